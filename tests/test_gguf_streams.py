"""Streams of hybrids' GGUF files by llama.cpp's own converter, through whole engines (``tests/fixtures/make_gguf_fixtures.py``)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.conftest import FIXTURES, TinyModel, make_engine, tiny_config
from tests.families import RECURRENT, WITH_GGUF
from tests.speculating import workload
from tests.streams import request, run, tokens
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.config import Kernels


@pytest.mark.slow
@pytest.mark.parametrize("family", [family for family in WITH_GGUF if family in RECURRENT])
def test_streams_are_those_of_transformers_and_of_the_oracle(family: str, kernels: Kernels, tiny_model: Callable[[str], TinyModel]) -> None:
    """The oracle reads the same file, by code of its own."""
    model, expected = tiny_model(f"gguf/{family}.gguf"), np.load(FIXTURES / "gguf" / f"{family}.npz")
    engine = make_engine(model, tiny_config(2, kernels=kernels))
    streams = run(engine, [request(name, expected[f"prompt_{name}"].tolist(), max_tokens=64) for name in "01"])
    assert {name: tokens(events) for name, events in streams.items()} == {name: expected[f"greedy_{name}"].tolist() for name in "01"}
    engine.close()
    found = verify(
        lambda B: make_engine(model, tiny_config(B, enable_prefix_caching=True, kernels=kernels)),
        workload(6),
        max_num_seqs=(2, 3),
        schedules=2,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(FIXTURES / "gguf" / f"{family}.gguf")),
    )
    assert found.divergences == []
    assert found.passed
    assert {row.status for row in found.of_level(3)} == {"exact"}
