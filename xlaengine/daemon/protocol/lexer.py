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
        equals: the place of its first ``=`` before any quotes, otherwise -1.
        quoted: whether any of it was in quotes.
    """

    text: str
    equals: int
    quoted: bool

    @property
    def keyword(self) -> str:
        """In capitals, as keywords are listed; empty if it cannot be a keyword."""
        return "" if self.quoted or self.equals >= 0 else capitals(self.text)

    @property
    def key(self) -> str:
        """What stands before the ``=``, in capitals."""
        return capitals(self.text[: max(self.equals, 0)])


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
        raise Malformed(f"byte {error.start} of {len(line)} is 0x{line[error.start]:02x}, which is no UTF-8 there") from None
    if found := _CONTROL.search(text):
        raise Malformed(f"character {found.start()} is the control character 0x{ord(found[0]):02x}")
    return text


def _require_blank(text: str, start: int, end: int) -> None:
    """Between words only a quote that is never closed is not a blank."""
    if gap := text[start:end].strip(" \t"):
        at = text.index(gap, start)
        raise Malformed(f"the quote at character {at} is never closed: {shown(text[at:])}")


def _word(raw: str) -> Word:
    unquoted = raw.partition('"')[0]
    text = re.sub(_QUOTED, lambda inside: _ESCAPED.sub(r"\1", inside[1]), raw)
    return Word(text, unquoted.find("="), unquoted != raw)
