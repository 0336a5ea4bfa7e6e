from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from gguf.constants import TokenType
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from xlaengine.sources import ModelSource
from xlaengine.text import Tokenizer, load_tokenizer
from xlaengine.text.files import has_tokenizer
from xlaengine.text.gguf_tokenizer import SPLITS

Write = Callable[[dict[str, Any]], Path]
fixture_is_constant = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def from_gguf(gpt2_fields: dict[str, Any], write_gguf: Write) -> Tokenizer:
    return load_tokenizer(write_gguf(gpt2_fields))


@given(text=st.text() | st.text("ab The12 \n'<|end|>é你👍"))
@fixture_is_constant
def test_byte_level_ids_equal_those_of_the_tokenizer_the_file_was_made_from(from_gguf: Tokenizer, byte_level: Tokenizer, text: str):
    ids = from_gguf.encode(text, add_special_tokens=True)
    assert ids == byte_level.encode(text, add_special_tokens=True)
    assert from_gguf.decode(ids) == byte_level.decode(ids)


def test_special_tokens_and_template_come_along(from_gguf: Tokenizer, byte_level: Tokenizer):
    for name in ("bos_token", "eos_token", "bos_token_id", "special_ids", "vocab_size", "chat_template"):
        assert getattr(from_gguf, name) == getattr(byte_level, name), name


def best_pair_first(text: str, scores: dict[str, float]) -> list[str]:
    """SentencePiece's rule, by hand: join the neighbours whose union scores highest, the leftmost of equals, until none is a piece."""
    pieces = list("▁" + text.replace(" ", "▁"))
    while pairs := [(scores[a + b], -i) for i, (a, b) in enumerate(pairwise(pieces)) if a + b in scores]:
        at = -max(pairs)[1]
        pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]
    return [q for p in pieces for q in ([p] if p in scores else [f"<0x{byte:02X}>" for byte in p.encode()])]


@given(text=st.text("abcé你👍 ", min_size=1))
@fixture_is_constant
def test_sentencepiece_ids_follow_the_scores(sentencepiece: Tokenizer, llama_fields: dict[str, Any], text: str):
    tokens = llama_fields["tokenizer.ggml.tokens"]
    scores = dict(zip(tokens[259:], llama_fields["tokenizer.ggml.scores"][259:], strict=True))
    ids = sentencepiece.encode(text, add_special_tokens=False)
    assert [tokens[i] for i in ids] == best_pair_first(text, scores)


def test_bos_is_added_by_default_for_sentencepiece_and_as_the_file_says(llama_fields: dict[str, Any], write_gguf: Write):
    def ids(**fields: bool) -> list[int]:
        named = {f"tokenizer.ggml.{name}": value for name, value in fields.items()}
        return load_tokenizer(write_gguf(llama_fields | named)).encode("a", add_special_tokens=True)

    (a,) = ids(add_bos_token=False)
    assert ids() == [1, a]
    assert ids(add_bos_token=True, add_eos_token=True) == [1, a, 2]


def test_a_sentencepiece_file_may_ask_for_no_leading_space(llama_fields: dict[str, Any], write_gguf: Write):
    tokenizer = load_tokenizer(write_gguf(llama_fields | {"tokenizer.ggml.add_space_prefix": False}))
    ids = tokenizer.encode(" ab", add_special_tokens=False)
    assert [tokenizer.token_text(i) for i in ids] == [" ab"]
    assert tokenizer.decode(ids) == " ab"


def test_runs_of_spaces_and_lines_are_found_before_a_sentencepiece_text_is_joined(llama_fields: dict[str, Any], write_gguf: Write):
    """Gemma's vocabulary has them as user-defined tokens, which llama.cpp's converter writes with plain spaces."""
    runs = ["  ", "    ", "\n\n"]
    fields = llama_fields | {
        "tokenizer.ggml.add_space_prefix": False,
        "tokenizer.ggml.tokens": [*llama_fields["tokenizer.ggml.tokens"], *runs],
        "tokenizer.ggml.token_type": [*llama_fields["tokenizer.ggml.token_type"], *[TokenType.USER_DEFINED] * len(runs)],
        "tokenizer.ggml.scores": [*llama_fields["tokenizer.ggml.scores"], *[-1000.0] * len(runs)],
    }
    tokenizer = load_tokenizer(write_gguf(fields))
    text = "ab     ab\n\n\nab   "
    ids = tokenizer.encode(text, add_special_tokens=False)
    assert [tokenizer.token_text(i) for i in ids] == ["ab", "    ", " ab", "\n\n", "\n", "ab", "  ", " "]
    assert tokenizer.decode(ids) == text


def test_user_defined_tokens_are_found_whole_and_stay_text(gpt2_fields: dict[str, Any], write_gguf: Write):
    tokens = [*gpt2_fields["tokenizer.ggml.tokens"], "<tool call>"]
    types = [*gpt2_fields["tokenizer.ggml.token_type"], TokenType.USER_DEFINED]
    fields = gpt2_fields | {"tokenizer.ggml.tokens": tokens, "tokenizer.ggml.token_type": types}
    tokenizer = load_tokenizer(write_gguf(fields))
    ids = tokenizer.encode("a<tool call>b", add_special_tokens=False)
    assert len(ids) == 3
    assert tokenizer.decode(ids) == "a<tool call>b"


SAMPLE = "We'LL pay  $1234.5\n\n now"


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("gpt-2", ["We", "'", "LL", " pay", " ", " $", "1234", ".", "5", "\n\n", " now"]),
        ("smollm", ["We", "'", "LL", " pay", " ", " $", "1", "2", "3", "4", ".", "5", "\n\n", " now"]),
        ("llama-bpe", ["We", "'LL", " pay", " ", " $", "123", "4", ".", "5", "\n\n", " now"]),
        ("qwen2", ["We", "'LL", " pay", " ", " $", "1", "2", "3", "4", ".", "5", "\n\n", " now"]),
        ("tekken", ["We", "'LL", " pay", " ", " $", "1", "2", "3", "4", ".", "5", "\n\n", " now"]),
        ("default", ["We", "'", "LL", " pay", "  ", "$", "123", "4", ".", "5", "\n\n", " now"]),
    ],
)
def test_each_named_split_cuts_text_as_its_models_do(gpt2_fields: dict[str, Any], write_gguf: Write, name: str, pieces: list[str]):
    backend = load_tokenizer(write_gguf(gpt2_fields | {"tokenizer.ggml.pre": name})).backend
    assert backend.pre_tokenizer is not None
    assert [SAMPLE[start:end] for _, (start, end) in backend.pre_tokenizer.pre_tokenize_str(SAMPLE)] == pieces


@pytest.mark.parametrize("name", sorted(SPLITS))
def test_every_split_loses_no_text(gpt2_fields: dict[str, Any], write_gguf: Write, name: str):
    tokenizer = load_tokenizer(write_gguf(gpt2_fields | {"tokenizer.ggml.pre": name, "tokenizer.ggml.add_bos_token": False}))
    text = SAMPLE + " Ünïcode 你好 ½ ٣ 👍🏽 \r\n\t x"
    assert tokenizer.decode(tokenizer.encode(text, add_special_tokens=True)) == text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"tokenizer.ggml.model": "bert"}, "tokenizer.ggml.model 'bert' is not supported"),
        ({"tokenizer.ggml.pre": "martian"}, "pre-tokenizer 'martian' .* supported: .*smollm"),
        ({"tokenizer.ggml.pre": None}, "tokenizer.ggml.pre is missing"),
        ({"tokenizer.ggml.merges": ["Ġ nope"]}, "holds no tokenizer that can be used"),
        ({"tokenizer.ggml.token_type": [1, 1]}, "340 tokens, but 2 token types"),
        ({"tokenizer.ggml.token_type": [1] * 339 + [77]}, "token_type holds 77, which is not a type of a token"),
        ({"tokenizer.ggml.token_type": ["1"] * 340}, "token_type holds '1', which is not a type of a token"),
        ({"tokenizer.ggml.tokens": ["a"] * 340}, "340 tokens, of which only 1 differ"),
        ({"tokenizer.ggml.eos_token_id": 999}, "eos token 999 is outside the vocabulary of 340 tokens"),
    ],
)
def test_what_is_not_known_is_refused_by_name(gpt2_fields: dict[str, Any], write_gguf: Write, change: dict[str, Any], words: str):
    fields = {name: value for name, value in (gpt2_fields | change).items() if value is not None}
    with pytest.raises(ValueError, match=words):
        load_tokenizer(write_gguf(fields))


PYTHONS = "object", "Error(", "NoneType", "operand", "unhashable", "argument", "iterable", "instance"


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("model", 5, "model is 5, not a string"),
        ("model", ["gpt2"], "model is a list of 1, not a string"),
        ("pre", 5, "pre is 5, not a string"),
        ("pre", ["smollm"], "pre is a list of 1, not a string"),
        ("tokens", 5, "tokens is 5, not a list"),
        ("tokens", [1] * 340, "tokens holds 1, which is not a string"),
        ("token_type", "ab", "token_type is 'ab', not a list"),
        ("token_type", [[1], [2]], "token_type holds a list of 1, which is not a type of a token"),
        ("merges", 5, "merges is 5, not a list"),
        ("merges", [5], "merges holds 5, which is not a string"),
        ("merges", ["ab"], "merges holds 'ab', which is not two tokens with a blank between them"),
        ("merges", ["a nope"], "merges holds 'a nope', and 'nope' is not in tokenizer.ggml.tokens"),
        ("bos_token_id", "x", "bos_token_id is 'x', not an integer"),
        ("bos_token_id", [1], "bos_token_id is a list of 1, not an integer"),
        ("add_bos_token", "false", "add_bos_token is 'false', not true or false"),
    ],
)
def test_a_value_of_another_type_is_told_with_its_key(
    gpt2_fields: dict[str, Any], write_gguf: Write, key: str, value: Any, words: str
) -> None:
    path = write_gguf(gpt2_fields | {f"tokenizer.ggml.{key}": value})
    with pytest.raises(ValueError, match=key) as raised:
        load_tokenizer(path)
    message = str(raised.value)
    assert message == f"{path} holds no tokenizer that can be used: tokenizer.ggml.{words}"
    assert not any(word in message for word in PYTHONS)


@pytest.mark.parametrize(("key", "value"), [("scores", 5), ("scores", ["x"] * 274), ("add_space_prefix", "x")])
def test_a_sentencepiece_value_of_another_type_is_told_with_its_key(
    llama_fields: dict[str, Any], write_gguf: Write, key: str, value: Any
) -> None:
    with pytest.raises(ValueError, match=f"holds no tokenizer that can be used: tokenizer.ggml.{key} (is|holds) .*not (a|true)") as raised:
        load_tokenizer(write_gguf(llama_fields | {f"tokenizer.ggml.{key}": value}))
    assert not any(word in str(raised.value) for word in PYTHONS)


def test_a_template_that_is_no_string_is_told_with_its_key(gpt2_fields: dict[str, Any], write_gguf: Write) -> None:
    with pytest.raises(ValueError, match=r"tokenizer\.chat_template is 5, not a string"):
        load_tokenizer(write_gguf(gpt2_fields | {"tokenizer.chat_template": 5}))


def test_a_negative_token_is_outside_the_vocabulary(gpt2_fields: dict[str, Any], write_gguf: Write) -> None:
    with pytest.raises(ValueError, match="eos token -1 is outside the vocabulary of 340 tokens"):
        load_tokenizer(write_gguf(gpt2_fields | {"tokenizer.ggml.eos_token_id": -1}))


@pytest.mark.skipif("XLAENGINE_TEST_MODEL" not in os.environ, reason="XLAENGINE_TEST_MODEL names no SmolLM2 GGUF file")
def test_the_default_models_ids_are_those_of_its_original_tokenizer():
    tokenizer = load_tokenizer(Path(os.environ["XLAENGINE_TEST_MODEL"]))
    expected = {
        "The capital of France is Paris.<|im_end|>": [504, 3575, 282, 4649, 314, 7042, 30, 2],
        "Hello world! 123": [19556, 905, 17, 216, 33, 34, 35],
        "abc   123": [25276, 333, 33, 34, 35],
        "  multiple   spaces": [216, 2701, 256, 5600],
        "Café déjà vu.": [51, 1939, 2756, 32564, 90, 16739, 386, 101, 30],
    }
    for text, ids in expected.items():
        assert tokenizer.encode(text, add_special_tokens=True) == ids
        assert tokenizer.decode(ids, skip_special_tokens=False) == text


@pytest.mark.parametrize("fields", [{}, {"tokenizer.ggml.model": "none"}, {"tokenizer.ggml.model": "no_vocab"}])
def test_a_file_without_a_tokenizer_is_one_without(fields: dict[str, Any], write_gguf: Write) -> None:
    """Prompts as token ids need none."""
    path = write_gguf(fields)
    assert not has_tokenizer(ModelSource("gguf", path, "a", "b"))
    with pytest.raises(FileNotFoundError, match="no tokenizer at"):
        load_tokenizer(path)


@pytest.mark.parametrize("missing", ["tokenizer.ggml.tokens", "tokenizer.ggml.model"])
def test_a_file_with_half_a_tokenizer_is_refused(missing: str, gpt2_fields: dict[str, Any], write_gguf: Write) -> None:
    with pytest.raises(ValueError, match=f"holds no tokenizer that can be used: {missing} is missing"):
        load_tokenizer(write_gguf({key: value for key, value in gpt2_fields.items() if key != missing}))
