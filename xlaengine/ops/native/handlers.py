"""Loads the functions of a library. Those that graphs call are registered with XLA, under the names that `calls` and `matrices` use."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jax

from xlaengine.ops.native.errors import Unavailable

HANDLERS = {
    "xlaengine_product_float32": "ProductF32",
    "xlaengine_product_uint16": "ProductBF16",
    "xlaengine_grouped_float32": "GroupedF32",
    "xlaengine_grouped_uint16": "GroupedBF16",
    "xlaengine_product_quantized": "QuantizedProduct",
    "xlaengine_grouped_quantized": "QuantizedGrouped",
    "xlaengine_columns_quantized": "QuantizedColumns",
    "xlaengine_product_int8": "Int8Product",
    "xlaengine_grouped_int8": "Int8Grouped",
    "xlaengine_attention_float32": "AttentionF32",
    "xlaengine_attention_uint16": "AttentionBF16",
    "xlaengine_attention_int8": "AttentionS8",
    "xlaengine_delta_float32": "DeltaF32",
    "xlaengine_delta_read_float32": "DeltaReadF32",
    "xlaengine_space_float32": "SpaceF32",
    "xlaengine_space_read_float32": "SpaceReadF32",
    "xlaengine_unit_float32": "UnitF32",
    "xlaengine_log_softmax_float32": "LogSoftmaxF32",
    "xlaengine_exp_float32": "ExpF32",
    "xlaengine_sigmoid_float32": "SigmoidF32",
    "xlaengine_softplus_float32": "SoftplusF32",
    "xlaengine_argmax_float32": "ArgmaxF32",
    "xlaengine_draw_float32": "Draw",
}
"""For each name in XLA's registry, the name of the function in the library."""


def functions_of(library: Path, names: Iterable[str]) -> list[Any]:
    """Loads the library and returns its functions ``names``.

    Raises:
        Unavailable: it does not load, or lacks one of the functions.
    """
    try:
        loaded = ctypes.CDLL(str(library))
        return [getattr(loaded, name) for name in names]
    except (OSError, AttributeError) as error:
        raise Unavailable(f"{library} does not load: {error}") from error


def register(library: Path) -> None:
    """Registers the library's functions with XLA. Raises `Unavailable` as `functions_of` does."""
    for name, handler in zip(HANDLERS, functions_of(library, HANDLERS.values()), strict=True):
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")
