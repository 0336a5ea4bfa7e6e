from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise, takewhile
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.text import Tokenizer
from xlaengine.text.stop import Ending, Outcome, StopStrings
from xlaengine.types import SamplingParams

fixture_is_constant = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=examples(300))


def first_match(text: str, stop: Sequence[str], after: int) -> tuple[int, int] | None:
    """Leftmost, then shortest, of the stop strings in ``text`` that end beyond ``after``."""
    found = [(i, i + len(s)) for s in stop for i in range(len(text)) if text.startswith(s, i) and i + len(s) > after]
    return min(found, default=None)


def may_go_on(text: str, stop: Sequence[str]) -> int:
    """Length of the longest end of ``text`` that begins a stop string and is none."""
    return max((k for s in stop for k in range(len(s)) if text.endswith(s[:k])), default=0)


# --- stop strings in text -------------------------------------------------------------------------------------------------------

STOPS = st.lists(st.text("ab👍", min_size=1, max_size=5), min_size=1, max_size=4)
PIECES = st.lists(st.text("ab👍", max_size=6), max_size=12)


@given(stop=STOPS, pieces=PIECES, armed_from=st.integers(0, 4), hold=st.booleans())
@settings(max_examples=examples(1000))
def test_stop_strings_are_those_that_a_search_of_all_the_text_finds(
    stop: list[str], pieces: list[str], armed_from: int, hold: bool
) -> None:
    strings, text, given_out = StopStrings(tuple(stop), hold=hold), "", ""
    for index, piece in enumerate(pieces):
        before, text = len(text), text + piece
        expected = first_match(text, stop, before) if index >= armed_from else None
        released, match = strings.push(piece, exempt=0 if index >= armed_from else len(piece))
        given_out += released
        if expected is not None:
            start, end = expected
            assert (match, given_out) == (text[start:end], text[: start if hold else end])
            assert strings.flush() == ""
            return
        assert match is None
        assert given_out == text[: len(text) - (may_go_on(text, stop) if hold else 0)]
    assert given_out + strings.flush() == text


@given(stop=st.text("ab", min_size=1, max_size=4), text=st.text("ab", max_size=20), cuts=st.sets(st.integers(0, 20)))
def test_one_stop_string_is_found_in_the_same_place_however_the_text_is_cut(stop: str, text: str, cuts: set[int]) -> None:
    strings, given_out, match = StopStrings((stop,), hold=True), "", None
    borders = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    for start, end in pairwise(borders):
        released, match = strings.push(text[start:end])
        given_out += released
        if match is not None:
            break
    else:
        given_out += strings.flush()
    assert (given_out, match) == ((text.partition(stop)[0], stop) if stop in text else (text, None))


def test_of_the_stop_strings_in_one_piece_the_leftmost_is_found_and_there_the_shortest() -> None:
    assert StopStrings(("c", "bcd", "bc"), hold=True).push("abcd") == ("a", "bc")
    assert StopStrings(("c", "bcd", "bc"), hold=False).push("abcd") == ("abc", "bc")


def test_one_that_ends_later_in_a_piece_is_found_only_if_it_begins_before() -> None:
    assert StopStrings(("b", "abc"), hold=True).push("abc") == ("", "abc")
    assert StopStrings(("b",), hold=True).push("abb") == ("a", "b")


def test_a_stop_string_that_ends_in_an_earlier_piece_comes_first_though_another_begins_before_it() -> None:
    strings = StopStrings(("abcd", "b"), hold=True)
    assert [strings.push("ab")] == [("a", "b")]


def test_an_unarmed_stop_string_passes_and_may_be_the_beginning_of_a_match() -> None:
    strings = StopStrings(("ab", "abc"), hold=True)
    assert strings.push("ab", exempt=2) == ("", None)
    assert strings.push("c") == ("", "abc")


# --- the ending of a stream -----------------------------------------------------------------------------------------------------

EOS = 2


class Whole(NamedTuple):
    tokens: int
    text: str
    finish_reason: str | None
    stop_reason: str | int | None


def run(ending: Ending, ids: Sequence[int]) -> Whole:
    """Push until the stream ends; if it does not, what is held comes out by `finish_early`."""
    text = ""
    for count, token in enumerate(ids, start=1):
        outcome = ending.push(token)
        text += outcome.text
        if outcome.finish_reason is not None:
            return Whole(count, text, outcome.finish_reason, outcome.stop_reason)
    return Whole(len(ids), text + ending.finish_early(), None, None)


def ending(tokenizer: Tokenizer | None, **params: Any) -> Ending:
    return Ending(SamplingParams(**{"max_tokens": 100} | params), frozenset({EOS}), tokenizer)


def byte_ids(tokenizer: Tokenizer) -> dict[int, int]:
    single = ((i, tokenizer.token_bytes(i)) for i in reversed(range(tokenizer.vocab_size)) if i not in tokenizer.special_ids)
    return {raw[0]: i for i, raw in single if len(raw) == 1}


def certain(tokenizer: Tokenizer, of_byte: dict[int, int], ids: list[int]) -> str:
    """The text that no continuation changes, by trying them: whole characters, half ones, an invalid byte, a letter."""
    tails = [(), (0x80,), (0x80, 0x80), (0x80, 0x80, 0x80), (0xA0, 0x80), (0x90, 0x80, 0x80), (0xFF,), b"a"]
    texts = [tokenizer.decode([*ids, *(of_byte[byte] for byte in tail)]) for tail in tails if all(byte in of_byte for byte in tail)]
    return "".join(chars[0] for chars in takewhile(lambda chars: len(set(chars)) == 1, zip(*texts, strict=False)))


def whole(tokenizer: Tokenizer, of_byte: dict[int, int], ids: list[int]) -> str:
    """The text of whole characters: in a run of byte tokens at the end as long as they are valid UTF-8."""
    begin = len(ids)
    while begin and tokenizer.is_byte_token(ids[begin - 1]):
        begin -= 1
    for end in range(len(ids), begin, -1):
        if "\ufffd" not in b"".join(map(tokenizer.token_bytes, ids[begin:end])).decode(errors="replace"):
            return tokenizer.decode(ids[:end])
    return certain(tokenizer, of_byte, ids)


def by_hand(params: SamplingParams, tokenizer: Tokenizer, ids: Sequence[int]) -> Whole:
    """The rule once more, decoding and searching all the text at each token."""
    eos = () if params.ignore_eos else (EOS,)
    of_byte, seen = byte_ids(tokenizer), ""
    for count, token in enumerate(ids, start=1):
        stopped = token in eos or token in params.stop_token_ids
        shown = list(ids[: count - (stopped and not params.include_stop_str_in_output)])
        ended = stopped or count == params.max_tokens
        for text in [whole(tokenizer, of_byte, shown)] + ended * [tokenizer.decode(shown)]:
            match = first_match(text, params.stop, len(seen)) if count > params.min_tokens else None
            seen = text
            if match is not None:
                start, end = match
                return Whole(count, text[: end if params.include_stop_str_in_output else start], "stop", text[start:end])
        if ended:
            return Whole(count, seen, "stop" if stopped else "length", token if stopped and token not in eos else None)
    return Whole(len(ids), tokenizer.decode(list(ids)), None, None)


@st.composite
def streams(draw: st.DrawFn, tokenizer: Tokenizer) -> tuple[SamplingParams, list[int]]:
    """Ids, single bytes of characters among them; stop strings are mostly pieces of their text."""
    of_byte = byte_ids(tokenizer)
    raw = [of_byte[byte] for byte in "é👍".encode() if byte in of_byte] or [5]
    anything = st.integers(3, tokenizer.vocab_size - 1) | st.sampled_from(raw)
    words = st.text("abc é你👍", min_size=1, max_size=5).map(lambda text: tokenizer.encode(text, add_special_tokens=False))
    ids = list(chain.from_iterable(draw(st.lists(words | st.lists(anything, min_size=1, max_size=4), min_size=1, max_size=8))))
    text = tokenizer.decode(ids).replace("\ufffd", "") or "a"  # U+FFFD may become certain later than it has to
    pieces = st.tuples(st.integers(0, len(text) - 1), st.integers(1, 6)).map(lambda piece: text[piece[0] : sum(piece)])
    min_tokens = draw(st.integers(0, 5))
    params = SamplingParams(
        max_tokens=draw(st.integers(max(1, min_tokens), max(len(ids), min_tokens) + 2)),
        min_tokens=min_tokens,
        stop=draw(st.lists(pieces, max_size=3)),
        stop_token_ids=draw(st.lists(st.sampled_from([EOS, *ids]), max_size=1)),
        include_stop_str_in_output=draw(st.booleans()),
        ignore_eos=draw(st.booleans()),
    )
    return params, [*ids, EOS] if draw(st.booleans()) else ids


@given(data=st.data())
@fixture_is_constant
def test_a_stream_ends_where_the_rule_says_by_decoding_and_searching_all_of_it(any_tokenizer: Tokenizer, data: st.DataObject) -> None:
    params, ids = data.draw(streams(any_tokenizer))
    assert run(Ending(params, frozenset({EOS}), any_tokenizer), ids) == by_hand(params, any_tokenizer, ids)


def ids_of(tokenizer: Tokenizer, *tokens: str) -> list[int]:
    ids = [tokenizer.backend.token_to_id(token) for token in tokens]
    assert None not in ids, tokens
    return ids


def test_eos_ends_with_no_stop_reason_and_a_stop_token_with_its_id() -> None:
    assert ending(None).push(EOS) == Outcome("", "stop", None)
    assert ending(None, stop_token_ids=[7]).push(7) == Outcome("", "stop", 7)
    assert ending(None, stop_token_ids=[EOS]).push(EOS) == Outcome("", "stop", None)


def test_an_ignored_eos_ends_nothing_unless_it_is_asked_for_as_a_stop_token() -> None:
    assert ending(None, ignore_eos=True).push(EOS) == Outcome("")
    assert ending(None, ignore_eos=True, stop_token_ids=[EOS]).push(EOS) == Outcome("", "stop", EOS)


def test_the_token_at_max_tokens_ends_by_length_unless_it_is_a_stop_token() -> None:
    short = ending(None, max_tokens=2)
    assert (short.push(5), short.push(5)) == (Outcome(""), Outcome("", "length"))
    assert ending(None, max_tokens=1, stop_token_ids=[5]).push(5) == Outcome("", "stop", 5)


def test_a_stop_string_in_the_last_tokens_text_goes_before_length(byte_level: Tokenizer) -> None:
    ids = ids_of(byte_level, "a", "b")
    assert run(ending(byte_level, stop="b", max_tokens=2), ids) == (2, "a", "stop", "b")
    assert run(ending(byte_level, stop="bc", max_tokens=2), ids) == (2, "ab", "length", None)


@pytest.mark.parametrize(("include", "text"), [(False, "a"), (True, "ab")])
def test_a_stop_tokens_text_is_left_out_unless_it_is_asked_for(byte_level: Tokenizer, include: bool, text: str) -> None:
    ids = ids_of(byte_level, "a", "b")
    assert run(ending(byte_level, stop_token_ids=ids[1:], include_stop_str_in_output=include), ids) == (2, text, "stop", ids[1])


@pytest.mark.parametrize(("include", "text"), [(False, "a"), (True, "ab")])
def test_text_behind_a_stop_string_is_cut(sentencepiece: Tokenizer, include: bool, text: str) -> None:
    ids = ids_of(sentencepiece, "abc")
    assert run(ending(sentencepiece, stop="b", include_stop_str_in_output=include), ids) == (1, text, "stop", "b")


def test_stop_strings_count_only_beyond_min_tokens_and_only_where_they_end_there(byte_level: Tokenizer) -> None:
    ids = ids_of(byte_level, "a", "b", "c", "a", "b")
    assert run(ending(byte_level, stop="ab", min_tokens=2), ids) == (5, "abc", "stop", "ab")
    assert run(ending(byte_level, stop="ab", min_tokens=1), ids) == (2, "", "stop", "ab")


def test_the_beginning_of_a_stop_string_is_held_back_until_it_is_known_not_to_be_one(byte_level: Tokenizer) -> None:
    stream = ending(byte_level, stop="abc")
    assert [stream.push(token).text for token in ids_of(byte_level, "b", "a", "b", "d")] == ["b", "", "", "abd"]


def test_nothing_is_held_back_where_the_stop_string_is_part_of_the_output(byte_level: Tokenizer) -> None:
    stream = ending(byte_level, stop="abc", include_stop_str_in_output=True)
    assert [stream.push(token).text for token in ids_of(byte_level, "a", "b", "c")] == ["a", "b", "c"]


def test_a_stop_string_of_characters_of_several_tokens_splits_none(byte_level: Tokenizer) -> None:
    thumb = [byte_ids(byte_level)[byte] for byte in "👍".encode()]
    stream = ending(byte_level, stop="👍a")
    assert [stream.push(token).text for token in [*thumb, *thumb]] == [""] * 7 + ["👍"]
    assert stream.push(ids_of(byte_level, "a")[0]) == Outcome("", "stop", "👍a")


def test_half_a_character_does_not_match_u_fffd_before_it_is_certain(byte_level: Tokenizer) -> None:
    thumb = [byte_ids(byte_level)[byte] for byte in "👍".encode()]
    assert run(ending(byte_level, stop="\ufffd"), thumb) == (4, "👍", None, None)
    assert run(ending(byte_level, stop="\ufffd", max_tokens=3), thumb) == (3, "", "stop", "\ufffd")


def test_a_stop_string_that_shows_only_at_the_end_cuts_and_is_the_reason(sentencepiece: Tokenizer) -> None:
    ids = ids_of(sentencepiece, "a", "<0xC3>", "<0xA9>")
    assert run(ending(sentencepiece, stop="\ufffd"), [*ids[:2], EOS]) == (3, "a", "stop", "\ufffd")
    assert run(ending(sentencepiece, stop="é", max_tokens=3), ids) == (3, "a", "stop", "é")


@pytest.mark.parametrize("max_tokens", [2, 3])
def test_what_the_last_token_brought_is_judged_as_if_more_were_to_come(byte_level: Tokenizer, max_tokens: int) -> None:
    ids = ids_of(byte_level, "a", "ĠðŁ")  # a space and half a character, which the end turns into U+FFFD
    assert run(ending(byte_level, stop=[" ", "a \ufffd"], max_tokens=max_tokens), ids) == (2, "a", "stop", " ")


def test_a_stop_string_of_byte_tokens_ends_the_stream_with_its_last_byte(sentencepiece: Tokenizer) -> None:
    """As in Llama 2 and Mistral, whose newline is a byte token."""
    ids = ids_of(sentencepiece, "a", "<0xC3>", "<0xA9>", "b")
    assert run(ending(sentencepiece, stop="é"), ids) == (3, "a", "stop", "é")
    assert run(ending(sentencepiece, stop="é", min_tokens=3), ids) == (4, "aéb", None, None)
    assert run(ending(sentencepiece, stop="éb", min_tokens=3), ids) == (4, "a", "stop", "éb")


def test_an_early_end_gives_out_all_that_was_held(byte_level: Tokenizer) -> None:
    stream = ending(byte_level, stop="abc")
    texts = [stream.push(token).text for token in [*ids_of(byte_level, "a", "b"), byte_ids(byte_level)[0xF0]]]
    assert (texts, stream.finish_early()) == (["", "", ""], "ab\ufffd")


def test_without_stop_strings_the_text_is_the_decoded_ids(sentencepiece: Tokenizer) -> None:
    ids = ids_of(sentencepiece, "▁a", "<0xC3>", "<0xA9>", "b")
    assert run(ending(sentencepiece), ids) == (4, sentencepiece.decode(ids), None, None)


def test_without_a_tokenizer_there_is_no_text_and_ids_and_length_still_end() -> None:
    assert run(ending(None, max_tokens=3), [5, 6, 7]) == (3, "", "length", None)
    assert ending(None).finish_early() == ""
