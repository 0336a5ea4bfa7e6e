"""Compares the engine's streams with the oracle, token by token.

If a token is not the oracle's choice, it is a *near tie* or a *mismatch*. It is a near tie if the deciding numbers differ by no more than
rounding can change them when operations run in another order. In float32 the float64 oracle decides first: if it agrees with the engine,
the difference is an error of the float32 oracle, and counts as *decided*. Near ties are counted and shown, never hidden. The oracle follows
the engine's own tokens, so the tokens after a near tie are checked like the others.

The streams of `draws_anew` are other draws than the oracle's. The request's filters must leave each of their tokens; ends, texts and
log-probabilities are compared as those of other streams.

Read the engine's metrics first: the oracle compiles graphs too.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from xlaengine.check.compare import Difference
from xlaengine.check.oracle.endings import TextDecoder
from xlaengine.check.oracle.sampling import lead, log_softmax
from xlaengine.check.oracle.streams import Oracle, OracleDType, open_oracle, single
from xlaengine.config import DType, EngineConfig, KVDType, SpeculativeConfig
from xlaengine.types import CompletionOutput, Logprob, Progress, Request, RequestOutput

if TYPE_CHECKING:
    from xlaengine.llm import LLM

Verdict = Literal["exact", "near tie", "mismatch"]


@dataclass(frozen=True)
class Tolerance:
    """The largest difference between two correct computations in one dtype.

    ``margin`` is the largest difference of two logits, before biases and penalties, at which rounding may swap two tokens. Above
    temperature 1 it grows with the temperature, because the rounding error of the noise grows. ``logprob`` is the largest error of a
    log-probability (natural logarithm).
    """

    margin: float
    logprob: float
    judged: float = 0.0  # the float64 oracle judges differences from the float32 oracle up to this size

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if not (isinstance(value, (int, float, np.floating)) and value >= 0):  # not <: NaN would make every difference a mismatch
                raise ValueError(f"{name} of a tolerance must be a number of at least 0, got {value!r}")


TOLERANCES: dict[DType, Tolerance] = {
    # SmolLM2-135M on CPU: log-probabilities of the top 20 tokens differed from float64's by at most 8.7e-5 in float32 (spike/18, 288
    # tokens), and those of the top 5 by at most 0.48 in bfloat16 (256 tokens). Two logits may err in opposite directions, so the margin is
    # at least twice that, with room for other models.
    "float32": Tolerance(margin=5e-4, logprob=1e-3, judged=0.05),
    "bfloat16": Tolerance(margin=1.0, logprob=1.0),
}

KV_TOLERANCES: dict[KVDType, Tolerance] = {
    # The oracle rounds keys and values as the engine does. But a number near the middle of two steps may be rounded up in the engine and
    # down in the oracle. The float64 oracle rounds such numbers in a third way, so it decides nothing (``judged`` is 0). SmolLM2-135M, top
    # 20 tokens, 288 tokens (spike/72): at most 0.086 in bfloat16 and 0.53 in int8; the margin is at least twice that, with room as above.
    "bfloat16": Tolerance(margin=0.25, logprob=0.25),
    "int8": Tolerance(margin=1.25, logprob=1.0),
}

OF_INT8 = Tolerance(margin=2.5, logprob=4.0)
"""The tolerance with products of int8, in either dtype. An activation near the middle between two steps may be rounded to either of them,
and the next layers magnify the difference. So two correct computations differ as much as either differs from a computation in floats. With
the default model (spike/71, 160 tokens) the oracles in float32 and float64 differed in log-probabilities of the top 5 by 0.2 in the median
and by up to 2.3. Logits of two choices differed by up to 1.3. Level 3 then finds only gross faults.
"""


def oracle_of(config: EngineConfig, path: Path, tokenizer: TextDecoder | None, dtype: OracleDType = "float32") -> Oracle:
    """The oracle of the checkpoint at ``path`` for an engine with this config, as `open_oracle`."""
    return open_oracle(path, config.dtype, tokenizer, dtype, config.kv_dtype, config.quantization)


def tolerance_of(config: EngineConfig) -> Tolerance:
    """The tolerance for the streams of an engine: the widest of those for its dtype, its keys and values, and its products."""
    found = [TOLERANCES[config.dtype], KV_TOLERANCES.get(config.kv_dtype, TOLERANCES[config.dtype])]
    return max([*found, *([] if config.quantization is None else [OF_INT8])], key=lambda each: each.margin)


TIED = 0.25
"""The largest share of near ties in a stream that is close to an oracle's."""


@dataclass(frozen=True)
class Row:
    """The verdict on one stream. The fields from ``what`` to ``margin`` are about the first mismatch or else the first near tie.

    Attributes:
        what: what differs: the token, the position or reason of the end, a log-probability of the output or of the prompt, or the text.
        margin: how far the deciding logits would have to move for the engine's token (`margins.margin`), or the error of the
            log-probability; None if the end or the text differs.
    """

    custom_id: str  # the request's id; for completions after the first, followed by ``#`` and the index
    tokens: int  # the number that the engine generated
    verdict: Verdict = "exact"
    what: Literal["", "token", "end", "logprob", "prompt logprob", "text"] = ""
    position: int | None = None  # in the stream or the prompt, from 0; None for an exact stream
    expected: int | None = None  # the oracle's token, of another draw (`draws_anew`) the likeliest one; None: the end of the stream
    got: int | None = None  # the engine's token
    margin: float | None = None
    near_ties: int = 0  # positions that differ within the tolerance
    near_tie_margins: tuple[float, ...] = ()
    decided: int = 0  # positions where the float32 oracle differs and the float64 oracle agrees with the engine
    smallest_lead: float | None = None  # least difference in logits between choice and runner-up; None: no position had a runner-up

    @property
    def is_close(self) -> bool:
        """Whether there is no mismatch, and near ties at few tokens. If all logits are equal, any token is a near tie."""
        return self.verdict != "mismatch" and self.near_ties <= TIED * self.tokens

    @property
    def difference(self) -> Difference | None:
        if not self.what or self.position is None:
            return None
        return Difference(self.what, self.position, self.expected, self.got, self.margin)


@dataclass(frozen=True)
class Report:
    """One row for each completion, in the order of the requests."""

    rows: tuple[Row, ...]
    tolerance: Tolerance
    seconds: float = field(compare=False)  # the time that the oracle took
    drawn_anew: int = 0  # the number of requests whose streams are other draws than the oracle's (`draws_anew`)

    @property
    def mismatches(self) -> int:
        """The number of streams with a mismatch."""
        return self._count("mismatch")

    @property
    def near_ties(self) -> int:
        """The number of streams that differ only by near ties."""
        return self._count("near tie")

    @property
    def decided(self) -> int:
        """The number of positions where the float64 oracle overrules the float32 oracle in the engine's favour."""
        return sum(row.decided for row in self.rows)

    def _count(self, verdict: Verdict) -> int:
        return sum(row.verdict == verdict for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """Returns counts, and the rows that are not exact, for the metrics."""
        leads = [row.smallest_lead for row in self.rows if row.smallest_lead is not None]
        return {
            "streams": len(self.rows),
            "tokens": sum(row.tokens for row in self.rows),
            "exact": self._count("exact"),
            "near_ties": self.near_ties,
            "mismatches": self.mismatches,
            "decided": self.decided,
            "drawn_anew": self.drawn_anew,
            "smallest_lead": min(leads, default=None),
            "tolerance": asdict(self.tolerance),
            "seconds": self.seconds,
            "differences": [asdict(row) for row in self.rows if row.verdict != "exact"],
        }


def check_requests(llm: LLM, pairs: Sequence[tuple[Request, RequestOutput]], *, progress: Progress | None = None) -> Report:
    """Checks finished requests of an open ``llm`` against the oracle of its model's files.

    ``progress`` is called with ``reference`` after each request.

    Raises:
        CheckpointFault: the oracle cannot read the model's files.
    """
    oracle = oracle_of(llm.config, llm.source.path, llm.tokenizer)
    return check_streams(oracle, pairs, tolerance_of(llm.config), progress, llm.config.speculative)


def draws_anew(speculative: SpeculativeConfig | None, request: Request) -> bool:
    """Returns whether the request's streams are other draws than those without speculation.

    True for sampled requests of an engine that draws proposals and judges them by rejection: their streams keep the target's distribution,
    and repeat only under the same configuration. If it is false, speculation changes no bit of the streams where `Runner.places_are_exact`.
    """
    return speculative is not None and speculative.draws and not request.params.greedy


def check_streams(
    oracle: Oracle,
    pairs: Sequence[tuple[Request, RequestOutput]],
    tolerance: Tolerance,
    progress: Progress | None = None,
    speculative: SpeculativeConfig | None = None,
) -> Report:
    """Checks finished requests against the oracle.

    Args:
        progress: called with ``reference`` after each request.
        speculative: how the engine speculated.
    """
    start = time.perf_counter()
    rows: list[Row] = []
    anew = [draws_anew(speculative, request) for request, _ in pairs]
    for done, (request, output) in enumerate(pairs, start=1):
        rows += check_request(oracle, request, output, tolerance, anew=anew[done - 1])
        if progress is not None:
            progress("reference", done, len(pairs))
    return Report(tuple(rows), tolerance, time.perf_counter() - start, sum(anew))


def check_request(oracle: Oracle, request: Request, output: RequestOutput, tolerance: Tolerance, *, anew: bool = False) -> list[Row]:
    """Returns one row for each of the request's completions. Errors in the prompt's log-probabilities are in the first row.

    ``anew``: whether the streams are other draws than the oracle's (`draws_anew`).
    """
    completions = {completion.index: completion for completion in output.outputs}
    rows = []
    for stream_id in request.stream_ids:
        i = stream_id.completion
        row = check_stream(oracle, single(request, i), completions.get(i, CompletionOutput(i, "", ())), tolerance, anew=anew)
        rows.append(replace(row, custom_id=stream_id.name))
    if rows[0].verdict != "mismatch" and (k := request.params.prompt_logprobs) is not None:
        rows[0] = replace(rows[0], **prompt_mismatch(oracle, request.prompt_token_ids, output.prompt_logprobs or (), tolerance, k))
    return rows


def check_stream(oracle: Oracle, request: Request, completion: CompletionOutput, tolerance: Tolerance, *, anew: bool = False) -> Row:
    """Returns the verdict on a request with one completion: its first mismatch, or else its first near tie, and the number of near ties.

    ``anew``: as for `check_request`.
    """
    positions: list[Row] = []
    for row in _StreamCheck(oracle, request, completion, tolerance, anew).positions():
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
    anew: bool

    def positions(self) -> Iterator[Row]:
        """Yields a verdict for each position: those of the engine's tokens, and the one where the stream ends."""
        tokens = self.completion.token_ids
        exact = Row(self.request.request_id, len(tokens))
        for index, logits in enumerate(self.oracle.follow(self.request, tokens)):
            got = tokens[index] if index < len(tokens) else None
            end = self.oracle.end_of(self.request, tokens[:index]) if index else None
            if end is None and got is not None:
                yield replace(exact, **self._token(index, got, logits))
                continue
            if end is None or got is not None or (end.finish_reason, end.stop_reason) != self._reasons:
                expected = None if end else self._choice(self.oracle, index, logits)[0]
                yield replace(exact, verdict="mismatch", what="end", position=index, expected=expected, got=got)
            elif self.oracle.tokenizer is not None and end.text != self.completion.text:
                yield replace(exact, verdict="mismatch", what="text", position=index)
            return

    @property
    def _reasons(self) -> tuple[str | None, str | int | None]:
        return self.completion.finish_reason, self.completion.stop_reason

    def _token(self, index: int, got: int, logits: np.ndarray) -> dict[str, Any]:
        """Returns the fields of `Row` in which this position differs from an exact one."""
        found = self._compared(self.oracle, index, got, logits)
        if not _is_for_the_judge(self.oracle, found, self.tolerance):
            return found
        ids = [*self.request.prompt_token_ids, *self.completion.token_ids[:index]]
        (exact,) = self.oracle.judge.logits(ids, first=len(ids) - 1)
        judged = self._compared(self.oracle.judge, index, got, exact)
        return judged if "verdict" in judged else {**judged, "decided": 1}

    def _compared(self, oracle: Oracle, index: int, got: int, logits: np.ndarray) -> dict[str, Any]:
        """Does the same as `_token`, with the given oracle alone."""
        output = self.completion.token_ids[:index]
        expected, ahead = self._choice(oracle, index, logits)
        same: dict[str, Any] = {"smallest_lead": ahead}
        differs = {**same, "position": index, "expected": expected, "got": got}
        near, gap = True, 0.0
        if expected != got:
            margin = oracle.filter_margin if self.anew else oracle.margin
            gap = margin(logits, self.request, output, got, start=self.tolerance.margin / 2 or 1.0)
        right = expected == got or (self.anew and gap == 0)
        if not right:
            near = gap <= self.tolerance.margin * max(1.0, self.request.params.temperature)
            differs |= {"verdict": "near tie" if near else "mismatch", "what": "token", "margin": gap}
        k, entries = self.request.params.logprobs, self.completion.logprobs
        if near and (k is not None or entries is not None):
            gap = _logprob_gap(got, k, (entries or ())[index : index + 1], logits)
            if not gap <= self.tolerance.logprob:  # not >: NaN is a mismatch
                return {**differs, "verdict": "mismatch", "what": "logprob", "margin": gap}
        return same if right else differs

    def _choice(self, oracle: Oracle, index: int, logits: np.ndarray) -> tuple[int, float | None]:
        """Returns the oracle's token (of another draw, the likeliest one) and its lead over the runner-up, if there is one."""
        output = self.completion.token_ids[:index]
        if self.anew:
            return oracle.likeliest(logits, self.request, output), None
        scores = oracle.scores(logits, self.request, output)
        ahead = lead(scores)
        return int(scores.argmax()), ahead if np.isfinite(ahead) else None


def _is_for_the_judge(oracle: Oracle, found: dict[str, Any], tolerance: Tolerance) -> bool:
    """Returns whether the difference from a float32 oracle is small enough to be that oracle's own rounding."""
    return "verdict" in found and oracle.dtype == "float32" and 0 < tolerance.judged >= found["margin"]


def prompt_mismatch(
    oracle: Oracle, prompt: Sequence[int], steps: Sequence[dict[int, Logprob] | None], tolerance: Tolerance, k: int | None = None
) -> dict[str, Any]:
    """Returns the first prompt token with a wrong log-probability, as fields of a `Row`; empty if there is none.

    Args:
        steps: for each token of ``prompt`` its entries; None for the first.
        k: the number of alternatives that were asked for; None: any number is right.
    """
    gaps = [0.0 if steps and steps[0] is None else np.inf]
    for position, logits in enumerate(oracle.logits(prompt[:-1], first=0) if len(prompt) > 1 else (), start=1):
        gaps.append(_logprob_gap(prompt[position], k, steps[position : position + 1], logits))
    gaps.append(0.0 if len(steps) == len(prompt) else np.inf)
    wrong = next(((i, gap) for i, gap in enumerate(gaps) if not gap <= tolerance.logprob), None)  # not >: NaN is a mismatch
    if wrong is None:
        return {}
    found = {"verdict": "mismatch", "what": "prompt logprob", "position": wrong[0], "expected": None, "got": None, "margin": wrong[1]}
    return prompt_mismatch(oracle.judge, prompt, steps, tolerance, k) if _is_for_the_judge(oracle, found, tolerance) else found


def _logprob_gap(token: int, k: int | None, steps: Sequence[dict[int, Logprob] | None], logits: np.ndarray) -> float:
    """Returns the largest error of one step's entries, compared by token and, where a rank is given, by rank. If a token without an entry
    is more likely than an alternative, at least one of the two is wrong by half of the difference.

    It is inf if there is no step, ``token`` has no entry, an id is outside the vocabulary, or the number of alternatives is not ``k``.
    """
    step = steps[0] if steps else None
    if step is None or token not in step or not all(0 <= i < len(logits) for i in step):
        return np.inf
    if k is not None and not max(k, 1) <= len(step) <= k + 1:
        return np.inf
    logp = log_softmax(logits)
    falling = np.sort(logp)[::-1]
    wanted = ((entry.logprob, [logp[i], *([falling[entry.rank - 1]] if entry.rank else [])]) for i, entry in step.items())
    gap = float(np.max([abs(got - want) for got, wants in wanted for want in wants]))
    alternatives = list(step) if k and len(step) == k else [i for i in step if i != token]  # of k entries, the token's is one of the k
    if not alternatives or len(step) == len(logp):
        return gap
    return float(np.max([gap, (np.delete(logp, list(step)).max() - logp[alternatives].min()) / 2]))
