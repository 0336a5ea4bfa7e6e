"""Speculation with drafters that were trained for their target (`sources/tiny`): what it accepts is what really would be.

Text alone does not show a race between a drafter's cache and the target's: how much is accepted at each step does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from tests.conftest import TinyModel
from tests.overlapping import overlapping
from tests.speculating import Passes, largest_step, watch
from tests.streams import request, run, tokens
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.defaults import speculation_of
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.ops import native
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.speculate import pacing, speculation
from xlaengine.speculate.account import Choice, Costs
from xlaengine.text import load_tokenizer
from xlaengine.types import Request, StreamId

pytestmark = pytest.mark.slow  # a graph with proposals takes seconds to compile: `speculate.test_speculation` is the fast one

K = 4
LINES = (
    "To be, or not to be, that is the",
    "Enter KING HENRY, attended by the",
    "My lord, I do not know what you would have me",
    "What news? what news? what news? what",
    "Now is the winter of our",
    "Good night, good night! parting is such",
)
"""Prompts of the kind that the models were trained on; one repeats itself, which is what ngram looks for."""


@pytest.fixture(scope="module")
def target() -> TinyModel:
    return load(resolve("tiny"), "float32")


def trained(target: TinyModel, method: Any, B: int, kernels: Kernels) -> Engine:
    model = {"ngram": None, "medusa": "tiny-mtp"}.get(method, f"tiny-{method}")
    speculative = SpeculativeConfig(method=method, model=model, num_speculative_tokens=K)
    config = EngineConfig(max_num_seqs=B, max_model_len=112, kv_block=16, prefill_buckets=(8,), kernels=kernels, speculative=speculative)
    return Engine(Runner(*target, config, speculation=speculation_of(config, target[0])))


def asked(**params: Any) -> list[Request]:
    tokenizer = load_tokenizer(resolve("tiny"))
    prompts = [tokenizer.encode(line, add_special_tokens=True) for line in LINES]
    return [request(f"r{i}", prompt, **{"max_tokens": 64 - 7 * i, "seed": i} | params) for i, prompt in enumerate(prompts)]


FAST = [("eagle", 3, "native")]
REST = [("draft", 1, "native"), ("medusa", 3, "native"), ("ngram", 1, "native"), ("eagle", 3, "xla")]


@pytest.fixture(
    scope="module",
    params=[pytest.param(each, marks=() if each in FAST else pytest.mark.slow, id="{}-{}-{}".format(*each)) for each in FAST + REST],
)
def engine(request: pytest.FixtureRequest, target: TinyModel) -> Iterator[Engine]:
    if request.param[2] == "native" and (reason := native.missing()) is not None:
        pytest.skip(f"no native kernels: {reason}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        patch.setattr(speculation, "costs", lambda *_, **__: Costs(free_rows=64, draft_each=0.01))  # else little is proposed at B=3
        engine = trained(target, *request.param)
        yield engine
        engine.close()


@pytest.fixture(scope="module")
def expected(engine: Engine) -> dict[str, list[int]]:
    """The greedy streams alone, without speculation: `test_speculation` shows that they are those of an engine that knows nothing of it."""
    engine.reconfigure(depth=1, speculate=False)
    streams = {each.request_id: tokens(alone(engine, each)) for each in asked()}
    engine.reconfigure(speculate=True)
    return streams


def made(engine: Engine, requests: Sequence[Request], depth: int, passes: Passes) -> tuple[dict[str, list[int]], Passes]:
    """The requests' streams, and their passes."""
    engine.reconfigure(depth=depth)
    passes.clear()
    streams = {name: tokens(events) for name, events in run(engine, requests).items()}
    return streams, dict(passes)


def test_its_steps_overlap_whatever_is_asked_meanwhile(
    engine: Engine, expected: dict[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    if engine.config.max_num_seqs < 3:
        pytest.skip("one slot: a request that waits cannot start before the other has ended")
    monkeypatch.setattr(pacing, "Account", lambda *_: None)  # each step has all K then
    streams = overlapping(engine, asked(), monkeypatch)
    assert {name for name, events in streams.items() if tokens(events) != expected[name]} == {"r2"}, "the one that was cancelled"


@pytest.mark.parametrize("adaptive", [True, False])
def test_greedy_streams_and_accepted_lengths_are_the_same_at_every_depth(
    engine: Engine, adaptive: bool, expected: dict[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not adaptive:
        monkeypatch.setattr(pacing, "Account", lambda *_: None)  # each step has all K then
    passes = watch(engine, monkeypatch)
    compiles = engine.runner.ledger.compiles_in_process
    synchronous = made(engine, asked(), 1, passes)
    assert synchronous[0] == expected
    for depth in (2, 3):
        assert made(engine, asked(), depth, passes) == synchronous
    lengths = {given for steps in synchronous[1].values() for count, given in steps if count}
    assert engine.config.speculative is not None
    assert len(lengths) > (1 if engine.config.speculative.method == "ngram" else 2)  # lookups are right or wrong as a whole, mostly
    assert engine.runner.ledger.compiles_in_process == compiles


def test_sampled_streams_and_their_accepted_lengths_replay_from_their_seeds(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    passes, requests = watch(engine, monkeypatch), asked(temperature=0.7, top_k=50)
    first = made(engine, requests, 1, passes)
    for depth in (1, 2):
        again, reversed_passes = made(engine, requests[::-1], depth, passes)
        assert (again, reversed_passes) == first
    others, _ = made(engine, asked(temperature=0.7, top_k=50, seed=99), 1, passes)
    assert others != first[0]


class Told:
    """An account that does what it was told: so many proposals at each step, and the most there are after the last."""

    is_ready = True

    def __init__(self, counts: Sequence[int]):
        self._counts = list(reversed(counts))

    def choose(self) -> Choice:
        return Choice(self._counts.pop() if self._counts else K)

    def book(self, count: int) -> None:
        pass

    def land(self, tokens: int) -> None:
        pass


@pytest.mark.parametrize("plain_steps", [1, 2, 5, 17])
@pytest.mark.parametrize("depth", [1, 2])
def test_a_drafter_knows_all_that_came_while_it_did_not_propose(
    engine: Engine, plain_steps: int, depth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After plain steps as much is accepted, pass by pass, as of a stream whose prompt is all that came before."""
    passes = watch(engine, monkeypatch)
    counts = [K] * 4 + [0] * plain_steps
    engine.reconfigure(depth=depth)
    for each in asked()[:3]:
        monkeypatch.setattr(pacing, "Account", lambda *_: Told(counts))
        passes.clear()
        stream = tokens(alone(engine, each))
        steps = passes[StreamId(each.request_id)]
        assert [count for count, _ in steps[: len(counts)]] == counts
        known = sum(given for _, given in steps[: len(counts)])
        later = request("later", (*each.prompt_token_ids, *stream[:known]), max_tokens=len(stream) - known)
        monkeypatch.setattr(pacing, "Account", lambda *_: None)
        assert tokens(alone(engine, later)) == stream[known:]
        assert passes[StreamId("later")] == steps[len(counts) :]
        assert np.mean([given for _, given in steps[len(counts) :]]) > 1
