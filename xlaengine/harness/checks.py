"""Checks of one workload in one engine: the streams alone, and what each level compares with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from xlaengine.config import SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.harness.compare import Allowed, Difference, FailsAlone, ends_by_token, first_difference, tokens_of
from xlaengine.harness.exercised import Exercised, exercised
from xlaengine.harness.fault_kinds import FaultKind, ModelFault
from xlaengine.harness.faults import FaultyRunner, Injected
from xlaengine.harness.gates import GateReport, independence_gate
from xlaengine.harness.leases import BrokenLease, broken_leases
from xlaengine.harness.schedule import Schedule, draw_schedule, run_schedule, streams_of
from xlaengine.harness.verdict import Compared, Divergence, Level, ScheduleRun, Status, StreamRun, Verification
from xlaengine.harness.workload import ordinary_tokens
from xlaengine.host.outputs import OutputBook
from xlaengine.host.plan import Step
from xlaengine.protocol import CompletionOutput, EndEvent, Event, Progress, Request, SamplingParams, StreamId, TokenEvent
from xlaengine.reference.check import TOLERANCES, Row, Tolerance, check_request
from xlaengine.reference.misread import likely_misreading
from xlaengine.reference.oracle import Oracle, single
from xlaengine.reference.same_graph import alone
from xlaengine.tracing import Place, Trace, place_of
from xlaengine.tracing.record import Asked, Committed

KEPT_FAILURES = 4
"""At most this many runs of failing schedules are kept whole."""

FAULT_WITHIN = 8
"""A fault begins at one of the first decodes of a schedule, before this one."""

EXPLAINED = 4
"""A likely cause must explain this many of the streams that differ from the oracle."""

GATE_TOKENS = 6
"""The length of the gate's streams: long enough that another seed gives other tokens."""

GATE_DEPTH = 2
"""The depth at which the gate reseeds each row in turn. At depth 1 it reseeds only the first, the middle and the last row."""


@dataclass(frozen=True)
class Task:
    """A schedule to run at one B, or the seed to draw it from."""

    index: int
    max_num_seqs: int
    what: Schedule | int


class Findings:
    """What the checks have found so far, and their progress.

    Args:
        totals: the number of items in each phase, by phase name.
        drawn: as in `Verification`.
    """

    def __init__(self, progress: Progress | None, totals: Mapping[str, int], *, drawn: bool = True):
        self._progress, self._totals, self._done = progress, totals, Counter[str]()
        self.compared: list[Compared] = []
        self.divergences: list[Divergence] = []
        self.failed: dict[int, Schedule] = {}
        self.runs: list[ScheduleRun] = []
        self.gates: dict[int, GateReport] = {}
        self.fault: FaultKind | ModelFault | None = None
        self.injected = self.caught = self.beside = 0
        self.decided = 0
        self.cause: str | None = None
        self.exercised: dict[int, Exercised] = {}
        self.alone: Exercised | None = None
        self.requests: Sequence[Request] = ()
        self.drawn = drawn

    def count(self, phase: str) -> None:
        self._done[phase] += 1
        if self._progress is not None:
            self._progress(phase, self._done[phase], self._totals[phase])

    def keep(self, run: ScheduleRun) -> None:
        """Keeps a few runs that failed, and one that passed."""
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
            decided=self.decided,
            cause=self.cause,
            exercised=self.exercised,
            alone=self.alone,
            drawn=self.drawn,
            requests=tuple(self.requests),
        )

    def planted(self, kind: ModelFault, *, changed: bool) -> None:
        """Enters a fault of the whole model. It is caught if any stream differs from the oracle."""
        self.fault, self.injected = kind, int(changed)
        self.caught = int(changed and any(one.level == 3 and one.status == "mismatch" for one in self.divergences))


class Checks:
    """The requests in one open engine, and the checks that can be run there. Level 3 needs the ``oracle``.

    If the engine speculates, each stream is made alone both with and without speculation. If speculation may not change a stream, level 1
    compares its run under a schedule with the stream alone *without* speculation, else with the stream alone *with* it. Levels 2 and 3 use
    the other of the two: with speculation if it may change nothing, else without.

    Attributes:
        plain: each stream alone, with nothing else in flight, one token a step.
        speculated: the same with speculation; equal to `plain` if the engine cannot speculate.
    """

    def __init__(self, engine: Engine, requests: Sequence[Request], found: Findings, oracle: Oracle | None = None):
        self.engine, self.requests, self.found, self._oracle = engine, requests, found, oracle
        self.max_num_seqs = engine.config.max_num_seqs
        self.speculative = engine.runner.config.speculative
        self.singles = {stream_id: _single(each, stream_id.completion) for each in requests for stream_id in streams_of(each)}
        exact = engine.runner.places_are_exact
        self.kept = {stream_id for stream_id, each in self.singles.items() if exact and keeps_stream(self.speculative, each)}
        engine.reconfigure(depth=1)
        self.plain = {stream_id: self._alone(stream_id, speculate=False) for stream_id in self.singles}
        self._explained: set[StreamId] = set()
        self._wrong: list[tuple[Request, CompletionOutput]] = []

    @cached_property
    def speculated(self) -> dict[StreamId, list[Event]]:
        if self.speculative is None:
            return self.plain
        return {stream_id: self._alone(stream_id, speculate=True) for stream_id in self.singles}

    def reference(self, schedule: Schedule) -> dict[StreamId, list[Event]]:
        """Returns the events that each stream must have under the schedule."""
        if not schedule.speculate or len(self.kept) == len(self.singles):
            return self.plain
        return {stream_id: (self.plain if stream_id in self.kept else self.speculated)[stream_id] for stream_id in self.singles}

    @cached_property
    def baseline(self) -> dict[StreamId, list[Event]]:
        """Each stream alone, as levels 2 and 3 compare it."""
        return {stream_id: (self.speculated if self._speculates(stream_id) else self.plain)[stream_id] for stream_id in self.singles}

    def _speculates(self, stream_id: StreamId) -> bool:
        return self.speculative is not None and stream_id in self.kept

    def _alone(self, stream_id: StreamId, *, speculate: bool) -> list[Event]:
        if self.speculative is not None:
            self.engine.reconfigure(speculate=speculate)
            self.engine.trace = Trace()
        events = alone(self.engine, self.singles[stream_id])
        if self.engine.trace is not None:
            self.found.alone = (self.found.alone or Exercised()) + self._exercised(self.engine.trace)
            self.engine.trace = None
        if isinstance(events[-1], EndEvent):
            raise FailsAlone(f"{stream_id.name} fails even alone: {events[-1].message}")
        self.found.count("baseline")
        return events

    # --- level 1

    def check_gate(self) -> None:
        """Runs the independence gate at two depths, on a request whose tokens change with the seed."""
        S = self.engine.config.max_model_len
        prompt = self.requests[0].prompt_token_ids[: max(1, min(8, S - GATE_TOKENS))]
        params = SamplingParams(temperature=2.0, max_tokens=min(GATE_TOKENS, S - len(prompt)), seed=0, ignore_eos=True)
        request = Request(request_id="gate", prompt_token_ids=prompt, params=params)
        if self.speculative is not None:
            self.engine.reconfigure(speculate=True)
        few = independence_gate(self.engine, request, sorted({0, self.max_num_seqs // 2, self.max_num_seqs - 1}))
        self.engine.reconfigure(depth=GATE_DEPTH)
        self.found.gates[self.max_num_seqs] = few + independence_gate(self.engine, request)
        self.engine.reconfigure(depth=1)

    def check_schedule(self, task: Task, *, oracle: bool) -> None:
        """Compares each stream under a schedule with itself alone. ``oracle``: compares newly diverging streams with the oracle too."""
        schedule = task.what if isinstance(task.what, Schedule) else self._draw(task.what)
        trace, streams, evictions = self._run(schedule)
        self.found.exercised[task.index] = self._exercised(trace, schedule, evictions)
        broken = broken_leases(trace)
        self._enter_broken_leases(task.index, schedule, broken)
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
        self.found.keep(ScheduleRun(task.index, schedule, trace, tuple(rows), len(broken)))
        self.found.count("schedules")

    def _exercised(self, trace: Trace, schedule: Schedule | None = None, evictions: int = 0) -> Exercised:
        lookup = self.speculative.prompt_lookup_min if self.speculative is not None and self.speculative.method == "ngram" else None
        actions = () if schedule is None else schedule.actions
        return exercised(trace, self.singles, actions, evictions=evictions, lookup=lookup)

    def _enter_broken_leases(self, index: int, schedule: Schedule, broken: Sequence[BrokenLease]) -> None:
        for one in broken:
            self.found.failed[index] = schedule
            facts: dict[str, Any] = {"max_num_seqs": self.max_num_seqs, "schedule": index, "slot": one.lease.slot, "step": one.step}
            self.found.divergences.append(Divergence(1, one.lease.stream_id.name, "mismatch", one.rule, None, None, None, None, **facts))

    def _explain(self, index: int, schedule: Schedule, trace: Trace, stream_id: StreamId, got: Sequence[Event]) -> None:
        """Compares a stream that diverged under a schedule with the oracle."""
        own = [replace(event, stream_id=StreamId(stream_id.request_id)) for event in got]
        row = self._ask_oracle(schedule.of(self.singles[stream_id]), own)
        difference = _difference_of(row)
        if row.verdict == "mismatch" and self.found.cause is None:
            self.found.cause = self._likely_cause()
        compared = Compared(3, stream_id.name, index, row.tokens, row.verdict)
        self._enter(compared, difference, _place(trace, stream_id, difference), row.near_tie_margins)

    def _draw(self, seed: int) -> Schedule:
        model, tokenizer = self.engine.model, self.engine.intake.tokenizer
        tokens = ordinary_tokens(model.vocab, {*model.eos_token_ids, *(tokenizer.special_ids if tokenizer else ())})
        return draw_schedule(seed, self.requests, self.max_num_seqs, tokens, snapshots=self.engine.config.snapshots)

    def _run(self, schedule: Schedule) -> tuple[Trace, dict[StreamId, list[Event]], int]:
        """Runs a schedule from an empty state, so that it can be replayed. Returns the trace, the streams and the number of evictions.

        If the runner has a fault, it is armed during the run.
        """
        runner = self.engine.runner
        runner.reset()
        engine = type(self.engine)(runner, self.engine.intake.tokenizer)
        trace = engine.trace = Trace()
        if not isinstance(runner, FaultyRunner):
            return trace, run_schedule(engine, self.requests, schedule), engine.scheduler.counters.evictions
        runner.arm(schedule.seed % FAULT_WITHIN)
        try:
            return trace, run_schedule(engine, self.requests, schedule), engine.scheduler.counters.evictions
        finally:
            runner.disarm()

    def _count_broken(self, trace: Trace, differing: set[StreamId]) -> None:
        """Counts the streams that a fault broke: compared streams whose wrong token was delivered, or that differ."""
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

    def check_size(self, reference: Mapping[StreamId, Sequence[Event]]) -> None:
        """Compares every stream alone with the same stream alone at another B."""
        for stream_id, got in self.baseline.items():
            difference = first_difference(reference[stream_id], got)
            compared = Compared(2, stream_id.name, None, len(tokens_of(got)), _status(reference[stream_id], got, difference))
            self._enter(compared, difference, self._place_alone(stream_id, difference))

    # --- level 3

    def check_oracle(self) -> None:
        """Compares every stream alone with the oracle."""
        for stream_id, got in self.baseline.items():
            row = self._ask_oracle(self.singles[stream_id], got)
            compared, difference = Compared(3, stream_id.name, None, row.tokens, row.verdict), _difference_of(row)
            self._enter(compared, difference, self._place_alone(stream_id, difference), row.near_tie_margins)
            self.found.count("oracle")
        self.found.cause = self._likely_cause()

    def _ask_oracle(self, request: Request, events: Sequence[Event]) -> Row:
        assert self._oracle is not None
        book = OutputBook(self.engine.intake.tokenizer)
        book.open(request, [[event.token_id for event in tokens_of(events)]], every_token=False)
        (output,) = filter(None, map(book.apply, events))
        (row,) = check_request(self._oracle, request, output, self._tolerance)
        self.found.decided += row.decided
        if row.verdict == "mismatch" and output.outputs:
            self._wrong.append((request, output.outputs[0]))
        return row

    @property
    def _tolerance(self) -> Tolerance:
        return TOLERANCES[self.engine.config.dtype]

    def _likely_cause(self) -> str | None:
        """Returns a known misreading of the checkpoint that explains the streams that differ from the oracle; None if there is none."""
        if not self._wrong or self._oracle is None:
            return None
        return likely_misreading(self._oracle, self._wrong[:EXPLAINED], self._tolerance)

    # --- what was found

    def _place_alone(self, stream_id: StreamId, difference: Difference | None) -> Place | None:
        """Finds where a token was made, by running the stream alone again with a trace."""
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
    """Returns whether speculation may not change any bit of the request's streams.

    This is false for requests whose drawn proposals are judged by rejection: their streams keep the target's distribution and repeat under
    the same configuration. It does not cover engines where `Runner.places_are_exact` is false: there any stream may change.
    """
    return speculative is None or request.params.greedy or not speculative.draws


def _single(request: Request, completion: int) -> Request:
    """Returns `oracle.single`; only the first completion reports the prompt's log-probabilities."""
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
    """Returns the streams whose first wrong token was delivered in their last life: it was not late, and no cancel dropped it."""
    given: dict[tuple[int, StreamId], int] = {}
    for record in trace.records:
        match record:
            case Asked(verb="submit"):
                given = {one: count for one, count in given.items() if one[1].request_id != record.request_id}
            case Committed(plan=Step()):
                given |= Counter((record.step, event.stream_id) for event in record.events if isinstance(event, TokenEvent))
    wrong = ((each.step, *row) for each in injected for row in zip(each.streams, each.offsets, strict=True))
    return {stream_id for step, stream_id, offset in wrong if given.get((step, stream_id), 0) > offset}


def _place(trace: Trace, stream_id: StreamId, difference: Difference | None) -> Place | None:
    """Finds where the token at the difference was made; if the stream ended too early, where its last token was made."""
    if difference is None or difference.what == "prompt logprob":
        return None
    return place_of(trace, stream_id, difference.position) or place_of(trace, stream_id, difference.position - 1)
