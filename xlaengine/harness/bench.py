"""One engine and one workload: the streams alone, and what each check finds in comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlaengine.engine import Engine
from xlaengine.harness.compare import Allowed, Difference, ends_by_token, first_difference, tokens_of
from xlaengine.harness.faults import FaultKind, FaultyRunner
from xlaengine.harness.gates import GateReport, independence_gate
from xlaengine.harness.schedule import Schedule, draw_schedule, run_schedule, streams_of
from xlaengine.harness.verdict import Compared, Divergence, Level, ScheduleRun, Status, StreamRun, Verification
from xlaengine.harness.workload import ordinary_tokens
from xlaengine.host.outputs import OutputBook
from xlaengine.protocol import EndEvent, Event, Progress, Request, SamplingParams, StreamId
from xlaengine.reference.check import TOLERANCES, Row, check_request
from xlaengine.reference.oracle import Oracle, single
from xlaengine.reference.same_graph import alone
from xlaengine.tracing import Place, Trace, place_of

KEPT_FAILURES = 4
"""Runs of failing schedules that are kept whole."""

FAULT_WITHIN = 8
"""A fault begins at one of a schedule's first so many decodes."""

GATE_TOKENS = 12
"""Enough that another seed makes others."""


@dataclass(frozen=True)
class Task:
    """A schedule to run at some B, or the seed to draw it from."""

    index: int
    max_num_seqs: int
    what: Schedule | int


class Findings:
    """What the checks have found so far, and how far they are.

    Args:
        totals: how often each phase is to be counted.
    """

    def __init__(self, progress: Progress | None, totals: Mapping[str, int]):
        self._progress, self._totals, self._done = progress, totals, Counter[str]()
        self.compared: list[Compared] = []
        self.divergences: list[Divergence] = []
        self.failed: dict[int, Schedule] = {}
        self.runs: list[ScheduleRun] = []
        self.gates: dict[int, GateReport] = {}
        self.fault: FaultKind | None = None
        self.injected = 0

    def count(self, phase: str) -> None:
        self._done[phase] += 1
        if self._progress is not None:
            self._progress(phase, self._done[phase], self._totals[phase])

    def keep(self, run: ScheduleRun) -> None:
        """A few that failed, and one that did not."""
        if run.failed:
            self.failed[run.index] = run.schedule
        if sum(kept.failed == run.failed for kept in self.runs) < (KEPT_FAILURES if run.failed else 1):
            self.runs.append(run)

    def conclude(self, levels: Collection[Level], seconds: float) -> Verification:
        return Verification(
            levels=tuple(sorted(levels)),
            compared=tuple(self.compared),
            divergences=tuple(self.divergences),
            failed=self.failed,
            runs=tuple(self.runs),
            gates=self.gates,
            seconds=seconds,
            fault=self.fault,
            injected=self.injected,
        )


class Bench:
    """An open engine, and the requests to verify in it.

    Attributes:
        baseline: every stream alone, nothing in flight beside it.
    """

    def __init__(self, engine: Engine, requests: Sequence[Request], found: Findings):
        self.engine, self.requests, self.found = engine, requests, found
        self.max_num_seqs = engine.config.max_num_seqs
        self.singles = {stream_id: single(each, stream_id.completion) for each in requests for stream_id in streams_of(each)}
        engine.reconfigure(depth=1)
        self.baseline = {stream_id: self._alone(stream_id) for stream_id in self.singles}
        self._explained: set[StreamId] = set()

    def _alone(self, stream_id: StreamId) -> list[Event]:
        events = alone(self.engine, self.singles[stream_id])
        if isinstance(events[-1], EndEvent):
            raise RuntimeError(f"{stream_id.name} fails even alone: {events[-1].message}")
        self.found.count("baseline")
        return events

    # --- level 1

    def check_gate(self) -> None:
        """The independence gate, on a request whose tokens another seed surely changes."""
        prompt, S = self.requests[0].prompt_token_ids[:8], self.engine.config.max_model_len
        params = SamplingParams(temperature=2.0, max_tokens=min(GATE_TOKENS, S - len(prompt)), seed=0, ignore_eos=True)
        request = Request(request_id="gate", prompt_token_ids=prompt, params=params)
        rows = sorted({0, self.max_num_seqs // 2, self.max_num_seqs - 1})
        self.found.gates[self.max_num_seqs] = independence_gate(self.engine, request, rows)

    def check_schedule(self, task: Task, *, oracle: bool) -> None:
        """Every stream under a schedule against itself alone; with ``oracle`` each that diverges for the first time against that too."""
        schedule = task.what if isinstance(task.what, Schedule) else self._draw(task.what)
        trace, streams = self._run(schedule)
        cancelled = {action.request_id for action in schedule.actions if action.verb == "cancel"}
        rows = []
        for stream_id, got in streams.items():
            allowed = Allowed(schedule.caps.get(stream_id.request_id), stream_id.request_id in cancelled, schedule.logprobs)
            expected = self.baseline[stream_id]
            difference = first_difference(expected, got, allowed)
            place = None if difference is None else _place(trace, stream_id, difference)
            status = _status(expected, got, difference)
            self._enter(1, stream_id, status, len(tokens_of(got)), difference, place, task.index)
            rows.append(StreamRun(stream_id, status, tuple(expected), tuple(got)))
            if oracle and status == "mismatch" and stream_id not in self._explained and ends_by_token(got):
                self._explained.add(stream_id)
                own = [replace(event, stream_id=StreamId(stream_id.request_id)) for event in got]
                row = self._ask_oracle(schedule.of(self.singles[stream_id]), own)
                self._enter(3, stream_id, row.verdict, row.tokens, row, _place(trace, stream_id, row), task.index)
        self.found.keep(ScheduleRun(task.index, schedule, trace, tuple(rows)))
        self.found.count("schedules")

    def _draw(self, seed: int) -> Schedule:
        model, tokenizer = self.engine.model, self.engine.intake.tokenizer
        tokens = ordinary_tokens(model.vocab, {*model.eos_token_ids, *(tokenizer.special_ids if tokenizer else ())})
        return draw_schedule(seed, self.requests, self.max_num_seqs, tokens)

    def _run(self, schedule: Schedule) -> tuple[Trace, dict[StreamId, list[Event]]]:
        """From an empty state and clean books, so that it can be replayed. A runner that has a fault is armed meanwhile."""
        runner = self.engine.runner
        runner.reset()
        engine = type(self.engine)(runner, self.engine.intake.tokenizer)
        trace = engine.trace = Trace()
        if not isinstance(runner, FaultyRunner):
            return trace, run_schedule(engine, self.requests, schedule)
        runner.arm(schedule.seed % FAULT_WITHIN)
        try:
            return trace, run_schedule(engine, self.requests, schedule)
        finally:
            runner.disarm()
            self.found.fault = runner.kind
            self.found.injected += sum(len(injected.streams) for injected in runner.injected)

    # --- level 2

    def check_size(self, reference: Mapping[StreamId, list[Event]]) -> None:
        """Every stream alone against itself alone at another B."""
        for stream_id, got in self.baseline.items():
            difference = first_difference(reference[stream_id], got)
            place = None if difference is None else self._place_alone(stream_id, difference)
            self._enter(2, stream_id, _status(reference[stream_id], got, difference), len(tokens_of(got)), difference, place)

    # --- level 3

    @cached_property
    def _oracle(self) -> Oracle:
        assert self.engine.runner.weights is not None
        return Oracle(self.engine.model, self.engine.runner.weights, self.engine.intake.tokenizer)

    def check_oracle(self) -> None:
        """Every stream alone against the oracle."""
        for stream_id, got in self.baseline.items():
            row = self._ask_oracle(self.singles[stream_id], got)
            place = None if row.verdict == "exact" else self._place_alone(stream_id, row)
            self._enter(3, stream_id, row.verdict, row.tokens, row, place)
            self.found.count("oracle")

    def _ask_oracle(self, request: Request, events: Sequence[Event]) -> Row:
        book = OutputBook(self.engine.intake.tokenizer)
        book.open(request, every_token=False)
        (output,) = filter(None, map(book.apply, events))
        (row,) = check_request(self._oracle, request, output, TOLERANCES[self.engine.config.dtype])
        return row

    # --- what was found

    def _place_alone(self, stream_id: StreamId, found: Difference | Row) -> Place | None:
        """By running it alone once more."""
        trace = self.engine.trace = Trace()
        alone(self.engine, self.singles[stream_id])
        self.engine.trace = None
        return _place(trace, StreamId(stream_id.request_id), found)

    def _enter(
        self,
        level: Level,
        stream_id: StreamId,
        status: Status,
        tokens: int,
        what: Difference | Row | None,
        place: Place | None,
        schedule: int | None = None,
    ) -> None:
        name = stream_id.name
        self.found.compared.append(Compared(level, name, schedule, tokens, status))
        if what is None or status not in ("mismatch", "near tie"):
            return
        facts = {key: getattr(what, key) for key in ("what", "position", "expected", "got", "margin")}
        where = {} if place is None else vars(place)
        near_ties = what.near_tie_margins if isinstance(what, Row) else ()
        self.found.divergences.append(
            Divergence(level, name, status, **facts, **where, max_num_seqs=self.max_num_seqs, schedule=schedule, near_ties=near_ties)
        )


def _status(expected: Sequence[Event], got: Sequence[Event], difference: Difference | None) -> Status:
    if difference is not None:
        return "mismatch"
    return "exact" if len(tokens_of(got)) == len(tokens_of(expected)) else "partial"


def _place(trace: Trace, stream_id: StreamId, found: Difference | Row) -> Place | None:
    """Where the token at the difference was made; that of the last token where the stream ended too early."""
    if found.position is None or found.what == "prompt logprob":
        return None
    return place_of(trace, stream_id, found.position) or place_of(trace, stream_id, found.position - 1)
