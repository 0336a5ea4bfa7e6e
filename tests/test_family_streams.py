"""Streams of families that differ from Llama in their layers, through whole engines."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.families import DENSE
from tests.speculating import largest_step, workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.models.checkpoint import load
from xlaengine.sources import resolve
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import PromptEvent

LONGEST = 768
"""Positions for a prompt of 700 tokens and its 64."""

EXPERTS = ("mixtral", "qwen2_moe", "gpt_oss")
"""Layers of the other families with experts are those of these with other numbers."""

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("family", [*DENSE, *EXPERTS])]


def test_tokens_and_prompt_log_probabilities_are_those_of_transformers(
    family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """Prompts of 1 to 700 tokens: several chunks, and several windows where there is one."""
    expected = np.load(FIXTURES / family / "expected.npz")
    engine = make_engine(tiny_model(family), tiny_config(3, kernels=kernels, max_model_len=LONGEST, prompt_logprobs=True))
    asked = [request(str(i), expected[f"prompt_{i}"].tolist(), max_tokens=64, prompt_logprobs=1) for i in range(5)]
    for name, events in run(engine, asked).items():
        assert tokens(events) == expected[f"greedy_{name}"].tolist()
        rows = expected[f"last_logits_{name}" if name == "4" else f"logits_{name}"].astype(np.float64)[:-1]
        ids = expected[f"prompt_{name}"][1:][-len(rows) :] if len(rows) else []
        wanted = rows[np.arange(len(ids)), ids] - np.log(np.exp(rows).sum(-1))
        found = [each.logprob for event in events if isinstance(event, PromptEvent) for each in event.logprobs]
        assert found[len(found) - len(ids) :] == pytest.approx(wanted.tolist(), abs=1e-4)
    engine.close()


def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, and streams evicted."""
    found = verify(
        lambda B: make_engine(tiny_model(family), tiny_config(B, enable_prefix_caching=True, kernels=kernels)),
        workload(8),
        max_num_seqs=(2, 4),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    check(found)


def test_streams_with_proposals_are_those_of_the_oracle_under_any_schedule(
    family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With prefixes reused, streams evicted, and proposals accepted and rejected: in short streams of phi3 none is accepted.

    Streams alone, which level 2 compares, have no proposals: they are those of the test above.
    """
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=3, adaptive=False)
    changes = {"prefill_buckets": (8,), "enable_prefix_caching": True, "kernels": kernels, "speculative": speculative}
    found = verify(
        lambda B: make_engine(tiny_model(family), tiny_config(B, **changes), speculation=Speculation(Ngram(), speculative)),
        workload(8, max_tokens=60),
        max_num_seqs=(4,),
        schedules=4,
        levels=(1, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    check(found)


def check(found: Verification) -> None:
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


def test_a_bfloat16_engine_gives_one_stream_under_any_schedule(family: str, kernels: Kernels) -> None:
    model = load(resolve(str(FIXTURES / family)), "bfloat16")
    found = verify(
        lambda B: make_engine(model, tiny_config(B, enable_prefix_caching=True, kernels=kernels, dtype="bfloat16")),
        workload(6),
        max_num_seqs=(3,),
        schedules=3,
        levels=(1,),
    )
    assert found.divergences == []
    assert found.passed
