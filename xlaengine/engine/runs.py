"""Several callers on one engine, each with a `Run` for its requests."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from xlaengine.config import SchedulingPolicy
from xlaengine.control.waiting import look_ahead
from xlaengine.engine.engine import Engine
from xlaengine.engine.outputs import OutputBook
from xlaengine.engine.turns import Turns
from xlaengine.protocol import Request, RequestOutput
from xlaengine.text import Tokenizer


class Runs:
    """The runs of an engine, and the turns in which their threads touch it: a step that one run takes is a step for all of them.

    Args:
        tokenizer: gives the tokens in log-probabilities their text.

    Attributes:
        is_closed: no run can go on.
    """

    def __init__(self, engine: Engine, tokenizer: Tokenizer | None):
        self.engine, self.tokenizer = engine, tokenizer
        self.turns = Turns()
        self.is_closed = False
        self._left: deque[list[str]] = deque()

    @contextmanager
    def turn(self) -> Iterator[None]:
        """This thread's turn; after it, what runs have left behind is cancelled."""
        try:
            with self.turns.one():
                self._drop_left()
                yield
        finally:
            self._settle()

    def leave(self, request_ids: list[str]) -> None:
        """A run has ended before these requests: they are cancelled, by this thread or by the thread whose turn it is. The garbage
        collector may close a run anywhere, so that this does not wait."""
        self._left.append(request_ids)
        self._settle()

    def _settle(self) -> None:
        while self._left and not self.turns.is_forked and self.turns.take_if_free():
            try:
                self._drop_left()
            finally:
                self.turns.pass_on()

    def _drop_left(self) -> None:
        while self._left:
            for request_id in self._left.popleft():
                self.engine.cancel(request_id)
                self.engine.take((request_id,))


class Run:
    """The requests of one caller, from `step` to their outputs::

        with llm.open_run() as run:
            while (fresh := list(islice(requests, run.room()))) or run.is_live:
                for output in run.step(fresh): ...

    Leaving the context cancels what has not finished. Several runs may be open at once; they share the slots.

    Args:
        every_token: an output with everything so far after each token. Otherwise one when a request has finished.
    """

    def __init__(self, runs: Runs, policy: SchedulingPolicy, *, every_token: bool = False):
        self._runs, self._every_token = runs, every_token
        self._policy: SchedulingPolicy = policy
        self._book = OutputBook(runs.tokenizer)

    @property
    def is_live(self) -> bool:
        """Whether one of its requests has not finished."""
        return bool(self._book.open_ids)

    def room(self) -> int:
        """How many more requests the scheduling policy has a use for; 1 at least where the run has none.

        Raises:
            RuntimeError: the engine is closed.
        """
        with self._runs.turn():
            self._require_open()
            scheduler = self._runs.engine.scheduler
            room = look_ahead(self._policy, scheduler.config.max_num_seqs) - scheduler.queued
        return max(room, 0 if self.is_live else 1)

    def step(self, requests: Iterable[Request] = ()) -> list[RequestOutput]:
        """Queue requests, let the engine take a step, and give the outputs of this run that are due.

        Raises:
            InvalidRequest: a request cannot be served. Those before it are queued, and no step was taken.
            RuntimeError: the engine is closed, or none of the run's requests can go on. What else a step raises has ended all requests.
        """
        engine = self._runs.engine
        with self._runs.turn():
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
            raise RuntimeError(f"{live} requests of this run cannot go on: they are paused, or their events were taken elsewhere")
        return [output for event in events if (output := self._book.apply(event)) is not None]

    def _submit(self, request: Request) -> None:
        engine = self._runs.engine
        engine.submit(request, scheduling_policy=self._policy)
        engine.take((request.request_id,))  # events that an earlier request with this id has left
        self._book.open(request, engine.scheduler.output_token_ids(request.request_id), every_token=self._every_token)

    def _require_open(self) -> None:
        if self._runs.is_closed:
            live = len(self._book.open_ids)
            raise RuntimeError("this LLM is closed" + (f", and {live} requests of this run had not ended" if live else ""))

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *exc: object) -> None:
        self._runs.leave(list(self._book.open_ids))
