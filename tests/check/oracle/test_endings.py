"""Ends and texts against hand-made results, and against the engine's own rule, which proceeds one token at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import tokenizers
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import decoders, models, pre_tokenizers

from tests.effort import examples
from xlaengine.check.oracle.endings import End, barred_tokens, end_of, end_tokens, whole_characters
from xlaengine.text import Tokenizer
from xlaengine.text.stop import Ending
from xlaengine.types import SamplingParams

END = 0
PIECES = ["</s>", "a", "b", "▁ab", "é", "abc", "<0xE2>", "<0x82>", "<0xAC>", "<0x61>"]


def pieces() -> Tokenizer:
    """Single characters, and byte tokens for others: ``€`` is three of them. Id 9 is another ``a``."""
    backend = tokenizers.Tokenizer(models.BPE(vocab={piece: i for i, piece in enumerate(PIECES)}, merges=[]))
    backend.add_special_tokens([PIECES[END]])
    backend.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)])
    return Tokenizer(backend, eos_token=PIECES[END])


def byte_level() -> Tokenizer:
    """Byte strings as tokens: every byte, and three words."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocab = {token: i for i, token in enumerate(["</s>", *alphabet, "abc", "Ġa", "âĤ"])}
    backend = tokenizers.Tokenizer(models.BPE(vocab=vocab, merges=[]))
    backend.add_special_tokens(["</s>"])
    backend.decoder = decoders.ByteLevel()
    return Tokenizer(backend, eos_token="</s>")


PIECEWISE, BYTEWISE = pieces(), byte_level()
BYTE_IDS = [BYTEWISE.backend.token_to_id(token) for token in ("a", "b", "abc", "Ġa", "âĤ", "â", "Ĥ", "¬", "ÿ")]


def ended(tokens: list[int], tokenizer: Tokenizer | None = PIECEWISE, **params: Any) -> tuple[int, End]:
    """Returns the number of tokens after which the stream ends, and its end."""
    settings = SamplingParams(**{"max_tokens": len(tokens)} | params)
    for n in range(1, len(tokens) + 1):
        if end := end_of(tokens[:n], settings, (END,), tokenizer):
            return n, end
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("tokens", "params", "count", "end"),
    [
        ([1, 2, 0], {}, 3, End("stop", None, "ab")),
        ([1, 2, 0, 1], {"ignore_eos": True}, 4, End("length", None, "aba")),
        ([1, 2, 0, 1], {"ignore_eos": True, "stop_token_ids": [0]}, 3, End("stop", 0, "ab")),
        ([1, 2, 0, 1], {"stop_token_ids": [0]}, 3, End("stop", None, "ab")),  # EOS takes precedence
        ([1, 2, 4, 1], {"stop_token_ids": [4]}, 3, End("stop", 4, "ab")),
        ([1, 2, 4, 1], {"stop_token_ids": [4], "include_stop_str_in_output": True}, 3, End("stop", 4, "abé")),
        ([1, 2], {"stop_token_ids": [2]}, 2, End("stop", 2, "a")),  # takes precedence over the length
        ([1, 2, 1, 2], {"stop": "ba"}, 3, End("stop", "ba", "a")),
        ([1, 2, 1, 2], {"stop": "ba", "include_stop_str_in_output": True}, 3, End("stop", "ba", "aba")),
        ([1, 2, 1], {"stop": "ba"}, 3, End("stop", "ba", "a")),  # takes precedence over the length too
        ([4, 5], {"stop": ["c", "bc", "éabc", "b"]}, 2, End("stop", "éabc", "")),  # the leftmost
        ([5], {"stop": ["bc", "b"]}, 1, End("stop", "b", "a")),  # then the shortest
        ([5, 5], {"stop": "b", "min_tokens": 1}, 2, End("stop", "b", "abca")),  # the first one came too early
        ([1, 2, 2], {"stop": "ab", "min_tokens": 2}, 3, End("length", None, "abb")),
        ([1, 2, 4], {"stop": "bé", "min_tokens": 2}, 3, End("stop", "bé", "a")),  # it begins early and ends in time
        ([6, 7, 8, 1], {"stop": "€"}, 3, End("stop", "€", "")),
        ([1, 6, 7, 8, 6, 1], {"stop": "€", "min_tokens": 4}, 6, End("length", None, "a����a")),  # it was whole too early
        ([6, 7, 8, 0], {"stop": "€"}, 3, End("stop", "€", "")),
        ([6, 7, 8], {"stop": "€", "min_tokens": 3}, 3, End("length", None, "€")),
        ([6, 7, 8, 9, 1], {"stop": ["€a", "aa"], "min_tokens": 3}, 4, End("stop", "€a", "")),  # it begins early and ends in time
        ([9, 8, 1], {"stop": "a"}, 1, End("stop", "a", "")),
        ([8, 9, 1], {"stop": "a"}, 3, End("stop", "a", "��")),  # not UTF-8: neither byte is a character
        ([1, 6], {"stop": "\ufffd"}, 2, End("stop", "\ufffd", "a")),
        ([1, 6], {"stop": "\ufffd", "min_tokens": 2}, 2, End("length", None, "a\ufffd")),
    ],
)
def test_streams_end_where_the_rules_say(tokens: list[int], params: dict[str, Any], count: int, end: End) -> None:
    assert ended(tokens, **params) == (count, end)


def test_without_a_tokenizer_there_is_no_text_and_stop_strings_are_refused() -> None:
    assert ended([1, 0], None) == (2, End("stop", None, ""))
    with pytest.raises(ValueError, match=r"stop strings \('a',\) cannot be found without a tokenizer"):
        ended([1, 0], None, stop="a")


def test_tokens_that_end_and_are_barred_are_the_models_and_the_requests() -> None:
    params = SamplingParams(stop_token_ids=[7])
    assert end_tokens(params, (2, 3)) == barred_tokens(params, (2, 3)) == {2, 3, 7}
    ignored = SamplingParams(stop_token_ids=[7], ignore_eos=True)
    assert end_tokens(ignored, (2, 3)) == {7}
    assert barred_tokens(ignored, (2, 3)) == {2, 3, 7}


@pytest.mark.parametrize(("tokenizer", "ids"), [(PIECEWISE, range(12)), (BYTEWISE, BYTE_IDS)], ids=["pieces", "bytes"])
def test_whole_characters_stay_if_no_invalid_byte_follows(tokenizer: Tokenizer, ids: list[int]) -> None:
    def check(tokens: list[int], more: list[int]) -> None:
        text = tokenizer.decode([*tokens, *more])
        assert text.startswith(whole_characters(tokenizer, tokens)) or "�" in text

    given(*[st.lists(st.sampled_from(list(ids)), max_size=8)] * 2)(check)()


@pytest.mark.parametrize("last", [b"b", b"\xb8", b"\x82"], ids=["a letter", "a surrogate's end", "no end"])
def test_half_of_a_surrogate_is_an_unfinished_character(last: bytes) -> None:
    ids = {BYTEWISE.token_bytes(i): i for i in range(BYTEWISE.backend.get_vocab_size())}
    alike(BYTEWISE)(SamplingParams(max_tokens=4, stop="\ufffd"), [ids[bytes([byte])] for byte in b"a\xed\xa9" + last])


def params_of(max_tokens: int, **more: Any) -> SamplingParams:
    return SamplingParams(max_tokens=max_tokens, min_tokens=min(more.pop("min_tokens"), max_tokens), **more)


requests = st.builds(
    params_of,
    max_tokens=st.integers(1, 14),
    min_tokens=st.integers(0, 6) | st.just(0),
    ignore_eos=st.booleans(),
    stop=st.lists(st.text("ab c€\ufffd", min_size=1, max_size=4), max_size=3),
    stop_token_ids=st.lists(st.integers(0, 5), max_size=2),
    include_stop_str_in_output=st.booleans(),
)


@pytest.mark.parametrize(("tokenizer", "ids"), [(PIECEWISE, range(12)), (BYTEWISE, [END, *BYTE_IDS])], ids=["pieces", "bytes"])
def test_the_engines_rule_ends_every_stream_alike(tokenizer: Tokenizer, ids: list[int]) -> None:
    settings(max_examples=examples(1000))(
        given(requests, st.lists(st.sampled_from(list(ids)), min_size=14, max_size=14))(alike(tokenizer))
    )()


def alike(tokenizer: Tokenizer) -> Callable[[SamplingParams, list[int]], None]:
    def check(params: SamplingParams, tokens: list[int]) -> None:
        engines, text = Ending(params, frozenset({END}), tokenizer), ""
        for n, token in enumerate(tokens, start=1):
            said, finish_reason, stop_reason = engines.push(token)
            text += said
            end = end_of(tokens[:n], params, (END,), tokenizer)
            assert (end is None) == (finish_reason is None)
            if end is not None:
                assert end == End(finish_reason, stop_reason, text)
                return

    return check
