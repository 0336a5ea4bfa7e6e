"""The engine's streams against the oracle, token by token.

A token that the oracle would not have chosen is a *near tie* if the numbers that decide are closer than two ways of doing the
same arithmetic may differ, else a *mismatch*. In float32 the float64 oracle decides first: a difference that float64 does not have is the
float32 oracle's own error, and counts as *decided*. Near ties are counted and shown, never hidden. The oracle follows the engine's own
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
from xlaengine.protocol import CompletionOutput, Logprob, Progress, Request, RequestOutput, StreamId
from xlaengine.reference.oracle import Oracle, noise_of, open_oracle, single
from xlaengine.reference.sampling import lead, log_softmax, margin

if TYPE_CHECKING:
    from xlaengine.llm import LLM

Verdict = Literal["exact", "near tie", "mismatch"]


@dataclass(frozen=True)
class Tolerance:
    """What two correct computations in one dtype may differ by.

    Attributes:
        margin: most by which two logits that decide a token may stand in the wrong order, before biases and penalties. Above
            temperature 1 it grows with the temperature, as the rounding of the noise does.
        logprob: most by which a log-probability may differ.
        judged: a float32 oracle's difference of up to so much goes before the float64 oracle; 0 judges none.
    """

    margin: float
    logprob: float
    judged: float = 0.0


TOLERANCES: dict[DType, Tolerance] = {
    # SmolLM2-135M on CPU: log-probabilities of the top 20 differed from float64's by at most 8.7e-5 in float32 (spike/18, 288 tokens), and
    # of the top 5 by 0.48 in bfloat16 (256 tokens). Two logits may err in opposite directions: twice that, and some room for other models.
    "float32": Tolerance(margin=5e-4, logprob=1e-3, judged=0.05),
    "bfloat16": Tolerance(margin=1.0, logprob=1.0),
}


@dataclass(frozen=True)
class Row:
    """One stream's verdict.

    Attributes:
        custom_id: the request's id; behind ``#`` which of its completions, for all but the first.
        tokens: how many the engine generated.
        what: what differs at ``position``, the first mismatch or else the first near tie: the token, where or why the stream ends, a
            log-probability, one of the prompt's, or the text.
        position: index in the stream, from 0, or in the prompt; None for an exact stream.
        expected, got: the oracle's token and the engine's; None is the end of the stream.
        margin: how far the deciding logits would have to move for the engine's token (`sampling.margin`), or how far the
            log-probability is off; None where the stream's end or text differs.
        near_ties: positions that differ within the tolerance; near_tie_margins: theirs.
        decided: positions at which the float32 oracle differs and the float64 oracle agrees with the engine.
        smallest_lead: the least that the oracle's choice was ahead of the runner-up, in logits; None where it never had one.
    """

    custom_id: str
    tokens: int
    verdict: Verdict = "exact"
    what: Literal["", "token", "end", "logprob", "prompt logprob", "text"] = ""
    position: int | None = None
    expected: int | None = None
    got: int | None = None
    margin: float | None = None
    near_ties: int = 0
    near_tie_margins: tuple[float, ...] = ()
    decided: int = 0
    smallest_lead: float | None = None


@dataclass(frozen=True)
class Report:
    """A row for each completion, in the order the pairs were given.

    Attributes:
        seconds: what the oracle took.
        skipped: requests that were given and not compared, as `check_requests` says.
    """

    rows: tuple[Row, ...]
    tolerance: Tolerance
    seconds: float = field(compare=False)
    skipped: int = 0

    @property
    def mismatches(self) -> int:
        """Streams with a real difference."""
        return self._count("mismatch")

    @property
    def near_ties(self) -> int:
        """Streams that differ by near ties only."""
        return self._count("near tie")

    @property
    def decided(self) -> int:
        """Positions at which the float64 oracle overrules the float32 oracle in the engine's favour."""
        return sum(row.decided for row in self.rows)

    def _count(self, verdict: Verdict) -> int:
        return sum(row.verdict == verdict for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """For the metrics: counts, and the rows that are not exact."""
        leads = [row.smallest_lead for row in self.rows if row.smallest_lead is not None]
        return {
            "streams": len(self.rows),
            "tokens": sum(row.tokens for row in self.rows),
            "exact": self._count("exact"),
            "near_ties": self.near_ties,
            "mismatches": self.mismatches,
            "decided": self.decided,
            "skipped": self.skipped,
            "smallest_lead": min(leads, default=None),
            "tolerance": asdict(self.tolerance),
            "seconds": self.seconds,
            "differences": [asdict(row) for row in self.rows if row.verdict != "exact"],
        }


def check_requests(
    llm: LLM, pairs: Sequence[tuple[Request, RequestOutput]], *, tolerance: Tolerance | None = None, progress: Progress | None = None
) -> Report:
    """Check finished requests of an open ``llm`` against the oracle of its model's files.

    Sampled requests are skipped, and counted, where a drafter's draws are judged by rejection: their tokens are drawn from the target's
    distribution, but with other noise than the oracle's.

    Args:
        tolerance: by default the dtype's.
        progress: called as ``progress("reference", requests done, requests in all)``.

    Raises:
        CheckpointFault: the oracle cannot read the model's files.
    """
    oracle = open_oracle(llm.source.path, llm.config.dtype, llm.tokenizer)
    speculative = llm.config.speculative
    comparable = [pair for pair in pairs if speculative is None or not speculative.draws or pair[0].params.greedy]
    report = check_streams(oracle, comparable, tolerance or TOLERANCES[llm.config.dtype], progress)
    return replace(report, skipped=len(pairs) - len(comparable))


def check_streams(
    oracle: Oracle, pairs: Sequence[tuple[Request, RequestOutput]], tolerance: Tolerance, progress: Progress | None = None
) -> Report:
    """As `check_requests`, with an oracle at hand."""
    start = time.perf_counter()
    rows: list[Row] = []
    for done, (request, output) in enumerate(pairs, start=1):
        rows += check_request(oracle, request, output, tolerance)
        if progress is not None:
            progress("reference", done, len(pairs))
    return Report(tuple(rows), tolerance, time.perf_counter() - start)


def check_request(oracle: Oracle, request: Request, output: RequestOutput, tolerance: Tolerance) -> list[Row]:
    """A row for each of the request's completions. What is wrong with its prompt's log-probabilities is in the first."""
    completions = {completion.index: completion for completion in output.outputs}
    rows = []
    for i in range(request.params.n):
        row = check_stream(oracle, single(request, i), completions.get(i, CompletionOutput(i, "", ())), tolerance)
        rows.append(replace(row, custom_id=StreamId(request.request_id, i).name))
    if rows[0].verdict != "mismatch":
        rows[0] = replace(rows[0], **_prompt_mismatch(oracle, request, output.prompt_logprobs, tolerance))
    return rows


def check_stream(oracle: Oracle, request: Request, completion: CompletionOutput, tolerance: Tolerance) -> Row:
    """The verdict on a request's only completion: its first mismatch, or else its first near tie and how many there are."""
    positions: list[Row] = []
    for row in _StreamCheck(oracle, request, completion, tolerance).positions():
        positions.append(row)
        if row.verdict == "mismatch":
            break
    first = {row.verdict: row for row in reversed(positions)}
    leads = [row.smallest_lead for row in positions if row.smallest_lead is not None]
    near = [row for row in positions if row.verdict == "near tie"]
    return replace(
        first.get("mismatch") or first.get("near tie") or Row(request.request_id, len(completion.token_ids)),
        near_ties=len(near),
        near_tie_margins=tuple(row.margin for row in near if row.margin is not None),
        decided=sum(row.decided for row in positions),
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
        tokens = self.completion.token_ids
        exact = Row(self.request.request_id, len(tokens))
        for index, logits in enumerate(self.oracle.follow(self.request, tokens)):
            got = tokens[index] if index < len(tokens) else None
            end = self.oracle.end_of(self.request, tokens[:index]) if index else None
            if end is None and got is not None:
                yield replace(exact, **self._token(index, got, logits))
                continue
            if end is None or got is not None or (end.finish_reason, end.stop_reason) != self._reasons:
                expected = None if end else int(self.oracle.scores(logits, self.request, tokens[:index]).argmax())
                yield replace(exact, verdict="mismatch", what="end", position=index, expected=expected, got=got)
            elif self.oracle.tokenizer is not None and end.text != self.completion.text:
                yield replace(exact, verdict="mismatch", what="text", position=index)
            return

    @property
    def _reasons(self) -> tuple[str | None, str | int | None]:
        return self.completion.finish_reason, self.completion.stop_reason

    def _token(self, index: int, got: int, logits: np.ndarray) -> dict[str, Any]:
        """What sets this position apart from an exact one, as fields of its `Row`."""
        found = self._compared(self.oracle, index, got, logits)
        if not _is_for_the_judge(self.oracle, found, self.tolerance):
            return found
        ids = [*self.request.prompt_token_ids, *self.completion.token_ids[:index]]
        (exact,) = self.oracle.judge.logits(ids, first=len(ids) - 1)
        judged = self._compared(self.oracle.judge, index, got, exact)
        return judged if "verdict" in judged else {**judged, "decided": 1}

    def _compared(self, oracle: Oracle, index: int, got: int, logits: np.ndarray) -> dict[str, Any]:
        """As `_token`, by one oracle alone."""
        scores = oracle.scores(logits, self.request, self.completion.token_ids[:index])
        expected, ahead = int(scores.argmax()), lead(scores)
        same: dict[str, Any] = {"smallest_lead": ahead if np.isfinite(ahead) else None}
        differs = {**same, "position": index, "expected": expected, "got": got}
        near = True
        if expected != got:
            gap = self._margin(oracle, index, got, logits)
            near = gap <= self.tolerance.margin * max(1.0, self.request.params.temperature)
            differs |= {"verdict": "near tie" if near else "mismatch", "what": "token", "margin": gap}
        k = self.request.params.logprobs
        if near and k is not None:
            gap = _logprob_gap(got, k, (self.completion.logprobs or ())[index : index + 1], logits)
            if not gap <= self.tolerance.logprob:  # NaN is no agreement
                return {**differs, "verdict": "mismatch", "what": "logprob", "margin": gap}
        return same if expected == got else differs

    def _margin(self, oracle: Oracle, index: int, got: int, logits: np.ndarray) -> float:
        if not 0 <= got < len(logits):
            return np.inf
        request, output = self.request, self.completion.token_ids[:index]
        slope = oracle.slopes(logits, request, output, step=self.tolerance.margin / 2)
        noise = noise_of(request, index, len(logits))
        return margin(oracle.adjusted(logits, request, output), request.params, noise, got, slope)


def _is_for_the_judge(oracle: Oracle, found: dict[str, Any], tolerance: Tolerance) -> bool:
    """Whether a float32 oracle differs from the engine by as little as its own rounding may explain."""
    return "verdict" in found and oracle.dtype == "float32" and 0 < tolerance.judged >= found["margin"]


def _prompt_mismatch(
    oracle: Oracle, request: Request, steps: Sequence[dict[int, Logprob] | None] | None, tolerance: Tolerance
) -> dict[str, Any]:
    """The first prompt token whose log-probabilities are off, as fields of a `Row`; empty if there is none."""
    prompt, k = request.prompt_token_ids, request.params.prompt_logprobs
    if k is None:
        return {}
    found = _compared_prompt(oracle, prompt, k, steps or (), tolerance)
    if found and _is_for_the_judge(oracle, found, tolerance):
        return _compared_prompt(oracle.judge, prompt, k, steps or (), tolerance)
    return found


def _compared_prompt(
    oracle: Oracle, prompt: Sequence[int], k: int, steps: Sequence[dict[int, Logprob] | None], tolerance: Tolerance
) -> dict[str, Any]:
    gaps = [0.0 if steps[:1] == (None,) else np.inf]
    for position, logits in enumerate(oracle.logits(prompt[:-1], first=0) if len(prompt) > 1 else (), start=1):
        gaps.append(_logprob_gap(prompt[position], k, steps[position : position + 1], logits))
    gaps.append(0.0 if len(steps) == len(prompt) else np.inf)
    wrong = ((i, gap) for i, gap in enumerate(gaps) if not gap <= tolerance.logprob)
    found = next(wrong, None)
    if found is None:
        return {}
    return {"verdict": "mismatch", "what": "prompt logprob", "position": found[0], "expected": None, "got": None, "margin": found[1]}


def _logprob_gap(token: int, k: int, steps: Sequence[dict[int, Logprob] | None], logits: np.ndarray) -> float:
    """The most by which the one step's entries are off, as their tokens' and as their ranks' log-probabilities.

    inf if there is no step, ``token`` has no entry, or there are not the ``k`` alternatives.
    """
    step = steps[0] if steps else None
    if step is None or token not in step or not max(k, 1) <= len(step) <= k + 1:
        return np.inf
    logp = log_softmax(logits)
    falling = np.sort(logp)[::-1]
    return float(np.max([abs(entry.logprob - want) for i, entry in step.items() for want in (logp[i], falling[entry.rank - 1])]))
