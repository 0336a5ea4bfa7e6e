"""One `LLM` that is called from several threads, and in a forked child: each call gives what it gives alone, or an error at once."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import FIXTURES
from tests.effort import slow
from xlaengine import LLM, SamplingParams
from xlaengine.text import Detokenizer
from xlaengine.types import Request, TokenEvent

SETTINGS: dict[str, Any] = {"dtype": "float32", "max_num_seqs": 3, "max_model_len": 256, "max_logprobs": 3}
SECONDS = 120
"""After which a test that hangs has failed."""


@pytest.fixture(scope="module")
def llm(tokenizer_dir: Path) -> Iterator[LLM]:
    with LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), **SETTINGS) as built:
        yield built


@pytest.fixture(autouse=True)
def nothing_is_left_running(llm: LLM) -> Iterator[None]:
    yield
    assert llm.engine.live == []


def prompts_of(caller: int) -> list[list[int]]:
    return [[3 + caller, 7 * i + 4, 9] * (1 + (caller + i) % 4) for i in range(4)]


def params_of(caller: int) -> list[SamplingParams]:
    return [SamplingParams(temperature=0.9 * (i % 2), seed=caller * 10 + i, max_tokens=5 + 3 * i, ignore_eos=True) for i in range(4)]


def outputs_of(llm: LLM, caller: int) -> list[tuple[tuple[int, ...], str, str | None]]:
    found = llm.generate(prompts_of(caller), params_of(caller))
    return [(each.outputs[0].token_ids, each.outputs[0].text, each.outputs[0].finish_reason) for each in found]


def in_threads(count: int, call: Callable[[int], Any]) -> list[Any]:
    with ThreadPoolExecutor(count) as pool:
        return [each.result(SECONDS) for each in [pool.submit(call, i) for i in range(count)]]


def test_each_of_twelve_calls_from_threads_gives_what_it_gives_alone(llm: LLM) -> None:
    alone = [outputs_of(llm, caller) for caller in range(12)]
    assert in_threads(12, lambda caller: outputs_of(llm, caller)) == alone


def test_calls_from_threads_share_the_slots(llm: LLM) -> None:
    """Each of three has one stream, of 200 tokens: together they take little more than 200 steps, one after the other 600."""
    params = SamplingParams(temperature=0, max_tokens=200, ignore_eos=True)
    before = llm.metrics()["decode_steps"]
    all_ready = threading.Barrier(3)

    def one(caller: int) -> int:
        all_ready.wait(SECONDS)
        return len(llm.generate([5 + caller, 6], params)[0].outputs[0].token_ids)

    assert in_threads(3, one) == [200] * 3
    assert llm.metrics()["decode_steps"] - before < 400


def test_a_caller_that_takes_its_time_holds_up_no_other(llm: LLM) -> None:
    slow = llm.stream([5, 6, 7], SamplingParams(temperature=0, max_tokens=20, ignore_eos=True))
    next(slow)
    assert len(in_threads(1, lambda caller: outputs_of(llm, caller))[0]) == 4
    assert len(list(slow)[-1].outputs[0].token_ids) == 20


def test_a_run_may_wait_for_what_another_thread_generates(llm: LLM) -> None:
    """Requests are pulled between turns: else a source that waits for another run would wait for ever."""

    def chained() -> Iterator[Request]:
        for i in range(3):
            (text,) = in_threads(1, lambda _: llm.generate([5, 6, 7], SamplingParams(temperature=0, max_tokens=4, ignore_eos=True)))
            yield llm.make_request(f"c{i}", list(text[0].outputs[0].token_ids), None, SamplingParams(temperature=0, max_tokens=3))

    assert sorted(output.request_id for output in llm.run(chained())) == ["c0", "c1", "c2"]


def test_a_caller_that_fails_or_leaves_takes_no_other_along(llm: LLM) -> None:
    alone = [outputs_of(llm, caller) for caller in range(4)]

    def broken() -> Iterator[Request]:
        yield llm.make_request("broken", [5, 6, 7], None, SamplingParams(max_tokens=100, ignore_eos=True))
        raise OSError("its file has gone")

    def call(caller: int) -> Any:
        if caller % 2:
            return outputs_of(llm, caller)
        if caller == 2:
            stream = llm.stream([8, 9], SamplingParams(max_tokens=100, ignore_eos=True))
            next(stream)
            return stream.close()  # type: ignore[attr-defined]
        with pytest.raises(OSError, match="its file has gone"):
            list(llm.run(broken()))
        return None

    assert in_threads(4, call) == [None, alone[1], None, alone[3]]


@pytest.mark.parametrize(("fault", "reason"), [(OSError("the device is gone"), "error"), (KeyboardInterrupt(), "abort")])
def test_a_step_that_fails_ends_the_requests_of_all_callers(
    llm: LLM, monkeypatch: pytest.MonkeyPatch, fault: BaseException, reason: str
) -> None:
    other = llm.stream([5, 6, 7], SamplingParams(max_tokens=100, ignore_eos=True))
    next(other)

    def fails(plan: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(llm.engine.runner, "dispatch", fails)
        with pytest.raises(type(fault)):
            llm.generate([8, 9], SamplingParams(max_tokens=5))
    assert [output.outputs[0].finish_reason for output in other] == [reason]
    assert len(outputs_of(llm, 1)) == 4


def test_what_a_signal_handler_raises_while_text_is_decoded_is_raised(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = outputs_of(llm, 1)
    push = Detokenizer.push

    def signalled(self: Detokenizer, token: int) -> str:
        signal.raise_signal(signal.SIGUSR1)
        return push(self, token)

    def handler(*_: object) -> None:
        raise LookupError("of a signal handler")

    before = signal.signal(signal.SIGUSR1, handler)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(Detokenizer, "push", signalled)
            with pytest.raises(LookupError, match="of a signal handler"):
                outputs_of(llm, 1)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert outputs_of(llm, 1) == alone


def test_a_run_that_the_garbage_collector_closes_anywhere_waits_for_nothing(llm: LLM) -> None:
    """Within a turn of this thread too."""
    stream = llm.stream([5, 6, 7], SamplingParams(max_tokens=100, ignore_eos=True))
    next(stream)
    llm._runs.turns.run(stream.close)  # type: ignore[attr-defined]
    assert len(llm.engine.live) == 1
    llm.metrics()
    assert llm.engine.live == []


@pytest.mark.parametrize("is_busy", [False, True])
def test_a_stream_that_another_thread_drops_frees_its_slot(llm: LLM, is_busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams of one thread, each dropped by the next one: by its last reference, or by the garbage collector. Others may hold the turn."""
    errors: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", errors.append)
    alone, held = outputs_of(llm, 1), list[Any]()

    def begin(_: int) -> None:
        stream = llm.stream([5, 6, 7], SamplingParams(max_tokens=200, ignore_eos=True))
        next(stream)
        held.append(stream)

    def drop(in_cycle: int) -> None:
        if in_cycle:
            cycle: list[Any] = [held.pop()]
            cycle.append(cycle)
            del cycle
            gc.collect()
        held.clear()

    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(lambda: [outputs_of(llm, 1) for _ in range(3)]) if is_busy else None
        for turn in range(2 * SETTINGS["max_num_seqs"]):
            in_threads(1, begin)
            in_threads(1, lambda _, in_cycle=turn % 2: drop(in_cycle))
        assert other is None or other.result(SECONDS) == [alone] * 3
    assert errors == []
    assert [slot.owner for slot in llm.engine.slots] == [None] * SETTINGS["max_num_seqs"]


def test_closing_ends_the_runs_of_other_threads_with_an_error(tokenizer_dir: Path) -> None:
    llm = LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), **SETTINGS)
    stream = llm.stream([5, 6, 7], SamplingParams(max_tokens=100, ignore_eos=True))
    next(stream)
    in_threads(1, lambda _: llm.close())
    with pytest.raises(RuntimeError, match=r"^this LLM is closed, and 1 request of this run had not ended$"):
        next(stream)
    with pytest.raises(RuntimeError, match=r"^this LLM is closed$"):
        llm.generate([5, 6, 7])
    with pytest.raises(RuntimeError, match=r"^this LLM is closed$"):  # not that the model has no chat template
        llm.chat([{"role": "user", "content": "x"}])
    with pytest.raises(RuntimeError, match=r"^this LLM is closed$"):
        llm.make_request("a", [5, 6, 7], None, SamplingParams())
    with pytest.raises(RuntimeError, match=r"^this LLM is closed$"):
        llm.open_run()
    with pytest.raises(RuntimeError, match=r"^this LLM is closed$"), llm:
        pass
    llm.close()


def assert_in_a_fork(check: Callable[[], object]) -> None:
    """Forks, and asserts that ``check`` raises nothing in the child and comes to its end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's and JAX's own, of which a refusal is the answer
        child = os.fork()
    if child == 0:
        status = 1
        try:
            check()
            status = 0
        finally:
            os._exit(status)
    deadline = time.monotonic() + SECONDS
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < deadline:
        time.sleep(0.01)
    if ended == (0, 0):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert ended == (child, 0)


def test_a_forked_child_gets_an_error_at_once(llm: LLM) -> None:
    stream = llm.stream([5, 6, 7], SamplingParams(max_tokens=9, ignore_eos=True))
    next(stream)

    def uses() -> None:
        more = (llm.open_run, lambda: llm.make_request("a", [5, 6, 7], None, SamplingParams()))
        for use in (lambda: llm.generate([5, 6, 7]), lambda: next(stream), llm.metrics, llm.reset, *more):
            with pytest.raises(RuntimeError, match=rf"belongs to process {os.getppid()}, and this is a fork of it, process {os.getpid()}"):
                use()
        llm.close()

    assert_in_a_fork(uses)
    assert list(stream)[-1].finished


def test_a_forked_child_of_an_engines_process_gets_an_error_at_once(llm: LLM) -> None:
    engine = llm.engine
    request_id = engine.submit([5, 6, 7], SamplingParams(max_tokens=9, ignore_eos=True))
    engine.step()

    def uses() -> None:
        more = (lambda: list(engine), lambda: engine.submit([5, 6, 7]), lambda: engine.take_snapshot(0, 0))
        for use in (engine.step, engine.probe, engine.reset, *more):
            with pytest.raises(RuntimeError, match=rf"this engine belongs to process {os.getppid()}, and this is a fork of it"):
                use()
        engine.close()

    assert_in_a_fork(uses)
    assert sum(isinstance(event, TokenEvent) and event.request_id == request_id for event in engine) >= 7
    assert engine.is_idle
    assert_in_a_fork(uses)


ENDS = """
import os, sys, warnings
from xlaengine import LLM

warnings.simplefilter("ignore")
llm = LLM(sys.argv[1], max_num_seqs=2, max_model_len=64)
llm.generate([5, 6, 7])
if "closed" in sys.argv:
    llm.close()
if child := os.fork():
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
if "raises" in sys.argv:
    llm.generate([5, 6, 7])
sys.exit(7)
"""


@pytest.mark.parametrize(("how", "status"), [("raises", 1), *slow(("open", 7), ("closed", 7))])
def test_a_forked_child_ends_as_any_process_does(how: str, status: int) -> None:
    """Before, the destructors of XLA's thread pools waited for ever, or crashed."""
    ended = subprocess.run([sys.executable, "-c", ENDS, str(FIXTURES / "llama3"), how], capture_output=True, text=True, timeout=SECONDS)
    assert (ended.returncode, "RuntimeError: this LLM belongs to process" in ended.stderr) == (status, how == "raises")


def test_a_forked_child_of_a_process_that_used_jax_loads_no_llm(llm: LLM) -> None:
    def load() -> None:
        with pytest.raises(RuntimeError, match=rf"^process {os.getpid()} is a fork of one in which XLA was running"):
            LLM(str(FIXTURES / "llama3"), **SETTINGS)

    assert_in_a_fork(load)


@pytest.mark.parametrize("copy", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_copy_is_refused_in_words(llm: LLM, copy: Callable[[LLM], Any]) -> None:
    with pytest.raises(TypeError, match=r"^an LLM can be neither copied nor pickled: .* Load one in each process$"):
        copy(llm)
