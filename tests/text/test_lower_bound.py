"""How few tokens a text can have."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
import tokenizers
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tokenizers import decoders, models, normalizers, pre_tokenizers

from xlaengine.config import EngineConfig
from xlaengine.control.intake import Intake
from xlaengine.text import Tokenizer, load_tokenizer
from xlaengine.text.tokenizer import SHORT
from xlaengine.types import InvalidRequest, SamplingParams

fixture_is_constant = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.slow
@given(text=st.text(st.characters(exclude_categories=["Cs"])), unit=st.text("a \n8你👍\u212a\u0301<|end|>", min_size=1))
@settings(fixture_is_constant, max_examples=12)
def test_a_long_text_has_no_fewer_tokens_than_was_said(byte_level: Tokenizer, sentencepiece: Tokenizer, text: str, unit: str):
    composed = tokenizers.Tokenizer.from_str(byte_level.backend.to_str())
    composed.normalizer = normalizers.NFC()
    for tokenizer in (byte_level, sentencepiece, Tokenizer(composed)):
        long = text + unit * (1 + SHORT // len(unit))
        least = tokenizer.least_tokens(long)
        assert 0 < least <= len(tokenizer.encode(long, add_special_tokens=False))


def test_of_a_short_text_nothing_is_said(byte_level: Tokenizer):
    assert byte_level.least_tokens("a" * SHORT) == 0
    assert byte_level.least_tokens("a" * (SHORT + 1)) > 0


@pytest.mark.parametrize(
    "drops",
    [
        {"normalizer": normalizers.Strip()},
        {"normalizer": normalizers.Sequence([normalizers.NFC(), normalizers.Replace("aa", "a")])},
        {"normalizer": normalizers.Replace(tokenizers.Regex("a+"), "aaaaaaaa")},
        {"pre_tokenizer": pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.ByteLevel()])},
        {"pre_tokenizer": pre_tokenizers.Sequence([pre_tokenizers.Split("a", "removed"), pre_tokenizers.ByteLevel()])},
        {"added": tokenizers.AddedToken("<pad>", lstrip=True)},
    ],
    ids=str,
)
def test_nothing_is_said_where_the_tokenizer_may_drop_some_of_a_text(byte_level: Tokenizer, drops: dict[str, Any]):
    backend = tokenizers.Tokenizer.from_str(byte_level.backend.to_str())
    for part, value in drops.items():
        backend.add_tokens([value]) if part == "added" else setattr(backend, part, value)
    assert Tokenizer(backend).least_tokens("a" * (SHORT + 1)) == 0


def without_bytes(whole: Tokenizer, lost: str) -> tokenizers.Tokenizer:
    """Byte-level BPE whose vocabulary lacks some bytes (as characters of GPT-2's alphabet), and all that is merged of them."""
    state = json.loads(whole.backend.to_str())
    model = state["model"]
    model["vocab"] = {token: i for token, i in model["vocab"].items() if not set(token) & set(lost)}
    pairs = [merge.split(" ") if isinstance(merge, str) else merge for merge in model["merges"]]
    model["merges"] = [pair for pair in pairs if not set("".join(pair)) & set(lost)]
    return tokenizers.Tokenizer.from_str(json.dumps(state))


@pytest.mark.slow
@given(unit=st.text("ab \n8\x04\x13你👍", min_size=1))
@settings(fixture_is_constant, max_examples=24)
def test_bytes_that_the_vocabulary_lacks_do_not_count(byte_level: Tokenizer, unit: str):
    """SmolLM2's lacks six control characters and two first bytes of UTF-8."""
    lacking = Tokenizer(without_bytes(byte_level, "\u0104\u0113bð"))
    long = unit * (1 + SHORT // len(unit))
    least, count = lacking.least_tokens(long), len(lacking.encode(long, add_special_tokens=False))
    assert least <= count
    assert (least > 0) == (count > 0)


def test_nothing_is_said_where_a_normalizer_may_write_a_byte_that_the_vocabulary_lacks(byte_level: Tokenizer):
    lacking = without_bytes(byte_level, "Ã")
    assert Tokenizer(lacking).least_tokens("a" * (SHORT + 1)) > 0
    lacking.normalizer = normalizers.NFC()
    assert Tokenizer(lacking).least_tokens("a" * (SHORT + 1)) == 0


def test_nothing_is_said_where_words_or_bytes_do_not_stand_in(byte_level: Tokenizer, sentencepiece: Tokenizer):
    words = tokenizers.Tokenizer(models.WordLevel(byte_level.backend.get_vocab(), unk_token="a"))
    words.pre_tokenizer, words.decoder = pre_tokenizers.ByteLevel(), decoders.ByteLevel()
    assert Tokenizer(words).least_tokens("a" * (SHORT + 1)) == 0
    alone = tokenizers.Tokenizer.from_str(sentencepiece.backend.to_str().replace('"byte_fallback":true', '"byte_fallback":false'))
    assert sentencepiece.least_tokens("a" * (SHORT + 1)) > 0
    assert Tokenizer(alone).least_tokens("a" * (SHORT + 1)) == 0


LONG_TEXTS = {
    "letters": "a",
    "spaces": " ",
    "lines": "\n" + " " * 80,
    "digits": "0123456789",
    "prose": "It was the best of times, it was the worst of times; ",
    "control": "\x04\x06\x13\x14\x16\x1d",
    "planes": "\U00040000a\U000fffff",
    "special": "<|im_start|>",
    "scripts": "naïve 你好 привет 👍🏽 \u0301",
}


@pytest.mark.skipif("XLAENGINE_TEST_MODEL" not in os.environ, reason="XLAENGINE_TEST_MODEL names no SmolLM2 GGUF file")
def test_a_long_text_has_no_fewer_tokens_of_the_default_model_than_was_said():
    tokenizer = load_tokenizer(Path(os.environ["XLAENGINE_TEST_MODEL"]))
    for name, unit in LONG_TEXTS.items():
        long = unit * (1 + SHORT // len(unit))
        assert tokenizer.least_tokens(long) <= len(tokenizer.encode(long, add_special_tokens=False)), name


@pytest.mark.skipif("XLAENGINE_TEST_MODEL" not in os.environ, reason="XLAENGINE_TEST_MODEL names no SmolLM2 GGUF file")
def test_the_default_model_refuses_16_mb_at_once():
    """Tokenizing takes more than a minute."""
    intake = Intake(EngineConfig(max_num_seqs=1, max_model_len=8192), 49152, (2,), load_tokenizer(Path(os.environ["XLAENGINE_TEST_MODEL"])))
    start = time.perf_counter()
    with pytest.raises(InvalidRequest, match=r"prompt of 16000000 characters, \d+ tokens at least, leaves no room"):
        intake.make("a", "word" * 4_000_000, None, SamplingParams(max_tokens=2))
    assert time.perf_counter() - start < 1
