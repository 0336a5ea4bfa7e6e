"""The table of hops in docs/architecture.md against the source, and against a run.

``python -m tests.test_path_of_a_request`` writes the lines of the source into the table.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

from tests.conftest import FIXTURES, LLM_SETTINGS
from xlaengine import LLM
from xlaengine.batch.interface import Job
from xlaengine.batch.journal import Journal
from xlaengine.batch.loop import Loop
from xlaengine.batch.one_engine import OneEngine
from xlaengine.batch.resume import NOTHING
from xlaengine.check.judge import check_requests
from xlaengine.config import Settings
from xlaengine.control.intake import Intake

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "xlaengine"
PAGE = ROOT / "docs" / "architecture.md"
MOST_HOPS = 20
LINE = b'{"custom_id": "a", "prompt": [5, 6, 7], "max_tokens": 3, "ignore_eos": true}\n'


class Hop(NamedTuple):
    number: int
    file: str
    line: int
    function: str

    @property
    def is_traced(self) -> bool:
        """Runs inside a graph: Python has called it when the graph was built."""
        return self.file.startswith("device/")


def hops() -> list[Hop]:
    rows = re.findall(r"^\| (\d+) \| `([\w/]+\.py):(\d+)` \| `([\w.]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [Hop(int(number), file, int(line), function) for number, file, line, function in rows]


def around() -> list[tuple[str, str]]:
    """What runs before the first line: cells with files, and with functions or classes in them."""
    table = PAGE.read_text(encoding="utf-8").split("| file | function | what happens |", 1)[1].split("\n\n", 1)[0]
    return [(files, functions) for files, functions in re.findall(r"^\| (`[^|]+`) \| (`[^|]+`) \|", table, re.MULTILINE)]


def line_of(file: str, function: str) -> int:
    """Where the source defines it; a decorator stands before that line."""
    node: ast.AST = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
    for name in function.split("."):
        node = next(each for each in ast.iter_child_nodes(node) if isinstance(each, (ast.FunctionDef, ast.ClassDef)) and each.name == name)
    assert isinstance(node, ast.FunctionDef)
    return node.lineno


def defines(path: Path, function: str) -> bool:
    sources = [path] if path.suffix else sorted(path.glob("*.py"))
    name = function.rpartition(".")[2]
    return any(re.search(rf"^\s*(def|class) {name}\b", source.read_text(encoding="utf-8"), re.MULTILINE) for source in sources)


class Calls:
    """What a request's way through the package calls, recorded by the interpreter: entered functions, and calls from file to file."""

    def __init__(self) -> None:
        self.entered: list[tuple[str, str]] = []
        self.between: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event != "call" or (file := _file_of(frame)) is None:
            return
        self.entered.append((file, frame.f_code.co_qualname))
        caller = frame.f_back
        while caller is not None and (of_caller := _file_of(caller)) is None:
            caller = caller.f_back
        if caller is not None and of_caller is not None:
            self.between[of_caller, file] += 1


def _file_of(frame: FrameType) -> str | None:
    path = frame.f_code.co_filename
    return path.removeprefix(f"{PACKAGE}/") if path.startswith(f"{PACKAGE}/") else None


@pytest.fixture(scope="module")
def llm() -> Iterator[LLM]:
    with LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS) as built:
        yield built


@pytest.fixture
def calls(llm: LLM, tmp_path: Path) -> Calls:
    """Of one line through `Loop.run`."""
    output = tmp_path / "out.jsonl"
    job = Job(input_file="in.jsonl", output_file=str(output), settings=Settings(model="llama3"))
    recorded, journal = Calls(), Journal(output)
    loop = Loop(job, OneEngine(job, llm, check_requests), journal, NOTHING)
    sys.setprofile(recorded)
    try:
        written = list(loop.run(io.BytesIO(LINE)))
    finally:
        sys.setprofile(None)
        journal.close()
    assert written == [False]
    assert output.read_bytes().count(b"\n") == 1
    return recorded


def test_a_request_takes_at_most_twenty_hops() -> None:
    assert [hop.number for hop in hops()] == list(range(1, len(hops()) + 1))
    assert 10 < len(hops()) <= MOST_HOPS


def test_each_hop_leads_to_another_file() -> None:
    assert all(one.file != other.file for one, other in pairwise(hops()))


@pytest.mark.parametrize("hop", hops(), ids=lambda hop: hop.function)
def test_the_line_of_a_hop_is_that_of_the_source(hop: Hop) -> None:
    assert line_of(hop.file, hop.function) == hop.line, "python -m tests.test_path_of_a_request writes the lines"


@pytest.mark.parametrize(("files", "functions"), around())
def test_what_runs_before_the_first_line_is_in_the_source(files: str, functions: str) -> None:
    paths = [PACKAGE / name for name in re.findall("`([^`]+)`", files)]
    for function in re.findall("`([^`]+)`", functions):
        assert any(defines(path, function) for path in paths), function


def test_a_request_takes_the_hops_in_their_order(calls: Calls) -> None:
    entered = iter(calls.entered)
    for hop in hops():
        assert hop.is_traced or (hop.file, hop.function) in entered, f"hop {hop.number} does not come after the one before it"


def test_no_room_calls_a_higher_one_on_the_way_of_a_request(calls: Calls) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["xlaengine"])
    height = {room.strip(): -i for i, layer in enumerate(layers) for room in layer.split("|")}

    def of(file: str) -> int:
        return height[file.partition("/")[0].removesuffix(".py")]

    assert len(calls.between) > 50
    assert [pair for pair in calls.between if of(pair[1]) > of(pair[0])] == []


def test_a_request_is_checked_once(llm: LLM, calls: Calls) -> None:
    assert calls.entered.count(("control/intake.py", "Intake.make")) == 1
    assert calls.entered.count(("control/intake.py", Intake._check.__qualname__)) == 1


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    for hop in hops():
        text = text.replace(
            f"| `{hop.file}:{hop.line}` | `{hop.function}` |", f"| `{hop.file}:{line_of(hop.file, hop.function)}` | `{hop.function}` |"
        )
    PAGE.write_text(text, encoding="utf-8")
