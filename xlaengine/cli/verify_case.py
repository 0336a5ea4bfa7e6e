"""Checks the options of ``xlaengine verify``, and makes the case that it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from xlaengine.batch.errors import UsageError
from xlaengine.batch.lines import BadLine, BatchRequest, parse, read_lines
from xlaengine.batch.refusals import require_writable_directory
from xlaengine.batch.source import open_input, require_text
from xlaengine.check.faults.kinds import ALL_NEEDS, Fault, device_fault, model_fault
from xlaengine.check.verify.levels import NAMES, Level, in_words, levels_named
from xlaengine.cli.common import read_earlier, settings_as_usage
from xlaengine.cli.host_devices import chosen_devices
from xlaengine.cli.xla_flags import require_xla_flags
from xlaengine.config import EngineConfig, Settings
from xlaengine.config.option import option
from xlaengine.config.settings import ENGINE_PANEL
from xlaengine.control.intake import Intake
from xlaengine.types import MAX_LOGPROBS, InvalidRequest, Progress, Request
from xlaengine.types.words import plural

if TYPE_CHECKING:
    from xlaengine.check.oracle.streams import OracleDType
    from xlaengine.check.verify.case import Case, Subject
    from xlaengine.text import Tokenizer

SYNTHETIC = 16
"""The number of drawn requests by default; for more than 10 slots it is 1.5 times their number, so that slots are recycled."""

STOPPED = 5
"""One of ``STOPPED`` drawn requests gets stop strings, another one a stop token, and another one a bias to EOS."""

SNAPSHOTS = 2
"""The number of snapshots of an engine under verification: schedules take and load them."""

SYNTHETIC_LENGTH = 384
"""S if requests are drawn: long enough to cross the borders of most prefill buckets, and of the first attention block."""

MAX_TOKENS = 24
"""``max_tokens`` by default."""

FAULTS: tuple[Fault, ...] = tuple(ALL_NEEDS)

BREAKS: dict[Level, str] = {1: "schedules", "2p": "engines of several devices", 3: "the model"}
"""By level: what the faults that it can catch break."""

WORKLOAD, CHECKS = "Workload", "Checks"
"""Panels of the command's help."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of the command. ``given`` has the names of those on the command line, as ``--seed``."""

    settings: Settings
    max_num_seqs: tuple[int, ...] = option(
        help="Slots; give it again for more sizes. 8 if not given.",
        min=1,
        kind=list[int] | None,
        default=None,
        made=lambda given: tuple(dict.fromkeys(given or [8])),
        panel=ENGINE_PANEL,
    )
    devices: tuple[int, ...] = option(
        help="Devices that compute the model together; give it again for more numbers. 1, or with level 2p 1, 2, 4 and 8, if not given.",
        names=("--tensor-parallel-size",),
        min=1,
        kind=list[int] | None,
        default=None,
        made=lambda given: tuple(dict.fromkeys(given or ())),
        metavar="N",
        panel=ENGINE_PANEL,
    )
    input_file: str | None = option(
        None, "JSONL of requests, as run-batch takes; - is standard input.", names=("--input-file", "-i"), panel=WORKLOAD
    )
    synthetic: int | None = option(
        None,
        f"N requests drawn from the seed; without -i {SYNTHETIC}, or 1.5 times the largest B if that is more.",
        min=1,
        metavar="N",
        panel=WORKLOAD,
    )
    max_tokens: int | None = option(
        None, f"Most tokens of a stream; without it those of its line, else {MAX_TOKENS}.", min=1, panel=WORKLOAD
    )
    seed: int = option(0, "Seed of the synthetic requests and the schedules.", min=0, panel=WORKLOAD)
    schedules: int = option(5, "Schedules to draw; the sizes take them in turn.", min=1, metavar="K", panel=CHECKS)
    levels: tuple[Level, ...] = option(
        help="1 any schedule, 2 any size, 2p any number of devices, 3 the oracle; give it again for more. 1 and 3 if not given.",
        names=("--level",),
        kind=list[str] | None,
        default=None,
        metavar="|".join(NAMES),
        check=levels_named,
        made=lambda given: tuple(given or (1, 3)),
        panel=CHECKS,
    )
    oracle_dtype: OracleDType = option(
        "float32",
        "The oracle's dtype. In float32, float64 decides small differences; float64 alone is slower.",
        kind=Literal["float32", "float64"],
        panel=CHECKS,
    )
    inject: Fault | None = option(None, "Plant this fault on purpose: it must be caught.", kind=Literal[FAULTS], panel=CHECKS)
    replay: Path | None = option(
        None, "Run the case in this file again, which a mismatch left; on --model if given.", metavar="FILE", panel=CHECKS
    )
    report: Path | None = option(None, "Write an HTML page there.", metavar="DIR", panel=CHECKS)
    given: tuple[str, ...] = ()


BESIDE_REPLAY = frozenset({"--replay", "--model", "--report", "--memory-check", "--no-progress"})


def check_options(options: Options) -> list[BatchRequest] | None:
    """Checks what needs no model. Returns the input's lines, if there is an input.

    Raises:
        UsageError: the options contradict each other, or the input cannot be read.
    """
    if options.report is not None:
        require_writable_directory(options.report, "--report")
    if options.replay is not None:
        if unused := [name for name in options.given if name not in BESIDE_REPLAY]:
            raise UsageError(f"--replay goes only with --model, --report, --memory-check and --no-progress: leave out {', '.join(unused)}")
        return None
    if options.input_file is not None and options.synthetic is not None:
        raise UsageError(f"-i {options.input_file} and --synthetic {options.synthetic} exclude each other")
    if 2 in options.levels and len(options.max_num_seqs) < 2:
        raise UsageError(f"--level 2 compares sizes, and --max-num-seqs gives {len(options.max_num_seqs)}: give it twice or more")
    if "2p" in options.levels and len(options.devices) == 1:
        raise UsageError(f"--level 2p compares numbers of devices, and --tensor-parallel-size gives {options.devices[0]} alone: give more")
    if "2p" not in options.levels and len(options.devices) > 1:
        raise UsageError(f"--tensor-parallel-size gives {len(options.devices)} numbers of devices: only --level 2p compares them")
    if 1 in options.levels and options.schedules < len(options.max_num_seqs):
        raise UsageError(f"--schedules {options.schedules} leaves some of the {len(options.max_num_seqs)} sizes without one")
    if options.inject is not None:
        _require_level_of(options.inject, options.levels)
    return None if options.input_file is None else _read(options.input_file)


def _require_level_of(fault: Fault, levels: tuple[Level, ...]) -> None:
    needed: Level = 3 if model_fault(fault) is not None else "2p" if device_fault(fault) is not None else 1
    if needed not in levels:
        raise UsageError(f"--inject {fault} breaks {BREAKS[needed]}: it needs level {needed}, got --level {in_words(levels)}")


def _read(name: str) -> list[BatchRequest]:
    lines: list[BatchRequest] = []
    where: dict[str, int] = {}
    with open_input(name) as file:
        require_text(file, name, "verify")
        for line in map(parse, read_lines(file)):
            if isinstance(line, BadLine):
                raise UsageError(f"{name}, line {line.line}: {line.message}")
            if (earlier := where.setdefault(line.custom_id, line.line)) != line.line:
                raise UsageError(f"{name}, line {line.line}: custom_id {line.custom_id!r} stands on line {earlier} too")
            lines.append(line)
    if not lines:
        raise UsageError(f"{'standard input' if name == '-' else name} has 0 requests: there is nothing to verify")
    return lines


def load_case(
    options: Options, lines: list[BatchRequest] | None, progress: Progress, note: Callable[[str], object]
) -> tuple[Case, Subject, Tokenizer | None]:
    """Returns the case to run, its model without weights yet, and the tokenizer.

    Args:
        note: called with messages about the devices.

    Raises:
        UsageError: the model cannot serve it, there is not enough memory or too few devices, or the replay's file is not a case.
    """
    require_xla_flags()
    with settings_as_usage():
        if options.replay is None:
            case, subject = _new_case(options, lines, progress, note)
        else:
            case, subject = _replayed(options, options.replay, progress, note)
        if case.config.cut_columns:
            note("XLA's kernels: also on 1 device matrices are cut as on several, for equal bits; other commands do not cut them there")
        if options.settings.memory_check:
            _require_memory(case, subject)
        return case, subject, subject.tokenizer


def _require_memory(case: Case, subject: Subject) -> None:
    """Checks the largest engine of each number of devices, before any of them is compiled. Only the first number has every B.

    Raises:
        ValueError: one does not fit into memory.
    """
    from xlaengine.planning import WAY_PAST, require_memory

    first, *others = case.devices or (case.config.tensor_parallel_size,)
    for N, B in {first: max(case.max_num_seqs), **dict.fromkeys(others, case.max_num_seqs[0])}.items():
        config = replace(case.config, max_num_seqs=B, decode_widths=(), tensor_parallel_size=N)
        try:
            require_memory(subject.shapes(config, oracle=3 in case.levels), way_past=WAY_PAST)
        except ValueError as error:
            raise ValueError(f"on {plural(N, 'device')}, {error}" if others else str(error)) from None


def _replayed(options: Options, path: Path, progress: Progress, note: Callable[[str], object]) -> tuple[Case, Subject]:
    """The case in a file, on the model of the options if they name one."""
    from xlaengine.check.verify.case import Case, Subject
    from xlaengine.ops import native

    case = read_earlier(path, Case.from_json, "replay", "replay")
    if case.config.kernels == "native" and (reason := native.missing()) is not None:
        raise UsageError(f"{path} is a case of native kernels, which cannot be used here: {reason}")
    if "--model" in options.given:
        case = replace(case, model=options.settings.model_name)
    chosen_devices(case.devices or (case.config.tensor_parallel_size,), bool(case.devices), note)
    return case, Subject(case.model, case.tokenizer, progress)


def _new_case(
    options: Options, lines: list[BatchRequest] | None, progress: Progress, note: Callable[[str], object]
) -> tuple[Case, Subject]:
    """The case of the options and the input's lines."""
    from xlaengine.check.verify.case import Case, Subject
    from xlaengine.check.verify.verify import LOGPROBS
    from xlaengine.defaults import chosen_max_model_len, engine_config

    devices = chosen_devices(options.devices, "2p" in options.levels, note)
    subject = Subject(options.settings.model_name, options.settings.tokenizer, progress)
    longest = chosen_max_model_len(subject.facts, options.settings.max_model_len)
    requests = _drawn(options, longest, subject) if lines is None else _tokenized(options, lines, longest, subject)
    counts = [count for request in requests for count in (request.params.logprobs, request.params.prompt_logprobs) if count is not None]
    settings = replace(
        options.settings,
        max_num_seqs=options.max_num_seqs[0],
        tensor_parallel_size=devices[0],
        max_model_len=options.settings.max_model_len or min(_whole_blocks(requests), longest),
        max_logprobs=max([LOGPROBS, *counts]),
        snapshots=SNAPSHOTS if 1 in options.levels else 0,
        prompt_logprobs=any(request.params.prompt_logprobs is not None for request in requests),
        scheduling_policy="fcfs",
    )
    config = engine_config(settings, subject.facts, progress)
    if "2p" in options.levels and config.kernels == "xla":
        config = replace(config, cut_columns=1 in devices)
    case = Case(
        model=options.settings.model_name,
        tokenizer=options.settings.tokenizer,
        config=subject.proposing(config, options.max_num_seqs, requests),
        requests=tuple(requests),
        max_num_seqs=options.max_num_seqs,
        levels=options.levels,
        devices=devices if "2p" in options.levels else (),
        schedules=options.schedules,
        seed=options.seed,
        oracle_dtype=options.oracle_dtype,
        fault=options.inject,
        ends=0 if lines is not None else -(-len(requests) // STOPPED),
    )
    return case, subject


def _whole_blocks(requests: list[Request]) -> int:
    """The longest request's length in whole attention blocks, so that other workloads find the same graphs compiled."""
    needed, block = max(len(request.prompt_token_ids) + request.max_tokens for request in requests), EngineConfig().kv_block
    return -(-needed // block) * block


def _drawn(options: Options, longest: int, subject: Subject) -> list[Request]:
    from xlaengine.check.verify.workload import draw_requests, ordinary_tokens, with_common_beginnings, with_repeats

    S = options.settings.max_model_len or min(longest, SYNTHETIC_LENGTH)
    shapes = EngineConfig(max_model_len=S)
    special = subject.tokenizer.special_ids if subject.tokenizer else ()
    vocab = ordinary_tokens(subject.facts.vocab, {*subject.facts.eos_token_ids, *special})
    most = options.max_tokens or min(MAX_TOKENS, S // 2)
    count = options.synthetic or max(SYNTHETIC, 3 * max(options.max_num_seqs) // 2)
    borders = (*shapes.prefill_buckets, *range(shapes.kv_block, S, shapes.kv_block))
    drawn = draw_requests(options.seed, count, vocab, max_model_len=S, max_tokens=most, borders=borders)
    drawn = with_common_beginnings(drawn, options.seed, vocab, unit=shapes.prefill_buckets[0], max_model_len=S)
    return with_repeats(drawn, options.seed, vocab, max_tokens=most, max_model_len=S)


def _tokenized(options: Options, lines: list[BatchRequest], longest: int, subject: Subject) -> list[Request]:
    limits = EngineConfig(max_model_len=longest, max_logprobs=MAX_LOGPROBS, prompt_logprobs=True, seed=options.seed)
    intake = Intake(limits, subject.facts.vocab, subject.facts.eos_token_ids, subject.tokenizer)
    requests = []
    for line in lines:
        most = line.params.max_tokens or options.max_tokens or MAX_TOKENS
        most = min(most, options.max_tokens or most)
        params = replace(line.params, max_tokens=most, min_tokens=min(line.params.min_tokens, most))
        try:
            requests.append(intake.make(line.custom_id, line.prompt, line.messages, params))
        except InvalidRequest as error:
            raise UsageError(f"{options.input_file}, line {line.line}: {error.message}") from None
    return requests
