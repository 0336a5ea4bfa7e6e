"""Kernels for other CPUs, as far as this CPU runs them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ops.native.units import X86, flags_of, lacks
from tests.ops.native.variants import called, compile_variant, register_as


@pytest.fixture(scope="session")
def kernels_by_target(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Libraries that were compiled and registered, by target; the target's name is in their prefix."""
    return {}


@pytest.fixture(scope="module", params=["native", *(pytest.param(target, marks=pytest.mark.slow) for target in X86)])
def compiled_for(
    request: pytest.FixtureRequest, kernels_by_target: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The target of the kernels: this CPU, as for users, or a class of CPUs."""
    target: str = request.param
    if target == "native":
        yield target
        return
    if (reason := lacks(target)) is not None:
        pytest.skip(reason)
    prefix = target.replace("-", "_")
    if target not in kernels_by_target:
        path = tmp_path_factory.mktemp("kernels") / f"{target}.so"
        compile_variant(path, "-O3", *flags_of(target))
        register_as(path, prefix)
        kernels_by_target[target] = path
    with called(prefix):
        yield target
