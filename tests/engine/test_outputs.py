from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.streams import request
from xlaengine.engine.outputs import OutputBook
from xlaengine.text import Tokenizer
from xlaengine.types import EndEvent, Logprob, PromptEvent, RequestOutput, StreamId, TokenEvent, TokenLogprobs

A = StreamId("a")


def events_of(ids: list[int], stream_id: StreamId = A) -> list[TokenEvent]:
    events = [TokenEvent(stream_id, index, token, text=f"<{token}>") for index, token in enumerate(ids)]
    return [*events[:-1], replace(events[-1], finish_reason="length")]


def open_book(*ids: list[int], tokenizer: Tokenizer | None = None, every_token: bool = True, **params: object) -> OutputBook:
    """Of one request, whose completions have these ids. They are all there before the first event: a step may be ahead of the events."""
    book = OutputBook(tokenizer)
    book.open(request("a", [5, 6], seed=99, n=len(ids), **params), ids, every_token=every_token)
    return book


def due(output: RequestOutput | None) -> RequestOutput:
    assert output is not None
    return output


def test_each_output_holds_everything_so_far() -> None:
    book = open_book([7, 8, 9])
    for count, event in enumerate(events_of([7, 8, 9]), start=1):
        output = due(book.apply(event))
        (completion,) = output.outputs
        assert (completion.token_ids, completion.text) == ((7, 8, 9)[:count], "<7><8><9>"[: 3 * count])
        assert (output.request_id, output.prompt_token_ids, output.seed) == ("a", (5, 6), 99)
        assert output.finished == (count == 3)
        assert completion.finish_reason == ("length" if output.finished else None)
        assert (completion.logprobs, output.prompt_logprobs, output.error) == (None, None, None)


def test_only_the_last_event_gives_an_output_where_not_every_token_is_wanted() -> None:
    book = open_book([7, 8], [9], every_token=False, prompt_logprobs=0)
    first, second = events_of([7, 8], StreamId("a", 0)), events_of([9], StreamId("a", 1))
    *before, last = [book.apply(event) for event in (PromptEvent(A, ()), *first, *second)]
    assert before == [None, None, None]
    assert [completion.token_ids for completion in due(last).outputs] == [(7, 8), (9,)]
    assert due(last).finished


def test_completions_are_kept_apart_and_the_request_ends_with_the_last_of_them() -> None:
    book = open_book([7], [8], [9])
    first, second, third = [TokenEvent(StreamId("a", i), 0, 7 + i, text=str(i), finish_reason="stop", stop_reason=i) for i in range(3)]
    assert not due(book.apply(second)).finished
    assert not due(book.apply(third)).finished
    output = due(book.apply(first))
    assert output.finished
    got = [(c.index, c.token_ids, c.text, c.stop_reason) for c in output.outputs]
    assert got == [
        (0, (7,), "0", 0),
        (1, (8,), "1", 1),
        (2, (9,), "2", 2),
    ]


def test_each_completion_holds_the_seed_that_replays_it() -> None:
    output = due(open_book([7], [8], [9]).apply(TokenEvent(A, 0, 7)))
    assert [completion.seed for completion in output.outputs] == [99, 100, 101]
    assert output.seed == 99


def test_finished_request_leaves_the_book_and_its_late_events_give_nothing() -> None:
    book = open_book([7, 8])
    book.open(request("b", [5]), [[]])
    assert list(book.open_ids) == ["a", "b"]
    events = events_of([7, 8])
    for event in events:
        book.apply(event)
    assert list(book.open_ids) == ["b"]
    assert book.apply(events[-1]) is None


def test_events_of_a_request_that_is_not_in_the_book_give_nothing() -> None:
    book = OutputBook(None)
    book.open(request("b", [5]), [[]])
    assert [book.apply(event) for event in (*events_of([7]), PromptEvent(A, ()), EndEvent(A, "abort"))] == [None] * 3


def test_a_cancelled_stream_keeps_what_it_had_and_the_text_that_was_held() -> None:
    book = open_book([7, 8])
    book.apply(TokenEvent(A, 0, 7, text="x"))
    output = due(book.apply(EndEvent(A, "abort", "cancelled", text="y")))
    (completion,) = output.outputs
    assert (completion.token_ids, completion.text, completion.finish_reason, completion.stop_reason) == ((7,), "xy", "abort", None)
    assert (output.finished, output.error) == (True, None)


def test_a_failed_stream_gives_its_message_and_the_others_go_on() -> None:
    book = open_book([], [7])
    assert not due(book.apply(EndEvent(StreamId("a", 0), "error", "the logits are not numbers"))).finished
    output = due(book.apply(events_of([7], StreamId("a", 1))[0]))
    assert output.finished
    assert output.error == "the logits are not numbers"
    assert [completion.finish_reason for completion in output.outputs] == ["error", "length"]


def test_logprobs_hold_the_alternatives_and_the_chosen_token(tiny_tokenizer: Tokenizer) -> None:
    book = open_book([9, 7], tokenizer=tiny_tokenizer, logprobs=2)
    text = tiny_tokenizer.token_text
    outside = TokenLogprobs(9, -3.5, 5, ((7, -0.5), (8, -1.5)))
    among = TokenLogprobs(7, -0.5, 1, ((7, -0.5), (8, -1.5)))
    book.apply(TokenEvent(A, 0, 9, logprobs=outside))
    (completion,) = due(book.apply(TokenEvent(A, 1, 7, logprobs=among, finish_reason="length"))).outputs
    assert completion.logprobs == (
        {7: Logprob(-0.5, 1, text(7)), 8: Logprob(-1.5, 2, text(8)), 9: Logprob(-3.5, 5, text(9))},
        {7: Logprob(-0.5, 1, text(7)), 8: Logprob(-1.5, 2, text(8))},
    )
    assert list(completion.logprobs[0]) == [7, 8, 9]
    assert completion.cumulative_logprob == pytest.approx(-4.0)


def test_prompt_logprobs_hold_nothing_for_the_first_token_and_a_dict_for_each_other(tiny_tokenizer: Tokenizer) -> None:
    book = open_book([7], tokenizer=tiny_tokenizer, prompt_logprobs=1)
    text = tiny_tokenizer.token_text
    early = due(book.apply(PromptEvent(A, (TokenLogprobs(6, -2.0, 3, ((7, -0.5),)),))))
    assert early.prompt_logprobs == (None, {7: Logprob(-0.5, 1, text(7)), 6: Logprob(-2.0, 3, text(6))})
    assert not early.finished
    assert due(book.apply(events_of([7])[0])).prompt_logprobs == early.prompt_logprobs


def test_a_prompt_of_one_token_has_prompt_logprobs_without_any_event() -> None:
    book = OutputBook(None)
    book.open(request("a", [5], prompt_logprobs=1), [[7]])
    assert due(book.apply(events_of([7])[0])).prompt_logprobs == (None,)


def test_without_a_tokenizer_logprobs_have_no_text() -> None:
    book = open_book([9], logprobs=0)
    (completion,) = due(book.apply(TokenEvent(A, 0, 9, logprobs=TokenLogprobs(9, -1.0, 1)))).outputs
    assert completion.logprobs == ({9: Logprob(-1.0, 1, None)},)


def calls_in(work: Callable[[], object]) -> int:
    """How many Python functions, and turns of generators, ``work`` enters."""
    entered = 0

    def profile(_frame: object, event: str, _argument: Any) -> None:
        nonlocal entered
        entered += event == "call"

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(before)
    return entered


def test_an_event_of_one_of_many_completions_costs_what_it_costs_of_few() -> None:
    costs = set[int]()
    for n in (3, 300):
        book = open_book(*([7] for _ in range(n)), every_token=False)
        events = [TokenEvent(StreamId("a", i), 0, 7, text="x", finish_reason="length") for i in range(n - 1)]
        for event in events[:-1]:
            book.apply(event)
        costs.add(calls_in(lambda book=book, event=events[-1]: book.apply(event)))
    assert len(costs) == 1, "all that are before it in the request have ended, and none is asked again"
