"""A run of random lines, and the rules that must hold for every run."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence

from tests.daemon.bench import CONTINUES, DAEMON_ID, DONE, ERROR, Bench, Frame
from xlaengine.daemon.errors import Malformed
from xlaengine.daemon.protocol.grammar import parse

WITNESS = 1_000_000
"""The id of a request that runs beside the lines. No line names it."""


class Ledger:
    """Reads frames and replies in their order, and raises if no daemon can have written them.

    Attributes:
        answered: lines.
        live: requests that have begun and not had their DONE or ERROR.
        open: those of them with a START or CONTINUE line that is not answered.
    """

    def __init__(self) -> None:
        self.answered = 0
        self.live: set[int] = set()
        self.open: set[int] = set()

    def read(self, log: Iterable[Frame | str]) -> None:
        for said in log:
            if isinstance(said, str):
                self._reply(said.split())
            else:
                self._frame(said.request_id, said.value)

    def _reply(self, words: list[str]) -> None:
        if words[:1] == ["ok"] and words[1] in ("start", "continue"):
            request_id = int(words[2].removeprefix("req="))
            extends = words[1] == "continue" and words[-1].startswith("epoch=")
            assert (request_id in self.live) == (words[1] == "continue" and not extends)
            assert request_id not in self.open
            self.live.add(request_id)
            self.open.add(request_id)

    def _frame(self, request_id: int | None, value: int) -> None:
        assert request_id is not None
        if request_id == DAEMON_ID:
            assert value in (DONE, ERROR)
            self.answered += 1
        elif request_id not in self.live:
            assert value == ERROR, "of a START that was refused"
            self.answered += 1
        elif value < 0:
            answers = request_id in self.open
            assert answers or value != CONTINUES, "no START or CONTINUE is unanswered"
            self.answered += answers
            self.open.discard(request_id)
            if value != CONTINUES:
                self.live.remove(request_id)


class Fuzz:
    """A bench with a request in slot 0 that goes on while lines come.

    Args:
        prompt: of this request.
        alone: the tokens that it gives.
    """

    def __init__(self, bench: Bench, prompt: Sequence[int], alone: Callable[[int], list[int]], length: int = 40):
        self.bench = bench
        self.lines = 0
        self._ledger = Ledger()
        self._start = f"REQ {WITNESS} SLOT 0 START tokens={','.join(map(str, prompt))} gen={length} quantum=0 ignore_eos=1".encode()
        self._alone = alone(length)
        self._heard: list[int] = []
        self._say(self._start)

    def say(self, line: bytes) -> None:
        """Send one line, and sometimes take a step. A new witness begins when one has ended."""
        if not spares_the_witness(line):
            return
        self._say(line)
        for _ in range(zlib.crc32(line) % 3):
            self._step()
        if WITNESS not in self._ledger.live:
            self._check_witness()
            if self.bench.owners[0] is None:  # a waiting request may have it now
                self._say(self._start)

    def finish(self) -> None:
        """End all requests. Then every line has had one answer, no slot is taken, and the daemon still answers."""
        service, ledger = self.bench.service, self._ledger
        while service.is_busy or len(service.lifecycle.registry):
            while service.is_busy:
                self._step()
            for live in service.lifecycle.registry.held[:1]:
                service.give_up(live.request_id, "the test is over")
        self._read()
        self._check_witness()
        assert ledger.answered == self.lines
        assert not ledger.live
        assert not ledger.open
        assert not self.bench.engine.live
        assert set(self.bench.owners) == {None}
        assert self.bench.engine.free_slots == tuple(range(len(self.bench.owners)))
        assert self.bench.say("PING") == [Frame(DAEMON_ID, DONE)]
        assert self.bench.last_reply == "ok ping pong"

    def _say(self, line: bytes) -> None:
        self.bench.say(line)
        self.lines += 1
        self._read()

    def _step(self) -> None:
        if self.bench.service.is_busy:
            self.bench.step()
            self._read()

    def _read(self) -> None:
        out = self.bench.out
        self._heard += [frame.value for frame in out.frames if frame.request_id == WITNESS]
        self._ledger.read(out.log)
        for record in (out.log, out.frames, out.replies, out.data):
            record.clear()

    def _check_witness(self) -> None:
        assert self._heard in ([], [*self._alone, DONE])
        self._heard = []


def spares_the_witness(line: bytes) -> bool:
    """Whether the line neither ends everything nor names slot 0."""
    try:
        command = parse(line)
    except Malformed:
        return True
    if command.keyword in ("QUIT", "ABORT"):
        return False
    by_slot = command.keyword in ("CANCEL", "CONTINUE") and command.request_id is None
    return not (by_slot and command.slot == 0)
