"""Model families. The file of a family makes a `Definition` from the settings of a Hugging Face ``config.json``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families import (
    bamba,
    exaone4,
    falcon_h1,
    gemma2,
    gemma3,
    gpt_oss,
    granite,
    granitemoe,
    granitemoehybrid,
    lfm2,
    lfm2_moe,
    llama,
    mamba2,
    mistral,
    mixtral,
    olmo2,
    olmo3,
    phi3,
    qwen2,
    qwen2_moe,
    qwen3,
    qwen3_5,
    qwen3_5_moe,
    qwen3_moe,
    qwen3_next,
    seed_oss,
    smollm3,
)
from xlaengine.check.oracle.fault import CheckpointFault

FAMILIES = {
    "llama": llama.define,
    "mistral": mistral.define,
    "qwen2": qwen2.define,
    "qwen3": qwen3.define,
    "gemma2": gemma2.define,
    "gemma3_text": gemma3.define,
    "phi3": phi3.define,
    "olmo2": olmo2.define,
    "olmo3": olmo3.define,
    "smollm3": smollm3.define,
    "granite": granite.define,
    "exaone4": exaone4.define,
    "seed_oss": seed_oss.define,
    "lfm2": lfm2.define,
    "qwen3_next": qwen3_next.define,
    "qwen3_5_text": qwen3_5.define,
    "bamba": bamba.define,
    "granitemoehybrid": granitemoehybrid.define,
    "falcon_h1": falcon_h1.define,
    "mamba2": mamba2.define,
    "mixtral": mixtral.define,
    "qwen2_moe": qwen2_moe.define,
    "qwen3_moe": qwen3_moe.define,
    "granitemoe": granitemoe.define,
    "lfm2_moe": lfm2_moe.define,
    "qwen3_5_moe_text": qwen3_5_moe.define,
    "gpt_oss": gpt_oss.define,
}
"""By ``model_type``."""


def define(config: Mapping[str, Any]) -> Definition:
    """The definition that the object of a ``config.json`` describes.

    Defaults are those of transformers' configuration classes. A family that states no default for the kv heads or for the longest context
    has Llama's. If that number of kv heads is wrong, the tensors do not fit.

    Raises:
        CheckpointFault: the family, or the value of a setting, is not supported.
    """
    names = [str(name).lower() for name in (*(config.get("architectures") or ()), config.get("model_type", ""))]
    for family, define_family in FAMILIES.items():
        if f"{family.removesuffix('_text')}forcausallm" in names or family in names:
            return define_family(config)
    raise CheckpointFault(f"the oracle supports {', '.join(FAMILIES)}, and config.json names {', '.join(names)}")
