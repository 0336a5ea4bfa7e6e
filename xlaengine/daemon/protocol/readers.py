"""Readers of values. A reader takes an option's name, for messages, and its text. It returns a value or raises `Malformed`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from xlaengine.daemon.errors import Malformed, shown
from xlaengine.daemon.protocol.frames import INT32_MAX
from xlaengine.types import SEED_LIMIT

MAX_PATH = 4096
"""The most bytes of a path (Linux's limit)."""
MAX_NAME = 128
"""The most characters of a snapshot's name."""
MAX_STOP = 4096
"""The most characters of all stop strings of a request, as the line spells them: each string takes memory."""
EPOCH_LIMIT = 2**63
"""Epochs are below it."""
MAX_DIGITS = 40
"""The most characters of a decimal number."""

_INTEGER = re.compile(r"-?[0-9]{1,20}")  # int() needs quadratic time for very many digits, or raises
_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_IDS = re.compile(r"[0-9]{1,10}(?:,[0-9]{1,10})*+")
_NAME = re.compile(r"[A-Za-z0-9_.:/@+-]+")
_STRINGS = re.compile(r",|(?P<plain>[^,\\]++)|\\(?P<short>[nrt,\\])|\\u(?P<code>(?![dD][89a-fA-F])[0-9a-fA-F]{4})")
_ESCAPES = {"n": "\n", "r": "\r", "t": "\t", ",": ",", "\\": "\\"}
_FLAGS = {"1": True, "true": True, "0": False, "false": False}

Reader = Callable[[str, str], Any]


def is_integer(text: str) -> bool:
    """Whether a reader of integers could read it, in some range."""
    return _INTEGER.fullmatch(text) is not None


def integer(low: int, high: int = INT32_MAX) -> Callable[[str, str], int]:
    """Returns a reader of an integer in ``[low, high]``."""

    def read(name: str, text: str) -> int:
        if not is_integer(text) or not low <= int(text) <= high:
            raise Malformed(f"{name} must be an integer in [{low}, {high}], got {shown(text)}")
        return int(text)

    return read


epoch = integer(0, EPOCH_LIMIT - 1)
seed = integer(-(SEED_LIMIT // 2), SEED_LIMIT - 1)
_token_id = integer(0)


def number(name: str, text: str) -> float:
    """Reads a finite decimal number."""
    value = float(text) if len(text) <= MAX_DIGITS and _NUMBER.fullmatch(text) else math.nan
    if not math.isfinite(value):
        raise Malformed(f"{name} must be a decimal number of at most {MAX_DIGITS} characters, got {shown(text)}")
    return value


def flag(name: str, text: str) -> bool:
    if text.lower() not in _FLAGS:
        raise Malformed(f"{name} must be 1, 0, true or false, got {shown(text)}")
    return _FLAGS[text.lower()]


def token_ids(name: str, text: str) -> tuple[int, ...]:
    """Reads at least one token id."""
    ids = tuple(map(int, text.split(","))) if _IDS.fullmatch(text) else None
    if ids is None or max(ids) > INT32_MAX:
        parts = text.split(",")
        place = next(i for i, part in enumerate(parts) if not _IDS.fullmatch(part) or int(part) > INT32_MAX)
        raise Malformed(f"{name} must be token ids in [0, {INT32_MAX}] between commas, got {shown(parts[place])} at place {place}")
    return ids


def logit_bias(option: str, text: str) -> dict[int, float]:
    """Reads at least one ``id:number``, each id once."""
    found: dict[int, float] = {}
    for place, part in enumerate(text.split(",")):
        token, colon, bias = part.partition(":")
        if not colon:
            raise Malformed(f"{option} must be id:number between commas, got {shown(part)} at place {place}")
        key = _token_id(f"{option} at place {place}: the id", token)
        if key in found:
            raise Malformed(f"{option} names token {key} twice, at place {place} again")
        found[key] = number(f"{option} at place {place}", bias)
    return found


def strings(option: str, text: str) -> tuple[str, ...]:
    r"""Reads at least one string; none may be empty. Escapes: ``\n``, ``\r``, ``\t``, ``\,``, ``\\`` and ``\u000a``."""
    if len(text) > MAX_STOP:
        raise Malformed(f"{option} must have at most {MAX_STOP} characters, got {shown(text)}")
    found, at = [""], 0
    for piece in _STRINGS.finditer(text):
        if piece.start() != at:
            break
        at = piece.end()
        if piece[0] == ",":
            found.append("")
        else:
            found[-1] += piece["plain"] or _ESCAPES.get(piece["short"]) or chr(int(piece["code"], 16))
    if at < len(text):
        known = "".join(f" \\{letter}" for letter in _ESCAPES)
        raise Malformed(f"{option} has no escape {shown(text[at : at + 6])}, at character {at}; there are{known} \\uXXXX")
    if not all(found):
        raise Malformed(f"{option} must be strings between commas, none of them empty, got {shown(text)}: place {found.index('')} is empty")
    return tuple(found)


def escaped(text: str) -> str:
    """Spells one string so that `strings` reads it back."""
    spelled = {character: f"\\{letter}" for letter, character in _ESCAPES.items()}
    return "".join(spelled.get(c) or (c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text)


def prompt_tokens(name: str, text: str) -> tuple[int, ...]:
    if not text:
        raise Malformed(f"{name}= holds an empty prompt, 0 token ids")
    return token_ids(name, text)


def prompt_file(name: str, text: str) -> str:
    size = len(text.encode())
    if not 1 <= size <= MAX_PATH:
        raise Malformed(f"{name} must be a path of 1 to {MAX_PATH} bytes, got {size}: {shown(text)}")
    return text


def name(option: str, text: str) -> str:
    if len(text) > MAX_NAME or not _NAME.fullmatch(text):
        raise Malformed(f"{option} must be 1 to {MAX_NAME} letters, digits or any of _.:/@+-, got {shown(text)}")
    return text


def names(option: str, text: str) -> tuple[str, ...]:
    return tuple(name(option, part) for part in text.split(","))
