"""One engine and one workload: the streams alone, and what each check finds in comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlaengine.config import SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.harness.compare import Allowed, Difference, ends_by_token, first_difference, tokens_of
from xlaengine.harness.faults import FaultKind, FaultyRunner, Injected
from xlaengine.harness.gates import GateReport, independence_gate
from xlaengine.harness.schedule import Schedule, draw_schedule, run_schedule, streams_of
from xlaengine.harness.verdict import Compared, Divergence, Level, ScheduleRun, Status, StreamRun, Verification
from xlaengine.harness.workload import ordinary_tokens
from xlaengine.host.outputs import OutputBook
from xlaengine.host.plan import Decode, Verify
from xlaengine.protocol import EndEvent, Event, Progress, Request, SamplingParams, StreamId, TokenEvent
from xlaengine.reference.check import TOLERANCES, Row, check_request
from xlaengine.reference.oracle import Oracle, single
from xlaengine.reference.same_graph import alone
from xlaengine.tracing import Place, Trace, place_of
from xlaengine.tracing.record import Asked, Committed

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
        self.injected = self.caught = self.beside = 0
        self.proposals: tuple[int, int] | None = None

    def speculated(self, proposed: int, accepted: int) -> None:
        """What an engine that speculates has done by its end."""
        before = self.proposals or (0, 0)
        self.proposals = before[0] + proposed, before[1] + accepted

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
            caught=self.caught,
            beside=self.beside,
            proposals=self.proposals,
        )


class Checks:
    """The requests in one open engine, and each way to check them there.

    Where the engine speculates, a stream alone is made with speculation and without, and level 1 looks at both sides of that: a stream that
    speculation may not change is, under the schedules, what it is alone *without*; any other, what it is alone *with* it. Levels 2 and 3
    look at the streams that those are not compared with: what they are alone with speculation if that may change nothing, else without.

    Attributes:
        plain: every stream alone, nothing in flight beside it, one token a step.
        speculated: the same in an engine that speculates; `plain` itself where it cannot.
    """

    def __init__(self, engine: Engine, requests: Sequence[Request], found: Findings):
        self.engine, self.requests, self.found = engine, requests, found
        self.max_num_seqs = engine.config.max_num_seqs
        self.speculative = engine.runner.config.speculative
        self.singles = {stream_id: _single(each, stream_id.completion) for each in requests for stream_id in streams_of(each)}
        exact = engine.runner.verify_is_exact
        self.kept = {stream_id for stream_id, each in self.singles.items() if exact and keeps_stream(self.speculative, each)}
        engine.reconfigure(depth=1)
        self.plain = {stream_id: self._alone(stream_id, speculate=False) for stream_id in self.singles}
        self._explained: set[StreamId] = set()

    @cached_property
    def speculated(self) -> dict[StreamId, list[Event]]:
        if self.speculative is None:
            return self.plain
        return {stream_id: self._alone(stream_id, speculate=True) for stream_id in self.singles}

    def reference(self, schedule: Schedule) -> dict[StreamId, list[Event]]:
        """What each stream is to be under a schedule."""
        if not schedule.speculate or len(self.kept) == len(self.singles):
            return self.plain
        return {stream_id: (self.plain if stream_id in self.kept else self.speculated)[stream_id] for stream_id in self.singles}

    @cached_property
    def baseline(self) -> dict[StreamId, list[Event]]:
        """What each stream is alone, as levels 2 and 3 look at it."""
        return {stream_id: (self.speculated if self._speculates(stream_id) else self.plain)[stream_id] for stream_id in self.singles}

    def _speculates(self, stream_id: StreamId) -> bool:
        return self.speculative is not None and stream_id in self.kept

    def _alone(self, stream_id: StreamId, *, speculate: bool) -> list[Event]:
        if self.speculative is not None:
            self.engine.reconfigure(speculate=speculate)
        events = alone(self.engine, self.singles[stream_id])
        if isinstance(events[-1], EndEvent):
            raise RuntimeError(f"{stream_id.name} fails even alone: {events[-1].message}")
        self.found.count("baseline")
        return events

    # --- level 1

    def check_gate(self) -> None:
        """The independence gate, on a request whose tokens another seed surely changes."""
        S = self.engine.config.max_model_len
        prompt = self.requests[0].prompt_token_ids[: max(1, min(8, S - GATE_TOKENS))]
        params = SamplingParams(temperature=2.0, max_tokens=min(GATE_TOKENS, S - len(prompt)), seed=0, ignore_eos=True)
        request = Request(request_id="gate", prompt_token_ids=prompt, params=params)
        if self.speculative is not None:
            self.engine.reconfigure(speculate=True)
        rows = sorted({0, self.max_num_seqs // 2, self.max_num_seqs - 1})
        self.found.gates[self.max_num_seqs] = independence_gate(self.engine, request, rows)

    def check_schedule(self, task: Task, *, oracle: bool) -> None:
        """Every stream under a schedule against itself alone; with ``oracle`` each that diverges for the first time against that too."""
        schedule = task.what if isinstance(task.what, Schedule) else self._draw(task.what)
        trace, streams = self._run(schedule)
        cancelled, reference = schedule.cancelled, self.reference(schedule)
        rows = []
        for stream_id, got in streams.items():
            allowed = Allowed(schedule.caps.get(stream_id.request_id), stream_id.request_id in cancelled, schedule.logprobs)
            expected = reference[stream_id]
            difference = first_difference(expected, got, allowed)
            status = _status(expected, got, difference)
            compared = Compared(1, stream_id.name, task.index, len(tokens_of(got)), status)
            self._enter(compared, difference, _place(trace, stream_id, difference))
            rows.append(StreamRun(stream_id, status, tuple(expected), tuple(got)))
            by_oracle = oracle and (not schedule.speculate or stream_id in self.kept)
            if by_oracle and difference is not None and stream_id not in self._explained and ends_by_token(got):
                self._explained.add(stream_id)
                self._explain(task.index, schedule, trace, stream_id, got)
        self._count_broken(trace, {row.stream_id for row in rows if row.status == "mismatch"})
        self.found.keep(ScheduleRun(task.index, schedule, trace, tuple(rows)))
        self.found.count("schedules")

    def _explain(self, index: int, schedule: Schedule, trace: Trace, stream_id: StreamId, got: Sequence[Event]) -> None:
        """Whether what a stream was under a schedule is the oracle's."""
        own = [replace(event, stream_id=StreamId(stream_id.request_id)) for event in got]
        row = self._ask_oracle(schedule.of(self.singles[stream_id]), own)
        difference = _difference_of(row)
        compared = Compared(3, stream_id.name, index, row.tokens, row.verdict)
        self._enter(compared, difference, _place(trace, stream_id, difference), row.near_tie_margins)

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

    def _count_broken(self, trace: Trace, differing: set[StreamId]) -> None:
        """What a fault broke, if there is one: a stream that is compared, if its wrong token was given out or it differs."""
        runner = self.engine.runner
        if not isinstance(runner, FaultyRunner):
            return
        changed = {stream_id for each in runner.injected for stream_id in each.streams}
        broken = changed & self.singles.keys() & (_given_out(trace, runner.injected) | differing)
        self.found.fault = runner.kind
        self.found.injected += len(broken)
        self.found.caught += len(broken & differing)
        self.found.beside += len(changed - broken)

    # --- level 2

    def check_size(self, reference: Mapping[StreamId, list[Event]]) -> None:
        """Every stream alone against itself alone at another B."""
        for stream_id, got in self.baseline.items():
            difference = first_difference(reference[stream_id], got)
            compared = Compared(2, stream_id.name, None, len(tokens_of(got)), _status(reference[stream_id], got, difference))
            self._enter(compared, difference, self._place_alone(stream_id, difference))

    # --- level 3

    @cached_property
    def _oracle(self) -> Oracle:
        assert self.engine.runner.weights is not None
        return Oracle(self.engine.model, self.engine.runner.weights, self.engine.intake.tokenizer)

    def check_oracle(self) -> None:
        """Every stream alone against the oracle."""
        for stream_id, got in self.baseline.items():
            row = self._ask_oracle(self.singles[stream_id], got)
            compared, difference = Compared(3, stream_id.name, None, row.tokens, row.verdict), _difference_of(row)
            self._enter(compared, difference, self._place_alone(stream_id, difference), row.near_tie_margins)
            self.found.count("oracle")

    def _ask_oracle(self, request: Request, events: Sequence[Event]) -> Row:
        book = OutputBook(self.engine.intake.tokenizer)
        book.open(request, every_token=False)
        (output,) = filter(None, map(book.apply, events))
        (row,) = check_request(self._oracle, request, output, TOLERANCES[self.engine.config.dtype])
        return row

    # --- what was found

    def _place_alone(self, stream_id: StreamId, difference: Difference | None) -> Place | None:
        """By running it alone once more."""
        if difference is None:
            return None
        if self.speculative is not None:
            self.engine.reconfigure(speculate=self._speculates(stream_id))
        trace = self.engine.trace = Trace()
        alone(self.engine, self.singles[stream_id])
        self.engine.trace = None
        return _place(trace, StreamId(stream_id.request_id), difference)

    def _enter(self, compared: Compared, difference: Difference | None, place: Place | None, near_ties: tuple[float, ...] = ()) -> None:
        self.found.compared.append(compared)
        if difference is None or compared.status not in ("mismatch", "near tie"):
            return
        level, name, status = compared.level, compared.stream, compared.status
        facts = vars(difference) | ({} if place is None else vars(place))
        self.found.divergences.append(
            Divergence(level, name, status, **facts, max_num_seqs=self.max_num_seqs, schedule=compared.schedule, near_ties=near_ties)
        )


def keeps_stream(speculative: SpeculativeConfig | None, request: Request) -> bool:
    """Whether speculation may not change a bit of the request's streams: all but those whose drawn proposals are judged by rejection.

    Those have the target's distribution, and replay under the same configuration. Where `Runner.verify_is_exact` is false, any may change.
    """
    return speculative is None or request.params.greedy or not speculative.draws


def _single(request: Request, completion: int) -> Request:
    """`oracle.single`; a request's first completion alone reports its prompt."""
    one = single(request, completion)
    return one if completion == 0 else replace(one, params=replace(one.params, prompt_logprobs=None))


def _status(expected: Sequence[Event], got: Sequence[Event], difference: Difference | None) -> Status:
    if difference is not None:
        return "mismatch"
    return "exact" if len(tokens_of(got)) == len(tokens_of(expected)) else "partial"


def _difference_of(row: Row) -> Difference | None:
    if row.verdict == "exact":
        return None
    assert row.what
    assert row.position is not None
    return Difference(row.what, row.position, row.expected, row.got, row.margin)


def _given_out(trace: Trace, injected: Iterable[Injected]) -> set[StreamId]:
    """Streams that were given their first wrong token in their last life: it was not late, nor dropped by a cancel."""
    given: dict[tuple[int, StreamId], int] = {}
    for record in trace.records:
        match record:
            case Asked(verb="submit"):
                given = {one: count for one, count in given.items() if one[1].request_id != record.request_id}
            case Committed(plan=Decode() | Verify()):
                given |= Counter((record.step, event.stream_id) for event in record.events if isinstance(event, TokenEvent))
    wrong = ((each.step, *row) for each in injected for row in zip(each.streams, each.offsets, strict=True))
    return {stream_id for step, stream_id, offset in wrong if given.get((step, stream_id), 0) > offset}


def _place(trace: Trace, stream_id: StreamId, difference: Difference | None) -> Place | None:
    """Where the token at the difference was made; that of the last token where the stream ended too early."""
    if difference is None or difference.what == "prompt logprob":
        return None
    return place_of(trace, stream_id, difference.position) or place_of(trace, stream_id, difference.position - 1)
