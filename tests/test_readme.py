"""The README and docs/ against the code: commands, tables, and Python examples with the output that they show."""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer

from xlaengine.batch.fields import SUPPORTED
from xlaengine.cli.app import application
from xlaengine.config import Settings, parse_speculative
from xlaengine.config.spelling import KEYS

ROOT = Path(__file__).parent.parent
PAGES = {path.name: path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]}
README = PAGES["README.md"]


def first_column(header: str, page: str) -> set[str]:
    """The quoted names in the first column of the table under ``header``."""
    rows = page.split(header, 1)[1].lstrip("\n").split("\n\n", 1)[0].splitlines()
    return {name for row in rows if row.startswith("|") for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


def test_the_two_commands_stand_on_lines_of_their_own():
    lines = README.splitlines()
    assert "pip install . && xlaengine run-batch -i examples/prompts.jsonl -o out.jsonl" in lines
    assert "pip install '.[test]' && pytest" in lines


def rows(header: str, page: str) -> list[list[str]]:
    """The cells of the table under ``header``."""
    lines = page.split(header, 1)[1].lstrip("\n").split("\n\n", 1)[0].splitlines()[1:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def parameters(name):
    """Of a command, by each of their names."""
    command = typer.main.get_command(application([name])).commands[name]  # type: ignore[attr-defined]
    named = {name: parameter for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]}
    return {name: parameter for name, parameter in named.items() if name not in ("--help", "-h")}


TABLES = pytest.mark.parametrize(
    ("name", "page"),
    [("run-batch", "run-batch.md"), ("verify", "verify.md"), ("daemon", "daemon.md"), ("plan", "memory.md"), ("bench", "bench.md")],
)


@TABLES
def test_every_option_of_a_command_is_in_its_table(name, page):
    assert first_column("| option | meaning |", PAGES[page]) == set(parameters(name))


@TABLES
def test_a_default_that_a_table_tells_is_the_option_s(name, page):
    options, told = parameters(name), 0
    for names, meaning in rows("| option | meaning |", PAGES[page]):
        of_row = {options[name].name: options[name] for name in re.findall(r"`([^`]+)`", names)}
        defaults = [str(option.default) for option in of_row.values() if option.default is not None]
        stated = re.search(r"\(default `?([\w.-]+?)`?[:;,) ]", meaning)
        if len(defaults) == len(of_row) == 1 and stated is not None:
            told += 1
            assert stated.group(1) == str(defaults[0]).removesuffix(".0"), names
        if len(of_row) == 1 and (on := re.search(r"\(the default\)", meaning)) and defaults[0] in ("True", "False"):
            assert (defaults[0] == "True") == (on.start() < meaning.rindex(", or ")), names
    assert told >= {"run-batch": 7, "verify": 1, "daemon": 7, "plan": 0, "bench": 1}[name]


def test_the_arguments_of_an_llm_and_their_defaults_are_in_their_table():
    defaults = {field.name: field.default for field in fields(Settings)}
    told = {}
    for names, values, _ in rows("| argument | default | meaning |", PAGES["python.md"]):
        each = re.findall(r"`([^`]+)`", names)
        same = [value.strip(" `") for value in values.split(",")]
        told |= dict.fromkeys(each) if values.startswith("as [run-batch]") else dict(zip(each, same, strict=True))
    assert set(told) == set(defaults)
    for name, value in told.items():
        assert value is None or value == {"tokenizer": "the model's"}.get(name, str(defaults[name])), name


def test_every_key_of_a_speculative_config_is_in_its_table():
    rows = PAGES["speculation.md"].split("| key | meaning |", 1)[1].split("\n\n", 1)[0].splitlines()
    keys = {name for row in rows if row.startswith("| `") for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert keys == set(KEYS)


def test_every_speculative_config_that_is_shown_is_one():
    shown = [text for page in PAGES.values() for text in re.findall(r"'(\{\"m[^']*\})'", page)]
    assert len(shown) >= 3
    for text in shown:
        parse_speculative(text)


def test_the_field_table_lists_what_is_supported():
    assert first_column("| field | | meaning |", PAGES["run-batch.md"]) == set(SUPPORTED)


def test_the_metrics_table_lists_what_an_engine_counts(engine_at):
    counted = set(engine_at().metrics()) - {"generate_seconds"}  # `LLM.metrics` has it under seconds
    beside = {"settings", "seconds", "peak_device_bytes", "peak_host_bytes", "completed", "failed", "resumed", "verify_reference"}
    assert first_column("| metric | meaning |", PAGES["metrics.md"]) == counted | beside


def test_nothing_is_left_to_fill_in():
    for name, page in PAGES.items():
        assert re.findall(r"^\W*[A-Z0-9]+(?:_[A-Z0-9]+)+\W*$|\| [A-Z0-9]+(?:_[A-Z0-9]+)+ \|", page, re.MULTILINE) == [], name


def test_every_room_is_in_the_table():
    package = ROOT / "xlaengine"
    rooms = {path.stem for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert first_column("| room | what it is |", PAGES["architecture.md"]) == rooms - {"__init__", "__main__"}


def targets(name: str, page: str) -> set[Path]:
    """The files of this repository that a page links to or quotes."""
    folder = ROOT if name == "README.md" else ROOT / "docs"
    linked = re.findall(r"\]\(([^)#:]+)", page)
    return {folder / link for link in linked if link != "https"} | {ROOT / path for path in re.findall(r"`(tests/[^`]*)`", page)}


@pytest.mark.parametrize("target", sorted(set().union(*(targets(*item) for item in PAGES.items()))), ids=lambda path: path.name)
def test_files_that_they_name_exist(target):
    assert target.exists()


EXAMPLES = [
    example
    for page in PAGES.values()
    for example in re.findall(r"^```python\n(.*?)^```\n+(?:prints\n+)?```text\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
]


def test_every_python_example_shows_its_output():
    """But that of a test file, which pytest runs: ``examples/test_my_engine.py`` is the whole of it."""
    assert len(EXAMPLES) == sum(page.count("```python") for page in PAGES.values()) - 1 == 4


@pytest.mark.slow
@pytest.mark.parametrize(("code", "output"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_a_python_example_prints_what_is_shown(code, output):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "an example", "exec"), {"__name__": "__main__"})
    assert printed.getvalue() == output
