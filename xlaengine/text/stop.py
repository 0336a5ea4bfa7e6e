"""When a stream ends, and the text that is certain so far.

The device ends a row at the same tokens and the same length. Only the host finds stop strings.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from xlaengine.text import Detokenizer, Tokenizer
from xlaengine.types import FinishReason, SamplingParams


class Outcome(NamedTuple):
    """The effect of a token on its stream."""

    text: str  # the text that has become certain; with the last token all that was held back
    finish_reason: FinishReason | None = None  # set if the stream ends with this token
    stop_reason: str | int | None = None  # the stop string or stop token that ended it; None for EOS and for a length


class EndTokens(NamedTuple):
    """Token ids that end a stream (``ends``), and those that cannot be chosen before ``min_tokens`` (``barred``).

    As in vLLM, EOS is barred even if it is ignored.
    """

    ends: frozenset[int]
    barred: frozenset[int]


def end_tokens(params: SamplingParams, eos_token_ids: Collection[int]) -> EndTokens:
    """The end tokens of a request. ``eos_token_ids``: the model's."""
    stops, eos = frozenset(params.stop_token_ids or ()), frozenset(eos_token_ids)
    return EndTokens(ends=stops if params.ignore_eos else stops | eos, barred=stops | eos)


class Ending:
    """Decides when one stream ends, and gives its text.

    EOS, a stop token or ``max_tokens`` ends the stream. A stop string takes precedence if it ends in text that the same token completes,
    and the stream has more than ``min_tokens`` tokens. Whole characters of byte tokens are complete, though they are given out later.

    Args:
        eos_token_ids: the model's.
        tokenizer: the model's; with None texts are empty, and no stop string is found.
    """

    def __init__(self, params: SamplingParams, eos_token_ids: frozenset[int], tokenizer: Tokenizer | None):
        self._params = params
        self._eos = frozenset() if params.ignore_eos else eos_token_ids
        self._ends = end_tokens(params, eos_token_ids).ends
        self._detokenizer = None if tokenizer is None else Detokenizer(tokenizer)
        self._strings = StopStrings(params.stop_strings, hold=not params.include_stop_str_in_output) if params.stop_strings else None
        self._count = 0
        self._exempt = 0  # characters of the text held back that the first `min_tokens` tokens complete

    def push(self, token_id: int) -> Outcome:
        """Take the stream's next token, and return its effect.

        Raises:
            DecodingError: the library's decoder fails.
        """
        self._count += 1
        finish_reason, stop_reason = self._by_token(token_id)
        if self._detokenizer is None:
            return Outcome("", finish_reason, stop_reason)
        has_text = finish_reason != "stop" or self._params.include_stop_str_in_output
        pieces = [self._detokenizer.push(token_id)] if has_text else []
        if finish_reason is not None:
            pieces.append(self._detokenizer.flush())
        if self._strings is None:
            return Outcome("".join(pieces), finish_reason, stop_reason)
        if finish_reason is None and self._is_in_held(self._strings, self._detokenizer):
            pieces.append(self._detokenizer.flush())
        outcome = self._search(self._strings, pieces, finish_reason, stop_reason)
        self._exempt = len(self._detokenizer.peek()) or self._exempt if self._count <= self._params.min_tokens else self._exempt
        return outcome

    def _is_in_held(self, strings: StopStrings, detokenizer: Detokenizer) -> bool:
        """Whether a stop string ends in the text held back."""
        is_likely = strings.foresees(detokenizer.foreseen)
        return is_likely and self._count > self._params.min_tokens and strings.are_in(detokenizer.peek(), self._exempt)

    def finish_early(self) -> str:
        """The text still held back, if something other than a token ends the stream. It is not searched for stop strings."""
        tail = "" if self._detokenizer is None else self._detokenizer.flush()
        if self._strings is None:
            return tail
        released, _ = self._strings.push(tail, exempt=len(tail))
        return released + self._strings.flush()

    def _by_token(self, token_id: int) -> tuple[FinishReason | None, int | None]:
        if token_id in self._ends:
            return "stop", None if token_id in self._eos else token_id
        most = self._params.max_tokens
        return ("length" if most is not None and self._count >= most else None), None

    def _search(self, strings: StopStrings, pieces: list[str], finish_reason: FinishReason | None, stop_reason: int | None) -> Outcome:
        """Searches the pieces one by one, so that a last token's own text is searched before the text that was held back."""
        text = ""
        for piece in filter(None, pieces):
            released, match = strings.push(piece, exempt=self._exempt if self._count > self._params.min_tokens else len(piece))
            text, self._exempt = text + released, 0
            if match is not None:
                return Outcome(text, "stop", match)
        return Outcome(text if finish_reason is None else text + strings.flush(), finish_reason, stop_reason)


class StopStrings:
    """Finds stop strings in a text that arrives in pieces, in time linear in the text (Aho and Corasick 1975).

    pyahocorasick is not used: it finds the same matches, but does not tell how much of the text's end must be held back, which needs the
    prefixes here anyway (spike/42_text_libraries.py).

    Args:
        stop: the strings, none of them empty.
        hold: end the text before a stop string, and hold back what may become one. Otherwise the text ends after it.
    """

    def __init__(self, stop: tuple[str, ...], *, hold: bool):
        self._prefix = _prefix_tree(stop)
        self._ahead: _Prefix | None = None  # the prefix after the foreseen text, if there is some
        self._hold = hold
        self._held = ""

    def push(self, text: str, *, exempt: int = 0) -> tuple[str, str | None]:
        """Append ``text``.

        Args:
            exempt: stop strings that end in the first ``exempt`` characters of ``text`` do not count.

        Returns:
            The text that may be given out now, and the stop string found: of those that end in ``text`` the leftmost, and of those that
            begin there the shortest. The text ends with it: nothing may be pushed after it.
        """
        self._prefix, found, start = _searched(self._prefix, text, exempt)
        self._ahead = None
        if not self._hold:
            return (text, None) if found is None else (text[: start + len(found)], found)
        text = self._held + text
        certain = len(text) - self._prefix.held if found is None else len(self._held) + start
        self._held = text[certain:] if found is None else ""
        return text[:certain], found

    def foresees(self, text: str) -> bool:
        """Whether a stop string ends in ``text``, which continues the text that was foreseen since the last push. Nothing is appended."""
        self._ahead, found, _ = _searched(self._ahead or self._prefix, text, 0)
        return found is not None

    def are_in(self, text: str, exempt: int) -> bool:
        """Whether `push` would find one."""
        return _searched(self._prefix, text, exempt)[1] is not None

    def flush(self) -> str:
        """The text held back, at the end of the text."""
        held, self._held = self._held, ""
        return held


def _searched(prefix: _Prefix, text: str, exempt: int) -> tuple[_Prefix, str | None, int]:
    """Returns the prefix in which ``text`` ends, the stop string found, and its first position in ``text``, which may be negative."""
    found, start = None, 0
    for position, char in enumerate(text, start=1):
        prefix = prefix.followed_by(char)
        match = prefix.match
        if match and position > exempt and (found is None or position - len(match) < start):
            found, start = match, position - len(match)
    return prefix, found, start


@dataclass(slots=True, eq=False)
class _Prefix:
    """The longest prefix of a stop string in which the text so far ends."""

    length: int  # in characters
    longer: dict[str, _Prefix] = field(default_factory=dict)  # prefixes with one more character
    shorter: _Prefix | None = None  # the longest shorter prefix in which this one ends; None for the empty prefix
    match: str = ""  # the longest stop string in which this one ends
    held: int = 0  # length of the longest end of this one that may become a stop string

    def followed_by(self, char: str) -> _Prefix:
        prefix = self
        while char not in prefix.longer:
            if prefix.shorter is None:
                return prefix
            prefix = prefix.shorter
        return prefix.longer[char]


@lru_cache(maxsize=64)
def _prefix_tree(stop: tuple[str, ...]) -> _Prefix:
    """The empty prefix with all others. Cached, because requests often have the same stop strings."""
    empty = _Prefix(0)
    for string in stop:
        prefix = empty
        for char in string:
            prefix = prefix.longer.setdefault(char, _Prefix(prefix.length + 1))
        prefix.match = string
    queue = deque([empty])
    while queue:
        parent = queue.popleft()
        for char, prefix in parent.longer.items():
            shorter = empty if parent.shorter is None else parent.shorter.followed_by(char)
            prefix.shorter = shorter
            prefix.match = prefix.match or shorter.match
            prefix.held = prefix.length if prefix.longer else shorter.held
            queue.append(prefix)
    return empty
