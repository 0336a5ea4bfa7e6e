"""Streams of hybrids' GGUF files by llama.cpp's own converter, through whole engines (``tests/fixtures/make_gguf_fixtures.py``)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.families import RECURRENT, WITH_GGUF
from tests.speculating import LeftOpen, workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import Kernels

FAMILIES = [family for family in WITH_GGUF if family in RECURRENT]

AT_TWO_SIZES = ("lfm2_moe", "qwen3_next_moe", "granitemoehybrid_moe")
"""Families that `test_hybrids` lacks. It has the others at two sizes, and each recurrence with both kinds of kernels. Neither depends on
the file that the weights are in."""


@pytest.mark.slow
@pytest.mark.parametrize(("kernels", "family"), [*(("native", each) for each in FAMILIES), ("xla", "lfm2_moe")], indirect=["kernels"])
def test_streams_are_those_of_transformers_and_of_the_oracle(family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]) -> None:
    """The oracle reads the same file, by code of its own."""
    model, expected = tiny_model(f"gguf/{family}.gguf"), np.load(FIXTURES / "gguf" / f"{family}.npz")
    two = family in AT_TWO_SIZES
    engine = make_engine(model, tiny_config(3, kernels=kernels, enable_prefix_caching=True))
    streams = run(engine, [request(name, expected[f"prompt_{name}"].tolist(), max_tokens=64) for name in "01"])
    assert {name: tokens(events) for name, events in streams.items()} == {name: expected[f"greedy_{name}"].tolist() for name in "01"}
    found = verify(
        lambda B: LeftOpen(engine.runner, None) if B == 3 else make_engine(model, tiny_config(B, kernels=kernels)),
        workload(6),
        max_num_seqs=(3, 2) if two else (3,),
        schedules=2,
        levels=(1, 2, 3) if two else (1, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / "gguf" / f"{family}.gguf")),
    )
    engine.close()
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}
