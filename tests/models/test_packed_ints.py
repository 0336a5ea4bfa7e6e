"""Matrices of packed integers: GPTQ, AWQ, compressed-tensors."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file

from tests.conftest import FIXTURES
from tests.models import packed_files
from tests.models.packed_files import FORMATS, awq, gptq, pack, widen
from tests.models.test_mxfp4 import Stored
from tests.models.test_stored import assert_as_dequantized, by_name
from xlaengine import LLM, SamplingParams
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle import packed_ints as oracle
from xlaengine.models.checkpoint import CheckpointError, load, load_config, load_shapes
from xlaengine.models.checkpoint.packed_ints import Awq, Bytes, Form, Gptq, Packed, form_of
from xlaengine.models.checkpoint.packed_reader import PackedReader
from xlaengine.models.errors import UnsupportedModel
from xlaengine.ops import native
from xlaengine.ops.quantized import INTEGER_KINDS
from xlaengine.sources import resolve

OUT, IN = 24, 40
PACKED = {"quant_method": "compressed-tensors", "format": "pack-quantized", "config_groups": {"a": {"weights": {"num_bits": 4}}}}
RECORDED = load_file(FIXTURES / "packed" / "compressed_tensors.safetensors")


def compressed(name: str) -> tuple[Form, dict[str, Any]]:
    bits = 4 if "pack4" in name else 8
    form = "pack-quantized" if "pack" in name else "int-quantized"
    config = {"quant_method": "compressed-tensors", "format": form, "config_groups": {"g": {"weights": {"num_bits": bits}}}}
    return Packed(bits) if "pack" in name else Bytes(), config


@pytest.mark.parametrize("name", ["pack4", "pack4zeros", "pack8", "pack8zeros", "bytes", "byteszeros"])
def test_values_are_those_that_compressed_tensors_reads(name: str) -> None:
    form, config = compressed(name)
    tensors = {key: tensor for key, tensor in RECORDED.items() if key.startswith(f"{name}.") and not key.endswith("expected")}
    reader = PackedReader(Stored(**tensors), form)
    assert reader.names() == {f"{name}.weight": (24, 96)}
    np.testing.assert_array_equal(reader.read(f"{name}.weight"), RECORDED[f"{name}.expected"])
    np.testing.assert_array_equal(reader.read(f"{name}.weight", (slice(5, 9),)), RECORDED[f"{name}.expected"][5:9])
    mine = oracle.values(tensors.__getitem__, name, {"quantization_config": config}, tensors)
    np.testing.assert_array_equal(mine, RECORDED[f"{name}.expected"])


@pytest.mark.parametrize(
    ("packs", "form", "stated"),
    [
        (lambda rng, x: gptq(rng, x), Gptq(4, 1), {"quant_method": "gptq", "bits": 4}),
        (lambda rng, x: gptq(rng, x, added=0), Gptq(4, 0), {"quant_method": "gptq", "bits": 4, "checkpoint_format": "gptq_v2"}),
        (lambda rng, x: gptq(rng, x, bits=8), Gptq(8, 1), {"quant_method": "gptq", "bits": 8}),
        (awq, Awq(), {"quant_method": "awq", "bits": 4}),
    ],
    ids=["gptq", "gptq_v2", "gptq of 8 bits", "awq"],
)
def test_each_integer_has_its_place_its_zero_and_its_group(packs: Any, form: Form, stated: dict[str, Any]) -> None:
    parts, expected = packs(np.random.default_rng(3), np.random.default_rng(4).standard_normal((OUT, IN)).astype(np.float32))
    tensors = {f"m.{part}": tensor for part, tensor in parts.items()}
    bias = np.arange(OUT, dtype=np.float32)
    reader = PackedReader(Stored(**tensors, **{"m.bias": bias}), form)
    assert form_of({"quantization_config": stated}, Path("config.json")) == form
    assert reader.names() == {"m.weight": (OUT, IN), "m.bias": (OUT,)}
    assert reader.read("m.bias") is bias
    np.testing.assert_array_equal(reader.read("m.weight"), expected)
    np.testing.assert_array_equal(oracle.values(tensors.__getitem__, "m", {"quantization_config": stated}, tensors), expected)


@pytest.mark.parametrize("form", FORMATS)
def test_a_packed_model_is_the_model_with_its_values_spelled_out(form: str, model_copy: Callable[[str], Path], tmp_path: Path) -> None:
    directory, plain = model_copy("llama3"), tmp_path / "plain"
    pack(directory, form, plain)
    mine, theirs = (load(resolve(str(path))) for path in (directory, plain))
    assert mine[0] == theirs[0] == load_config(resolve(str(directory)))
    for ours, spelled in zip(jax.tree.leaves(mine[1]), jax.tree.leaves(theirs[1]), strict=True):
        np.testing.assert_array_equal(ours, spelled)
    opened, expected = open_checkpoint(directory), open_checkpoint(plain)
    assert opened.definition == expected.definition
    for name in load_file(plain / "model.safetensors"):
        np.testing.assert_array_equal(opened.tensor(name), expected.tensor(name))


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_streams_of_a_packed_model_are_those_of_the_model_spelled_out(form: str, model_copy: Callable[[str], Path], tmp_path: Path) -> None:
    directory, plain = model_copy("llama3"), tmp_path / "plain"
    pack(directory, form, plain)
    params = SamplingParams(temperature=0.9, seed=5, max_tokens=9, logprobs=3)
    found = []
    for path in (directory, plain):
        with LLM(str(path), max_num_seqs=3, max_model_len=64) as llm:
            found.append([out.outputs for out in llm.generate([[5, 6, 7], [9], [33, 2, 8, 11]], params)])
    assert found[0] == found[1]


WIDE = {
    "awq": ("awq", "I4"),
    "int8": ("int8", "I8"),
    "gptq in order": ("gptq", "I4"),
}


def wide(form: str, model_copy: Callable[[str], Path], plain: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A packed model whose blocks are each in one group; ``plain`` becomes the model with the values spelled out."""
    directory = model_copy("llama3")
    widen(directory)
    monkeypatch.setattr(packed_files, "GROUP", 32)
    monkeypatch.setitem(FORMATS, "gptq", (partial(gptq, in_order=True), {"quant_method": "gptq", "bits": 4, "group_size": 32}))
    monkeypatch.setitem(FORMATS, "awq", (awq, FORMATS["awq"][1] | {"group_size": 32}))
    pack(directory, WIDE[form][0], plain)
    return directory


@pytest.mark.skipif(native.missing() is not None, reason="native kernels multiply with integers")
@pytest.mark.parametrize("form", WIDE)
def test_integers_stay_integers_and_keep_their_values(
    form: str, model_copy: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = wide(form, model_copy, tmp_path / "plain", monkeypatch)
    kept = assert_as_dequantized(directory)
    assert len(kept) == 4, "qkv, o, gate and up, and down stay integers"
    assert {number for panels in kept.values() for number in panels.table[..., 1].ravel()} == {INTEGER_KINDS[WIDE[form][1]].number}
    planned = load_shapes(resolve(str(directory)))
    assert {name: leaf.shape for name, leaf in by_name(planned).items()} == {name: panels.shape for name, panels in kept.items()}


@pytest.mark.skipif(native.missing() is not None, reason="native kernels multiply with integers")
def test_matrices_whose_groups_are_no_whole_blocks_are_dequantized(model_copy: Callable[[str], Path], tmp_path: Path) -> None:
    directory = model_copy("llama3")
    widen(directory)
    pack(directory, "gptq", tmp_path / "plain")
    assert assert_as_dequantized(directory) == {}


def test_scales_that_kernels_would_read_as_zeros_are_refused() -> None:
    parts, _ = gptq(np.random.default_rng(3), np.ones((8, 32), np.float32), in_order=True)
    parts["scales"] = np.full(parts["scales"].shape, 1e-39, np.float32)
    reader = PackedReader(Stored(**{f"m.{part}": tensor for part, tensor in parts.items()}), Gptq(4, 1))
    with pytest.raises(CheckpointError, match=r"m has scales below 1\.18e-38, for which kernels read zeros: give weights_dtype float32"):
        reader.rows("m.weight")


@pytest.mark.slow
@pytest.mark.parametrize("form", WIDE)
def test_streams_with_integers_are_those_of_the_model_spelled_out(
    form: str, model_copy: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = wide(form, model_copy, tmp_path / "plain", monkeypatch)
    params = SamplingParams(temperature=0.9, seed=5, max_tokens=9, logprobs=3)
    found = []
    for path in (directory, tmp_path / "plain"):
        with LLM(str(path), max_num_seqs=3, max_model_len=64) as llm:
            found.append([out.outputs for out in llm.generate([[5, 6, 7], [9], [33, 2, 8, 11]], params)])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("stated", "why"),
    [
        ({"quant_method": "gptq", "bits": 3}, "bits to 3; supported: 4, 8"),
        ({"quant_method": "gptq", "bits": 4, "checkpoint_format": "marlin"}, "checkpoint_format to 'marlin'"),
        ({"quant_method": "awq", "bits": 4, "version": "gemv"}, "version to 'gemv'"),
        ({"quant_method": "compressed-tensors", "format": "nvfp4-pack-quantized"}, "format to 'nvfp4-pack-quantized'"),
        ({"quant_method": "compressed-tensors", "format": "int-quantized", "config_groups": {"a": {}, "b": {}}}, "2 config_groups"),
        (
            {
                "quant_method": "compressed-tensors",
                "format": "int-quantized",
                "config_groups": {"a": {"weights": {"num_bits": 8}, "input_activations": {"num_bits": 8}}},
            },
            "input_activations; only weights may be quantized",
        ),
        ({"quant_method": "bitsandbytes"}, "quantization_config to .* only None is supported"),
        ({"quant_method": ["gptq"]}, "quantization_config to .* only None is supported"),
        ({"quant_method": "gptq", "bits": 4.0}, "bits to 4.0; supported: 4, 8"),
        ({"quant_method": "awq", "bits": 4, "group_size": 0}, "group_size to 0"),
        (PACKED | {"config_groups": [1]}, r"config_groups to \[1\]; an object is expected"),
        (PACKED | {"config_groups": {"a": "b"}}, "config_groups to 'b'; an object is expected"),
        (PACKED | {"config_groups": {"a": {"weights": [8]}}}, r"weights to \[8\]; an object is expected"),
        (PACKED | {"config_groups": {"a": {"output_activations": {}}}}, "output_activations; only weights may be quantized"),
        (PACKED | {"kv_cache_scheme": {"num_bits": 8}}, "kv_cache_scheme; only weights may be quantized"),
        (PACKED | {"transform_config": {"config_groups": {"R4": {"type": "hadamard"}}}}, "transform_config, transforms of weights"),
    ],
)
def test_what_is_not_implemented_is_refused_by_name(stated: dict[str, Any], why: str, model_copy: Callable[[str], Path]) -> None:
    path = model_copy("llama3") / "config.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "quantization_config": stated}))
    with pytest.raises(UnsupportedModel, match=f"config.json.*{why}"):
        load_config(resolve(str(path.parent)))


@pytest.mark.parametrize(
    ("part", "change", "why"),
    [
        ("qweight", lambda x: x[:, :-8], r"not the parts of one matrix: m.qweight \[5, 16\], m.qzeros \[5, 3\]"),
        ("qzeros", lambda x: x[:-1], "not the parts of one matrix"),
        ("scales", lambda x: x[:, :-1], "not the parts of one matrix"),
        ("g_idx", lambda x: x[:-1], "not the parts of one matrix"),
        ("qweight", lambda x: x.astype(np.int64), "m: words of packed integers are int64, not int32"),
        ("scales", lambda x: x.astype(np.float64), "m: scales are float64"),
        ("g_idx", lambda x: x + 1, "m: inputs are in groups 1 to 5, and there are 5 groups"),
    ],
)
def test_parts_that_do_not_fit_are_refused_with_their_shapes(part: str, change: Any, why: str) -> None:
    parts, _ = gptq(np.random.default_rng(3), np.ones((OUT, IN), np.float32))
    tensors = {f"m.{name}": change(tensor) if name == part else tensor for name, tensor in parts.items()}
    reader = PackedReader(Stored(**tensors), Gptq(4, 1))
    with pytest.raises(CheckpointError, match=why):
        assert reader.names() == {"m.weight": reader.read("m.weight").shape}


@pytest.mark.parametrize(
    ("form", "shapes"),
    [
        (Gptq(4, 1, 32), {".qweight": (6, 16), ".qzeros": (2, 2), ".scales": (2, 16)}),
        (Awq(32), {".qweight": (48, 2), ".qzeros": (2, 2), ".scales": (2, 16)}),
        (Packed(4, 32), {".weight_packed": (16, 6), ".weight_scale": (16, 2)}),
        (Bytes(32), {".weight": (16, 48), ".weight_scale": (16, 2)}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_groups_of_unequal_size_are_refused(form: Form, shapes: dict[str, tuple[int, ...]]) -> None:
    """Of 48 inputs in groups of 32 the last group has 16: halves of 24 would have wrong scales."""
    stored = Stored(**{f"m{suffix}": np.zeros(shape, np.int32) for suffix, shape in shapes.items()})
    with pytest.raises(CheckpointError, match="not the parts of one matrix"):
        PackedReader(stored, form).names()
    assert PackedReader(stored, dataclasses.replace(form, size=24)).names() == {"m.weight": (16, 48)}
