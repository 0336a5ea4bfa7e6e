"""EXAONE 4 (LG AI Research 2025, arXiv 2507.11407): a norm after each branch and of each head of q and k.

With windows only the layers that slide have a rotation.
"""

from __future__ import annotations

from dataclasses import replace

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, attention, norm, windows
from xlaengine.check.oracle.families.olmo2 import post_norm
from xlaengine.check.oracle.fault import CheckpointFault

DEFAULTS = {"num_key_value_heads": 32, "rms_norm_eps": 1e-5, "sliding_window": 4096, "sliding_window_pattern": 4}


def define(config: Config) -> Definition:
    """Without ``layer_types`` every ``sliding_window_pattern``-th layer sees all. Without a ``sliding_window`` no layer has one."""
    config = {**DEFAULTS, **config}
    L, size, period = config["num_hidden_layers"], config["sliding_window"], config["sliding_window_pattern"]
    mixer = attention(config, head_norm=norm(config))
    if size is None:
        return post_norm(config, [mixer] * L)
    if config.get("layer_types") is None and (isinstance(period, str) or not period):
        raise CheckpointFault(f"the oracle supports a sliding_window_pattern that is a period, and config.json has {period!r}")
    kinds = config.get("layer_types") or ["sliding_attention" if (i + 1) % period else "full_attention" for i in range(L)]
    sizes = windows(config, size, kinds)
    return post_norm(config, [replace(mixer, window=size, rotation=mixer.rotation if size else None) for size in sizes])
