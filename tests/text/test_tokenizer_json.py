"""What is said of a ``tokenizer.json`` that cannot be read: the file, the part of it that is wrong, and the library's words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import tokenizers

from xlaengine.text import Tokenizer
from xlaengine.text.tokenizer_json import read_tokenizer_json


def refusal(path: Path) -> str:
    with pytest.raises(ValueError, match=f"^{re.escape(str(path))} ") as raised:
        read_tokenizer_json(path)
    return str(raised.value).removeprefix(f"{path} ")


@pytest.mark.parametrize(
    ("contents", "words"),
    [
        (b"", "is not valid JSON: Expecting value: line 1 column 1 (char 0); the file has 0 bytes (EOF while"),
        (
            b'{"version": "1.0", "mo',
            "is not valid JSON: Unterminated string starting at: line 1 column 20 (char 19); the file has 22 bytes",
        ),
        (b'{"a": "\xff"}', "is not UTF-8: byte 0xff at 7 of 10 ("),
        (b"[]", "holds no JSON object but [] ("),
        (b'{"version": "1.0"}', "lacks model, the tokenizer's vocabulary ("),
    ],
)
def test_what_is_no_tokenizer_is_called_what_it_is(contents: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "tokenizer.json"
    path.write_bytes(contents)
    assert refusal(path).startswith(words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": "9.0"}, "sets version to '9.0', which tokenizers {} does not take (Unknown tokenizer version '9.0'"),
        (
            {"pre_tokenizer": {"type": "Foo"}},
            "sets pre_tokenizer to {{'type': 'Foo'}}, which tokenizers {} does not take (data did",
        ),
        ({"decoder": {"type": "Foo"}}, "sets decoder to {{'type': 'Foo'}}, which tokenizers {} does not take ("),
        ({"added_tokens": [{"id": 0}]}, "sets added_tokens to [{{'id': 0}}], which tokenizers {} does not take (missing field `content`"),
        (
            {"model": {"type": "Foo", "vocab": dict.fromkeys(map(str, range(99)), 0)}},
            "sets model to one of type 'Foo', which tokenizers {} ",
        ),
        (
            {"model": {"type": "BPE", "vocab": {"a": 0}, "merges": ["a b"]}},
            "sets model to {{'type': 'BPE', 'vocab': {{'a': 0}}, 'merges': ['a b']}}, which tokenizers {} does not take (Token `b` out of",
        ),
        ({"foo": 1}, "has the unknown key foo; known are added_tokens, decoder, "),
    ],
)
def test_the_guilty_key_is_named_with_its_value(changes: dict[str, Any], words: str, byte_level: Tokenizer, tmp_path: Path) -> None:
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps(json.loads(byte_level.backend.to_str()) | changes))
    assert refusal(path).startswith(words.format(tokenizers.__version__))


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "cannot be read: Is a directory"


def test_an_error_that_is_not_the_librarys_stays_as_it_is(byte_level: Tokenizer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a signal handler raises one."""

    class Interrupted(Exception):
        pass

    def raises(data: bytes) -> tokenizers.Tokenizer:
        raise Interrupted

    (tmp_path / "tokenizer.json").write_text(byte_level.backend.to_str())
    monkeypatch.setattr("xlaengine.text.tokenizer_json.tokenizers.Tokenizer.from_buffer", raises, raising=True)
    with pytest.raises(Interrupted):
        read_tokenizer_json(tmp_path / "tokenizer.json")
