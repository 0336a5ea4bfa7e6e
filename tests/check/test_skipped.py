"""Streams that speculation may change are not compared with the oracle's, and are counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.check.conftest import BY_ID, changed, facts
from tests.streams import request
from xlaengine.check.judge import check_requests, keeps_stream
from xlaengine.check.oracle.streams import Oracle
from xlaengine.config import SpeculativeConfig
from xlaengine.types import CompletionOutput, RequestOutput


@pytest.mark.parametrize(
    ("method", "acceptance", "params", "kept"),
    [
        ("draft", "rejection", {"temperature": 0}, True),
        ("draft", "rejection", {"temperature": 1}, False),
        ("eagle", "rejection", {"temperature": 1}, False),
        ("draft", "coupled", {"temperature": 1}, True),
        ("medusa", "rejection", {"temperature": 1}, True),
        ("ngram", "rejection", {"temperature": 1}, True),
    ],
)
def test_which_streams_speculation_may_change(method: Any, acceptance: Any, params: dict[str, Any], kept: bool) -> None:
    speculative = SpeculativeConfig(method=method, model=None if method == "ngram" else "ours", acceptance=acceptance)
    asked = request("r", [5], **params)
    assert keeps_stream(speculative, asked) == kept
    assert keeps_stream(None, asked)
    if method == "draft":
        assert keeps_stream(replace(speculative, num_speculative_tokens=1, tree=((0,), (1,))), asked)


@pytest.mark.parametrize(
    ("method", "acceptance", "skipped"),
    [("draft", "rejection", 4), ("eagle", "rejection", 4), ("draft", "coupled", 0), ("medusa", "rejection", 0)],
)
def test_requests_sampled_by_rejection_are_skipped_and_counted(
    llama: Oracle, completions: dict[str, CompletionOutput], method: Any, acceptance: Any, skipped: int
) -> None:
    wrong = {name: changed(c, 2, 7) if BY_ID[name].params.temperature else c for name, c in completions.items()}
    pairs = [(BY_ID[name], RequestOutput(name, None, BY_ID[name].prompt_token_ids, (c,), True)) for name, c in wrong.items()]
    report = check_requests(facts(SpeculativeConfig(method=method, model="ours", acceptance=acceptance)), pairs)
    assert (report.skipped, report.mismatches, len(report.rows)) == (skipped, 4 - skipped, 6 - skipped)
    assert report.as_dict()["skipped"] == skipped
