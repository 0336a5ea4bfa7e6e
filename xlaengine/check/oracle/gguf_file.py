"""A GGUF file as the oracle reads it: through the ``gguf`` package, tensors renamed to Hugging Face's names and dequantized."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, dequantize

from xlaengine.check.oracle.checkpoint import Checkpoint, CheckpointFault, Definition, RopeScaling, halves, require_tensors

ARCHITECTURES = ("llama", "qwen2", "qwen3")
"""Values of ``general.architecture``; that of Mistral's files is llama."""

WHOLE = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
    "output.weight": "lm_head.weight",
    "rope_freqs.weight": "rope_freqs.weight",
}
IN_A_LAYER = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
LAYER_TENSOR = re.compile(r"blk\.(\d+)\.(\w+)\.(weight|bias)")
TURNED = re.compile(r"self_attn\.([qk])_proj\.")
"""Projections whose rows llama.cpp's converter reorders for the architecture ``llama``."""


def read(path: Path) -> Checkpoint:
    file = GGUFReader(path)
    stored = {hf_name(each.name): each for each in file.tensors}
    architecture = _value(file, "general.architecture")
    definition = _define(file, architecture, stored)
    require_tensors(definition, stored, path)

    def tensor(name: str) -> np.ndarray:
        values = _values(stored[name])
        turned = TURNED.search(name) if architecture == "llama" else None
        return values if turned is None else halves(values, {"q": definition.heads, "k": definition.kv_heads}[turned[1]])

    return Checkpoint(definition, tensor)


def hf_name(name: str) -> str:
    """Hugging Face's name of a tensor; one that has none keeps its own, and is then unexpected."""
    found = LAYER_TENSOR.fullmatch(name)
    if found is None or found[2] not in IN_A_LAYER:
        return WHOLE.get(name, name)
    return f"model.layers.{found[1]}.{IN_A_LAYER[found[2]]}.{found[3]}"


def _define(file: GGUFReader, architecture: str, stored: dict[str, Any]) -> Definition:
    if architecture not in ARCHITECTURES:
        raise CheckpointFault(f"the oracle supports the GGUF architectures {', '.join(ARCHITECTURES)}, and the file's is {architecture!r}")

    def own(key: str, default: Any = None) -> Any:
        return _value(file, f"{architecture}.{key}", default)

    heads, layers = own("attention.head_count"), own("block_count")
    head_dim = own("attention.key_length") or own("embedding_length") // heads
    for key in ("rope.dimension_count", "attention.value_length"):
        if own(key, head_dim) != head_dim:
            raise CheckpointFault(f"the oracle supports a {key} of a whole head only, {head_dim}, and the file's is {own(key)}")
    return Definition(
        vocab=int(stored["model.embed_tokens.weight"].shape[1]),
        layers=layers,
        heads=heads,
        kv_heads=own("attention.head_count_kv") or heads,
        head_dim=head_dim,
        norm_eps=own("attention.layer_norm_rms_epsilon"),
        rope_base=own("rope.freq_base") or 10000.0,
        rope_scaling=_scaling(own("rope.scaling.type"), own("rope.scaling.factor"), stored),
        biased=architecture == "qwen2",
        head_norms=architecture == "qwen3",
        tied="lm_head.weight" not in stored,
        windows=(own("attention.sliding_window") or None,) * layers,
        max_positions=own("context_length"),
        eos_token_ids=_eos(file),
        dtype="bfloat16" if stored["model.embed_tokens.weight"].tensor_type == GGMLQuantizationType.BF16 else "float32",
    )


def _scaling(kind: str | None, factor: float | None, stored: dict[str, Any]) -> RopeScaling | None:
    if "rope_freqs.weight" in stored:
        return RopeScaling("divisors", divisors=tuple(_values(stored["rope_freqs.weight"]).tolist()))
    if kind in (None, "none"):
        return None
    if kind == "linear" and factor is not None:
        return RopeScaling("linear", factor=factor)
    raise CheckpointFault(f"the oracle supports no rope scaling of type {kind!r} with factor {factor}")


def _eos(file: GGUFReader) -> tuple[int, ...]:
    """The end of a text, and of a turn where it is another token."""
    ids = (_value(file, f"tokenizer.ggml.{name}_token_id") for name in ("eos", "eot"))
    return tuple(sorted({i for i in ids if i is not None}))


def _value(file: GGUFReader, key: str, default: Any = None) -> Any:
    field = file.get_field(key)
    return default if field is None else field.contents()


def _values(stored: Any) -> np.ndarray:
    """The tensor in NumPy's order of axes."""
    shape = tuple(int(size) for size in reversed(stored.shape))
    if stored.tensor_type == GGMLQuantizationType.BF16:
        return stored.data.view(ml_dtypes.bfloat16).reshape(shape)
    return dequantize(stored.data, stored.tensor_type).reshape(shape)
