"""Several callers that share an engine, each with a `Run` for its requests."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from xlaengine.config import SchedulingPolicy
from xlaengine.control.waiting import look_ahead
from xlaengine.engine.engine import Engine
from xlaengine.engine.outputs import OutputBook
from xlaengine.engine.turns import Turns
from xlaengine.types import Event, InvalidRequest, Request, RequestOutput
from xlaengine.types.words import plural, shown

Result = TypeVar("Result")


class Runs:
    """The runs of an engine. Their threads take turns; a step that one run takes is a step for all of them."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.turns = Turns()
        self.is_closed = False
        self._left: deque[list[str]] = deque()

    def in_turn(self, work: Callable[[], Result]) -> Result:
        """Waits for this thread's turn, cancels requests of runs that have ended, and returns what ``work`` returns.

        Errors: those of `Turns.run`.
        """

        def drop_and_work() -> Result:
            self._drop_left()
            return work()

        try:
            return self.turns.run(drop_and_work)
        finally:
            self._settle()

    def require_open(self, live: int = 0) -> None:
        """Raises RuntimeError if the engine is closed, or this process is a fork. The message has ``live``, the number of the caller's
        unfinished requests."""
        self.turns.owner.refuse_fork()
        if self.is_closed:
            raise RuntimeError("this LLM is closed" + (f", and {plural(live, 'request')} of this run had not ended" if live else ""))

    def leave(self, request_ids: list[str], *, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        """Cancel requests of a run that has ended, now or after the current turn. Never waits: the garbage collector may call it.

        While the interpreter ends it does nothing. Modules may be empty by then, so the default argument keeps `sys.is_finalizing`.
        """
        if is_finalizing():
            return
        self._left.append(request_ids)
        self._settle()

    def _settle(self) -> None:
        while self._left and not self.turns.owner.is_forked and self.turns.run_if_free(self._drop_left):
            pass

    def _drop_left(self) -> None:
        while self._left:
            for request_id in self._left[0]:
                self.engine.cancel(request_id)
                self.engine.take((request_id,))
            self._left.popleft()  # last, so that an interrupt loses none


class Run:
    """The requests of one caller, from `step` to their outputs::

        with llm.open_run() as run:
            while (fresh := list(islice(requests, run.wanted()))) or run.is_live:
                for output in run.step(fresh): ...

    Leaving the context cancels what has not finished. Several runs may be open at once; they share the slots.

    Args:
        every_token: give an output with everything so far after each token, not only when a request has finished.
    """

    def __init__(self, runs: Runs, policy: SchedulingPolicy, *, every_token: bool = False):
        self._runs, self._every_token = runs, every_token
        self._policy: SchedulingPolicy = policy
        self._book = OutputBook(runs.engine.intake.tokenizer)

    @property
    def is_live(self) -> bool:
        """Whether one of its requests has not finished."""
        return bool(self._book.open_ids)

    def wanted(self) -> int:
        """How many more requests the queue needs, so that the scheduling policy can choose; at least 1 if the run has no live request.

        Raises:
            RuntimeError: the engine is closed.
        """
        return self._runs.in_turn(self._wanted)

    def _wanted(self) -> int:
        self._require_open()
        scheduler = self._runs.engine.scheduler
        most = look_ahead(self._policy, scheduler.config.max_num_seqs)
        return max(most - scheduler.queued(most), 0 if self.is_live else 1)

    def step(self, requests: Iterable[Request] = ()) -> list[RequestOutput]:
        """Queue requests, let the engine take a step, and give the outputs of this run that are due.

        Raises:
            InvalidRequest: a request cannot be served. Those before it are queued, and no step was taken.
            RuntimeError: the engine is closed, or none of the run's requests can go on. Any other exception has ended all requests.
        """
        events = self._runs.in_turn(lambda: self._events_of_a_step(requests))
        return [output for event in events if (output := self._book.apply(event)) is not None]

    def _events_of_a_step(self, requests: Iterable[Request]) -> list[Event]:
        engine = self._runs.engine
        self._require_open()
        for request in requests:
            self._submit(request)
        if not self.is_live:
            return []
        if can_go_on := engine.can_go_on:
            engine.advance()
        events = engine.take(self._book.open_ids)
        if not (can_go_on or events):
            live = len(self._book.open_ids)
            raise RuntimeError(f"{plural(live, 'request')} of this run cannot go on: paused, or events were taken elsewhere")
        return events

    def _submit(self, request: Request) -> None:
        if not isinstance(request, Request):
            raise InvalidRequest(f"a run takes requests, as make_request makes them, got {shown(request)}", code="invalid_type")
        engine = self._runs.engine
        is_new = request.request_id not in engine.scheduler.live
        try:
            engine.submit(request, scheduling_policy=self._policy)
            engine.take((request.request_id,))  # events that an earlier request with this id has left
            streams = engine.scheduler.streams_of[request.request_id]
            self._book.open(request, (stream.output_token_ids for stream in streams), every_token=self._every_token)
        except BaseException:
            if is_new:  # an interrupt may have come before the book knew it
                self._runs.leave([request.request_id])
            raise

    def _require_open(self) -> None:
        self._runs.require_open(len(self._book.open_ids))

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *exc: object) -> None:
        self._runs.leave(list(self._book.open_ids))
