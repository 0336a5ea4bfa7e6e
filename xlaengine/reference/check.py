"""The engine's streams against the oracle, token by token.

A token that the oracle would not have chosen is a *near tie* if the numbers that decide are closer than two ways of doing the
same arithmetic may differ, else a *mismatch*. Near ties are counted and shown, never hidden. The oracle follows the engine's own
tokens, so what comes after a near tie is checked like the rest.

Run it after the engine's metrics have been read: the oracle compiles graphs of its own.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from xlaengine.config import DType
from xlaengine.protocol import CompletionOutput, Logprob, Progress, Request, RequestOutput
from xlaengine.reference.oracle import Oracle, finish_reason, noise
from xlaengine.reference.sampling import lead, log_softmax, margin

if TYPE_CHECKING:
    from xlaengine.llm import LLM

Verdict = Literal["exact", "near tie", "mismatch"]


@dataclass(frozen=True)
class Tolerance:
    """What two correct computations in one dtype may differ by.

    Attributes:
        margin: most by which two logits that decide a token may stand in the wrong order. Above temperature 1 it grows
            with the temperature, as the rounding of the noise does.
        logprob: most by which a log-probability may differ.
    """

    margin: float
    logprob: float


TOLERANCES: dict[DType, Tolerance] = {
    # Logits of SmolLM2-135M, engine against oracle on CPU, differed by at most 7.6e-5 in float32 (192 tokens, logits up to 43) and
    # by 0.82 in bfloat16 (64 tokens). Two logits may err in opposite directions: twice that, and some room for other models.
    "float32": Tolerance(margin=5e-4, logprob=1e-3),
    "bfloat16": Tolerance(margin=2.0, logprob=1.0),
}


@dataclass(frozen=True)
class Row:
    """One stream's verdict.

    Attributes:
        tokens: how many the engine generated.
        what: what differs at ``position``, the first mismatch or else the first near tie: the token, where the stream ends, or
            a log-probability.
        position: index in the stream, from 0; None for an exact stream.
        expected, got: the oracle's token and the engine's; None is the end of the stream.
        margin: how far the deciding logits would have to move for the engine's token (`sampling.margin`), or how far the
            log-probability is off; None where the stream's end differs.
        near_ties: positions that differ within the tolerance.
        smallest_lead: the least that the oracle's choice was ahead of the runner-up, in logits; None where it never had one.
    """

    custom_id: str
    tokens: int
    verdict: Verdict = "exact"
    what: Literal["", "token", "end", "logprob"] = ""
    position: int | None = None
    expected: int | None = None
    got: int | None = None
    margin: float | None = None
    near_ties: int = 0
    smallest_lead: float | None = None


@dataclass(frozen=True)
class Report:
    """All rows, in the order the pairs were given. ``seconds`` is what the oracle took."""

    rows: tuple[Row, ...]
    tolerance: Tolerance
    seconds: float = field(compare=False)

    @property
    def mismatches(self) -> int:
        """Streams with a real difference."""
        return self._count("mismatch")

    @property
    def near_ties(self) -> int:
        """Streams that differ by near ties only."""
        return self._count("near tie")

    def _count(self, verdict: Verdict) -> int:
        return sum(row.verdict == verdict for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """For the metrics: counts, and the rows that are not exact."""
        leads = [row.smallest_lead for row in self.rows if row.smallest_lead is not None]
        return {
            "requests": len(self.rows),
            "tokens": sum(row.tokens for row in self.rows),
            "exact": self._count("exact"),
            "near_ties": self.near_ties,
            "mismatches": self.mismatches,
            "smallest_lead": min(leads, default=None),
            "tolerance": asdict(self.tolerance),
            "seconds": self.seconds,
            "differences": [asdict(row) for row in self.rows if row.verdict != "exact"],
        }


def check_requests(
    llm: LLM, pairs: Sequence[tuple[Request, RequestOutput]], *, tolerance: Tolerance | None = None, progress: Progress | None = None
) -> Report:
    """Check finished requests of an open ``llm`` against the oracle, on the weights that the engine has on the device.

    Args:
        tolerance: by default the dtype's.
        progress: called as ``progress("reference", streams done, streams in all)``.
    """
    runner = llm.engine.runner
    assert runner.weights is not None
    oracle = Oracle(llm.engine.model, runner.weights)
    return check_streams(oracle, pairs, tolerance or TOLERANCES[llm.config.dtype], progress)


def check_streams(
    oracle: Oracle, pairs: Sequence[tuple[Request, RequestOutput]], tolerance: Tolerance, progress: Progress | None = None
) -> Report:
    """As `check_requests`, with an oracle at hand."""
    start = time.perf_counter()
    rows = []
    for request, output in pairs:
        rows.append(check_stream(oracle, request, output.outputs[0], tolerance))
        if progress is not None:
            progress("reference", len(rows), len(pairs))
    return Report(tuple(rows), tolerance, time.perf_counter() - start)


def check_stream(oracle: Oracle, request: Request, completion: CompletionOutput, tolerance: Tolerance) -> Row:
    """One stream's verdict: its first mismatch, or else its first near tie and how many there are."""
    positions: list[Row] = []
    for row in _StreamCheck(oracle, request, completion, tolerance).positions():
        positions.append(row)
        if row.verdict == "mismatch":
            break
    first = {row.verdict: row for row in reversed(positions)}
    leads = [row.smallest_lead for row in positions if row.smallest_lead is not None]
    return replace(
        first.get("mismatch") or first.get("near tie") or Row(request.request_id, len(completion.token_ids)),
        near_ties=sum(row.verdict == "near tie" for row in positions),
        smallest_lead=min(leads, default=None),
    )


@dataclass(frozen=True)
class _StreamCheck:
    oracle: Oracle
    request: Request
    completion: CompletionOutput
    tolerance: Tolerance

    def positions(self) -> Iterator[Row]:
        """A verdict for each position: those of the engine's tokens, and the one at which the stream ends."""
        tokens, params = self.completion.token_ids, self.request.params
        exact = Row(self.request.request_id, len(tokens))
        for index, logits in enumerate(self.oracle.follow(self.request, tokens)):
            got = tokens[index] if index < len(tokens) else None
            ended = finish_reason(self.oracle.model, self.request, tokens[:index]) if index else None
            if ended is None and got is not None:
                yield replace(exact, **self._token(index, got, logits))
                continue
            if ended is None or got is not None or ended != self.completion.finish_reason:
                expected = None if ended else int(self.oracle.scores(logits, params, index).argmax())
                yield replace(exact, verdict="mismatch", what="end", position=index, expected=expected, got=got)
            return

    def _token(self, index: int, got: int, logits: np.ndarray) -> dict[str, Any]:
        """What sets this position apart from an exact one, as fields of its `Row`."""
        params = self.request.params
        scores = self.oracle.scores(logits, params, index)
        expected, ahead = int(scores.argmax()), lead(scores)
        same: dict[str, Any] = {"smallest_lead": ahead if np.isfinite(ahead) else None}
        differs = {**same, "position": index, "expected": expected, "got": got}
        near = True
        if expected != got:
            in_vocabulary = 0 <= got < len(logits)
            gap = margin(logits, params, noise(params, index, len(logits)), got) if in_vocabulary else np.inf
            near = gap <= self.tolerance.margin * max(1.0, params.temperature)
            differs |= {"verdict": "near tie" if near else "mismatch", "what": "token", "margin": gap}
        if near and self.completion.logprobs is not None:
            gap = _logprob_gap(got, self.completion.logprobs[index : index + 1], logits)
            if not gap <= self.tolerance.logprob:  # NaN is no agreement
                return {**differs, "verdict": "mismatch", "what": "logprob", "margin": gap}
        return same if expected == got else differs


def _logprob_gap(token: int, steps: Sequence[dict[int, Logprob]], logits: np.ndarray) -> float:
    """The most by which the step's entries are off, as their tokens' and as their ranks' log-probabilities; inf if ``token`` has none."""
    if not steps or token not in steps[0]:
        return np.inf
    logp = log_softmax(logits)
    falling = np.sort(logp)[::-1]
    return float(np.max([abs(entry.logprob - want) for i, entry in steps[0].items() for want in (logp[i], falling[entry.rank - 1])]))
