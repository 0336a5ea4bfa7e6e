"""The loop: admit, plan, dispatch, collect, emit.

Synchronous and asynchronous are the same loop: up to ``depth`` steps are out before the oldest is read. With two, all of
the host's work on one step, its text and stop strings included, happens while the device runs the next.
"""

from __future__ import annotations

import logging
from collections import Counter, deque
from collections.abc import Container, Iterator
from dataclasses import replace
from typing import Any

from xlaengine.host.intake import Intake, Messages, Prompt
from xlaengine.host.loop_stats import ByteWatch, LoopStats
from xlaengine.host.plan import Step, Verify
from xlaengine.host.scheduler import Scheduler
from xlaengine.host.text import Tokenizer
from xlaengine.protocol import Event, FinishReason, ProbeReport, Request, SamplingParams
from xlaengine.runner import Flight, Runner
from xlaengine.tracing.record import Trace, Verb

logger = logging.getLogger("xlaengine")


BYTES_EVERY = 16
"""Steps from one look at the device's memory to the next: on a CPU it goes through all live arrays."""


A_WAIT = 50e-6
"""Seconds. A flight that took longer to collect had not been ready."""


class Engine:
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
    """

    def __init__(self, runner: Runner, tokenizer: Tokenizer | None = None):
        self.runner = runner
        self.model = runner.model
        self.config = replace(runner.config, decode_widths=runner.decode_widths)
        self.intake = Intake(self.config, self.model.vocab, self.model.eos_token_ids, tokenizer)
        self.scheduler = Scheduler(self.config, self.model.eos_token_ids, tokenizer, runner.terms)
        self.stats = LoopStats()
        self.trace: Trace | None = None
        self._flights: deque[Flight] = deque()
        self._events: deque[Event] = deque()
        self._bytes = ByteWatch()
        self._closed = False
        self._next_log = self.config.log_interval
        self._next_probe = self.config.probe_every

    @property
    def is_idle(self) -> bool:
        """Whether `step` has nothing to do: every request has ended or is paused, and all events have been taken."""
        return not (self._events or self.can_go_on)

    @property
    def can_go_on(self) -> bool:
        """Whether anything is in flight or could be launched; requests that are all paused cannot go on."""
        return bool(self._flights) or self.scheduler.can_go_on

    @property
    def live(self) -> list[str]:
        """Ids of the requests that have not ended, oldest first."""
        return list(self.scheduler.live)

    def reconfigure(self, *, depth: int | None = None, prefill_tokens_per_step: int | None = None, speculate: bool | None = None) -> None:
        """Change settings that no graph depends on; None leaves one as it is.

        Args:
            speculate: whether proposals are made, in an engine that was built to.

        Raises:
            RuntimeError: the engine is not idle. Nothing has changed then.
            ValueError: a value that no engine can be built with, or nobody is there to propose.
        """
        if not self.is_idle:
            raise RuntimeError(f"only an idle engine can be reconfigured: {len(self.live)} requests are live")
        speculator = self.scheduler.speculator
        if speculate and speculator is None:
            raise ValueError("this engine was built without a drafter: give EngineConfig(speculative=...)")
        given = {"depth": depth, "prefill_tokens_per_step": prefill_tokens_per_step}
        changed = replace(self.config, **{name: value for name, value in given.items() if value is not None})
        self.config = self.intake.config = self.scheduler.config = changed
        if speculator is not None and speculate is not None:
            speculator.is_on = speculate

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
    ) -> str:
        """Queue a request; its id.

        Args:
            prompt: text, token ids, or a complete `Request`, which brings its own params and id.
            messages: a conversation instead of a prompt.
            request_id: None for the next number.

        Raises:
            InvalidRequest: it could not be served, or a live request has its id. Nothing has changed then.
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
        self.scheduler.add(request)
        self._asked("submit", request.request_id)
        return request.request_id

    def cancel(self, request_id: str) -> bool:
        """End a request now, wherever it is; False if it is not live.

        Its streams' last events (``abort``) come with the next step, and nothing after them.
        """
        events = self.scheduler.cancel(request_id)
        self._events += events
        self._asked("cancel", request_id, bool(events))
        if not self.scheduler.live:
            self.stats.rest()
        return bool(events)

    def pause(self, request_id: str) -> bool:
        """Launch nothing more for a request until it is resumed; False if it is not live.

        It keeps its slots, and so its KV, unless others wait and no slot is free: then the longest paused one is evicted. The steps in
        flight, ``depth - 1`` at most, still give their tokens: one each, or up to ``num_speculative_tokens + 1``.
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
                yield self._events.popleft()

    def step(self) -> list[Event]:
        """`advance`, and all events since the last time; often none, which does not mean that nothing is left to do."""
        self.advance()
        return self.take()

    def take(self, request_ids: Container[str] | None = None) -> list[Event]:
        """The events that nobody has taken yet; only those of some requests, if they are named."""
        events, kept = [], deque[Event]()
        for event in self._events:
            (events if request_ids is None or event.request_id in request_ids else kept).append(event)
        self._events = kept
        return events

    def advance(self) -> None:
        """Plan and dispatch one step, then commit the oldest one if ``depth`` are out or nothing new was launched.

        Whatever is raised on the way (an interrupt too) is raised once, here; it ends all live requests, whose last events can be taken
        then, and leaves the engine usable.
        """
        self._require_open()
        waited = self.runner.waited_seconds
        self.stats.begin()
        try:
            if self._next_log and self.stats.steps + self._steps_out >= self._next_log:
                self._log_at_a_barrier()
            launched = self._launch()
            if not launched or self._steps_out >= self.config.depth:
                self._commit_one_step()
            if self._next_probe and self.stats.steps >= self._next_probe:
                self._probe()
                self._next_probe += self.config.probe_every
            if self.trace is not None:
                self.trace.gauge(self.scheduler)
        except BaseException as error:
            self._fail(error)
            raise
        self.stats.end(self.runner.waited_seconds - waited, at_rest=not self.can_go_on)

    def _require_open(self) -> None:
        if self._closed:
            raise RuntimeError("the engine is closed")

    @property
    def _steps_out(self) -> int:
        return sum(isinstance(flight.plan, Step) for flight in self._flights)

    def _launch(self) -> bool:
        """Whether a step went out."""
        plans = self.scheduler.plan()
        if not plans:
            return False
        idle, overlaps = not self._device_is_busy, self._steps_out > 0
        self.stats.dispatching(idle=idle)
        for plan in plans:
            if self.trace is not None:
                self.trace.dispatched(plan)
            flight = self.runner.dispatch(plan)
            if flight is not None:
                self._flights.append(flight)
        self.stats.dispatched()
        launched = isinstance(plans[-1], Step)
        if launched:
            self.stats.launched(overlaps=overlaps, found_idle=idle, expected=self.config.depth > 1)
        return launched

    def _commit_one_step(self) -> None:
        """The oldest step, and what was dispatched before it."""
        while self._flights:
            flight = self._flights.popleft()
            self._commit(flight)
            if isinstance(flight.plan, Step):
                return

    def _commit(self, flight: Flight) -> None:
        waited = self.runner.waited_seconds
        landed = self.runner.collect(flight)
        events = self.scheduler.commit(flight.plan, landed)
        if self.trace is not None:
            events = self.trace.committed(flight.plan, landed, events)
        for event in events:
            self._events.append(event)  # one by one: what is raised half-way must not take the events before it along
        if isinstance(flight.plan, Step):
            if self.stats.steps % BYTES_EVERY == 0:
                self._bytes.see(self.runner.device_bytes() - flight.nbytes - sum(f.nbytes for f in self._flights))
            self.stats.committed(device_was_busy=self.runner.waited_seconds - waited > A_WAIT or self._device_is_busy)

    @property
    def _device_is_busy(self) -> bool:
        return bool(self._flights) and not self._flights[-1].is_ready

    def _land_all(self) -> None:
        while self._flights:
            self._commit(self._flights.popleft())

    def _log_at_a_barrier(self) -> None:
        """Read all flights, so that the line's numbers are those of one moment; the next dispatch does not overlap."""
        self._land_all()
        self.stats.drained("log_interval")
        scheduler, seconds = self.scheduler, self.stats.seconds
        rate = scheduler.counters.output_tokens / seconds if seconds else 0.0
        line = "step %d: %d running, %d waiting, %d paused, %d tokens, %.1f tok/s"
        logger.info(line, self.stats.steps, scheduler.running, scheduler.waiting, scheduler.paused, scheduler.counters.output_tokens, rate)
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
        self._events += self.scheduler.abandon(reason, message)
        self.runner.reset()
        self.stats.rest()

    # --- what it has done

    def probe(self) -> ProbeReport:
        """Choose the next token of every row twice, among the others and alone, and compare them and their logits bit by bit.

        Nothing changes: the graphs only read. What is in flight stays there, but where proposals are, only what has landed says where its
        row is: then it is committed first. Rows are those of all streams that hold a slot and whose prompt is in it, paused ones too, each
        where it is. It waits for the device, and takes as long as a step and one more for each row. A mismatch is counted, and logged as an
        error.

        Raises:
            RuntimeError: the engine was built without probe graphs, or is closed. What else is raised ends all requests, as in `advance`.
        """
        self._require_open()
        if not self.config.probe:
            raise RuntimeError("this engine was built without probe graphs: give EngineConfig(probe=True) or LLM(probe=True)")
        try:
            return self._probe()
        except BaseException as error:
            self._fail(error)
            raise

    def _probe(self) -> ProbeReport:
        report, counters = self._probed(), self.scheduler.counters
        counters.probes += 1
        counters.probe_rows += len(report.rows)
        counters.probe_mismatches += len(report.mismatches)
        for row in report.mismatches:
            logger.error("probe after step %d: %s", self.stats.steps, row)
        return report

    def _probed(self) -> ProbeReport:
        if any(isinstance(flight.plan, Verify) for flight in self._flights):  # only what has landed says where its rows are
            self._land_all()
        plan = self.scheduler.plan_probe()
        flight = None if plan is None else self.runner.dispatch(plan)
        if flight is None:
            return ProbeReport()
        landed = self.runner.collect(flight)
        assert isinstance(landed, ProbeReport)
        self.stats.probed()
        return landed

    def metrics(self) -> dict[str, Any]:
        """Counters since the engine was built, as plain data; docs/metrics.md says what each is."""
        counters = dict(vars(self.scheduler.counters))
        rows, steps = counters.pop("decode_rows"), counters["decode_steps"]
        seconds = self.stats.seconds
        return {
            "graphs_declared": len(self.runner.graphs),
            "graphs_compiled": self.runner.graphs_compiled,
            "graphs_from_cache": self.runner.graphs_from_cache,
            "decode_widths": list(self.config.decode_widths),
            "compiles_after_warmup": self.runner.compiles_after_warmup,
            "graphs": self.runner.ledger.as_dict(),
            **{name: dict(sorted(value.items())) if isinstance(value, Counter) else value for name, value in counters.items()},
            **self.stats.as_dict(),
            "device_reads": self.runner.device_reads,
            "slots_in_use": self.scheduler.slots.in_use,
            "mean_slot_occupancy": rows / (steps * self.config.max_num_seqs) if steps else 0.0,
            "generate_seconds": seconds,
            "output_tok_s": counters["output_tokens"] / seconds if seconds else 0.0,
            **self._bytes.as_dict(),
        }

    def close(self) -> None:
        """Drop what is in flight and free the device's memory. Closing twice is fine; nothing else works afterwards but the metrics."""
        self._closed = True
        self._flights.clear()
        self._events.clear()
        self.scheduler.abandon("abort", "the engine was closed")
        self.stats.rest()
        self.runner.close()
