"""Lines to a slow process, and the end of its input."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator

import pytest

from tests.children import plain_signals
from xlaengine.config import SpeculativeConfig
from xlaengine.config.spelling import parse_speculative
from xlaengine.daemon.client.options import flags
from xlaengine.daemon.client.process import Sender
from xlaengine.daemon.errors import DaemonError

MORE_THAN_A_SOCKET_HOLDS = b"x" * (1 << 21)


def nothing() -> None:
    """Notes nothing."""


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The process's end, and the sender's."""
    its, ours = socket.socketpair()
    its.settimeout(10)
    with its, ours:
        yield its, ours


def test_options_are_the_commands_own() -> None:
    assert flags({"cache_slots": 2, "text": True, "tokenizer": None, "probe": False}) == ["--cache-slots=2", "--text", "--no-probe"]
    assert flags({"text": False, "memory_check": True}) == ["--memory-check"]
    assert flags({"speculative_config": {"method": "ngram"}}) == ['--speculative-config={"method": "ngram"}']


@pytest.mark.parametrize(
    "config",
    [
        SpeculativeConfig(method="ngram", prompt_lookup_max=3),
        SpeculativeConfig(method="draft", model="tiny-draft", acceptance="coupled", adaptive=False),
        SpeculativeConfig(method="medusa", model="heads", num_speculative_tokens=2, tree=((0,), (1,), (0, 0))),
    ],
)
def test_a_speculative_config_reaches_the_command_as_it_is(config: SpeculativeConfig) -> None:
    (flag,) = flags({"speculative_config": config})
    assert parse_speculative(flag.removeprefix("--speculative-config=")) == config


def test_closing_ends_a_send_that_waits_for_a_slow_process(ends: tuple[socket.socket, socket.socket]) -> None:
    sender = Sender(ends[1])
    said: list[str] = []

    def send() -> None:
        with pytest.raises(DaemonError) as error:
            sender.send(MORE_THAN_A_SOCKET_HOLDS, 60, nothing)
        said.append(str(error.value))

    thread = threading.Thread(target=send)
    thread.start()
    assert ends[0].recv(1) == b"x"  # it has begun, and cannot end
    sender.close()
    thread.join(60)
    assert not thread.is_alive()
    assert said == ["the client is closed"]
    with pytest.raises(DaemonError, match="the client is closed"):
        sender.send(b"PING\n", 1, nothing)
    sender.close()


def test_no_line_is_sent_after_a_part_of_one(ends: tuple[socket.socket, socket.socket]) -> None:
    sender = Sender(ends[1])
    with pytest.raises(TimeoutError, match=r"did not take 2097152 bytes in 0.05 s"):
        sender.send(MORE_THAN_A_SOCKET_HOLDS, 0.05, nothing)
    with pytest.raises(DaemonError, match="takes no more lines"):
        sender.send(b"PING\n", 1, nothing)
    sender.close()


def test_a_line_whose_answers_cannot_be_noted_is_not_sent(ends: tuple[socket.socket, socket.socket]) -> None:
    sender = Sender(ends[1])

    def refuse() -> None:
        raise DaemonError("the daemon has ended")

    with pytest.raises(DaemonError, match="the daemon has ended"):
        sender.send(b"START\n", 1, refuse)
    assert sender.send(b"PING\n", 1, lambda: 7) == 7
    assert ends[0].recv(99) == b"PING\n"
    sender.close()


def test_an_interrupt_breaks_off_no_line(ends: tuple[socket.socket, socket.socket]) -> None:
    sender, noted = Sender(ends[1]), threading.Event()
    threading.Timer(0.1, signal.pthread_kill, (threading.main_thread().ident, signal.SIGINT)).start()
    with plain_signals(), pytest.raises(KeyboardInterrupt):
        sender.send(MORE_THAN_A_SOCKET_HOLDS, 60, noted.set)
    assert noted.is_set()
    left = len(MORE_THAN_A_SOCKET_HOLDS)
    while left:
        left -= len(ends[0].recv(left))
    sender.send(b"PING\n", 1, nothing)
    assert ends[0].recv(99) == b"PING\n"
    sender.close()
