"""Many requests over few slots, some of them cancelled at any time: the others must be what they are alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tests.daemon.bench import DAEMON_ID, DONE, ERROR, Bench, Frame


class Wish(NamedTuple):
    """A request that several members of the crowd repeat."""

    prompt: tuple[int, ...]
    gen: int
    sampling: str = "ignore_eos=1"

    def line(self, request_id: int, quantum: int) -> str:
        spelled = ",".join(map(str, self.prompt))
        return f"REQ {request_id} START tokens={spelled} gen={self.gen} quantum={quantum} {self.sampling}"


def wishes(random: Random, count: int, sampling: Sequence[str] = ("ignore_eos=1", "temperature=0.8 seed=5")) -> list[Wish]:
    return [
        Wish(tuple(random.choices(range(3, 120), k=random.randint(1, 40))), random.randint(1, 20), random.choice(sampling))
        for _ in range(count)
    ]


class Crowd:
    """
    Args:
        alone: the tokens of a pinned.
    """

    def __init__(self, bench: Bench, menu: Sequence[Wish], alone: Callable[[Wish], list[int]], random: Random):
        self.bench, self.menu, self.random = bench, menu, random
        self.alone = {pinned: alone(pinned) for pinned in menu}
        self.made: dict[int, Wish] = {}
        self.cancelled: set[int] = set()
        self.answered_in_drains = 0

    @property
    def live(self) -> list[int]:
        return [live.request_id for live in self.bench.service.lifecycle.registry]

    def serve(self, count: int) -> None:
        """Start so many requests with random lines between them, then finish all."""
        while len(self.made) < count:
            self._one_line(count)
            if self.bench.service.is_busy and self.random.random() < 0.7:
                self.bench.step()
        self.bench.run()
        self.bench.say("SCHED_DRAIN")
        self.bench.run()
        assert not self.live
        self.check()

    def _one_line(self, count: int) -> None:
        dice, live = self.random.random(), self.live
        if dice < 0.45 and len(live) < 24:
            request_id = len(self.made) + 1
            self.made[request_id] = pinned = self.random.choice(self.menu)
            self.bench.say(pinned.line(request_id, self.random.choice((0, 0, 1, 3, 7))))
        elif dice < 0.6 and live:
            self.bench.say(f"REQ {self.random.choice(live)} CONTINUE {self.random.randint(1, 9)}")
        elif dice < 0.7:
            self.bench.say(self.random.choice(("SCHED_DRAIN", "SCHED_STEP", "SCHED_BATCH_DRAIN", "SCHED_BATCH_TARGET_STEP 3")))
        elif dice < 0.8 and live:
            self._cancel(self.random.choice(live))
        else:
            is_driven = self.bench.service._drive is not None
            assert self.bench.say("PING") == [Frame(DAEMON_ID, DONE)]
            self.answered_in_drains += is_driven

    def _cancel(self, request_id: int) -> None:
        bench = self.bench
        live = bench.service.lifecycle.registry.named(request_id)
        key, slot, epoch = live.key, live.slot, live.epoch
        self.cancelled.add(request_id)
        frames = bench.say(f"CANCEL {request_id}")
        assert frames[:2] == [Frame(request_id, ERROR), Frame(DAEMON_ID, DONE)]
        if slot is None:
            return
        assert bench.engine.slots[slot].epoch != epoch
        assert key not in bench.engine.live
        for _ in range(max(1, bench.engine.config.depth - 1)):  # what is in flight has landed then: one step, at the daemon's depth of 2
            if bench.service.is_busy:
                bench.step()
        next_owner = bench.owners[slot]
        if next_owner is None:
            assert slot in bench.engine.free_slots
        else:
            assert next_owner != request_id

    def check(self) -> None:
        got: dict[int, list[int]] = {request_id: [] for request_id in self.made}
        for frame in self.bench.out.frames:
            if frame.request_id in got and frame.value >= 0:
                got[frame.request_id].append(frame.value)
        ends: dict[int, list[int]] = {request_id: [] for request_id in self.made}
        for frame in self.bench.out.frames:
            if frame.request_id in ends and frame.value in (DONE, ERROR):
                ends[frame.request_id].append(frame.value)
        for request_id, pinned in self.made.items():
            want = self.alone[pinned]
            if request_id in self.cancelled:
                assert got[request_id] == want[: len(got[request_id])], request_id
            else:
                assert got[request_id] == want, request_id
            assert ends[request_id] == [ERROR if request_id in self.cancelled else DONE], request_id
        assert set(self.bench.owners) == {None}
        assert self.bench.engine.free_slots == tuple(range(len(self.bench.owners)))
        assert not self.bench.engine.live
