"""The runners of several processes that compute a model: what process 0 launches, the others launch too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import jax

from xlaengine.control.plan import Landed, Plan
from xlaengine.processes import End, Follower, Leader, await_end, words_to_standard_error
from xlaengine.runner.runner import Flight, Runner
from xlaengine.runner.verdict import Verdict

Order = Literal["construct", "rehearse", "reset", "close"]
"""The orders that followers get besides plans."""

OUT_OF_STEP = "an error has left the processes out of step: start all of them again"


class LeadingRunner(Runner):
    """Sends each plan to its followers before it launches the plan. Followers read no flights.

    All processes launch the same graphs in the same order, because followers launch plans in the order of their arrival. If a launch fails,
    the others may have launched the plan, so nothing more can be launched.

    Args:
        leader: the lines to the followers, which are about to construct their runners.

    Raises:
        RuntimeError: another runner of this ``leader`` has not been closed.
    """

    def __init__(self, leader: Leader, *args: Any):
        if leader.leads:
            raise RuntimeError("the processes serve another LLM: close it first")
        self._leader, self._constructed = leader, False
        self._broken: BaseException | None = None
        self._meet("construct")
        leader.leads = True
        with words_to_standard_error():
            super().__init__(*args)
        self._constructed = True

    def _rehearsed(self) -> Verdict:
        self._meet("rehearse")
        return super()._rehearsed()

    def _meet(self, order: Order) -> None:
        """Waits until all followers are ready for this order, and gives it."""
        self._leader.await_ready()
        self._leader.tell(order)

    def dispatch(self, plan: Plan) -> Flight | None:
        with self._everywhere(plan):
            return super().dispatch(plan)

    def reset(self) -> None:
        if not self._constructed:  # the followers' own constructors do it
            super().reset()
            return
        with self._everywhere("reset"):
            super().reset()

    def collect(self, flight: Flight) -> Landed:
        with self._breaking():
            return super().collect(flight)

    def close(self) -> None:
        if self._leader.leads and self._broken is None:
            with self._everywhere("close"):
                super().close()
            self._leader.leads = False
        else:
            super().close()

    @contextmanager
    def _everywhere(self, told: Plan | Order) -> Iterator[None]:
        """Orders the followers to do what the block does in this process.

        Raises:
            RuntimeError: an earlier block failed.
            KeyboardInterrupt: an earlier block was interrupted.
        """
        if isinstance(self._broken, KeyboardInterrupt):
            raise KeyboardInterrupt from self._broken
        if self._broken is not None:
            raise RuntimeError(OUT_OF_STEP) from self._broken
        try:
            with self._breaking():
                self._leader.tell(told)
                yield
        except BaseException as error:
            self._broken = error
            raise

    @contextmanager
    def _breaking(self) -> Iterator[None]:
        """Marks the processes as out of step if the device fails in the block. The error may be the first sign of a lost process."""
        try:
            yield
        except jax.errors.JaxRuntimeError as error:
            self._broken = error
            await_end()
            raise


class Ended(Exception):
    """Process 0 has ended before it had a runner.

    Attributes:
        end: its last message.
    """

    def __init__(self, end: End):
        super().__init__(end)
        self.end = end


class FollowingRunner(Runner):
    """Launches what the leader's runner launches.

    Processes do not finish compiling at the same time, and the first collective operation waits only some seconds for the others. So they
    wait for each other between compiling and the rehearsal.
    """

    def __init__(self, follower: Follower, *args: Any):
        self._follower = follower
        super().__init__(*args)

    def _rehearsed(self) -> Verdict:
        self._follower.ready()
        told = self._follower.hear()
        if isinstance(told, End):
            raise Ended(told)
        if told != "rehearse":
            raise RuntimeError(f"process 0 has told {told!r} in place of the rehearsal")
        return super()._rehearsed()
