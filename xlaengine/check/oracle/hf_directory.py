"""``config.json`` and safetensors of a Hugging Face directory, as the oracle reads them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import ml_dtypes  # noqa: F401  (it registers bfloat16 with NumPy, where safetensors looks for it)
import numpy as np
from safetensors import SafetensorError, safe_open

from xlaengine.check.oracle.checkpoint import Checkpoint, CheckpointFault, Definition, RopeScaling, require_tensors

FAMILIES = ("llama", "mistral", "qwen2", "qwen3")

ONLY = {"hidden_act": "silu", "attention_bias": False, "mlp_bias": False, "quantization_config": None, "partial_rotary_factor": 1.0}
"""Settings of the model, or of its RoPE, that change the definition; and the only value of each that is supported."""

QWEN3_HEAD_DIM = 128
"""H if ``config.json`` does not have it; the default of the other families is D / heads."""


def read(directory: Path) -> Checkpoint:
    config = json.loads((directory / "config.json").read_text(encoding="utf-8"))
    definition = define(config, _generation(directory))
    where = _files_by_tensor(directory)
    require_tensors(definition, where, directory)
    opened = cache(lambda file: safe_open(file, framework="numpy"))

    def tensor(name: str) -> np.ndarray:
        with _as_fault_of(where[name]):
            return opened(where[name]).get_tensor(name)

    return Checkpoint(definition, tensor)


def define(config: dict[str, Any], generation: dict[str, Any]) -> Definition:
    """From the objects of ``config.json`` and ``generation_config.json``.

    Defaults are those of transformers' configuration classes; of the kv heads and the longest context those of Llama's class, whatever the
    family. A wrong number of kv heads does not fit the tensors.
    """
    family = _family(config)
    heads = config["num_attention_heads"]
    rope = config.get("rope_parameters") or config.get("rope_scaling") or {}
    _refuse_other_settings(config, rope)
    return Definition(
        vocab=config["vocab_size"],
        layers=config["num_hidden_layers"],
        heads=heads,
        kv_heads=config.get("num_key_value_heads") or heads,
        head_dim=config.get("head_dim") or (QWEN3_HEAD_DIM if family == "qwen3" else config["hidden_size"] // heads),
        norm_eps=config["rms_norm_eps"],
        rope_base=float(rope.get("rope_theta") or config.get("rope_theta") or 10000.0),
        rope_scaling=_scaling(rope, config),
        biased=family == "qwen2",
        head_norms=family == "qwen3",
        tied=bool(config.get("tie_word_embeddings")),
        windows=_windows(family, config),
        max_positions=config.get("max_position_embeddings") or 2048,
        eos_token_ids=tuple(sorted({*_ids(config), *_ids(generation)})),
        dtype=config.get("dtype") or config.get("torch_dtype") or "float32",
    )


def _family(config: dict[str, Any]) -> str:
    names = [str(name).lower() for name in (*(config.get("architectures") or ()), config.get("model_type", ""))]
    for family in FAMILIES:
        if f"{family}forcausallm" in names or family in names:
            return family
    raise CheckpointFault(f"the oracle supports {', '.join(FAMILIES)}, and config.json names {', '.join(names)}")


def _refuse_other_settings(config: dict[str, Any], rope: dict[str, Any]) -> None:
    for key, value in ONLY.items():
        for found in (config.get(key), rope.get(key)):
            if found not in (None, value):
                raise CheckpointFault(f"the oracle supports {key} {value!r} only, and config.json has {found!r}")
    if kinds := [key for key, value in rope.items() if isinstance(value, dict)]:
        raise CheckpointFault(f"the oracle supports one RoPE for all layers, and config.json has one for each of {', '.join(kinds)}")


def _scaling(rope: dict[str, Any], config: dict[str, Any]) -> RopeScaling | None:
    kind = rope.get("rope_type") or rope.get("type") or "default"
    if kind == "default":
        return None
    if kind == "linear":
        return RopeScaling(kind, factor=float(rope["factor"]))
    if kind == "llama3":
        original = rope.get("original_max_position_embeddings") or config["max_position_embeddings"]
        return RopeScaling(kind, float(rope["factor"]), float(rope["low_freq_factor"]), float(rope["high_freq_factor"]), original)
    raise CheckpointFault(f"the oracle supports rope types default, linear and llama3, and config.json has {kind!r}")


def _windows(family: str, config: dict[str, Any]) -> tuple[int | None, ...]:
    """Mistral: one window for all layers. Llama: none. Qwen: none without ``use_sliding_window``, else for the layers that are named in
    ``layer_types``, or for those from ``max_window_layers`` on.
    """
    L, size = config["num_hidden_layers"], config.get("sliding_window", 4096)
    if family == "mistral":
        return (size,) * L
    if family == "llama" or not config.get("use_sliding_window"):
        return (None,) * L
    first = config.get("max_window_layers")
    first = 28 if first is None else first
    kinds = config.get("layer_types") or ["sliding_attention" if layer >= first else "full_attention" for layer in range(L)]
    if len(kinds) != L or set(kinds) - {"sliding_attention", "full_attention"}:
        raise CheckpointFault(f"the oracle supports full and sliding attention in {L} layers, and config.json has {kinds}")
    return tuple(size if kind == "sliding_attention" else None for kind in kinds)


def _ids(config: dict[str, Any]) -> list[int]:
    ids = config.get("eos_token_id")
    ids = [] if ids is None else ids if isinstance(ids, list) else [ids]
    if strange := [each for each in ids if not isinstance(each, int)]:
        raise CheckpointFault(f"the oracle reads eos_token_id as integers, and one is {strange[0]!r}")
    return ids


def _generation(directory: Path) -> dict[str, Any]:
    path = directory / "generation_config.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@contextmanager
def _as_fault_of(file: Path) -> Iterator[None]:
    """Raises CheckpointFault for an error of the library, which does not name the file."""
    try:
        yield
    except (OSError, SafetensorError) as error:
        raise CheckpointFault(f"the oracle cannot read {file}: {error}") from error


def _files_by_tensor(directory: Path) -> dict[str, Path]:
    """Which file holds each tensor: the index names them, else they are all in ``model.safetensors``."""
    single = directory / "model.safetensors"
    if single.is_file():
        with _as_fault_of(single), safe_open(single, framework="numpy") as file:
            return dict.fromkeys(file.keys(), single)
    index = json.loads((directory / "model.safetensors.index.json").read_text(encoding="utf-8"))
    return {name: directory / file for name, file in index["weight_map"].items()}
