"""The README against the code: its commands, its tables, and its Python example with the output that it shows."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest
import typer

from xlaengine.batch.fields import SUPPORTED
from xlaengine.cli.main import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def first_column(header: str, page: str = README) -> set[str]:
    """The quoted names in the first column of the table under ``header``."""
    rows = page.split(header, 1)[1].lstrip("\n").split("\n\n", 1)[0].splitlines()
    return {name for row in rows if row.startswith("|") for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


def test_the_two_commands_stand_on_lines_of_their_own():
    lines = README.splitlines()
    assert "pip install . && xlaengine run-batch -i examples/prompts.jsonl -o out.jsonl" in lines
    assert "pip install '.[test]' && pytest" in lines


def test_every_option_of_run_batch_is_in_the_table():
    command = typer.main.get_command(app).commands["run-batch"]  # type: ignore[attr-defined]
    options = {name for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]} - {"--help", "-h"}
    assert first_column("| option | meaning |") == options


def test_the_field_table_lists_what_is_supported():
    assert first_column("| field | | meaning |") == set(SUPPORTED)


def test_the_metrics_table_lists_what_an_engine_counts(engine_at):
    counted = set(engine_at().metrics()) - {"generate_seconds"}  # `LLM.metrics` has it under seconds
    beside = {"seconds", "peak_device_bytes", "peak_host_bytes", "completed", "failed", "resumed", "verify_reference"}
    assert first_column("| metric | meaning |", (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")) == counted | beside


def test_every_room_is_in_the_table():
    package = ROOT / "xlaengine"
    rooms = {path.stem for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert first_column("| room | what it is |") == rooms - {"__init__", "__main__"}


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README) + re.findall(r"`(tests/[^`]*)`", README))))
def test_files_that_it_names_exist(target):
    assert (ROOT / target).exists()


EXAMPLES = re.findall(r"^```python\n(.*?)^```\n+(?:prints\n+)?```text\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_every_python_example_shows_its_output():
    assert len(EXAMPLES) == README.count("```python") == 2


@pytest.mark.slow
@pytest.mark.parametrize(("code", "output"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_a_python_example_prints_what_is_shown(code, output):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {"__name__": "__main__"})
    assert printed.getvalue() == output
