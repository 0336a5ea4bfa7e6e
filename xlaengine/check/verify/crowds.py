"""Worst cases for a model with experts, as streams that run beside each other: all rows choose the same expert, each row chooses a
different one, or all rows nearly tie.

Each stream repeats one token: its prompt repeats the token, and a bias makes the output continue with it. So the experts that its row
chooses in the first layer with experts are known before it runs (`oracle.routing`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle, islice
from typing import Literal

import numpy as np

from xlaengine.check.oracle.routing import Routing
from xlaengine.check.verify.schedule import Action, Schedule
from xlaengine.check.verify.workload import CERTAIN
from xlaengine.control.plan import Admit, Step
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.spec import Routes
from xlaengine.observe.trace import Trace
from xlaengine.observe.trace.record import Committed, Dispatched
from xlaengine.types import Request, SamplingParams, StreamId, TokenEvent

CrowdKind = Literal["one", "each", "tie"]
"""``one``: all rows choose the same expert. ``each``: each row has a different first choice. ``tie``: the last expert that a row chooses
scores hardly better than the next.
"""

WORDS: dict[CrowdKind, str] = {
    "one": "rows of a step that chose one expert",
    "each": "rows of a step with different first choices",
    "tie": "rows of a step that nearly tied",
}

CANDIDATES = 96
"""The number of tokens that `find_crowds` tries."""

PROMPT, OUTPUT = 4, 8
"""The largest numbers of tokens in a prompt, and in an output."""

COMPARED = 3
"""The number of a crowd's streams that are compared; the others are strangers."""

ALIKE = 4
"""The largest number of different tokens in a crowd of kind ``one`` or ``tie``."""

ROUNDING = 1e-9
"""The largest difference that rounding makes to one score in two sequences."""


@dataclass(frozen=True)
class Crowd:
    """Streams of one kind, one for each row.

    Attributes:
        requests: one for each row of the largest B; the first `COMPARED` are compared.
        closeness: for ``tie``, the greatest lead of a last chosen expert over the best of the others.
        experts: for ``each``, the number of different first choices.
    """

    kind: CrowdKind
    requests: tuple[Request, ...]
    closeness: float = 0.0
    experts: int = 0

    @property
    def compared(self) -> tuple[Request, ...]:
        return self.requests[:COMPARED]

    @property
    def is_judged(self) -> bool:
        """Whether the oracle can judge its streams. It cannot if rounding decides which of two experts is chosen."""
        return self.kind != "tie"

    def schedule(self, max_num_seqs: int) -> Schedule:
        """Returns a schedule that submits all rows before the first step, and does not speculate, so that the rows stay in step."""
        rows = self.requests[:max_num_seqs]
        submits = tuple(Action(0, "submit", each.request_id) for each in rows)
        return Schedule(0, max_num_seqs, actions=submits, strangers=rows[COMPARED:], speculate=False)

    def aim(self, max_num_seqs: int) -> int:
        """The least number of rows (`seen`) with which the crowd has occurred."""
        return min(max_num_seqs, self.experts) if self.kind == "each" else max_num_seqs

    def seen(self, trace: Trace, routing: Routing) -> int:
        """The largest number of rows in one step that chose the same expert, had different first choices, or tied."""
        ranked = cache(lambda ids: routing.ranked(ids))
        top, most = routing.block.top, 0
        for rows in _fed(trace):
            scores = np.stack([ranked(ids)[place] for ids, place in rows])
            order = np.argsort(-scores, axis=-1, kind="stable")
            match self.kind:
                case "one":
                    found = int(np.bincount(order[:, :top].ravel()).max())
                case "each":
                    found = len(set(order[:, 0].tolist()))
                case "tie":
                    found = int((_leads(scores, top) <= self.closeness + ROUNDING).sum())
            most = max(most, found)
        return most


@dataclass(frozen=True)
class Crowds:
    """The crowds of one workload; none for a model without experts."""

    routing: Routing | None = None
    each: tuple[Crowd, ...] = ()

    @property
    def compared(self) -> tuple[Request, ...]:
        return tuple(request for crowd in self.each for request in crowd.compared)

    @property
    def unjudged(self) -> frozenset[str]:
        """The ids of requests that the oracle cannot judge."""
        return frozenset(request.request_id for crowd in self.each if not crowd.is_judged for request in crowd.compared)

    def more(self, engines: int) -> dict[str, int]:
        """The number of items that crowds add to each phase of a verification in ``engines`` engines."""
        streams = len(self.compared)
        return {"baseline": engines * streams, "schedules": engines * len(self.each), "oracle": streams - len(self.unjudged)}

    def seen(self, crowd: Crowd, trace: Trace) -> int:
        assert self.routing is not None
        return crowd.seen(trace, self.routing)


@dataclass(frozen=True)
class CrowdReport:
    """How a crowd occurred at one B."""

    kind: CrowdKind
    max_num_seqs: int
    seen: int  # rows of one step
    aim: int

    @property
    def failure(self) -> str | None:
        """Why the crowd verifies nothing; None if it occurred."""
        if self.seen >= self.aim:
            return None
        return f"at B={self.max_num_seqs} there were at most {self.seen} {WORDS[self.kind]}, fewer than {self.aim}"


def has_experts(model: ModelConfig) -> bool:
    return any(isinstance(layer.feed_forward, Routes) for layer in spec_of(model).layers)


def find_crowds(
    routing: Routing, vocab: Sequence[int] | np.ndarray, rows: int, max_model_len: int, seed: int, taken: Collection[str]
) -> tuple[Crowd, ...]:
    """Tries `CANDIDATES` tokens of ``vocab`` alone, and makes a crowd of ``rows`` streams of each kind that is possible.

    Args:
        max_model_len: the most tokens of a stream.
        taken: ids of other requests.
    """
    drawn = np.random.default_rng([seed, 6]).permutation(np.asarray(vocab))[:CANDIDATES]
    length = min(PROMPT + OUTPUT, max_model_len)
    scores = {int(token): routing.ranked([int(token)] * length) for token in drawn}
    top, experts = routing.block.top, routing.block.count

    def requests(kind: CrowdKind, tokens: Sequence[int]) -> tuple[Request, ...]:
        names = (name for i in count() if (name := f"{kind}{i}") not in taken)
        lengths = cycle(range(1, min(PROMPT, len(tokens)) + 1))
        return tuple(_stream(*each, length) for each in zip(islice(names, rows), cycle(tokens), lengths, range(rows), strict=False))

    first = _of_each_expert(scores)
    yields = [Crowd("one", requests("one", _on_one_expert(scores, top))), Crowd("each", requests("each", first), experts=len(first))]
    if top < experts:
        leads = {token: float(_leads(each, top).max()) for token, each in scores.items()}
        closest = sorted(leads, key=lambda token: leads[token])[:ALIKE]
        yields.append(Crowd("tie", requests("tie", closest), closeness=max(leads[token] for token in closest)))
    return tuple(yields)


def _stream(name: str, token: int, prompt: int, seed: int, length: int) -> Request:
    prompt = min(prompt, length - 1)
    most = min(OUTPUT, length - prompt)
    params = SamplingParams(temperature=0, max_tokens=most, seed=seed, ignore_eos=True, logit_bias={token: CERTAIN})
    return Request(request_id=name, prompt_token_ids=(token,) * prompt, params=params)


def _leads(scores: np.ndarray, top: int) -> np.ndarray:
    """The lead of the last chosen expert over the best of the others, ``[T]``, from ``scores [T, E]``."""
    best = -np.sort(-scores, axis=-1)
    return best[:, top - 1] - best[:, top]


def _on_one_expert(scores: dict[int, np.ndarray], top: int) -> list[int]:
    """Up to `ALIKE` tokens that choose the same expert at every position, those with the greatest lead first. The expert is the one that
    most tokens choose. If no token keeps one expert, returns one token: all rows are then the same stream, and choose alike.
    """
    leads: dict[int, dict[int, float]] = defaultdict(dict)
    for token, each in scores.items():
        beyond = -np.sort(-each, axis=-1)[:, top] if top < each.shape[1] else np.full(len(each), -np.inf)
        order = np.argsort(-each, axis=-1, kind="stable")[:, :top]
        for expert in set(order[0].tolist()).intersection(*(set(row) for row in order.tolist())):
            leads[expert][token] = float((each[:, expert] - beyond).min())
    if not leads:
        return list(scores)[:1]
    most = max(sorted(leads), key=lambda expert: len(leads[expert]))
    return sorted(leads[most], key=lambda token: -leads[most][token])[:ALIKE]


def _of_each_expert(scores: dict[int, np.ndarray]) -> list[int]:
    """For each expert that is the first choice of a token at every position, the token with the greatest lead. One token if there is no
    such expert.
    """
    best: dict[int, tuple[float, int]] = {}
    for token, each in scores.items():
        (expert, *others) = set(each.argmax(-1).tolist())
        if not others:
            lead = float(_leads(each, 1).min()) if each.shape[1] > 1 else np.inf
            best[expert] = max(best.get(expert, (-np.inf, token)), (lead, token))
    return [token for _, token in best.values()] or list(scores)[:1]


def _fed(trace: Trace) -> Iterator[list[tuple[tuple[int, ...], int]]]:
    """Yields the rows of each step: the stream's tokens, and the index of the token that the step was fed."""
    ids: dict[StreamId, list[int]] = {}
    steps: list[list[tuple[StreamId, int]]] = []
    for record in trace.records:
        match record:
            case Dispatched(plan=Admit() as plan):
                ids[plan.lease.stream_id] = [*plan.request.prompt_token_ids, *plan.output_token_ids]
            case Committed(plan=Step()):
                gave = [event for event in record.events if isinstance(event, TokenEvent)]
                steps.append([(event.stream_id, len(ids[event.stream_id]) - 1) for event in gave])
                for event in gave:
                    ids[event.stream_id].append(event.token_id)
    whole = {stream_id: tuple(each) for stream_id, each in ids.items()}
    yield from ([(whole[stream_id], place) for stream_id, place in rows] for rows in steps if rows)
