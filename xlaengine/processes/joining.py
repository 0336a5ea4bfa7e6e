"""Joins the processes of one model: JAX's coordination service, and a line from process 0 to each other process."""

from __future__ import annotations

import atexit
import functools
import sys

from xlaengine.processes.lines import Follower, Leader
from xlaengine.processes.meeting import attend, receive
from xlaengine.processes.relay import Relay

JOIN_SECONDS = 300
"""How long a process waits for the others at the start."""

HEARTBEAT_SECONDS = 3600
"""JAX's service ends a process that was silent for this long. The time is long, because `lines` notices a lost process within seconds."""

END_SECONDS = 5
"""How long JAX's service waits, at the end of a process, for the other processes."""


@functools.cache  # JAX can join once in a process
def join(coordinator: str, count: int | None, number: int | None) -> Leader | Follower:
    """Waits until all processes have joined. Call it before the first use of a device.

    Args:
        coordinator: ``host:port`` of process 0, reachable from all machines.
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
    joined: Leader | Follower
    if number == 0:
        joined = Leader(receive(int(port), count, JOIN_SECONDS))
    else:
        joined = Follower(number, count, attend(host, int(port), count, number, JOIN_SECONDS))
    try:
        _start_jax(host, int(port), count, number)
    except BaseException:
        joined.leave()
        raise
    if isinstance(joined, Leader):
        atexit.register(_end, joined)  # runs before JAX's handler, which waits for all processes
    import jax

    jax.devices()  # JAX makes them once all processes have asked for them. So each asks here, before one waits for a message of another
    return joined


def _end(leader: Leader) -> None:
    """Ends the followers of a program that ends. Python has left the exception that ended it, if one did, in `sys.last_value`."""
    failed = getattr(sys, "last_value", None) is not None and not hasattr(sys, "ps1")  # a prompt goes on after an exception
    leader.end(int(failed), failed=failed)


def _start_jax(host: str, port: int, count: int, number: int) -> None:
    import jax

    relay = Relay(host, port, JOIN_SECONDS)
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
