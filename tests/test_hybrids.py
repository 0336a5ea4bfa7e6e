"""Models with layers that keep recurrent state beside layers of attention. Streams have many chunks, and end in the middle of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.conftest import FIXTURES, XLA, TinyModel, make_engine, require, tiny_config
from tests.drafters import ranks_of
from tests.effort import RUNS_SLOW, rounds
from tests.speculating import FORK, LeftOpen, Poisoned, known, largest_step, speculating, verified, workload
from tests.streams import drain, request, run, tokens
from tests.test_allowance import settle
from tests.test_snapshots import prompt_of, spoil
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import with_common_beginnings
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.memory.held import held_arrays
from xlaengine.runner import Runner
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import PromptEvent

FAST = ("qwen3_5",)
OF_EACH_RECURRENCE = (*FAST, "lfm2", "bamba")
OTHERS = ("granitemoehybrid", "mamba2", "qwen3_next", "qwen3_5_moe")
"""Their recurrences are those of bamba and qwen3_5, with other numbers."""


def of(fast: Sequence[str], slow: Sequence[str]) -> pytest.MarkDecorator:
    """Kernels and families of a test. XLA's kernels compute one family of each recurrence: the others add no kernel."""
    families = (*fast, *slow)
    by_xla = [each for each in families if each in OF_EACH_RECURRENCE]
    marks = {each: [pytest.mark.slow] * (each in slow) for each in families}
    pairs = [pytest.param("native", each, marks=marks[each]) for each in families]
    pairs += [pytest.param("xla", each, marks=[*XLA.marks, *marks[each]]) for each in by_xla]
    return pytest.mark.parametrize(("kernels", "family"), pairs, indirect=True)


of_each = of(FAST, ("lfm2", "bamba", "falcon_h1", *OTHERS))


@pytest.fixture(scope="module")
def family(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def model(family: str, tiny_model: Callable[[str], TinyModel]) -> TinyModel:
    return tiny_model(family)


@pytest.fixture(scope="module")
def engine(model: TinyModel, kernels: Kernels) -> Iterator[Engine]:
    """Four slots of 768 positions, two states of prompts, two snapshots; chunks of 32, by tiles of 8. Slow tests ask for prompts'
    log-probabilities."""
    kept = {"enable_prefix_caching": True, "prefix_states": 2, "snapshots": 2}
    settings = {"max_model_len": 768, "max_logprobs": 5, "prompt_logprobs": RUNS_SLOW, **kept}
    engine = make_engine(model, tiny_config(4, depth=2, kernels=kernels, **settings))
    yield engine
    engine.close()


@pytest.mark.slow
@of_each
def test_tokens_are_those_of_transformers_for_prompts_of_1_to_700_tokens(family: str, engine: Engine) -> None:
    expected = np.load(FIXTURES / family / "expected.npz")
    names = [name.removeprefix("prompt_") for name in expected if name.startswith("prompt_")]
    assert max(len(expected[f"prompt_{name}"]) for name in names) == 700
    streams = run(engine, [request(name, expected[f"prompt_{name}"].tolist(), max_tokens=64) for name in names])
    assert {name: tokens(events) for name, events in streams.items()} == {name: expected[f"greedy_{name}"].tolist() for name in names}


@pytest.mark.slow
@of_each
def test_prompt_log_probabilities_are_those_of_transformers_in_any_batch(family: str, engine: Engine) -> None:
    """Prompts of many chunks come together, then alone into slots that hold NaN. Streams stay what they are."""
    expected = np.load(FIXTURES / family / "expected.npz")
    asked = [request(str(i), expected[f"prompt_{i}"].tolist(), max_tokens=9, prompt_logprobs=2) for i in range(5)]
    together = run(engine, asked)
    plain = [replace(each, params=replace(each.params, prompt_logprobs=None)) for each in asked]
    assert {name: tokens(events) for name, events in together.items()} == {n: tokens(events) for n, events in run(engine, plain).items()}
    for slot in range(4):
        spoil(engine, slot, np.nan)
    for each in asked:
        name, prompt = each.request_id, expected[f"prompt_{each.request_id}"]
        assert run(engine, [each]) == {name: together[name]}
        rows = expected[f"last_logits_{name}" if name == "4" else f"logits_{name}"].astype(np.float64)[:-1]
        ids = prompt[1:][-len(rows) :] if len(rows) else []
        found = [one.logprob for event in together[name] if isinstance(event, PromptEvent) for one in event.logprobs]
        wanted = rows[np.arange(len(ids)), ids] - np.log(np.exp(rows).sum(-1))
        assert found[len(found) - len(ids) :] == pytest.approx(wanted.tolist(), abs=1e-4)
        assert len(found) == len(prompt) - 1


@of_each
def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, model: TinyModel, engine: Engine, kernels: Kernels
) -> None:
    """At two slots, which hold NaN, all at once: streams evicted, prompts that begin with kept states, proposals accepted and rejected.

    In drawn streams of lfm2 no proposal is accepted. So one more stream repeats a token, until its penalty outweighs its bias.
    """
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=3, adaptive=False)
    config = tiny_config(2, kernels=kernels, enable_prefix_caching=True, prefix_states=2, speculative=speculative)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        small = Runner(*model, config, speculation=Speculation(Ngram(), speculative))
    repeats = request("repeats", [9, 9, 9], max_tokens=40, logit_bias={9: 40.0}, frequency_penalty=2.0)
    requests = [*with_common_beginnings(workload(12), 3, range(3, 120), unit=8, max_model_len=96), repeats]
    found = verify(
        lambda B: LeftOpen(engine.runner, None) if B == 4 else Poisoned(small),
        requests,
        max_num_seqs=(2, 4),
        schedules=rounds(4, 2),
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    engine.reset()  # its slots hold what the verified engine has left
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}
    did = found.under_schedules
    assert min(did.evictions, did.states_loaded, did.accepted, did.rejected) > 0, did.counts()


@of_each
def test_an_eviction_moves_entries_block_by_block_and_recurrent_state_once(engine: Engine) -> None:
    each = request("evicted", prompt_of(70, 0, 0), max_tokens=12, logprobs=5, temperature=0.8, seed=3)
    wanted = run(engine, [each])
    before, C = launches(engine), engine.config.kv_block
    engine.submit(each, reuse=False)
    events = [event for _ in range(8) for event in engine.step()]
    engine.pause(each.request_id)
    engine.evict(each.request_id)
    events += settle(engine)
    (stream,) = engine.scheduler.streams_of[each.request_id]
    assert engine.runner.state is not None
    assert stream.saved is not None
    arrays = [(array.nbytes // engine.config.max_num_seqs, axes) for array, axes in held_arrays(engine.runner.state.cells)]
    of_block = sum(size * C // engine.config.cache_len for size, axes in arrays if "S" in axes)
    value = sum(size for size, axes in arrays if "S" not in axes)
    blocks = -(-stream.pos // C) if of_block else 0
    assert value > 0
    assert stream.saved.nbytes == blocks * of_block + value
    engine.resume(each.request_id)
    assert {each.request_id: events + settle(engine)} == wanted
    moved = {name: count - before[name] for name, count in launches(engine).items() if name.startswith(("save", "restore"))}
    entries = {"save": blocks, "restore": blocks} if of_block else {}
    assert moved == {"save_recurrent": 1, "restore_recurrent": 1} | entries


def launches(engine: Engine) -> dict[str, int]:
    return {name: each["launches"] for name, each in engine.metrics()["graphs"].items()}


@of_each
def test_a_stream_that_begins_with_a_kept_state_is_the_one_that_computes_its_prompt(engine: Engine) -> None:
    """Three texts in turn, more than there are states; slots and states hold NaN wherever they are not said to hold anything."""
    shared = [prompt_of(200 + 16 * i, 0, 0)[::step] for i, step in enumerate((1, -1))] + [prompt_of(120, 120, 3)]
    asked = [
        request(f"s{i}", [*shared[i // 3 % 3], *prompt_of(i % 4 * 5, 99, i)], max_tokens=8, logprobs=5, temperature=0.8 * (i % 2), seed=i)
        for i in range(18)
    ]
    wanted = {}
    for each in asked:
        engine.submit(each, reuse=False)
        wanted |= drain(engine, lambda: None)
    engine.reset()
    for slot in range(4):
        spoil(engine, slot, np.nan)
    assert engine.runner.state is not None
    spoiled = jax.tree.map(lambda array: jnp.full_like(array, jnp.nan), engine.runner.state.prefix_states)
    engine.runner.state = replace(engine.runner.state, prefix_states=spoiled)
    counted = engine.scheduler.counters
    reused, kept, loaded = counted.prefill_tokens_reused, counted.prefix_states_kept, counted.prefix_states_loaded
    replaced = counted.prefix_states_replaced
    assert run(engine, asked) == wanted
    assert {name: events for each in asked for name, events in run(engine, [each]).items()} == wanted
    assert counted.prefill_tokens_reused - reused > 18 * 100
    assert counted.prefix_states_kept - kept > 6
    assert counted.prefix_states_loaded - loaded > 10
    assert counted.prefix_states_replaced - replaced == counted.prefix_states_kept - kept - 2, "the first two had room"
    assert counted.prompt_tokens == counted.prefill_tokens + counted.prefill_tokens_reused + counted.admits, "as docs/metrics.md says"
    found = engine.metrics()
    assert (found["compiles_after_warmup"], found["device_bytes_min"]) == (0, found["device_bytes_max"])


@of_each
@pytest.mark.parametrize(("length", "more"), [(41, 20), (41, 1), (45, 1)], ids=["at a border", "one token", "one token off a border"])
def test_a_stream_goes_on_from_a_snapshot_of_entries_and_recurrent_state(family: str, engine: Engine, length: int, more: int) -> None:
    """Slots and states of prompts hold others meanwhile, so that all of it comes from the snapshot. It is refused where steps leave
    other bits than chunks."""
    engine.reset()
    first = request("first", prompt_of(length, 0, 0), max_tokens=8, ignore_eos=True, temperature=0.9, seed=5)
    engine.submit(first, slot=1)
    answer = tokens(drain(engine, lambda: None)["first"])
    known = length + 8 - 1
    if not engine.runner.steps_are_exact:
        assert engine.config.kernels == "xla"
        with pytest.raises(ValueError, match=rf"slot 1 has seen {known} tokens, and the slot's prefix has {length - 1}$"):
            engine.take_snapshot(1, 1)
        return
    engine.take_snapshot(1, 1)
    run(engine, [request(f"other{i}", prompt_of(40, 40, i), max_tokens=9) for i in range(8)])
    for slot in range(4):
        spoil(engine, slot, np.nan)
    each = request("second", [*first.prompt_token_ids, *answer, *prompt_of(more - 1, 99, 1)], max_tokens=12, logprobs=5, temperature=0.7)
    engine.load_snapshot(1, 3)
    counted = engine.scheduler.counters
    reused, loaded = counted.prefill_tokens_reused, counted.prefix_states_loaded
    engine.submit(each, slot=3, reuse=True)
    found = drain(engine, lambda: None)
    assert (counted.prefill_tokens_reused - reused, counted.prefix_states_loaded - loaded) == (known, 0)
    engine.submit(each, reuse=False)
    assert found == drain(engine, lambda: None)


@pytest.mark.slow
def test_a_single_slot_begins_with_kept_states_too(tiny_model: Callable[[str], TinyModel], kernels: Kernels) -> None:
    """Each stream takes the slot of the one before: at the end of its entries, at a state in the middle of them, and at its own state."""
    settings = {"kernels": kernels, "enable_prefix_caching": True, "prefix_states": 2, "max_logprobs": 5}
    engine = make_engine(tiny_model("lfm2"), tiny_config(1, **settings))
    lengths = [(50, 0), (50, 0), (50, 9), (50, 9), (40, 30), (50, 0), (60, 9), (20, 20), (50, 9)]
    asked = [
        request(f"s{i}", prompt_of(*lengths[i], i % 2), max_tokens=6, logprobs=5, temperature=0.8 * (i % 2), seed=i)
        for i in range(len(lengths))
    ]
    wanted = {}
    for each in asked:
        engine.submit(each, reuse=False)
        wanted |= drain(engine, lambda: None)
    engine.reset()
    spoil(engine, 0, np.nan)
    assert run(engine, asked) == wanted
    assert {name: events for each in asked for name, events in run(engine, [each]).items()} == wanted
    counted = engine.scheduler.counters
    assert counted.prefix_states_loaded > 8
    assert counted.prefix_states_replaced > 0
    assert (counted.prefix_copies, engine.metrics()["compiles_after_warmup"]) == (0, 0)
    engine.close()


@of((), (*OF_EACH_RECURRENCE, "falcon_h1"))
def test_rejected_branches_of_a_tree_leave_no_trace(
    family: str, model: TinyModel, engine: Engine, kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree has a chain in it. How much of a step is kept is up to each recurrence, so every one is there with both kinds of kernels."""
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    settings: dict[str, Any] = {"num_speculative_tokens": 3, "tree": FORK}
    drawn = workload(10)
    drafter = known(engine, drawn, ranks=ranks_of(SpeculativeConfig(method="medusa", model="ours", **settings).shape))
    speculator = speculating(model, drafter, 3, kernels=kernels, **settings)
    verified(speculator, drawn)
    run(speculator, drawn)
    assert speculator.metrics()["spec_accepted_tokens"] > 30
    if kernels == "native":  # XLA's kernels promise this only where the rehearsal finds it; it does not for gated delta layers
        assert speculator.runner.places_are_exact
    speculator.close()


@pytest.mark.slow
def test_steps_leave_the_bits_of_chunks_where_embeddings_have_a_multiplier(tiny_model: Callable[[str], TinyModel]) -> None:
    """A step would otherwise add the first branch to the unrounded product of an embedding and its multiplier (spike/61)."""
    require("native")
    engine = make_engine(tiny_model("granitemoehybrid"), tiny_config(4, kernels="native", max_logprobs=0))
    assert engine.runner.prefill_is_exact
    assert engine.runner.steps_are_exact
    engine.close()
