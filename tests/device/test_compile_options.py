"""Options that graphs are compiled with, and what is said of one that this jaxlib does not know."""

from __future__ import annotations

import logging
from typing import Any

import jax
import numpy as np
import pytest

from xlaengine.device import table


def test_an_option_that_this_jaxlib_does_not_know_is_said_once_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table, "OF_PLATFORM", {"cpu": {"xla_cpu_no_such_option": True}})
    with caplog.at_level(logging.WARNING):
        for add in (1, 2):
            executable = table.compiled(jax.jit(lambda x, add=add: x + add).lower(np.float32(1)), "cpu")
            assert executable(np.float32(1)) == 1 + add
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "does not know the compile option 'xla_cpu_no_such_option'" in said[0]


@pytest.mark.parametrize("platform", ["cpu", "gpu", "tpu"])
def test_nothing_is_said_of_the_options_that_it_knows(caplog: pytest.LogCaptureFixture, platform: str) -> None:
    """Options of GPUs are read without one: XLA has one list for all platforms."""
    with caplog.at_level(logging.WARNING):
        table.compiled(jax.jit(lambda x: x * 3).lower(np.float32(1)), platform)
    assert not caplog.records


class Watched:
    """Stands for `Lowered`, and keeps the options."""

    def __init__(self) -> None:
        self.seen: list[dict[str, Any]] = []

    def compile(self, compiler_options: dict[str, Any]) -> None:
        self.seen.append(compiler_options)


@pytest.mark.parametrize("given", [None, {"xla_cpu_use_acl": False}])
def test_graphs_of_a_gpu_are_repeatable_and_rounded_as_written_whatever_options_are_added(given: dict[str, Any] | None) -> None:
    table.compiled(lowered := Watched(), "gpu", given)  # pyright: ignore[reportArgumentType]
    assert lowered.seen == [{"xla_gpu_deterministic_ops": True, "xla_allow_excess_precision": False, **(given or {})}]


def test_options_of_a_placement_replace_those_of_its_platform() -> None:
    table.compiled(lowered := Watched(), "gpu", {"xla_gpu_deterministic_ops": False})  # pyright: ignore[reportArgumentType]
    assert lowered.seen[0]["xla_gpu_deterministic_ops"] is False


def test_graphs_of_a_cpu_have_no_arithmetic_of_that_cpu() -> None:
    """Shown on a square root: by default XLA begins with the CPU's estimate. The same option keeps a product's kernels to one order."""
    x = np.random.default_rng(3).uniform(1e-3, 1e3, 4321).astype(np.float32)
    found = table.compiled(jax.jit(jax.lax.rsqrt).lower(x), "cpu")(x)
    assert np.array_equal(found, np.float32(1) / np.sqrt(x))
