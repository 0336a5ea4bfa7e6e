"""A GGUF file as the oracle reads it: through the ``gguf`` package, tensors renamed to Hugging Face's names and dequantized.

Its metadata are translated into the settings of a ``config.json``, of which `families` makes the definition.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, dequantize

from xlaengine.check.oracle import families
from xlaengine.check.oracle.checkpoint import Checkpoint, halves, require_tensors
from xlaengine.check.oracle.fault import CheckpointFault

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
"""Projections whose rows llama.cpp's converter reorders for some architectures."""


@dataclass(frozen=True)
class Architecture:
    """What llama.cpp's converter makes of a family."""

    model_type: str
    in_pairs: bool = False  # rows of q and k are reordered


ARCHITECTURES = {
    "llama": Architecture("mistral", in_pairs=True),  # files of both; without a window Mistral is Llama
    "qwen2": Architecture("qwen2"),
    "qwen3": Architecture("qwen3"),
}
"""By ``general.architecture``."""


def read(path: Path) -> Checkpoint:
    metadata = Metadata(GGUFReader(path))
    stored = {hf_name(each.name): each for each in metadata.file.tensors}
    definition = families.define(_config(metadata, stored))
    require_tensors(definition, stored, path)
    heads = {"q": metadata.own("attention.head_count"), "k": metadata.own("attention.head_count_kv")}

    def tensor(name: str) -> np.ndarray:
        values = _values(stored[name])
        turned = TURNED.search(name) if metadata.architecture.in_pairs else None
        return values if turned is None else halves(values, heads[turned[1]] or heads["q"])

    return Checkpoint(definition, tensor)


def hf_name(name: str) -> str:
    """Hugging Face's name of a tensor; one that has none keeps its own, and is then unexpected."""
    found = LAYER_TENSOR.fullmatch(name)
    if found is None or found[2] not in IN_A_LAYER:
        return WHOLE.get(name, name)
    return f"model.layers.{found[1]}.{IN_A_LAYER[found[2]]}.{found[3]}"


class Metadata:
    """The metadata of a file whose architecture is supported."""

    def __init__(self, file: GGUFReader):
        self.file = file
        self.name = self.general("general.architecture")
        if self.name not in ARCHITECTURES:
            raise CheckpointFault(f"the oracle supports the GGUF architectures {', '.join(ARCHITECTURES)}, and the file's is {self.name!r}")
        self.architecture = ARCHITECTURES[self.name]

    def general(self, key: str, default: Any = None) -> Any:
        field = self.file.get_field(key)
        return default if field is None else field.contents()

    def own(self, key: str, default: Any = None) -> Any:
        """The architecture's own ``key``."""
        return self.general(f"{self.name}.{key}", default)


def _config(metadata: Metadata, stored: dict[str, Any]) -> dict[str, Any]:
    """The settings of a ``config.json``."""
    own, embedding = metadata.own, stored["model.embed_tokens.weight"]
    heads, layers, window = own("attention.head_count"), own("block_count"), own("attention.sliding_window") or None
    head_dim = own("attention.key_length") or own("embedding_length") // heads
    for key in ("rope.dimension_count", "attention.value_length"):
        if own(key, head_dim) != head_dim:
            raise CheckpointFault(f"the oracle supports a {key} of a whole head only, {head_dim}, and the file's is {own(key)}")
    return {
        "model_type": metadata.architecture.model_type,
        "vocab_size": int(embedding.shape[1]),
        "num_hidden_layers": layers,
        "num_attention_heads": heads,
        "num_key_value_heads": own("attention.head_count_kv") or heads,
        "head_dim": head_dim,
        "rms_norm_eps": own("attention.layer_norm_rms_epsilon"),
        "rope_parameters": {"rope_theta": own("rope.freq_base") or 10000.0, **_scaling(metadata, stored)},
        "tie_word_embeddings": "lm_head.weight" not in stored,
        "sliding_window": window,
        "use_sliding_window": window is not None,
        "layer_types": ["full_attention" if window is None else "sliding_attention"] * layers,
        "max_position_embeddings": own("context_length"),
        "eos_token_id": _eos(metadata),
        "dtype": "bfloat16" if embedding.tensor_type == GGMLQuantizationType.BF16 else "float32",
    }


def _scaling(metadata: Metadata, stored: dict[str, Any]) -> dict[str, Any]:
    """The settings of a RoPE scaling; none for a plain RoPE."""
    if "rope_freqs.weight" in stored:
        return {"rope_type": "divisors", "divisors": _values(stored["rope_freqs.weight"]).tolist()}
    kind, factor = metadata.own("rope.scaling.type"), metadata.own("rope.scaling.factor")
    if kind in (None, "none"):
        return {}
    if kind == "linear" and factor is not None:
        return {"rope_type": "linear", "factor": factor}
    raise CheckpointFault(f"the oracle supports no rope scaling of type {kind!r} with factor {factor}")


def _eos(metadata: Metadata) -> list[int]:
    """The end of a text, and of a turn where it is another token."""
    ids = (metadata.general(f"tokenizer.ggml.{name}_token_id") for name in ("eos", "eot"))
    return [i for i in ids if i is not None]


def _values(stored: Any) -> np.ndarray:
    """The tensor in NumPy's order of axes."""
    shape = tuple(int(size) for size in reversed(stored.shape))
    if stored.tensor_type == GGMLQuantizationType.BF16:
        return stored.data.view(ml_dtypes.bfloat16).reshape(shape)
    return dequantize(stored.data, stored.tensor_type).reshape(shape)
