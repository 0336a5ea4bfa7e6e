"""The input as a file that can be read twice, whatever it is."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from xlaengine.batch.source import open_input

DATA = b'{"prompt": "x"}\n' * 3


def test_a_pipe_becomes_a_file_that_begins_at_its_first_byte(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(DATA,))
    writer.start()
    with open_input(str(pipe)) as file:
        assert [file.read(), file.seek(0), file.read()] == [DATA, 0, DATA]
    writer.join()
