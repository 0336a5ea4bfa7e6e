"""GGUF files for tests, written with the ``gguf`` package as llama.cpp's converter lays them out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import numpy as np
from gguf import GGUFWriter
from gguf.constants import GGMLQuantizationType, RopeScalingType
from gguf.quants import quantize
from safetensors.numpy import load_file

ARCHITECTURES = {"mistral": "llama"}
"""What a converter calls a family in the file, where that is not its own name."""

NAMES = {
    "model.embed_tokens": "token_embd",
    "model.norm": "output_norm",
    "lm_head": "output",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}


def gguf_name(name: str) -> str:
    stem, kind = name.rsplit(".", 1)
    if stem.startswith("model.layers."):
        layer, stem = stem.removeprefix("model.layers.").split(".", 1)
        return f"blk.{layer}.{NAMES[stem]}.{kind}"
    return f"{NAMES[stem]}.{kind}"


def pairs_from_halves(x: np.ndarray, heads: int) -> np.ndarray:
    """Row ``i`` of the first half of a head goes to ``2i``, of the second to ``2i + 1``."""
    out = np.empty_like(x)
    size = len(x) // heads
    for head in range(heads):
        rows = x[head * size : (head + 1) * size]
        out[head * size : (head + 1) * size : 2] = rows[: size // 2]
        out[head * size + 1 : (head + 1) * size : 2] = rows[size // 2 :]
    return out


def write_gguf(hf: Path, path: Path, *, kind=GGMLQuantizationType.F32, extra_tensors=None, extra_metadata=None) -> Path:
    """The Hugging Face model in ``hf`` as one GGUF file; matrices are stored as ``kind`` if their rows hold whole blocks of 32."""
    config: dict[str, Any] = json.loads((hf / "config.json").read_text())
    family = str(config["model_type"])
    arch = ARCHITECTURES.get(family, family)
    writer = GGUFWriter(path, arch)
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_rope_freq_base(config["rope_parameters"]["rope_theta"])
    if config["rope_parameters"]["rope_type"] == "linear":
        writer.add_rope_scaling_type(RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(config["rope_parameters"]["factor"])
    if config.get("sliding_window"):
        writer.add_sliding_window(config["sliding_window"])
    if "head_dim" in config:
        writer.add_key_length(config["head_dim"])
        writer.add_value_length(config["head_dim"])
    writer.add_eos_token_id(2)
    writer.add_eot_token_id(5)
    for key, value in (extra_metadata or {}).items():
        writer.add_uint32(key, value)
    tensors = {name: x for file in hf.glob("*.safetensors") for name, x in load_file(file).items()}
    for name, x in tensors.items():
        heads = config["num_attention_heads"] if ".q_proj." in name else config["num_key_value_heads"]
        if arch == "llama" and (".q_proj." in name or ".k_proj." in name):
            x = pairs_from_halves(x, heads)
        stored = kind if x.ndim == 2 and x.shape[1] % 32 == 0 else GGMLQuantizationType.F32
        writer.add_tensor(gguf_name(name), quantize(x, stored), raw_dtype=stored)
    for name, x in (extra_tensors or {}).items():
        writer.add_tensor(name, x)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def assert_same_weights(a: Any, b: Any) -> None:
    assert jax.tree.structure(a) == jax.tree.structure(b)
    jax.tree.map(np.testing.assert_array_equal, a, b)
