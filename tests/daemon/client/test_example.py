"""``examples/daemon_client.py`` as a user runs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
def test_the_example_prints_texts_and_their_ends() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    printed = subprocess.check_output([sys.executable, ROOT / "examples" / "daemon_client.py"], text=True, env=environment, timeout=120)
    romeo = re.search(r"ROMEO:\n(.*?)\n\[slot 0, length\]\n", printed, re.DOTALL)
    assert romeo is not None
    assert romeo[1] in printed[romeo.end() :].replace(" | ", ""), "in quanta it is what it is at once"
    assert re.findall(r"\[(?:slot (?:0|1), )?(length|stop|abort)\]", printed) == ["length"] * 3 + ["abort"]
