"""Waiting for changes, and interrupts at any place in it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import FrameType

import pytest

from tests.daemon.client.daemons import alone
from xlaengine.daemon import Client
from xlaengine.daemon.client.changes import Changes
from xlaengine.daemon.client.stream import Stream


@pytest.fixture
def other() -> Iterator[ThreadPoolExecutor]:
    """Another thread."""
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_a_condition_is_looked_at_after_each_change_until_the_time_is_over(other: ThreadPoolExecutor) -> None:
    changes, looks = Changes(), [False, False, True]
    waits = other.submit(changes.wait_for, lambda: looks.pop(0), 60)
    while len(looks) > 1:
        time.sleep(0.01)
    with changes.lock:
        changes.notify()
    assert waits.result(60)
    assert not changes.wait_for(lambda: False, 0.05)
    assert not changes.lock.locked()


def interrupted(use: Callable[[], object], after: int) -> bool:
    """Call a function, and raise KeyboardInterrupt in it after so many calls of Python functions and returns of C functions: there CPython
    looks for signals. Returns whether it was interrupted."""
    places = 0

    def profile(frame: FrameType, event: str, argument: object) -> None:
        nonlocal places
        places += event in ("call", "c_return") and frame.f_code.co_name != "<genexpr>"  # Python ignores an error while one is closed
        if places > after:
            sys.setprofile(None)
            raise KeyboardInterrupt

    sys.setprofile(profile)
    try:
        use()
    except KeyboardInterrupt:
        return True
    finally:
        sys.setprofile(None)
    return False


@pytest.mark.parametrize("verb", ["ping", "start", "take", "continue", "cancel"])
def test_an_interrupt_at_any_place_loses_no_token_and_leaves_the_client_to_all_threads(
    connect: Callable[..., Client], other: ThreadPoolExecutor, verb: str
) -> None:
    client, taken = connect(), list[int]()

    def begun() -> Stream:
        return client.start([6], 5, quantum=2, ignore_eos=True)

    def take(stream: Stream) -> None:
        for token in stream:
            taken.append(token)

    def take_all(stream: Stream) -> None:
        taken.extend(stream.tokens())

    uses: dict[str, Callable[[Stream], object]] = {
        "ping": lambda _: client.ping(),
        "start": lambda _: begun(),
        "take": take,
        "continue": lambda stream: stream.continue_(3),
        "cancel": lambda stream: stream.cancel(),
    }
    after, was_interrupted = 0, True
    while was_interrupted:
        taken.clear()
        stream = begun()
        if verb != "take":
            interrupted(partial(take_all, stream), after)
            take_all(stream)
        was_interrupted = interrupted(partial(uses[verb], stream), after)
        other.submit(client.ping).result(20)
        take_all(stream)
        if verb == "cancel":
            stream.cancel()
            assert stream.finish_reason == "abort"
        elif not stream.is_finished:
            taken += stream.continue_(3).tokens()
        assert taken == alone([6], 2 if verb == "cancel" else 5, ignore_eos=True), after
        after += 1
    assert after > 50
