"""How processes find process 0: its lines to them, and what is said of a process that does not come."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Connection
from queue import SimpleQueue

import pytest

from xlaengine.processes.joining import _line_to_leader, _lines

HOST = "127.0.0.1"


class Table:
    """JAX's table of keys and values, for one key."""

    def __init__(self) -> None:
        self._value = SimpleQueue[str]()

    def key_value_set(self, key: str, value: str) -> None:
        self._value.put(value)

    def blocking_key_value_get(self, key: str, milliseconds: int) -> str:
        value = self._value.get(timeout=milliseconds / 1000)
        self._value.put(value)
        return value


def follow(table: Table, number: int, count: int) -> SimpleQueue[Connection]:
    made = SimpleQueue[Connection]()
    threading.Thread(target=lambda: made.put(_line_to_leader(table, HOST, number, count)), daemon=True).start()
    return made


def test_lines_come_in_the_order_of_the_processes() -> None:
    table = Table()
    ends = [follow(table, number, 4) for number in (3, 1, 2)]
    lines = _lines(table, 4, seconds=20)
    for number, end in zip((3, 1, 2), ends, strict=True):
        end.get(timeout=5).send(number)
    assert [line.recv() for line in lines] == [1, 2, 3]


def test_strangers_keep_nobody_out() -> None:
    """One that says nothing, and one that does not know the secret."""
    table, silent = Table(), list[socket.socket]()

    def strangers_first() -> None:
        port, _ = json.loads(table.blocking_key_value_get("", 5000))
        silent.append(socket.create_connection((HOST, port)))
        with suppress(AuthenticationError, EOFError, OSError):
            Client((HOST, port), "AF_INET", authkey=b"another")
        with suppress(RuntimeError):
            _line_to_leader(table, HOST, 1, 2)

    threading.Thread(target=strangers_first, daemon=True).start()
    assert len(_lines(table, 2, seconds=8)) == 1
    silent[0].close()


def test_a_process_that_dies_while_it_joins_is_named_and_the_others_are_let_go() -> None:
    table = Table()
    come = follow(table, 1, 4)
    start = time.monotonic()
    with pytest.raises(RuntimeError, match=r"processes 2, 3 of 4 joined, and did not connect to process 0 within 1 seconds: start all"):
        _lines(table, 4, seconds=1)
    assert time.monotonic() - start < 10
    with pytest.raises((EOFError, OSError)):
        come.get(timeout=5).recv()
    with pytest.raises(RuntimeError, match=r"process 0 of 4 was lost before process 2 connected to it \(.+\): start all processes again"):
        _line_to_leader(table, HOST, 2, 4)
