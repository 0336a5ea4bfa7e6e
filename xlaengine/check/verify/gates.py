"""Two short checks of one request in one engine: in all rows at once, and among random requests. Equality is bitwise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from xlaengine.check.compare import first_difference, tokens_of
from xlaengine.check.same_graph import alone
from xlaengine.check.verify.workload import draw_requests
from xlaengine.engine import Engine
from xlaengine.protocol import SEED_LIMIT, Event, Request


@dataclass(frozen=True)
class GateReport:
    """
    Attributes:
        batches: the number of batches that were run and compared.
        failures: one line for each failure; empty if the gate is passed.
    """

    batches: int
    failures: tuple[str, ...]

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
    same = _reporting(engine, request)
    odd = replace(same, params=replace(same.params, seed=(same.seed + 1) % SEED_LIMIT))
    expected = {each: alone(engine, each) for each in (same, odd)}
    if _tokens(expected[same]) == _tokens(expected[odd]):
        return GateReport(0, (f"inconclusive: seeds {same.seed} and {odd.seed} make the same {len(_tokens(expected[odd]))} tokens",))
    B = engine.config.max_num_seqs
    odd_rows = range(B) if odd_rows is None else odd_rows
    failures: list[str] = []
    for reseeded in (None, *odd_rows):
        rows = [odd if row == reseeded else same for row in range(B)]
        streams = _together(engine, [replace(each, request_id=f"row {row}") for row, each in enumerate(rows)])
        batch = "no row reseeded" if reseeded is None else f"row {reseeded} reseeded"
        where = f"depth {engine.config.depth}, {batch}, row {{}}"
        failures += _failures(where, [(expected[each], streams[f"row {row}"]) for row, each in enumerate(rows)])
    return GateReport(1 + len(odd_rows), tuple(failures))


def needle(engine: Engine, request: Request, rng: np.random.Generator, trials: int = 10) -> GateReport:
    """Runs the request at a random place among up to 3 B random requests of random lengths, new ones in each trial.

    Raises:
        RuntimeError: the engine has other requests.
    """
    request = replace(_reporting(engine, request), request_id="needle")
    expected = alone(engine, request)
    pairs = []
    for _ in range(trials):
        hay = draw_requests(
            int(rng.integers(2**63)),
            int(rng.integers(1, 3 * engine.config.max_num_seqs + 1)),
            engine.model.vocab,
            max_model_len=engine.config.max_model_len,
        )
        place = int(rng.integers(len(hay) + 1))
        pairs.append((expected, _together(engine, [*hay[:place], request, *hay[place:]])["needle"]))
    return GateReport(trials, tuple(_failures("trial {}", pairs)))


def _reporting(engine: Engine, request: Request) -> Request:
    """Returns the request with one completion, and with log-probabilities if the engine has them: they show more than tokens."""
    return replace(request, params=replace(request.params, n=1, logprobs=engine.config.max_logprobs or None))


def _together(engine: Engine, requests: Sequence[Request]) -> dict[str, list[Event]]:
    for request in requests:
        engine.submit(request)
    streams: dict[str, list[Event]] = defaultdict(list)
    for event in engine:
        streams[event.request_id].append(event)
    return streams


def _failures(where: str, pairs: Sequence[tuple[list[Event], list[Event]]]) -> Iterator[str]:
    for number, (expected, got) in enumerate(pairs):
        if found := first_difference(expected, got):
            yield f"{where.format(number)}: {found.what} {found.position}: expected {found.expected}, got {found.got}"


def _tokens(events: Sequence[Event]) -> list[int]:
    return [event.token_id for event in tokens_of(events)]
