"""What `LLM` is made with: what is refused, before anything is loaded, and what its end gives back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import pytest
import tokenizers
from tokenizers import models

from tests.conftest import FIXTURES, LLM_SETTINGS
from tests.effort import slow
from tests.jax_settings import foreign
from xlaengine import LLM, SamplingParams
from xlaengine.planning import Memory
from xlaengine.text import Tokenizer
from xlaengine.text.files import save_tokenizer

GREEDY = SamplingParams(temperature=0, max_tokens=6, ignore_eos=True)


def live_bytes() -> int:
    return sum({array.unsafe_buffer_pointer(): array.nbytes for array in jax.live_arrays()}.values())


def drawn_tokens() -> Sequence[int]:
    with LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS) as llm:
        return llm.generate([[5] * 50], SamplingParams(seed=1, max_tokens=6, ignore_eos=True))[0].outputs[0].token_ids


def test_more_positions_than_the_model_has_are_refused_with_both_numbers() -> None:
    with pytest.raises(ValueError, match="max_model_len 257 is more than this model's 256 positions"):
        LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS | {"max_model_len": 257})


@pytest.mark.slow
def test_fewer_positions_than_the_largest_prefill_bucket_are_fine() -> None:
    with LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS | {"max_model_len": 60}) as short:
        assert len(short.generate([[5] * 50], GREEDY)[0].outputs[0].token_ids) == 6


def test_an_estimate_that_refuses_a_start_can_be_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.planning.fitting.available", lambda: Memory(1 << 20, "left by a test"))
    with pytest.raises(ValueError, match=r"needs 0\.\d+ GiB .* are left by a test: .* memory_check=False"):
        LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS)
    with LLM(str(FIXTURES / "llama3"), memory_check=False, **LLM_SETTINGS) as started:
        assert len(started.generate([[5] * 50], GREEDY)[0].outputs[0].token_ids) == 6


@pytest.mark.parametrize("setting", ["jax_disable_jit", *slow("jax_numpy_rank_promotion")])
def test_an_llm_computes_what_it_computes_whatever_the_environment_sets_in_jax(setting: str) -> None:
    usual = drawn_tokens()
    with foreign(setting):
        assert drawn_tokens() == usual


def test_an_llm_computes_what_it_computes_within_the_mesh_of_a_training_program() -> None:
    usual = drawn_tokens()
    with jax.set_mesh(mesh := jax.make_mesh((1,), ("data",))):
        assert drawn_tokens() == usual
        assert jax.sharding.get_mesh() == mesh


def test_a_closed_llm_cannot_be_profiled(tmp_path: Path) -> None:
    with LLM(str(FIXTURES / "llama3"), **LLM_SETTINGS) as llm:
        pass
    with pytest.raises(RuntimeError, match="this LLM is closed"), llm.profile(tmp_path / "profile"):
        pass
    assert not (tmp_path / "profile").exists()


def test_a_tokenizer_of_another_model_is_refused(tmp_path: Path) -> None:
    backend = tokenizers.Tokenizer(models.WordLevel({f"w{i}": i for i in range(132)}, unk_token="w0"))
    save_tokenizer(Tokenizer(backend), tmp_path)
    with pytest.raises(ValueError, match=rf"the tokenizer at {tmp_path} has 132 tokens, .*131"):
        LLM(str(FIXTURES / "llama3"), tokenizer=str(tmp_path), **LLM_SETTINGS)


def test_a_tokenizer_that_is_not_there_is_an_error_and_a_model_without_one_is_not(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no tokenizer at"):
        LLM(str(FIXTURES / "llama3"), tokenizer=str(tmp_path), **LLM_SETTINGS)


def test_leaving_the_context_frees_the_device_and_progress_names_every_graph(tokenizer_dir: Path) -> None:
    phases: list[tuple[str, int, int | None]] = []
    before = live_bytes()
    with LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), progress=lambda *done: phases.append(done), **LLM_SETTINGS) as llm:
        assert live_bytes() > before
        llm.generate([[5]], GREEDY)
        metrics = llm.metrics()
    assert live_bytes() == before
    llm.close()
    compiled = [phase.removeprefix("compile ") for phase, _, _ in phases if phase.startswith("compile ")]
    assert sorted(compiled) == sorted(graph.name for graph in llm.engine.runner.graphs)
    assert {"load"} <= {phase for phase, _, _ in phases}
    assert set(metrics["seconds"]) == {"fetch", "build", "load", "compile", "generate"}
    assert (metrics["requests"], metrics["output_tokens"], metrics["compiles_after_warmup"]) == (1, 6, 0)
    assert metrics["output_tok_s"] == pytest.approx(6 / metrics["seconds"]["generate"])


GUEST = """
import ctypes, logging, os, signal, sys, warnings
import jax
import xlaengine.llm

class Asked:
    names = set()
    def __init__(self, library):
        self.library = library
    def __getattr__(self, name):
        Asked.names.add(name)
        return getattr(self.library, name)

load = ctypes.CDLL
ctypes.CDLL = lambda *args, **more: Asked(load(*args, **more)) if args == (None,) else load(*args, **more)

def seen():
    loggers = {"": logging.root} | {n: each for n, each in logging.root.manager.loggerDict.items() if hasattr(each, "level")}
    return {
        "loggers": {n: (each.level, each.propagate, each.disabled, each.handlers[:], each.filters[:]) for n, each in loggers.items()},
        "jax": dict(jax.config.values),
        "environment": dict(os.environ),
        "warnings": (list(warnings.filters), warnings.showwarning),
        "signals": [signal.getsignal(number) for number in signal.valid_signals()],
        "streams": (sys.stdout, sys.stderr, sys.excepthook),
    }

before = seen()
with xlaengine.llm.LLM(sys.argv[1], max_num_seqs=2, max_model_len=64, max_logprobs=0, dtype="float32") as llm:
    made = seen()
    llm.generate([[5, 6, 7]])
after = seen()
for name, was in before.items():
    for then in (made, after):
        for key, value in then["loggers"].items() if name == "loggers" else ():
            assert was.get(key, (0, True, False, [], [])) == value, (key, value)
        assert name == "loggers" or was == then[name], (name, was, then[name])
assert "malloc_trim" in Asked.names or not hasattr(load(None), "malloc_trim")
assert "mallopt" not in Asked.names
"""


@pytest.mark.slow
def test_the_process_that_an_llm_is_a_guest_in_is_as_it_was() -> None:
    """While it is there, and afterwards. What only a process may decide is done by our commands."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JAX_")} | {"JAX_PLATFORMS": "cpu"}
    done = subprocess.run([sys.executable, "-c", GUEST, str(FIXTURES / "llama3")], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr


ENDS = """
import sys
from xlaengine import LLM

llm = LLM(sys.argv[1], max_num_seqs=2, max_model_len=64, max_logprobs=0, dtype="float32")
stream = llm.stream([5, 6, 7])
next(stream)
"""


@pytest.mark.slow
def test_a_program_that_ends_with_a_stream_open_ends_without_a_word(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(ENDS)
    done = subprocess.run([sys.executable, str(program), str(FIXTURES / "llama3")], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"methd": "ngram"}, "unknown key 'methd'"),
        ({"method": "draft"}, "needs a model"),
        ({"method": "ngram", "tree": "[(0,), (0, 0), (0, 1)]"}, "its tree may branch at no other node"),
    ],
)
def test_a_wrong_speculative_config_is_refused_before_anything_is_loaded(
    given: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlaengine.opening.load", lambda *_, **__: pytest.fail("the weights were loaded"))
    with pytest.raises(ValueError, match=words):
        LLM(str(FIXTURES / "llama3"), speculative_config=given, **LLM_SETTINGS)


def test_more_devices_than_there_are_are_refused_before_anything_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.opening.load", lambda *_, **__: pytest.fail("the weights were loaded"))
    there = len(jax.devices())
    with pytest.raises(ValueError, match=rf"^tensor_parallel_size is {there + 3}, and JAX has {there} \w+ devices?"):
        LLM(str(FIXTURES / "llama3"), tensor_parallel_size=there + 3, **LLM_SETTINGS)
