"""``xlaengine verify``: proof that every stream is what it would have been alone. The work is done in `xlaengine.harness`."""

from __future__ import annotations

import logging
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, cast

import typer
from rich.console import Console

from xlaengine.batch.errors import UsageError
from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, EXIT_USAGE, DTypeChoice, say_error
from xlaengine.cli.options import DType, MemoryCheck, Model, Speculative, TokenizerPlace, engine_option
from xlaengine.cli.progress import Notes, log_as_notes, make_display
from xlaengine.cli.stop import held
from xlaengine.cli.verify_case import MAX_TOKENS, SYNTHETIC, Options, check_options, load_case
from xlaengine.harness.compare import FailsAlone
from xlaengine.host.malloc import settle_malloc
from xlaengine.sources import UnknownModel
from xlaengine.sources.default_model import DEFAULT_NAME

if TYPE_CHECKING:
    from xlaengine.harness.fault_kinds import FaultKind, ModelFault
    from xlaengine.harness.verdict import Level

_workload = partial(typer.Option, rich_help_panel="Workload")
_check = partial(typer.Option, rich_help_panel="Checks")


class InjectChoice(StrEnum):
    neighbour = "neighbour"
    rng = "rng"
    mask = "mask"
    stale_kv = "stale-kv"
    lease = "lease"
    overaccept = "overaccept"
    rejected_kv = "rejected-kv"
    miscount = "miscount"
    rope = "rope"
    norm = "norm"
    panel = "panel"
    column = "column"
    bias = "bias"
    weights = "weights"


class OracleDTypeChoice(StrEnum):
    float32 = "float32"
    float64 = "float64"


Sizes = Annotated[list[int] | None, engine_option(min=1, help="Slots; give it again for more sizes. 8 if not given.")]
MaxModelLen = Annotated[int | None, engine_option(min=2, help="Tokens of a slot; as many as the workload needs if not given.")]
InputFile = Annotated[str | None, _workload("--input-file", "-i", help="JSONL of requests, as run-batch takes; - is standard input.")]
Synthetic = Annotated[int | None, _workload(min=1, metavar="N", help=f"N requests drawn from the seed; {SYNTHETIC} without -i.")]
MaxTokens = Annotated[int | None, _workload(min=1, help=f"Most tokens of a stream; {MAX_TOKENS} where nothing else says so.")]
Levels = Annotated[
    list[int] | None, _check(min=1, max=3, help="1 any schedule, 2 any size, 3 the oracle; give it again for more. 1 and 3 if not given.")
]
OracleDType = Annotated[
    OracleDTypeChoice, _check(help="What the oracle computes in. In float32 float64 decides what is too close to tell; float64 is slower.")
]
Inject = Annotated[InjectChoice | None, _check(help="Break the promise on purpose: it must be caught.")]
Replay = Annotated[Path | None, _check(metavar="FILE", help="Run again what a mismatch has left, on --model if given.")]


def command(
    context: typer.Context,
    model: Model = DEFAULT_NAME,
    tokenizer: TokenizerPlace = None,
    dtype: DType = DTypeChoice.auto,
    max_num_seqs: Sizes = None,
    max_model_len: MaxModelLen = None,
    speculative_config: Speculative = None,
    memory_check: MemoryCheck = True,
    input_file: InputFile = None,
    synthetic: Synthetic = None,
    max_tokens: MaxTokens = None,
    seed: Annotated[int, _workload(min=0, help="Of the synthetic requests and the schedules.")] = 0,
    schedules: Annotated[int, _check(min=1, metavar="K", help="Schedules to draw, dealt out to the sizes.")] = 5,
    level: Levels = None,
    oracle_dtype: OracleDType = OracleDTypeChoice.float32,
    inject: Inject = None,
    replay: Replay = None,
    report: Annotated[Path | None, _check(metavar="DIR", help="Write a page to look at there.")] = None,
    no_progress: Annotated[bool, _check("--no-progress", help="No bars and no progress lines.")] = False,
) -> None:
    """Verify that every stream is what it would have been alone, bit for bit, whatever the schedule, and that alone it is the oracle's.

    Exit status: 0 nothing differs; 1 something does, nothing was shown, or the run failed or was stopped; 2 wrong usage.
    """
    options = Options(
        model=model,
        tokenizer=tokenizer,
        dtype=dtype.value,
        max_model_len=max_model_len,
        speculative=speculative_config,
        memory_check=memory_check,
        max_num_seqs=tuple(dict.fromkeys(max_num_seqs or [8])),
        input_file=input_file,
        synthetic=synthetic,
        max_tokens=max_tokens,
        schedules=schedules,
        levels=cast("tuple[Level, ...]", tuple(sorted(set(level or [1, 3])))),
        seed=seed,
        oracle_dtype=cast("Literal['float32', 'float64']", oracle_dtype.value),
        inject=cast("FaultKind | ModelFault | None", inject and inject.value),
        replay=replay,
        report=report,
        given=_given(context),
    )
    raise typer.Exit(execute(options, make_display(Console(stderr=True), progress=not no_progress)))


def _given(context: typer.Context) -> tuple[str, ...]:
    """The long names of the options that stand on the command line."""
    sources = ((parameter.opts[0], context.get_parameter_source(str(parameter.name))) for parameter in context.command.params)
    return tuple(name for name, source in sources if source is not None and source.name == "COMMANDLINE")


def execute(options: Options, display: Notes) -> int:
    """Verify, and tell what was found; the exit status."""
    try:
        lines = check_options(options)
        # Here, because jax comes with them, which takes seconds that a wrong option need not wait for.
        with held():
            from xlaengine.cli.verify_report import tell
            from xlaengine.harness.case import run_case

        settle_malloc()
        # Of the engine's log only warnings: how a schedule fared inside is not what was asked.
        with display, log_as_notes(display, logging.WARNING):
            case, subject = load_case(options, lines, display.phase)
            found = run_case(case, subject, display.phase)
        tell(display.console, case, found, subject.tokenizer, report=options.report, replay=options.replay)
    except KeyboardInterrupt:
        display.note("stopped: nothing has been concluded")
    except (UsageError, UnknownModel) as error:
        say_error(display.console, error)
        return EXIT_USAGE
    except FailsAlone as error:
        say_error(display.console, error)
        typer.echo("RESULT: MISMATCH")
    except Exception as error:  # the last border: whatever failed, a person gets one line
        say_error(display.console, error)
    else:
        return EXIT_DONE if found.passed else EXIT_RUN_FAILED
    return EXIT_RUN_FAILED
