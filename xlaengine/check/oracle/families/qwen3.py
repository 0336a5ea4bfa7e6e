"""Qwen3 (Yang et al. 2025): Llama with norms of the heads of q and k, and Qwen2's windows."""

from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.families.common import Config, model, norm, pre_norm
from xlaengine.check.oracle.families.qwen2 import DEFAULTS, mixers

HEAD_DIM = 128
"""The default of ``head_dim``."""


def define(config: Config) -> Definition:
    config = {**DEFAULTS, **config, "head_dim": config.get("head_dim") or HEAD_DIM}
    return model(config, [pre_norm(norm(config), mixer) for mixer in mixers(config, head_norm=norm(config))])
