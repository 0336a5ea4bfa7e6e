"""Parameters of what proposes tokens from the target's hidden states: a head for each token ahead, or a layer that goes on by itself."""

from __future__ import annotations

from typing import Any

import flax.struct

from xlaengine.models.weights import Weights


@flax.struct.dataclass
class Head:
    """``weight [D, D]``, in by out, and ``bias [D]`` of the head for one token ahead (Cai et al. 2024, Medusa)."""

    weight: Any
    bias: Any


@flax.struct.dataclass
class EagleWeights:
    """``fc [2D, D]`` on an embedding beside a hidden state, and the layer over it (Li et al. 2024, EAGLE).

    Attributes:
        body: layers and final norm in `graph_layout`, without ``embed`` and ``lm_head``: those are the target's.
    """

    fc: Any
    body: Weights
