"""The loop: plan, dispatch, collect, commit. Up to ``depth`` steps are in flight before the oldest is read."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Container, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from jax.profiler import StepTraceAnnotation, TraceAnnotation

from xlaengine.config import SchedulingPolicy
from xlaengine.control.intake import Intake, Messages, Prompt
from xlaengine.control.plan import Step
from xlaengine.control.scheduler import Scheduler
from xlaengine.control.stream import Stream
from xlaengine.control.view import EngineView
from xlaengine.engine.flights import Flights
from xlaengine.engine.inbox import Inbox
from xlaengine.engine.loop_stats import A_WAIT, LoopStats
from xlaengine.engine.metrics import metrics, progress_line
from xlaengine.engine.observers import Profiler, Recorder
from xlaengine.runner import Flight, Runner
from xlaengine.runner.forked import Owner
from xlaengine.text import Tokenizer
from xlaengine.types import Event, FinishReason, ProbeReport, Request, SamplingParams, Verb
from xlaengine.types.words import plural

logger = logging.getLogger("xlaengine")
Result = TypeVar("Result")


class Engine(EngineView):
    """Generates for many requests at once. Each stream has the same bits as if it ran alone.

    Submit requests, then call `step`, or iterate over the engine, for their events::

        engine.submit("Once upon a time", SamplingParams(max_tokens=8))
        for event in engine: ...

    It is not thread-safe. In a fork of its process whatever needs the device raises RuntimeError, and `close` does nothing.

    Args:
        runner: weights, state and compiled graphs. `close` closes it.
        tokenizer: without one, texts are empty and stop strings are refused.
        chat_date: `Settings.chat_date`.

    Attributes:
        trace: if set, records what the engine does.
        profile: if set, records how long host and device take.
    """

    def __init__(self, runner: Runner, tokenizer: Tokenizer | None = None, chat_date: str | None = None):
        self.runner, self.model = runner, runner.model
        self.config = replace(runner.config, decode_widths=runner.decode_widths)
        self.intake = Intake(self.config, self.model.vocab, self.model.eos_token_ids, tokenizer, chat_date)
        known = runner.prefill_is_exact, runner.steps_are_exact, runner.prefix_states, runner.has_recurrent_state, runner.experts
        super().__init__(Scheduler(self.config, self.model.eos_token_ids, tokenizer, runner.pacing, *known))
        self.stats = LoopStats()
        self.trace: Recorder | None = None
        self.profile: Profiler | None = None
        self._flights, self._events = Flights(), Inbox()
        self._owner, self._closed = Owner("engine"), False
        self._is_torn = False  # a step or a probe has begun, and neither ended nor ended all requests
        self._next_log, self._next_probe = self.config.log_interval, self.config.probe_every

    @property
    def is_idle(self) -> bool:
        """Whether no request can go on (`can_go_on`) and all events have been taken."""
        return not (self._events or self.can_go_on)

    @property
    def can_go_on(self) -> bool:
        """Whether a step is in flight or could be launched. Requests that are paused or held cannot go on."""
        return bool(self._flights) or self.scheduler.can_go_on

    def reconfigure(self, *, depth: int | None = None, prefill_tokens_per_step: int | None = None, speculate: bool | None = None) -> None:
        """Change settings that no graph depends on. None leaves a setting as it is.

        Raises:
            RuntimeError: the engine is not idle; nothing was changed.
            ValueError: a value is not valid for an engine, or ``speculate`` is True and the engine has no drafter.
        """
        if not self.is_idle:
            live = plural(len(self.live), "request is", "requests are")
            raise RuntimeError(f"only an idle engine can be reconfigured: step it until is_idle ({live} live)")
        given = {"depth": depth, "prefill_tokens_per_step": prefill_tokens_per_step}
        changed = replace(self.config, **{name: value for name, value in given.items() if value is not None})
        if speculate is not None:
            self.scheduler.pacing.switch(speculate)
        self.config = self.intake.config = self.scheduler.config = changed

    def reset(self) -> None:
        """End all live requests (their last events are ``abort``) and empty the state. Compiled graphs stay."""
        self._require_open()
        self._abandon("abort", "the engine was reset", "reset")

    # --- the life of a request

    def submit(
        self,
        prompt: Request | Prompt | None = None,
        params: SamplingParams | None = None,
        *,
        messages: Messages | None = None,
        request_id: str | None = None,
        slot: int | None = None,
        allowance: int | None = None,
        reuse: bool | None = None,
        scheduling_policy: SchedulingPolicy | None = None,
        text: bool = True,
        extends: Stream | None = None,
    ) -> str:
        """Queue a request and return its id.

        Args:
            prompt: text, token ids, or a complete `Request`, which has its own params and id.
            messages: a conversation instead of a prompt.
            request_id: None for the next number.
            slot: the only slot that the request may take; other requests may overtake it until that slot is free. None for any slot.
            allowance: number of tokens to return before `allow` adds more; None for all. A step with proposals may compute up to
                ``num_speculative_tokens`` more, which are kept for `allow`. A request that has used up its allowance is *held*: it keeps
                its slot and its KV, and the engine may be idle.
            reuse: whether to skip prompt chunks cached in its slot (`cached_prefix`) or, with prefix caching, in any slot. The stream has
                the same bits either way. ``prompt_logprobs`` needs all chunks. None: `EngineConfig.enable_prefix_caching`.
            scheduling_policy: ``lof`` requests of different lengths may overtake each other; an ``fcfs`` request, or a request with a
                ``slot``, neither overtakes nor is overtaken in this way. None: `EngineConfig.scheduling_policy`.
            text: whether its events have text. If False, tokens are decoded only to find stop strings.
            extends: a stream that has reached its ``max_tokens``; ``prompt`` is its `Request` with a larger ``max_tokens`` and another id.
                The new stream continues in the same slot after the last token, without a prefill.

        Raises:
            InvalidRequest: it cannot be served, a live request has its id, there is no such slot or policy, or the slot no longer holds
                the entries of ``extends``. Nothing was changed.
            RuntimeError: the engine is closed. TypeError: ``params``, ``messages`` or ``request_id`` with a complete `Request`.
        """
        self._require_open()
        if isinstance(prompt, Request):
            if params is not None or messages is not None or request_id is not None:
                raise TypeError("a complete request has its own params and id: give no others")
            request = prompt
            self.intake.validate(request)
        elif request_id is None:
            (request,) = self.intake.number([(prompt, messages, params or SamplingParams())], taken=self.scheduler.live)
        else:
            request = self.intake.make(request_id, prompt, messages, params or SamplingParams())
        reuse = self.config.enable_prefix_caching if reuse is None else reuse
        self.scheduler.add(request, slot, allowance, reuse, scheduling_policy or self.config.scheduling_policy, text, extends)
        self._asked("submit", request.request_id)
        return request.request_id

    def cancel(self, request_id: str) -> bool:
        """End a request now; False if it is not live. Its streams' last events (``abort``) can be taken at once."""
        events = self.scheduler.cancel(request_id)
        self._events.add(events)
        if not self.scheduler.live:
            self.stats.rest()
        return self._asked("cancel", request_id, bool(events))

    def allow(self, request_id: str, tokens: int | None) -> bool:
        """Add ``tokens`` to a request's allowance, or remove the limit (None); False if it is not live.

        The request continues bit for bit. Tokens kept for it become events at once.
        """
        held, done = self.scheduler.is_held(request_id), self.scheduler.allow(request_id, tokens)
        self._events.add(self.scheduler.release(request_id))
        self._asked("allow", request_id, held and not self.scheduler.is_held(request_id))
        return done

    def seat(self) -> None:
        """Lease slots now, not with the next step, to waiting requests, in their order.

        A request gets its ``slot`` or, of the vacant slots long enough for it, the shortest (on a tie, the lowest index), until it ends.
        Its first graph is launched when the flights of the slot's previous stream have landed.
        """
        self.scheduler.seat()

    def take_snapshot(self, index: int, slot: int) -> None:
        """Copy a slot to snapshot ``index`` on the device, with the next step. `reset` empties all snapshots.

        If layers keep recurrent state and steps of the slot's last stream are in flight, all flights are read first. An
        exception from them ends all requests, as in `advance`.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, it holds no prefix, or its state has seen more tokens.
        """
        self._require_open()
        self.scheduler.slots.require(slot)
        if self.scheduler.prefix_cache.is_settling(slot):
            self._guarded(self._land_all)
            self.stats.drained("snapshot")
        self.scheduler.copy(self.scheduler.snapshots.take(index, slot))

    def load_snapshot(self, index: int, slot: int) -> None:
        """Copy snapshot ``index`` to a slot, with the next step.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or the snapshot is empty.
        """
        self.scheduler.copy(self.scheduler.snapshots.load(index, slot))

    def pause(self, request_id: str) -> bool:
        """Launch nothing more for a request until it is resumed; False if it is not live.

        Up to ``depth - 1`` steps in flight still give their tokens. The request keeps its slots until others wait and no slot is free. Then
        the stream that has been paused longest is evicted. Held streams, and streams of requests with a ``slot``, are not evicted.
        """
        return self._asked("pause", request_id, self.scheduler.pause(request_id))

    def resume(self, request_id: str) -> bool:
        """Let a paused request go on, bit for bit; False if it is not live."""
        return self._asked("resume", request_id, self.scheduler.resume(request_id))

    def evict(self, request_id: str) -> bool:
        """Move a request's KV to host memory; False if it is not live. The request continues bit for bit.

        A paused request stays there until it is resumed; any other joins the end of the queue.
        """
        return self._asked("evict", request_id, self.scheduler.evict(request_id))

    def _asked(self, verb: Verb, request_id: str, done: bool = True) -> bool:
        if done and self.trace is not None:
            self.trace.asked(verb, request_id)
        return done

    # --- the loop

    def __iter__(self) -> Iterator[Event]:
        """Yields events until the engine is idle. Other methods may be called meanwhile; an early exit loses no event."""
        self._owner.refuse_fork()  # also if the engine is idle
        while not self.is_idle:
            if not self._events:
                self.advance()
            while self._events:
                yield self._events.pop()

    def step(self) -> list[Event]:
        """`advance`, then `take`. A step may give no event while requests are live."""
        self.advance()
        return self.take()

    def take(self, request_ids: Container[str] | None = None) -> list[Event]:
        """Events that have not been taken yet, oldest first; only those of ``request_ids`` if given."""
        return self._events.take(request_ids)

    def advance(self) -> None:
        """Plan and dispatch one step, then commit the oldest if ``depth`` steps are in flight or none was launched.

        An exception in a step, interrupts included, ends all live requests and is raised here once. The engine stays usable.
        """
        self._require_open()
        if self.profile is not None:
            self.profile.before_step()
        waited = self.runner.waited_seconds
        self.stats.begin()
        with StepTraceAnnotation("step", step_num=self.stats.steps):
            self._guarded(self._advance)
        self.stats.end(self.runner.waited_seconds - waited, at_rest=not self.can_go_on)

    def _advance(self) -> None:
        if self._next_log and self.stats.steps + self._flights.steps >= self._next_log:
            self._log_at_a_barrier()
        launched = self._launch()
        if launched and self.trace is not None:
            self.trace.gauge(self.scheduler)  # before the commit, which ends streams of one token
        if not launched or self._flights.steps >= self.config.depth:
            self._commit_one_step()
        if self._next_probe and self.stats.steps >= self._next_probe:
            self._probe()
            self._next_probe += self.config.probe_every
        if self.trace is not None and not (launched and self.can_go_on):
            self.trace.gauge(self.scheduler)

    def _require_open(self) -> None:
        self._owner.refuse_fork()
        if self._closed:
            raise RuntimeError("the engine is closed")
        if self._is_torn:  # by a second interrupt, which came before the first had ended the requests
            self._fail(KeyboardInterrupt())

    def _guarded(self, work: Callable[[], Result]) -> Result:
        """Call ``work``; an exception in it, interrupts included, ends all live requests."""
        self._is_torn = True
        try:
            result = work()
        except BaseException as error:
            self._fail(error)
            raise
        self._is_torn = False
        return result

    def _launch(self) -> bool:
        """Dispatch the next plans; returns whether a step is among them."""
        with TraceAnnotation("plan"):
            plans = self.scheduler.plan()
        if not plans:
            return False
        idle, overlaps = not self._flights.are_running, self._flights.steps > 0
        self.stats.dispatching(idle=idle)
        with TraceAnnotation("dispatch"):
            for plan in plans:
                if self.trace is not None:
                    self.trace.dispatched(plan)
                if (flight := self.runner.dispatch(plan)) is not None:
                    self._flights.append(flight)
        self.stats.dispatched()
        if launched := isinstance(plans[-1], Step):
            self.stats.launched(overlaps=overlaps, found_idle=idle, expected=self.config.depth > 1)
        return launched

    def _commit_one_step(self) -> None:
        """Commit the oldest step and what was dispatched before it."""
        for flight in self._flights.through_next_step():
            self._commit(flight)

    def _commit(self, flight: Flight) -> None:
        waited = self.runner.waited_seconds
        landed = self.runner.collect(flight)
        events = self.scheduler.commit(flight.plan, landed)
        if self.trace is not None:
            events = self.trace.committed(flight.plan, landed, events)
        with TraceAnnotation("commit"):
            self._events.add(event for event in events if self.scheduler.gives_out(event))
        if isinstance(flight.plan, Step):
            if self.stats.sees_bytes:
                self.stats.see_bytes(self.runner.device_bytes() - flight.nbytes - self._flights.nbytes)
            self.stats.committed(device_was_busy=self.runner.waited_seconds - waited > A_WAIT or self._flights.are_running)

    def _land_all(self) -> None:
        while self._flights:
            self._commit(self._flights.popleft())

    def _log_at_a_barrier(self) -> None:
        """Read all flights, then log a progress line, so that its numbers agree. The next dispatch does not overlap."""
        self._land_all()
        self.stats.drained("log_interval")
        logger.info("%s", progress_line(self.scheduler, self.stats))
        self._next_log += self.config.log_interval

    def _fail(self, error: BaseException) -> None:
        name, what = type(error).__name__, f"{type(error).__name__}: {error}"
        reason, message = ("error", what) if isinstance(error, Exception) else ("abort", f"the run was stopped: {name}")
        self._abandon(reason, message, what)

    def _abandon(self, reason: FinishReason, message: str, why: str) -> None:
        if self.trace is not None:
            self.trace.abandoned(why)
        self._flights.clear()
        self._events.add(self.scheduler.abandon(reason, message))
        self.runner.reset()
        self.stats.rest()
        self._is_torn = False

    # --- reports

    def probe(self, only: Collection[str] | None = None) -> ProbeReport:
        """Choose the next token of every row twice, in the batch and alone, and compare tokens and logits bit by bit.

        The rows are those of all streams whose slot holds their prompt, or of the requests in ``only`` alone. Paused streams are included.
        The graphs change no state. With speculation, the compared steps have several places. Steps with proposals that are in flight are
        committed first, because the positions of their rows depend on them. A probe costs one step, and one more for each row. Mismatches
        are counted and logged.

        Raises:
            RuntimeError: the engine was built without probe graphs, or is closed. Any other exception ends all requests, as in `advance`.
        """
        self._require_open()
        if not self.config.probe:
            raise RuntimeError("this engine was built without probe graphs: give EngineConfig(probe=True) or LLM(probe=True)")
        return self._guarded(partial(self._probe, only))

    def _probe(self, only: Collection[str] | None = None) -> ProbeReport:
        if self._flights.hides_rows:
            self._land_all()
        plan = self.scheduler.plan_probe(only)
        flight = None if plan is None else self.runner.dispatch(plan)
        report = ProbeReport()
        if flight is not None:
            report = self.runner.collect(flight)
            assert isinstance(report, ProbeReport)
            self.stats.probed()
        self.scheduler.counters.probed(report)
        for row in report.mismatches:
            logger.error("probe after step %d: %s", self.stats.steps, row)
        return report

    def metrics(self) -> dict[str, Any]:
        """Counters since the engine was built, as plain data (docs/metrics.md)."""
        return metrics(self.runner, self.scheduler, self.stats)

    def close(self) -> None:
        """Drop all flights and free the device's memory. Afterwards only `metrics` and `close` work."""
        if self._owner.is_forked:
            return
        self._closed = True
        self._flights.clear()
        self._events.clear()
        self.scheduler.abandon("abort", "the engine was closed")
        self.stats.rest()
        self.intake.close()
        self.runner.close()
