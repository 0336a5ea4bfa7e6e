"""What a model's published definition needs to know besides its tensors, and which tensors that are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RopeScaling:
    """How the rotation frequencies of a longer context differ from the plain ones.

    Attributes:
        kind: ``linear`` (all divided by ``factor``), ``llama3`` (long wavelengths divided by ``factor``, short ones kept, the rest blended)
            or ``divisors`` (one for each frequency, as GGUF files keep the second).
    """

    kind: str
    factor: float = 1.0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 1.0
    original_max_positions: int = 0
    divisors: tuple[float, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Definition:
    """A decoder of Llama's kind, in Hugging Face's terms.

    Attributes:
        vocab: V. layers: L. heads: query heads. kv_heads: K. head_dim: H.
        norm_eps: added to the mean square in RMSNorm.
        rope_base: the base of the rotation frequencies.
        biased: the q, k and v projections have biases (Qwen2). head_norms: each head of q and k is RMS-normed (Qwen3).
        tied: the output projection is the embedding.
        windows: for each layer how many positions it sees, its own included; None sees all.
        max_positions: the longest context of the checkpoint.
        eos_token_ids: the tokens that end a stream.
        dtype: of the stored weights, as the checkpoint names it.
    """

    vocab: int
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    norm_eps: float
    rope_base: float
    rope_scaling: RopeScaling | None = None
    biased: bool = False
    head_norms: bool = False
    tied: bool = False
    windows: tuple[int | None, ...]
    max_positions: int
    eos_token_ids: tuple[int, ...] = ()
    dtype: str = "float32"

    @property
    def output(self) -> str:
        """The tensor ``[V, D]`` of the output projection."""
        return "model.embed_tokens.weight" if self.tied else "lm_head.weight"

    def tensors(self) -> set[str]:
        """The names of all tensors, in Hugging Face's naming."""
        layers = {f"model.layers.{i}.{part}" for i in range(self.layers) for part in self.layer_parts()}
        return layers | {"model.embed_tokens.weight", "model.norm.weight", self.output}

    def layer_parts(self) -> tuple[str, ...]:
        """The tensors of one layer, without the layer's prefix."""
        projections = [f"self_attn.{x}_proj.weight" for x in "qkvo"] + [f"mlp.{x}_proj.weight" for x in ("gate", "up", "down")]
        biases = [f"self_attn.{x}_proj.bias" for x in "qkv"] if self.biased else []
        norms = ["self_attn.q_norm.weight", "self_attn.k_norm.weight"] if self.head_norms else []
        return ("input_layernorm.weight", "post_attention_layernorm.weight", *projections, *biases, *norms)
