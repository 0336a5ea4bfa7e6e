"""The interface of speculation that the runner uses. `xlaengine.speculate.speculation` implements it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
from xlaengine.types import Request

Launch = Callable[[str, Any], Any]
"""Launches a graph by name on a batch that is on the device; returns its output."""

Found = tuple[tuple[int, ...], ...]
"""The result of `Rehearsal.speculated`."""


class OnDevice(Protocol):
    """A proposer on the device.

    Attributes:
        weights: the weights for graphs whose `Graph.weights_of` is ``draft``.
    """

    @property
    def weights(self) -> Any: ...

    def batch(self, plan: Step, rows: Array, launch: Launch) -> Any:
        """The batch of a step with several places. Launches the graphs that propose its tokens.

        Args:
            rows: the slots of the plan's leases, on the device.
        """
        ...

    def fill_batch(self, plan: Fill) -> Any:
        """The batch of a ``fill`` graph, as host arrays."""
        ...

    def close(self) -> None:
        """Free the proposer's arrays. The target's weights stay."""
        ...


class Speculation(Extension, Protocol):
    """A proposer of tokens for a model.

    Attributes:
        settings: how tokens are proposed.
        fingerprint: the fingerprint of its files; None if it is read from no files.
        code: the source text of its rehearsal.
    """

    @property
    def settings(self) -> SpeculativeConfig: ...

    @property
    def fingerprint(self) -> str | None: ...

    @property
    def code(self) -> str: ...

    def own_weights(self, target: Any) -> Any:
        """The weights that it has besides ``target``, the target's packed weights or their shapes."""
        ...

    def rehearsal(self, *args: Any) -> Rehearsal:
        """A `Rehearsal` that includes the graphs of speculation. ``args`` are those of `Rehearsal`."""
        ...

    def put(self, config: EngineConfig, graphs: Mapping[str, Graph], target: Weights, placement: Placement) -> OnDevice:
        """Puts its weights on the device."""
        ...

    def pacing(self, model: ModelSpec, config: EngineConfig, found: Found, placement: Placement) -> tuple[Pacing, bool]:
        """The pacing for the scheduler, and whether steps with several places give the bits of steps with one. Warns if nothing will be
        proposed."""
        ...

    def begins(self, model: ModelSpec, config: EngineConfig, platform_name: str, requests: Iterable[Request]) -> bool:
        """Whether any stream of these requests would get proposals, by the estimated costs."""
        ...
