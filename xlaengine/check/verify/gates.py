"""A short check of one engine: one request in all rows at once, with another seed in one row. Equality is bitwise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from xlaengine.check.compare import alone, first_difference, token_ids_of
from xlaengine.engine import Engine
from xlaengine.types import SEED_LIMIT, Event, Request


@dataclass(frozen=True)
class GateReport:
    """The findings of a gate."""

    batches: int  # the number that were run and compared
    failures: tuple[str, ...]  # one line for each

    @property
    def passed(self) -> bool:
        return not self.failures

    def __add__(self, other: GateReport) -> GateReport:
        return GateReport(self.batches + other.batches, self.failures + other.failures)


def independence_gate(engine: Engine, request: Request, odd_rows: Sequence[int] | None = None) -> GateReport:
    """Runs the request in all B rows at once; then, once for each odd row, the same with another seed in that row.

    Every row must equal its request alone. If the other seed gives the same tokens, the gate shows nothing and fails, so give a sampled
    request that is long enough.

    Args:
        odd_rows: the rows to reseed, one at a time; by default all.

    Raises:
        RuntimeError: the engine has other requests.
    """
    same = reporting(engine, request)
    odd = replace(same, params=replace(same.params, seed=(same.seed + 1) % SEED_LIMIT))
    expected = {each: alone(engine, each) for each in (same, odd)}
    tokens, others = token_ids_of(expected[same]), token_ids_of(expected[odd])
    if tokens == others:
        return GateReport(0, (f"inconclusive: seeds {same.seed} and {odd.seed} make the same {len(tokens)} tokens",))
    B = engine.config.max_num_seqs
    odd_rows = range(B) if odd_rows is None else odd_rows
    failures: list[str] = []
    for reseeded in (None, *odd_rows):
        rows = [odd if row == reseeded else same for row in range(B)]
        streams = together(engine, [replace(each, request_id=f"row {row}") for row, each in enumerate(rows)])
        batch = "no row reseeded" if reseeded is None else f"row {reseeded} reseeded"
        where = f"depth {engine.config.depth}, {batch}, row {{}}"
        failures += failures_of(where, [(expected[each], streams[f"row {row}"]) for row, each in enumerate(rows)])
    return GateReport(1 + len(odd_rows), tuple(failures))


def reporting(engine: Engine, request: Request) -> Request:
    """Returns the request with one completion, and with log-probabilities if the engine has them: they show more than tokens."""
    return replace(request, params=replace(request.params, n=1, logprobs=engine.config.max_logprobs or None))


def together(engine: Engine, requests: Sequence[Request]) -> dict[str, list[Event]]:
    """Runs all requests at once. Returns the events by request id."""
    for request in requests:
        engine.submit(request)
    streams: dict[str, list[Event]] = defaultdict(list)
    for event in engine:
        streams[event.request_id].append(event)
    return streams


def failures_of(where: str, pairs: Sequence[tuple[list[Event], list[Event]]]) -> Iterator[str]:
    """Yields a line for each pair of (expected, got) streams that differ. ``where`` is a format string for the pair's index."""
    for number, (expected, got) in enumerate(pairs):
        if found := first_difference(expected, got):
            yield f"{where.format(number)}: {found.what} {found.position}: expected {found.expected}, got {found.got}"
