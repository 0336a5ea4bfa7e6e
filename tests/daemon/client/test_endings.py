"""The end of a client, of its block, and of its daemon."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest

from tests.daemon.client.daemons import READY, alone
from xlaengine.daemon import Client, DaemonError


def test_leaving_the_block_lets_what_runs_finish(connect: Callable[..., Client]) -> None:
    with connect(step=0.01) as client:
        stream = client.start([5], 40, ignore_eos=True)
        held = client.start([6], 40, quantum=1, ignore_eos=True)
        next(held)
    assert stream.tokens() == alone([5], 40, ignore_eos=True)
    with pytest.raises(DaemonError, match="held, and no CONTINUE can come"):
        held.tokens()
    assert client.close() == 0


def test_a_closed_client_raises_and_sends_nothing(connect: Callable[..., Client]) -> None:
    client = connect()
    held = client.start([6], 40, quantum=2, ignore_eos=True)
    assert len(held.tokens()) == 2
    client.close()
    for use in (client.ping, client.stats, lambda: client.start([5], 3), lambda: client.snapshot("a", 0)):
        with pytest.raises(DaemonError, match=r"^the client is closed$"):
            use()
    assert client.close() == 0


def test_leaving_the_block_with_an_error_waits_for_nothing(connect: Callable[..., Client]) -> None:
    client = connect(step=0.05, max_model_len=1000)
    stream = client.start([5], 900, ignore_eos=True)
    began = time.monotonic()
    client.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
    assert time.monotonic() - began < 3
    with pytest.raises(DaemonError, match=r"err request 1: stopped by a signal|ended with status"):
        stream.tokens()


def test_closing_kills_a_daemon_that_does_not_end(connect: Callable[..., Client], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.daemon.client.process.TERM_SECONDS", 0.2)
    client = connect()
    os.kill(client.ready.pid, signal.SIGSTOP)
    assert client.close(timeout=0.2) == -signal.SIGKILL


def test_a_daemon_that_answers_nothing_is_an_error_and_is_killed(connect: Callable[..., Client]) -> None:
    client = connect(timeout=0.3)
    stream = client.start([5], 1, quantum=0, ignore_eos=True)
    stream.tokens()
    os.kill(client.ready.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match=r"waited 0.3 s for a token of request 2"):
        client.start([5], 5).tokens()
    with pytest.raises(TimeoutError, match=r"waited 0.3 s for the answer to ping"):
        client.ping()
    assert client.close() == -signal.SIGKILL


def test_a_daemon_that_dies_ends_every_wait(connect: Callable[..., Client]) -> None:
    client = connect(step=0.05, max_model_len=1000)
    stream = client.start([5], 900, ignore_eos=True)
    next(stream)
    os.kill(client.ready.pid, signal.SIGKILL)
    with pytest.raises(DaemonError, match=r"^the daemon has ended with status -9$"):  # and nothing of how it was loaded
        stream.tokens()
    with pytest.raises(DaemonError, match=r"the daemon has ended|takes no more"):
        client.start([5], 3)


def play(script: str) -> dict[str, object]:
    """Options that run a shell script in place of a daemon."""
    return {"command": ("sh", "-c", f"echo '{READY}' >&2; {script}", "sh")}


def test_lost_replies_are_the_end(connect: Callable[..., Client]) -> None:
    client = connect(**play("read line; echo 'note 7 replies dropped: they were not read' >&2; exec sleep 9"))
    with pytest.raises(DaemonError, match=r"^the daemon dropped 7 replies that were not read in time: .* told apart$"):
        client.ping()
    with pytest.raises(DaemonError, match=r"^the daemon dropped 7 replies"):
        client.start([5], 3)
    assert client.close() == -signal.SIGKILL


def test_the_last_line_of_standard_error_needs_no_line_end(connect: Callable[..., Client]) -> None:
    client = connect(**play("read line; printf 'out of memory' >&2; exit 3"))
    with pytest.raises(DaemonError, match=r"^the daemon has ended with status 3\n  out of memory$"):
        client.ping()
