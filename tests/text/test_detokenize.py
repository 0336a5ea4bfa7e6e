from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.text import Detokenizer, Tokenizer

fixture_is_constant = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=examples(300))


def id_of(tokenizer: Tokenizer, token: str) -> int:
    token_id = tokenizer.backend.token_to_id(token)
    assert token_id is not None, token
    return token_id


def stream(tokenizer: Tokenizer, ids: list[int]) -> list[str]:
    detokenizer = Detokenizer(tokenizer)
    return [detokenizer.push(token_id) for token_id in ids] + [detokenizer.flush()]


@given(data=st.data())
@fixture_is_constant
def test_pushes_and_flush_together_are_the_decoded_text(any_tokenizer: Tokenizer, data: st.DataObject):
    ids = data.draw(st.lists(st.integers(0, any_tokenizer.vocab_size + 2), max_size=30))
    assert "".join(stream(any_tokenizer, ids)) == any_tokenizer.decode(ids)


@given(raw=st.binary(max_size=12), text=st.text("aé你👍 ", max_size=4))
@fixture_is_constant
def test_single_byte_tokens_stream_to_the_decoded_text(byte_level: Tokenizer, sentencepiece: Tokenizer, raw: bytes, text: str):
    for tokenizer in (byte_level, sentencepiece):
        of_byte = {tokenizer.token_bytes(i): i for i in reversed(range(tokenizer.vocab_size)) if len(tokenizer.token_bytes(i)) == 1}
        around = tokenizer.encode(text, add_special_tokens=False)
        ids = around + [of_byte[bytes([byte])] for byte in raw] + around
        assert "".join(stream(tokenizer, ids)) == tokenizer.decode(ids)


@given(text=st.text("ab 你é👍🏽\n", max_size=20))
@fixture_is_constant
def test_no_part_of_a_character_is_ever_given_out(any_tokenizer: Tokenizer, text: str):
    ids = any_tokenizer.encode(text, add_special_tokens=False)
    assert not any("\ufffd" in piece for piece in stream(any_tokenizer, ids))


def test_a_character_of_several_tokens_comes_out_with_its_last_one(byte_level: Tokenizer):
    ids = [id_of(byte_level, char) for char in "ðŁĴ©"]  # F0 9F 92 A9
    assert stream(byte_level, ids) == ["", "", "", "💩", ""]


def test_an_invalid_byte_is_given_out_as_soon_as_it_cannot_become_valid(byte_level: Tokenizer):
    continuation, letter = (id_of(byte_level, char) for char in "©a")
    assert stream(byte_level, [continuation, letter]) == ["\ufffd", "a", ""]


def test_an_unfinished_character_comes_out_at_the_flush(byte_level: Tokenizer, sentencepiece: Tokenizer):
    assert stream(byte_level, [id_of(byte_level, "ð")]) == ["", "\ufffd"]
    assert stream(sentencepiece, [id_of(sentencepiece, "<0xF0>")]) == ["", "\ufffd"]


def test_a_run_of_byte_tokens_waits_for_its_end(sentencepiece: Tokenizer):
    ids = [id_of(sentencepiece, token) for token in ("a", "<0xC3>", "<0xA9>", "b")]
    assert stream(sentencepiece, ids) == ["a", "", "", "éb", ""]


def test_only_the_first_token_loses_its_leading_space(sentencepiece: Tokenizer):
    ids = [id_of(sentencepiece, token) for token in ("▁a", "▁a", "▁", "▁c")]
    assert stream(sentencepiece, ids) == ["a", " a", " ", " c", ""]


def test_special_tokens_give_no_text(byte_level: Tokenizer):
    ids = [id_of(byte_level, token) for token in ("a", "<|end|>", "b")]
    assert stream(byte_level, ids) == ["a", "", "b", ""]


@pytest.mark.parametrize("token", ["ð", "<0xF0>"])
def test_work_per_token_does_not_grow_with_the_text(byte_level: Tokenizer, sentencepiece: Tokenizer, token: str, monkeypatch):
    """Even for a long run of invalid bytes, each id is decoded at most twice (as new text, and as the context of what follows)."""
    tokenizer = byte_level if token == "ð" else sentencepiece
    decoded: list[int] = []
    original = Tokenizer.decode

    def counting(self: Tokenizer, ids: list[int], **kwargs: bool) -> str:
        decoded.append(len(ids))
        return original(self, ids, **kwargs)

    monkeypatch.setattr(Tokenizer, "decode", counting)
    ids = [id_of(tokenizer, t) for t in [token] * 500 + ["a"] * 500]
    stream(tokenizer, ids)
    assert sum(decoded) <= 4 * len(ids)
