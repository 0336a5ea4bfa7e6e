"""What the oracle reads of a checkpoint's files, and what it refuses to guess."""

from __future__ import annotations

import json
import math
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gguf import GGUFReader, GGUFWriter

from tests.conftest import FIXTURES
from tests.models.gguf_files import write_gguf
from xlaengine.check.oracle import CheckpointFault, Definition, gguf_file, open_checkpoint
from xlaengine.check.oracle.blocks import attention as oracle
from xlaengine.check.oracle.blocks.mamba2 import Mamba2
from xlaengine.check.oracle.blocks.rotation import RopeScaling, Rotation
from xlaengine.check.oracle.definition import every
from xlaengine.check.oracle.hf_directory import define
from xlaengine.models.blocks import Attention
from xlaengine.models.checkpoint import load_config
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve

FAMILIES = ("llama3", "llama_tied", "mistral", "qwen2", "qwen3", "mistral_window", "qwen3_window")
RAW: dict[str, Any] = {
    "model_type": "mistral",
    "vocab_size": 77,
    "hidden_size": 24,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "intermediate_size": 40,
    "rms_norm_eps": 0.07,
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FIXTURES / "qwen2", tmp_path / "model"))


def changed(directory: Path, **config: Any) -> Path:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | config))
    return directory


@pytest.mark.parametrize("family", FAMILIES)
def test_two_readings_of_the_same_files_agree(family: str) -> None:
    """The engine's and the oracle's share no line; a number that one of them misreads stands apart here."""
    ours, theirs = open_checkpoint(FIXTURES / family).definition, load_config(resolve(str(FIXTURES / family)))
    assert (ours.vocab, len(ours.layers), ours.max_positions) == (theirs.vocab, theirs.layers, theirs.max_positions)
    assert (ours.final_norm.eps, ours.tied, ours.eos_token_ids) == (theirs.norm_eps, theirs.tie_embeddings, theirs.eos_token_ids)
    block, mixer = next(every(oracle.Attention, ours)), spec_of(theirs).layers[0].mixer
    assert isinstance(mixer, Attention)
    assert (block.heads, block.kv_heads, block.head_dim) == (theirs.heads, theirs.kv_heads, theirs.head_dim)
    assert (block.biased, block.head_norm is not None) == (mixer.bias, mixer.q_norm is not None)
    (rotation,) = set(every(Rotation, ours))
    assert rotation.base == theirs.rope_theta
    assert (rotation.scaling is None) == (theirs.rope_scaling is None)
    if rotation.scaling is not None and theirs.rope_scaling is not None:
        mine, other = rotation.scaling, theirs.rope_scaling
        assert (mine.kind, mine.factor) == (other.kind, other.factor)
        if mine.kind == "llama3":
            borders = other.low_freq_factor, other.high_freq_factor, other.original_max_position
            assert (mine.low_freq_factor, mine.high_freq_factor, mine.original_max_positions) == borders
    assert windows(ours) == (theirs.windows or (theirs.sliding_window,) * theirs.layers)


def windows(definition: Definition) -> tuple[int | None, ...]:
    return tuple(block.window for block in every(oracle.Attention, definition))


SEED_OSS = {**RAW, "model_type": "seed_oss", "num_attention_heads": 16}


@pytest.mark.parametrize(
    ("settings", "biases"),
    [
        ({}, (True, False)),
        ({"attention_bias": False}, (False, False)),
        ({"attention_bias": None, "attention_out_bias": True}, (True, True)),
    ],
)
def test_biases_of_seed_oss_are_there_by_their_own_keys(settings: dict[str, Any], biases: tuple[bool, bool]) -> None:
    found = define({**SEED_OSS, **settings}, {})
    assert {(block.biased, block.output_biased, block.head_dim, block.kv_heads) for block in every(oracle.Attention, found)} == {
        (*biases, 128, 8)
    }
    assert found.max_positions == 524288


EXAONE4 = {**RAW, "model_type": "exaone4", "num_hidden_layers": 4, "num_key_value_heads": 4, "sliding_window": 6}


def layers_of(definition: Definition) -> list[tuple[bool, int | None]]:
    """For each layer, whether it rotates, and its window."""
    return [(block.rotation is not None, block.window) for block in every(oracle.Attention, definition)]


@pytest.mark.parametrize(
    ("settings", "layers"),
    [
        ({}, [(True, 6)] * 3 + [(False, None)]),
        ({"sliding_window_pattern": 2}, [(True, 6), (False, None)] * 2),
        ({"sliding_window_pattern": "LLLG", "layer_types": ["full_attention"] * 4}, [(False, None)] * 4),
        ({"sliding_window": None, "sliding_window_pattern": 0}, [(True, None)] * 4),
    ],
)
def test_layers_of_exaone4_without_a_window_rotate_only_in_a_model_that_has_none(
    settings: dict[str, Any], layers: list[tuple[bool, int | None]]
) -> None:
    assert layers_of(define({**EXAONE4, **settings}, {})) == layers


@pytest.mark.parametrize("pattern", ["LLLG", 0, None])
def test_a_pattern_of_exaone4_that_is_no_period_is_refused(pattern: Any) -> None:
    with pytest.raises(CheckpointFault, match="sliding_window_pattern that is a period"):
        define({**EXAONE4, "sliding_window_pattern": pattern}, {})


@pytest.mark.parametrize(("layers", "expected"), [(4, [(True, None)] * 4), (64, ([(True, 4096)] * 3 + [(False, None)]) * 16)])
def test_a_gguf_file_of_exaone4_without_a_window_has_one_if_it_has_64_layers(
    layers: int, expected: list[tuple[bool, int | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """llama.cpp's own default. The file of the test has 4 layers, so only its settings are read."""
    changes = {"block_count": layers, "attention.sliding_window": None, "attention.sliding_window_pattern": None}
    stated = gguf_file.Metadata.own
    monkeypatch.setattr(gguf_file.Metadata, "own", lambda self, key, default=None: changes.get(key, stated(self, key, default)))
    monkeypatch.setattr(gguf_file, "require_tensors", lambda *arguments: None)
    assert layers_of(open_checkpoint(FIXTURES / "gguf" / "exaone4.gguf").definition) == expected


@pytest.mark.parametrize("family", ["granite", "granitemoe"])
def test_a_gguf_file_of_granite_without_a_scale_of_scores_has_the_usual_one(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stated = gguf_file.Metadata.own
    monkeypatch.setattr(
        gguf_file.Metadata, "own", lambda self, key, default=None: default if key == "attention.scale" else stated(self, key, default)
    )
    blocks = list(every(oracle.Attention, open_checkpoint(FIXTURES / "gguf" / f"{family}.gguf").definition))
    assert {block.scale for block in blocks} == {blocks[0].head_dim ** -0.5}


def test_granite_4_may_name_its_layers_by_another_key() -> None:
    config = json.loads((FIXTURES / "granitemoehybrid" / "config.json").read_text())
    named = config.pop("layer_types")
    assert define({**config, "layers_block_type": named}, {}) == define({**config, "layer_types": named}, {})
    assert define({**config, "layers_block_type": named}, {}) != define(config, {})


def test_defaults_are_those_of_the_families_configuration_classes() -> None:
    mistral = define({**RAW, "num_attention_heads": 16, "hidden_size": 96}, {"eos_token_id": [9, 4]})
    block = oracle.Attention(heads=16, kv_heads=8, head_dim=6, rotation=Rotation(10000.0, 6), window=4096)
    assert list(every(oracle.Attention, mistral)) == [block] * 3
    assert (mistral.eos_token_ids, mistral.tied) == ((4, 9), False)


def test_windows_of_qwen_begin_at_a_layer() -> None:
    raw = {**RAW, "model_type": "qwen2", "sliding_window": 6, "max_window_layers": 1}
    assert windows(define(raw, {})) == (None,) * 3
    assert windows(define({**raw, "use_sliding_window": True}, {})) == (None, 6, 6)
    named = ["sliding_attention", "full_attention", "full_attention"]
    assert windows(define({**raw, "use_sliding_window": True, "layer_types": named}, {})) == (6, None, None)


def test_a_qwen3_without_a_head_dim_has_128_lanes() -> None:
    assert next(every(oracle.Attention, define({**RAW, "model_type": "qwen3"}, {}))).head_dim == 128


@pytest.mark.parametrize("infinity", [math.inf, {"__float__": "Infinity"}, "inf"])
def test_an_infinite_time_step_has_three_spellings(infinity: Any) -> None:
    config = json.loads((FIXTURES / "bamba" / "config.json").read_text())
    definition = define({**config, "time_step_limit": [0.5, infinity]}, {})
    assert {block.step_limits for block in every(Mamba2, definition)} == {(0.5, math.inf)}


def test_rope_is_read_in_both_spellings() -> None:
    before = {**RAW, "rope_theta": 321.0, "rope_scaling": {"type": "linear", "factor": 3}}
    now = {**RAW, "rope_parameters": {"rope_theta": 321.0, "rope_type": "linear", "factor": 3.0}}
    for raw in (before, now):
        assert set(every(Rotation, define(raw, {}))) == {Rotation(321.0, 6, RopeScaling("linear", factor=3.0))}


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"hidden_act": "gelu"}, "supports hidden_act 'silu' only, and config.json has 'gelu'"),
        ({"attention_bias": True}, "supports attention_bias False only"),
        ({"rope_parameters": {"rope_theta": 5.0, "partial_rotary_factor": 0.5}}, "supports partial_rotary_factor 1.0 only"),
        ({"rope_parameters": {"full_attention": {"rope_theta": 5.0}}}, "one RoPE for all layers"),
        (
            {"use_sliding_window": True, "sliding_window": 8, "layer_types": ["linear_attention"] * 2},
            "full_attention and sliding_attention in 2 layers",
        ),
        (
            {"rope_parameters": {"rope_type": "dynamic", "rope_theta": 5.0}},
            "llama3, yarn and longrope, and config.json has 'dynamic'",
        ),
        ({"architectures": ["MambaForCausalLM"], "model_type": "mamba"}, "config.json names mambaforcausallm, mamba"),
        ({"num_hidden_layers": 3}, r"missing tensors \['model.layers.2.input_layernorm.weight'"),
        ({"num_hidden_layers": 1}, r"unexpected tensors \['model.layers.1.input_layernorm.weight'"),
        ({"tie_word_embeddings": False}, r"missing tensors \['lm_head.weight'\]"),
    ],
)
def test_what_the_definition_does_not_have_is_refused(copy: Path, config: dict[str, Any], words: str) -> None:
    with pytest.raises(CheckpointFault, match=words):
        open_checkpoint(changed(copy, **config))


def test_files_that_cannot_be_read_are_a_fault(copy: Path, tmp_path: Path) -> None:
    (copy / "config.json").write_text("{")
    (tmp_path / "bad.gguf").write_bytes(b"GGUF")
    (tmp_path / "empty").mkdir()
    for path in (copy, tmp_path / "bad.gguf", tmp_path / "empty"):
        with pytest.raises(CheckpointFault, match=f"the oracle cannot read {path}"):
            open_checkpoint(path)


def test_a_damaged_tensor_file_is_a_fault_that_names_it(copy: Path) -> None:
    shard = next(copy.glob("*.safetensors"))
    shard.write_bytes(shard.read_bytes()[:40])

    def read_all() -> None:
        checkpoint = open_checkpoint(copy)
        for name in checkpoint.definition.tensors():
            checkpoint.tensor(name)

    with pytest.raises(CheckpointFault, match=f"the oracle cannot read {shard}"):
        read_all()


def test_an_eos_that_is_no_number_is_refused() -> None:
    with pytest.raises(CheckpointFault, match="eos_token_id as integers, and one is '7'"):
        define(RAW, {"eos_token_id": [2, "7"]})


def test_a_gguf_tensor_without_a_counterpart_is_refused(tmp_path: Path) -> None:
    extra = {"blk.0.attn_sinks.weight": np.ones(4, np.float32)}
    with pytest.raises(CheckpointFault, match=r"unexpected tensors \['blk.0.attn_sinks.weight'\]"):
        open_checkpoint(write_gguf(FIXTURES / "qwen3", tmp_path / "model.gguf", extra_tensors=extra))


@pytest.mark.parametrize(
    ("changes", "part"),
    [({"rope.dimension_count": None}, r"1\.0"), ({"rope.dimension_count": 8}, r"1\.0"), ({"rope.scaling.finetuned": False}, "0")],
)
def test_a_gguf_file_of_bamba_that_rotates_another_part_than_half_a_head_is_refused(
    changes: dict[str, Any], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stated = gguf_file.Metadata.own
    monkeypatch.setattr(gguf_file.Metadata, "own", lambda self, key, default=None: changes.get(key, stated(self, key, default)))
    with pytest.raises(CheckpointFault, match=f"Bamba with rotation of half a head, and the file has {part}"):
        open_checkpoint(FIXTURES / "gguf" / "bamba.gguf")


def test_a_gguf_file_of_falcon_h1_without_an_output_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The multiplier of a tied head is not in the file."""
    monkeypatch.setattr(gguf_file, "GGUFReader", lambda path: without(GGUFReader(path), "output.weight"))
    with pytest.raises(CheckpointFault, match=r"needs output\.weight in a file of Falcon-H1"):
        open_checkpoint(FIXTURES / "gguf" / "falcon_h1.gguf")


def without(file: GGUFReader, name: str) -> GGUFReader:
    file.tensors = [tensor for tensor in file.tensors if tensor.name != name]
    return file


def test_a_gguf_file_that_rotates_a_part_of_each_head_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CheckpointFault, match=r"rope.dimension_count of a whole head only, 16, and the file's is 8"):
        open_checkpoint(write_gguf(FIXTURES / "qwen3", tmp_path / "model.gguf", extra_metadata={"qwen3.rope.dimension_count": 8}))


def test_an_unknown_gguf_architecture_is_refused(tmp_path: Path) -> None:
    writer = GGUFWriter(tmp_path / "model.gguf", "mamba")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    with pytest.raises(CheckpointFault, match=r"granitehybrid, .*gpt-oss, .*, and the file's is 'mamba'"):
        open_checkpoint(tmp_path / "model.gguf")
