"""The gated delta rule and Mamba2's recurrence against their formulas in float64, and what their bits may not depend on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import XLA
from tests.device.conftest import bits
from tests.effort import slow
from xlaengine.config import Kernels
from xlaengine.memory.cells import HeadStates
from xlaengine.models.gated_delta import StatesSpec
from xlaengine.models.mamba2 import SpaceSpec
from xlaengine.ops import native
from xlaengine.ops.base import Delta, StateSpace
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.rows import Rows
from xlaengine.ops.shared_heads import Run
from xlaengine.ops.split import AXIS, SplitOps
from xlaengine.ops.xla import XlaOps

L, B, N, M, K, V = 2, 5, 2, 6, 24, 40
LAYER = jnp.int32(1)
Rule = Callable[..., tuple[jax.Array, jax.Array]]
Tokens = Delta | StateSpace
Draw = Callable[[int, int], Tokens]


@pytest.fixture(params=[XLA, "native"])
def rule(request: pytest.FixtureRequest) -> Rule:
    if request.param == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)
    return partial(rule_of, request.param)


@partial(jax.jit, static_argnums=0)
def rule_of(kernels: Kernels, held: jax.Array, rows: Rows, tokens: Tokens, real: jax.Array) -> tuple[jax.Array, jax.Array]:
    ops = ops_of(kernels)
    if isinstance(tokens, Delta):
        return ops.delta_rule(held, rows, tokens, real)
    return ops.state_space(held, rows, tokens, real)


@pytest.fixture(params=[Delta, StateSpace])
def draw(request: pytest.FixtureRequest) -> Draw:
    return partial(drawn, request.param)


def states(seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((L, B, M, K, V), np.float32)


def drawn(kind: type[Tokens], R: int, T: int) -> Tokens:
    rng = np.random.default_rng(1)
    q, k, v = (rng.standard_normal((R, T, heads, size), np.float32) for heads, size in ((N, K), (N, K), (M, V)))
    k /= np.linalg.norm(k, axis=-1, keepdims=True)
    fields: Any = q, k, v, *(rng.uniform(0.1, 1, (R, T, M)).astype(np.float32) for _ in range(2))
    return kind(*fields[: len(kind._fields)])


def rows(slots: list[int], begins: list[bool], targets: list[int] | None) -> Rows:
    return Rows(LAYER, jnp.array(slots, jnp.int32), jnp.array(begins), None if targets is None else jnp.array(targets, jnp.int32))


def part(tokens: Tokens, row: slice, of_row: slice) -> Tokens:
    return jax.tree.map(lambda each: each[row, of_row], tokens)


def formula(state: np.ndarray, tokens: Tokens, row: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Outputs ``[count, M, V]`` of one row's first tokens and the state after them, in float64."""
    state, out = state.astype(np.float64), np.zeros((count, M, V))
    q, k, v, keep, *beta = (np.asarray(each[row], np.float64) for each in tokens)
    for t in range(count):
        for m in range(M):
            n = m // (M // N)
            kept = keep[t, m] * state[m]
            written = beta[0][t, m] * (v[t, m] - kept.T @ k[t, n]) if beta else v[t, m]
            state[m] = kept + np.outer(k[t, n], written)
            out[t, m] = state[m].T @ q[t, n]
    return out, state


def test_outputs_and_states_are_those_of_the_formula(rule: Rule, draw: Draw) -> None:
    """Rows of 7, 4 and no real tokens. Padding is NaN, and so is the slot of the row that begins."""
    held, tokens, counts = states(), draw(3, 7), (7, 4, 0)
    held[1, 0] = np.nan
    real = np.arange(7) < np.array(counts)[:, None]
    for each in tokens:
        each[~real] = np.nan
    out, after = rule(jnp.asarray(held), rows([3, 0, 4], [False, True, False], [3, 0, B]), tokens, real)
    expected = held.copy()
    for row, (slot, begin) in enumerate(((3, held[1, 3]), (0, np.zeros((M, K, V))))):
        wanted, expected[1, slot] = formula(begin, tokens, row, counts[row])
        np.testing.assert_allclose(out[row, : counts[row]], wanted, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(after, expected, rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(after[:, [1, 2, 4]], held[:, [1, 2, 4]])
    np.testing.assert_array_equal(after[0], held[0])


@pytest.mark.parametrize("cuts", [(1,) * 9, (4, 5), (8, 1), (2, 3, 4)])
def test_bits_do_not_depend_on_how_tokens_are_divided_among_calls(rule: Rule, draw: Draw, cuts: tuple[int, ...]) -> None:
    tokens, whole = draw(1, 9), rows([2], [False], [2])
    out, after = rule(jnp.asarray(states()), whole, tokens, np.ones((1, 9), bool))
    held, parts, first = jnp.asarray(states()), [], 0
    for count in cuts:
        given, held = rule(held, whole, part(tokens, slice(None), slice(first, first + count)), np.ones((1, count), bool))
        parts.append(given)
        first += count
    assert bits(jnp.concatenate(parts, axis=1)) == bits(out)
    assert bits(held) == bits(after)


def test_a_rows_bits_do_not_depend_on_its_neighbours(rule: Rule, draw: Draw) -> None:
    tokens = draw(5, 2)
    out, after = rule(jnp.asarray(states()), rows([4, 2, 0, 1, 3], [False] * 5, [4, 2, 0, 1, 3]), tokens, np.ones((5, 2), bool))
    for row, slot in enumerate((4, 2, 0, 1, 3)):
        alone, own = rule(
            jnp.asarray(states()), rows([slot], [False], [slot]), part(tokens, slice(row, row + 1), slice(None)), np.ones((1, 2), bool)
        )
        assert bits(alone[0]) == bits(out[row])
        assert bits(own[1, slot]) == bits(after[1, slot])


def test_a_call_without_targets_gives_the_same_outputs_and_changes_no_state(rule: Rule, draw: Draw) -> None:
    tokens, real = draw(2, 3), np.ones((2, 3), bool)
    out, _ = rule(jnp.asarray(states()), rows([1, 4], [False] * 2, [1, 4]), tokens, real)
    read, after = rule(jnp.asarray(states()), rows([1, 4], [False] * 2, None), tokens, real)
    assert bits(read) == bits(out)
    np.testing.assert_array_equal(after, states())


@pytest.mark.parametrize("draw", [StateSpace, *slow(Delta)], indirect=True)
@pytest.mark.parametrize("devices", [2, *slow(3, 4)])
def test_devices_that_share_the_heads_give_what_one_device_gives(draw: Draw, devices: int) -> None:
    """The devices have an equal part of the N heads; all N, and two of the M heads, that use one or two of the N; and two or none of the M.

    `jax.vmap` stands in for the devices. Each gets what it has of the tokens, and returns the outputs and the states of its own heads."""
    tokens = jax.tree.map(jnp.asarray, draw(3, 4))
    spec = StatesSpec(N, M, K, V) if isinstance(tokens, Delta) else SpaceSpec(M, N, K, V)
    at, real = rows([3, 0, 4], [False, True, False], [3, 0, B]), jnp.ones((3, 4), bool)
    out, after = rule_of("xla", jnp.asarray(states()), at, tokens, real)
    ops, missing = SplitOps(XlaOps(), devices), -M % devices
    cut = jnp.stack(jnp.split(jnp.pad(states(), [(0, missing if axis == 2 else 0) for axis in range(5)]), devices, axis=2))

    def on_device(states: jax.Array, at: Rows, tokens: Any) -> tuple[jax.Array, HeadStates]:
        here = jax.tree.map(lambda one, x: Run(one.shape[0]).own(ops, x, 2), spec.inputs, tokens)
        return spec.recur(ops, HeadStates(states), at, here, real)

    outputs, parts = jax.jit(jax.vmap(on_device, in_axes=(0, None, None), axis_name=AXIS))(cut, at, tokens)
    assert bits(jnp.concatenate(list(outputs), axis=2)[:, :, :M]) == bits(out)
    whole = jnp.concatenate(list(parts.x), axis=2)
    assert bits(whole[:, :, :M]) == bits(after)
    assert not whole[:, :, M:].any()
