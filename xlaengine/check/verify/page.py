"""Writes the findings of a verification as an HTML page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

from xlaengine.check.compare import token_events
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.crowds import WORDS
from xlaengine.check.verify.levels import Level, in_words
from xlaengine.check.verify.verdict import Divergence, ScheduleRun, StreamRun, Verification
from xlaengine.config import SpeculativeConfig
from xlaengine.observe.report.page import CountTable, Headline, PageRun, StreamVerdict, TokenRow, write_page
from xlaengine.observe.trace import Place, Timeline, timeline
from xlaengine.text import Tokenizer
from xlaengine.types.words import plural

LEVELS: dict[Level, str] = {
    2: "level 2: alone, at another B",
    "2p": "level 2p: on another number of devices",
    3: "level 3: against the oracle",
}
"""The levels whose verdicts have a separate table, without a timeline."""

AROUND = 4
"""The number of positions that are shown before and after a divergence."""

MOST_COLUMNS = 20
"""The number of schedules whose counts get a column each."""

NO_TIMELINE = Timeline(slots=0, spans=(), samples=(), marks=(), seconds=0.0)


def write_report(directory: Path, case: Case, found: Verification, tokenizer: Tokenizer | None) -> Path:
    """Writes ``index.html`` into the directory: the kept schedules, then the verdicts of levels 2, 2p and 3. Returns its path."""
    sizes = ", ".join(map(str, case.max_num_seqs))
    summary = [
        ("model", case.model),
        ("dtype", case.config.dtypes),
        ("kernels", case.config.kernels),
        ("B", sizes),
        ("levels", in_words(found.levels)),
        ("seed", str(case.seed)),
        ("comparisons", str(found.streams)),
        ("tokens", str(found.tokens)),
        ("mismatches", str(found.mismatches)),
        ("near ties", str(found.near_ties)),
        ("seconds", f"{found.seconds:.1f}"),
    ]
    if case.config.speculative is not None:
        summary.insert(2, ("speculation", _speculation(case.config.speculative)))
    if case.devices:
        summary.insert(4, ("devices", ", ".join(map(str, case.devices))))
    if found.fault is not None:
        summary.append(("fault", f"{found.fault}: {found.of_fault}"))
    if found.cause is not None:
        summary.append(("would explain it", found.cause))
    elif found.possible is not None:
        summary.append(("possible", found.possible))
    if found.gates:
        gates = (f"B={B} {'passed' if gate.passed else 'failed'}" for B, gate in found.gates.items())
        summary.append(("independence gate", ", ".join(gates)))
    for B, counts in found.crowded.items():
        crowds = ", ".join(f"{seen} of {aim} {WORDS[kind]}" for kind, (seen, aim) in counts.items())
        summary.append((f"worst cases for experts at B={B}", crowds))
    runs = []
    for run in found.runs:
        title = _title(run, speculates=case.config.speculative is not None)
        verdicts = tuple(_verdicts(run.level, found, tokenizer, run))
        runs.append(PageRun(title, timeline(run.trace, run.schedule.max_num_seqs), verdicts))
    runs += [
        PageRun(title, NO_TIMELINE, tuple(_verdicts(level, found, tokenizer))) for level, title in LEVELS.items() if found.of_level(level)
    ]
    says = f"Comparisons of a stream: {found.streams}. Tokens in them: {found.tokens}."
    if found.result == "NOTHING VERIFIED":
        says += f" Nothing verified: {found.shows_nothing}."
    result = Headline(found.result, found.passed, says)
    return write_page(directory, f"xlaengine verify {case.model}", summary, runs, result, _exercised(found))


def _exercised(found: Verification) -> CountTable | None:
    """What each schedule did: one column for all, then one for each of the first `MOST_COLUMNS` schedules."""
    if not found.exercised:
        return None
    columns = {"all": found.under_schedules}
    columns |= {f"schedule {index}": done for index, done in list(found.exercised.items())[:MOST_COLUMNS]}
    counts = [done.counts(speculation=found.alone is not None) for done in columns.values()]
    rows = tuple((name.replace("_", " "), tuple(each[name] for each in counts)) for name in counts[0])
    return CountTable("what the schedules exercised", tuple(columns), rows)


def _speculation(config: SpeculativeConfig) -> str:
    model = "" if config.model is None else f" {config.model}"
    shape = "a chain" if config.tree is None else f"a tree of {len(config.tree)} nodes,"
    return f"{config.method}{model}, {shape} {config.num_speculative_tokens} deep"


def _title(run: ScheduleRun, *, speculates: bool) -> str:
    schedule = run.schedule
    without = ", without speculation" if speculates and not schedule.speculate else ""
    size, budget = f"B={schedule.max_num_seqs}", schedule.prefill_tokens_per_step
    devices = f" on {plural(run.devices, 'device')}" if run.level == "2p" else ""
    return f"schedule {run.index}{devices}: {size}, depth {schedule.depth}, prefill budget {budget}{without}"


def _verdicts(level: Level, found: Verification, tokenizer: Tokenizer | None, run: ScheduleRun | None = None) -> Iterator[StreamVerdict]:
    """Yields the verdicts of one level. With ``run``: those of its schedule, and the oracle's verdicts beside them where there are any."""
    differs = {(one.level, one.devices, one.stream, one.schedule): one for one in found.divergences}
    streams = {} if run is None else {stream.name: stream for stream in run.streams}
    by_oracle = {(row.stream, row.schedule) for row in found.of_level(3)}
    for row in found.of_level(level):
        if run is not None and row.schedule != run.index:
            continue
        name = row.stream if run is not None or row.schedule is None else f"{row.stream}, schedule {row.schedule}"
        if run is None and level == "2p":
            name += f" on {plural(row.devices, 'device')}"
        verdict = StreamVerdict(name, row.status, row.tokens)
        if one := differs.get((level, row.devices, row.stream, row.schedule)):
            place = None if one.slot is None or one.step is None else Place(one.step, one.slot, one.neighbours)
            rows = tuple(_rows(streams[row.stream], one.position, tokenizer)) if row.stream in streams and one.position is not None else ()
            verdict = replace(verdict, detail=_detail(one, tokenizer), position=one.position, place=place, rows=rows)
        if run is not None and (row.stream, row.schedule) in by_oracle:
            one = differs.get((3, row.devices, row.stream, row.schedule))
            verdict_of_oracle = "exact" if one is None else f"{one.status}, {_detail(one, tokenizer)}"
            verdict = replace(verdict, detail=f"{verdict.detail}; against the oracle (level 3) {verdict_of_oracle}")
        yield verdict


def _rows(stream: StreamRun, position: int, tokenizer: Tokenizer | None) -> Iterator[TokenRow]:
    pairs = list(zip_longest(token_events(stream.expected), token_events(stream.got)))
    for at in range(max(0, position - AROUND), min(len(pairs), position + AROUND + 1)):
        want, have = (None if event is None else event.token_id for event in pairs[at])
        yield TokenRow(at, _text(want, tokenizer), _text(have, tokenizer), "first difference" if at == position else "")


def _detail(one: Divergence, tokenizer: Tokenizer | None) -> str:
    tokens = f": expected {_text(one.expected, tokenizer)}, got {_text(one.got, tokenizer)}" if one.what in ("token", "end") else ""
    margin = "" if one.margin is None else f", margin {one.margin:.3g}"
    ties = f"; near ties at margins {', '.join(f'{tie:.3g}' for tie in one.near_ties)}" if one.near_ties else ""
    where = "" if one.position is None else f" at position {one.position}"
    return f"{one.what}{where}{tokens}{margin}{ties}"


def _text(token: int | None, tokenizer: Tokenizer | None) -> str:
    if token is None:
        return "the end"
    return str(token) if tokenizer is None else f"{token} {tokenizer.token_text(token)!r}"
