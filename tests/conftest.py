"""For every room: strict settings, the tiny recorded models, and engines that are compiled once and shared."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jax
import pytest
import tokenizers
from hypothesis import HealthCheck, settings
from tokenizers import decoders, models, pre_tokenizers, trainers

from tests.effort import COMPILED, RUNS_SLOW, UNTIL, longest_first, no_time_left
from xlaengine import LLM
from xlaengine.config import EngineConfig, Kernels
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.ops import native
from xlaengine.runner import Runner
from xlaengine.sources import resolve
from xlaengine.text import Tokenizer
from xlaengine.text.files import save_tokenizer

ROOT = Path(__file__).parents[1]
FIXTURES = Path(__file__).parent / "fixtures"

# A busy machine is not a fault of the code.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

TinyModel = tuple[ModelConfig, Weights]


@pytest.hookimpl(optionalhook=True)  # without xdist there is no such hook
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """A process a core, up to four, for a whole run; none beside pytest's own where files or tests are named, which costs less there."""
    named = [argument for argument in config.invocation_params.args if argument.partition("::")[0].endswith(".py")]
    return 0 if named else min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, 4)


def pytest_configure(config: pytest.Config) -> None:
    import_the_last_first(config)
    if RUNS_SLOW and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailuresAtOnce(config), "failures_at_once")


def import_the_last_first(config: pytest.Config) -> None:
    """In every second process of a whole run: pytest rewrites and compiles all files when it first collects them, and what one process has
    written is not written again by another that comes from the other end."""
    number = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if sys.dont_write_bytecode or int(number) % 2 == 0 or [Path(each).resolve() for each in config.args] != [FIXTURES.parent]:
        return
    for path in sorted(FIXTURES.parent.rglob("test_*.py"), reverse=True):
        if (path.parent / "__init__.py").exists():
            # A file that cannot be imported, or skips itself, says so when it is collected.
            with contextlib.suppress(Exception, pytest.skip.Exception):
                importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


class FailuresAtOnce:
    """Prints each failure as soon as it is known, and not at the end alone: a slow run that is stopped leaves no summary."""

    def __init__(self, config: pytest.Config):
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_line(f"\nFAILED {report.nodeid} ({report.when})\n{report.longreprtext[-MOST_OF_A_FAILURE:]}")


MOST_OF_A_FAILURE = 1500
"""How many characters of a failure are printed at once, the last ones."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not RUNS_SLOW:
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
    items.sort(key=lambda item: longest_first(item.nodeid.partition("::")[0]))


def pytest_collection_finish() -> None:
    """Python's collector leaves out what was imported and collected, and comes less often: it took 4 % of a run. A test that measures what
    is left calls the collector itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("slow") and no_time_left():
        pytest.skip(f"no time left: {UNTIL} has passed")


@pytest.fixture(scope="session", autouse=True)
def strict_jax(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No silent dtype promotion; and a graph that two tests need is compiled once, in a cache of this run's own or that of `COMPILED`."""
    jax.config.update("jax_numpy_dtype_promotion", "strict")
    own = tmp_path_factory.getbasetemp()
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "compiled"
    jax.config.update("jax_compilation_cache_dir", os.environ.get(COMPILED, str(shared)))
    jax.config.update("jax_compilation_cache_max_size", 8 << 30)  # any bound has JAX lock the folder, which it shares with other workers
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    with pytest.MonkeyPatch.context() as patch:
        # Before it writes an entry JAX looks at all others while other workers wait: a run has thousands, and stays far below the bound.
        patch.setattr("jax._src.lru_cache.LRUCache._evict_if_needed", lambda cache, *, additional_size: None, raising=False)
        yield


MOST_MAPS = 20_000
"""JAX keeps what it has compiled, each with memory maps of its own, and a process may have 65,530 of these by Linux's default."""


MOST_BYTES_LEFT = 100 << 20
"""Above what tiny models take. Arrays in a reference cycle live until the collector runs, and count as device bytes of a later test."""


@pytest.fixture(scope="module", autouse=True)
def few_executables_and_no_arrays_of_another_module() -> Iterator[None]:
    if sum(array.nbytes for array in jax.live_arrays()) > MOST_BYTES_LEFT:
        gc.collect()
    yield
    maps = Path("/proc/self/maps")
    if not maps.exists() or maps.read_bytes().count(b"\n") > MOST_MAPS:
        jax.clear_caches()


def kernels_of_users() -> Kernels:
    """What `LLM` takes where nothing is said (`defaults.chosen_layout`): native kernels on a CPU, unless they cannot be had."""
    return "native" if jax.default_backend() == "cpu" and native.missing() is None else "xla"


def require(kernels: Kernels) -> None:
    """Skip a test of kernels that cannot be had here, with the reason."""
    if kernels == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)


XLA = pytest.param("xla", marks=pytest.mark.slow if kernels_of_users() == "native" else ())
"""XLA's kernels, where users have them, and in `.ci/run`."""


@pytest.fixture(scope="session", params=["native", XLA])
def kernels(request: pytest.FixtureRequest) -> Kernels:
    """Both kinds, one after the other. A test that does not ask for this fixture has the kernels of users (`tiny_config`)."""
    require(request.param)
    return request.param


@pytest.fixture(scope="session")
def tiny_model() -> Callable[[str], TinyModel]:
    """``tiny_model("llama3")``: a recorded model's config and float32 weights. 131 tokens, EOS is 2, 256 positions."""
    return cache(lambda family: load(resolve(str(FIXTURES / family)), "float32"))


def train_tiny_tokenizer() -> Tokenizer:
    """Fits the tiny models: fewer than 131 tokens, of which ``</s>`` is 2."""
    backend = tokenizers.Tokenizer(models.BPE(unk_token="<unk>"))
    backend.pre_tokenizer, backend.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    trainer = trainers.BpeTrainer(vocab_size=120, show_progress=False, special_tokens=["<unk>", "<s>", "</s>"])
    backend.train_from_iterator(["the quick brown fox jumps over the lazy dog"] * 3, trainer)
    template = "{{ bos_token }}{% for m in messages %}{{ m.role }} {{ m.content }} {% endfor %}"
    return Tokenizer(backend, bos_token="<s>", eos_token="</s>", chat_template=template)


@pytest.fixture(scope="session")
def tiny_tokenizer() -> Tokenizer:
    return train_tiny_tokenizer()


@pytest.fixture(scope="session")
def tokenizer_dir(tiny_tokenizer: Tokenizer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`tiny_tokenizer` as files."""
    directory = tmp_path_factory.mktemp("tokenizer")
    save_tokenizer(tiny_tokenizer, directory)
    return directory


@pytest.fixture(scope="session")
def shared_engines(tiny_model: Callable[[str], TinyModel]) -> Iterator[dict[int, Engine]]:
    engines: dict[int, Engine] = {}
    yield engines
    for engine in engines.values():
        engine.close()


@pytest.fixture
def engine_at(tiny_model: Callable[[str], TinyModel], shared_engines: dict[int, Engine]) -> Iterator[Callable[..., Engine]]:
    """``engine_at(B=3, depth=1)``: the shared engine of that size, idle, at that depth from now on. A test that leaves it busy or broken
    loses it."""

    def get(B: int = 3, depth: int = 1) -> Engine:
        if B not in shared_engines:
            shared_engines[B] = make_engine(tiny_model("llama3"), tiny_config(B))
        shared_engines[B].reconfigure(depth=depth)
        return shared_engines[B]

    yield get
    for key, engine in list(shared_engines.items()):
        if not engine.is_idle or engine.scheduler.live or engine.scheduler.slots.in_use or engine.runner.state is None:
            shared_engines.pop(key).close()


LLM_SETTINGS: dict[str, Any] = {"dtype": "float32", "max_num_seqs": 3, "max_model_len": 256, "max_logprobs": 3}
"""Of an `LLM` where a test needs no others: its graphs are compiled once for all of them."""


@pytest.fixture(scope="session")
def shared_llm(tokenizer_dir: Path) -> Iterator[LLM]:
    with LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), **LLM_SETTINGS) as built:
        yield built


@pytest.fixture
def llm(shared_llm: LLM) -> Iterator[LLM]:
    """The shared `LLM`. A test must leave nothing running, and no setting changed."""
    yield shared_llm
    assert shared_llm.engine.live == []
    for _ in shared_llm.engine:  # late flights, and the last events of cancelled requests
        pass
    assert shared_llm.engine.scheduler.slots.in_use == 0


def make_engine(model: TinyModel, config: EngineConfig, tokenizer: Tokenizer | None = None, **changes: Any) -> Engine:
    return Engine(Runner(*model, config, **changes), tokenizer)


def tiny_config(B: int = 3, depth: int = 1, **changes: Any) -> EngineConfig:
    """96 positions in 6 attention blocks, chunks of up to 4 tiles: every border is crossed within a short stream; kernels of users."""
    shapes = {"max_model_len": 96, "kv_block": 16, "prefill_tile": 8, "prefill_buckets": (32,), "max_logprobs": 5}
    shapes |= {"kernels": kernels_of_users()}
    return EngineConfig(max_num_seqs=B, depth=depth, **shapes | changes)
