"""What becomes of a command line: the dataclasses whose fields the options are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import pytest
import typer
from typer.testing import CliRunner

from xlaengine.cli.app import application
from xlaengine.cli.options import takes_options
from xlaengine.config import DEFAULT_NAME, Settings, SpeculativeConfig
from xlaengine.config.option import option

if TYPE_CHECKING:
    from nowhere import Unknown  # type: ignore[import-not-found]


def even(text: str) -> int:
    if int(text) % 2:
        raise ValueError(f"{text} is odd")
    return int(text)


def lower(text: str) -> str:
    if text != text.lower():
        raise ValueError(f"{text!r} is not lower case")
    return text


@dataclass(frozen=True, kw_only=True)
class Inner:
    count: int = option(2, "Of things.", read=even)
    name: str = option("a", "Of them all.", check=lower, spelled={"other": {"default": "b", "names": ("--called",)}})
    hidden: int = option(7, commands=("elsewhere",))


@dataclass(frozen=True, kw_only=True)
class Outer:
    places: list[Path] | None = option(None, positional=True)
    inner: Inner
    needed: int = option(min=1)
    kind: Literal["x", "y"] = option("x")
    sizes: Unknown = option(kind=list[int] | None, default=None, made=lambda given: tuple(given or (8,)))
    plain: int = 5


def parsed(command: str, *args: str) -> Any:
    seen: list[Any] = []

    @takes_options(command)
    def function(outer: Outer, loud: Annotated[bool, typer.Option("--loud")] = False) -> None:
        """Do it."""
        seen.append((outer, loud))

    app = typer.Typer()
    app.command()(function)
    result = CliRunner().invoke(app, args)
    return seen[0] if result.exit_code == 0 else (result.exit_code, " ".join(result.output.split()))


def test_options_become_the_dataclass_and_the_ones_in_it() -> None:
    assert parsed("some", "--needed", "1") == (Outer(needed=1, inner=Inner(), sizes=(8,)), False)
    every = ["p", "q", "--needed", "3", "--count", "4", "--name", "c", "--kind", "y", "--sizes", "1", "--sizes", "2", "--loud"]
    inner = Inner(count=4, name="c")
    assert parsed("some", *every) == (Outer(places=[Path("p"), Path("q")], needed=3, inner=inner, kind="y", sizes=(1, 2)), True)


def test_a_command_spells_an_option_its_own_way() -> None:
    assert parsed("other", "--needed", "1")[0].inner == Inner(name="b")
    assert parsed("other", "--needed", "1", "--called", "d")[0].inner == Inner(name="d")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "--needed"),
        (["--needed", "0"], "--needed"),
        (["--needed", "1", "--count", "3"], "3 is odd"),
        (["--needed", "1", "--name", "C"], "'C' is not lower case"),
        (["--needed", "1", "--kind", "z"], "--kind"),
        (["--needed", "1", "--hidden", "1"], "--hidden"),
        (["--needed", "1", "--plain", "1"], "--plain"),
    ],
)
def test_what_is_wrong_is_usage_and_names_the_option(args: list[str], words: str) -> None:
    status, said = parsed("some", *args)
    assert status == 2
    assert words in said


@pytest.mark.parametrize(
    ("command", "args"),
    [
        ("run-batch", ["-i", "in", "-o", "out", "--dtype", "q"]),
        ("daemon", ["--kv-cache-dtype", "q"]),
        ("verify", ["--inject", "q"]),
        ("plan", ["--dtype", "q"]),
    ],
)
def test_a_refused_choice_begins_with_the_value(command: str, args: list[str]) -> None:
    result = CliRunner().invoke(application([command]), [command, *args])
    said = " ".join(result.output.replace("│", " ").split())
    assert result.exit_code == 2
    assert f"Invalid value for '{args[-2]}': 'q' is not one of '" in said
    assert "Value error" not in said


def options_of(monkeypatch: pytest.MonkeyPatch, command: str, *args: str) -> Any:
    """What the command's `execute` is given."""
    seen: list[Any] = []
    monkeypatch.setattr(f"xlaengine.cli.{command.replace('-', '_')}.execute", lambda options, *_: seen.append(options) or 0)
    result = CliRunner().invoke(application([command]), [command, *args], obj=[])
    assert result.exit_code == 0, result.output
    return seen[0]


FILES = ["-i", "in", "-o", "out"]


def test_run_batch_makes_one_object_of_what_an_engine_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert options_of(monkeypatch, "run-batch", *FILES).settings == Settings()
    args = ["--model", "tiny", "--no-async-scheduling", "--max-num-seqs", "3", "--dtype", "bfloat16", "--seed", "-1", "--probe-every", "2"]
    more = ["--speculative-config", '{"method": "ngram"}', "--no-enable-prefix-caching", "--scheduling-policy", "fcfs", "--no-memory-check"]
    assert options_of(monkeypatch, "run-batch", *FILES, *args, *more).settings == Settings(
        "tiny",
        depth=1,
        max_num_seqs=3,
        dtype="bfloat16",
        seed=-1,
        probe_every=2,
        speculative_config=SpeculativeConfig(method="ngram"),
        enable_prefix_caching=False,
        scheduling_policy="fcfs",
        memory_check=False,
    )


def test_a_daemon_has_defaults_and_names_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = options_of(monkeypatch, "daemon")
    assert wanted.settings == Settings(enable_prefix_caching=False, probe=True)
    wanted = options_of(monkeypatch, "daemon", "--target-cache-slots", "3", "--snapshots", "2", "--no-probe", "--max-logprobs", "0")
    assert wanted.settings == Settings(enable_prefix_caching=False, max_num_seqs=3, snapshots=2, max_logprobs=0)
    assert options_of(monkeypatch, "daemon", "--stream-tagged", "--quantum", "4").service.quantum == 4


def test_verify_and_bench_take_several_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    options = options_of(monkeypatch, "verify", "--max-num-seqs", "3", "--max-num-seqs", "2", "--max-num-seqs", "3", "--level", "2")
    assert (options.max_num_seqs, options.levels) == ((3, 2), (2,))
    assert options.given == ("--max-num-seqs", "--level")
    options = options_of(
        monkeypatch, "verify", "--tensor-parallel-size", "4", "--tensor-parallel-size", "1", "--level", "3", "--level", "2p"
    )
    assert (options.devices, options.levels) == ((4, 1), ("2p", 3))
    options = options_of(monkeypatch, "verify")
    assert (options.max_num_seqs, options.devices, options.levels, options.settings, options.given) == ((8,), (), (1, 3), Settings(), ())
    settings = options_of(monkeypatch, "bench", "decode").settings
    assert (settings.model, settings.dtype, settings.max_num_seqs, settings.scheduling_policy) == (DEFAULT_NAME, "auto", (1, 8, 32), "lof")
    assert options_of(monkeypatch, "bench", "--max-num-seqs", "9", "--max-num-seqs", "2").settings.max_num_seqs == (2, 9)
