"""``max_num_batched_tokens``: a knob on a real model that changes when tokens come, and none of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import FIXTURES, LLM_SETTINGS
from tests.effort import RUNS_SLOW
from xlaengine import LLM, SamplingParams


def test_a_smaller_budget_takes_more_chunks_and_gives_the_same_bits() -> None:
    params = SamplingParams(temperature=1.0, seed=3, max_tokens=9, ignore_eos=True, logprobs=2)
    prompts = [[5 + (i * i + n) % 90 for i in range(length)] for n, length in enumerate((150, 3, 97, 41))]
    chunks_of = {2048: 4, 64: 7, 32: 11}
    cases = [(True, 2048), (True, 32), (False, 64)]
    if RUNS_SLOW:
        cases = [(enable, budget) for enable in (True, False) for budget in chunks_of]
    found = []
    for enable, budget in cases:
        with LLM(str(FIXTURES / "llama3"), max_num_batched_tokens=budget, enable_prefix_caching=enable, **LLM_SETTINGS) as llm:
            found.append([output.outputs[0] for output in llm.generate(prompts, params)])
            assert llm.metrics()["prefill_chunks"] == chunks_of[budget]
    assert all(outputs == found[0] for outputs in found)


@pytest.mark.parametrize("wanted", [31, 0, -1, 64.0])
def test_less_than_the_smallest_chunk_is_refused_with_the_numbers(wanted: Any) -> None:
    with pytest.raises(
        ValueError, match=f"max_num_batched_tokens must be an integer of at least 32, the smallest prefill chunk, got {wanted}"
    ):
        LLM(str(FIXTURES / "llama3"), max_num_batched_tokens=wanted, **LLM_SETTINGS)
