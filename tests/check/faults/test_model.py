"""Each fault of the model is a mismatch of level 3 if the model has the faulty part; each fault with both kinds of kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import FIXTURES
from xlaengine.check.faults.kinds import MODEL_NEEDS, ModelFault
from xlaengine.check.faults.model import break_model
from xlaengine.check.verify.case import Case, Subject, run_case
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import DEFAULT_NAME, EngineConfig
from xlaengine.models.checkpoint import load
from xlaengine.ops.native import missing
from xlaengine.sources import resolve

WITH_XLA = ("qwen2",)
"""A fault changes weights or settings, which both kinds of kernels read."""

WITH_WINDOWS = ("qwen3_window", "gemma2", "gemma3", "gpt_oss")
WITHOUT_WINDOWS = ("llama3", "llama_tied", "olmo2", "seed_oss", "tiny")
"""Together they have every part that a fault changes, wherever a family may have it."""

OTHERS = (*WITHOUT_WINDOWS, *WITH_WINDOWS)
"""The models beside qwen2."""

BIASED = ("gpt_oss", "seed_oss")
"""Those of them that have biases of q, k and v."""

LACKS: dict[ModelFault, tuple[str, ...]] = {
    "bias": (*(model for model in OTHERS if model not in BIASED), DEFAULT_NAME),
    "panel": ("gemma3",),
    "window": ("qwen2", *WITHOUT_WINDOWS, DEFAULT_NAME),
    "short-window": ("qwen2", *WITHOUT_WINDOWS, DEFAULT_NAME),
}
"""Models that lack the part that the fault changes."""

CAUSES: dict[ModelFault, str] = {
    "bias": "without the biases of q, k and v",
    "window": "whose windows are one position too wide",
    "short-window": "whose windows are one position too narrow",
}


@pytest.fixture(scope="module", params=["native"])
def kernels(request: pytest.FixtureRequest) -> Any:
    if request.param == "native" and (why := missing()):
        pytest.skip(why)
    return request.param


@pytest.fixture(scope="module")
def found(kernels: Any) -> Callable[[str, ModelFault | None], Verification]:
    subject = cache(lambda model: Subject(model, None))

    def verify_broken(model: str, fault: ModelFault | None) -> Verification:
        name = model if model in ("tiny", DEFAULT_NAME) else str(FIXTURES / model)
        length, count, most = (96, 5, 40) if model in WITH_WINDOWS else (48, 3, 8)  # streams of several windows
        requests = draw_requests(3, count, range(3, 131), max_model_len=length, max_tokens=most)
        shapes: dict[str, Any] = {"max_model_len": length, "kv_block": 16, "prefill_tile": 8, "prefill_buckets": (16,), "max_logprobs": 5}
        config = EngineConfig(max_num_seqs=2, kernels=kernels, **shapes)
        case = Case(model=name, config=config, requests=tuple(requests), max_num_seqs=(2,), levels=(3,), schedules=1, fault=fault)
        return run_case(case, subject(name))

    return verify_broken


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kernels", "model"),
    [*(("native", model) for model in ("qwen2", *OTHERS)), *(("xla", model) for model in WITH_XLA)],
    indirect=["kernels"],
)
def test_each_fault_of_the_model_is_caught(found: Callable[[str, ModelFault | None], Verification], model: str) -> None:
    assert found(model, None).result == "REFERENCE-EXACT PASS"
    for fault in MODEL_NEEDS:
        seen = found(model, fault)
        assert (fault, seen.result) == (fault, "NOTHING TO CATCH" if model in LACKS.get(fault, ()) else "MISMATCH")
        if seen.result == "MISMATCH":
            assert {one.level for one in seen.divergences} == {3}
            assert CAUSES.get(fault, "") in (seen.cause or "")


@pytest.mark.slow
@pytest.mark.parametrize("kernels", ["native"], indirect=True)
@pytest.mark.parametrize("fault", MODEL_NEEDS)
def test_each_fault_is_caught_in_the_default_model(found: Callable[[str, ModelFault | None], Verification], fault: ModelFault) -> None:
    seen = found(DEFAULT_NAME, fault)
    assert seen.result == ("NOTHING TO CATCH" if DEFAULT_NAME in LACKS.get(fault, ()) else "MISMATCH")
    assert (seen.cause is not None) == (fault == "rope")


@pytest.mark.slow
def test_a_rope_base_that_was_not_read_is_named(found: Callable[[str, ModelFault | None], Verification]) -> None:
    base = load(resolve(str(FIXTURES / "qwen2")))[0].rope_theta
    assert found("qwen2", "rope").cause == f"these are the streams of a model with RoPE base 10000, and the checkpoint's is {base:g}"


@pytest.mark.parametrize("fault", MODEL_NEEDS)
def test_a_fault_leaves_the_arrays_it_was_given_as_they_are(fault: ModelFault) -> None:
    cfg, weights = load(resolve(str(FIXTURES / ("qwen3_window" if "window" in fault else "qwen2"))), "float32")
    leaves = jax.tree.leaves(weights)
    before = [leaf.copy() for leaf in leaves]
    assert break_model(fault, cfg, weights, 48) is not None
    for leaf, old in zip(leaves, before, strict=True):
        np.testing.assert_array_equal(leaf, old)


@pytest.mark.parametrize(("fault", "sizes"), [("window", (20, None)), ("short-window", (18, None))])
def test_every_window_changes_by_a_key_if_a_stream_can_be_longer(fault: ModelFault, sizes: tuple[int | None, ...]) -> None:
    cfg, weights = load(resolve(str(FIXTURES / "qwen3_window")), "float32")
    broken = break_model(fault, cfg, weights, 20)
    assert broken is not None
    assert broken[0].windows == (*sizes, *sizes, sizes[0])
    assert break_model(fault, cfg, weights, 19) is None


def test_no_window_is_shorter_than_a_key() -> None:
    cfg, weights = load(resolve(str(FIXTURES / "qwen3_window")), "float32")
    cfg = replace(cfg, windows=(1, None) * 2 + (1,))
    assert break_model("short-window", cfg, weights, 48) is None


@pytest.mark.parametrize(("family", "one"), [("qwen2", 1), ("gemma2", 0), ("gemma3", 0)])
def test_a_lost_norm_multiplies_by_one(family: str, one: int) -> None:
    """The weights of Gemma's norms are their distance from 1."""
    broken = break_model("norm", *load(resolve(str(FIXTURES / family)), "float32"), 48)
    assert broken is not None
    mixer = broken[1].groups[0][0]["mixer"]
    for stack in (mixer[name] for name in ("norm", "after") if name in mixer):
        assert set(stack[len(stack) // 2].tolist()) == {one}
