"""Ends that are drawn are come upon; a character of a stop string that comes early is a mismatch, and so is an end that is not kept."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

import pytest

from tests.conftest import FIXTURES
from tests.effort import slow
from tests.test_life_of_a_request import tokenizer
from xlaengine.check.compare import alone
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle, single
from xlaengine.check.verify.checks import Checks
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.workload import (
    CERTAIN,
    NEVER,
    REPEATS,
    draw_requests,
    with_common_beginnings,
    with_end_tokens,
    with_repeats,
    with_stop_strings,
)
from xlaengine.engine import Engine
from xlaengine.runner import batches
from xlaengine.runner.batches import plain_vocab_row
from xlaengine.text import stop
from xlaengine.text.stop import EndTokens, StopStrings
from xlaengine.types import SamplingParams, TokenEvent

REQUESTS = [each for each in draw_requests(4, 24, range(3, 131), max_model_len=96, max_tokens=20) if each.max_tokens > 11][:6]


def with_text(engine: Engine) -> Engine:
    return Engine(engine.runner, tokenizer())


def test_a_drawn_stop_string_ends_its_stream_behind_several_tokens(engine_at: Callable[..., Engine]) -> None:
    engine = with_text(engine_at(B=3))
    stopped = with_stop_strings(engine, REQUESTS, 3, seed=0)
    assert stopped == with_stop_strings(engine, REQUESTS, 3, seed=0)
    changed = [each for each, before in zip(stopped, REQUESTS, strict=True) if each != before]
    assert [each.params.include_stop_str_in_output for each in changed].count(True) == 1
    assert len(changed) == 3
    for each in changed:
        found, never = each.params.stop_strings
        assert never == found[:-1] + NEVER
        last = alone(engine, single(each, 0))[-1]
        assert (last.finish_reason, last.stop_reason) == ("stop", found)
    assert with_stop_strings(engine_at(B=3), REQUESTS, 3, seed=0) == REQUESTS, "without a tokenizer"


def against_the_oracle(engine: Engine) -> Verification:
    found = Verification(levels=(3,))
    oracle = Oracle(open_checkpoint(FIXTURES / "llama3"), engine.intake.tokenizer)
    Checks(engine, with_stop_strings(engine, REQUESTS[:3], 2, seed=0), found, oracle).check_oracle()
    return found


def test_a_character_that_comes_early_is_a_mismatch_at_level_3(engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    engine = with_text(engine_at(B=3))
    assert against_the_oracle(engine).passed
    honest: Any = StopStrings.push

    def hasty(self: StopStrings, text: str, *, exempt: int = 0) -> tuple[str, str | None]:
        given, found = honest(self, text, exempt=exempt)
        if found is None and self._held:
            given, self._held = given + self._held[0], self._held[1:]
        return given, found

    monkeypatch.setattr(StopStrings, "push", hasty)
    found = against_the_oracle(engine)
    assert found.result == "MISMATCH"
    assert {one.what for one in found.divergences} == {"text"}


LONG = [each for each in draw_requests(4, 40, range(3, 131), max_model_len=96, max_tokens=20) if each.max_tokens > 11][:10]


def test_drawn_end_tokens_end_their_streams_where_they_should(engine_at: Callable[..., Engine]) -> None:
    engine = engine_at(B=3)
    changed = with_end_tokens(engine, LONG, 3, seed=0, eos=[2])
    assert changed == with_end_tokens(engine, LONG, 3, seed=0, eos=[2])
    assert [changed[i] == LONG[i] for i in REPEATS] == [True, True]
    stops = [(each, before) for each, before in zip(changed, LONG, strict=True) if each.params.stop_token_ids]
    eos = [each for each, before in zip(changed, LONG, strict=True) if each != before and not each.params.stop_token_ids]
    assert (len(stops), len(eos)) == (3, 3)
    for each, before in stops:
        (token,) = each.params.stop_token_ids or ()
        tokens = [event.token_id for event in alone(engine, single(before, 0)) if isinstance(event, TokenEvent)]
        got = alone(engine, single(each, 0))
        assert 2 < len(got) < len(tokens)
        assert [event.token_id for event in got if isinstance(event, TokenEvent)] == tokens[: tokens.index(token) + 1]
        assert (got[-1].finish_reason, got[-1].stop_reason) == ("stop", token)
    assert sorted(each.params.min_tokens > 0 for each in eos) == [False, True, True]
    for each in eos:
        got = alone(engine, single(each, 0))
        assert len(got) == each.params.min_tokens + 1
        assert (got[-1].finish_reason, got[-1].stop_reason, got[-1].token_id) == ("stop", None, 2)
    several = with_end_tokens(engine, LONG, 3, seed=0, eos=[2, 131, 9])
    biases = [each.params.logit_bias or {} for each, before in zip(several, LONG, strict=True) if each != before]
    assert sorted(token for bias in biases for token, value in bias.items() if value == CERTAIN) == [2, 2, 9], (
        "131 is beyond the vocabulary"
    )
    stopped = with_stop_strings(with_text(engine), LONG, 3, seed=0)
    again = with_end_tokens(engine, stopped, 3, seed=0, eos=[2])
    assert all(one == other for one, other in zip(again, stopped, strict=True) if other.params.stop_strings)


@pytest.mark.parametrize("lost", ["stop tokens", *slow("eos")])
def test_end_tokens_that_the_engine_does_not_heed_are_a_mismatch_at_level_3(
    lost: str, engine_at: Callable[..., Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = stop.end_tokens

    def deaf(params: SamplingParams, eos_token_ids: Collection[int]) -> EndTokens:
        if lost == "eos":
            return honest(replace(params, ignore_eos=True), eos_token_ids)
        return EndTokens(*(ids - set(params.stop_token_ids or ()) for ids in honest(params, eos_token_ids)))

    engine = engine_at(B=3)

    def ends() -> Verification:
        found, requests = Verification(levels=(3,)), with_end_tokens(engine, LONG[:5], 2, seed=0, eos=[2])
        Checks(engine, requests, found, Oracle(open_checkpoint(FIXTURES / "llama3"))).check_oracle()
        return found

    assert ends().result == "REFERENCE-EXACT PASS"
    monkeypatch.setattr(stop, "end_tokens", deaf)
    monkeypatch.setattr(batches, "end_tokens", deaf)
    monkeypatch.setattr(engine.runner, "_plain", {ignore: plain_vocab_row(engine.model, ignore) for ignore in (False, True)})
    found = ends()
    assert found.result == "MISMATCH"
    assert {one.what for one in found.divergences} == {"end"}


def test_prompts_have_beginnings_in_common_and_repeat_themselves() -> None:
    drawn = draw_requests(0, 20, range(3, 131), max_model_len=96, max_tokens=12)
    alike = with_common_beginnings(drawn, 0, range(3, 131), unit=16, max_model_len=96)
    assert [a == b for a, b in zip(alike, drawn, strict=True)] == [True, False] * 10
    for group, reach in ((alike[1::4], 16), (alike[3::4], 32)):
        prompts = [each.prompt_token_ids for each in group]
        assert len({prompt[: reach + 1] for prompt in prompts}) == 1
        assert len(set(prompts)) > 2
        assert min(prompts, key=len) == prompts[3], "the beginning itself"
    repeating = with_repeats(alike, 0, range(3, 131), max_tokens=12, max_model_len=96)
    for i, each in enumerate(repeating):
        assert len(each.prompt_token_ids) + each.max_tokens <= 96
        if i % 10 in REPEATS:
            prompt = each.prompt_token_ids
            assert (each.max_tokens, each.params.greedy) == (12, True)
            assert any(prompt[period:] == prompt[:-period] for period in range(3, 9))
        else:
            assert each == alike[i]
    tight = with_repeats(
        with_common_beginnings(drawn, 0, range(3, 131), unit=64, max_model_len=30), 0, 131, max_tokens=12, max_model_len=30
    )
    assert all(len(each.prompt_token_ids) + each.max_tokens <= 30 for each in tight if each not in drawn)
