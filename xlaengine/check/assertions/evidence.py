"""What one run of an engine shows: its answers, with the oracle's verdict on each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.streams import Answer, Inquiry
from xlaengine.check.judge import Row
from xlaengine.types import Request

TRIED = 4
"""The number of wrong streams, and of right ones, on which a cause is tried; all of them if there are fewer."""


@dataclass(frozen=True)
class CheckedAnswer:
    """One completion of an engine, the request that generates it alone, and the verdict. ``prompt`` is the index of its prompt."""

    prompt: int
    request: Request
    stream: Answer
    row: Row

    @property
    def tokens_differ(self) -> bool:
        """Whether the first mismatch is one of tokens or of the end, and not of log-probabilities alone."""
        return self.row.verdict == "mismatch" and self.row.what in ("token", "end")


@dataclass(frozen=True)
class Evidence:
    """All ``answers`` to the inquiry, at least one of them a mismatch."""

    inquiry: Inquiry
    reference: Reference
    answers: Sequence[CheckedAnswer]

    @cached_property
    def wrong(self) -> list[CheckedAnswer]:
        return [answer for answer in self.answers if answer.row.verdict == "mismatch"]

    @property
    def first(self) -> CheckedAnswer:
        """The first that is wrong."""
        return self.wrong[0]

    @cached_property
    def tried(self) -> list[CheckedAnswer]:
        """The first wrong answers and the first right ones. A cause must give the wrong streams, and must not change the right ones."""
        right = [answer for answer in self.answers if answer.row.verdict != "mismatch"]
        return [*self.wrong[:TRIED], *right[:TRIED]]

    def fits(self, change: Callable[[CheckedAnswer], Request], reference: Reference | None = None) -> bool:
        """Returns whether the tried streams are those of other requests, or of another ``reference``, or both."""
        return all((reference or self.reference).matches(change(answer), answer.stream) for answer in self.tried)
