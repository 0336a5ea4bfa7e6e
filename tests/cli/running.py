"""Runs a command in this process, and the input of the tests of run-batch."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from xlaengine.cli.main import main

ROOT = Path(__file__).parents[2]
GOOD = b'{"prompt": "x"}\n{"custom_id": "b", "messages": [{"role": "user", "content": "y"}], "max_tokens": 9}\n'


class Full(io.StringIO):
    """A text stream on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def status(*argv: str) -> int:
    """Returns the exit status of a command."""
    with pytest.raises(SystemExit) as exit:
        main(argv)
    assert isinstance(exit.value.code, int)
    return exit.value.code
