"""Each family against transformers' recorded results (``tests/fixtures/make_model_fixtures.py``)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.families import DENSE, EXPERTS, HYBRID, HYBRID_EXPERTS, RECURRENT, WITH_GGUF, marked_to_compile
from xlaengine.config import SlotLayout
from xlaengine.memory.access import Access
from xlaengine.memory.cells import Keys, cells_of
from xlaengine.models.checkpoint import load
from xlaengine.models.decoder import Decoder, Whole
from xlaengine.models.families import spec_of
from xlaengine.models.spec import soft_capped
from xlaengine.models.weights import packed
from xlaengine.ops.xla import XlaOps
from xlaengine.sources import resolve

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3", "mistral_window", "qwen3_window", "qwen3_yarn", "phi3_longrope")
FAST_PROMPTS = (2, 3, 4)
"""Of 24, 1 and 700 tokens. Prompts 0 and 1 have 3 and 11, and take as long as the others: all are padded to one length."""


def prompts_of(families: tuple[str, ...]) -> list[Any]:
    """All five of each family."""
    cases = [(i, case) for i in range(5) for case in marked_to_compile(families, i)]
    return [case if i in FAST_PROMPTS else pytest.param(*case.values, marks=pytest.mark.slow) for i, case in cases]


PROMPTS = [case for i in range(3) for case in marked_to_compile(FAMILIES, i)] + prompts_of(DENSE + EXPERTS)
LENGTHS = (96, 768)
"""Of a family's calls: as long as its longest prompt and the continuation. One compilation a family."""


class Formula(XlaOps):
    """XLA's kernels, with softmax attention over all earlier keys of the call written as the formula."""

    def attend(self, q, past):
        k, v = past.fresh
        scale = past.scores.scale or q.shape[-1] ** -0.5
        scores = jnp.einsum("btkgh,bskh->bkgts", q, k) * jnp.float32(scale)
        scores = scores if past.scores.cap is None else soft_capped(scores, past.scores.cap)
        seen = jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool))
        if past.first is not None:
            seen &= jnp.arange(q.shape[1]) >= past.first[0, :, None]
        scores = jnp.where(seen, scores, -jnp.inf)
        if past.sinks is not None:
            scores = jnp.concatenate([scores, jnp.broadcast_to(past.sinks[..., None, None], (*scores.shape[:-1], 1))], axis=-1)
        weights = jax.nn.softmax(scores, axis=-1)[..., : k.shape[1]]
        return jnp.einsum("bkgts,bskh->btkgh", weights, v)


@dataclass(frozen=True)
class NoMemory(Access):
    """A whole sequence at once, from empty cells."""

    def append(self, cell, index, new):
        return cell, Keys(None, None), new

    @property
    def targets(self):
        return None


def model(directory: Path):
    """A function from token ids to float32 logits ``[T, V]``, and the recorded results."""
    expected = dict(np.load(directory / "expected.npz"))
    return forward(directory, max(len(ids) for name, ids in expected.items() if name.startswith("prompt_"))), expected


@functools.cache
def forward(path: Path, longest: int = 0):
    """From token ids to float32 logits ``[T, V]``. ``longest``: tokens of a prompt, which 64 follow."""
    length = next(each for each in LENGTHS if each >= longest + 64)
    cfg, weights = load(resolve(str(path)), "float32")
    decoder = Decoder(spec_of(cfg), Formula())
    weights = jax.device_put(packed(decoder.spec, weights, decoder.ops))
    cells = cells_of(decoder.spec.cell_specs, 1, 0, "float32", decoder.ops)

    @jax.jit
    def padded_logits(tokens):
        positions = jnp.arange(len(tokens))[None]
        access = NoMemory(jnp.zeros(1, jnp.int32), positions, positions[:, -1] + 1, SlotLayout(((1, len(tokens)),), len(tokens)))
        hidden, _ = decoder.forward(weights, tokens[None], Whole(positions, access), cells)
        return decoder.logits(weights, hidden)[0]

    @functools.cache
    def run(ids: tuple[int, ...]) -> np.ndarray:
        return np.asarray(padded_logits(np.pad(np.asarray(ids, np.int32), (0, length - len(ids)))))[: len(ids)]

    return lambda ids: run(tuple(ids))


@pytest.mark.parametrize(("prompt", "family"), PROMPTS + prompts_of(HYBRID + HYBRID_EXPERTS))
def test_logits_agree_with_transformers(fixtures, family, prompt):
    """The tokens that follow, which the next test needs, change no logits before them: both take one run of a prompt."""
    run, expected = model(fixtures / family)
    ids, greedy = (expected[f"{name}_{prompt}"].tolist() for name in ("prompt", "greedy"))
    found = run(ids + greedy[:-1])[: len(ids)]
    recorded = expected.get(f"logits_{prompt}", expected.get(f"last_logits_{prompt}"))
    np.testing.assert_allclose(found[-len(recorded) :], recorded, rtol=0, atol=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("family", [family for family in RECURRENT if family in WITH_GGUF])
def test_a_converted_hybrid_has_the_logits_and_tokens_of_transformers(fixtures, family):
    """Of the model whose settings are changed to what llama.cpp's converter can write (``tests/fixtures/make_gguf_fixtures.py``)."""
    run, expected = forward(fixtures / "gguf" / f"{family}.gguf"), np.load(fixtures / "gguf" / f"{family}.npz")
    for prompt in range(2):
        ids, greedy = (expected[f"{name}_{prompt}"].tolist() for name in ("prompt", "greedy"))
        found = run(ids + greedy[:-1])
        np.testing.assert_allclose(found[: len(ids)], expected[f"logits_{prompt}"], rtol=0, atol=1e-4)
        assert found[len(ids) - 1 :].argmax(axis=-1).tolist() == greedy, "each token follows from those before it"


@pytest.mark.parametrize(("prompt", "family"), PROMPTS)
def test_greedy_tokens_equal_those_of_transformers(fixtures, family, prompt):
    """Each token is the most likely one after those before it."""
    run, expected = model(fixtures / family)
    ids, greedy = (expected[f"{name}_{prompt}"].tolist() for name in ("prompt", "greedy"))
    assert len(greedy) == 64
    assert run(ids + greedy[:-1])[len(ids) - 1 :].argmax(axis=-1).tolist() == greedy
