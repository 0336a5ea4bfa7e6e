"""Which experts each token takes, against transformers' recorded choices (``tests/fixtures/make_model_fixtures.py``)."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.families import EXPERTS, HYBRID_EXPERTS, marked_to_compile
from tests.models.test_families import Formula, NoMemory
from xlaengine.config import SlotLayout
from xlaengine.memory.cells import cells_of
from xlaengine.models.checkpoint import load
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.experts import Router
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.sources import resolve


@pytest.mark.parametrize("family", marked_to_compile((*EXPERTS, *HYBRID_EXPERTS)))
def test_each_token_takes_the_experts_that_transformers_recorded(family: str, fixtures: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the choice is not a near tie, which it is nowhere in most prompts."""
    found: list[np.ndarray] = []
    chosen = Router.__call__

    def recording(self, *args):
        experts, weights = chosen(self, *args)
        jax.debug.callback(lambda each: found.append(np.sort(each, axis=-1)), experts, ordered=True)
        return experts, weights

    monkeypatch.setattr(Router, "__call__", recording)
    expected = np.load(fixtures / family / "expected.npz")
    cfg, weights = load(resolve(str(fixtures / family)), "float32")
    decoder = Decoder(spec_of(cfg), Formula())
    held = jax.device_put(packed(decoder.spec, weights, decoder.ops))

    @jax.jit  # one program is compiled in a third of the time of its operations one by one
    def forward(ids: jax.Array) -> None:
        positions = jnp.arange(len(ids))[None]
        access = NoMemory(jnp.zeros(1, jnp.int32), positions, positions[:, -1] + 1, SlotLayout(((1, len(ids)),), len(ids)))
        decoder.forward(held, ids[None], Whole(positions, access), cells_of(decoder.spec.cell_specs, 1, 0, "float32", decoder.ops))

    forward(jnp.asarray(expected["prompt_2"]))
    jax.effects_barrier()
    recorded, clear = expected["experts_2"], expected["clear_2"]
    assert len(found) == len(recorded)
    assert clear.mean() > 0.9
    for ours, theirs, sure in zip(found, recorded, clear, strict=True):
        np.testing.assert_array_equal(ours[sure], theirs[sure])
