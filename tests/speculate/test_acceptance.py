"""Rejection sampling against its law, and the walk over a tree against a plain loop."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.device.brute_force import chi_square, distribution
from tests.device.conftest import keys_of_streams, kv, sampled, table, vocab_table
from tests.speculate.bench import Bench, config
from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.sampling import DRAFT_NOISE, sample, token_key
from xlaengine.memory.state import SlotRows, VocabRows
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.drawing import argmax
from xlaengine.runner.batches import key_data
from xlaengine.speculate.acceptance import accepted, drawn_after

N, V = 50_000, 8
LOGITS = np.array([2.0, 1.5, 1.5, 0.3, 0.0, -0.5, -1.0, -3.0], np.float32)
P = np.exp(LOGITS) / np.exp(LOGITS).sum()
SLANTED = np.array([0.02, 0.05, 0.2, 0.03, 0.3, 0.25, 0.1, 0.05], np.float32)


@jax.jit
def drafted(q: jax.Array, rows: SlotRows) -> jax.Array:
    """One proposal of each row from ``q [V]``, with the drafter's own noise."""
    keys = jax.vmap(lambda key, index: jax.random.fold_in(token_key(key, index), DRAFT_NOISE))(rows.key, rows.index)
    return jax.vmap(lambda key: jax.random.categorical(key, jnp.log(q)).astype(jnp.int32))(keys)


@jax.jit
def judged(proposed: jax.Array, q: jax.Array, rows: SlotRows, vocab: VocabRows) -> jax.Array:
    count, law = len(proposed), jnp.broadcast_to(q, (len(proposed), V))
    logits, everybody = jnp.broadcast_to(LOGITS, (count, V)), jnp.ones(count, bool)
    plain = logits.max(-1), argmax(logits)
    return sample(ops_of("xla"), logits, plain, rows, everybody, vocab, jnp.arange(count), draw=partial(drawn_after, proposed, law))


def pvalue(tokens: np.ndarray, p: np.ndarray) -> float:
    counts = np.bincount(tokens, minlength=len(p))
    assert counts.sum() == counts[p > 0].sum(), "a removed token was drawn"
    return chi_square(counts[p > 0], len(tokens) * p[p > 0] / p.sum())


@pytest.mark.parametrize(
    ("q", "settings"),
    [
        (P, {}),
        (np.eye(V)[7] * 0.999 + 0.001 / V, {}),
        (np.eye(V)[7], {}),
        (SLANTED, {}),
        (np.eye(V)[0] * 0.8 + 0.2 / V, {}),
        (SLANTED, {"temperature": 0.5}),
        (SLANTED, {"top_k": 3}),
        (np.where(np.arange(V) > 2, SLANTED, 0) / SLANTED[3:].sum(), {"top_k": 3}),
        (SLANTED, {"adjusts": True, "presence_penalty": 1.2, "frequency_penalty": 0.3}),
    ],
    ids=["always", "hardly ever", "one token", "half", "too often", "cold", "filtered", "never", "penalised"],
)
@pytest.mark.parametrize("by", ["index", "seed"])
def test_tokens_follow_the_targets_law_and_agree_with_proposals_as_often_as_can_be(q: Any, settings: dict[str, Any], by: str) -> None:
    numbers = np.arange(N)
    which = {"index": numbers} if by == "index" else {"key": keys_of_streams(len(numbers))}
    rows = table(N, **{"temperature": 1.0, "key": key_data(99)} | settings | which)
    vocab = vocab_table(N, V, counts=[2, 0, 0, 0, 1, 0, 0, 0])
    proposed = drafted(jnp.asarray(q, jnp.float32), rows)
    tokens = np.asarray(judged(proposed, jnp.asarray(q, jnp.float32), rows, vocab))
    p = distribution(np.broadcast_to(LOGITS, (N, V)), rows, vocab)
    assert pvalue(tokens, p) > 1e-3
    rate, share = (tokens == np.asarray(proposed)).mean(), np.minimum(p, q).sum()
    assert abs(rate - share) < 5 * np.sqrt(max(share * (1 - share), 1e-6) / N)
    for d in np.flatnonzero(np.bincount(proposed, minlength=V) > 2000):  # whatever was proposed, and not only on average
        assert abs((tokens[proposed == d] == d).mean() - min(1, p[d] / q[d])) < 0.06


@pytest.mark.slow
def test_where_nothing_is_proposed_the_draw_is_that_of_plain_sampling() -> None:
    rows, vocab = table(500, temperature=1.0, key=key_data(3), index=np.arange(500), top_p=0.8), vocab_table(500, V)
    plain = sampled(np.broadcast_to(LOGITS, (500, V)), rows, np.ones(500, bool), vocab, np.arange(500))
    tokens = judged(jnp.full(500, NO_TOKEN, jnp.int32), jnp.zeros(V), rows, vocab)
    np.testing.assert_array_equal(tokens, plain)


def test_greedy_rows_among_drawn_ones_take_the_argmax() -> None:
    rows = table(64, temperature=np.arange(64) % 2, key=key_data(3), index=np.arange(64))
    tokens = np.asarray(judged(jnp.full(64, 7, jnp.int32), jnp.asarray(SLANTED), rows, vocab_table(64, V)))
    assert (tokens[::2] == LOGITS.argmax()).all()
    assert (tokens[1::2] != LOGITS.argmax()).any()


def plain_walk(tree: Tree, fed: np.ndarray, there: np.ndarray, chosen: np.ndarray, ending: np.ndarray) -> tuple[list[int], list[int], bool]:
    """One row's tokens, the nodes they were chosen at, and whether it has ended."""
    tokens, nodes, node = [], [], 0
    while there[node]:
        tokens.append(int(chosen[node]))
        nodes.append(node)
        if ending[node]:
            return tokens, nodes, True
        agreeing = [child for child in tree.children[node] if there[child] and fed[child] == chosen[node]]
        if not agreeing:
            break
        node = agreeing[0]
    return tokens, nodes, False


@pytest.mark.parametrize(
    "tree", [Tree.chain(1), Tree.chain(5), Tree.from_paths([(0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (0, 0, 0), (1, 0, 0)])]
)
def test_the_walk_is_that_of_a_plain_loop(tree: Tree) -> None:
    rng, R, nodes = np.random.default_rng(0), 400, tree.proposals + 1
    fed, chosen = rng.integers(0, 2, (2, R, nodes), np.int32)
    there, ending = rng.random((R, nodes)) < 0.9, rng.random((R, nodes)) < 0.1
    for node, parent in enumerate(tree.parents[1:], start=1):
        there[:, node] &= there[:, parent]
    got = jax.tree.map(np.asarray, jax.jit(partial(accepted, tree))(fed, there, chosen, ending))
    for r in range(R):
        tokens, at, ended = plain_walk(tree, fed[r], there[r], chosen[r], ending[r])
        assert got.tokens[r].tolist() == tokens + [NO_TOKEN] * (tree.depth + 1 - len(tokens))
        assert got.nodes[r, : len(at)].tolist() == at
        assert (got.count[r], got.ended[r]) == (len(tokens), ended)


@pytest.mark.slow
def test_a_whole_pass_draws_from_the_targets_law_whatever_the_drafter_proposes() -> None:
    """Many rows in one state but for their seeds: the first token of the run and, after the likeliest of them, the second."""
    B, K = 1024, 2
    one = Bench(config(B, K, max_model_len=16, decode_widths=(B,)), draws=True)
    state = one.state(0)
    for column in jax.tree.leaves((state.slots, state.vocab, state.draft)):
        column[:] = column[:1]
    for array in kv(state):
        array[:] = array[:, :1]
    quiet = table(B, temperature=1.0, token=3, pos=7, limit=99, active=True)
    size = one.model.vocab
    q = np.random.default_rng(1).dirichlet(np.ones(size), (K,)).astype(np.float32)
    firsts, seconds = [], []
    likeliest = None
    for round in range(10):
        rows = replace(quiet, key=np.stack([key_data(B * round + slot) for slot in range(B)]))
        tokens = np.stack([_proposed(rows, q, step) for step in range(K)], axis=1)
        _, out = one.judge(replace(state, slots=rows), one.batch(tokens, q=np.broadcast_to(q, (B, K, size))))
        p = jax.nn.softmax(out.logits[0].astype(np.float64))
        likeliest = int(np.argmax(np.minimum(p, q[0]))) if likeliest is None else likeliest
        firsts.append(out.tokens[:, 0])
        went_on = (out.tokens[:, 0] == likeliest) & (out.tokens[:, 1] != NO_TOKEN)
        seconds.append(out.tokens[went_on, 1])
        second_logits = out.logits[out.places[went_on.argmax(), 1]]
    assert likeliest is not None
    assert pooled_pvalue(np.concatenate(firsts), np.asarray(p)) > 1e-3
    assert pooled_pvalue(np.concatenate(seconds), np.asarray(jax.nn.softmax(second_logits.astype(np.float64)))) > 1e-3


def _proposed(rows: SlotRows, q: np.ndarray, step: int) -> np.ndarray:
    return np.asarray(drafted(jnp.asarray(q[step]), replace(rows, index=rows.index + np.int32(step))))


def pooled_pvalue(tokens: np.ndarray, p: np.ndarray) -> float:
    """Tokens that are expected fewer than 8 times are counted with the likeliest."""
    bins = np.where(p * len(tokens) < 8, p.argmax(), np.arange(len(p)))
    return pvalue(bins[tokens], np.bincount(bins, weights=p, minlength=len(p)))
