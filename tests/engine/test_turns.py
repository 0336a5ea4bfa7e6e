"""Threads get their turns in order, and an interrupt anywhere in the code of turns costs no thread its turn."""

from __future__ import annotations

import gc
import sys
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.conftest import FIXTURES, LLM_SETTINGS
from tests.effort import rounds, slow
from xlaengine import LLM, SamplingParams
from xlaengine.engine import turns as module
from xlaengine.engine.turns import Turns

SECONDS = 30
"""After which a test that hangs has failed."""


class InterruptAt:
    """Within the block, this thread gets a KeyboardInterrupt at the ``count``-th line of the module of turns that it executes."""

    def __init__(self, count: int):
        self.left = count

    def __enter__(self) -> InterruptAt:
        sys.settrace(self._trace)
        return self

    def __exit__(self, *exc: object) -> None:
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        if frame.f_code.co_filename != module.__file__:
            return None
        if event == "line":
            self.left -= 1
            if self.left == 0:
                sys.settrace(None)
                raise KeyboardInterrupt
        return self._trace


def a_turn(turns: Turns) -> int:
    """A turn in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(turns.run, lambda: 1).result(SECONDS)


def test_turns_are_given_in_the_order_they_were_asked_for() -> None:
    turns, order = Turns(), list[int]()
    threads = [threading.Thread(target=turns.run, args=(lambda number=number: order.append(number),)) for number in range(5)]

    def let_them_wait() -> None:
        for number, thread in enumerate(threads):
            thread.start()
            while len(turns._line) <= number + 1:
                time.sleep(0.001)

    turns.run(let_them_wait)
    turns.run(lambda: order.append(99))  # it comes back at once, and the five were there before it
    for thread in threads:
        thread.join(SECONDS)
    assert order == [0, 1, 2, 3, 4, 99]


def test_a_step_that_calls_the_llm_again_is_an_error_not_a_hang() -> None:
    turns = Turns()
    with pytest.raises(RuntimeError, match="from within its own step"):
        turns.run(lambda: turns.run(lambda: None))
    assert a_turn(turns) == 1


def test_a_turn_that_is_not_free_is_not_waited_for() -> None:
    turns = Turns()
    assert turns.run_if_free(lambda: None)
    assert not turns.run(lambda: turns.run_if_free(lambda: None))
    assert turns.run_if_free(lambda: None)


def test_a_turn_leaves_no_cycle_of_references() -> None:
    turns = Turns()

    def work() -> None: ...

    gone = weakref.ref(work)
    gc.disable()
    try:
        turns.run(work)
        turns.run_if_free(work)
        del work
        assert gone() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("others", [0, 2])
@pytest.mark.parametrize("method", ["run", "run_if_free"])
def test_an_interrupt_at_any_line_leaves_the_turns_to_all(method: str, others: int) -> None:
    turns, stop, inside, most = Turns(), threading.Event(), list[int](), list[int]()

    def work() -> None:
        inside.append(1)
        most.append(len(inside))
        time.sleep(0.0002)
        inside.pop()

    def go_on() -> int:
        count = 0
        while not stop.is_set():
            turns.run(work)
            count += 1
        return count

    with ThreadPoolExecutor(max(others, 1)) as pool:
        going = [pool.submit(go_on) for _ in range(others)]
        try:
            count, interrupts = 1, 0
            while True:
                try:
                    with InterruptAt(count) as interrupt:
                        getattr(turns, method)(lambda: None)
                except KeyboardInterrupt:
                    interrupts += 1
                assert a_turn(turns) == 1
                assert turns.run(lambda: 2) == 2
                if interrupt.left > 0:
                    break
                count += 1
        finally:
            stop.set()
        assert all(each.result(SECONDS) > 0 for each in going)
    assert interrupts == count - 1 > 10
    assert max(most, default=1) == 1
    assert not turns._line


def test_two_interrupts_one_after_the_other_leave_the_turns_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second comes while the place is given up."""
    turns = Turns()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(turns, "_leave", interrupted)
        with pytest.raises(KeyboardInterrupt) as kept:  # which keeps the frames of the call
            turns.run(lambda: interrupted())
    assert len(turns._line) == 1
    assert a_turn(turns) == 1
    assert turns.run(lambda: 2) == 2
    assert kept.tb is not None


@pytest.mark.parametrize("others", [*slow(0), 2])
def test_an_llm_goes_on_after_an_interrupt_at_any_line_of_its_turns(tokenizer_dir: Path, others: int) -> None:
    params, stop = SamplingParams(temperature=0, max_tokens=4, ignore_eos=True), threading.Event()
    with LLM(str(FIXTURES / "llama3"), tokenizer=str(tokenizer_dir), **LLM_SETTINGS) as llm:
        wanted = llm.generate([5, 6, 7], params)[0].outputs[0].token_ids

        def ids() -> tuple[int, ...]:
            return llm.generate([5, 6, 7], params)[0].outputs[0].token_ids

        def go_on() -> set[tuple[int, ...]]:
            seen = set()
            while not stop.is_set():
                output = llm.generate([5, 6, 7], params)[0].outputs[0]
                if output.finish_reason == "length":  # an interrupt within a step ends the requests of all callers
                    seen.add(output.token_ids)
            return seen

        with ThreadPoolExecutor(3) as pool:
            going = [pool.submit(go_on) for _ in range(others)]
            try:
                for count in range(1, 100, rounds(3, 6)):
                    with pytest.raises(KeyboardInterrupt), InterruptAt(count):
                        ids()
                    assert pool.submit(ids).result(SECONDS) == wanted
                    assert ids() == wanted
            finally:
                stop.set()
            assert all(each.result(SECONDS) <= {wanted} for each in going)
        llm.metrics()
