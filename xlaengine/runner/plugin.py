"""What the runner knows of speculation. Whoever builds a runner gives it one; `xlaengine.speculate` has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from jax import Array

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.pacing import Pacing
from xlaengine.control.plan import Fill, Step
from xlaengine.device.table import Extension, Graph
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights
from xlaengine.runner.placement import Placement
from xlaengine.runner.rehearsal import Rehearsal

Launch = Callable[[str, Any], Any]
"""Launches a graph by name on a batch that is on the device; its output."""

Found = tuple[tuple[int, ...], ...]
"""What `Rehearsal.speculated` gives."""


class OnDevice(Protocol):
    """What proposes, on the device.

    Attributes:
        weights: what the graphs take whose `Graph.weights_of` is ``draft``.
    """

    @property
    def weights(self) -> Any: ...

    def batch(self, plan: Step, rows: Array, launch: Launch) -> Any:
        """What the graph of a step with several places takes; tokens are proposed on the way.

        Args:
            rows: the slots of the plan's leases, on the device.
        """
        ...

    def fill_batch(self, plan: Fill) -> Any:
        """What ``fill`` takes, as host arrays."""
        ...

    def close(self) -> None:
        """Free what it has beside the target's weights."""
        ...


class Speculation(Extension, Protocol):
    """What proposes tokens for a model.

    Attributes:
        settings: how tokens are proposed.
        fingerprint: of the files that it comes from; None without any.
        code: of its rehearsal.
    """

    @property
    def settings(self) -> SpeculativeConfig: ...

    @property
    def fingerprint(self) -> str | None: ...

    @property
    def code(self) -> str: ...

    def own_weights(self, target: Any) -> Any:
        """Its weights beside the target's packed ones, which are given; of shapes alike."""
        ...

    def rehearsal(self, *args: Any) -> Rehearsal:
        """As `Rehearsal`, of its graphs too."""
        ...

    def put(self, config: EngineConfig, graphs: Mapping[str, Graph], target: Weights, placement: Placement) -> OnDevice:
        """Its weights on the device, beside the target's."""
        ...

    def pacing(self, model: ModelSpec, config: EngineConfig, found: Found, placement: Placement) -> tuple[Pacing, bool]:
        """For the scheduler; and whether steps with several places give the bits of those with one.

        It warns if nothing is going to be proposed.
        """
        ...
