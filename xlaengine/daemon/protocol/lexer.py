"""A line as words. Blanks separate words, but not inside double quotes."""

from __future__ import annotations

import re
from typing import NamedTuple

from xlaengine.daemon.errors import Malformed, shown

MAX_WORDS = 64
"""More than any command has. It bounds the work on a line of nothing but words."""

_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_QUOTED = r'"((?:[^"\\]++|\\.)*+)"'  # possessive: nothing is tried twice
_WORD = re.compile(rf'(?:[^ \t"]++|{_QUOTED})++')
_ESCAPED = re.compile(r'\\(["\\])')


class Word(NamedTuple):
    """A word without its quotes.

    Attributes:
        name: in capitals, what stands before its first ``=`` outside quotes, or else all of it; empty if any of that was in quotes.
        value: what stands behind that ``=``; None if there is none.
    """

    text: str
    name: str
    value: str | None


def capitals(text: str) -> str:
    """ASCII in capitals. Other texts stay as they are, because some letters of Unicode become ASCII in capitals."""
    return text.upper() if text.isascii() else text


def split(line: bytes) -> list[Word]:
    """
    Raises:
        Malformed: not UTF-8, a control character other than a tab, an open quote, or too many words.
    """
    text = _text(line).rstrip(" \t")
    words: list[Word] = []
    end = 0
    for found in _WORD.finditer(text):
        _require_blank(text, end, found.start())
        if len(words) == MAX_WORDS:
            raise Malformed(f"more than {MAX_WORDS} words; the next begins at character {found.start()}: {shown(text[found.start() :])}")
        words.append(_word(found[0]))
        end = found.end()
    _require_blank(text, end, len(text))
    return words


def quoted(text: str) -> str:
    """``text`` as a word that `split` returns."""
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def _text(line: bytes) -> str:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"byte {error.start} of {len(line)} is 0x{line[error.start]:02x}, which is not UTF-8 there") from None
    if found := _CONTROL.search(text):
        raise Malformed(f"character {found.start()} is the control character 0x{ord(found[0]):02x}")
    return text


def _require_blank(text: str, start: int, end: int) -> None:
    """Between words only a quote that is never closed is not a blank."""
    if gap := text[start:end].strip(" \t"):
        at = text.index(gap, start)
        raise Malformed(f"the quote at character {at} is never closed: {shown(text[at:])}")


def _word(raw: str) -> Word:
    text = re.sub(_QUOTED, lambda inside: _ESCAPED.sub(r"\1", inside[1]), raw)
    equals = raw.partition('"')[0].find("=")
    if equals >= 0:
        return Word(text, capitals(text[:equals]), text[equals + 1 :])
    return Word(text, "" if '"' in raw else capitals(text), None)
