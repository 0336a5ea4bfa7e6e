"""A GGUF file as the oracle reads it: through the ``gguf`` package, tensors renamed to Hugging Face's names and dequantized.

Its metadata are translated into the settings of a ``config.json``, of which `families` makes the definition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, dequantize

from xlaengine.check.oracle import families
from xlaengine.check.oracle.blocks.clamped_experts import ClampedExperts
from xlaengine.check.oracle.checkpoint import Checkpoint, halves, require_tensors
from xlaengine.check.oracle.definition import changed
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
Config = dict[str, Any]
LAYER_TENSOR = re.compile(r"blk\.(\d+)\.(\w+)\.(weight|bias)")
TURNED = re.compile(r"self_attn\.([qk])_proj\.")
"""Projections whose rows llama.cpp's converter reorders for some architectures."""

AFTER = {"post_attention_norm": "post_attention_layernorm", "post_ffw_norm": "post_feedforward_layernorm"}
"""Norms after a branch."""

GEMMA = {**AFTER, "ffn_norm": "pre_feedforward_layernorm"}


@dataclass(frozen=True)
class Architecture:
    """What llama.cpp's converter makes of a family, and what llama.cpp knows of it that is not in the file."""

    model_type: str
    in_pairs: bool = False  # rows of q and k are reordered
    adds_one: bool = False  # norms' weights are stored as 1 + weight
    names: Mapping[str, str] = field(default_factory=dict)  # of tensors in a layer, before `IN_A_LAYER`
    settings: Mapping[str, str] = field(default_factory=dict)  # from a key of the metadata to one of config.json
    window: int | None = None  # if the file does not say
    period: int | None = None  # every so many layers one has no window; None: all have it
    turns_a_part: bool = False  # ``rope.dimension_count`` may be less than a head
    change: Callable[[Metadata, Config], Config] = lambda metadata, config: {}  # other settings


def _of_gemma(metadata: Metadata, config: Config) -> Config:
    """llama.cpp knows the scale of queries by the number of layers: the largest models' differs from the head's size."""
    largest = config["num_hidden_layers"] == {"gemma2": 46, "gemma3": 62}[metadata.name]
    return {"query_pre_attn_scalar": config["hidden_size"] // config["num_attention_heads"] if largest else config["head_dim"]}


def _by_kind(metadata: Metadata, config: Config, local_base: float) -> Config:
    """RoPE of two kinds of layers; only that of full attention is scaled."""
    sliding = {"rope_theta": metadata.own("rope.freq_base_swa") or local_base}
    return {"rope_parameters": {"full_attention": config["rope_parameters"], "sliding_attention": sliding}}


def _of_gemma3(metadata: Metadata, config: Config) -> Config:
    return _of_gemma(metadata, config) | _by_kind(metadata, config, 10_000.0)


def _of_olmo(metadata: Metadata, config: Config) -> Config:
    if config["sliding_window"] is None:
        return {}
    return {"model_type": "olmo3", **_by_kind(metadata, config, config["rope_parameters"]["rope_theta"])}


def _of_exaone4(metadata: Metadata, config: Config) -> Config:
    """llama.cpp knows the window of the model with 64 layers, if the file has none."""
    layers, size = config["num_hidden_layers"], 4096
    if config["sliding_window"] is not None or layers != 64:
        return {}
    return {"sliding_window": size, "layer_types": _kinds(metadata, layers, size)}


CAPS = {"attn_logit_softcapping": "attn_logit_softcapping", "final_logit_softcapping": "final_logit_softcapping"}
MULTIPLIERS = {
    "attention.scale": "attention_multiplier",
    "embedding_scale": "embedding_multiplier",
    "residual_scale": "residual_multiplier",
    "logit_scale": "logits_scaling",
}
EXPERTS = {"expert_count": "num_local_experts", "expert_used_count": "num_experts_per_tok"}
OF_GPT_OSS = {
    "post_attention_norm": "post_attention_layernorm",
    "attn_sinks": "self_attn.sinks",
    "ffn_gate_inp": "mlp.router",
    "ffn_gate_exps": "mlp.experts.gate_proj",
    "ffn_up_exps": "mlp.experts.up_proj",
    "ffn_down_exps": "mlp.experts.down_proj",
}
BARE = ("self_attn.sinks",)
"""Names of tensors that have no ending in Hugging Face's naming."""
FUSED = {"attn_qkv": "self_attn.qkv_proj", "ffn_up": "mlp.gate_up_proj"}

YARN = {
    "original_context_length": "original_max_position_embeddings",
    "yarn_beta_fast": "beta_fast",
    "yarn_beta_slow": "beta_slow",
}
"""llama.cpp's ramp begins and ends at a pair, whatever the model has."""
NOT_OF_YARN = ("yarn_ext_factor", "yarn_attn_factor", "yarn_log_multiplier")

ARCHITECTURES = {
    "llama": Architecture("mistral", in_pairs=True),  # files of both; without a window Mistral is Llama
    "qwen2": Architecture("qwen2"),
    "qwen3": Architecture("qwen3"),
    "gemma2": Architecture("gemma2", adds_one=True, names=GEMMA, settings=CAPS, window=4096, period=2, change=_of_gemma),
    "gemma3": Architecture("gemma3_text", adds_one=True, names=GEMMA, settings=CAPS, period=6, change=_of_gemma3),
    "phi3": Architecture("phi3", names=FUSED, turns_a_part=True),
    "olmo2": Architecture("olmo2", names=AFTER, period=4, change=_of_olmo),  # files of OLMo 3 too
    "exaone4": Architecture("exaone4", names=AFTER, period=4, change=_of_exaone4),
    "smollm3": Architecture("smollm3", in_pairs=True),
    "gpt-oss": Architecture("gpt_oss", names=OF_GPT_OSS, period=2, settings=EXPERTS),
    "granite": Architecture("granite", in_pairs=True, settings=MULTIPLIERS),
}
"""By ``general.architecture``."""


def read(path: Path) -> Checkpoint:
    metadata = Metadata(GGUFReader(path))
    stored = {hf_name(each.name, metadata.architecture): each for each in metadata.file.tensors}
    definition = changed(ClampedExperts, lambda block: replace(block, apart=True), families.define(_config(metadata, stored)))
    require_tensors(definition, stored, path)
    heads = {"q": metadata.own("attention.head_count"), "k": metadata.own("attention.head_count_kv")}

    def tensor(name: str) -> np.ndarray:
        values = _values(stored[name])
        turned = TURNED.search(name) if metadata.architecture.in_pairs else None
        if turned is not None:
            return halves(values, heads[turned[1]] or heads["q"])
        # float64 holds the difference of two float32 numbers of such sizes.
        return values.astype(np.float64) - 1 if metadata.architecture.adds_one and name.endswith("norm.weight") else values

    return Checkpoint(definition, tensor)


def hf_name(name: str, architecture: Architecture) -> str:
    """Hugging Face's name of a tensor; one that has none keeps its own, and is then unexpected."""
    found, names = LAYER_TENSOR.fullmatch(name), {**IN_A_LAYER, **architecture.names}
    if found is None or found[2] not in names:
        return WHOLE.get(name, name)
    of_layer = names[found[2]]
    return f"model.layers.{found[1]}.{of_layer}" if of_layer in BARE else f"model.layers.{found[1]}.{of_layer}.{found[3]}"


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
    own, architecture, embedding = metadata.own, metadata.architecture, stored["model.embed_tokens.weight"]
    heads, layers, window = own("attention.head_count"), own("block_count"), own("attention.sliding_window", architecture.window) or None
    head_dim = own("attention.key_length") or own("embedding_length") // heads
    turned = own("rope.dimension_count") or head_dim
    for key in ("attention.value_length",) if architecture.turns_a_part else ("rope.dimension_count", "attention.value_length"):
        if own(key, head_dim) != head_dim:
            raise CheckpointFault(f"the oracle supports a {key} of a whole head only, {head_dim}, and the file's is {own(key)}")
    rope = {"rope_theta": own("rope.freq_base") or 10000.0, "partial_rotary_factor": turned / head_dim, **_scaling(metadata, stored)}
    config = {
        "model_type": architecture.model_type,
        "vocab_size": int(embedding.shape[1]),
        "hidden_size": own("embedding_length"),
        "num_hidden_layers": layers,
        "num_attention_heads": heads,
        "num_key_value_heads": own("attention.head_count_kv") or heads,
        "head_dim": head_dim,
        "rms_norm_eps": own("attention.layer_norm_rms_epsilon"),
        "rope_parameters": rope,
        "tie_word_embeddings": "lm_head.weight" not in stored,
        "sliding_window": window,
        "use_sliding_window": window is not None,
        "layer_types": _kinds(metadata, layers, window),
        "max_position_embeddings": own("context_length"),
        "eos_token_id": _eos(metadata),
        "dtype": "bfloat16" if embedding.tensor_type == GGMLQuantizationType.BF16 else "float32",
        **{name: own(key) for key, name in architecture.settings.items() if own(key) is not None},
    }
    return config | architecture.change(metadata, config)


def _kinds(metadata: Metadata, layers: int, window: int | None) -> list[str]:
    """``sliding_window_pattern`` lists the layers that slide, or is the period, of which the last one does not."""
    pattern = metadata.own("attention.sliding_window_pattern") or metadata.architecture.period
    if window is None:
        slides = [False] * layers
    elif isinstance(pattern, list):
        slides = pattern
    else:
        slides = [pattern is None or (i + 1) % pattern != 0 for i in range(layers)]
    return ["sliding_attention" if each else "full_attention" for each in slides]


def _scaling(metadata: Metadata, stored: dict[str, Any]) -> dict[str, Any]:
    """The settings of a RoPE scaling; none for a plain RoPE."""
    if "rope_freqs.weight" in stored:
        return {"rope_type": "divisors", "divisors": _values(stored["rope_freqs.weight"]).tolist()}
    kind, factor = metadata.own("rope.scaling.type"), metadata.own("rope.scaling.factor")
    if kind in (None, "none"):
        return {}
    if kind == "linear" and factor is not None:
        return {"rope_type": "linear", "factor": factor}
    if kind == "yarn" and factor is not None:
        settings = {name: metadata.own(f"rope.scaling.{key}") for key, name in YARN.items()}
        if strange := [key for key in NOT_OF_YARN if metadata.own(f"rope.scaling.{key}") is not None]:
            raise CheckpointFault(f"the oracle supports no rope scaling with {', '.join(strange)}")
        return {"rope_type": "yarn", "factor": factor, **{name: value for name, value in settings.items() if value is not None}}
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
