"""A line as words: blanks part them, double quotes keep a blank within one."""

from __future__ import annotations

import re
from typing import NamedTuple

from xlaengine.daemon.errors import Malformed, shown

MAX_WORDS = 64
"""Most words of a line, far more than any command has; a line of nothing but words is given up early."""

_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_PIECE = re.compile(r'(?P<blank>[ \t]+)|(?P<plain>[^ \t"]+)|"(?P<quoted>(?:[^"\\]++|\\.)*+)"')  # possessive: nothing is tried twice
_ESCAPED = re.compile(r'\\(["\\])')


class Word(NamedTuple):
    """A word without its quotes.

    Attributes:
        text: what it says.
        equals: where its first ``=`` stands, if that is before any quotes; otherwise -1.
        quoted: whether any of it was in quotes.
    """

    text: str
    equals: int
    quoted: bool

    @property
    def keyword(self) -> str:
        """In capitals, as keywords are listed; empty if it cannot be one."""
        return "" if self.quoted or self.equals >= 0 else capitals(self.text)

    @property
    def key(self) -> str:
        """What stands before the ``=``, in capitals."""
        return capitals(self.text[: max(self.equals, 0)])


def capitals(text: str) -> str:
    """ASCII in capitals, all else as it is: no other letter of Unicode may turn into one of a keyword's."""
    return text.upper() if text.isascii() else text


def split(line: bytes) -> list[Word]:
    """
    Raises:
        Malformed: no UTF-8, a control character other than a tab, a quote that is never closed, or more words than any command has.
    """
    text = _text(line).rstrip(" \t")
    words: list[Word] = []
    at = len(text) - len(text.lstrip(" \t"))
    while at < len(text):
        if len(words) == MAX_WORDS:
            raise Malformed(f"more than {MAX_WORDS} words; the next begins at character {at}: {shown(text[at:])}")
        word, at = _next_word(text, at)
        words.append(word)
    return words


def quoted(text: str) -> str:
    """``text`` as a word that `split` gives back."""
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def _text(line: bytes) -> str:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"byte {error.start} of {len(line)} is 0x{line[error.start]:02x}, which is no UTF-8 there") from None
    if found := _CONTROL.search(text):
        raise Malformed(f"character {found.start()} is the control character 0x{ord(found[0]):02x}")
    return text


def _next_word(text: str, at: int) -> tuple[Word, int]:
    """The word that begins at a character, and where the next one begins."""
    parts: list[str] = []
    equals, is_quoted = -1, False
    while at < len(text):
        piece = _PIECE.match(text, at)
        if piece is None:
            raise Malformed(f"the quote at character {at} is never closed: {shown(text[at:])}")
        at = piece.end()
        if piece.lastgroup == "blank":
            break
        if piece.lastgroup == "quoted":
            is_quoted = True
            parts.append(_ESCAPED.sub(r"\1", piece["quoted"]))
        else:
            if not parts:
                equals = piece["plain"].find("=")
            parts.append(piece["plain"])
    return Word("".join(parts), equals, is_quoted), at
