"""The configuration of a model, read from ``config.json`` or GGUF metadata. `families.spec_of` turns it into a `ModelSpec`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Own = int | float | str | bool | None | tuple[int | float | str | bool, ...]
"""The types of values that a setting of one family may have: they are hashable, and JSON preserves them."""

RopeKind = Literal["linear", "llama3", "yarn", "factors", "longrope"]
"""The kinds of `RopeScaling`."""


@dataclass(frozen=True, kw_only=True)
class RopeScaling:
    """Llama 3's frequency scaling (``rope_type: llama3``), YaRN (``yarn``), plain division (``linear``), or a divisor for each frequency
    (``factors``, ``longrope``; Ding et al. 2024, arXiv 2402.13753).

    Attributes:
        low_freq_factor, high_freq_factor: of Llama 3.
        factors: H/2 divisors. GGUF files store Llama 3's scaling in this form. Of LongRoPE's divisors, these are for the original context.
        beta_fast, beta_slow: of YaRN, turns in the original context.
        truncate: YaRN's ramp begins and ends at whole indices.
        magnitude: a factor of cos and sin.
    """

    kind: RopeKind
    factor: float = 1.0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 4.0
    original_max_position: int = 8192
    factors: tuple[float, ...] = ()
    beta_fast: float = 32.0
    beta_slow: float = 1.0
    truncate: bool = True
    magnitude: float = 1.0

    def most_positions(self, stated: int) -> int:
        """The most positions of a model whose configuration states ``stated``. LongRoPE is limited to the original context: longer contexts
        need other divisors at all positions.
        """
        return min(stated, self.original_max_position) if self.kind == "longrope" else stated


@dataclass(frozen=True, kw_only=True)
class ModelConfig:
    """Shapes and constants that families have in common.

    Attributes:
        family: the name of one of `models.families.FAMILIES`.
        vocab: V. d_model: D. layers: L. heads: K*G query heads. kv_heads: K. head_dim: H. mlp: F.
        norm_eps: added to the mean square in RMSNorm.
        max_positions: the longest context that the model was made for.
        windows: for each layer, how many keys a token sees, its own included; None for all keys. Empty if every layer sees all keys.
        sliding_window: some layers see only this many keys, but the file (a GGUF file) does not say which layers; a longer
            ``max_model_len`` is refused.
        eos_token_ids: tokens that end a stream unless ``ignore_eos``.
        dtype: the checkpoint's own dtype.
        own: settings of this family alone, by name (`Family.own`).
    """

    family: str
    vocab: int
    d_model: int
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    mlp: int
    norm_eps: float
    rope_theta: float
    max_positions: int
    rope_scaling: RopeScaling | None = None
    tie_embeddings: bool = False
    windows: tuple[int | None, ...] = ()
    sliding_window: int | None = None
    eos_token_ids: tuple[int, ...] = ()
    dtype: str = "float32"
    own: tuple[tuple[str, Own], ...] = ()

    @property
    def groups(self) -> int:
        """G, query heads per kv head."""
        return self.heads // self.kv_heads

    @property
    def most_positions(self) -> int:
        """The largest ``max_model_len``: what the model was made for, and no more than ``sliding_window``."""
        return min(self.max_positions, self.sliding_window or self.max_positions)

    @property
    def bound(self) -> str:
        """The end of a message that names `most_positions`: why they are fewer than ``max_positions``. Empty if they are equal."""
        if self.sliding_window is not None and self.sliding_window < self.max_positions:
            return f" within its window; the file does not say which layers have one, and states {self.max_positions}"
        if self.rope_scaling is not None and self.rope_scaling.kind == "longrope":
            return " of the original context; LongRoPE turns all keys anew beyond it"
        return ""
