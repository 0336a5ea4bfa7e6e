"""Checks of one workload in one engine: the streams alone, and the comparisons of each level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from xlaengine.check.compare import EVERYTHING_ALIKE, Allowed, Difference, FailsAlone, alone, ends_by_token, first_difference, token_ids_of
from xlaengine.check.faults.runner import FaultyRunner, Injected
from xlaengine.check.judge import Tolerance, check_request, check_stream, draws_anew, tolerance_of
from xlaengine.check.misread import likely_misreading, rerouting
from xlaengine.check.oracle.streams import Oracle, single
from xlaengine.check.verify.crowds import Crowd, CrowdReport, Crowds
from xlaengine.check.verify.exercised import Exercised, exercised
from xlaengine.check.verify.gates import GateReport, independence_gate
from xlaengine.check.verify.leases import broken_leases
from xlaengine.check.verify.levels import Level
from xlaengine.check.verify.schedule import Schedule, draw_schedule, run_schedule
from xlaengine.check.verify.verdict import Compared, Divergence, ScheduleRun, Status, StreamRun, Verification
from xlaengine.check.verify.workload import ordinary_tokens
from xlaengine.control.plan import Step
from xlaengine.engine import Engine
from xlaengine.engine.outputs import OutputBook
from xlaengine.observe.trace import Place, Trace, place_of
from xlaengine.observe.trace.record import Asked, Committed
from xlaengine.types import CompletionOutput, EndEvent, Event, Request, SamplingParams, StreamId, TokenEvent

FAULT_WITHIN = 8
"""The number of first steps of a schedule among which a fault begins."""

EXPLAINED = 4
"""A likely cause must explain this many of the streams that differ from the oracle."""

GATE_TOKENS = 6
"""The length of the gate's streams: long enough that another seed gives other tokens."""

GATE_TEMPERATURES = (2.0, 20.0, 200.0)
"""The gate takes the first at which two seeds give other tokens: the lower one shows more of a row's logits."""

GATE_DEPTH = 2
"""The depth at which the gate reseeds each row in turn. At depth 1 it reseeds only the first, the middle and the last row."""


@dataclass(frozen=True)
class Task:
    """A schedule to run at one B, or the seed to draw it from."""

    index: int
    max_num_seqs: int
    what: Schedule | int
    crowd: Crowd | None = None  # the crowd that the schedule is made for


class Checks:
    """The requests in one open engine, and the checks that can be run there. Level 3 needs the ``oracle``.

    If the engine speculates, each stream is made alone with and without speculation. If speculation cannot change the stream (`kept`),
    level 1 compares with the run without speculation, and levels 2 and 3 check the run with it. For other streams it is the other way
    around, and level 3 checks both runs.

    Args:
        found: the checks enter their results here.
        count: called with ``baseline``, ``schedules`` or ``oracle`` after each item of that phase.
        crowds: their compared requests are among the ``requests``, and are in no drawn schedule.

    Attributes:
        singles: each stream as a separate request.
        kept: the streams that speculation cannot change.
    """

    def __init__(
        self,
        engine: Engine,
        requests: Sequence[Request],
        found: Verification,
        oracle: Oracle | None = None,
        count: Callable[[str], object] = lambda _: None,
        crowds: Crowds = Crowds(),  # noqa: B008 (it is frozen)
    ):
        self.engine, self.requests, self.found, self._oracle, self._count = engine, requests, found, oracle, count
        self._crowds, self.max_num_seqs, self.devices = crowds, engine.config.max_num_seqs, engine.config.tensor_parallel_size
        self.speculative = engine.runner.config.speculative
        self.singles = {stream_id: _single(each, stream_id.completion) for each in requests for stream_id in each.stream_ids}
        exact = engine.runner.places_are_exact
        self.kept = {stream_id for stream_id, each in self.singles.items() if exact and not draws_anew(self.speculative, each)}
        engine.reconfigure(depth=1)
        self.plain = self._each_alone(speculate=False)
        self._explained: set[StreamId] = set()
        self._wrong: list[tuple[Request, CompletionOutput]] = []
        self._unexplained = False

    @cached_property
    def speculated(self) -> dict[StreamId, list[Event]]:
        """Each stream alone with speculation; `plain` if the engine cannot speculate."""
        return self.plain if self.speculative is None else self._each_alone(speculate=True)

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

    def _each_alone(self, *, speculate: bool) -> dict[StreamId, list[Event]]:
        streams = {}
        for stream_id in self.singles:
            events, trace = self._alone(stream_id, speculate=speculate)
            if self.speculative is not None:
                self.found.alone = (self.found.alone or Exercised()) + self._exercised(trace)
            if isinstance(events[-1], EndEvent):
                raise FailsAlone(f"{stream_id.name} fails even alone: {events[-1].message}")
            streams[stream_id] = events
            self._count("baseline")
        return streams

    def _alone(self, stream_id: StreamId, *, speculate: bool) -> tuple[list[Event], Trace]:
        if self.speculative is not None:
            self.engine.reconfigure(speculate=speculate)
        trace = self.engine.trace = Trace()
        events = alone(self.engine, self.singles[stream_id])
        self.engine.trace = None
        return events, trace

    # --- levels 1 and 2p

    def check_gate(self) -> None:
        """Runs the independence gate at two depths, on a request whose tokens change with the seed. If they change at no temperature, the
        gate fails.
        """
        S = min(self.engine.config.slot_tokens)
        prompt = self.requests[0].prompt_token_ids[: max(1, min(8, S - GATE_TOKENS))]
        params = SamplingParams(max_tokens=min(GATE_TOKENS, S - len(prompt)), seed=0, ignore_eos=True)
        each = (replace(params, temperature=temperature) for temperature in GATE_TEMPERATURES)
        requests = [Request(request_id="gate", prompt_token_ids=prompt, params=one) for one in each]
        if self.speculative is not None:
            self.engine.reconfigure(speculate=True)
        rows = sorted({0, self.max_num_seqs // 2, self.max_num_seqs - 1})
        tried = ((request, independence_gate(self.engine, request, rows)) for request in requests)
        request, few = next(((request, report) for request, report in tried if report.batches), (requests[0], GateReport(0, ())))
        self.engine.reconfigure(depth=GATE_DEPTH)
        self.found.gates[self.max_num_seqs] = few + independence_gate(self.engine, request)
        self.engine.reconfigure(depth=1)

    def check_schedule(self, task: Task, *, oracle: bool) -> None:
        """Compares each stream under a schedule with itself alone. ``oracle``: whether a stream that diverges is also compared with the
        oracle, the first time that it does.
        """
        schedule = self._schedule_of(task)
        self._check_schedule(1, task, schedule, self.reference(schedule), oracle=oracle)

    def check_devices(self, reference: Mapping[StreamId, Sequence[Event]], tasks: Sequence[Task]) -> None:
        """Compares each stream alone and under the schedules with the ``reference``, the `baseline` of another number of devices.

        If speculation may change some stream, the schedules do not speculate, because the reference has that stream without speculation.
        """
        for stream_id, got in self.baseline.items():
            self._compare("2p", stream_id, reference[stream_id], got)
        for task in tasks:
            schedule = self._schedule_of(task)
            exact = len(self.kept) == len(self.singles)
            self._check_schedule("2p", task, replace(schedule, speculate=schedule.speculate and exact), reference)

    def _schedule_of(self, task: Task) -> Schedule:
        return task.what if isinstance(task.what, Schedule) else self._draw(task.what)

    def _check_schedule(
        self, level: Level, task: Task, schedule: Schedule, reference: Mapping[StreamId, Sequence[Event]], *, oracle: bool = False
    ) -> None:
        trace, streams, evictions = self._run(schedule)
        self.found.exercised[task.index] = self._exercised(trace, schedule, evictions)
        if task.crowd is not None:
            seen, aim = self._crowds.seen(task.crowd, trace), task.crowd.aim(self.max_num_seqs)
            self.found.crowds.append(CrowdReport(task.crowd.kind, self.max_num_seqs, seen, aim))
        broken = broken_leases(trace)
        for one in broken:
            self.found.failed[task.index] = schedule
            facts: dict[str, Any] = {"max_num_seqs": self.max_num_seqs, "schedule": task.index, "slot": one.lease.slot, "step": one.step}
            what = level, one.lease.stream_id.name, "mismatch", one.rule, None, None, None, None
            self.found.divergences.append(Divergence(*what, **facts, devices=self.devices))
        rows = []
        for stream_id, got in streams.items():
            allowed = Allowed(schedule.caps.get(stream_id.request_id), stream_id.request_id in schedule.cancelled, schedule.logprobs)
            status = self._compare(level, stream_id, reference[stream_id], got, allowed, task.index, trace)
            rows.append(StreamRun(stream_id, status, tuple(reference[stream_id]), tuple(got)))
            by_oracle = oracle and self._is_judged(stream_id) and stream_id not in self._explained
            if by_oracle and status == "mismatch" and ends_by_token(got):
                self._explained.add(stream_id)
                own = [replace(event, stream_id=StreamId(stream_id.request_id)) for event in got]
                asked = schedule.of(self.singles[stream_id])
                self._compare_with_oracle(stream_id, asked, own, task.index, trace, speculates=schedule.speculate)
                self.found.cause = self.found.cause or self._likely_cause()
        self._count_broken(trace, {row.stream_id for row in rows if row.status == "mismatch"})
        self.found.keep(ScheduleRun(task.index, schedule, trace, tuple(rows), len(broken), level, self.devices))
        self._count("schedules")

    def _exercised(self, trace: Trace, schedule: Schedule | None = None, evictions: int = 0) -> Exercised:
        lookup = None if self.speculative is None else self.speculative.least_match
        actions = () if schedule is None else schedule.actions
        return exercised(trace, self.singles, actions, evictions=evictions, lookup=lookup)

    def _draw(self, seed: int) -> Schedule:
        crowded = {each.request_id for each in self._crowds.compared}
        drawn = [each for each in self.requests if each.request_id not in crowded]
        config = self.engine.config
        more = {"snapshots": config.snapshots, "slot_tokens": config.slot_tokens}
        return draw_schedule(seed, drawn, self.max_num_seqs, tokens_of(self.engine), **more)

    def _run(self, schedule: Schedule) -> tuple[Trace, dict[StreamId, list[Event]], int]:
        """Runs a schedule from an empty state, so that it can be replayed. Returns the trace, the streams and the number of evictions.

        If the runner has a fault, it is armed during the run.
        """
        runner = self.engine.runner
        runner.reset()
        engine = type(self.engine)(runner, self.engine.intake.tokenizer)
        trace = engine.trace = Trace()
        submitted = {action.request_id for action in schedule.actions if action.verb == "submit"}
        requests = [each for each in self.requests if each.request_id in submitted]
        with ExitStack() as stack:
            if isinstance(runner, FaultyRunner):
                runner.arm(schedule.seed % FAULT_WITHIN)
                stack.callback(runner.disarm)
            return trace, run_schedule(engine, requests, schedule), engine.scheduler.counters.evictions

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

    # --- levels 2 and 3

    def check_size(self, reference: Mapping[StreamId, Sequence[Event]]) -> None:
        """Compares each stream alone with the ``reference``, the `baseline` of another B."""
        for stream_id, got in self.baseline.items():
            self._compare(2, stream_id, reference[stream_id], got)

    def check_oracle(self) -> None:
        for stream_id, got in self.baseline.items():
            if not self._is_judged(stream_id):
                continue
            self._compare_with_oracle(stream_id, self.singles[stream_id], got, speculates=self._speculates(stream_id))
            if stream_id not in self.kept and self.speculative is not None:
                self._compare_with_oracle(stream_id, self.singles[stream_id], self.speculated[stream_id], speculates=True)
            self._count("oracle")
        self.found.cause = self._likely_cause()

    def _is_judged(self, stream_id: StreamId) -> bool:
        return stream_id.request_id not in self._crowds.unjudged

    def _compare_with_oracle(
        self,
        stream_id: StreamId,
        request: Request,
        events: Sequence[Event],
        schedule: int | None = None,
        trace: Trace | None = None,
        *,
        speculates: bool,
    ) -> None:
        assert self._oracle is not None
        book = OutputBook(self.engine.intake.tokenizer)
        book.open(request, [token_ids_of(events)], every_token=False)
        (output,) = filter(None, map(book.apply, events))
        anew = speculates and draws_anew(self.speculative, request)
        (row,) = check_request(self._oracle, request, output, self._tolerance, anew=anew)
        self.found.decided += row.decided
        if row.verdict == "mismatch" and output.outputs and not anew:
            self._wrong.append((request, output.outputs[0]))
        compared = Compared(3, stream_id.name, schedule, row.tokens, row.verdict, self.devices)
        self._enter(stream_id, compared, row.difference, trace, row.near_tie_margins, speculates=speculates)

    @property
    def _tolerance(self) -> Tolerance:
        return tolerance_of(self.engine.config)

    def _likely_cause(self) -> str | None:
        if not self._wrong or self._oracle is None or self._unexplained:
            return None

        def explains(other: Oracle) -> bool:
            rows = (check_stream(other, request, completion, self._tolerance) for request, completion in self._wrong[:EXPLAINED])
            return all(row.is_close for row in rows)

        cause = likely_misreading(self._oracle, explains)
        # A misreading that does not explain these streams does not explain more of them, and each search compiles every misread model.
        self._unexplained = cause is None
        if cause is None:
            self.found.possible = rerouting(self._oracle.held.definition, self.engine.config.dtype)
        return cause

    # --- findings

    def _compare(
        self,
        level: Level,
        stream_id: StreamId,
        expected: Sequence[Event],
        got: Sequence[Event],
        allowed: Allowed = EVERYTHING_ALIKE,
        schedule: int | None = None,
        trace: Trace | None = None,
    ) -> Status:
        difference = first_difference(expected, got, allowed)
        tokens, whole = len(token_ids_of(got)), len(token_ids_of(expected))
        status: Status = "mismatch" if difference is not None else "exact" if tokens == whole else "partial"
        compared = Compared(level, stream_id.name, schedule, tokens, status, self.devices)
        self._enter(stream_id, compared, difference, trace, speculates=self._speculates(stream_id))
        return status

    def _enter(
        self,
        stream_id: StreamId,
        compared: Compared,
        difference: Difference | None,
        trace: Trace | None,
        near_ties: tuple[float, ...] = (),
        *,
        speculates: bool,
    ) -> None:
        """``trace``: the schedule's trace; None if the stream was alone. ``speculates``: how it ran alone."""
        self.found.compared.append(compared)
        if difference is None or compared.status not in ("mismatch", "near tie"):
            return
        place = self._place(stream_id, difference, trace, speculates=speculates)
        facts: dict[str, Any] = {**vars(difference), **({} if place is None else vars(place))}
        facts |= {"max_num_seqs": self.max_num_seqs, "devices": self.devices}
        one = Divergence(compared.level, compared.stream, compared.status, **facts, schedule=compared.schedule, near_ties=near_ties)
        self.found.divergences.append(one)

    def _place(self, stream_id: StreamId, difference: Difference, trace: Trace | None, *, speculates: bool) -> Place | None:
        """Finds where the token at the difference was made; if the stream ended too early, where its last token was made.

        A stream that was alone runs again, with a trace.
        """
        if trace is None:
            _, trace = self._alone(stream_id, speculate=speculates)
            stream_id = StreamId(stream_id.request_id)
        if difference.what == "prompt logprob":
            return None
        return place_of(trace, stream_id, difference.position) or place_of(trace, stream_id, difference.position - 1)


def tokens_of(engine: Engine) -> np.ndarray:
    """The ids that prompts are drawn from."""
    tokenizer = engine.intake.tokenizer
    return ordinary_tokens(engine.model.vocab, {*engine.model.eos_token_ids, *(tokenizer.special_ids if tokenizer else ())})


def _single(request: Request, completion: int) -> Request:
    """One completion as a request (`oracle.streams.single`). Only the first one reports the prompt's log-probabilities."""
    one = single(request, completion)
    return one if completion == 0 else replace(one, params=replace(one.params, prompt_logprobs=None))


def _given_out(trace: Trace, injected: Iterable[Injected]) -> set[StreamId]:
    """Returns the streams whose first wrong token was delivered after their last submit: it was not late, and no cancel dropped it."""
    given: dict[tuple[int, StreamId], int] = {}
    for record in trace.records:
        match record:
            case Asked(verb="submit"):
                given = {one: count for one, count in given.items() if one[1].request_id != record.request_id}
            case Committed(plan=Step()):
                given |= Counter((record.step, event.stream_id) for event in record.events if isinstance(event, TokenEvent))
    wrong = ((each.step, *row) for each in injected for row in zip(each.streams, each.offsets, strict=True))
    return {stream_id for step, stream_id, offset in wrong if given.get((step, stream_id), 0) > offset}
