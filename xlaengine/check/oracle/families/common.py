"""Settings that all families read, and layers that many of them have."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from xlaengine.check.oracle.blocks.arithmetic import RmsNorm
from xlaengine.check.oracle.blocks.attention import Attention
from xlaengine.check.oracle.blocks.feed_forward import GatedFeedForward
from xlaengine.check.oracle.blocks.rotation import RopeScaling, Rotation
from xlaengine.check.oracle.definition import Block, Branch, Definition, Layer
from xlaengine.check.oracle.fault import CheckpointFault

Config = Mapping[str, Any]
"""The object of a ``config.json``."""

ONLY = {"hidden_act": "silu", "attention_bias": False, "mlp_bias": False, "quantization_config": None, "partial_rotary_factor": 1.0}
"""Settings of the model, or of its RoPE, that change the definition, with the only supported value of each."""


def norm(config: Config) -> RmsNorm:
    return RmsNorm(config["rms_norm_eps"])


def head_dim(config: Config) -> int:
    return config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]


def attention(config: Config, **more: Any) -> Attention:
    """Attention over all positions, with all dimensions of a head rotated; ``more`` are other fields."""
    heads, H = config["num_attention_heads"], head_dim(config)
    if "rotation" not in more:
        more["rotation"] = rotation(config, H)
    return Attention(heads=heads, kv_heads=config.get("num_key_value_heads") or heads, head_dim=H, **more)


def rope_settings(config: Config) -> Mapping[str, Any]:
    """The settings of RoPE in either spelling: ``rope_parameters``, or ``rope_theta`` beside ``rope_scaling``."""
    return config.get("rope_parameters") or config.get("rope_scaling") or {}


def rotation(config: Config, rotary_dim: int) -> Rotation:
    """The rotation of all layers."""
    rope = rope_settings(config)
    if kinds := [key for key, value in rope.items() if isinstance(value, dict)]:
        raise CheckpointFault(f"the oracle supports one RoPE for all layers, and config.json has one for each of {', '.join(kinds)}")
    return Rotation(float(rope.get("rope_theta") or config.get("rope_theta") or 10000.0), rotary_dim, scaling(rope, config))


def rotations(config: Config, rotary_dim: int, local_base: str, defaults: Mapping[str, float]) -> dict[str, Rotation]:
    """The rotation of each kind of layer. ``rope_parameters`` has settings for each kind. In the earlier spelling ``rope_theta`` and
    ``rope_scaling`` are those of full attention, and ``local_base`` names the base of sliding attention. ``defaults``: a base for each
    kind.
    """
    by_kind, before = config.get("rope_parameters") or {}, {"sliding_attention": local_base, "full_attention": "rope_theta"}
    if strange := [key for key, value in by_kind.items() if not isinstance(value, dict)]:
        raise CheckpointFault(f"the oracle supports one RoPE for each kind of layer, and config.json has {', '.join(strange)} for all")
    found = {}
    for kind, default in defaults.items():
        rope = {**by_kind.get(kind, {}), **((config.get("rope_scaling") or {}) if kind == "full_attention" else {})}
        base = rope.get("rope_theta") or config.get(before[kind]) or default
        found[kind] = Rotation(float(base), rotary_dim, scaling(rope, config))
    return found


def scaling(rope: Mapping[str, Any], config: Config) -> RopeScaling | None:
    """The scaling that the settings ``rope`` describe. The kind ``divisors``, with a list of them, comes from GGUF files."""
    kind = rope.get("rope_type") or rope.get("type") or "default"
    if kind == "default":
        return None
    if kind == "linear":
        return RopeScaling(kind, factor=float(rope["factor"]))
    if kind == "divisors":
        return RopeScaling(kind, divisors=tuple(rope["divisors"]), magnitude=rope.get("attention_factor") or 1.0)
    original = _original(rope, config)
    if kind == "llama3":
        return RopeScaling(kind, float(rope["factor"]), float(rope["low_freq_factor"]), float(rope["high_freq_factor"]), original)
    if kind == "yarn":
        return _yarn(rope, config)
    if kind == "longrope":
        longer = _longer(rope, config)
        usual = math.sqrt(1 + math.log(longer, original)) if longer > 1 else 1.0
        return RopeScaling("divisors", divisors=tuple(rope["short_factor"]), magnitude=rope.get("attention_factor") or usual)
    raise CheckpointFault(f"the oracle supports rope types default, linear, llama3, yarn and longrope, and config.json has {kind!r}")


def _positions(config: Config) -> int:
    return config.get("max_position_embeddings") or 2048


def _original(rope: Mapping[str, Any], config: Config) -> int:
    """The context before scaling made it longer. A setting outside the RoPE settings takes precedence."""
    return config.get("original_max_position_embeddings") or rope.get("original_max_position_embeddings") or _positions(config)


def _longer(rope: Mapping[str, Any], config: Config) -> float:
    return float(rope.get("factor") or _positions(config) / _original(rope, config))


def _most_positions(config: Config) -> int:
    """The longest context. With LongRoPE it is the original one, because only its divisors are read here."""
    rope = rope_settings(config)
    is_long = (rope.get("rope_type") or rope.get("type")) == "longrope"
    return min(_positions(config), _original(rope, config)) if is_long else _positions(config)


def _yarn(rope: Mapping[str, Any], config: Config) -> RopeScaling:
    """YaRN's settings. Unless it is stated, the magnitude is ``0.1 ln(factor) + 1``, or the quotient of ``0.1 m ln(factor) + 1`` with m =
    ``mscale`` and m = ``mscale_all_dim``."""
    factor = _longer(rope, config)
    by_scale = [1 + 0.1 * (rope.get(key) or 0) * math.log(max(factor, 1)) for key in ("mscale", "mscale_all_dim")]
    usual = by_scale[0] / by_scale[1] if rope.get("mscale") and rope.get("mscale_all_dim") else 1 + 0.1 * math.log(max(factor, 1))
    magnitude = rope.get("attention_factor")
    return RopeScaling(
        "yarn",
        factor,
        original_max_positions=_original(rope, config),
        beta_fast=float(rope.get("beta_fast") or 32),
        beta_slow=float(rope.get("beta_slow") or 1),
        whole=rope.get("truncate") is not False,
        magnitude=usual if magnitude is None else magnitude,
    )


LLAMA_NORMS = "input_layernorm", "post_attention_layernorm"


def pre_norm(norm: RmsNorm, mixer: Block, feed_forward: Block | None = None, names: tuple[str, str] = LLAMA_NORMS) -> Layer:
    """A layer with a norm before each branch (Touvron et al. 2023)."""
    return Layer((Branch(mixer, before=names[0]), Branch(feed_forward or GatedFeedForward(), before=names[1])), norm)


def model(config: Config, layers: Iterable[Layer], only: Config = ONLY, **more: Any) -> Definition:
    """The layers between an embedding and a normed head; ``more`` are other fields. ``only`` is this family's `ONLY`.

    Raises:
        CheckpointFault: a setting that changes the definition has a value that is not supported.
    """
    rope = rope_settings(config)
    for key, value in only.items():
        for found in (config.get(key), rope.get(key)):
            if found not in (None, value):
                raise CheckpointFault(f"the oracle supports {key} {value!r} only, and config.json has {found!r}")
    return Definition(
        **{
            "vocab": config["vocab_size"],
            "layers": tuple(layers),
            "final_norm": norm(config),
            "tied": bool(config.get("tie_word_embeddings")),
            "max_positions": _most_positions(config),
            "eos_token_ids": tuple(sorted(set(eos_token_ids(config)))),
            "dtype": config.get("dtype") or config.get("torch_dtype") or "float32",
        }
        | more
    )


def eos_token_ids(config: Config) -> list[int]:
    """The token ids that end a stream.

    Raises:
        CheckpointFault: one is not an integer.
    """
    ids = config.get("eos_token_id")
    ids = [] if ids is None else ids if isinstance(ids, list) else [ids]
    if strange := [each for each in ids if not isinstance(each, int)]:
        raise CheckpointFault(f"the oracle reads eos_token_id as integers, and one is {strange[0]!r}")
    return ids


def kinds(config: Config, default: list[str], known: set[str]) -> list[str]:
    """The kind of each layer: ``layer_types``, or else ``default``."""
    L, found = config["num_hidden_layers"], config.get("layer_types") or default
    if len(found) != L or set(found) - known:
        raise CheckpointFault(f"the oracle supports {' and '.join(sorted(known))} in {L} layers, and config.json has {found}")
    return found


def windows(config: Config, size: int | None, default: list[str]) -> list[int | None]:
    """For each layer ``size`` where it is of the kind ``sliding_attention``, None where it is ``full_attention``."""
    return [size if kind == "sliding_attention" else None for kind in kinds(config, default, {"full_attention", "sliding_attention"})]
