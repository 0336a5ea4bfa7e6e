"""Streams of families that differ from Llama in their layers, through whole engines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.families import DENSE
from tests.speculating import LeftOpen, largest_step, workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, Kernels, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.sources import resolve
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.types import PromptEvent

LONGEST = 768
"""Positions for a prompt of 700 tokens and its 64."""

EXPERTS = ("mixtral", "qwen2_moe", "gpt_oss")
"""Layers of the other families with experts are those of these with other numbers."""

WITH_XLA = ("gemma2", "gemma3", "qwen2_moe", "gpt_oss")
"""Together they have every layer of the others that has a kernel: windows, caps, sinks, head norms, experts of both kinds."""

AT_TWO_SIZES = ("granite", *WITH_XLA)
"""Families of level 2, and of bfloat16. Granite has multipliers of branches, which no kernel sees."""

FAMILIES = (*DENSE, *EXPERTS)

pytestmark = pytest.mark.slow


def of(by_native: Sequence[str], by_xla: Sequence[str]) -> pytest.MarkDecorator:
    pairs = [*(("native", each) for each in by_native), *(("xla", each) for each in by_xla)]
    return pytest.mark.parametrize(("kernels", "family"), pairs, indirect=True)


@pytest.fixture(scope="module")
def family(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def engine(family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]) -> Iterator[Engine]:
    """Four slots of 768 positions, where prefixes are reused, and tokens proposed."""
    settings: dict[str, Any] = {"kernels": kernels, "max_model_len": LONGEST, "prompt_logprobs": True, "enable_prefix_caching": True}
    settings["speculative"] = SpeculativeConfig(method="ngram", num_speculative_tokens=3, adaptive=False)
    changes = {"speculation": Speculation(Ngram(), settings["speculative"])}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        engine = make_engine(tiny_model(family), tiny_config(4, **settings), **changes)
        yield engine
        engine.close()


@of(FAMILIES, WITH_XLA)
def test_tokens_and_prompt_log_probabilities_are_those_of_transformers(family: str, engine: Engine) -> None:
    """Prompts of 1 to 700 tokens: several chunks, and several windows where there is one. With proposals and without."""
    expected = np.load(FIXTURES / family / "expected.npz")
    asked = [request(str(i), expected[f"prompt_{i}"].tolist(), max_tokens=64, prompt_logprobs=1) for i in range(5)]
    for speculate in (False, True):
        engine.reconfigure(speculate=speculate)
        for name, events in run(engine, asked).items():
            assert tokens(events) == expected[f"greedy_{name}"].tolist()
            rows = expected[f"last_logits_{name}" if name == "4" else f"logits_{name}"].astype(np.float64)[:-1]
            ids = expected[f"prompt_{name}"][1:][-len(rows) :] if len(rows) else []
            wanted = rows[np.arange(len(ids)), ids] - np.log(np.exp(rows).sum(-1))
            found = [each.logprob for event in events if isinstance(event, PromptEvent) for each in event.logprobs]
            assert found[len(found) - len(ids) :] == pytest.approx(wanted.tolist(), abs=1e-4)


@of(FAMILIES, WITH_XLA)
def test_streams_are_those_of_the_oracle_under_any_schedule_and_at_any_size(
    family: str, engine: Engine, kernels: Kernels, tiny_model: Callable[[str], TinyModel]
) -> None:
    """With prefixes reused, streams evicted, and at four slots with proposals, accepted and rejected.

    The streams are long: in short ones of phi3 no proposal is accepted.
    """
    two = family in AT_TWO_SIZES
    config = tiny_config(2, enable_prefix_caching=True, kernels=kernels)
    found = verify(
        lambda B: LeftOpen(engine.runner, None) if B == 4 else make_engine(tiny_model(family), config),
        workload(8, max_tokens=60),
        max_num_seqs=(4, 2) if two else (4,),
        schedules=8,
        levels=(1, 2, 3) if two else (1, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / family)),
    )
    engine.reset()  # its slots hold what the verified engine has left
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}


@of(AT_TWO_SIZES, ("gemma3", "gpt_oss"))
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
