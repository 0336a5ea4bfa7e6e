"""What is drawn against the distribution that is reported, over many draws."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.device.brute_force import chi_square, distribution
from tests.device.conftest import keys_of_streams, sampled, table, vocab_table
from tests.effort import slow
from tests.speculate.proposers.streams import engine_config
from xlaengine.ops.chosen import ops_of
from xlaengine.runner.batches import key_data
from xlaengine.speculate.proposer import DraftCall
from xlaengine.speculate.proposers.choice import choose, likeliest

N, V = 20_000, 8
LOGITS = np.broadcast_to(np.array([2.0, 1.5, 1.5, 0.3, 0.0, -0.5, -1.0, -3.0], np.float32), (N, V))
ALL = np.ones(N, bool)
SETTINGS: list[tuple[dict[str, Any], range]] = [
    ({"temperature": 1.0}, range(8)),
    ({"temperature": 0.8}, range(8)),
    ({"temperature": 1.7, "top_k": 2}, range(3)),
    ({"temperature": 1.0, "top_p": 0.5}, range(3)),
    ({"temperature": 1.0, "min_p": 0.1}, range(5)),
]


def chosen(acceptance: str, ahead: int, rows: Any) -> Any:
    engine = engine_config("draft", 4, acceptance=acceptance)

    def program(logits: Any, rows: Any, wants: Any, ahead: Any) -> Any:
        assert engine.speculative is not None
        nothing: Any = None  # neither slots nor what the state holds for a proposer are looked at
        return choose(DraftCall(ops_of("xla"), engine, engine.speculative, nothing, rows, wants, nothing), logits, ahead)

    return jax.jit(program)(LOGITS, rows, ALL, np.int32(ahead))


@pytest.mark.parametrize(("settings", "kept"), SETTINGS)
@pytest.mark.parametrize("ahead", [3, *slow(0)])
def test_proposals_follow_the_distribution_that_is_reported(settings: dict[str, Any], kept: range, ahead: int) -> None:
    rows = table(N, key=keys_of_streams(N), index=5, **settings)
    tokens, q = chosen("rejection", ahead, rows)
    p = distribution(LOGITS, rows, vocab_table(1, V))
    np.testing.assert_allclose(q, np.broadcast_to(p, (N, V)), atol=1e-6)
    counts = np.bincount(np.asarray(tokens)[:, 0], minlength=V)
    assert np.flatnonzero(counts).tolist() == list(kept)
    assert chi_square(counts[list(kept)], N * p[list(kept)]) > 1e-3


@pytest.mark.parametrize(("settings", "kept"), SETTINGS)
def test_coupled_proposals_are_what_the_target_would_choose_from_the_same_logits(settings: dict[str, Any], kept: range) -> None:
    rows = table(N, key=key_data(3), index=np.arange(N), **settings)
    tokens, q = chosen("coupled", 2, rows)
    later = replace(rows, index=rows.index + 2)
    wanted = sampled(LOGITS, later, ALL, vocab_table(N, V), np.arange(N, dtype=np.int32))
    assert q is None
    np.testing.assert_array_equal(tokens[:, 0], wanted)


def test_a_proposal_says_nothing_of_the_token_that_is_drawn_where_it_is_rejected() -> None:
    """The two noises are independent: as many agree as would by chance."""
    rows = table(N, key=key_data(3), index=np.arange(N), temperature=1.0)
    tokens, q = chosen("rejection", 0, rows)
    own = sampled(LOGITS, rows, ALL, vocab_table(N, V), np.arange(N, dtype=np.int32))
    chance = float((np.asarray(q[0], np.float64) ** 2).sum())
    assert abs((np.asarray(tokens)[:, 0] == np.asarray(own)).mean() - chance) < 4 * (chance * (1 - chance) / N) ** 0.5


def test_the_lower_number_comes_first_among_equals() -> None:
    assert likeliest(jax.numpy.float32([[1, 3, 3, 2, 3]]), 4).tolist() == [[1, 2, 4, 3]]
    assert likeliest(jax.numpy.float32([[1, 3, 3, 2, 3]]), 1).tolist() == [[1]]
