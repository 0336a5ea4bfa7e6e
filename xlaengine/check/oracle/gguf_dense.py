"""GGUF files of families without a recurrence."""

from __future__ import annotations

from xlaengine.check.oracle.gguf_architecture import Architecture, Config, Metadata, kinds

AFTER = {"post_attention_norm": "post_attention_layernorm", "post_ffw_norm": "post_feedforward_layernorm"}
"""The names of norms after a branch."""

GEMMA = {**AFTER, "ffn_norm": "pre_feedforward_layernorm"}


def _of_gemma(metadata: Metadata, config: Config) -> Config:
    """llama.cpp recognizes the largest models by their number of layers: their scale of queries does not follow from the head's size."""
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
    """If the file states no window, llama.cpp uses its own for the model with 64 layers."""
    layers, size = config["num_hidden_layers"], 4096
    if config["sliding_window"] is not None or layers != 64:
        return {}
    return {"sliding_window": size, "layer_types": kinds(metadata, layers, size, 4)}


def scale_of_granite(metadata: Metadata, config: Config) -> Config:
    """Without a scale of scores llama.cpp uses ``1 / sqrt(H)``."""
    return {"attention_multiplier": metadata.own("attention.scale") or config["head_dim"] ** -0.5}


def _of_seed_oss(metadata: Metadata, config: Config) -> Config:
    return {"attention_bias": metadata.has("attn_q.bias"), "attention_out_bias": metadata.has("attn_output.bias")}


CAPS = {"attn_logit_softcapping": "attn_logit_softcapping", "final_logit_softcapping": "final_logit_softcapping"}
MULTIPLIERS = {
    "attention.scale": "attention_multiplier",
    "embedding_scale": "embedding_multiplier",
    "residual_scale": "residual_multiplier",
    "logit_scale": "logits_scaling",
}
FUSED = {"attn_qkv": "self_attn.qkv_proj", "ffn_up": "mlp.gate_up_proj"}

DENSE = {
    "llama": Architecture("mistral", in_pairs=True),  # files of both; without a window Mistral is Llama
    "qwen2": Architecture("qwen2"),
    "qwen3": Architecture("qwen3"),
    "gemma2": Architecture("gemma2", adds_one=True, names=GEMMA, settings=CAPS, window=4096, period=2, change=_of_gemma),
    "gemma3": Architecture("gemma3_text", adds_one=True, names=GEMMA, settings=CAPS, period=6, change=_of_gemma3),
    "phi3": Architecture("phi3", names=FUSED, rotates_a_part=True),
    "olmo2": Architecture("olmo2", names=AFTER, period=4, change=_of_olmo),  # files of OLMo 3 too
    "exaone4": Architecture("exaone4", names=AFTER, period=4, change=_of_exaone4),
    "seed_oss": Architecture("seed_oss", names={"post_attention_norm": "post_attention_layernorm"}, change=_of_seed_oss),
    "smollm3": Architecture("smollm3", in_pairs=True),
    "granite": Architecture("granite", in_pairs=True, settings=MULTIPLIERS, change=scale_of_granite),
}
"""The architectures of this file, by ``general.architecture``."""
