"""What JAX tells of its compiles: events, which are its interface, and a log message, which is not."""

from __future__ import annotations

import logging
import platform
import subprocess
import sys
import threading
import time

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.runner.compiler import LOWERING, CompileEvent, CompileEvents, compile_events, compile_table


class Lowering:
    """Stands for a graph; most: how many were lowered at once."""

    now = most = 0

    def __init__(self, name: str):
        self.name = name

    def lower(self) -> str:
        Lowering.now += 1
        Lowering.most = max(Lowering.most, Lowering.now)
        time.sleep(0.01)
        Lowering.now -= 1
        return self.name


def test_graphs_are_compiled_at_once_and_lowered_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=10)  # as many threads as there are cores, and two at the least: neither passes it alone
    monkeypatch.setattr("xlaengine.runner.compiler.os.cpu_count", lambda: 2)
    monkeypatch.setattr("xlaengine.runner.compiler.compiled", lambda lowered, platform: (both.wait(), lowered)[1])
    done: list[int] = []
    names = [str(i) for i in range(6)]
    built = compile_table([Lowering(name) for name in names], lambda name, count, of: done.append(count))  # type: ignore[arg-type]
    assert [built[name].executable for name in names] == names
    assert done == [1, 2, 3, 4, 5, 6]
    assert Lowering.most == 1


def asked_for(shape: tuple[int, ...], constant: float) -> list[CompileEvent]:
    """What was seen of a module that is like no other."""
    before = compile_events().requested

    def unlike_others(x: jax.Array, y: jax.Array) -> jax.Array:
        return x * constant + y

    jax.jit(unlike_others)(np.ones(shape, np.float32), np.ones(7, np.float32))
    return compile_events().seen[before:]


def test_a_module_is_seen_with_the_shapes_that_jax_says_it_is_compiled_for() -> None:
    """Fails where JAX words its message otherwise, or gives its arguments in another order."""
    assert asked_for((2, 7), 0.123) == [CompileEvent("jit(unlike_others)", "float32[2,7], float32[7]")]


def test_where_jax_says_it_otherwise_a_module_is_still_seen_and_its_shapes_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.runner.compiler.COMPILING", "Building %s")
    assert asked_for((2, 7), 0.321) == [CompileEvent("jit(unlike_others)", "")]


@pytest.mark.parametrize("message", ["Compiling %s with global shapes and types %s.", 7])
def test_a_message_without_arguments_breaks_nothing(message: object) -> None:
    compile_events()
    logging.getLogger(LOWERING).debug(message)


def test_the_message_is_shown_to_nobody_who_did_not_ask(caplog: pytest.LogCaptureFixture) -> None:
    compile_events()
    jax.jit(lambda x: x - 7)(jnp.ones((5,)))
    assert not any("Compiling" in record.message for record in caplog.records)


def test_there_is_one_listener_in_a_process() -> None:
    assert isinstance(compile_events(), CompileEvents)
    assert compile_events() is compile_events()


FAULTS = """
import resource, jax, jax.numpy as jnp
from xlaengine.runner.compiler import _settle_malloc

run = jax.jit(lambda x: [x + i for i in range(4)])
x = jnp.zeros(1 << 20)
_settle_malloc()
for turn in range(150):
    if turn == 100:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    jax.block_until_ready(run(x))
print((resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before) / 50)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another library's malloc is left alone")
@pytest.mark.skipif(jax.default_backend() != "cpu", reason="elsewhere graphs' memory is not the host's")
def test_what_a_graph_gives_back_is_not_new_memory_the_next_time() -> None:
    """Four times 4 MiB are 4,096 pages, which else are cleared anew in about every second process: by which threads free them."""
    for _ in range(3):
        faults = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, text=True, check=True).stdout
        assert float(faults) < 800
