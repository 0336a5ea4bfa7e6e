"""Signals that end a command."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable

import pytest

from tests.children import plain_signals
from xlaengine.cli.stop import Stop, exits_on_signals


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_exits_with_its_status(number: int, status: int) -> None:
    with plain_signals():
        with pytest.raises(SystemExit) as ended, exits_on_signals():
            os.kill(os.getpid(), number)
        assert ended.value.code == status
        assert signal.getsignal(number) is signal.SIG_DFL


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with exits_on_signals():
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


def in_a_callback_of_the_collector(work: Callable[[], object]) -> None:
    """Python drops an exception of such a callback, and prints it."""
    called = False

    def callback(phase: str, info: dict[str, int]) -> None:
        nonlocal called
        if not called:
            called = True
            work()

    gc.callbacks.append(callback)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(callback)


@pytest.mark.parametrize(("number", "error"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, SystemExit)])
def test_a_signal_inside_a_callback_is_sent_again(number: int, error: type[BaseException]) -> None:
    with plain_signals(), pytest.raises(error), exits_on_signals():  # noqa: PT012  (the second statement raises it)
        in_a_callback_of_the_collector(lambda: os.kill(os.getpid(), number))
        time.sleep(20)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_a_stop_inside_a_callback_comes_again_and_prints_nothing(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    with plain_signals(), pytest.raises(KeyboardInterrupt), Stop() as stop:  # noqa: PT012  (the second statement raises it)
        in_a_callback_of_the_collector(lambda: os.kill(os.getpid(), number))
        time.sleep(20)
    assert stop.requested == number
    assert capsys.readouterr().err == ""


def test_a_stop_inside_a_callback_at_the_end_comes_to_nothing_else() -> None:
    with plain_signals():
        with Stop() as stop:
            in_a_callback_of_the_collector(lambda: os.kill(os.getpid(), signal.SIGINT))
        assert stop.requested == signal.SIGINT
        time.sleep(0.2)


def test_another_error_inside_a_callback_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr("sys.unraisablehook", lambda dropped: told.append(dropped.exc_type))
    with Stop():
        in_a_callback_of_the_collector(lambda: 1 // 0)
    assert told == [ZeroDivisionError]
