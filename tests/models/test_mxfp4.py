"""Checkpoints with tensors in MXFP4, against the values that the format defines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from gguf import GGMLQuantizationType, dequantize
from safetensors.numpy import load_file, save_file

from xlaengine.check.oracle import mxfp4 as oracle
from xlaengine.models.checkpoint import CheckpointError, load
from xlaengine.models.checkpoint.mxfp4 import Mxfp4Reader
from xlaengine.sources import resolve

VALUES = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]
E, OUT, BLOCKS = 2, 253, 4


class Stored:
    """A reader of these tensors."""

    naming, in_pairs, where = "hf", False, Path("model.safetensors")

    def __init__(self, **tensors: np.ndarray) -> None:
        self.tensors = tensors

    def names(self) -> dict[str, tuple[int, ...]]:
        return {name: tensor.shape for name, tensor in self.tensors.items()}

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        return self.tensors[name][part] if part else self.tensors[name]


def parts() -> tuple[np.ndarray, np.ndarray]:
    """All bytes, and all exponents with which no value is infinite."""
    rng = np.random.default_rng(5)
    blocks = rng.permuted(np.tile(np.arange(256, dtype=np.uint8), (E * OUT * BLOCKS * 16 // 256 + 1)))[: E * OUT * BLOCKS * 16]
    scales = np.broadcast_to(np.arange(OUT, dtype=np.uint8)[None, :, None], (E, OUT, BLOCKS))
    return blocks.reshape(E, OUT, BLOCKS, 16), scales.copy()


def test_values_are_those_of_the_format() -> None:
    blocks, scales = parts()
    reader = Mxfp4Reader(Stored(w_blocks=blocks, w_scales=scales, other_blocks=blocks))
    assert reader.names() == {"other_blocks": blocks.shape, "w": (E, BLOCKS * 32, OUT)}
    assert reader.read("other_blocks") is blocks
    found = reader.read("w")
    assert (found.dtype, found.shape) == (ml_dtypes.bfloat16, (E, BLOCKS * 32, OUT))
    mine = oracle.values({"w_blocks": blocks, "w_scales": scales}.__getitem__, "w")
    for e, out, of in np.ndindex(E, OUT, BLOCKS):
        codes = [code for byte in blocks[e, out, of].tolist() for code in (byte & 15, byte >> 4)]
        expected = np.array([VALUES[code] for code in codes]) * 2.0 ** (int(scales[e, out, of]) - 127)
        np.testing.assert_array_equal(found[e, of * 32 : (of + 1) * 32, out].astype(np.float64), expected)
        np.testing.assert_array_equal(mine[e, of * 32 : (of + 1) * 32, out], expected.astype(np.float32))


def test_values_are_those_of_the_gguf_package() -> None:
    """llama.cpp keeps the first 16 values of a block in the lower bits, and the other 16 in the upper ones."""
    blocks, scales = parts()
    codes = np.stack([blocks & 15, blocks >> 4], axis=-1).reshape(E, OUT, BLOCKS, 32)
    theirs = np.concatenate([scales[..., None], codes[..., :16] | codes[..., 16:] << 4], axis=-1)
    expected = dequantize(theirs.reshape(E * OUT, -1), GGMLQuantizationType.MXFP4).reshape(E, OUT, -1)
    found = Mxfp4Reader(Stored(w_blocks=blocks, w_scales=scales)).read("w")
    np.testing.assert_array_equal(found.swapaxes(1, 2).astype(np.float32), expected)


@pytest.mark.parametrize(
    ("cut", "named"), [("w_scales", r"w_blocks \[2, 253, 4, 16\] and w_scales \[2, 253, 3\]"), ("w_blocks", "w_scales")]
)
def test_parts_that_do_not_fit_are_refused_by_name(cut: str, named: str) -> None:
    blocks, scales = parts()
    tensors = {"w_blocks": blocks, "w_scales": scales}
    with pytest.raises(CheckpointError, match=named):
        Mxfp4Reader(Stored(**{**tensors, cut: tensors[cut][:, :, :3]})).names()


def test_parts_of_another_dtype_are_refused_by_name() -> None:
    blocks, scales = parts()
    with pytest.raises(CheckpointError, match="w_scales float32; in MXFP4 both are uint8"):
        Mxfp4Reader(Stored(w_blocks=blocks, w_scales=scales.astype(np.float32))).read("w")


def test_a_checkpoint_with_its_values_spelled_out_is_the_same_model(model_copy: Callable[[str], Path]) -> None:
    packed, plain = load(resolve(str(model_copy("gpt_oss_mxfp4")))), _plain(model_copy("gpt_oss_mxfp4"))
    assert packed[0] == plain[0]
    for ours, theirs in zip(_arrays(packed[1]), _arrays(plain[1]), strict=True):
        np.testing.assert_array_equal(ours, theirs)


def _plain(directory: Path) -> Any:
    config = json.loads((directory / "config.json").read_text())
    (directory / "config.json").write_text(json.dumps({key: value for key, value in config.items() if key != "quantization_config"}))
    tensors = load_file(directory / "model.safetensors")
    names = oracle.names(tensors)
    values = {name: np.ascontiguousarray(oracle.values(tensors.__getitem__, name)) for name in names}
    others = {name: tensor for name, tensor in tensors.items() if not name.endswith(oracle.PARTS)}
    save_file({**others, **values}, directory / "model.safetensors")
    return load(resolve(str(directory)))


def _arrays(weights: Any) -> list[np.ndarray]:
    import jax

    return jax.tree.leaves(weights)
