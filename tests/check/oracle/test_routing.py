"""The first router by the oracle's definition, against transformers' recorded choices; it reads no expert."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.conftest import FIXTURES, tiny_config
from tests.families import EXPERTS, HYBRID_EXPERTS
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.routing import Routing, open_routing
from xlaengine.check.verify.case import Subject


@pytest.mark.parametrize("family", [*EXPERTS, *HYBRID_EXPERTS])
def test_the_greatest_ranks_are_the_experts_that_transformers_recorded(family: str) -> None:
    expected = np.load(FIXTURES / family / "expected.npz")
    checkpoint, read = open_checkpoint(FIXTURES / family), []
    routing = Routing(replace(checkpoint, read=lambda name: (read.append(name), checkpoint.read(name))[1]))
    ranked = routing.ranked(expected["prompt_2"])
    assert ranked.shape == (len(expected["prompt_2"]), routing.block.count)
    chosen = np.sort(np.argsort(-ranked, axis=-1, kind="stable")[:, : routing.block.top], axis=-1)
    sure = expected["clear_2"][0]
    np.testing.assert_array_equal(chosen[sure], expected["experts_2"][0][sure])
    assert not any("experts" in name and "bias" not in name for name in read)


def test_a_router_of_an_engine_of_int8_reads_what_products_of_int8_gave() -> None:
    ids = np.load(FIXTURES / "qwen3_moe" / "expected.npz")["prompt_2"]
    config, subject = tiny_config(2, quantization="w8a8"), Subject(str(FIXTURES / "qwen3_moe"))
    plain, quantized = (subject.routing(each).ranked(ids) for each in (replace(config, quantization=None), config))
    assert (plain != quantized).mean() > 0.9
    np.testing.assert_allclose(quantized, plain, rtol=0, atol=0.1 * np.abs(plain).max())


def test_a_model_without_experts_has_no_router() -> None:
    with pytest.raises(ValueError, match="none of the 2 layers has experts"):
        open_routing(FIXTURES / "llama3", "float32")
