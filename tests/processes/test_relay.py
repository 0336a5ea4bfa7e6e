"""A relay passes everything on but the end of the other side."""

from __future__ import annotations

import socket
import threading

import pytest

from xlaengine.processes.relay import Relay


def pair() -> tuple[socket.socket, socket.socket]:
    """The near end of a relayed connection, and the far one."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        relay = Relay("127.0.0.1", server.getsockname()[1], 5)
        near = socket.create_connection(("127.0.0.1", relay.port), timeout=5)
        far, _ = server.accept()
    relay.close()
    far.settimeout(5)
    return near, far


def test_bytes_go_both_ways() -> None:
    near, far = pair()
    with near, far:
        near.sendall(b"there")
        assert far.recv(9) == b"there"
        far.sendall(b"back")
        assert near.recv(9) == b"back"


def test_the_near_end_stays_open_when_the_far_one_closes() -> None:
    near, far = pair()
    with near:
        far.close()
        near.settimeout(0.5)
        with pytest.raises(TimeoutError):
            near.recv(1)


def test_the_near_end_stays_open_though_it_speaks_to_a_far_one_that_closed() -> None:
    near, far = pair()
    with near:
        far.close()
        for _ in range(5):
            near.sendall(b"are you there")
            threading.Event().wait(0.05)
        near.settimeout(0.5)
        with pytest.raises(TimeoutError):
            near.recv(1)


def test_an_end_that_has_said_all_still_hears() -> None:
    near, far = pair()
    with near, far:
        near.sendall(b"a question")
        near.shutdown(socket.SHUT_WR)
        assert b"".join(iter(lambda: far.recv(9), b"")) == b"a question"
        far.sendall(b"an answer")
        assert near.recv(9) == b"an answer"


def test_the_far_end_closes_with_the_near_one() -> None:
    near, far = pair()
    with far:
        near.close()
        assert far.recv(1) == b""


def test_a_connection_waits_until_somebody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    relay = Relay("127.0.0.1", port, 5)
    with socket.create_connection(("127.0.0.1", relay.port), timeout=5) as near:
        threading.Event().wait(0.3)
        with socket.create_server(("127.0.0.1", port)) as server:
            far, _ = server.accept()
            with far:
                near.sendall(b"late")
                assert far.recv(9) == b"late"
    relay.close()
