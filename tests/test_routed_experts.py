"""The experts that an engine reports of each token: those of the oracle and of transformers, and the same whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.speculating import BUSH, known, largest_step, speculating
from tests.streams import drain, request, run, tokens
from xlaengine.check.oracle import NumpyForward, open_checkpoint
from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.blocks.experts import Experts
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.families import spec_of
from xlaengine.types import Event, TokenEvent

FAST = "mixtral"
SLOW = ("gpt_oss", "qwen3_5_moe", "granitemoehybrid_moe")
FAMILIES = [FAST, *(pytest.param(name, marks=pytest.mark.slow) for name in SLOW)]
SHAPES: dict[str, Any] = {"enable_prefix_caching": True, "prefill_tokens_per_step": 16, "snapshots": 1}
"""Of all engines here: their graphs are compiled once."""
PROMPTS = [list(range(5, 40)), [3, 4], [*range(5, 30), 90, 91, 92, *range(40, 60)], [17]]


def experts_of(events: Sequence[Event]) -> np.ndarray:
    (*others, last) = (event for event in events if isinstance(event, TokenEvent))
    assert all(event.routed_experts is None for event in others)
    assert last.routed_experts is not None
    return last.routed_experts


def of_oracle(family: str, ids: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> np.ndarray:
    """The weights ``[layers with experts, tokens, E]`` in float64, 0 for experts that a token does not take."""
    found: list[np.ndarray] = []
    with monkeypatch.context() as patch:
        for kind in (Experts, ClampedExperts):

            def recording(self, *args, shares=kind.shares):
                found.append(shares(self, *args))
                return found[-1]

            patch.setattr(kind, "shares", recording)
        list(NumpyForward(open_checkpoint(FIXTURES / family)).logits(ids, first=len(ids) - 1))
    return np.stack(found)


@pytest.mark.parametrize("family", FAMILIES)
def test_they_are_those_of_the_oracle_and_of_transformers(
    family: str, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = np.load(FIXTURES / family / "expected.npz")
    prompts = [expected[f"prompt_{i}"] for i in range(4) if len(expected[f"prompt_{i}"]) < 80]
    model = tiny_model(family)
    engine = make_engine(model, tiny_config(3, depth=2, enable_return_routed_experts=True, **SHAPES))
    streams = run(engine, [request(str(i), prompt.tolist(), max_tokens=12) for i, prompt in enumerate(prompts)])
    engine.close()
    layers = [at for at, count in enumerate(spec_of(model[0]).reporting().experts) if count]
    for i, prompt in enumerate(prompts):
        ours = experts_of(streams[str(i)])
        taken = [*prompt.tolist(), *tokens(streams[str(i)])[:-1]]
        shares = of_oracle(family, taken, monkeypatch)
        assert ours.dtype == np.uint8
        assert ours.shape[:2] == (len(taken), model[0].layers)
        assert not np.delete(ours, layers, axis=1).any()
        ours = np.moveaxis(ours[:, layers], 1, 0)
        assert (np.count_nonzero(shares, axis=-1) == ours.shape[-1]).all()
        np.testing.assert_array_equal(np.sort(ours), np.sort(np.argsort(-shares, kind="stable")[..., : ours.shape[-1]]))
        if "lfm2" not in family:  # there the best is not the one of most weight
            np.testing.assert_array_equal(ours, np.argsort(-shares, kind="stable")[..., : ours.shape[-1]])
        recorded, clear = expected[f"experts_{i}"], expected[f"clear_{i}"]
        np.testing.assert_array_equal(np.sort(ours[:, : len(prompt)])[clear], recorded[clear])


@pytest.fixture(scope="module")
def model(tiny_model: Callable[[str], TinyModel]) -> TinyModel:
    return tiny_model(FAST)


@pytest.fixture(scope="module")
def engine(model: TinyModel) -> Iterator[Engine]:
    built = make_engine(model, tiny_config(3, depth=2, enable_return_routed_experts=True, **SHAPES))
    yield built
    built.close()


@pytest.fixture(scope="module")
def alone(engine: Engine) -> list[list[Event]]:
    """Of each prompt the events of a request that has the engine for itself, and computes all of its prompt."""
    return [run(engine, [request("alone", prompt, max_tokens=20)])["alone"] for prompt in PROMPTS if engine.reset() is None]


def assert_same(events: Sequence[Event], wanted: Sequence[Event]) -> None:
    assert tokens(events) == tokens(wanted)
    np.testing.assert_array_equal(experts_of(events), experts_of(wanted))


def test_neighbours_chunks_and_copied_prefixes_change_none(engine: Engine, alone: list[list[Event]]) -> None:
    engine.reset()
    before = engine.metrics()["prefill_tokens_reused"]
    streams = run(engine, [request(str(i), prompt, max_tokens=20) for i, prompt in enumerate(PROMPTS)])
    assert engine.metrics()["prefill_tokens_reused"] > before
    for i, wanted in enumerate(alone):
        assert_same(streams[str(i)], wanted)
    assert engine.metrics()["compiles_after_warmup"] == 0


def test_evicted_streams_keep_theirs(engine: Engine, alone: list[list[Event]]) -> None:
    engine.reset()
    before = engine.metrics()["restores"]
    for i, prompt in enumerate(PROMPTS):
        engine.submit(request(str(i), prompt, max_tokens=20))
    steps = iter(range(1000))

    def evict() -> None:
        if next(steps) % 6 == 5:
            for name in engine.live:
                engine.evict(name)

    streams = drain(engine, evict)
    assert engine.metrics()["restores"] > before
    for i, wanted in enumerate(alone):
        assert_same(streams[str(i)], wanted)


@pytest.mark.slow
def test_rejected_proposals_leave_none(model: TinyModel, alone: list[list[Event]], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a tree, which has a chain in it."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    asked = [request(str(i), prompt, max_tokens=20) for i, prompt in enumerate(PROMPTS)]
    plain = make_engine(model, tiny_config(1, prefill_buckets=(8,)))
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": BUSH}
    ranks = ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape)
    built = speculating(model, known(plain, asked, ("sometimes",), ranks=ranks), 3, enable_return_routed_experts=True, **settings)
    streams = run(built, asked)
    counted = built.metrics()
    assert 0 < counted["spec_accepted_tokens"] < counted["spec_draft_tokens"]
    for i, wanted in enumerate(alone):
        assert_same(streams[str(i)], wanted)
    plain.close()
    built.close()


@pytest.mark.slow
def test_tokens_and_log_probabilities_are_those_of_an_engine_that_reports_none(model: TinyModel, engine: Engine) -> None:
    asked = [request(str(i), prompt, max_tokens=8, logprobs=3) for i, prompt in enumerate(PROMPTS)]
    plain = make_engine(model, tiny_config(3, depth=2, **SHAPES))
    assert run(engine, asked) == run(plain, asked)
    assert plain.runner.experts == (0,) * model[0].layers
    assert "routed" not in plain.runner.ledger.as_dict()
    plain.close()
