"""Registers the functions of a library with XLA, under the names that `calls` uses."""

from __future__ import annotations

import ctypes
from pathlib import Path

import jax

from xlaengine.ops.native.errors import Unavailable

HANDLERS = {
    "xlaengine_product_float32": "ProductF32",
    "xlaengine_product_uint16": "ProductBF16",
    "xlaengine_attention_float32": "AttentionF32",
    "xlaengine_attention_uint16": "AttentionBF16",
    "xlaengine_argmax_float32": "ArgmaxF32",
    "xlaengine_draw_float32": "Draw",
}
"""Names in XLA's registry, and in the library."""


def register(library: Path) -> None:
    """Loads the library and registers its functions with XLA.

    Raises:
        Unavailable: it does not load, or is another library.
    """
    try:
        loaded = ctypes.CDLL(str(library))
        handlers = {name: getattr(loaded, symbol) for name, symbol in HANDLERS.items()}
    except (OSError, AttributeError) as error:
        raise Unavailable(f"{library} does not load: {error}") from error
    for name, handler in handlers.items():
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")
