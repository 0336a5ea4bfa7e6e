"""A token's experts, and every bit that they give, depend on that token alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.effort import slow
from xlaengine.config import Kernels
from xlaengine.device.table import AS_WRITTEN, OF_PLATFORM
from xlaengine.models.experts import Experts, Router, WithShared
from xlaengine.models.spec import Tokens
from xlaengine.ops.chosen import ops_of

E, K, D, F = 6, 3, 32, 20
TWINS = 2, 4
"""Experts whose logits are equal for every token."""


def block(scores: Any, **more: Any) -> WithShared:
    router = Router(experts=E, top=K, scores=scores, **more)
    return WithShared(experts=Experts(d_model=D, mlp=F, router=router), shared=F, gated=True)


BLOCKS = {
    "softmax": block("softmax", scale=1.5),
    "normed": block("softmax", normed=True),
    "chosen": block("chosen", biased=True),
    "preferred": block("sigmoid", normed=True, eps=1e-6, preferred=True),
}


def drawn(spec: WithShared, kernels: Kernels) -> tuple[Callable[..., jax.Array], dict[str, Any]]:
    """The block as a function of ``x [N, D]`` and ``real [N]``, and its parameters as numpy arrays."""
    rng, ops = np.random.default_rng(3), ops_of(kernels)
    ops.ready()
    params = spec.parameters()
    arrays = {name: rng.standard_normal(param.array_shape, np.float32) for name, param in params.items()}
    for name in ("router", "router_bias", "preference"):
        if name in arrays:
            arrays[name][..., TWINS[1]] = arrays[name][..., TWINS[0]]
    packed = jax.device_put({name: ops.pack(array[None]) if params[name].is_matrix else array for name, array in arrays.items()})

    @partial(jax.jit, compiler_options=AS_WRITTEN | OF_PLATFORM["cpu"])
    def run(packed: dict[str, Any], x: jax.Array, real: jax.Array) -> jax.Array:
        layer = {name: ops.layer(stack, 0) if params[name].is_matrix else stack for name, stack in packed.items()}
        return spec(layer, x, Tokens(ops, real, jnp.int32(0)))

    return partial(run, packed), arrays


def crowds(row: np.ndarray, others: np.ndarray) -> dict[str, np.ndarray]:
    """Neighbours of a row: they choose what it chooses; each chooses by itself; they are almost it, so that what ties or nearly ties for it
    does for them; they hold no number."""
    nearly = row + np.float32(1e-6) * others
    return {"the same": np.broadcast_to(row, others.shape), "others": others, "nearly": nearly, "no numbers": np.full_like(others, np.nan)}


@pytest.mark.parametrize("kind", BLOCKS)
@pytest.mark.parametrize("count", [7, *slow(2, 19)])
def test_a_tokens_bits_are_its_own_whatever_its_neighbours_choose(kind: str, count: int, kernels: Kernels) -> None:
    run, _ = drawn(BLOCKS[kind], kernels)
    rng = np.random.default_rng(count)
    row = rng.standard_normal(D, np.float32)
    alone = np.asarray(run(np.stack([row, row]), np.array([True, False])))[0]
    for name, others in crowds(row, rng.standard_normal((count, D), np.float32)).items():
        for place in (0, count):
            x = np.insert(others, place, row, axis=0)
            assert np.asarray(run(x, np.ones(len(x), bool)))[place].tobytes() == alone.tobytes(), (name, place)


@pytest.mark.parametrize("kind", BLOCKS)
def test_of_equal_experts_the_first_is_chosen_and_weights_are_those_of_the_formula(kind: str) -> None:
    spec = BLOCKS[kind]
    _, arrays = drawn(spec, "xla")
    router, x = spec.experts.router, np.random.default_rng(8).standard_normal((50, D), np.float32)
    tokens = Tokens(ops_of("xla"), jnp.ones(50, bool), jnp.int32(0))
    chosen, weights = map(np.asarray, jax.jit(partial(router, tokens=tokens))(arrays, x))
    logits = x.astype(np.float64) @ arrays["router"] + arrays.get("router_bias", 0)
    scores = 1 / (1 + np.exp(-logits)) if router.scores == "sigmoid" else np.exp(logits - logits.max(-1, keepdims=True))
    ranked = scores + arrays.get("preference", 0) if router.scores == "sigmoid" else logits
    order = np.argsort(-np.round(ranked, 5), axis=-1, kind="stable")[:, :K]
    assert np.array_equal(chosen, order)
    assert any(TWINS[0] in row and TWINS[1] not in row for row in chosen.tolist())
    assert not any(TWINS[1] in row and TWINS[0] not in row for row in chosen.tolist())
    of_chosen = np.take_along_axis(scores, chosen, axis=-1)
    divided = router.normed or router.scores == "chosen"
    total = of_chosen.sum(-1) + router.eps if divided else scores.sum(-1) if router.scores == "softmax" else 1
    np.testing.assert_allclose(weights, of_chosen / np.reshape(total, (-1, 1)) * router.scale, rtol=2e-5)


def test_tokens_that_are_not_real_choose_no_expert(kernels: Kernels) -> None:
    """Their outputs are zeros, also with a shared expert, so padding does not change the hidden state that they are added to."""
    run, _ = drawn(BLOCKS["softmax"], kernels)
    x = np.random.default_rng(1).standard_normal((5, D), np.float32)
    real = np.array([True, False, True, False, False])
    found = np.asarray(run(x, real))
    assert not found[~real].any()
    assert found[real].any(-1).all()
