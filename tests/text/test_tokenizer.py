from __future__ import annotations

import copy
import re
from types import SimpleNamespace

import pytest
import tokenizers
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tokenizers import decoders, models, pre_tokenizers

from xlaengine.text import DecodingError, Tokenizer
from xlaengine.types import InvalidRequest

fixture_is_constant = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def id_of(tokenizer: Tokenizer, token: str) -> int:
    token_id = tokenizer.backend.token_to_id(token)
    assert token_id is not None, token
    return token_id


@given(text=st.text())
@fixture_is_constant
def test_byte_level_text_survives_the_round_trip(byte_level: Tokenizer, text: str):
    assert byte_level.decode(byte_level.encode(text, add_special_tokens=False), skip_special_tokens=False) == text


@given(text=st.text("abcé你👍 \n"))
@fixture_is_constant
def test_sentencepiece_text_survives_the_round_trip(sentencepiece: Tokenizer, text: str):
    assert sentencepiece.decode(sentencepiece.encode(text, add_special_tokens=True)) == text


def test_a_special_token_written_in_the_text_becomes_that_token(byte_level: Tokenizer):
    ids = byte_level.encode("a<|end|>b", add_special_tokens=False)
    assert byte_level.backend.token_to_id("<|end|>") in ids
    assert byte_level.decode(ids) == "ab"
    assert byte_level.decode(ids, skip_special_tokens=False) == "a<|end|>b"


def test_special_ids_and_vocab_size_count_what_the_model_counts(byte_level: Tokenizer, sentencepiece: Tokenizer):
    assert byte_level.special_ids == {byte_level.bos_token_id, byte_level.backend.token_to_id("<|end|>")}
    assert sentencepiece.special_ids == {0, 1, 2}
    assert byte_level.vocab_size == 340


def test_vocab_size_covers_the_highest_id_across_a_gap():
    assert Tokenizer(tokenizers.Tokenizer(models.WordLevel({"a": 0, "b": 9}, "a"))).vocab_size == 10


def test_a_lone_surrogate_is_refused_with_its_place(byte_level: Tokenizer):
    with pytest.raises(InvalidRequest, match=r"U\+D83D\) at character 2"):
        byte_level.encode("ab\ud83d", add_special_tokens=False)


@pytest.mark.parametrize(
    ("model", "pattern", "words"),
    [
        (models.WordLevel({"a": 0}, "[UNK]"), "a", "WordLevel error: Missing [UNK] token from the vocabulary"),
        (models.Unigram([("a", -1.0)]), "a", "Encountered an unknown token but `unk_id` is missing"),
        (models.WordLevel({"a": 0}, "a"), "(a+)+$", "Onig: Regex search error: retry-limit-in-match over"),
    ],
)
def test_a_text_that_the_library_cannot_encode_is_refused_in_its_words(model: models.Model, pattern: str, words: str):
    """The last error is a panic, which `except Exception` does not catch."""
    backend = tokenizers.Tokenizer(model)
    backend.pre_tokenizer = pre_tokenizers.Split(tokenizers.Regex(pattern), "isolated")
    backend.decoder = decoders.ByteLevel()
    with pytest.raises(InvalidRequest, match=f"^the model's tokenizer cannot encode the text: {re.escape(words)}"):
        Tokenizer(backend).encode("a" * 40 + "!", add_special_tokens=False)


@pytest.mark.parametrize(
    ("token", "text"), [("Ġ", " "), ("a", "a"), ("Ċ", "\n"), ("Ã", r"bytes:\xc3"), ("ð", r"bytes:\xf0"), ("<|end|>", "<|end|>")]
)
def test_byte_level_tokens_in_print(byte_level: Tokenizer, token: str, text: str):
    assert byte_level.token_text(id_of(byte_level, token)) == text


@pytest.mark.parametrize(("token", "text"), [("▁ab", " ab"), ("<0x41>", "A"), ("<0xC3>", r"bytes:\xc3"), ("你", "你"), ("<s>", "<s>")])
def test_sentencepiece_tokens_in_print(sentencepiece: Tokenizer, token: str, text: str):
    assert sentencepiece.token_text(id_of(sentencepiece, token)) == text


def test_the_bytes_of_a_texts_tokens_are_the_texts_bytes(byte_level: Tokenizer):
    text = " naïve 你好 👍🏽\t12"
    assert b"".join(map(byte_level.token_bytes, byte_level.encode(text, add_special_tokens=False))) == text.encode()


def test_an_id_outside_the_vocabulary_has_no_text(byte_level: Tokenizer):
    assert byte_level.token_text(byte_level.vocab_size) == ""


def test_an_unknown_eos_token_is_refused(byte_level: Tokenizer):
    with pytest.raises(ValueError, match="eos_token is '<nope>'"):
        Tokenizer(byte_level.backend, eos_token="<nope>")


@pytest.mark.parametrize("decoder", [decoders.WordPiece(), decoders.Strip(" ", 2, 0), decoders.Sequence([decoders.Strip(" ", 0, 1)])])
def test_a_decoder_that_cannot_be_streamed_is_refused(decoder: decoders.Decoder):
    backend = tokenizers.Tokenizer(models.WordLevel({"a": 0}, "a"))
    backend.decoder = decoder
    with pytest.raises(ValueError, match="unsupported tokenizer decoder"):
        Tokenizer(backend)


@pytest.mark.parametrize(("raised", "seen"), [(Exception("broken"), DecodingError), (LookupError("a signal handler's"), LookupError)])
def test_only_an_error_of_the_library_is_an_error_of_decoding(sentencepiece: Tokenizer, raised: Exception, seen: type[Exception]):
    def decode(ids: list[int], *, skip_special_tokens: bool) -> str:
        raise raised

    broken = copy.copy(sentencepiece)
    object.__setattr__(broken, "backend", SimpleNamespace(decode=decode))
    with pytest.raises(seen, match=str(raised)):
        broken.decode([5])
