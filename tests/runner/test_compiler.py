"""What JAX tells of its compiles, where it keeps what it has compiled, and what of the process stays as it was."""

from __future__ import annotations

import platform
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import jax
import numpy as np
import pytest

from tests.conftest import TinyModel, tiny_config
from tests.effort import slow
from tests.jax_settings import FOREIGN, foreign
from xlaengine.device.table import graph_table
from xlaengine.runner.compiler import CompileEvents, compile_events, compile_table
from xlaengine.runner.placement import Placement


class Text(str):
    def as_text(self) -> str:
        return self


class Lowering:
    """Stands for a graph; most: how many were lowered at once."""

    now = most = 0

    def __init__(self, name: str):
        self.name = name

    def lower(self) -> Text:
        Lowering.now += 1
        Lowering.most = max(Lowering.most, Lowering.now)
        time.sleep(0.01)
        Lowering.now -= 1
        return Text(self.name)


def lowered(tiny_model: Callable[[str], TinyModel]) -> dict[str, str]:
    table = graph_table(tiny_model("llama3")[0], tiny_config(kernels="xla"))
    return {graph.name: graph.lower().as_text() for graph in table}


@pytest.mark.parametrize("setting", ["jax_enable_x64", *slow(*(each for each in FOREIGN if each != "jax_enable_x64"))])
def test_graphs_are_the_same_whatever_a_program_sets_in_jax(tiny_model: Callable[[str], TinyModel], setting: str) -> None:
    usual = lowered(tiny_model)
    with foreign(setting):
        assert lowered(tiny_model) == usual


def test_graphs_are_compiled_at_once_and_lowered_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=60)  # as many threads as there are cores, and two at the least: neither passes it alone
    monkeypatch.setattr("xlaengine.runner.compiler.os.cpu_count", lambda: 2)
    monkeypatch.setattr("xlaengine.runner.placement.compiled", lambda lowered, platform, options: (both.wait(), lowered)[1])
    done: list[int] = []
    names = [str(i) for i in range(6)]
    built = compile_table([Lowering(name) for name in names], Placement(), lambda name, count, of: done.append(count))  # type: ignore[arg-type]
    assert [built[name].executable for name in names] == names
    assert done == [1, 2, 3, 4, 5, 6]
    assert Lowering.most == 1


def unlike_others(constant: float) -> None:
    """Asks for a module that is like no other."""
    jax.jit(lambda x: x * constant + 7)(np.ones((2, 7), np.float32))


def test_modules_are_those_of_the_thread_that_asked_for_them() -> None:
    events, mine, inner = compile_events(), list[str](), list[str]()
    before = events.requested
    with events.added_to(mine):
        unlike_others(0.123)
        thread = threading.Thread(target=unlike_others, args=(0.321,))
        thread.start()
        thread.join()
        with events.added_to(inner):
            unlike_others(0.456)
        unlike_others(0.789)
    unlike_others(0.987)
    assert (len(mine), len(inner), events.requested - before) == (2, 1, 5)
    assert set(mine + inner) == {"jit(<lambda>)"}


def test_nothing_is_set_at_a_logger_of_jax() -> None:
    code = "import logging, jax, xlaengine.llm; from xlaengine.runner.compiler import compile_events as e; e()\n"
    code += "found = [(n, each) for n, each in logging.root.manager.loggerDict.items() if n.startswith('jax') and hasattr(each, 'level')]\n"
    code += "assert len(found) > 3; print([n for n, each in found if each.level or each.handlers or each.filters])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_there_is_one_listener_in_a_process() -> None:
    assert isinstance(compile_events(), CompileEvents)
    assert compile_events() is compile_events()


FAULTS = """
import resource, jax, jax.numpy as jnp
from xlaengine.malloc import settle_malloc

run = jax.jit(lambda x: [x + i for i in range(4)])
x = jnp.zeros(1 << 20)
settle_malloc()
for turn in range(150):
    if turn == 100:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    jax.block_until_ready(run(x))
print((resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before) / 50)
"""


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another library's malloc is left alone")
@pytest.mark.skipif(jax.default_backend() != "cpu", reason="elsewhere graphs' memory is not the host's")
def test_what_a_graph_gives_back_is_not_new_memory_the_next_time() -> None:
    """Four times 4 MiB are 4,096 pages, which else are cleared anew in about every second process: by which threads free them."""
    for _ in range(3):
        faults = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, text=True, check=True).stdout
        assert float(faults) < 800
