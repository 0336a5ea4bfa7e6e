"""The fault of routers breaks streams of models with experts, and is caught wherever it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.check.verify.tiny import FEW
from tests.conftest import TinyModel, tiny_config
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.engine import Engine

B = 3
FAMILIES = ("mixtral", "qwen2_moe", "lfm2_moe", "gpt_oss", "llama3")


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_a_neighbour_that_shifts_a_choice_of_experts_is_caught(family: str, tiny_model: Callable[[str], TinyModel]) -> None:
    runner = FaultyRunner(*tiny_model(family), tiny_config(B, **FEW), kind="router")
    requests = draw_requests(2, 8, range(3, 120), max_model_len=96, max_tokens=16)
    found = verify(lambda _: Engine(runner), requests, max_num_seqs=(B,), schedules=2, levels=(1,))
    runner.close()
    assert found.result == ("NOTHING TO CATCH" if family == "llama3" else "MISMATCH")
    assert found.injected == found.caught == len(found.divergences)
