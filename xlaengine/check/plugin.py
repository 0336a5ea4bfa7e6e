"""The pytest plugin: the fixtures `xlaengine_model` and `xlaengine_reference`, and a summary line with the counts.

pytest loads it in every project of its environment, so it imports nothing that takes time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from xlaengine.check.assertions.tally import listening
from xlaengine.types.words import plural

if TYPE_CHECKING:
    from xlaengine.check.assertions.reference import Reference

PROPERTY = "xlaengine"
"""The report property that carries the counts: it passes through pytest-xdist and into JUnit's XML."""

NOTES = 10
"""The number of near ties in the summary; ``-v`` shows all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    what = "the checkpoint under test: a Hugging Face directory, a .gguf file, a Hub id"
    parser.getgroup("xlaengine").addoption("--xlaengine-model", metavar="MODEL", help=what)
    parser.addini("xlaengine_model", f"{what}; a path is relative to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Summary(), "xlaengine-summary")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[Any]:
    with listening(lambda counts: item.user_properties.append((PROPERTY, asdict(counts)))):
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Removes the counts of an earlier attempt: plugins that run a failed test again keep its properties."""
    item.user_properties[:] = [each for each in item.user_properties if each[0] != PROPERTY]


class Summary:
    """Sums the counts of all assertions in the session."""

    def __init__(self) -> None:
        self.streams = self.near_ties = self.mismatches = 0
        self.notes: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown":  # only the last report holds the counts of all phases
            return
        for name, counts in report.user_properties:
            if name == PROPERTY and isinstance(counts, dict):
                self.streams += counts["streams"]
                self.near_ties += counts["near_ties"]
                self.mismatches += counts["mismatches"]
                self.notes += [f"{report.nodeid}: {note}" for note in counts["notes"]]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.streams:
            return
        shown = self.notes if terminalreporter.config.option.verbose > 0 else self.notes[:NOTES]
        for note in shown:
            terminalreporter.write_line(f"near tie: {note}")
        if more := len(self.notes) - len(shown):
            terminalreporter.write_line(f"and {more} more near {'tie' if more == 1 else 'ties'}: -v")
        compared, ties = plural(self.streams, "stream"), plural(self.near_ties, "near tie")
        terminalreporter.write_line(f"xlaengine: {compared} compared, {ties}, {plural(self.mismatches, 'mismatch', 'mismatches')}")


@pytest.fixture(scope="session")
def xlaengine_model(pytestconfig: pytest.Config) -> str:
    """The checkpoint under test: ``--xlaengine-model``, or ``xlaengine_model`` in the ini file."""
    return _model(pytestconfig)


@pytest.fixture(scope="session")
def xlaengine_reference(pytestconfig: pytest.Config) -> Callable[..., Reference]:
    """``xlaengine_reference(model=None, dtype="float32")`` returns the oracle of a checkpoint, read once a session.

    ``model`` defaults to `xlaengine_model`; ``dtype`` is the dtype that the engine under test computes in.
    """

    @cache
    def read(model: str, dtype: Any) -> Reference:
        from xlaengine.check.assertions.reference import Reference

        return Reference.of(model, dtype=dtype)

    return lambda model=None, dtype="float32": read(_model(pytestconfig) if model is None else str(model), dtype)


def _model(config: pytest.Config) -> str:
    """A relative path begins where pytest was started, or where the ini file is; a test may change the working directory."""
    if given := config.getoption("--xlaengine-model"):
        return _at(config.invocation_params.dir, given)
    if not (model := config.getini("xlaengine_model")):
        raise pytest.UsageError("no model is given: --xlaengine-model, or xlaengine_model in the ini file")
    return _at(config.inipath.parent if config.inipath else config.invocation_params.dir, model)


def _at(folder: Path, model: str) -> str:
    """Returns ``model`` as a path if it is one in the folder; otherwise it is a name of the Hub."""
    return str(folder / model) if (folder / model).exists() else model
