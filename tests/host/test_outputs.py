from __future__ import annotations

from dataclasses import replace

import pytest

from tests.streams import request
from xlaengine.host.outputs import OutputBook
from xlaengine.host.text import Tokenizer
from xlaengine.protocol import Logprob, TokenEvent, TokenLogprobs

EOS = 2


def events_of(ids: list[int], reason: str = "length", request_id: str = "a") -> list[TokenEvent]:
    events = [TokenEvent(request_id, index, token) for index, token in enumerate(ids)]
    return [*events[:-1], replace(events[-1], finish_reason=reason)]


def open_book(tokenizer: Tokenizer | None, **params: object) -> OutputBook:
    book = OutputBook(tokenizer, (EOS,))
    book.open(request("a", [5, 6], seed=99, **params))
    return book


def test_each_output_holds_everything_so_far(tiny_tokenizer: Tokenizer) -> None:
    ids = tiny_tokenizer.encode("the lazy fox", add_special_tokens=False)
    book = open_book(tiny_tokenizer)
    outputs = [book.apply(event) for event in events_of(ids)]
    for count, output in enumerate(outputs, start=1):
        (completion,) = output.outputs
        assert completion.token_ids == tuple(ids[:count])
        assert completion.text == tiny_tokenizer.decode(ids[:count])
        assert (output.request_id, output.prompt_token_ids, output.seed) == ("a", (5, 6), 99)
        assert output.finished == (count == len(ids))
        assert completion.finish_reason == ("length" if output.finished else None)
        assert completion.logprobs is None
    assert outputs[-1].outputs[0].text == "the lazy fox"


def test_finished_request_leaves_the_book() -> None:
    book = open_book(None)
    book.open(request("b", [5]))
    assert book.open_ids == ["a", "b"]
    for event in events_of([7, 8]):
        book.apply(event)
    assert book.open_ids == ["b"]


def test_the_eos_that_ended_a_stream_is_in_token_ids_and_not_in_text(tiny_tokenizer: Tokenizer) -> None:
    ids = [*tiny_tokenizer.encode("the fox", add_special_tokens=False), EOS]
    book = open_book(tiny_tokenizer)
    (completion,) = [book.apply(event) for event in events_of(ids, "stop")][-1].outputs
    assert (completion.text, completion.token_ids) == ("the fox", tuple(ids))


def test_an_eos_that_is_an_ordinary_token_of_the_vocabulary_is_left_out_of_text_too(tiny_tokenizer: Tokenizer) -> None:
    ids = tiny_tokenizer.encode("the fox", add_special_tokens=False)
    book = OutputBook(tiny_tokenizer, (ids[-1],))
    book.open(request("a", [5]))
    (completion,) = [book.apply(event) for event in events_of(ids, "stop")][-1].outputs
    assert (completion.text, completion.token_ids) == (tiny_tokenizer.decode(ids[:-1]), tuple(ids))


def test_without_a_tokenizer_text_is_empty_and_ids_are_there() -> None:
    book = open_book(None)
    (completion,) = [book.apply(event) for event in events_of([7, 8])][-1].outputs
    assert (completion.text, completion.token_ids) == ("", (7, 8))


def test_logprobs_hold_the_alternatives_and_the_chosen_token(tiny_tokenizer: Tokenizer) -> None:
    book = open_book(tiny_tokenizer, logprobs=2)
    text = tiny_tokenizer.token_text
    outside = TokenLogprobs(9, -3.5, 5, ((7, -0.5), (8, -1.5)))
    among = TokenLogprobs(7, -0.5, 1, ((7, -0.5), (8, -1.5)))
    book.apply(TokenEvent("a", 0, 9, outside))
    (completion,) = book.apply(TokenEvent("a", 1, 7, among, "length")).outputs
    assert completion.logprobs == (
        {7: Logprob(-0.5, 1, text(7)), 8: Logprob(-1.5, 2, text(8)), 9: Logprob(-3.5, 5, text(9))},
        {7: Logprob(-0.5, 1, text(7)), 8: Logprob(-1.5, 2, text(8))},
    )
    assert list(completion.logprobs[0]) == [7, 8, 9]
    assert completion.cumulative_logprob == pytest.approx(-4.0)
