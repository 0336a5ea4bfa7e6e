"""A family of new kinds of layer (`tests.toy`): a window, a recurrence, full attention."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import jax
import numpy as np
import pytest

from tests.conftest import TinyModel, make_engine, tiny_config
from tests.drafters import ranks_of
from tests.speculating import FORK, known, largest_step, speculating, verified, workload
from tests.streams import drain, request, run, tokens
from tests.toy.checkpoint import Tensors, V, logits, write_checkpoint
from tests.toy.family import TOY
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.models.families import FAMILIES
from xlaengine.planning import Shapes, footprint
from xlaengine.sources import resolve
from xlaengine.types import Event, Request, TokenEvent

WORST = 1e-4
"""Of a log-probability, from NumPy's in float64."""

LENGTHS = (1, 2, 8, 9, 17, 31, 33, 40, 41, 64, 5)


class Toy(NamedTuple):
    engine: Engine
    model: TinyModel
    tensors: Tensors


@pytest.fixture(scope="module")
def toy(kernels: Kernels, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Toy]:
    """Four slots, the family registered as a line in `FAMILIES` would."""
    directory = tmp_path_factory.mktemp("toy")
    tensors = write_checkpoint(directory)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(FAMILIES, TOY.name, TOY)
        model = load(resolve(str(directory)), "float32")
        engine = make_engine(model, tiny_config(4, depth=2, kernels=kernels, enable_prefix_caching=True))
        yield Toy(engine, model, tensors)
        engine.close()


def requests() -> list[Request]:
    """Every second one is greedy. The last begins with the first 33 tokens of another."""
    rng = np.random.default_rng(11)
    prompts = [rng.integers(3, V, length).tolist() for length in LENGTHS]
    prompts.append([*prompts[7][:33], 5, 6, 7])
    sampling = ({"temperature": 0.9}, {"temperature": 0})
    return [
        request(f"r{i}", prompt, max_tokens=20 + i % 7, logprobs=5, **sampling[i % 2] | {"seed": i}) for i, prompt in enumerate(prompts)
    ]


@pytest.fixture(scope="module")
def alone(toy: Toy) -> dict[str, list[Event]]:
    return {name: events for each in requests() for name, events in run(toy.engine, [each]).items()}


@pytest.mark.slow
def test_log_probabilities_are_those_of_the_formulas(toy: Toy, alone: dict[str, list[Event]]) -> None:
    for each in requests():
        events = [event for event in alone[each.request_id] if isinstance(event, TokenEvent)]
        prompt = list(each.prompt_token_ids)
        rows = logits(toy.tensors, prompt + tokens(events))[len(prompt) - 1 : -1]
        expected = rows - np.log(np.exp(rows).sum(-1, keepdims=True))
        for event, row in zip(events, expected, strict=True):
            assert event.logprobs is not None
            for token_id, logprob in event.logprobs.top:
                assert logprob == pytest.approx(row[token_id], abs=WORST)


@pytest.mark.slow
def test_streams_in_a_crowd_are_those_alone(toy: Toy, alone: dict[str, list[Event]]) -> None:
    assert run(toy.engine, requests()) == alone
    assert toy.engine.metrics()["prefill_tokens_reused"] > 0


def test_evicted_and_paused_streams_go_on_as_alone(toy: Toy, alone: dict[str, list[Event]]) -> None:
    names = [each.request_id for each in requests()]
    turn = iter(range(10_000))

    def disturb() -> None:
        now = next(turn)
        for name in (names[now * 5 % len(names)], names[(now * 7 + 3) % len(names)]) if now % 3 == 2 else ():
            toy.engine.evict(name)
        if now in (9, 40):
            {9: toy.engine.pause, 40: toy.engine.resume}[now]("r3")

    before = toy.engine.metrics()["restores"]
    for each in requests():
        toy.engine.submit(each)
    assert drain(toy.engine, disturb) == alone
    assert toy.engine.metrics()["restores"] > before + 10


def test_the_plan_counts_the_cells(toy: Toy) -> None:
    runner = toy.engine.runner
    assert runner.state is not None
    counted = footprint(Shapes(toy.model[0], runner.config))
    assert counted.kv == sum(leaf.nbytes for leaf in jax.tree.leaves(runner.state.cells))
    assert counted.prefix_states == sum(leaf.nbytes for leaf in jax.tree.leaves(runner.state.prefix_states)) > 0


@pytest.mark.slow
def test_rejected_proposals_leave_no_trace_in_recurrent_state(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proposals are right, now and then right, wrong and no tokens at all. Every one of them reaches the recurrence. A tree has a chain in
    it."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": FORK}
    drawn = workload(10)
    drafter = known(toy.engine, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    speculator = speculating(toy.model, drafter, 3, kernels=toy.engine.config.kernels, **settings)
    verified(speculator, drawn)
    run(speculator, drawn)
    assert speculator.metrics()["spec_accepted_tokens"] > 30
    if toy.engine.config.kernels == "native":  # XLA's kernels promise it only where the rehearsal finds it: on some CPUs it does not
        assert speculator.runner.places_are_exact
    speculator.close()
