"""A set of line numbers is a set."""

from __future__ import annotations

import random
import tracemalloc

from xlaengine.batch.line_set import LineSet


def test_it_holds_what_was_added_and_nothing_else() -> None:
    rng, lines, plain = random.Random(3), LineSet(), set[int]()
    for _ in range(3000):
        line = rng.choice([rng.randint(1, 40), rng.randint(1, 9000)])
        lines.add(line)
        plain.add(line)
        assert len(lines) == len(plain)
    assert [line for line in range(1, 20_000) if line in lines] == sorted(plain)


def test_a_line_needs_a_bit() -> None:
    tracemalloc.start()
    try:
        lines = LineSet()
        for line in range(1, 100_001):
            lines.add(line)
        assert tracemalloc.get_traced_memory()[1] < 40_000
    finally:
        tracemalloc.stop()
    assert len(lines) == 100_000
