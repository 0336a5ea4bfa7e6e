"""A stream that is right passes; one that is wrong is reported where and as it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.reference.conftest import PROMPT, REQUESTS, as_completion
from tests.streams import request, run
from xlaengine.device.prefill import AdmitBatch
from xlaengine.engine import Engine
from xlaengine.protocol import CompletionOutput, Request, RequestOutput
from xlaengine.reference import check
from xlaengine.reference.check import TOLERANCES, Row, check_requests, check_stream
from xlaengine.reference.oracle import Oracle
from xlaengine.runner import runner

STRICT = TOLERANCES["float32"]
BY_ID = {each.request_id: each for each in REQUESTS}


@pytest.fixture
def llama(oracle: Callable[[str], Oracle]) -> Oracle:
    return oracle("llama3")


def changed(completion: CompletionOutput, position: int, token: int) -> CompletionOutput:
    tokens = completion.token_ids
    return replace(completion, token_ids=(*tokens[:position], token, *tokens[position + 1 :]))


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
    wrong = (right + 1) % llama.model.vocab
    row = check_stream(llama, BY_ID[name], replace(changed(completions[name], position, wrong), logprobs=None), STRICT)
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


@pytest.mark.parametrize("field", ["logprob", "rank"])
def test_wrong_logprob_is_a_mismatch(llama: Oracle, completions: dict[str, CompletionOutput], field: str) -> None:
    steps = list(completions["filtered"].logprobs or ())
    token, entry = next(iter(steps[9].items()))
    off = replace(entry, **({"logprob": entry.logprob - 2e-3} if field == "logprob" else {"rank": entry.rank + 1}))
    steps[9] = {**steps[9], token: off}
    row = check_stream(llama, BY_ID["filtered"], replace(completions["filtered"], logprobs=tuple(steps)), STRICT)
    assert (row.verdict, row.what, row.position) == ("mismatch", "logprob", 9)
    missing = replace(completions["filtered"], logprobs=tuple(steps[:9]))
    assert check_stream(llama, BY_ID["filtered"], missing, STRICT).position == 9


class HandMade:
    """An oracle whose logits a person wrote down: one row a position, the same after any tokens."""

    model = SimpleNamespace(eos_token_ids=())
    scores = Oracle.scores

    def __init__(self, rows: list[list[float]]):
        self.rows = np.array(rows, np.float32)

    def follow(self, request: Request, tokens: tuple[int, ...]) -> Any:
        return iter(self.rows[: len(tokens) + 1])


def judged(rows: list[list[float]], tokens: tuple[int, ...]) -> Row:
    each = request("a", (1,), max_tokens=len(tokens))
    completion = CompletionOutput(0, "", tokens, finish_reason="length")
    return check_stream(HandMade([*rows, rows[-1]]), each, completion, check.Tolerance(margin=0.01, logprob=0.01))  # type: ignore[arg-type]


def test_difference_within_the_tolerance_is_a_near_tie_and_the_rest_is_checked() -> None:
    clear, close, wide = [0.0, 9.0, 1.0], [5.0, 1.0, 5.008], [5.0, 1.0, 5.02]
    row = judged([clear, close, clear, close], (1, 0, 1, 2))
    assert (row.verdict, row.position, row.expected, row.got, row.near_ties) == ("near tie", 1, 2, 0, 1)
    assert row.margin == pytest.approx(0.008, abs=1e-6)
    assert judged([clear, close, clear, close], (1, 0, 1, 0)).near_ties == 2
    exact = judged([clear, close], (1, 2))
    assert exact == Row("a", 2, smallest_lead=exact.smallest_lead)
    assert exact.smallest_lead == pytest.approx(0.008, abs=1e-6)
    behind = judged([clear, close, wide], (1, 0, 0))
    assert (behind.verdict, behind.position, behind.near_ties) == ("mismatch", 2, 1)


def test_report_counts_streams_and_lists_differences(llama: Oracle, completions: dict[str, CompletionOutput]) -> None:
    seen: list[tuple[str, int, int | None]] = []
    pairs = [(BY_ID[name], RequestOutput(name, None, BY_ID[name].prompt_token_ids, (c,), True)) for name, c in completions.items()]
    spoilt = changed(completions["greedy"], 5, 0)
    pairs[0] = (pairs[0][0], replace(pairs[0][1], outputs=(spoilt,)))
    facts = SimpleNamespace(config=SimpleNamespace(dtype="float32"))
    facts.engine = SimpleNamespace(model=llama.model, runner=SimpleNamespace(weights=llama._weights))
    report = check_requests(facts, pairs, progress=lambda *step: seen.append(step))  # type: ignore[arg-type]
    assert seen == [("reference", i, 4) for i in (1, 2, 3, 4)]
    found = report.as_dict()
    assert (found["requests"], found["exact"], found["near_ties"], found["mismatches"]) == (4, 3, 0, 1)
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
    """The verdict on a sampled request of an engine whose admissions are spoilt."""
    honest = runner.admit_batch
    monkeypatch.setattr(runner, "admit_batch", lambda plan: AdmitBatch(slot=honest(plan).slot, row=spoil(honest(plan).row)))
    each = request("a", PROMPT, max_tokens=24, temperature=1.0, seed=9)
    return check_stream(llama, each, as_completion(engine, each, run(engine, [each])["a"]), STRICT)
