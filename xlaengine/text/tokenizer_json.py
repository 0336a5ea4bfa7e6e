"""Reads ``tokenizer.json``, and says which part of it the `tokenizers` library does not take."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tokenizers

from xlaengine.text.library import first_line, is_of_library
from xlaengine.types.words import shown

_EMPTY_MODEL = {"type": "BPE", "vocab": {}, "merges": []}
_WITHOUT: dict[str, Any] = {
    "truncation": None,
    "padding": None,
    "added_tokens": [],
    "normalizer": None,
    "pre_tokenizer": None,
    "post_processor": None,
    "decoder": None,
    "version": "1.0",
    "model": _EMPTY_MODEL,
}
"""The keys of the file, each with a value that the library takes."""


def read_tokenizer_json(path: Path) -> tokenizers.Tokenizer:
    """The library's tokenizer in the file.

    Raises:
        ValueError: the library does not take it; the message names the file and, if it can be found, the guilty key.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return tokenizers.Tokenizer.from_buffer(data)
    except BaseException as error:
        if not is_of_library(error):
            raise
        library = first_line(error).removeprefix("Cannot instantiate Tokenizer from buffer: ")
        raise ValueError(f"{path} {_fault(data)} ({library})") from error


def _fault(data: bytes) -> str:
    """What is wrong with the contents of a file, as the rest of a sentence."""
    try:
        found = json.loads(data.decode())
    except UnicodeDecodeError as error:
        return f"is not UTF-8: byte {data[error.start]:#04x} at {error.start} of {len(data)}"
    except (ValueError, RecursionError) as error:
        return f"is not valid JSON: {error}; the file has {len(data)} bytes"
    if not isinstance(found, dict):
        return f"holds no JSON object but {shown(found)}"
    if "model" not in found:
        return "lacks model, the tokenizer's vocabulary"
    unknown = found.keys() - _WITHOUT.keys()
    if unknown and _is_taken({key: value for key, value in found.items() if key not in unknown}):
        return f"has the unknown key {min(unknown)}; known are {', '.join(sorted(_WITHOUT))}"
    guilty = list(_guilty(found))
    named = ", ".join(f"{key} to {_short(found[key])}" for key in guilty)
    library = f"tokenizers {tokenizers.__version__}"
    return f"sets {named}, which {library} does not take" if guilty else f"is not a tokenizer that {library} takes"


def _short(value: Any) -> str:
    text = shown(value)
    is_cut, kind = text.endswith("…"), value.get("type") if isinstance(value, dict) else None
    return f"one of type {kind!r}" if is_cut and kind is not None else text


def _guilty(found: dict[str, Any]) -> Iterator[str]:
    """The keys of which one alone, with nothing else in the file, is not taken."""
    for key in _WITHOUT:
        if key in found and not _is_taken({**_WITHOUT, key: found[key]}):
            yield key


def _is_taken(contents: dict[str, Any]) -> bool:
    try:
        tokenizers.Tokenizer.from_str(json.dumps(contents))
    except BaseException as error:
        if not is_of_library(error):
            raise
        return False
    return True
