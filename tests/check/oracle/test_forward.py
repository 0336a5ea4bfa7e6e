"""The oracle's logits are those that transformers recorded, in both of its arithmetics and from every form of a checkpoint."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gguf.constants import GGMLQuantizationType

from tests.conftest import FIXTURES
from tests.families import DENSE, EXPERTS, HYBRID, HYBRID_EXPERTS, RECURRENT, WITH_GGUF, marked, marked_to_compile
from tests.jax_settings import FOREIGN, foreign
from tests.models.gguf_files import write_gguf
from xlaengine.check.oracle import Checkpoint, CheckpointFault, NumpyForward, XlaForward, open_checkpoint
from xlaengine.check.oracle.blocks.arithmetic import exact_linear, softmax
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.check.oracle.definition import changed, every
from xlaengine.check.oracle.forward import HEAD_ROWS, head, padded_length
from xlaengine.check.oracle.streams import Oracle
from xlaengine.models.checkpoint import convert
from xlaengine.sources import resolve

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3", "mistral_window", "qwen3_window", "qwen3_yarn", "phi3_longrope")
MAMBA2 = ("granitemoehybrid", "falcon_h1", "bamba", "mamba2")
LONG = (*DENSE, "qwen3_next", "qwen3_5", *MAMBA2, "lfm2", *EXPERTS, *HYBRID_EXPERTS)
"""Their fixtures have a prompt of 1 token and one of 700 too."""
COMPILED = ("llama3", "gpt_oss", "qwen3_5")
"""Families of the fast run whose layers XLA compiles. Layers are the same code in both arithmetics, and numpy computes all families."""
COMPILED_LONG = ("qwen3_5",)
"""The same for long prompts: a recurrence beside attention."""
ARITHMETICS = (XlaForward, NumpyForward)


@cache
def recorded(family: str) -> dict[str, Any]:
    return dict(np.load(FIXTURES / family / "expected.npz"))


def compiled(families: tuple[str, ...], fast: tuple[str, ...]) -> list[Any]:
    return [pytest.param(XlaForward, family, marks=[pytest.mark.slow] * (family not in fast)) for family in families]


def logits(forward: Any, ids: list[int], first: int = 0) -> np.ndarray:
    return np.stack(list(forward.logits(ids, first)))


@pytest.mark.parametrize(("arithmetic", "family"), [*marked(FAMILIES + LONG, NumpyForward), *compiled(FAMILIES + LONG, COMPILED)])
def test_logits_are_those_of_transformers(family: str, arithmetic: Callable[[Checkpoint], Any]) -> None:
    forward, expected = arithmetic(open_checkpoint(FIXTURES / family)), recorded(family)
    for prompt in range(4 if family in LONG else 3):
        found = logits(forward, expected[f"prompt_{prompt}"].tolist())
        np.testing.assert_allclose(found, expected[f"logits_{prompt}"], rtol=0, atol=1e-4)


@pytest.mark.parametrize(
    ("arithmetic", "family"),
    [
        *marked_to_compile(LONG, NumpyForward),
        *compiled(LONG, COMPILED_LONG),
    ],
)
def test_the_last_logits_of_a_long_prompt_are_those_of_transformers(family: str, arithmetic: Callable[[Checkpoint], Any]) -> None:
    expected = recorded(family)
    found = logits(arithmetic(open_checkpoint(FIXTURES / family)), expected["prompt_4"].tolist(), 700 - 64)
    np.testing.assert_allclose(found, expected["last_logits_4"], rtol=0, atol=1e-4)


@pytest.mark.parametrize("family", ["llama3", "mistral", "qwen2", "qwen3"])
def test_a_gguf_file_and_a_converted_checkpoint_are_the_same_model(family: str, tmp_path: Path) -> None:
    """llama3: rows of q and k are permuted in the file, its rope scaling is a tensor of divisors."""
    factors = None
    original = open_checkpoint(FIXTURES / family)
    if family == "llama3":
        rotation = next(every(Rotation, original.definition))
        plain = replace(rotation, scaling=None).frequencies()
        factors = {"rope_freqs.weight": (plain / rotation.frequencies()).astype(np.float32)}
    file = write_gguf(FIXTURES / family, tmp_path / "model.gguf", extra_tensors=factors)
    convert(resolve(str(FIXTURES / family)), tmp_path / "converted", "float32")
    ids = recorded(family)["prompt_1"].tolist()
    expected = logits(NumpyForward(original), ids)
    for path in (file, tmp_path / "converted"):
        np.testing.assert_allclose(logits(NumpyForward(open_checkpoint(path)), ids), expected, rtol=0, atol=1e-5)


@pytest.mark.parametrize("family", [family for family in WITH_GGUF if family in RECURRENT])
def test_a_hybrid_of_llama_cpps_converter_has_the_logits_of_transformers(family: str) -> None:
    """Of the model with settings that the converter can write."""
    forward = NumpyForward(open_checkpoint(FIXTURES / "gguf" / f"{family}.gguf"))
    expected = np.load(FIXTURES / "gguf" / f"{family}.npz")
    for prompt in range(2):
        ids, greedy = (expected[f"{name}_{prompt}"].tolist() for name in ("prompt", "greedy"))
        found = logits(forward, ids + greedy[:-1])
        np.testing.assert_allclose(found[: len(ids)], expected[f"logits_{prompt}"], rtol=0, atol=1e-4)
        assert found[len(ids) - 1 :].argmax(axis=-1).tolist() == greedy


@pytest.mark.parametrize("family", [family for family in WITH_GGUF if family not in RECURRENT])
def test_a_file_of_llama_cpps_converter_is_the_same_model(family: str, tmp_path: Path) -> None:
    """`tests/fixtures/make_gguf_fixtures.py` made it, with matrices as float16."""
    directory = Path(shutil.copytree(FIXTURES / family, tmp_path / family))
    changes = json.loads((FIXTURES / "gguf" / "changes.json").read_text())[family]
    config = json.loads((directory / "config.json").read_text()) | changes
    (directory / "config.json").write_text(json.dumps(config))
    original = open_checkpoint(directory)
    halved = replace(original, read=lambda name: stored_as_half(name, original.read(name)))
    ids = recorded(family)["prompt_2"].tolist() * 2
    found = logits(NumpyForward(open_checkpoint(FIXTURES / "gguf" / f"{family}.gguf")), ids)
    np.testing.assert_allclose(found, logits(NumpyForward(halved), ids), rtol=0, atol=1e-5)


def stored_as_half(name: str, tensor: np.ndarray) -> np.ndarray:
    """Matrices but those of routers, and of gates of shared experts; biases are none."""
    is_router = name.endswith(("mlp.gate.weight", "block_sparse_moe.gate.weight", "router.layer.weight", "shared_expert_gate.weight"))
    is_router |= name.endswith("mlp.router.weight")
    return tensor if tensor.ndim == 1 or is_router or name.endswith("bias") else tensor.astype(np.float16)


@pytest.mark.parametrize("family", ["mistral_window", "qwen3_window"])
def test_a_converted_checkpoint_keeps_the_windows_and_the_order_of_its_layers(family: str, tmp_path: Path) -> None:
    """Layers of qwen3_window are stored in two groups: a pattern of two that repeats, and one layer."""
    original = open_checkpoint(FIXTURES / family)
    convert(resolve(str(FIXTURES / family)), tmp_path / "converted", "float32")
    converted = open_checkpoint(tmp_path / "converted")
    assert converted.definition.layers == original.definition.layers
    ids = recorded(family)["prompt_2"].tolist()
    np.testing.assert_allclose(logits(NumpyForward(converted), ids), logits(NumpyForward(original), ids), rtol=0, atol=1e-5)


@pytest.mark.parametrize("family", marked([*DENSE, "qwen3_yarn", "phi3_longrope", *HYBRID, *EXPERTS, *HYBRID_EXPERTS]))
def test_a_converted_checkpoint_with_a_familys_own_settings_is_the_same_model(family: str, tmp_path: Path) -> None:
    original = open_checkpoint(FIXTURES / family)
    convert(resolve(str(FIXTURES / family)), tmp_path / "converted", "float32")
    converted = open_checkpoint(tmp_path / "converted")
    assert converted.definition == original.definition
    ids = recorded(family)["prompt_2"].tolist()
    np.testing.assert_allclose(logits(NumpyForward(converted), ids), logits(NumpyForward(original), ids), rtol=0, atol=1e-5)


def test_quantized_tensors_are_the_gguf_packages_own(tmp_path: Path) -> None:
    file = write_gguf(FIXTURES / "qwen3", tmp_path / "model.gguf", kind=GGMLQuantizationType.Q8_0)
    name = "model.layers.1.mlp.gate_proj.weight"
    stored, original = (open_checkpoint(path).tensor(name) for path in (file, FIXTURES / "qwen3"))
    assert 0 < np.abs(stored - original).max() < np.abs(original).max() / 100


@pytest.mark.parametrize("arithmetic", ARITHMETICS)
def test_logits_do_not_depend_on_what_comes_after(arithmetic: Callable[[Checkpoint], Any]) -> None:
    forward, ids = arithmetic(open_checkpoint(FIXTURES / "qwen3")), list(range(3, 3 + HEAD_ROWS + 40))
    whole = logits(forward, ids)
    assert len(whole) == len(ids)
    for end in (1, 60, HEAD_ROWS + 20):
        np.testing.assert_allclose(logits(forward, ids[:end], end - 1)[0], whole[end - 1], atol=2e-5)


@pytest.mark.parametrize("setting", FOREIGN)
def test_logits_are_the_same_whatever_the_environment_sets_in_jax(setting: str) -> None:
    ids = list(range(5, 25))
    usual = logits(XlaForward(open_checkpoint(FIXTURES / "llama3")), ids)
    with foreign(setting):
        np.testing.assert_array_equal(logits(XlaForward(open_checkpoint(FIXTURES / "llama3")), ids), usual)


def test_a_window_hides_what_is_further_back() -> None:
    checkpoint = open_checkpoint(FIXTURES / "mistral")
    narrow = replace(checkpoint, definition=changed(Attention, lambda block: replace(block, window=5), checkpoint.definition))
    ids = recorded("mistral")["prompt_2"].tolist()[:30]
    before, after = logits(NumpyForward(checkpoint), ids), logits(NumpyForward(narrow), ids)
    np.testing.assert_allclose(after[:5], before[:5], atol=1e-12)
    assert (np.abs(after[5:] - before[5:]).max(-1) > 1e-3).all()
    # Two layers of a window of 5 reach 8 positions back, and no further.
    other = [100, *ids[1:]]
    np.testing.assert_array_equal(logits(NumpyForward(narrow), other)[9:], after[9:])


def test_queries_in_several_blocks_are_those_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    forward, ids = NumpyForward(open_checkpoint(FIXTURES / "llama3")), list(range(3, 60))
    whole = logits(forward, ids)
    monkeypatch.setattr("xlaengine.check.oracle.blocks.attention.QUERIES", 7)
    np.testing.assert_allclose(logits(forward, ids), whole, atol=1e-12)


def test_weights_of_a_bfloat16_engine_are_rounded_and_sums_are_not() -> None:
    checkpoint = open_checkpoint(FIXTURES / "llama3")
    name, ids = "model.layers.0.mlp.up_proj.weight", [5, 9, 33]
    rounded = checkpoint.as_stored("bfloat16")
    assert checkpoint.as_stored("float32") == checkpoint
    assert not (rounded.tensor(name).view(np.uint32) & 0xFFFF).any()
    assert (checkpoint.tensor(name).view(np.uint32) & 0xFFFF).any()
    both = [logits(arithmetic(rounded), ids) for arithmetic in ARITHMETICS]
    np.testing.assert_allclose(*both, rtol=0, atol=1e-5)


def test_the_judge_computes_in_float64_from_end_to_end() -> None:
    """Numbers that were float32 on the way would be float32's still."""
    judge = Oracle(open_checkpoint(FIXTURES / "llama3")).judge
    found = np.stack(list(judge.logits([5, 9, 33], first=0)))
    assert (judge.dtype, judge.judge, found.dtype) == ("float64", judge, np.float64)
    assert (found != found.astype(np.float32)).mean() > 0.99
    # The softmax of equal scores, and a sum that float32 cannot hold.
    assert softmax(np, np.zeros(3))[0] == 1 / 3
    weights = {"model.norm.weight": np.ones(2), "out": np.array([[1.0, 2.0**-30]])}
    assert head(np, exact_linear, judge.definition, np.ones((1, 2)), weights["model.norm.weight"], weights["out"])[0, 0] != np.float32(1)


def test_lengths_are_padded_to_few() -> None:
    assert [padded_length(n) for n in (1, 64, 65, 128, 1000, 1024)] == [64, 64, 128, 128, 1024, 1024]


def test_a_damaged_converted_checkpoint_is_one_short_fault_and_no_traceback(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    convert(resolve(str(FIXTURES / "llama3")), tmp_path / "converted", "float32")
    manifest = tmp_path / "converted" / "weights" / "manifest.ocdbt"
    manifest.write_bytes(manifest.read_bytes()[:50])
    with pytest.raises(CheckpointFault, match=r"^the oracle cannot read .*/converted/weights: DATA_LOSS: ") as raised:
        open_checkpoint(tmp_path / "converted")
    assert "source locations" not in str(raised.value)
    assert capfd.readouterr().err == ""
