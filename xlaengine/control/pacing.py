"""How many tokens a stream's step may give."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xlaengine.config import EngineConfig
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Lease, Plan, Step
from xlaengine.control.stream import Stream


class OneToken:
    """One token each. An engine in which tokens are proposed has another pacing, with the same methods (`xlaengine.speculate.pacing`).

    Attributes:
        is_on: whether tokens are proposed.
        probed_places: places of the graph that a probe compares; 0 for one place in each row.
    """

    is_on = False
    probed_places = 0

    def switch(self, on: bool) -> None:
        """Propose tokens from now on, or not.

        Raises:
            ValueError: nothing proposes in this engine.
        """
        if on:
            raise ValueError("this engine was built without a drafter: give EngineConfig(speculative=...)")

    def begin(self, stream: Stream) -> None:
        """A new stream."""

    def can_step(self, stream: Stream) -> bool:
        """Whether all is known that the stream's next step depends on."""
        return True

    def launch(self, stream: Stream, lease: Lease) -> tuple[int, Sequence[Plan]]:
        """The stream's next step goes out: how many proposals it gets, and what must run before."""
        stream.launch()
        return 0, ()

    def step(self, leases: tuple[Lease, ...], width: int, logprobs: tuple[int | None, ...], counts: Sequence[int]) -> Step:
        """The step of these rows, of which each gets so many proposals.

        Args:
            width: of the narrowest graph that holds them.
        """
        return Step(leases, width, logprobs)

    def landed(self, stream: Stream, tokens: tuple[int, ...]) -> None:
        """The stream's oldest step in flight has given these tokens."""


Pacing = Callable[[EngineConfig, Counters], OneToken]
