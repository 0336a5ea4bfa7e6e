"""The connection to a Ray cluster, and how its CPUs are shared among workers."""

# pyright: reportMissingImports=false, reportMissingModuleSource=false
# Ray Data and pyarrow come with the extra `ray`: the linters run without it.
from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import ray
from ray.data import Dataset

from xlaengine.batch.errors import UsageError
from xlaengine.ray.shares import largest_share

LOCAL = "local"
"""The address of a cluster that is started on this machine, and ends with the job."""

SECONDS = 10.0
"""How long an address may take to answer."""

_ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",  # a cluster that this process starts sends no statistics
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray's future default, without its warning
    "RAY_BACKEND_LOG_LEVEL": "fatal",  # this package raises or notes what concerns a user
}
"""Environment variables of Ray's processes, unless the user's environment sets them."""

_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def connected(address: str) -> Iterator[None]:
    """Connects to the cluster at ``address``, or starts one for `LOCAL`. If this process is connected already, the block runs in that
    connection, and ``address`` is ignored. `_ENVIRONMENT` is set until the connection ends.

    Raises:
        UsageError: there is no cluster.
    """
    if ray.is_initialized():
        yield
        return
    _require_reachable(address)
    with _environment():
        _connect(address)
        try:
            yield
        finally:
            ray.shutdown()


@contextmanager
def _environment() -> Iterator[None]:
    added = [name for name in _ENVIRONMENT if name not in os.environ]
    os.environ.update({name: _ENVIRONMENT[name] for name in added})
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


def _connect(address: str) -> None:
    handlers = {number: signal.getsignal(number) for number in _SIGNALS}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=own_cpus(), include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise UsageError(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    finally:
        for number, handler in handlers.items():  # Ray has replaced them, and the job's handlers write its results
            if handler is not None and signal.getsignal(number) is not handler:
                signal.signal(number, handler)


def _require_reachable(address: str) -> None:
    """Raises UsageError within `SECONDS` if the address does not answer: Ray would try for minutes."""
    if address.startswith("ray://"):
        raise UsageError(f"{address} is an address for Ray's client: run this on a machine of the cluster, with --ray auto")
    host, colon, port = address.rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=SECONDS).close()
    except (OSError, ValueError) as error:
        raise UsageError(f"there is no Ray cluster at {address!r}: {error}") from None


@contextmanager
def quiet(dataset: Dataset) -> Iterator[None]:
    """Turns off Ray Data's bars for a dataset, and Ray Data's messages while the block runs: the job has its own bars and messages."""
    dataset.context.enable_progress_bars = False
    logger = logging.getLogger("ray.data")
    level = logger.level
    logger.setLevel(logging.CRITICAL)  # Ray Data logs the errors that it raises
    try:
        yield
    finally:
        logger.setLevel(level)


def own_cpus() -> int:
    """Returns how many of the machine's CPUs this process may use."""
    return len(os.sched_getaffinity(0))


def cpu_share(workers: int) -> float:
    """Returns how many CPUs each worker gets in the connected cluster. Raises UsageError if the cluster has no CPU."""
    nodes = [node["Resources"].get("CPU", 0.0) for node in ray.nodes() if node["Alive"]]
    share = largest_share(nodes, workers)
    if share == 0:
        raise UsageError("the Ray cluster has no CPU")
    return share
