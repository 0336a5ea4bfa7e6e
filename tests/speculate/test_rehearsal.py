"""The rehearsal finds every graph of speculation whose bits differ from those of the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.speculate.conftest import ITSELF
from tests.speculating import terms_of
from xlaengine.engine import Engine
from xlaengine.models.families import spec_of
from xlaengine.speculate.account import Terms
from xlaengine.speculate.rehearsal import SpeculativeRehearsal
from xlaengine.speculate.speculation import Speculation


def rehearsed(
    engine: Engine,
    wrong: Callable[[str, Any], Any],
    found: Callable[[SpeculativeRehearsal], tuple[int, ...]] = SpeculativeRehearsal.places,
) -> tuple[int, ...]:
    """What is ``found`` where ``wrong(name, out)`` is what a graph says."""
    runner = engine.runner
    run = lambda name, batch: wrong(name, runner._run(name, batch))  # noqa: E731
    return found(SpeculativeRehearsal(ITSELF, runner.config, runner.model.vocab, runner._graphs, run))


def one_bit(out: Any) -> Any:
    logits = np.array(out.logits)
    logits.view(np.int32)[...] ^= 1
    return replace(out, logits=jax.device_put(logits))


def of_engine(engine: Engine, places: tuple[int, ...], counts: tuple[int, ...]) -> Terms:
    speculation = engine.runner.speculation
    assert isinstance(speculation, Speculation)
    return speculation.terms(spec_of(engine.model), engine.runner.config, places, counts, engine.runner.placement.platform)


def test_every_size_passes_where_arithmetic_is_one(engine: Engine) -> None:
    terms = terms_of(engine.runner)
    assert (terms.places, terms.every_step) == ((9, 12), False)
    assert rehearsed(engine, lambda name, out: out) == (9, 12)


def test_a_size_with_another_bit_is_never_used_and_without_the_largest_none_is(engine: Engine) -> None:
    assert rehearsed(engine, lambda name, out: one_bit(out) if name == "decode_9[3]" else out) == (12,)
    assert rehearsed(engine, lambda name, out: one_bit(out) if name == "decode_12[3]" else out) == ()
    assert rehearsed(engine, lambda name, out: jax.device_put(np.asarray(out) ^ 1) if name == "logprobs_12[3]" else out) == ()


@pytest.mark.parametrize("slot", range(3))
def test_a_size_with_another_bit_in_one_row_alone_is_never_used(engine: Engine, slot: int) -> None:
    def off(name: str, out: Any) -> Any:
        if name != "decode_9[3]":
            return out
        logits = np.array(out.logits)
        logits[np.asarray(out.places)[slot, 0]].view(np.int32)[0] ^= 1
        return replace(out, logits=jax.device_put(logits))

    assert rehearsed(engine, off) == (12,)


def test_a_verify_that_leaves_something_wrong_behind_is_found(engine: Engine) -> None:
    runner = engine.runner

    def forget(name: str, out: Any) -> Any:
        if name == "decode_12[3]":
            assert runner.state is not None
            keys = np.array(runner.state.cells[0][0].k)
            keys[..., 9, :] += 1
            cells = ((replace(runner.state.cells[0][0], k=jax.device_put(keys)),),)
            runner.state = replace(runner.state, cells=cells)
        return out

    assert rehearsed(engine, forget) == ()


def test_a_size_in_which_a_row_that_draws_chooses_otherwise_is_never_used(engine: Engine) -> None:
    runner = engine.runner
    seen = []

    def other_draws(name: str, out: Any) -> Any:
        assert runner.state is not None
        if name == "decode_9[3]" and np.asarray(runner.state.slots.temperature).any():
            seen.append(name)
            return replace(out, tokens=jax.device_put(np.asarray(out.tokens) ^ 1))
        return out

    assert rehearsed(engine, other_draws) == (12,)
    assert seen


def test_a_draft_graph_that_begins_otherwise_than_the_largest_is_never_used(engine: Engine) -> None:
    def other_law(name: str, out: Any) -> Any:
        if name != "draft_2[3]":
            return out
        q = np.array(out.q)
        q.view(np.int32)[:, 1] ^= 1
        return replace(out, q=jax.device_put(q))

    def other_tokens(name: str, out: Any) -> Any:
        return replace(out, tokens=jax.device_put(np.asarray(out.tokens) ^ 1)) if name == "draft_2[3]" else out

    assert rehearsed(engine, lambda name, out: out, SpeculativeRehearsal.counts) == (2, 3)
    assert rehearsed(engine, other_law, SpeculativeRehearsal.counts) == (3,)
    assert rehearsed(engine, other_tokens, SpeculativeRehearsal.counts) == (3,)
    terms = of_engine(engine, (9, 12), (3,))
    assert [option.count for option in terms.options(engine.config, ITSELF.shape, terms.greedy)] == [3]


def test_a_draft_graph_that_leaves_something_else_behind_is_found(engine: Engine) -> None:
    runner = engine.runner

    def spoil(name: str, out: Any) -> Any:
        if name == "draft_2[3]":
            assert runner.state is not None
            values = np.array(runner.state.draft.cells[0][0].v)
            values[..., 4, :] += 1
            cells = ((replace(runner.state.draft.cells[0][0], v=jax.device_put(values)),),)
            runner.state = replace(runner.state, draft=replace(runner.state.draft, cells=cells))
        return out

    assert rehearsed(engine, spoil, SpeculativeRehearsal.counts) == (3,)


def test_where_places_are_not_exact_one_draft_graph_serves_all(engine: Engine) -> None:
    terms = of_engine(engine, (), (2, 3))
    assert (terms.places, terms.counts, terms.every_step) == ((12,), (3,), True)
