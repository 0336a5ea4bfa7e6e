"""Waiting for changes, and interrupts at any place in it."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue

import pytest

from tests.daemon.client.daemons import alone
from tests.effort import rounds
from tests.interrupts import interrupted
from xlaengine.daemon import Client, DaemonError
from xlaengine.daemon.client.changes import Changes
from xlaengine.daemon.client.stream import Stream


def elsewhere(use: Callable[[], object]) -> object:
    """Call a function in another thread, which the end of the test does not wait for. Raises `queue.Empty` if it hangs."""
    result = SimpleQueue[object]()
    threading.Thread(target=lambda: result.put(use()), daemon=True).start()
    return result.get(timeout=20)


def test_a_condition_is_looked_at_after_each_change_until_the_time_is_over() -> None:
    changes, looks = Changes(), [False, False, True]

    def notify() -> None:
        while len(looks) > 1:
            time.sleep(0.01)
        with changes.lock:
            changes.notify()

    threading.Thread(target=notify).start()
    assert changes.wait_for(lambda: looks.pop(0), 60)
    assert not changes.wait_for(lambda: False, 0.05)
    assert elsewhere(changes.lock.acquire)


@pytest.mark.parametrize("after", range(5, 100, 12))
def test_a_signal_handler_may_kill_the_daemon_at_any_place(connect: Callable[..., Client], after: int) -> None:
    client = connect()

    def use() -> None:
        client.ping()
        client.start([6], 90, ignore_eos=True).tokens()

    with pytest.raises(DaemonError):
        interrupted(use, after, "/daemon/client/", handler=client.kill)
    assert client.close() == -signal.SIGKILL


@pytest.mark.parametrize("verb", ["ping", "start", "take", "continue", "cancel"])
def test_an_interrupt_at_any_place_loses_no_token_and_leaves_the_client_to_all_threads(connect: Callable[..., Client], verb: str) -> None:
    """At each place; at each third one in README's test command."""
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
            elsewhere(client.ping)
            take_all(stream)
        was_interrupted = interrupted(partial(uses[verb], stream), after)
        elsewhere(client.ping)
        take_all(stream)
        if verb == "cancel":
            stream.cancel()
            assert stream.finish_reason == "abort"
        elif not stream.is_finished:
            taken += stream.continue_(3).tokens()
        assert taken == alone([6], 2 if verb == "cancel" else 5, ignore_eos=True), after
        after += rounds(1, 3)
    assert after > 20  # the fewest are of a stream whose tokens have all come
