"""How CPUs, threads and lines are shared among workers."""

from __future__ import annotations

from collections.abc import Sequence

ROUNDS = 32
"""Batches that each worker gets in a long job: few enough that calls cost little, enough that workers end at about the same time."""


def batch_size(lines: int, workers: int, slots: int) -> int:
    """Returns the number of lines in a batch: at least the slots of a worker, at most 16 times as many."""
    return min(max(-(-lines // (workers * ROUNDS)), slots), 16 * slots)


def workers_needed(lines: int, workers: int, slots: int) -> int:
    """Returns how many of ``workers`` get a batch."""
    return min(workers, -(-lines // batch_size(lines, workers, slots)))


def largest_share(nodes: Sequence[float], workers: int) -> float:
    """Returns the largest number of CPUs that each of ``workers`` can have at once; 0 if there are no CPUs. ``nodes`` has the CPUs of each
    machine.

    A share of 1 or more is a whole number, as Ray demands. A machine with fewer CPUs than workers is shared: each gets a fraction, and one
    thread.
    """
    candidates = {cpus / workers_there for cpus in nodes for workers_there in range(1, workers + 1)}
    shares = {float(int(share)) if share >= 1 else int(share * 10_000) / 10_000 for share in candidates}
    fitting = (share for share in shares if share > 0 and sum(int(cpus / share + 1e-9) for cpus in nodes) >= workers)
    return max(fitting, default=0.0)


def threads_of(cpus: float) -> int:
    """Returns the number of threads of a worker that has this many CPUs."""
    return max(1, int(cpus))
