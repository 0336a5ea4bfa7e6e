"""How many tokens a step may give to a stream."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xlaengine.config import EngineConfig
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Lease, Plan, Step
from xlaengine.control.stream import Stream


class OneToken:
    """Every step gives a stream one token. `xlaengine.speculate.pacing` has the same methods, for engines that speculate.

    Attributes:
        is_on: whether tokens are proposed.
        probed_places: places of the graph that a probe compares; 0 for one place in each row.
    """

    is_on = False
    probed_places = 0

    def switch(self, on: bool) -> None:
        """Turn proposals on or off.

        Raises:
            ValueError: the engine has no drafter.
        """
        if on:
            raise ValueError("this engine was built without a drafter: give EngineConfig(speculative=...)")

    def begin(self, stream: Stream) -> None:
        """A stream has been added."""

    def can_step(self, stream: Stream) -> bool:
        """Whether the results that the stream's next step depends on have landed."""
        return True

    def launch(self, stream: Stream, lease: Lease) -> tuple[int, Sequence[Plan]]:
        """The stream's next step is dispatched. Returns the number of its proposals, and the plans that must run before it."""
        stream.launch()
        return 0, ()

    def step(self, leases: tuple[Lease, ...], width: int, logprobs: tuple[int | None, ...], counts: Sequence[int]) -> Step:
        """The plan of a step.

        Args:
            width: the rows of the narrowest graph that holds the leases.
            counts: the number of proposals of each row.
        """
        return Step(leases, width, logprobs)

    def landed(self, stream: Stream, tokens: tuple[int, ...]) -> None:
        """The stream's oldest step in flight has given these tokens."""


Pacing = Callable[[EngineConfig, Counters], OneToken]
