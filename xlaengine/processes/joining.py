"""Joins the processes of one model: JAX's coordination service, and a line from process 0 to each other process."""

from __future__ import annotations

import atexit
import functools
import json
import secrets
from contextlib import suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Connection, Listener
from typing import Any

from xlaengine.processes.lines import Follower, Leader
from xlaengine.processes.relay import Relay

JOIN_SECONDS = 300
"""How long a process waits for the others at the start."""

HEARTBEAT_SECONDS = 3600
"""JAX's own watch, which ends a process that was stopped for so long. Losses are noticed by `lines`, in seconds."""

END_SECONDS = 5
"""How long a process waits for the others at its end."""

_PLACE = "xlaengine/leader"


@functools.cache  # JAX can join once in a process
def join(coordinator: str, count: int | None, number: int | None) -> Leader | Follower:
    """Waits until all processes have joined. Must come before the first use of a device.

    Args:
        coordinator: ``host:port`` of process 0, reachable by all. Process 0 listens at this port, and at another free one.
        count, number: of processes, and this one's. None if JAX finds them, as it does under Slurm, Open MPI and Kubernetes.

    Raises:
        ValueError: the coordinator is no address, or JAX does not find what is not given.
        RuntimeError: a device has been used, or not all processes came in time.
    """
    host, _, port = coordinator.rpartition(":")
    if not host or ":" in host or not port.isdigit():  # IPv4, as the lines
        raise ValueError(f"coordinator is {coordinator!r}: give the host and port of process 0, such as 10.0.0.1:29500")
    import jax

    relay = Relay(host, int(port), JOIN_SECONDS)
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.config.update("jax_enable_preemption_service", False)  # it would take SIGTERM from the caller
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
        atexit.register(leader.end)  # before JAX's own, which waits for all processes
        return leader
    # Each process finds the host by itself: to process 0 its own name may be a loopback address.
    free_port, key = json.loads(global_state.client.blocking_key_value_get(_PLACE, JOIN_SECONDS * 1000))
    line = Client((host, free_port), "AF_INET", authkey=bytes.fromhex(key))
    line.send_bytes(str(jax.process_index()).encode())
    return Follower(jax.process_index(), jax.process_count(), line)


def _lines(table: Any, count: int) -> list[Connection]:
    """The lines to processes 1, 2, …, which find the leader's port and a secret in JAX's table."""
    key = secrets.token_bytes(32)
    with Listener(("", 0), "AF_INET", backlog=count, authkey=key) as listener:
        _, port = listener.address
        table.key_value_set(_PLACE, json.dumps([port, key.hex()]))
        lines = {}
        while len(lines) < count - 1:
            with suppress(AuthenticationError, EOFError, OSError):  # somebody else's
                line = listener.accept()
                lines[int(line.recv_bytes())] = line
    return [lines[number] for number in sorted(lines)]
