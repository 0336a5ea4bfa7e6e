"""Random lines: each has one answer, nothing leaks, other requests do not change, and the daemon goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import make_engine, tiny_config
from tests.daemon.bench import DONE, Bench
from tests.daemon.fake_engine import FakeEngine, expected
from tests.daemon.fuzzing import Fuzz, spares_the_witness
from tests.daemon.lines import LINES
from tests.effort import examples
from tests.streams import request, run, tokens
from xlaengine.daemon.protocol.grammar import MAX_LINE
from xlaengine.daemon.protocol.lines import LineReader, Unreadable
from xlaengine.engine import Engine

PROMPT = (5, 6, 7)
LINES_EACH = 50

relaxed = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def fuzz_fake(burst: int = 1, depth: int = 2) -> Fuzz:
    engine = FakeEngine(slots=3, burst=burst, depth=depth, snapshots=2)
    bench = Bench(engine, max_queue=2, quantum=2)
    return Fuzz(bench, PROMPT, lambda length: expected(engine, PROMPT, length, ignore_eos=True))


@pytest.mark.parametrize("burst", [1, 4])
@given(lines=st.lists(LINES, max_size=LINES_EACH))
@settings(relaxed, max_examples=examples(60))
def test_every_line_is_answered_once_and_nothing_leaks(burst: int, lines: list[bytes]):
    fuzz = fuzz_fake(burst)
    for line in lines:
        fuzz.say(line)
    fuzz.finish()


@given(data=st.lists(st.binary(max_size=300), max_size=20))
@settings(relaxed, max_examples=examples(60))
def test_any_bytes_are_lines(data: list[bytes]):
    """The bytes reach the line reader in pieces."""
    fuzz, reader = fuzz_fake(), LineReader(MAX_LINE)
    for piece in data:
        for line in reader.feed(piece):
            assert not isinstance(line, Unreadable)
            fuzz.say(line)
    fuzz.finish()


@given(lines=st.lists(LINES.filter(spares_the_witness), max_size=LINES_EACH))
@settings(relaxed, max_examples=examples(60))
def test_untagged_every_line_is_answered_once_and_in_its_order(lines: list[bytes]):
    bench = Bench(FakeEngine(slots=3), max_queue=2, tagged=False)
    for number, line in enumerate(lines):
        bench.say(line)
        bench.step(number % 3)
    bench.run()
    values = [frame.value for frame in bench.out.frames]
    assert values.count(DONE) == len(lines)
    assert all(value >= DONE for value in values)
    assert len(bench.service.lifecycle.registry) == 0


# --- the same on a device


@pytest.fixture(scope="module")
def engine(tiny_model: Callable) -> Iterator[Engine]:
    with closing(make_engine(tiny_model("llama3"), tiny_config(3, 2, probe=True, snapshots=2))) as engine:
        yield engine


@pytest.fixture(scope="module")
def alone(engine: Engine) -> Callable[[int], list[int]]:
    [events] = run(engine, [request("alone", PROMPT, max_tokens=90)]).values()
    return lambda length: tokens(events)[:length]


def fuzz_on(engine: Engine, alone: Callable[[int], list[int]], lines: list[bytes]) -> None:
    fuzz = Fuzz(Bench(engine, max_queue=2, quantum=2), PROMPT, alone)
    for line in lines:
        fuzz.say(line)
    fuzz.finish()


@given(lines=st.lists(LINES, max_size=LINES_EACH))
@settings(relaxed, max_examples=examples(30))
def test_on_a_device_too(engine: Engine, alone: Callable[[int], list[int]], lines: list[bytes]):
    fuzz_on(engine, alone, lines)


@pytest.mark.slow
@given(lines=st.lists(LINES, min_size=LINES_EACH, max_size=LINES_EACH))
@settings(relaxed, max_examples=21_000 // LINES_EACH)
def test_20_000_lines_on_a_device(engine: Engine, alone: Callable[[int], list[int]], lines: list[bytes]):
    """Draws a few more, because some lines must not be sent."""
    fuzz_on(engine, alone, lines)
