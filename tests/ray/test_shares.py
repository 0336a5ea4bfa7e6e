"""CPUs and lines are shared so that all workers run at once."""

from __future__ import annotations

import pytest

from xlaengine.ray.shares import batch_size, largest_share, threads_of, workers_needed


@pytest.mark.parametrize(
    ("nodes", "workers", "share"),
    [
        ([2], 1, 2),
        ([2], 2, 1),
        ([2], 4, 0.5),
        ([3], 2, 1),
        ([2], 3, 0.6666),
        ([16, 16, 16], 3, 16),
        ([16, 16, 16], 4, 8),
        ([16, 4], 4, 4),
        ([16, 4], 5, 4),
        ([0, 8], 2, 4),
        ([], 1, 0),
        ([0], 2, 0),
    ],
)
def test_a_worker_has_the_most_cpus_that_all_can_have(nodes: list[float], workers: int, share: float) -> None:
    assert largest_share(nodes, workers) == share


def test_a_worker_has_a_thread_for_each_cpu_and_one_at_least() -> None:
    assert [threads_of(cpus) for cpus in (0.25, 1, 1.5, 8)] == [1, 1, 1, 8]


@pytest.mark.parametrize(
    ("lines", "workers", "size"),
    [(1, 4, 8), (300, 4, 8), (10_000, 4, 79), (1_000_000, 4, 128)],
)
def test_a_batch_fills_the_slots_and_is_a_small_part_of_the_job(lines: int, workers: int, size: int) -> None:
    assert batch_size(lines, workers, 8) == size


@pytest.mark.parametrize(("lines", "workers", "needed"), [(1, 4, 1), (8, 4, 1), (9, 4, 2), (300, 4, 4), (0, 4, 0)])
def test_workers_that_would_get_no_batch_are_not_needed(lines: int, workers: int, needed: int) -> None:
    assert workers_needed(lines, workers, 8) == needed
