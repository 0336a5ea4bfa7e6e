"""A line as words. Blanks separate words, but not inside double quotes."""

from __future__ import annotations

import re
from typing import NamedTuple

from xlaengine.daemon.errors import Malformed, shown

MAX_WORDS = 64
"""More words than any command has. The limit bounds the work on a line that consists of very many words."""

_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_QUOTED = r'"((?:[^"\\]++|\\.)*+)"'  # possessive quantifiers: the matcher never goes back, so its time is linear
_WORD = re.compile(rf'(?:[^ \t"]++|{_QUOTED})++')
_ESCAPED = re.compile(r'\\(["\\])')


class Word(NamedTuple):
    """A word of a line.

    Attributes:
        text: all of it, without its quotes.
        name: the part before its first ``=`` in capitals, or the whole word if it has no ``=``. A quote in this part makes the word plain
            text: then the name is empty.
        value: the part after that ``=``, without its quotes; None if there is no ``=`` or the word is plain text.
    """

    text: str
    name: str
    value: str | None


def capitals(text: str) -> str:
    """An ASCII text in capitals. A text with other characters stays as it is: some of them would become ASCII letters."""
    return text.upper() if text.isascii() else text


def split(line: bytes) -> list[Word]:
    """The words of a line, which is given without its line end.

    Raises:
        Malformed: the line is not UTF-8, or has a control character other than a tab, a quote that is never closed, or too many words.
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
    """Raises Malformed if there is more than blanks between two words: that can only be a quote that is never closed."""
    if gap := text[start:end].strip(" \t"):
        at = text.index(gap, start)
        raise Malformed(f"the quote at character {at} is never closed: {shown(text[at:])}")


def _word(raw: str) -> Word:
    text = re.sub(_QUOTED, lambda inside: _ESCAPED.sub(r"\1", inside[1]), raw)
    equals = raw.partition('"')[0].find("=")
    if equals >= 0:
        return Word(text, capitals(text[:equals]), text[equals + 1 :])
    return Word(text, "" if '"' in raw else capitals(text), None)
