"""Code that families with Mamba2 layers share: the settings of these layers, and the names of their tensors."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import numpy as np

from xlaengine.models.blocks import Attention, RMSNorm
from xlaengine.models.config import ModelConfig, Own
from xlaengine.models.errors import CheckpointError, UnsupportedModel
from xlaengine.models.families.base import Tensor
from xlaengine.models.families.dense import MIXER_NORM, attention_tensors
from xlaengine.models.mamba2 import Mamba2
from xlaengine.models.settings import Count, Size
from xlaengine.models.spec import Mixer

SIZES = {"mamba_n_heads": 128, "mamba_n_groups": 1, "mamba_d_state": 256, "mamba_d_conv": 4, "mamba_expand": 2}
INNER, KV_HEADS = "mamba_d_ssm", "kv_heads_by_layer"
"""Keys of settings. The first, in Falcon-H1 and in GGUF, is the number of values of all heads. The second, only in GGUF, has for each layer
the number of its key heads, 0 for a layer of Mamba2."""
TYPES = dict.fromkeys(SIZES, Size) | {"mamba_d_head": Size | Literal["auto"], "mamba_conv_bias": bool, "time_step_limit": list[Any]}
TYPES |= {INNER: Size, KV_HEADS: list[Count]}
DEFAULTS = {**SIZES, "mamba_d_head": "auto", "mamba_conv_bias": True, "time_step_limit": (0.0, math.inf)}
MUST_BE = {"mamba_proj_bias": False}
GGUF_KEYS = {
    "ssm.conv_kernel": "mamba_d_conv",
    "ssm.inner_size": INNER,
    "ssm.state_size": "mamba_d_state",
    "ssm.time_step_rank": "mamba_n_heads",
    "ssm.group_count": "mamba_n_groups",
}
GGUF_PRESENT = {"ssm_conv1d.bias": "mamba_conv_bias"}


def own(stated: Mapping[str, Any], where: str, inner: int | None = None) -> dict[str, Own]:
    """The settings of these layers. An infinity, which JSON lacks, is a string.

    Args:
        inner: the number of values of all heads together; None for ``mamba_expand`` times ``hidden_size``.

    Raises:
        CheckpointError: heads times head size is not ``inner``, heads are not a multiple of groups, or the limits of a time step are
            not two numbers in order.
        UnsupportedModel: a convolution sees one token.
    """
    sizes = {key: stated[key] for key in SIZES}
    heads, groups, taps = sizes["mamba_n_heads"], sizes["mamba_n_groups"], sizes["mamba_d_conv"]
    inner = inner or sizes["mamba_expand"] * stated["hidden_size"]
    each = stated["mamba_d_head"]
    head_dim = inner // heads if each == "auto" else each
    if heads * head_dim != inner:
        raise CheckpointError(f"{where} sets mamba_n_heads to {heads}, which must be {inner} divided by mamba_d_head, {each}")
    if heads % groups:
        raise CheckpointError(f"{where} sets mamba_n_heads to {heads}, which is not a multiple of mamba_n_groups, {groups}")
    if taps < 2:
        raise UnsupportedModel(f"{where} sets mamba_d_conv to {taps}; a convolution needs at least 2 tokens")
    limits = tuple(limit if math.isfinite(limit) else str(limit) for limit in _limits(stated["time_step_limit"], where))
    return {**sizes, "mamba_d_head": head_dim, "mamba_conv_bias": stated["mamba_conv_bias"], "time_step_limit": limits}


def gguf_defaults(stated: Mapping[str, Any]) -> dict[str, Any]:
    """Settings that GGUF files lack. Neither the files nor llama.cpp limit the time step."""
    return {"mamba_expand": max(1, stated[INNER] // stated["hidden_size"]), "mamba_d_head": "auto"}


def _limits(stated: Any, where: str) -> tuple[float, float]:
    """transformers may write an infinity as an object."""
    limits = [math.inf if limit == {"__float__": "Infinity"} else limit for limit in stated]
    numbers = all(isinstance(limit, int | float) and not isinstance(limit, bool) for limit in limits)
    if len(limits) != 2 or not numbers or not 0 <= limits[0] <= limits[1]:
        raise CheckpointError(f"{where} sets time_step_limit to {stated}; it must be two numbers in order")
    return float(limits[0]), float(limits[1])


def mamba_of(cfg: ModelConfig, **more: Any) -> Mamba2:
    """Mamba2 of the configuration's sizes; ``more`` are other fields of it."""
    of_family: Any = dict(cfg.own)
    heads, groups, head_dim = (of_family[f"mamba_{name}"] for name in ("n_heads", "n_groups", "d_head"))
    fields = {
        "d_model": cfg.d_model,
        "heads": heads,
        "groups": groups,
        "state": of_family["mamba_d_state"],
        "head_dim": head_dim,
        "taps": of_family["mamba_d_conv"],
        "norm": RMSNorm(heads * head_dim // groups, cfg.norm_eps),
        "steps": tuple(map(float, of_family["time_step_limit"])),
        "conv_bias": of_family["mamba_conv_bias"],
    }
    return Mamba2(**{**fields, **more})


def mixer_tensors(mixer: Mixer) -> Iterator[Tensor]:
    """The tensors of attention or Mamba2, and of the norm before it."""
    if isinstance(mixer, Mamba2):
        yield MIXER_NORM
        yield from mamba_tensors(mixer)
    else:
        assert isinstance(mixer, Attention)
        yield from attention_tensors(mixer)


def mamba_tensors(mamba: Mamba2) -> Iterator[Tensor]:
    """The tensors of Mamba2, without the norm before it."""
    M, N, C = mamba.heads, mamba.groups, sum(mamba.sizes[1:4])
    by_head = {"hf": (M,), "gguf": (M, 1)}
    yield _tensor("in_proj.weight", "ssm_in.weight", "in")
    yield _tensor("A_log", "ssm_a", "decay", shapes=by_head, from_gguf=log_of_decay)
    yield _tensor("dt_bias", "ssm_dt.bias", "step_bias")
    yield _tensor("D", "ssm_d", "skip", shapes=by_head)
    yield _tensor("conv1d.weight", "ssm_conv1d.weight", "taps", shapes={"hf": (C, 1, mamba.taps), "gguf": (C, mamba.taps)})
    if mamba.conv_bias:
        yield _tensor("conv1d.bias", "ssm_conv1d.bias", "taps_bias")
    if mamba.norm is not None:
        yield _tensor("norm.weight", "ssm_norm.weight", "gate_norm", shapes={"hf": (mamba.inner,), "gguf": (N, mamba.inner // N)})
    yield _tensor("out_proj.weight", "ssm_out.weight", "out")


def _tensor(hf: str, gguf: str, parameter: str, **more: Any) -> Tensor:
    return Tensor(f"model.layers.{{}}.mamba.{hf}", f"blk.{{}}.{gguf}", "mixer", parameter, **more)


def log_of_decay(stored: np.ndarray) -> np.ndarray:
    """``A_log``: llama.cpp's converter stores ``-exp(A_log)``."""
    return np.log(-stored.astype(np.float64)).astype(np.float32)
