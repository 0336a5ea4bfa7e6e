"""Streams of families that differ from Llama in their layers, through whole engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.speculating import workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.sources import resolve
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import PromptEvent

FAMILIES = ("smollm3", "granite", "olmo2", "olmo3", "phi3", "gemma2", "gemma3")
LONGEST = 768
"""Positions for a prompt of 700 tokens and its 64."""

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("family", FAMILIES)]


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


@pytest.mark.parametrize("speculates", [False, True], ids=["plain", "ngram"])
def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    speculates: bool, family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and proposals accepted and rejected: in short streams of phi3 none is accepted."""
    found = verify(
        lambda B: open_engine(tiny_model(family), B, speculates, kernels=kernels),
        workload(8, max_tokens=60 if speculates else 20),
        max_num_seqs=(2, 4),
        schedules=4,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


def test_a_bfloat16_engine_gives_one_stream_under_any_schedule(family: str, kernels: Kernels) -> None:
    model = load(resolve(str(FIXTURES / family)), "bfloat16")
    found = verify(
        lambda B: open_engine(model, B, False, kernels=kernels, dtype="bfloat16"), workload(6), max_num_seqs=(3,), schedules=3, levels=(1,)
    )
    assert found.divergences == []
    assert found.passed


def open_engine(model: TinyModel, B: int, speculates: bool, **changes: Any) -> Engine:
    if not speculates:
        return make_engine(model, tiny_config(B, enable_prefix_caching=True, **changes))
    speculative = SpeculativeConfig(method="ngram", num_speculative_tokens=3, adaptive=False)
    config = tiny_config(B, enable_prefix_caching=True, speculative=speculative, **changes)
    return make_engine(model, config, speculation=Speculation(Ngram(), speculative))
