"""Prompts that begin where others have: whatever lies in a slot, a stream that reuses it is the one that does not, bit for bit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.control.fake_device import FakeRunner
from tests.control.test_speculating import METHODS, some
from tests.drafters import random_drafter
from tests.speculating import largest_step, speculating, with_ends
from tests.streams import drain, request, run, tokens
from tests.test_allowance import HeldLife, settle
from tests.test_life_of_a_request import FAKE, PARAMS, alone_on, by_hand, run_machine, run_on_tiny, tokenizer
from xlaengine.check.compare import alone
from xlaengine.config import EngineConfig, Kernels
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.sources import resolve
from xlaengine.types import Event, Request, SamplingParams

SNAPSHOTS = 2
WITH_SNAPSHOTS = replace(FAKE, depth=1, snapshots=SNAPSHOTS)


def prompt_of(length: int, own: int, salt: int) -> tuple[int, ...]:
    """One text for all, up to where the ``own`` last tokens begin."""
    shared = max(0, length - own)
    return tuple(3 + (i * i) % 50 for i in range(shared)) + tuple(60 + (salt + i) % 30 for i in range(length - shared))


class RecallingLife(HeldLife):
    """A user whose prompts have much in common, and who keeps and recalls slots at any time."""

    @precondition(lambda self: len(self.live()) < 6)
    @rule(
        prompt=st.builds(prompt_of, st.sampled_from([1, 9, 17, 33, 36, 40]), st.sampled_from([0, 1, 4, 20, 99]), st.integers(0, 3)),
        params=PARAMS,
        slot=st.none() | st.integers(0, 2),
        allowance=st.none() | st.integers(0, 9),
        reuse=st.sampled_from([True, True, True, False]),
    )
    def submit(self, prompt: tuple[int, ...], params: dict[str, Any], slot: int | None, allowance: int | None, reuse: bool) -> None:
        params = params | {"min_tokens": min(params.get("min_tokens", 0), params["max_tokens"])}
        each = Request(request_id=str(len(self.requests)), prompt_token_ids=prompt, params=SamplingParams(**params))
        slot = slot if each.params.n == 1 else None
        self.engine.submit(each, slot=slot, allowance=allowance, reuse=reuse)
        self.requests[each.request_id], self.granted[each.request_id], self.pinned[each.request_id] = each, allowance, slot

    @rule(verb=st.sampled_from(["take_snapshot", "load_snapshot"]), index=st.integers(0, SNAPSHOTS - 1), slot=st.integers(0, 2))
    def copy(self, verb: str, index: int, slot: int) -> None:
        held = self.engine.scheduler.slots.holder(slot)
        before = self.engine.cached_prefix(slot)
        try:
            getattr(self.engine, verb)(index, slot)
        except ValueError as refusal:
            message = str(refusal)
            elsewhere = self.engine.runner.has_recurrent_state and "has seen" in message
            assert held is not None or "empty" in message or "no part" in message or elsewhere
            assert self.engine.cached_prefix(slot) == before
        else:
            assert held is None
            assert self.engine.cached_prefix(slot)


def life_on_fake(speculative: str | None, **of_runner: bool) -> type[RecallingLife]:
    def build(depth: int) -> Engine:
        settings = replace(WITH_SNAPSHOTS, depth=depth)
        if speculative is None:
            return Engine(FakeRunner(settings, **of_runner), tokenizer())  # type: ignore[arg-type]
        settings = replace(settings, speculative=METHODS[speculative])
        return Engine(FakeRunner(settings, some(0, 3), **of_runner), tokenizer())  # type: ignore[arg-type]

    class OnFake(RecallingLife):
        pass

    OnFake.build, OnFake.reference = staticmethod(build), staticmethod(alone_on(by_hand))
    return OnFake


RUNNERS: dict[str, dict[str, bool]] = {
    "entries": {},
    "recurrent state": {"has_recurrent_state": True},
    "recurrent state, steps too": {"has_recurrent_state": True, "prefill_is_exact": True, "steps_are_exact": True},
}


@pytest.mark.parametrize(
    ("speculative", "of_runner"),
    [
        *(pytest.param(None, runner, id=name) for name, runner in RUNNERS.items()),
        *(
            pytest.param(speculative, runner, marks=pytest.mark.slow, id=f"{speculative}, {name}")
            for speculative, (name, runner) in zip(("adaptive draft", "eagle", "ngram"), RUNNERS.items(), strict=True)
        ),
    ],
)
def test_reuse_on_a_device_computed_by_hand(speculative: str | None, of_runner: dict[str, bool]) -> None:
    """It knows of each entry which graph has computed it, and admits no stream whose prompt has others than its own, or whose
    recurrent state has seen other tokens."""
    run_machine(life_on_fake(speculative, **of_runner), max_examples=150, stateful_step_count=40)


def test_reuse_on_a_tiny_model(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    def shown(engine: Engine) -> bool:
        return engine.scheduler.counters.prefill_tokens_reused > 0

    assert shown(run_on_tiny(RecallingLife, tiny_model("llama3"), kernels, 25, shown, snapshots=SNAPSHOTS))


# --- every family and dtype

FORMS = [("llama3", "float32", "native"), ("llama3", "bfloat16", "native"), ("llama3", "float32", "xla")]
FAMILIES = [(family, "float32", "native") for family in ("qwen3", "gemma3")]
EVERY_FAMILY = [pytest.param(*each, marks=() if each == FORMS[0] else pytest.mark.slow) for each in FORMS + FAMILIES]
EVERY_DRAFTER = [
    pytest.param(method, kernels, marks=() if (method, kernels) == ("eagle", "native") else pytest.mark.slow)
    for method, kernels in (("eagle", "native"), ("ngram", "native"), ("draft", "native"), ("medusa", "xla"))
]
"""Values of a test and of the fixture `kernels`; slow where another shows the same but for the model's family."""


def first(length: int = 70) -> Request:
    return request("first", prompt_of(length, 0, 0), max_tokens=9, logprobs=5)


def followers() -> list[Request]:
    """Of the first's prompt: all, a part at the border of a chunk, in the middle of one, more than all; drawn and greedy."""
    lengths = [(70, 0), (70, 6), (64, 0), (50, 10), (70, 38), (80, 10), (40, 8), (33, 0), (20, 0)]
    return [
        request(f"f{i}", prompt_of(length, own, i), max_tokens=12, logprobs=5, temperature=0.8 * (i % 2), seed=i)
        for i, (length, own) in enumerate(lengths)
    ]


def spoil(engine: Engine, slot: int, fill: float) -> None:
    """Everything of a slot beyond what it is said to hold, and all that is not its KV."""
    state = jax.tree.map(np.array, engine.runner.state)
    beyond = len(engine.cached_prefix(slot))
    for kv in jax.tree.leaves(state.cells):
        kv[:, slot, :, beyond:] = np.asarray(fill, ml_dtypes.bfloat16).view(np.uint16) if kv.dtype == np.uint16 else fill
    for column in jax.tree.leaves((state.slots, state.vocab)):
        column[slot] = fill if column.dtype.kind == "f" else np.iinfo(column.dtype).max // 3 if column.dtype.kind in "iu" else True
    state.slots.active[slot] = False
    if state.draft is not None:
        state.draft.history[slot] = 7
        if state.draft.features is not None:
            state.draft.features[slot, beyond:] = fill
        for kv in jax.tree.leaves(state.draft.cells):
            kv[:, slot] = fill
    engine.runner.state = jax.device_put(state)


def left_by(engine: Engine, each: Request, events: list[Event]) -> tuple[int, ...]:
    """What a slot holds after a stream: all but its last token, which is never fed; without what steps computed if that has other bits."""
    return (*each.prompt_token_ids, *tokens(events)[:-1]) if engine.runner.steps_are_exact else each.prompt_token_ids[:-1]


def check_followers(engine: Engine, requests: list[Request], fill: float) -> None:
    """The first is kept; each follower begins from it in another slot, beside one that runs, and then again without."""
    wanted = {each.request_id: alone(engine, each) for each in requests}
    held = left_by(engine, first(), run(engine, [first()])["first"])
    assert engine.cached_prefix(0) == held
    engine.take_snapshot(1, 0)
    before = engine.scheduler.counters.prefill_tokens_reused
    for i, each in enumerate(requests):
        slot = 1 + i % 2
        engine.submit(request("beside", (5, 6, 7), max_tokens=20), slot=0)
        engine.load_snapshot(1, slot)
        assert engine.cached_prefix(slot) == held
        engine.step()
        spoil(engine, slot, fill)
        engine.submit(each, slot=slot, reuse=True)
        assert drain(engine)[each.request_id] == wanted[each.request_id], each.request_id
        assert engine.cached_prefix(slot) == left_by(engine, each, wanted[each.request_id])
    assert engine.scheduler.counters.prefill_tokens_reused - before >= 69 + 64 + 32


@pytest.mark.parametrize(("family", "dtype", "kernels"), EVERY_FAMILY, indirect=["kernels"])
def test_a_stream_that_begins_from_a_snapshot_is_the_one_that_does_not(family: str, dtype: Any, kernels: Kernels) -> None:
    settings = tiny_config(3, depth=1, snapshots=SNAPSHOTS, dtype=dtype, decode_widths=(3,), kernels=kernels)
    engine = make_engine(load(resolve(str(FIXTURES / family)), dtype), settings)
    check_followers(engine, followers(), np.nan)
    assert engine.metrics()["device_bytes_min"] == engine.metrics()["device_bytes_max"]
    assert engine.metrics()["graphs"]["load_snapshot"]["launches"] == len(followers())
    engine.close()


@pytest.mark.slow
@pytest.mark.parametrize(("method", "kernels"), EVERY_DRAFTER, indirect=["kernels"])
def test_so_is_one_that_speculates(
    method: str, tiny_model: Callable[[str], TinyModel], kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its drafter's cache is filled again, from the tokens and from the target's states, which were kept."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    target = with_ends(tiny_model("llama3"))
    drafter = random_drafter(method, target, kernels)
    changes = {"num_speculative_tokens": 3, "kernels": kernels, "snapshots": SNAPSHOTS, "depth": 1, "prefill_buckets": (8, 16, 32)}
    engine = speculating(target, drafter, 3, method=method, **changes)
    check_followers(engine, followers(), np.nan)
    assert engine.scheduler.counters.spec_draft_tokens > 20
    engine.close()


@pytest.mark.slow
def test_nothing_is_allocated_however_often_slots_are_copied(tiny_model: Callable[[str], TinyModel]) -> None:
    engine = make_engine(tiny_model("llama3"), tiny_config(2, depth=2, snapshots=SNAPSHOTS))
    run(engine, [first()])
    compiles, seen = engine.runner.ledger.compiles_in_process, set()
    for i in range(40):
        engine.take_snapshot(i % 2, 0)
        engine.load_snapshot(i % 2, 1)
        settle(engine)
        seen.add(engine.runner.device_bytes())
    assert len(seen) == 1
    assert engine.runner.ledger.compiles_in_process == compiles
    assert [engine.metrics()["graphs"][name]["launches"] for name in ("take_snapshot", "load_snapshot")] == [40, 40]
    engine.close()
