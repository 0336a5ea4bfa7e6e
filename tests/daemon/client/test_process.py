"""Lines to a slow process, and the end of its input."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from xlaengine.config import SpeculativeConfig
from xlaengine.config.spelling import parse_speculative
from xlaengine.daemon.client.options import flags
from xlaengine.daemon.client.process import Sender
from xlaengine.daemon.errors import DaemonError

MORE_THAN_A_SOCKET_HOLDS = b"x" * (1 << 21)


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The process's end, and the sender's."""
    its, ours = socket.socketpair()
    with its, ours:
        yield its, ours


def test_options_are_the_commands_own() -> None:
    assert flags({"cache_slots": 2, "text": True, "tokenizer": None, "probe": False}) == ["--cache-slots=2", "--text"]
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
        with sender.lock, pytest.raises(DaemonError) as error:
            sender.send(MORE_THAN_A_SOCKET_HOLDS, 60)
        said.append(str(error.value))

    thread = threading.Thread(target=send)
    thread.start()
    assert ends[0].recv(1) == b"x"  # it has begun, and cannot end
    closing = threading.Thread(target=sender.close)
    closing.start()
    for each in (closing, thread):
        each.join(60)
        assert not each.is_alive()
    assert said == ["the client is closed"]


def test_a_descriptor_is_not_closed_while_another_thread_may_use_it(ends: tuple[socket.socket, socket.socket]) -> None:
    sender = Sender(ends[1])
    with sender.lock:
        closing = threading.Thread(target=sender.close)
        closing.start()
        closing.join(0.1)
        assert ends[1].fileno() >= 0
        with pytest.raises(DaemonError, match="the client is closed"):
            sender.send(b"PING\n", 1)
    closing.join(60)
    sender.close()


def test_no_line_is_sent_after_a_part_of_one(ends: tuple[socket.socket, socket.socket]) -> None:
    sender = Sender(ends[1])
    with pytest.raises(TimeoutError, match=r"did not take 2097152 bytes in 0.05 s"):
        sender.send(MORE_THAN_A_SOCKET_HOLDS, 0.05)
    with pytest.raises(DaemonError, match="takes no more lines"):
        sender.send(b"PING\n", 1)
    sender.close()
