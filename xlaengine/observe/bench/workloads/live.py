"""Steps by themselves: in these engines all rows decode, so that the time of a step can be measured."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

import jax

from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.result import BANDWIDTH, ROOF, Result, durations, rates
from xlaengine.observe.bench.settings import BenchSettings
from xlaengine.observe.bench.streams import Streams, check_equal, collect, drawn_requests, submitted

SETTLING = 2
"""The number of steps between the last prompt and the first sample."""


def decode(bench: Bench) -> Iterator[Result]:
    """Measures steps at each B, with all rows at about the same position and no admissions."""
    settings, floors = bench.settings, bench.floors
    for B in settings.max_num_seqs:
        times = []
        with bench.engine(B, bench.length) as engine:
            rows = LiveRows(engine, settings.position, settings)
            for _ in bench.samples(f"decode[{B}]"):
                times.append((rows.sample(), floors.decode(engine.runner.weights, B, rows.context)))
            rows.finish(check=2)
        bandwidth = floors.take_bandwidth()
        roof = B * 1e9 * bandwidth[BANDWIDTH] / (floors.weight_bytes(B) + B * floors.slot_read(rows.context))
        facts = {"position": rows.context, ROOF: roof} | bandwidth
        floor = "weights and slots over bandwidth, or the products, whichever takes longer"
        yield rates("decode", f"B={B}", times, B, floor=floor, rows=B, facts=facts)


def long_context(bench: Bench) -> Iterator[Result]:
    """Measures how much slower short streams are in long slots, and what attention costs if all rows are at late positions."""
    settings, B = bench.settings, bench.rows
    short, long = settings.short_len, min(settings.long_len, bench.longest)
    if long <= short:
        raise Unsuitable(f"it compares slots of {short} positions with longer ones, and this model has {bench.longest}")
    with bench.engine(B, short) as small, bench.engine(B, long) as large:
        pairs = _alternated(bench, f"long-context[{long}]", *(LiveRows(engine, settings.position, settings) for engine in (small, large)))
        times = [(more, less) for less, more, _ in pairs]
        floor = f"the same streams where S={short}"
        yield durations("long-context", f"B={B}, short streams, S={long}", times, "ms/step", floor=floor)
        yield from _far_along(bench, small, large)


def _far_along(bench: Bench, small: Engine, large: Engine) -> Iterator[Result]:
    """Compares steps of rows near the end of their slots with steps of rows near the beginning: the difference is attention."""
    settings, floors, B, S = bench.settings, bench.floors, bench.rows, large.config.max_model_len
    bench.progress("long-context-prompts", 0, None)
    far = LiveRows(large, S - tokens_needed(large, S, settings), settings)
    near = LiveRows(small, settings.position, settings)
    pairs = _alternated(bench, f"long-context-at[{far.position}]", near, far)
    case, read = f"B={B}, all rows at {far.context:.0f}", floors.weight_bytes(B) + B * floors.slot_read(far.context)
    times = [(late, read / bandwidth) for _, late, bandwidth in pairs]
    yield rates("long-context", case, times, B, floor="weights and slots read once")
    if more := B * (floors.slot_read(far.context) - floors.slot_read(near.context)):  # 0 if all layers have a window
        times = [(late - early, more / bandwidth) for early, late, bandwidth in pairs]
        beyond = f"{case}, attention beyond {near.context:.0f}"
        yield durations("long-context", beyond, times, "ms/step", floor="the additional keys and values read once")


def _alternated(bench: Bench, case: str, first: LiveRows, second: LiveRows) -> list[tuple[float, float, float]]:
    """Takes samples of both in turn, and checks their streams. Returns for each sample the seconds of a step of each, and the bandwidth
    measured after them.
    """
    pairs = [(first.sample(), second.sample(), bench.floors.bandwidth()) for _ in bench.samples(case)]
    for rows in (first, second):
        rows.finish(check=1)
    return pairs


def tokens_needed(engine: Engine, position: int, settings: BenchSettings) -> int:
    """Returns the number of tokens that each stream must have, so that no stream ends before the last sample.

    While later prompts are prefilled, earlier streams decode: one step for each prompt, and one for each budget of prompt tokens.
    """
    B = engine.config.max_num_seqs
    filling = B + math.ceil(B * position / engine.config.prefill_tokens_per_step)
    return filling + SETTLING + settings.repeats * (settings.steps + 1) + 2 * engine.config.depth


class LiveRows:
    """B streams with prompts of equal length. All have a slot and a first token, and none ends before the last sample.

    Args:
        position: the position of every row before the first sample; rows stay near it.
        settings: the number of samples that will be taken (``repeats``), and the number of steps in each.

    Attributes:
        position: as given.
        context: the approximate position of a row in the middle of the samples.

    Raises:
        Unsuitable: the slots are too short.
    """

    def __init__(self, engine: Engine, position: int, settings: BenchSettings):
        B, S = engine.config.max_num_seqs, engine.config.max_model_len
        tokens = tokens_needed(engine, position, settings)
        if position + tokens > S:
            raise Unsuitable(f"rows at position {position} need {position + tokens} positions, and a slot has {S}")
        self._engine, self.position, self._steps = engine, position, settings.steps
        self.context = position + tokens / 2
        self._requests = drawn_requests(engine.model.vocab, [position] * B, tokens)
        self._streams: Streams = submitted(engine, self._requests)
        while engine.scheduler.waiting or not all(self._streams.values()):  # the first stream is ahead of the last by these steps
            self._step()
        for _ in range(SETTLING):
            self._step()
        self._rest()

    def sample(self) -> float:
        """Measures the seconds of one step, as the mean of ``settings.steps`` steps."""
        self._step()  # the device is idle: this step fills its queue
        began = time.perf_counter()
        for _ in range(self._steps):
            self._engine.advance()
        seconds = (time.perf_counter() - began) / self._steps
        collect(self._streams, self._engine.take())
        self._rest()
        return seconds

    def finish(self, check: int) -> None:
        """Runs the streams to their ends, and runs ``check`` of the requests again, each alone.

        Raises:
            StreamsDiffer: a stream differs.
        """
        collect(self._streams, self._engine)
        check_equal(self._engine, self._requests, self._streams, count=check)

    def _step(self) -> None:
        collect(self._streams, self._engine.step())

    def _rest(self) -> None:
        """Waits for everything in flight, so that the next measurement has the machine to itself."""
        jax.block_until_ready(self._engine.runner.state)
