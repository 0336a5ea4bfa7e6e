"""A kernel that runs out of memory fails only that call: the process continues, and the next call is right."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.ops.native import quantized
from tests.ops.native.variants import called, compile_variant, register_as
from xlaengine.ops import native
from xlaengine.ops.native import calls, matrices
from xlaengine.ops.native.compiling import UNIT, target_here
from xlaengine.ops.panels import Panels

OF_BLOCKS = "product of blocks", "grouped of blocks", "columns of blocks"
ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")


def test_attention_for_whose_block_there_is_no_memory_is_an_error_and_the_next_call_is_right() -> None:
    """Runs in a process of its own: memory that the allocator kept from another test could serve the block."""
    child = "from tests.ops.native.test_failures import attend_without_memory; attend_without_memory()"
    done = subprocess.run([sys.executable, "-c", child], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def attend_without_memory() -> None:
    """A block of 2^18 keys takes 150 MB, and the process may allocate 60 MB."""
    assert native.missing() is None
    S, H = 1 << 18, 64
    keys = jnp.zeros((1, 1, 1, S, H), jnp.float32)
    values = keys.at[..., :10, :].set(np.arange(10, dtype=np.float32)[:, None])
    q, row, at = jnp.ones((1, 1, 1, 1, H), jnp.float32), jnp.zeros(1, jnp.int32), jnp.array([[9]], jnp.int32)
    attend = jax.jit(lambda keys, values: calls.attention(q, keys, values, jnp.int32(0), row, at, at[0] + 1, S, None))
    executable = attend.lower(keys, values).compile()
    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (60 << 20), before[1]))
    try:
        with pytest.raises((jax.errors.JaxRuntimeError, ValueError), match=r"RESOURCE_EXHAUSTED.*kernel AttentionF32: out of memory"):
            jax.block_until_ready(executable(keys, values))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    assert (np.asarray(executable(keys, values)) == 4.5).all()


@pytest.fixture(scope="module")
def fail_allocations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[int, int], int]]:
    """``fail_allocations(from, count)`` makes allocations of the kernels fail, as long as the fixture lasts."""
    path = tmp_path_factory.mktemp("failing") / "kernels.so"
    target = target_here()
    assert target is not None
    wrapped = "-Wl,--wrap=malloc,--wrap=aligned_alloc"
    compile_variant(path, "-O1", *target.flags, wrapped, units=[UNIT, Path(__file__).with_name("cc") / "failing_alloc.cc"])
    with called("failing"):
        yield register_as(path, "failing").fail_allocations


def kernels() -> dict[str, tuple[Callable[..., Any], tuple[np.ndarray, ...]]]:
    """Calls of each kernel with enough work for several threads."""
    rng = np.random.default_rng(0)
    x, panels = rng.standard_normal((2, 600), np.float32), rng.standard_normal((40, 600, 48), np.float32)
    q, keys = rng.standard_normal((4, 1, 3, 3, 64), np.float32), rng.standard_normal((1, 4, 3, 512, 64), np.float32)
    at = np.array([511, 300, 17, 400], np.int32)
    logits, ones = rng.standard_normal((6, 49152), np.float32), np.ones(6, np.float32)

    def attention(q: jax.Array, k: jax.Array, rows: jax.Array, at: jax.Array) -> jax.Array:
        return calls.attention(q, k, k, jnp.int32(0), rows, at[:, None], at + 1, 128, None)

    choices = jnp.asarray([[0, 1, -1], [1, 1, 2]], jnp.int32)
    stack = quantized.panels(512, [[quantized.random_numbers(rng, "Q6_K", 512, 960)]] * 2)
    data, table = np.asarray(stack.data), np.asarray(stack.table)
    experts, chosen = panels.reshape(5, 8, 600, 48), np.array([[0, 3, -1], [3, 4, 5]], np.int32)

    return {
        "grouped": (
            lambda x, experts, chosen: matrices.grouped_product(x[:, None], Panels(experts, 8 * 48 - 5), chosen),
            (x, experts, chosen),
        ),
        "product": (lambda x, panels: matrices.product(x, Panels(panels, 40 * 48 - 5)), (x, panels)),
        "product of blocks": (
            lambda x, data, table: matrices.product(x[:, :512], replace(stack, data=data, table=table[0])),
            (x, data, table),
        ),
        "grouped of blocks": (
            lambda x, data, table: matrices.grouped_product(x[:, None, :512], replace(stack, data=data, table=table), choices),
            (x, data, table),
        ),
        "columns of blocks": (
            lambda data, table: matrices.columns(replace(stack, data=data, table=table[0]), jnp.arange(900, dtype=jnp.int32)),
            (data, table),
        ),
        "attention": (attention, (q, keys, np.arange(4, dtype=np.int32), at)),
        "argmax": (calls.argmax, (logits,)),
        "draw": (
            calls.draw,
            (logits, logits.max(-1), ones, np.zeros(6, np.int32), 0.9 * ones, 0 * ones, np.ones((6, 2), np.uint32), ones > 0, np.int32(0)),
        ),
    }


@pytest.mark.slow
@pytest.mark.parametrize("kernel", ["product", "grouped", *OF_BLOCKS, "attention", "argmax", "draw"])
def test_whichever_allocation_fails_on_whichever_thread_the_call_is_an_error_or_right(
    kernel: str, fail_allocations: Callable[[int, int], int]
) -> None:
    call, arguments = kernels()[kernel]
    arguments = jax.device_put(arguments)
    executable = jax.jit(call).lower(*arguments).compile()

    def run() -> list[np.ndarray]:
        return [np.asarray(x) for x in jax.tree.leaves(executable(*arguments))]

    right = run()
    fail_allocations(0, 0)
    run()
    count, errors = fail_allocations(0, 0), 0
    assert count > 0
    needs_memory = kernel in ("grouped", "grouped of blocks", "attention", "draw")  # the others do all the work on one thread instead
    for first in range(count + 2):
        for many in (1, 1 << 40):
            fail_allocations(first, many)
            try:
                assert all(map(np.array_equal, run(), right))
            except (jax.errors.JaxRuntimeError, ValueError) as error:  # the latter if XLA runs the call before it returns
                assert "out of memory" in str(error)  # noqa: PT017
                errors += 1
            fail_allocations(0, 0)
            assert all(map(np.array_equal, run(), right)), "the call after it"
    assert (errors > 0) == needs_memory
