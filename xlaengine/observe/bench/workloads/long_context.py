"""Long slots: what they cost short streams, and what attention costs if every row is at a late position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Bench, Unsuitable
from xlaengine.observe.bench.live import LiveRows, tokens_needed
from xlaengine.observe.bench.result import Result

ROWS = 8
"""B of the performance targets."""


def measure(bench: Bench) -> Iterator[Result]:
    settings = bench.settings
    short, long = settings.short_len, min(settings.long_len, bench.longest)
    if long <= short:
        raise Unsuitable(f"it compares slots of {short} positions with longer ones, and this model has {bench.longest}")
    with bench.engine(ROWS, short) as small, bench.engine(ROWS, long) as large:
        yield _short_streams(bench, small, large)
        yield from _far_along(bench, small, large)


def _short_streams(bench: Bench, small: Engine, large: Engine) -> Result:
    """Compares steps of equal streams in engines with short and with long slots."""
    lives = [_live(bench, engine, bench.settings.position) for engine in (small, large)]
    short, long = (engine.config.max_model_len for engine in (small, large))
    less, more, _ = _alternated(bench, f"long-context[{long}]", lives)
    return Result(
        workload="long-context",
        case=f"B={ROWS}, short streams, S={long}",
        unit="ms/step",
        better="lower",
        samples=tuple(1e3 * seconds for seconds in more),
        floors=tuple(1e3 * seconds for seconds in less),
        floor=f"the same streams where S={short}",
    )


def _far_along(bench: Bench, small: Engine, large: Engine) -> Iterator[Result]:
    """Compares steps of rows near the end of their slots with steps of rows near the beginning: the difference is attention."""
    settings, floors, S = bench.settings, bench.floors, large.config.max_model_len
    bench.progress("long-context-prompts", 0, None)
    far = _live(bench, large, S - tokens_needed(large, S, settings.repeats, settings.steps))
    near = _live(bench, small, settings.position)
    before, steps, bandwidths = _alternated(bench, f"long-context-at[{far.position}]", [near, far])
    case = f"B={ROWS}, all rows at {far.context:.0f}"
    read = floors.weight_bytes + ROWS * far.context * floors.kv_bytes
    yield Result(
        workload="long-context",
        case=case,
        unit="tok/s",
        better="higher",
        samples=tuple(ROWS / seconds for seconds in steps),
        floors=tuple(ROWS * bandwidth / read for bandwidth in bandwidths),
        floor="weights and KV read once",
    )
    beyond = ROWS * (far.context - near.context) * floors.kv_bytes
    yield Result(
        workload="long-context",
        case=f"{case}, attention beyond {near.context:.0f}",
        unit="ms/step",
        better="lower",
        samples=tuple(1e3 * (after - before) for after, before in zip(steps, before, strict=True)),
        floors=tuple(1e3 * beyond / bandwidth for bandwidth in bandwidths),
        floor="the KV beyond, read once",
    )


def _live(bench: Bench, engine: Engine, position: int) -> LiveRows:
    rows = LiveRows(engine, position, bench.settings.repeats, bench.settings.steps)
    rows.fill()
    return rows


def _alternated(bench: Bench, case: str, lives: Sequence[LiveRows]) -> tuple[list[float], list[float], list[float]]:
    """Returns the seconds of a step of both engines, measured alternately, and the bandwidth after each pair. The streams are checked."""
    first, second, bandwidths = [], [], []
    for _ in bench.samples(case):
        first.append(lives[0].sample())
        second.append(lives[1].sample())
        bandwidths.append(bench.floors.bandwidth())
    for live in lives:
        live.finish(1)
    return first, second, bandwidths
