"""Kernels that are compiled with other options than users', registered with XLA under other names, in the same process."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jax
import pytest

from xlaengine.ops.native.compiling import FLAGS, NO_DEPENDENCY, SOURCE_FOLDER, UNIT, compiler
from xlaengine.ops.native.handlers import HANDLERS


def compile_variant(path: Path, *more: str, units: Sequence[Path] = (UNIT,)) -> None:
    objects = [path.with_name(f"{path.stem}-{unit.stem}.o") for unit in units]
    for unit, made in zip(units, objects, strict=True):
        subprocess.run([*compiler(), *FLAGS, *more, f"-I{SOURCE_FOLDER}", "-c", str(unit), "-o", str(made)], check=True)
    subprocess.run([*compiler(), *NO_DEPENDENCY, *more, *map(str, objects), "-o", str(path)], check=True)


def register_as(path: Path, prefix: str) -> ctypes.CDLL:
    """Loads a library and registers its kernels with ``prefix`` instead of ``xlaengine``."""
    loaded = ctypes.CDLL(str(path))
    for name, symbol in HANDLERS.items():
        jax.ffi.register_ffi_target(_renamed(name, prefix), jax.ffi.pycapsule(getattr(loaded, symbol)), platform="cpu")
    return loaded


@contextmanager
def called(prefix: str) -> Iterator[None]:
    """Graphs traced inside call the kernels of ``prefix``. Graphs traced outside are not used inside, nor the other way around."""
    real = jax.ffi.ffi_call

    def renamed(name: str, *args: Any, **options: Any) -> Any:
        return real(_renamed(name, prefix), *args, **options)

    jax.clear_caches()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jax.ffi, "ffi_call", renamed)
        yield
    jax.clear_caches()


def _renamed(name: str, prefix: str) -> str:
    return name.replace("xlaengine", prefix, 1)
