"""Mixtures of experts (Shazeer et al. 2017)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from xlaengine.check.oracle.blocks.arithmetic import Array, Linear, exact_linear, sigmoid, silu, softmax
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward


@dataclass(frozen=True, kw_only=True)
class Experts:
    """``sum_e weight_e * down_e(silu(gate_e(x)) * up_e(x))`` over the ``top`` experts e with the best scores; the lower index wins
    a tie.
    """

    count: int  # E
    top: int  # experts per token
    router: str  # the name of the router's projection
    scores: str = "softmax"  # "softmax" or "sigmoid": the function that turns the projection into scores
    divided: bool = False  # weights are divided by their sum
    added: float = 0.0  # added to that sum
    multiplier: float = 1.0  # weights are multiplied by it
    preference: str | None = None  # names a tensor: its number for an expert is added to the score, only for the choice
    each: tuple[str, str, str] | None = None  # names of gate, up and down, with ``{}`` for the expert
    stacked: tuple[str, ...] | None = None  # tensors of all experts: gate, up and down; or gate with up (gate's rows first), and down

    def parts(self) -> tuple[str, ...]:
        return (*self.router_parts(), *self.matrices())

    def router_parts(self) -> tuple[str, ...]:
        """The names of the router's tensors."""
        return (f"{self.router}.weight", *(() if self.preference is None else (self.preference,)))

    def matrices(self) -> tuple[str, ...]:
        """The names of the experts' tensors."""
        if self.stacked is not None:
            return self.stacked
        assert self.each is not None
        return tuple(name.format(expert) for expert in range(self.count) for name in self.each)

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        experts = (partial(_swiglu, xp, linear, *matrices) for matrices in self._experts(xp, weights))
        return summed(xp, x, self.shares(xp, x, weights), experts)

    def shares(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        """Weights ``[T, E]``, 0 for experts that were not chosen."""
        scores = self._scores(xp, x, weights)
        order = xp.argsort(-self._preferred(scores, weights), axis=-1, stable=True)
        place = xp.argsort(order, axis=-1, stable=True)
        share = xp.where(place < self.top, scores, 0)
        if self.divided:
            share = share / (share.sum(-1, keepdims=True) + self.added)
        return share * self.multiplier

    def ranked(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        """The scores by which experts are chosen, ``[T, E]``."""
        return self._preferred(self._scores(xp, x, weights), weights)

    def _scores(self, xp: Any, x: Array, weights: Mapping[str, Array]) -> Array:
        logits = exact_linear(x, weights[f"{self.router}.weight"])
        return sigmoid(xp, logits) if self.scores == "sigmoid" else softmax(xp, logits)

    def _preferred(self, scores: Array, weights: Mapping[str, Array]) -> Array:
        return scores if self.preference is None else scores + weights[self.preference]

    def _experts(self, xp: Any, weights: Mapping[str, Array]) -> Iterator[tuple[Array, Array, Array]]:
        for expert in range(self.count):
            if self.stacked is not None:
                *inputs, down = (weights[name][expert] for name in self.stacked)
                gate, up = xp.split(xp.concatenate(inputs, axis=0), 2, axis=0)
                yield gate, up, down
            else:
                assert self.each is not None
                gate, up, down = (weights[name.format(expert)] for name in self.each)
                yield gate, up, down


def summed(xp: Any, x: Array, shares: Array, experts: Iterable[Callable[[Array], Array]]) -> Array:
    """The sum of the experts' outputs, times their weights ``shares [T, E]``. NumPy computes an expert for the tokens that chose it. XLA's
    shapes are fixed, so it computes each expert for all tokens."""
    out = xp.zeros_like(x)
    for expert, of_expert in enumerate(experts):
        if xp is np:
            rows = np.nonzero(shares[:, expert])[0]
            out[rows] += shares[rows, expert, None] * of_expert(x[rows])
        else:
            out = out + shares[:, expert, None] * of_expert(x)
    return out


def _swiglu(xp: Any, linear: Linear, gate: Array, up: Array, down: Array, x: Array) -> Array:
    return linear(silu(xp, linear(x, gate)) * linear(x, up), down)


@dataclass(frozen=True)
class SharedExpert:
    """A feed-forward beside the experts, which every token uses."""

    feed_forward: GatedFeedForward
    gate: str | None = None  # the name of a projection to one number; the output is multiplied by its sigmoid

    def parts(self) -> tuple[str, ...]:
        return (*self.feed_forward.parts(), *(() if self.gate is None else (f"{self.gate}.weight",)))

    def __call__(self, xp: Any, linear: Linear, x: Array, weights: Mapping[str, Array]) -> Array:
        out = self.feed_forward(xp, linear, x, weights)
        return out if self.gate is None else out * sigmoid(xp, exact_linear(x, weights[f"{self.gate}.weight"]))
