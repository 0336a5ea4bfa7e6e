"""How the values in a line are read. Every reader takes an option's name and text, and gives a value or `Malformed`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from xlaengine.daemon.errors import Malformed, shown
from xlaengine.daemon.protocol.commands import PromptFile, PromptTokens
from xlaengine.daemon.protocol.frames import DAEMON_ID, INT32_MAX
from xlaengine.protocol import SEED_LIMIT

MAX_PATH = 4096
"""Most bytes of a path (Linux's own limit)."""

MAX_NAME = 128
"""Most characters of a snapshot's name."""

MAX_DIGITS = 40
"""Most characters of a decimal number."""

_INTEGER = re.compile(r"-?[0-9]{1,20}")  # int() of many digits takes quadratic time, or refuses
_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_IDS = re.compile(r"[0-9]{1,10}(?:,[0-9]{1,10})*+")
_NAME = re.compile(r"[A-Za-z0-9_.:/@+-]+")
_FLAGS = {"1": True, "true": True, "0": False, "false": False}

Reader = Callable[[str, str], Any]


def integer(name: str, text: str, low: int, high: int) -> int:
    if not _INTEGER.fullmatch(text) or not low <= int(text) <= high:
        raise Malformed(f"{name} must be an integer in [{low}, {high}], got {shown(text)}")
    return int(text)


def request_id(name: str, text: str) -> int:
    return integer(name, text, DAEMON_ID + 1, INT32_MAX)


def count(name: str, text: str) -> int:
    """From 0 on: slots, quanta."""
    return integer(name, text, 0, INT32_MAX)


def positive(name: str, text: str) -> int:
    return integer(name, text, 1, INT32_MAX)


def top_k(name: str, text: str) -> int:
    return integer(name, text, -1, INT32_MAX)


def seed(name: str, text: str) -> int:
    return integer(name, text, -(SEED_LIMIT // 2), SEED_LIMIT - 1)


def number(name: str, text: str) -> float:
    value = float(text) if len(text) <= MAX_DIGITS and _NUMBER.fullmatch(text) else math.nan
    if not math.isfinite(value):
        raise Malformed(f"{name} must be a decimal number of at most {MAX_DIGITS} characters, got {shown(text)}")
    return value


def flag(name: str, text: str) -> bool:
    if text.lower() not in _FLAGS:
        raise Malformed(f"{name} must be 1, 0, true or false, got {shown(text)}")
    return _FLAGS[text.lower()]


def token_ids(name: str, text: str) -> tuple[int, ...]:
    """Ids between commas, one at least."""
    ids = tuple(map(int, text.split(","))) if _IDS.fullmatch(text) else None
    if ids is None or max(ids) > INT32_MAX:
        parts = text.split(",")
        place = next(i for i, part in enumerate(parts) if not _IDS.fullmatch(part) or int(part) > INT32_MAX)
        raise Malformed(f"{name} must be token ids in [0, {INT32_MAX}] between commas, got {shown(parts[place])} at place {place}")
    return ids


def prompt_tokens(name: str, text: str) -> PromptTokens:
    if not text:
        raise Malformed(f"{name}= holds an empty prompt, 0 token ids")
    return PromptTokens(token_ids(name, text))


def prompt_file(name: str, text: str) -> PromptFile:
    size = len(text.encode())
    if not 1 <= size <= MAX_PATH:
        raise Malformed(f"{name} must be a path of 1 to {MAX_PATH} bytes, got {size}: {shown(text)}")
    return PromptFile(text)


def name(option: str, text: str) -> str:
    if len(text) > MAX_NAME or not _NAME.fullmatch(text):
        raise Malformed(f"{option} must be 1 to {MAX_NAME} letters, digits or any of _.:/@+-, got {shown(text)}")
    return text


def names(option: str, text: str) -> tuple[str, ...]:
    """Names between commas, one at least."""
    return tuple(name(option, part) for part in text.split(","))
