"""What one run of an engine shows: its answers, with the oracle's verdict on each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.retrials import CheckedAnswer, Retrials
from xlaengine.check.assertions.streams import Inquiry
from xlaengine.types import Request

TRIED = 4
"""The number of wrong streams, and of right ones, on which a cause is tried first; few causes fit them, and those are tried on the rest."""


@dataclass(frozen=True)
class Evidence:
    """All ``answers`` to the inquiry, at least one of them a mismatch."""

    inquiry: Inquiry
    reference: Reference
    answers: Sequence[CheckedAnswer]

    @cached_property
    def wrong(self) -> list[CheckedAnswer]:
        return [answer for answer in self.answers if not answer.is_right]

    @property
    def first(self) -> CheckedAnswer:
        """The first that is wrong."""
        return self.wrong[0]

    @cached_property
    def again(self) -> Retrials:
        """More runs, for the first that is wrong."""
        return Retrials(self.inquiry, self.reference, self.first)

    @property
    def is_batch(self) -> bool:
        return len(self.inquiry.prompts) > 1

    @property
    def is_right_alone(self) -> bool:
        """Whether the first that is wrong in the batch is right without the other prompts."""
        return self.is_batch and self.again.alone.is_right

    @cached_property
    def earliest(self) -> CheckedAnswer | None:
        """The answer with the first wrong token, checked without log-probabilities; None if all tokens are right."""
        streams = (replace(answer, stream=replace(answer.stream, logprobs=None, prompt_logprobs=None)) for answer in self.wrong)
        in_tokens = (replace(answer, row=self.reference.check(answer.request, answer.stream)) for answer in streams)
        mismatches = (answer for answer in in_tokens if not answer.is_right)
        return min(mismatches, key=lambda answer: answer.row.position or 0, default=None)

    @cached_property
    def tried(self) -> list[CheckedAnswer]:
        """All answers, some wrong and some right ones first. A cause must give the wrong streams, and must not change the right ones."""
        right = [answer for answer in self.answers if answer.is_right]
        return [*self.wrong[:TRIED], *right[:TRIED], *self.wrong[TRIED:], *right[TRIED:]]

    def fits(self, change: Callable[[CheckedAnswer], Request], reference: Reference | None = None) -> bool:
        """Returns whether the streams are those of other requests, or of another ``reference``, or both."""
        return all((reference or self.reference).explains(change(answer), answer.stream) for answer in self.tried)
