"""Joins the processes of one model: JAX's coordination service, and a line from process 0 to each other process."""

from __future__ import annotations

import atexit
import functools
import json
import secrets
import socket
import time
from contextlib import suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Connection, answer_challenge, deliver_challenge
from queue import Empty, SimpleQueue
from typing import Any

from xlaengine.processes.background import in_background
from xlaengine.processes.errors import JoinError
from xlaengine.processes.lines import Follower, Leader, numbered
from xlaengine.processes.meeting import attend, receive
from xlaengine.processes.relay import Relay

JOIN_SECONDS = 300
"""How long a process waits for the others at the start."""

HEARTBEAT_SECONDS = 3600
"""JAX's service ends a process that was silent for this long. The time is long, because `lines` notices a lost process within seconds."""

END_SECONDS = 5
"""How long JAX's service waits, at the end of a process, for the other processes."""

_PLACE = "xlaengine/leader"


@functools.cache  # JAX can join once in a process
def join(coordinator: str, count: int | None, number: int | None) -> Leader | Follower:
    """Waits until all processes have joined. Call it before the first use of a device.

    Args:
        coordinator: ``host:port`` of process 0, reachable from all machines. Process 0 listens at this port, and at a second port that the
            system chooses.
        count: the number of processes; None if JAX finds it, as it does under Slurm, Open MPI and Kubernetes.
        number: the number of this process, from 0; None if JAX finds it.

    Raises:
        ValueError: the coordinator is not an address, ``number`` is not below ``count``, or one of them is None and JAX does not find it.
        JoinError: the processes do not fit together (`meeting`), or not all joined in time.
        RuntimeError: a device has been used.
    """
    host, _, port = coordinator.rpartition(":")
    if not host or ":" in host or not port.isdigit():  # the lines are IPv4
        raise ValueError(f"coordinator is {coordinator!r}: give the host and port of process 0, such as 10.0.0.1:29500")
    count, number = _numbers(count, number)
    if number == 0:
        receive(int(port), count, JOIN_SECONDS)
    else:
        attend(host, int(port), count, number, JOIN_SECONDS)
    import jax

    relay = Relay(host, int(port), JOIN_SECONDS)
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.config.update("jax_enable_preemption_service", False)  # the service would handle SIGTERM, which is the caller's to handle
    jax.distributed.initialize(
        f"127.0.0.1:{relay.port}",
        count,
        number,
        coordinator_bind_address=f"[::]:{port}",
        initialization_timeout=JOIN_SECONDS,
        heartbeat_timeout_seconds=HEARTBEAT_SECONDS,
        shutdown_timeout_seconds=END_SECONDS,
    )
    from jax._src.distributed import global_state  # JAX has no public name for its table of keys and values

    assert global_state.client is not None
    if jax.process_index() == 0:
        leader = Leader(_lines(global_state.client, jax.process_count()))
        atexit.register(leader.end)  # runs before JAX's handler, which waits for all processes
        return leader
    line = _line_to_leader(global_state.client, host, jax.process_index(), jax.process_count())
    return Follower(jax.process_index(), jax.process_count(), line)


def _numbers(count: int | None, number: int | None) -> tuple[int, int]:
    """The number of processes, and the number of this one. JAX finds what is None.

    Raises:
        ValueError: JAX does not find it, or the number is not below the other.
    """
    if count is None or number is None:
        from jax._src.clusters import ClusterEnv  # JAX has no public name for what `jax.distributed.initialize` does first

        _, count, number, _ = ClusterEnv.auto_detect_unset_distributed_params("", count, number, None, None, JOIN_SECONDS)
    if count is None or number is None:
        raise ValueError("give num_processes and process_id: JAX finds them only in jobs of Slurm, Open MPI and the like")
    if number >= count:
        raise ValueError(f"process_id is {number}, and num_processes is {count}: the numbers of {count} processes are 0 to {count - 1}")
    return count, number


def _line_to_leader(table: Any, host: str, number: int, count: int) -> Connection:
    """Returns this process's line to process 0 at ``host``. Each process resolves ``host`` itself: on process 0's machine the name may
    stand for a loopback address.

    Raises:
        JoinError: process 0 was lost.
    """
    free_port, key = json.loads(table.blocking_key_value_get(_PLACE, JOIN_SECONDS * 1000))
    try:
        line = Client((host, free_port), "AF_INET", authkey=bytes.fromhex(key))
        line.send_bytes(str(number).encode())
    except (AuthenticationError, EOFError, OSError) as error:
        why = str(error) or type(error).__name__
        raise JoinError(
            f"process 0 of {count} was lost before process {number} connected to it ({why}): start all processes again"
        ) from error
    return line


def _lines(table: Any, count: int, seconds: float = JOIN_SECONDS) -> list[Connection]:
    """Returns the lines to processes 1, 2, …, which find process 0's port and a secret in JAX's table.

    Raises:
        JoinError: a process has joined JAX's service, and did not connect within ``seconds``.
    """
    key, until = secrets.token_bytes(32), time.monotonic() + seconds
    came, lines = SimpleQueue[tuple[int, Connection]](), dict[int, Connection]()
    with socket.create_server(("", 0), backlog=count) as listens:
        table.key_value_set(_PLACE, json.dumps([listens.getsockname()[1], key.hex()]))
        in_background(_accept, listens, key, came)
        try:
            while missing := set(range(1, count)) - lines.keys():
                number, line = came.get(timeout=max(0, until - time.monotonic()))
                lines[number] = line
        except Empty:
            for line in lines.values():
                line.close()
            lost = f"{numbered(missing)} of {count} joined, and did not connect to process 0 within {seconds:.0f} seconds"
            raise JoinError(f"{lost}: start all processes again") from None
        finally:
            with suppress(OSError):
                listens.shutdown(socket.SHUT_RDWR)  # closing alone does not wake the thread in `_accept`
    return [lines[number] for number in sorted(lines)]


def _accept(listens: socket.socket, key: bytes, came: SimpleQueue[tuple[int, Connection]]) -> None:
    """Greets each connection in a separate thread, because a connection from outside this run may send nothing."""
    with suppress(OSError):  # the socket was closed
        while True:
            accepted, _ = listens.accept()
            in_background(_greet, Connection(accepted.detach()), key, came)


def _greet(line: Connection, key: bytes, came: SimpleQueue[tuple[int, Connection]]) -> None:
    with suppress(AuthenticationError, EOFError, OSError, ValueError):  # the connection is not from a process of this run
        deliver_challenge(line, key)
        answer_challenge(line, key)
        came.put((int(line.recv_bytes()), line))
