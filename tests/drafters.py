"""Drafters that are right or wrong on purpose, and models whose every probability is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tests.conftest import TinyModel, kernels_of_users
from xlaengine.config import Kernels
from xlaengine.config.speculative import MOST_TOKENS
from xlaengine.config.tree import Tree
from xlaengine.memory.state import DraftRows
from xlaengine.models.config import ModelConfig
from xlaengine.models.decoder import AFTER_NORM
from xlaengine.models.families import spec_of
from xlaengine.models.random_weights import random_weights
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import packed
from xlaengine.ops.chosen import ops_of
from xlaengine.speculate.proposer import DraftCall, DraftWeights, Proposals, Proposer, Work
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle, EagleWeights, packed_eagle
from xlaengine.speculate.proposers.medusa import Head, Medusa, packed_heads
from xlaengine.speculate.proposers.ngram import Ngram

Kind = Literal["right", "wrong", "foreign", "sometimes", "hidden"]

FOREIGN = (131, 140, 10**6, -1, -2, -9, 2**23)
"""No token ids of a model of 131 tokens; the two that the device gives a meaning of its own among them."""


@dataclass
class TableDrafter:
    """Proposes what a table says, whatever the target is.

    Attributes:
        streams: float32 [N, S], prompts and what came after them, padded with -1: a row is looked up by its history so far.
        choices: float32 [N, S, ranks], what is proposed for each position of the stream, by the proposal's rank.
    """

    streams: np.ndarray
    choices: np.ndarray
    reads_features: ClassVar[tuple[int, ...]] = (AFTER_NORM,)  # it does not, but the state then holds them, and tests of the state see them
    cache: ClassVar[None] = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own={"streams": self.streams, "choices": self.choices})

    def work(self, target: ModelSpec) -> Work:
        return Work(0, 0)

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        tree = call.settings.shape
        streams, choices = weights.own["streams"].astype(jnp.int32), weights.own["choices"].astype(jnp.int32)
        history = call.draft.history.at[call.slots].get(mode="clip")[:, None, : streams.shape[1]]
        pos = call.rows.pos[:, None]
        beyond = jnp.arange(streams.shape[1]) > pos[..., None]
        known = jnp.all(beyond | (streams < 0) | (history == streams), axis=-1)
        stream = jnp.argmax(known, axis=-1)
        depths, ranks = (jnp.array(values[1 : 1 + count], jnp.int32) for values in (tree.depths, tree.ranks))
        at = pos + depths
        tokens = choices.at[stream[:, None], at, ranks[None]].get(mode="fill", fill_value=-1)
        return call.draft, Proposals(tokens=jnp.where((known.any(-1) & call.wants)[:, None], tokens, -1))


def table_drafter(
    streams: Sequence[tuple[Sequence[int], Sequence[int]]],
    kinds: Sequence[Kind],
    *,
    vocab: int,
    ranks: int = 1,
    length: int = 96,
    rate: float = 0.5,
    seed: int = 0,
) -> TableDrafter:
    """A drafter of prompts and what comes after them; each stream has its kind.

    - ``right``: what comes is its first choice. ``wrong``: it is none of its choices. ``foreign``: no choice is a token.
    - ``sometimes``: as ``right`` with probability ``rate``, else ``wrong``, for each position by itself.
    - ``hidden``: what comes is one of its choices, any.

    Behind the end of what is known, and behind ``length``, it proposes any tokens.
    """
    rng = np.random.default_rng(seed)
    whole = np.full((len(streams), length), -1, np.float32)
    choices = rng.integers(0, vocab, (len(streams), length + MOST_TOKENS, ranks)).astype(np.float32)
    for number, ((prompt, output), kind) in enumerate(zip(streams, kinds, strict=True)):
        known = [*prompt, *output][:length]
        whole[number, : len(known)] = known
        for position, token in enumerate(known):
            choices[number, position] = _choices(kind, token, ranks, vocab, rate, rng)
    return TableDrafter(whole, choices)


def _choices(kind: Kind, token: int, ranks: int, vocab: int, rate: float, rng: np.random.Generator) -> list[int]:
    if kind == "foreign":
        return rng.choice(FOREIGN, ranks).tolist()
    others = [(token + 1 + other) % vocab for other in range(ranks)]
    if kind == "wrong" or (kind == "sometimes" and rng.random() >= rate):
        return others
    place = int(rng.integers(ranks)) if kind == "hidden" else 0
    return [*others[:place], token, *others[place : ranks - 1]]


def random_drafter(method: str, target: TinyModel, kernels: Kernels | None = None) -> Proposer:
    """One of the real kinds: ``draft`` is the target, its last norm a little off; the others know nothing.

    Args:
        kernels: whose layout its matrices have; None for those of users (`tests.conftest.kernels_of_users`).
    """
    ops = ops_of(kernels or kernels_of_users())
    config, weights = target
    spec = spec_of(config)
    rng = np.random.default_rng(9)
    D = config.d_model

    def matrix(rows: int) -> np.ndarray:
        return (rng.standard_normal((rows, D)) * rows**-0.5).astype(np.float32)

    match method:
        case "draft":
            off = (1 + 0.2 * rng.standard_normal(D)).astype(np.float32)
            return DraftModel(spec, packed(spec, replace(weights, final_norm=weights.final_norm * off), ops))
        case "medusa":
            return Medusa(packed_heads(tuple(Head(matrix(D) * 0.3, np.zeros(D, np.float32)) for _ in range(8)), ops))
        case "eagle":
            one = replace(config, layers=1)
            body = replace(random_weights(one, seed=1), embed=None, lm_head=None)
            return Eagle(spec_of(one), packed_eagle(spec_of(one), EagleWeights(fc=matrix(2 * D), body=body), ops))
    return Ngram()


def ranks_of(tree: Tree) -> int:
    return 1 + max(tree.ranks)


# Models and drafters whose next token depends on the last one alone


def markov_model(transitions: np.ndarray, max_positions: int = 4096) -> TinyModel:
    """A Llama of one layer that says token j after token i with probability ``transitions[i, j]``, float64 [V, V].

    Embeddings are unit vectors and the layer adds nothing, so the final norm leaves ``sqrt(D)`` times the last token's.
    """
    V = len(transitions)
    shape = {"d_model": V, "layers": 1, "heads": 1, "kv_heads": 1, "head_dim": 8, "mlp": 8}
    config = ModelConfig(family="llama", vocab=V, norm_eps=1e-12, rope_theta=1e4, max_positions=max_positions, **shape)
    weights = random_weights(config)
    silent = jax.tree.map(np.array, weights.groups)
    ((layer,),) = silent
    layer["mixer"]["o"][:] = layer["feed_forward"]["down"][:] = 0
    head = (np.log(np.maximum(transitions, 1e-30)) / np.sqrt(V)).astype(np.float32)
    return config, replace(weights, embed=np.eye(V, dtype=np.float32), groups=silent, final_norm=np.ones(V, np.float32), lm_head=head)


@dataclass
class MarkovDrafter:
    """Draws a chain from laws of its own; greedy rows get the likeliest.

    Attributes:
        laws: float64 [N, V, V]; in a stream that begins with token n, token j comes after i with probability ``laws[n, i, j]``.
        coupled: it draws with the noise of the token itself, and does not say from what.
    """

    laws: np.ndarray
    coupled: bool = False
    reads_features: ClassVar[tuple[int, ...]] = ()
    cache: ClassVar[None] = None

    def weights(self, target: Any) -> DraftWeights:
        return DraftWeights(own={"laws": self.laws.astype(np.float32)})

    def work(self, target: ModelSpec) -> Work:
        return Work(0, 0)

    def propose(self, call: DraftCall, weights: DraftWeights, count: int) -> tuple[DraftRows, Proposals]:
        rows = call.rows
        laws = weights.own["laws"].at[call.draft.history.at[call.slots, 0].get(mode="clip")].get(mode="clip")
        last, tokens, drawn_from = rows.token, [], []
        for ahead in range(count):
            q = laws[jnp.arange(len(last)), last]
            noise = jax.vmap(self._gumbel, in_axes=(0, 0, None))(rows.key, rows.index + ahead, q.shape[-1])
            last = jnp.argmax(jnp.log(q) + jnp.where(rows.temperature > 0, 1.0, 0.0)[:, None] * noise, axis=-1).astype(jnp.int32)
            tokens.append(jnp.where(call.wants, last, -1))
            drawn_from.append(q)
        return call.draft, Proposals(tokens=jnp.stack(tokens, axis=1), q=None if self.coupled else jnp.stack(drawn_from, axis=1))

    def _gumbel(self, key_data: Array, index: Array, vocab: int) -> Array:
        key = jax.random.fold_in(jax.random.wrap_key_data(key_data, impl="threefry2x32"), index)
        return jax.random.gumbel(key if self.coupled else jax.random.fold_in(key, 1), (vocab,), jnp.float32)


def acceptance(target: np.ndarray, law: np.ndarray) -> np.ndarray:
    """After each last token the probability that a draw from ``law`` is accepted (Leviathan et al. 2023): the sum of the minima."""
    return np.minimum(target, law).sum(-1)


def laws_for(target: np.ndarray, seed: int = 0) -> dict[str, np.ndarray]:
    """Laws to draft from, by how much of them is accepted: nearly nothing, half, nearly all."""
    other = np.random.default_rng(seed).dirichlet(np.full(len(target), 0.5), len(target))
    rarest = np.where(target == target.min(-1, keepdims=True), 1.0, 1e-3)
    rarest /= rarest.sum(-1, keepdims=True)
    mixtures = [share * target + (1 - share) * rarest for share in np.linspace(0, 1, 101)]
    half = min(mixtures, key=lambda law: abs(acceptance(target, law).mean() - 0.5))
    return {"none": rarest, "half": half, "all": 0.99 * target + 0.01 * other}
