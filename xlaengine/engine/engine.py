"""The loop: admit, plan, dispatch, collect, emit.

Synchronous and asynchronous are the same loop: up to ``depth`` steps are out before the oldest is read. With two, all of
the host's work on one step, its text and stop strings included, happens while the device runs the next.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Container, Iterator
from dataclasses import replace
from typing import Any

from jax.profiler import StepTraceAnnotation, TraceAnnotation

from xlaengine.config import SchedulingPolicy
from xlaengine.engine.flights import Flights
from xlaengine.engine.inbox import Inbox
from xlaengine.engine.metrics import metrics, progress_line
from xlaengine.engine.probing import take_probe
from xlaengine.engine.profile import Profile
from xlaengine.host.intake import Intake, Messages, Prompt
from xlaengine.host.loop_stats import A_WAIT, ByteWatch, LoopStats
from xlaengine.host.plan import Step
from xlaengine.host.scheduler import Scheduler
from xlaengine.host.text import Tokenizer
from xlaengine.host.view import EngineView
from xlaengine.protocol import Event, FinishReason, ProbeReport, Request, SamplingParams
from xlaengine.runner import Flight, Runner
from xlaengine.tracing.record import Trace, Verb

logger = logging.getLogger("xlaengine")


class Engine(EngineView):
    """Streams of tokens for many requests at once, each what it would have been alone.

    Submit requests, then `step`, or iterate over it, for their events::

        engine.submit("Once upon a time", SamplingParams(max_tokens=8))
        for event in engine: ...

    It is not thread-safe: one thread submits, steps and cancels.

    Args:
        runner: its device, with weights, state and compiled graphs. The engine closes it.
        tokenizer: what gives tokens their text; without one texts are empty and stop strings are refused.

    Attributes:
        trace: what it does is recorded there, from the moment it is set; None records nothing.
        profile: how long all of it takes on host and device, likewise.
    """

    def __init__(self, runner: Runner, tokenizer: Tokenizer | None = None):
        self.runner = runner
        self.model = runner.model
        self.config = replace(runner.config, decode_widths=runner.decode_widths)
        self.intake = Intake(self.config, self.model.vocab, self.model.eos_token_ids, tokenizer)
        exact = runner.prefill_is_exact, runner.steps_are_exact
        super().__init__(Scheduler(self.config, self.model.eos_token_ids, tokenizer, runner.pacing, *exact))
        self.stats = LoopStats()
        self.trace: Trace | None = None
        self.profile: Profile | None = None
        self._flights, self._events, self._bytes = Flights(), Inbox(), ByteWatch()
        self._closed = False
        self._next_log, self._next_probe = self.config.log_interval, self.config.probe_every

    @property
    def is_idle(self) -> bool:
        """Whether `step` has nothing to do: every request has ended, is paused or held, or waits for one; all events have been taken."""
        return not (self._events or self.can_go_on)

    @property
    def can_go_on(self) -> bool:
        """Whether anything is in flight or could be launched; requests that are all paused or held cannot go on."""
        return bool(self._flights) or self.scheduler.can_go_on

    def reconfigure(self, *, depth: int | None = None, prefill_tokens_per_step: int | None = None, speculate: bool | None = None) -> None:
        """Change settings that no graph depends on; None leaves one as it is.

        Args:
            speculate: whether proposals are made, in an engine that was built to.

        Raises:
            RuntimeError: the engine is not idle. Nothing has changed then.
            ValueError: a value that no engine can be built with, or nothing proposes.
        """
        if not self.is_idle:
            raise RuntimeError(f"only an idle engine can be reconfigured: {len(self.live)} requests are live")
        given = {"depth": depth, "prefill_tokens_per_step": prefill_tokens_per_step}
        changed = replace(self.config, **{name: value for name, value in given.items() if value is not None})
        if speculate is not None:
            self.scheduler.pacing.switch(speculate)
        self.config = self.intake.config = self.scheduler.config = changed

    def reset(self) -> None:
        """End all live requests, whose last events (``abort``) can be taken then, and empty the state. What was compiled stays.

        Raises:
            RuntimeError: the engine is closed.
        """
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
    ) -> str:
        """Queue a request; its id.

        Args:
            prompt: text, token ids, or a complete `Request`, which brings its own params and id.
            messages: a conversation instead of a prompt.
            request_id: None for the next number.
            slot: the one to take, as soon as it is free, while others pass; None for any.
            allowance: how many tokens may be given out before `allow` adds to them; None for all. None is computed beyond, but that a step
                with proposals, launched while some of it is left, may bring ``num_speculative_tokens`` more, which are kept for `allow`.
                A request that has used it up is held: it keeps its slot and its KV, and the engine may be idle.
            reuse: whether to leave out those chunks of the prompt that its slot holds (`cached_prefix`), or with prefix caching any other:
                the stream is the same, bit for bit. One that asks for ``prompt_logprobs`` needs all chunks. None: as
                `EngineConfig.enable_prefix_caching` says.
            scheduling_policy: ``lof`` lets longer ones that come later pass while it waits, and passes shorter ones that let it; ``fcfs``
                does neither, nor does one that wants a certain slot. None: as `EngineConfig.scheduling_policy` says.
            text: whether its events have text. Without, its tokens are decoded only if a stop string is looked for in them.

        Raises:
            InvalidRequest: it could not be served, a live request has its id, or there is no such slot or policy. Nothing has changed then.
            RuntimeError: the engine is closed.
        """
        self._require_open()
        if isinstance(prompt, Request):
            if params is not None or messages is not None or request_id is not None:
                raise TypeError("a complete request brings its own params and id: give nothing beside it")
            request = prompt
            self.intake.validate(request)
        elif request_id is None:
            (request,) = self.intake.number([(prompt, messages, params or SamplingParams())], taken=self.scheduler.live)
        else:
            request = self.intake.make(request_id, prompt, messages, params or SamplingParams())
        reuse = self.config.enable_prefix_caching if reuse is None else reuse
        self.scheduler.add(request, slot, allowance, reuse, scheduling_policy or self.config.scheduling_policy, text)
        self._asked("submit", request.request_id)
        return request.request_id

    def cancel(self, request_id: str) -> bool:
        """End a request now, wherever it is; False if it is not live.

        Its streams' last events (``abort``) come with the next step, and nothing after them.
        """
        events = self.scheduler.cancel(request_id)
        self._events.add(events)
        self._asked("cancel", request_id, bool(events))
        if not self.scheduler.live:
            self.stats.rest()
        return bool(events)

    def allow(self, request_id: str, tokens: int | None) -> bool:
        """Add so many tokens to a request's allowance, or all that it may have (None); False if it is not live.

        It goes on where it is, bit for bit as if nothing had been. Tokens that have been kept for it are events at once.
        """
        held, done = self.scheduler.is_held(request_id), self.scheduler.allow(request_id, tokens)
        self._events.add(self.scheduler.release(request_id))
        self._asked("allow", request_id, held and not self.scheduler.is_held(request_id))
        return done

    def seat(self) -> None:
        """Lease slots now, not with the next step, to the requests that wait, in their order.

        A request gets the slot that it asked for, or the lowest one that no stream holds, and keeps it to its end. It is served as soon as
        what is in flight for the slot's last stream has landed.
        """
        self.scheduler.seat()

    def take_snapshot(self, index: int, slot: int) -> None:
        """Copy a slot to snapshot ``index``, over what was there, on the device and with the next step. A reset empties all snapshots.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or it holds no prefix. Nothing has changed then.
        """
        self.scheduler.copy(self.scheduler.prefix_cache.take_snapshot(index, slot))

    def load_snapshot(self, index: int, slot: int) -> None:
        """Copy snapshot ``index`` to a slot, which then holds the prefix that was kept.

        Raises:
            ValueError: there is no such slot or snapshot, a stream holds the slot, or nothing was kept. Nothing has changed then.
        """
        self.scheduler.copy(self.scheduler.prefix_cache.load_snapshot(index, slot))

    def pause(self, request_id: str) -> bool:
        """Launch nothing more for a request until it is resumed; False if it is not live.

        It keeps its slots, and so its KV, unless others wait and no slot is free: then the longest paused one is evicted, of those that
        are not held and did not ask for their slot. The steps in flight, ``depth - 1`` at most, still give their tokens: one each, or up to
        ``num_speculative_tokens + 1``.
        """
        return self._asked("pause", request_id, self.scheduler.pause(request_id))

    def resume(self, request_id: str) -> bool:
        """Let a paused request go on, bit for bit as if nothing had been; False if it is not live."""
        return self._asked("resume", request_id, self.scheduler.resume(request_id))

    def evict(self, request_id: str) -> bool:
        """Take a request's KV off the device, into host memory; False if it is not live.

        A paused one stays away until it is resumed, another queues up again behind those that wait. Either goes on bit for bit.
        """
        return self._asked("evict", request_id, self.scheduler.evict(request_id))

    def _asked(self, verb: Verb, request_id: str, done: bool = True) -> bool:
        if done and self.trace is not None:
            self.trace.asked(verb, request_id)
        return done

    # --- the loop

    def __iter__(self) -> Iterator[Event]:
        """Events until nothing can run. Requests may be submitted, cancelled and paused meanwhile; leaving early loses none."""
        while not self.is_idle:
            if not self._events:
                self.advance()
            while self._events:
                yield self._events.pop()

    def step(self) -> list[Event]:
        """`advance`, and all events since the last time; often none, which does not mean that nothing is left to do."""
        self.advance()
        return self.take()

    def take(self, request_ids: Container[str] | None = None) -> list[Event]:
        """The events that nobody has taken yet; only those of some requests, if they are named."""
        return self._events.take(request_ids)

    def advance(self) -> None:
        """Plan and dispatch one step, then commit the oldest one if ``depth`` are out or nothing new was launched.

        Whatever is raised on the way (an interrupt too) is raised once, here; it ends all live requests, whose last events can be taken
        then, and leaves the engine usable.
        """
        self._require_open()
        if self.profile is not None:
            self.profile.before_step()
        waited = self.runner.waited_seconds
        self.stats.begin()
        try:
            with StepTraceAnnotation("step", step_num=self.stats.steps):
                self._advance()
        except BaseException as error:
            self._fail(error)
            raise
        self.stats.end(self.runner.waited_seconds - waited, at_rest=not self.can_go_on)

    def _advance(self) -> None:
        if self._next_log and self.stats.steps + self._flights.steps >= self._next_log:
            self._log_at_a_barrier()
        launched = self._launch()
        if launched and self.trace is not None:
            self.trace.gauge(self.scheduler)  # before a commit, with which streams of one token would be gone
        if not launched or self._flights.steps >= self.config.depth:
            self._commit_one_step()
        if self._next_probe and self.stats.steps >= self._next_probe:
            self._probe()
            self._next_probe += self.config.probe_every
        if self.trace is not None and not (launched and self.can_go_on):
            self.trace.gauge(self.scheduler)

    def _require_open(self) -> None:
        if self._closed:
            raise RuntimeError("the engine is closed")

    def _launch(self) -> bool:
        """Whether a step went out."""
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
                self._flights.add(self.runner.dispatch(plan))
        self.stats.dispatched()
        launched = isinstance(plans[-1], Step)
        if launched:
            self.stats.launched(overlaps=overlaps, found_idle=idle, expected=self.config.depth > 1)
        return launched

    def _commit_one_step(self) -> None:
        """The oldest step, and what was dispatched before it."""
        while self._flights:
            flight = self._flights.pop()
            self._commit(flight)
            if isinstance(flight.plan, Step):
                return

    def _commit(self, flight: Flight) -> None:
        waited = self.runner.waited_seconds
        landed = self.runner.collect(flight)
        events = self.scheduler.commit(flight.plan, landed)
        if self.trace is not None:
            events = self.trace.committed(flight.plan, landed, events)
        with TraceAnnotation("commit"):
            self._events.add(event for event in events if self.scheduler.gives_out(event))
        if isinstance(flight.plan, Step):
            if self._bytes.is_due(self.stats.steps):
                self._bytes.see(self.runner.device_bytes() - flight.nbytes - self._flights.nbytes)
            self.stats.committed(device_was_busy=self.runner.waited_seconds - waited > A_WAIT or self._flights.are_running)

    def _land_all(self) -> None:
        while self._flights:
            self._commit(self._flights.pop())

    def _log_at_a_barrier(self) -> None:
        """Read all flights, so that the line's numbers are those of one moment; the next dispatch does not overlap."""
        self._land_all()
        self.stats.drained("log_interval")
        logger.info("%s", progress_line(self.scheduler, self.stats))
        self._next_log += self.config.log_interval

    def _fail(self, error: BaseException) -> None:
        what = f"{type(error).__name__}: {error}"
        if isinstance(error, Exception):
            self._abandon("error", what, what)
        else:
            self._abandon("abort", f"the run was stopped: {type(error).__name__}", what)

    def _abandon(self, reason: FinishReason, message: str, why: str) -> None:
        if self.trace is not None:
            self.trace.abandoned(why)
        self._flights.clear()
        self._events.add(self.scheduler.abandon(reason, message))
        self.runner.reset()
        self.stats.rest()

    # --- what it has done

    def probe(self, only: Collection[str] | None = None) -> ProbeReport:
        """Choose the next token of every row twice, among the others and alone, and compare them and their logits bit by bit.

        In an engine that speculates it is the choice of a pass over proposals, each row's last token again, and not that of decode. Nothing
        changes: the graphs only read. What is in flight stays there, but where proposals are, only what has landed says where its row is:
        then it is committed first. Rows are those of all streams (of the requests in ``only``) that hold a slot with their prompt in it,
        paused ones too, each where it is. It takes as long as a step and one more for each row. A mismatch is counted, and logged.

        Raises:
            RuntimeError: the engine was built without probe graphs, or is closed. What else is raised ends all requests, as in `advance`.
        """
        self._require_open()
        if not self.config.probe:
            raise RuntimeError("this engine was built without probe graphs: give EngineConfig(probe=True) or LLM(probe=True)")
        try:
            return self._probe(only)
        except BaseException as error:
            self._fail(error)
            raise

    def _probe(self, only: Collection[str] | None = None) -> ProbeReport:
        if self._flights.hides_rows:
            self._land_all()
        return take_probe(self.runner, self.scheduler, self.stats, only)

    def metrics(self) -> dict[str, Any]:
        """Counters since the engine was built, as plain data; docs/metrics.md says what each is."""
        return metrics(self.runner, self.scheduler, self.stats, self._bytes)

    def close(self) -> None:
        """Drop what is in flight and free the device's memory. Closing twice is fine; nothing else works afterwards but the metrics."""
        self._closed = True
        self._flights.clear()
        self._events.clear()
        self.scheduler.abandon("abort", "the engine was closed")
        self.stats.rest()
        self.intake.close()
        self.runner.close()
