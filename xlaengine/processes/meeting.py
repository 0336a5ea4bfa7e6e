"""The meeting of all processes at process 0, before any of them uses JAX's service.

JAX's service aborts an earlier process if a later one has its number, and it compares nothing else. So process 0 first listens at the
service's port itself: each other process tells its number and how many there are, and waits. If all fit together, all may go on, and their
connections become the lines of `lines`, which notice a process that is lost while JAX's service starts. Otherwise all get the same reason,
and none goes on.
"""

from __future__ import annotations

import json
import logging
import math
import os
import socket
import threading
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from queue import Empty, SimpleQueue
from typing import Any

from xlaengine.processes.background import in_background
from xlaengine.processes.errors import JoinError
from xlaengine.processes.lines import PATIENCE_SECONDS, numbered
from xlaengine.types.errors import is_int

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
"""Processes of a run start within this time, one after the other."""

REACH_SECONDS = 10
"""How long a process tries to reach process 0 before it logs that it waits."""

_MOST_BYTES = 4096
_HELLO_SECONDS = 10
_RETRY_SECONDS = 0.2
_LOOK_SECONDS = 0.2


@dataclass(frozen=True, eq=False)
class _Guest:
    """A process that has come to the meeting. ``address``: of its machine. ``has_joined``: set before it is told to go on."""

    line: socket.socket
    address: str
    number: int
    count: int
    has_joined: threading.Event = field(default_factory=threading.Event)


def receive(port: int, count: int, seconds: float, patience: float = PATIENCE_SECONDS, grace: float = GRACE_SECONDS) -> list[Connection]:
    """Waits, as process 0, until all other processes have come, and lets them go on. Returns the lines to processes 1, 2, …

    Args:
        count: the number of processes.
        patience: after this many seconds without a change, which processes are missing is logged once.
        grace: if the processes do not fit together, how long those that have not come yet are waited for, to be told so.

    Raises:
        JoinError: the port is in use, two processes have one number, a process has another ``count``, or some do not come in time.
    """
    with _listening(port, count) as listens:
        changes: SimpleQueue[tuple[_Guest, bool]] = SimpleQueue()
        in_background(_accept, listens, changes)
        here: dict[int, _Guest] = {}
        try:
            _gather(here, changes, count, time.monotonic() + seconds, patience)
        except JoinError as error:
            _refuse(here, changes, count, str(error), grace)
            raise
        finally:
            with suppress(OSError):
                listens.shutdown(socket.SHUT_RDWR)  # closing alone does not wake the thread in `_accept`
    for guest in here.values():
        guest.has_joined.set()
    _tell(here.values(), {"join": count})
    return [Connection(here[number].line.detach()) for number in sorted(here)]


def _gather(here: dict[int, _Guest], changes: SimpleQueue[tuple[_Guest, bool]], count: int, until: float, patience: float) -> None:
    """Fills ``here`` with the processes 1, 2, … by number. Of ``changes``, the bool says whether the process has come or gone."""
    start = time.monotonic()
    while missing := set(range(1, count)) - here.keys():
        try:
            guest, has_come = changes.get(timeout=max(0, min(patience, until - time.monotonic())))
        except Empty:
            if time.monotonic() >= until:
                raise JoinError(f"{numbered(missing)} of {count} did not join within {until - start:.0f} seconds") from None
            log.warning("process 0 of %d waits for %s to join", count, numbered(missing))
            patience = math.inf
            continue
        if not has_come:
            guest.line.close()
            if here.get(guest.number) is guest:
                del here[guest.number]
            continue
        other = here.get(guest.number)
        if why := _refusal(guest, other, count):
            _send_away([guest], why)
            here.setdefault(guest.number, guest)
            raise JoinError(why)
        here[guest.number] = guest


def _refuse(here: Mapping[int, _Guest], changes: SimpleQueue[tuple[_Guest, bool]], count: int, why: str, grace: float) -> None:
    """Tells the reason to the processes that are here, and to each that comes within ``grace`` seconds. The others would wait in vain."""
    _send_away(here.values(), why)
    told, until = set(here), time.monotonic() + grace
    while set(range(1, count)) - told and (left := until - time.monotonic()) > 0:
        with suppress(Empty):
            guest, _ = changes.get(timeout=left)
            _send_away([guest], why)
            told.add(guest.number)


def _refusal(guest: _Guest, other: _Guest | None, count: int) -> str | None:
    """Why the process cannot join. ``other``: one with its number that is here."""
    if guest.count != count:
        return f"num_processes is {guest.count} in process {guest.number}, and {count} in process 0: start all processes with one number"
    if other is not None:
        where = f"at {other.address} and at {guest.address}"
        return f"process_id is {guest.number} in two processes, {where}: start each process with a number of its own, from 0 to {count - 1}"
    return None


def _listening(port: int, count: int) -> socket.socket:
    try:
        return socket.create_server(("", port), backlog=count)
    except OSError as error:
        why = "another process may have process_id 0 too, or an earlier run may go on"
        raise JoinError(f"process 0 cannot listen at port {port}: {os.strerror(error.errno or 0)}; {why}") from error


def _accept(listens: socket.socket, changes: SimpleQueue[tuple[_Guest, bool]]) -> None:
    """Greets each connection in a separate thread, because a connection from outside this run may send nothing."""
    with suppress(OSError):  # the socket was closed
        while True:
            line, (address, *_) = listens.accept()
            in_background(_greet, line, address, changes)


def _greet(line: socket.socket, address: str, changes: SimpleQueue[tuple[_Guest, bool]]) -> None:
    """Watches the connection until the process has joined or is gone. The guest has a copy of ``line``, so each side closes its own."""
    with line, suppress(OSError, KeyError, ValueError):
        line.settimeout(_HELLO_SECONDS)
        told = _heard(line)
        number, count = told["number"], told["count"]
        if not (is_int(number) and is_int(count) and number > 0):
            return
        line.settimeout(None)
        guest = _Guest(line.dup(), address, number, count)
        changes.put((guest, True))
        while not guest.has_joined.is_set() and not wait([line], _LOOK_SECONDS):
            pass
        if not guest.has_joined.is_set():
            changes.put((guest, False))


def attend(host: str, port: int, count: int, number: int, seconds: float) -> Connection:
    """Goes, as process ``number``, to the meeting at process 0, and waits until all may go on. Returns the line to process 0.

    Raises:
        JoinError: process 0 was not reached or was lost, or the processes do not fit together.
    """
    at = f"{host}:{port}"
    with _reached(host, port, number, seconds) as line:
        try:
            line.settimeout(seconds + _HELLO_SECONDS)
            line.sendall(_packed({"number": number, "count": count}))
            told = _heard(line)
        except ValueError:
            raise JoinError(f"what listens at {at} is not a process 0 that waits for others: have all processes joined already?") from None
        except OSError as error:
            raise JoinError(f"process 0 at {at} was lost before all processes had joined ({error}): start all again") from error
        if "join" not in told:
            raise JoinError(str(told.get("refused", told)))
        line.settimeout(None)
        return Connection(line.detach())


def _reached(host: str, port: int, number: int, seconds: float) -> socket.socket:
    start = time.monotonic()
    until, patient_until = start + seconds, start + REACH_SECONDS
    while True:
        left = min(until, patient_until) - time.monotonic()
        try:
            return socket.create_connection((host, port), timeout=max(_RETRY_SECONDS, left))
        except OSError as error:
            now = time.monotonic()
            if now > until:
                raise JoinError(f"process 0 was not reached at {host}:{port} within {seconds:.0f} seconds ({error})") from error
            if now > patient_until:
                log.warning("process %d waits for process 0 at %s:%d (%s)", number, host, port, error)
                patient_until = math.inf
            time.sleep(_RETRY_SECONDS)


def _tell(guests: Iterable[_Guest], message: Mapping[str, Any]) -> None:
    for guest in guests:
        with suppress(OSError):  # it has ended, which `lines` notices
            guest.line.sendall(_packed(message))


def _send_away(guests: Iterable[_Guest], why: str) -> None:
    for guest in guests:
        _tell([guest], {"refused": why})
        guest.line.close()


def _packed(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _heard(line: socket.socket) -> Mapping[str, Any]:
    """The next message.

    Raises:
        ValueError: it is none.
        OSError: the other side closed the line, or said nothing in time.
    """
    data = b""
    while not data.endswith(b"\n"):
        if not (more := line.recv(1)):  # what follows the message is for another reader
            raise ConnectionResetError("it closed the connection") if not data else ValueError("no message")
        data += more
        if len(data) > _MOST_BYTES or not data.startswith(b"{"):
            raise ValueError("no message")
    told = json.loads(data)
    if not isinstance(told, dict):
        raise ValueError("no message")
    return told
