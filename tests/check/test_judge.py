"""A right stream passes. A wrong stream is reported with the place and the kind of the error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.check.conftest import BY_ID, CHANGES, PROMPT, as_completion, as_output, changed, facts
from tests.streams import request, run
from xlaengine.check import judge
from xlaengine.check.judge import KV_TOLERANCES, TOLERANCES, Row, check_request, check_requests, check_stream, tolerance_of
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.check.oracle.streams import Oracle, single
from xlaengine.config import EngineConfig
from xlaengine.engine import Engine
from xlaengine.runner import runner
from xlaengine.text import Tokenizer
from xlaengine.types import CompletionOutput, Logprob, Request, RequestOutput

STRICT = TOLERANCES["float32"]


def test_engines_streams_are_exact(llama: Oracle, completions: dict[str, CompletionOutput]) -> None:
    for name, completion in completions.items():
        row = check_stream(llama, BY_ID[name], completion, STRICT)
        assert (row.verdict, row.near_ties, row.tokens) == ("exact", 0, len(completion.token_ids))
        assert row.smallest_lead is not None
        assert row.smallest_lead > 0


@pytest.mark.parametrize("name", ["greedy", "sampled", "filtered"])
@pytest.mark.parametrize("position", [0, 17, 39])
def test_one_wrong_token_is_reported_with_its_place_both_tokens_and_margin(
    llama: Oracle, completions: dict[str, CompletionOutput], name: str, position: int
) -> None:
    right = completions[name].token_ids[position]
    wrong = (right + 1) % llama.definition.vocab
    each = replace(BY_ID[name], params=replace(BY_ID[name].params, logprobs=None))
    row = check_stream(llama, each, changed(completions[name], position, wrong), STRICT)
    assert (row.verdict, row.what, row.position, row.expected, row.got) == ("mismatch", "token", position, right, wrong)
    logits = list(llama.follow(BY_ID[name], completions[name].token_ids))[position]
    if name == "greedy":
        assert row.margin == pytest.approx(logits[right] - logits[wrong])
    assert row.margin is not None
    assert row.margin > STRICT.margin


@pytest.mark.parametrize("token", [-1, 131, 10**9])
def test_token_outside_the_vocabulary_is_a_mismatch(llama: Oracle, completions: dict[str, CompletionOutput], token: int) -> None:
    row = check_stream(llama, BY_ID["greedy"], changed(completions["greedy"], 3, token), STRICT)
    assert (row.verdict, row.position, row.got) == ("mismatch", 3, token)


def test_stream_that_ends_too_early_or_too_late_is_a_mismatch(llama: Oracle, completions: dict[str, CompletionOutput]) -> None:
    whole = completions["greedy"]
    short = check_stream(llama, BY_ID["greedy"], replace(whole, token_ids=whole.token_ids[:-1]), STRICT)
    assert (short.verdict, short.what, short.position) == ("mismatch", "end", 39)
    assert (short.expected, short.got) == (whole.token_ids[39], None)
    long = check_stream(llama, BY_ID["greedy"], replace(whole, token_ids=(*whole.token_ids, 7)), STRICT)
    assert (long.verdict, long.what, long.position, long.expected, long.got) == ("mismatch", "end", 40, None, 7)
    reason = check_stream(llama, BY_ID["greedy"], replace(whole, finish_reason="stop"), STRICT)
    assert (reason.verdict, reason.what, reason.position) == ("mismatch", "end", 40)
    unfinished = replace(whole, token_ids=whole.token_ids[:5], finish_reason=None)
    assert check_stream(llama, BY_ID["greedy"], unfinished, STRICT).verdict == "mismatch"


@pytest.mark.parametrize("which", [0, -1], ids=["of the chosen token", "of an alternative"])
@pytest.mark.parametrize("field", ["logprob", "rank"])
def test_wrong_logprob_is_a_mismatch(llama: Oracle, completions: dict[str, CompletionOutput], field: str, which: int) -> None:
    steps = list(completions["filtered"].logprobs or ())
    token, entry = list(steps[9].items())[which]
    assert (token == completions["filtered"].token_ids[9]) == (which == 0)
    off = replace(entry, **({"logprob": entry.logprob - 2e-3} if field == "logprob" else {"rank": entry.rank + 1}))
    steps[9] = {**steps[9], token: off}
    row = check_stream(llama, BY_ID["filtered"], replace(completions["filtered"], logprobs=tuple(steps)), STRICT)
    assert (row.verdict, row.what, row.position) == ("mismatch", "logprob", 9)
    missing = replace(completions["filtered"], logprobs=tuple(steps[:9]))
    assert check_stream(llama, BY_ID["filtered"], missing, STRICT).position == 9


@pytest.mark.parametrize("asked", [True, False], ids=["with the number of alternatives", "as the harness asks"])
def test_an_alternative_that_is_not_among_the_most_likely_is_a_mismatch(
    llama: Oracle, completions: dict[str, CompletionOutput], asked: bool
) -> None:
    """Each of its numbers is right."""
    whole = completions["filtered"]
    each = BY_ID["filtered"] if asked else replace(BY_ID["filtered"], params=replace(BY_ID["filtered"].params, logprobs=None))
    logp = log_softmax(list(llama.follow(each, whole.token_ids))[9])
    fifth = int(np.argsort(logp)[-5])
    steps = list(whole.logprobs or ())
    *kept, (dropped, _) = steps[9].items()
    assert fifth not in steps[9]
    assert dropped != whole.token_ids[9]
    steps[9] = {**dict(kept), fifth: Logprob(float(logp[fifth]), 5)}
    row = check_stream(llama, each, replace(whole, logprobs=tuple(steps)), STRICT)
    assert (row.verdict, row.what, row.position) == ("mismatch", "logprob", 9)
    assert row.margin == pytest.approx((logp[dropped] - logp[fifth]) / 2)


@pytest.mark.parametrize(("k", "ranks"), [(1, ()), (2, (1,))])
def test_a_missing_most_likely_alternative_is_a_mismatch(
    llama: Oracle, completions: dict[str, CompletionOutput], k: int, ranks: Any
) -> None:
    """The token is not among the k most likely, so its entry comes on top of theirs."""
    token = completions["greedy"].token_ids[0]
    logits = next(iter(llama.follow(BY_ID["greedy"], completions["greedy"].token_ids)))
    logp = log_softmax(logits)
    falling = np.argsort(-logp)
    chosen = int(falling[3])
    assert chosen != token
    step = {int(i): Logprob(float(logp[i]), 0) for i in (chosen, *(falling[rank - 1] for rank in ranks))}
    assert judge._logprob_gap(chosen, k, [step], logits) == pytest.approx((logp[falling[len(ranks)]] - logp[chosen]) / 2)
    whole = step | {int(i): Logprob(float(logp[i]), 0) for i in falling[:k]}
    assert judge._logprob_gap(chosen, k, [whole], logits) == 0


class HandMade(Oracle):
    """An oracle with logits written by hand: one row for each position, the same after any tokens. It has no EOS.

    Args:
        exact: the rows of its float64 judge.
    """

    def __init__(self, rows: list[list[float]], exact: list[list[float]] | None = None):
        self.checkpoint = SimpleNamespace(definition=SimpleNamespace(eos_token_ids=()))  # pyright: ignore
        self.tokenizer = None
        self.dtype = "float32" if exact else "float64"
        self.rows = np.array(rows)
        if exact:
            self.judge = HandMade(exact)

    def follow(self, request: Request, tokens: tuple[int, ...]) -> Any:
        return iter(self.rows[: len(tokens) + 1])

    def logits(self, ids: Any, first: int) -> Any:
        """The logits after a prompt of one token."""
        return iter(self.rows[first : len(ids)])


def judged(
    rows: list[list[float]], tokens: tuple[int, ...], exact: list[list[float]] | None = None, within: float = 0.05, **params: Any
) -> Row:
    each = request("a", (1,), max_tokens=len(tokens), **params)
    completion = CompletionOutput(0, "", tokens, finish_reason="length")
    tolerance = judge.Tolerance(margin=0.01, logprob=0.01, judged=within)
    return check_stream(HandMade([*rows, rows[-1]], exact), each, completion, tolerance)


CLEAR, CLOSE = [0.0, 9.0, 1.0], [5.0, 1.0, 5.008]


@pytest.mark.parametrize(
    ("exact", "verdict", "expected", "decided"),
    [
        ([5.001, 1.0, 5.0], "exact", None, 1),
        ([5.0, 1.0, 5.001], "near tie", 2, 0),
        ([5.0, 5.003, 1.0], "near tie", 1, 0),
        ([5.0, 1.0, 5.2], "mismatch", 2, 0),
    ],
    ids=["for the engine", "for the oracle", "for neither", "the engine is further off than it seemed"],
)
def test_the_float64_oracle_decides_what_is_too_close_for_float32(
    exact: list[float], verdict: str, expected: int | None, decided: int
) -> None:
    row = judged([CLEAR, CLOSE], (1, 0), exact=[CLEAR, exact])
    assert (row.verdict, row.expected, row.decided, row.near_ties) == (verdict, expected, decided, int(verdict == "near tie"))


def test_the_float64_oracle_is_asked_beyond_the_tolerance_too_but_not_far_beyond_it() -> None:
    assert judged([CLEAR, [5.0, 1.0, 5.04]], (1, 0), exact=[CLEAR, [5.0, 1.0, 4.9]]).verdict == "exact"
    assert judged([CLEAR, [5.0, 1.0, 5.06]], (1, 0), exact=[CLEAR, [5.0, 1.0, 4.9]]).verdict == "mismatch"


def test_a_tolerance_that_judges_none_does_not_even_judge_equal_logits() -> None:
    equal = [5.0, 1.0, 5.0]
    row = judged([CLEAR, equal], (1, 2), exact=[CLEAR, [4.9, 1.0, 5.0]], within=0.0)
    assert (row.verdict, row.margin, row.decided) == ("near tie", 0.0, 0)


def test_difference_within_the_tolerance_is_a_near_tie_and_the_rest_is_checked() -> None:
    clear, close, wide = CLEAR, CLOSE, [5.0, 1.0, 5.02]
    row = judged([clear, close, clear, close], (1, 0, 1, 2))
    assert (row.verdict, row.position, row.expected, row.got, row.near_ties) == ("near tie", 1, 2, 0, 1)
    assert row.margin == pytest.approx(0.008, abs=1e-6)
    assert judged([clear, close, clear, close], (1, 0, 1, 0)).near_ties == 2
    exact = judged([clear, close], (1, 2))
    assert exact == Row("a", 2, smallest_lead=exact.smallest_lead)
    assert exact.smallest_lead == pytest.approx(0.008, abs=1e-6)
    behind = judged([clear, close, wide], (1, 0, 0))
    assert (behind.verdict, behind.position, behind.near_ties) == ("mismatch", 2, 1)


def test_near_ties_are_measured_in_the_models_logits_before_penalties() -> None:
    # tokens 0 and 1 occurred before: the penalty turns 5 and 3 into 50 and 30, or 0.5 and 0.3
    clear, close = [9.0, 0.0, 1.0], [5.0, 3.0, 0.1]
    encouraged = judged([clear, [2.5, 2.492, 0.1]], (0, 1), repetition_penalty=0.1)
    assert encouraged.verdict == "near tie"
    assert encouraged.margin == pytest.approx(0.008, abs=1e-6)  # not 0.08
    assert judged([clear, [2.5, 2.48, 0.1]], (0, 1), repetition_penalty=0.1).verdict == "mismatch"
    squeezed = judged([clear, close], (0, 1), repetition_penalty=10)
    assert (squeezed.verdict, squeezed.expected, squeezed.got) == ("mismatch", 0, 1)
    assert squeezed.margin == pytest.approx(2)
    assert judged([clear, [5.0, 3.0, 0.505]], (0, 2), repetition_penalty=10).verdict == "exact"
    mixed = judged([clear, [5.0, 3.0, 0.4955]], (0, 2), repetition_penalty=10)
    assert mixed.verdict == "near tie"
    assert mixed.margin == pytest.approx(0.0045 / 0.55)  # one moves a tenth as far as the other
    never = judged([clear, [5.0, 3.0, 0.1]], (0, 0), repetition_penalty=1e30)
    assert (never.verdict, never.expected, never.got) == ("mismatch", 2, 0)


def test_why_a_stream_ends_is_checked(llama: Oracle, completions: dict[str, CompletionOutput]) -> None:
    right = completions["changed"]
    assert (right.finish_reason, right.stop_reason) == ("stop", right.token_ids[-1])
    row = check_stream(llama, BY_ID["changed"], replace(right, stop_reason=None), STRICT)
    assert (row.verdict, row.what, row.position) == ("mismatch", "end", len(right.token_ids))


@pytest.mark.parametrize("name", [name for name in CHANGES if name not in ("ignore_eos", "stop_token_ids")])
def test_an_engine_that_forgets_one_change_of_the_logits_is_caught(llama: Oracle, engine_at: Callable[..., Engine], name: str) -> None:
    changes = CHANGES | {"min_tokens": 40, "logit_bias": {**CHANGES["logit_bias"], 2: 9.0}}
    right, wrong = (request("a", PROMPT, max_tokens=60, **kept) for kept in (changes, {k: v for k, v in changes.items() if k != name}))
    for each, verdict in ((right, "exact"), (wrong, "mismatch")):
        completion = as_completion(each, run(engine_at(3), [each])["a"])
        assert check_stream(llama, right, completion, STRICT).verdict == verdict


@pytest.fixture
def texts(engine_at: Callable[..., Engine], llama: Oracle, tiny_tokenizer: Tokenizer) -> tuple[Engine, Oracle]:
    """The engine and the oracle with a tokenizer."""
    return Engine(engine_at(3).runner, tiny_tokenizer), Oracle(llama.checkpoint, tiny_tokenizer)


@pytest.mark.parametrize("keep", [False, True])
def test_stop_strings_and_texts_are_checked(texts: tuple[Engine, Oracle], tiny_tokenizer: Tokenizer, keep: bool) -> None:
    engine, oracle = texts
    text = oracle.generate(request("a", PROMPT, max_tokens=40)).end.text
    each = request("a", PROMPT, max_tokens=40, stop=[text[20:23], "no such text"], include_stop_str_in_output=keep)
    right = as_completion(each, run(engine, [each])["a"], tiny_tokenizer)
    assert check_stream(oracle, each, right, STRICT).verdict == "exact"
    assert (right.stop_reason, right.text.endswith(text[20:23])) == (text[20:23], keep)
    wrong = check_stream(oracle, each, replace(right, text=right.text + "x"), STRICT)
    assert (wrong.verdict, wrong.what, wrong.position) == ("mismatch", "text", len(right.token_ids))
    missed = replace(each, params=replace(each.params, stop=()))
    late = check_stream(oracle, each, as_completion(missed, run(engine, [missed])["a"], tiny_tokenizer), STRICT)
    assert (late.verdict, late.what, late.position) == ("mismatch", "end", len(right.token_ids))


def test_each_completion_is_checked_with_a_seed_of_its_own(llama: Oracle, engine_at: Callable[..., Engine]) -> None:
    each = request("a", PROMPT, max_tokens=12, temperature=1.0, seed=2**64 - 2, n=3)
    output = as_output(each, run(engine_at(3), [each])["a"])
    rows = check_request(llama, each, output, STRICT)
    assert [(row.custom_id, row.verdict, row.tokens) for row in rows] == [("a", "exact", 12), ("a#1", "exact", 12), ("a#2", "exact", 12)]
    one, two, three = output.outputs
    swapped = replace(output, outputs=(one, replace(three, index=1), replace(two, index=2)))
    assert [row.verdict for row in check_request(llama, each, swapped, STRICT)] == ["exact", "mismatch", "mismatch"]
    lost = check_request(llama, each, replace(output, outputs=(one, three)), STRICT)
    assert [(row.verdict, row.what, row.position) for row in lost[1:]] == [("mismatch", "end", 0), ("exact", "", None)]
    assert check_stream(llama, single(each, 2), three, STRICT).verdict == "exact"


PROMPT_ONLY = request("a", PROMPT, max_tokens=4, prompt_logprobs=2)


@pytest.fixture
def scored(llama: Oracle, engine_at: Callable[..., Engine]) -> RequestOutput:
    """The output of `PROMPT_ONLY`, with log-probabilities of its prompt computed from the oracle's logits."""
    plain = replace(PROMPT_ONLY, params=replace(PROMPT_ONLY.params, prompt_logprobs=None))
    steps: list[dict[int, Logprob] | None] = [None]
    for token, logits in zip(PROMPT[1:], llama.logits(PROMPT[:-1], first=0), strict=True):
        logp, order = log_softmax(logits), np.argsort(-logits).tolist()
        steps.append({i: Logprob(float(logp[i]), order.index(i) + 1) for i in (*order[:2], token)})
    return replace(as_output(plain, run(engine_at(3), [plain])["a"]), prompt_logprobs=tuple(steps))


def test_right_prompt_logprobs_pass(llama: Oracle, scored: RequestOutput) -> None:
    assert [row.verdict for row in check_request(llama, PROMPT_ONLY, scored, STRICT)] == ["exact"]
    one = request("a", (9,), max_tokens=4, prompt_logprobs=2)
    stream = llama.generate(one)
    output = RequestOutput("a", None, (9,), (CompletionOutput(0, "", stream.token_ids, None, "length"),), True, (None,))
    assert [row.verdict for row in check_request(llama, one, output, STRICT)] == ["exact"]


@pytest.mark.parametrize(
    ("spoil", "position"),
    [
        (lambda steps: None, 0),
        (lambda steps: ({}, *steps[1:]), 0),
        (lambda steps: steps[:-1], len(PROMPT) - 1),
        (lambda steps: (*steps, steps[-1]), len(PROMPT)),
        (lambda steps: (*steps[:7], None, *steps[8:]), 7),
        (lambda steps: (*steps[:7], steps[8], *steps[8:]), 7),
        (lambda steps: (*steps[:7], {PROMPT[7]: steps[7][PROMPT[7]]}, *steps[8:]), 7),  # without alternatives
        (lambda steps: (*steps[:7], steps[7] | {PROMPT[7]: Logprob(steps[7][PROMPT[7]].logprob + 2e-3, 1)}, *steps[8:]), 7),
        (lambda steps: (*steps[:7], steps[7] | {PROMPT[7]: Logprob(np.nan, 1)}, *steps[8:]), 7),
    ],
)
def test_wrong_prompt_logprobs_are_a_mismatch(llama: Oracle, scored: RequestOutput, spoil: Callable[[Any], Any], position: int) -> None:
    (row,) = check_request(llama, PROMPT_ONLY, replace(scored, prompt_logprobs=spoil(scored.prompt_logprobs)), STRICT)
    assert (row.verdict, row.what, row.position, row.tokens) == ("mismatch", "prompt logprob", position, 4)


def test_report_counts_streams_and_lists_differences(llama: Oracle, completions: dict[str, CompletionOutput]) -> None:
    seen: list[tuple[str, int, int | None]] = []
    pairs = [(BY_ID[name], RequestOutput(name, None, BY_ID[name].prompt_token_ids, (c,), True)) for name, c in completions.items()]
    spoilt = changed(completions["greedy"], 5, 0)
    pairs[0] = (pairs[0][0], replace(pairs[0][1], outputs=(spoilt,)))
    report = check_requests(facts(), pairs, progress=lambda *step: seen.append(step))
    assert seen == [("reference", i, 6) for i in range(1, 7)]
    found = report.as_dict()
    assert (found["streams"], found["exact"], found["near_ties"], found["mismatches"]) == (6, 5, 0, 1)
    assert found["tokens"] == sum(len(c.token_ids) for c in completions.values())
    assert [(d["custom_id"], d["position"]) for d in found["differences"]] == [("greedy", 5)]
    assert report.seconds > 0


def test_a_wrong_index_of_the_noise_is_caught(engine_at: Callable[..., Engine], llama: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    row = row_with(engine_at(3), llama, monkeypatch, lambda row: replace(row, index=row.index + 1, limit=row.limit + 1))
    assert (row.verdict, row.what) == ("mismatch", "token")
    assert row.position is not None
    assert row.position < 3


@pytest.mark.parametrize("shift", [-1, 1])
def test_a_mask_wrong_by_one_is_caught(
    engine_at: Callable[..., Engine], llama: Oracle, monkeypatch: pytest.MonkeyPatch, shift: int
) -> None:
    row = row_with(engine_at(3), llama, monkeypatch, lambda row: replace(row, pos=np.int32(row.pos + shift)))
    assert (row.verdict, row.what) == ("mismatch", "token")


def row_with(engine: Engine, llama: Oracle, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Any], Any]) -> Row:
    """Returns the verdict on a sampled request of an engine whose admissions are changed by ``spoil``."""
    honest = runner.admit_batch
    monkeypatch.setattr(runner, "admit_batch", lambda *args: replace(honest(*args), row=spoil(honest(*args).row)))
    each = request("a", PROMPT, max_tokens=24, temperature=1.0, seed=9)
    return check_stream(llama, each, as_completion(each, run(engine, [each])["a"]), STRICT)


def test_the_tolerance_of_float32_is_far_below_a_wrong_tokens_margin() -> None:
    """The closest logits in the fixtures' streams differ by 0.002. The tolerance for rounding must be far below that."""
    assert STRICT.margin < 2e-3 / 2
    assert STRICT.logprob < 2e-3


def test_the_wider_of_an_engines_two_dtypes_decides_what_is_tolerated() -> None:
    assert tolerance_of(EngineConfig()) == TOLERANCES["float32"]
    assert tolerance_of(EngineConfig(kv_cache_dtype="int8")) == KV_TOLERANCES["int8"]
    assert tolerance_of(EngineConfig(dtype="bfloat16")) == TOLERANCES["bfloat16"]
    assert tolerance_of(EngineConfig(dtype="bfloat16", kv_cache_dtype="float32")) == TOLERANCES["bfloat16"]
    assert tolerance_of(EngineConfig(dtype="bfloat16", kv_cache_dtype="int8")) == KV_TOLERANCES["int8"]
