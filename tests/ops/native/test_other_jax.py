"""The library loads under the other supported jax releases: it is compiled against the interface of the oldest one."""

from __future__ import annotations

import os
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.conftest import FIXTURES
from xlaengine.ops import native
from xlaengine.ops.native import compiling, library
from xlaengine.sources import cache_dir

ROOT = Path(__file__).parents[3]
HEADER = compiling.SOURCE_FOLDER / "xla" / "ffi" / "api" / "c_api.h"
OTHER = os.environ.get("XLAENGINE_OTHER_PYTHON", "")
"""An interpreter with another supported jax, and the package's other dependencies."""


def interface(header: Path) -> tuple[int, ...]:
    found = re.findall(r"#define XLA_FFI_API_(?:MAJOR|MINOR) (\d+)", header.read_text(encoding="utf-8"))
    return tuple(map(int, found))


def test_the_interface_is_not_newer_than_that_of_the_jaxlib_here() -> None:
    """XLA loads libraries with older minor versions of the interface and refuses newer ones. jaxlib 0.10.0 has version 0.3."""
    import jax

    here = interface(Path(jax.ffi.include_dir()) / "xla" / "ffi" / "api" / "c_api.h")
    assert interface(HEADER) == (0, 3)
    assert here[0] == 0
    assert here >= (0, 3)


other_jax = pytest.mark.skipif(not OTHER, reason="XLAENGINE_OTHER_PYTHON names no interpreter with another jax")
native_kernels = pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")


def under_another_jax(*arguments: str) -> str:
    """The standard output of the other interpreter, which must succeed."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    done = subprocess.run([OTHER, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@other_jax
@native_kernels
def test_the_self_test_passes_under_another_jax() -> None:
    code = "import sys, jax, xlaengine.ops.native.selftest as t; print(jax.__version__); sys.exit(t.main(sys.argv[1]))"
    said = under_another_jax("-c", code, str(library.chosen(cache_dir() / "native")))
    assert said.strip() != version("jax")


@pytest.mark.slow
@other_jax
@native_kernels
def test_a_hybrid_has_the_same_bits_with_one_slot_and_with_four_under_another_jax() -> None:
    """qwen3_5_moe has norms of 32 entries and gates of 6, which XLA of jax 0.11 computes otherwise for one row (spike/61)."""
    options = "--max-num-seqs 4 --max-num-seqs 1 --max-model-len 64 --synthetic 8 --schedules 2 --level 2"
    under_another_jax("-m", "xlaengine", "verify", "--model", str(FIXTURES / "qwen3_5_moe"), *options.split())
