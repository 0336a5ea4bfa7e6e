"""Feed-forwards that are mixtures of experts: each token uses a few of many (Shazeer et al. 2017; Fedus et al. 2022)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Float, Float32, Int32

from xlaengine.memory.routed import Routed, RoutedSpec
from xlaengine.models.spec import Params, Tokens
from xlaengine.ops.barriers import rounded_product
from xlaengine.ops.params import Param

NO_EXPERT = -1
"""The choice of a token that is not real."""


@dataclass(frozen=True, kw_only=True)
class Router:
    """Chooses the experts of a token by its logits ``x @ router``, in float32. Of experts with equal scores it prefers the lower index.

    Attributes:
        experts: E, the number of experts.
        top: K, how many of them a token gets.
        scores: ``softmax`` over all experts, ``sigmoid`` of each expert's logit, or ``chosen``: softmax over the K that were chosen.
        normed: the weights of the K are divided by their sum; ``eps`` is added to a sum of sigmoids.
        biased: logits have a bias.
        preferred: each expert has a number that is added to its score when experts are chosen, but not when weights are computed (Wang et
            al. 2024, arXiv 2408.15664).
        scale: a factor of all weights.
    """

    experts: int
    top: int
    scores: Literal["softmax", "sigmoid", "chosen"] = "softmax"
    normed: bool = False
    eps: float = 0.0
    biased: bool = False
    preferred: bool = False
    scale: float = 1.0

    def parameters(self, d_model: int) -> dict[str, Param]:
        own = {"router": Param((d_model, self.experts), ("embed", None), inputs=1, exact=True)}
        of_expert = Param((self.experts,), (None,))
        return own | ({"router_bias": of_expert} if self.biased else {}) | ({"preference": of_expert} if self.preferred else {})

    @jax.named_scope("router")
    def __call__(
        self, w: Params, x: Float[Array, "N D"], tokens: Tokens
    ) -> tuple[Int32[Array, "N {self.top}"], Float32[Array, "N {self.top}"]]:
        """The experts of each token, the best one first, and their weights."""
        logits = tokens.ops.product(x, w["router"], jnp.float32)
        if self.biased:
            logits = logits + w["router_bias"].astype(jnp.float32)
        scores = tokens.ops.pointwise("sigmoid", logits) if self.scores == "sigmoid" else logits
        _, chosen = jax.lax.top_k(self.ranked(w, scores), self.top)
        if self.scores != "sigmoid":
            exponentials = tokens.ops.pointwise("exp", logits - logits.max(-1, keepdims=True))
            weights = jnp.take_along_axis(exponentials, chosen, axis=-1)
            weights = weights / (sum_in_order(weights) if self.scores == "chosen" or self.normed else sum_as_tree(exponentials))[:, None]
        else:
            weights = jnp.take_along_axis(scores, chosen, axis=-1)
            weights = weights / (sum_in_order(weights) + jnp.float32(self.eps))[:, None] if self.normed else weights
        return chosen, weights if self.scale == 1.0 else weights * jnp.float32(self.scale)

    def ranked(self, w: Params, scores: Float32[Array, "N E"]) -> Float32[Array, "N E"]:
        """The scores by which experts are chosen."""
        return scores + w["preference"].astype(jnp.float32) if self.preferred else scores


def sum_as_tree(x: Float32[Array, "N E"]) -> Float32[Array, " N"]:
    """The sum over E as a tree of additions: the order in which XLA's own reduction adds may depend on N."""
    size = 1 << (x.shape[-1] - 1).bit_length()
    x = jnp.pad(x, ((0, 0), (0, size - x.shape[-1])))
    while size > 1:
        size //= 2
        x = x[:, :size] + x[:, size:]
    return x[:, 0]


def sum_in_order(x: Float32[Array, "N K ..."]) -> Float32[Array, "N ..."]:
    """The sum over K, from the first to the last."""
    total = x[:, 0]
    for k in range(1, x.shape[1]):
        total = total + x[:, k]
    return total


def swiglu(gate: Array, up: Array) -> Array:
    return jax.nn.silu(gate) * up


@dataclass(frozen=True, kw_only=True)
class Experts:
    """``sum_k weight_k * down_k(activation(gate_k x, up_k x))`` over the experts k of a token, in the order of the router's choice.

    No expert has a capacity: every token gets all its experts, whatever other tokens choose.

    Attributes:
        mlp: F, of one expert.
        activation: the function of ``gate x`` and ``up x``.
        biased: gate, up and down have biases.
    """

    d_model: int
    mlp: int
    router: Router
    activation: Callable[[Array, Array], Array] = swiglu
    biased: bool = False
    scope = "experts"
    at_once = True  # an expert's matrices are read once for all tokens that chose it

    @property
    def width(self) -> int:
        return self.router.top * max(3 * self.mlp, 2 * self.d_model)

    def parameters(self) -> Mapping[str, Param]:
        E, D, F = self.router.experts, self.d_model, self.mlp
        own = {
            "gate_up": Param((E, D, 2, F), ("experts", "embed", None, "mlp"), inputs=1, each=1, chosen=self.router.top),
            "down": Param((E, F, D), ("experts", "mlp", "embed"), inputs=1, each=1, chosen=self.router.top),
        }
        if self.biased:
            own |= {"gate_up_bias": Param((E, 2, F), ("experts", None, "mlp")), "down_bias": Param((E, D), ("experts", "embed"))}
        return self.router.parameters(D) | own

    @property
    def report(self) -> RoutedSpec:
        return RoutedSpec(self.router.experts, self.router.top)

    def __call__(self, w: Params, x: Float[Array, "*N D"], tokens: Tokens) -> Float[Array, "*N D"]:
        return self.reported(w, x, tokens)[0]

    def reported(self, w: Params, x: Float[Array, "*N D"], tokens: Tokens) -> tuple[Float[Array, "*N D"], Routed]:
        rows = x.reshape(-1, x.shape[-1])
        chosen, weights = self.router(w, rows, tokens)
        out = self._of_chosen(w, rows, chosen, tokens).astype(jnp.float32)
        # Rounded before the sum: it depends on the graph whether XLA:CPU fuses a product with an addition.
        summed = sum_in_order(rounded_product(tokens.zero, out, weights[..., None])).astype(x.dtype).reshape(x.shape)
        return summed, self.report.entries(chosen.reshape(*x.shape[:-1], -1))

    def _of_chosen(self, w: Params, x: Float[Array, "N D"], chosen: Int32[Array, "N K"], tokens: Tokens) -> Float[Array, "N K D"]:
        serving = jnp.where(tokens.real.reshape(-1, 1), chosen, NO_EXPERT)
        gate_up = tokens.ops.grouped_product(x[:, None], w["gate_up"], serving)
        if self.biased:
            gate_up = gate_up + w["gate_up_bias"].reshape(self.router.experts, -1)[chosen]
        out = tokens.ops.grouped_product(self.activation(*jnp.split(gate_up, 2, axis=-1)), w["down"], serving)
        return out + w["down_bias"][chosen] if self.biased else out


@dataclass(frozen=True, kw_only=True)
class WithShared:
    """Experts, and a SwiGLU that every token uses (Dai et al. 2024, arXiv 2401.06066).

    The SwiGLU is computed as an expert that all real tokens choose, so that padding costs nothing.

    Attributes:
        shared: F of the SwiGLU.
        gated: the SwiGLU's output is multiplied by ``sigmoid(x @ shared_gate)``, one number for each token.
    """

    experts: Experts
    shared: int
    gated: bool = False
    scope = "experts"
    at_once = True

    @property
    def width(self) -> int:
        return max(self.experts.width, 3 * self.shared) + self.experts.d_model

    def parameters(self) -> Mapping[str, Param]:
        D, F = self.experts.d_model, self.shared
        own = {
            "shared_gate_up": Param((1, D, 2, F), (None, "embed", None, "mlp"), inputs=1, each=1),
            "shared_down": Param((1, F, D), (None, "mlp", "embed"), inputs=1, each=1),
        }
        gate = {"shared_gate": Param((D, 1), ("embed", None), inputs=1, exact=True)} if self.gated else {}
        return {**self.experts.parameters(), **own, **gate}

    @property
    def report(self) -> RoutedSpec:
        return self.experts.report

    def __call__(self, w: Params, x: Float[Array, "*N D"], tokens: Tokens) -> Float[Array, "*N D"]:
        return self.reported(w, x, tokens)[0]

    def reported(self, w: Params, x: Float[Array, "*N D"], tokens: Tokens) -> tuple[Float[Array, "*N D"], Routed]:
        with jax.named_scope("shared"):
            shared = self._shared(w, x, tokens)
        routed, entries = self.experts.reported(w, x, tokens)
        return routed + shared, entries

    def _shared(self, w: Params, x: Float[Array, "*N D"], tokens: Tokens) -> Float[Array, "*N D"]:
        serving = jnp.where(tokens.real.reshape(-1, 1), 0, NO_EXPERT)
        gate_up = tokens.ops.grouped_product(x.reshape(-1, 1, x.shape[-1]), w["shared_gate_up"], serving)
        out = tokens.ops.grouped_product(swiglu(*jnp.split(gate_up, 2, axis=-1)), w["shared_down"], serving).reshape(x.shape)
        if not self.gated:
            return out
        gate = tokens.ops.pointwise("sigmoid", tokens.ops.product(x, w["shared_gate"], jnp.float32))
        return rounded_product(tokens.zero, out.astype(jnp.float32), gate).astype(x.dtype)
