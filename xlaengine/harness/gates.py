"""Two short checks of one request in one engine: in all rows at once, and as a needle in a haystack. Equality is bitwise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from xlaengine.engine import Engine
from xlaengine.harness.compare import first_difference, tokens_of
from xlaengine.harness.workload import draw_requests
from xlaengine.protocol import SEED_LIMIT, Event, Request
from xlaengine.reference.same_graph import alone


@dataclass(frozen=True)
class GateReport:
    """
    Attributes:
        batches: how many were run and compared.
        failures: a line each; empty where the gate was passed.
    """

    batches: int
    failures: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.failures

    def __add__(self, other: GateReport) -> GateReport:
        return GateReport(self.batches + other.batches, self.failures + other.failures)


def independence_gate(engine: Engine, request: Request, odd_rows: Sequence[int] | None = None) -> GateReport:
    """The request in all B rows at once; then, once for each odd row, that row with another seed.

    Every row must be what its request is alone. Where the other seed makes no other tokens nothing is shown, and that is a failure:
    give a sampled request that is long enough.

    Args:
        odd_rows: by default all.

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
    """The request at a random place among up to 3 B random requests of random lengths, in each trial others.

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
    """One completion, with log-probabilities if the engine has them: they show what a token does not."""
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
