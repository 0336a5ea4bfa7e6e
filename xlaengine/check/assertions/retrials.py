"""Runs the engine again for one wrong answer: alone, in the same batch, from token ids, from a longer prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlaengine.check.assertions.equality import is_unlike
from xlaengine.check.assertions.reference import Reference
from xlaengine.check.assertions.streams import Answer, Inquiry
from xlaengine.check.judge import Row
from xlaengine.types import Request
from xlaengine.types.words import plural


@dataclass(frozen=True)
class CheckedAnswer:
    """One completion of an engine, the request that generates it alone, and the verdict. ``prompt`` is the index of its prompt, ``run``
    that of the engine's run of all prompts."""

    prompt: int
    request: Request
    stream: Answer
    row: Row
    run: int = 0

    @property
    def is_right(self) -> bool:
        return self.row.verdict != "mismatch"

    @property
    def tokens_differ(self) -> bool:
        """Whether the first mismatch is one of tokens or of the end, and not of log-probabilities alone."""
        return not self.is_right and self.row.what in ("token", "end")


@dataclass(frozen=True)
class Retrial:
    """One more run. ``how`` and ``told`` are its line in the message; ``answer`` is None if the engine failed."""

    how: str
    told: str
    answer: CheckedAnswer | None

    @property
    def is_right(self) -> bool:
        return self.answer is not None and self.answer.is_right

    @property
    def stream(self) -> Answer | None:
        return None if self.answer is None else self.answer.stream

    def differs_from(self, stream: Answer | None) -> bool:
        """Whether the tokens are others, or the log-probabilities, by more than rounding; False if one is unknown."""
        return self.stream is not None and stream is not None and is_unlike(self.stream, stream)


class Retrials:
    """More runs of the engine for ``first``, a wrong answer. Each is made when it is first asked for, and once.

    Attributes:
        made: the runs, in their order.
    """

    def __init__(self, inquiry: Inquiry, reference: Reference, first: CheckedAnswer):
        self._inquiry, self._reference, self._first = inquiry, reference, first
        self.made: list[Retrial] = []

    @cached_property
    def alone(self) -> Retrial:
        """The prompt without the other ones; if there is no other one, the same run once more."""
        how = "alone" if len(self._inquiry.prompts) > 1 else "once more"
        return self._again(f"{self._first.stream.name} {how}", [self._first.prompt])

    @cached_property
    def alone_twice(self) -> Retrial:
        return self._again(f"{self.alone.how}, again", [self._first.prompt])

    @cached_property
    def in_batch(self) -> Retrial:
        """All prompts once more."""
        return self._again(f"{self._first.stream.name} among all prompts, again", range(len(self._inquiry.prompts)))

    @cached_property
    def from_ids(self) -> Retrial:
        """The reference's token ids of a prompt that is a text."""
        first = self._first
        return self._from(first, first.request.prompt_token_ids, f"{first.stream.name} as its token ids", self._verdict)

    def first_token(self, answer: CheckedAnswer, ids: tuple[int, ...], how: str) -> bool | None:
        """Returns whether the first token after ``ids`` is right, with the params of ``answer``; None if the engine gives none."""

        def is_right(answer: CheckedAnswer) -> bool:
            return answer.is_right or (answer.row.position or 0) > 0

        def told(answer: CheckedAnswer) -> str:
            return f"the next token is {'right' if is_right(answer) else 'wrong'}"

        found = self._from(answer, ids, how, told, scored=False).answer
        return None if found is None else is_right(found)

    def _again(self, how: str, batch: Sequence[int]) -> Retrial:
        first = self._first

        def run() -> Answer:
            found = self._inquiry.run(batch)[batch.index(first.prompt)]
            return next(stream for stream in found if stream.name == first.stream.name)

        return self._made(how, run, first.request, self._verdict)

    def _from(
        self, answer: CheckedAnswer, ids: tuple[int, ...], how: str, told: Callable[[CheckedAnswer], str], scored: bool = True
    ) -> Retrial:
        """Lets the engine continue ``ids`` with the params of an answer, and looks at the completion that has its number."""
        inquiry, i = self._inquiry, answer.prompt
        _, _, number = answer.stream.name.partition("#")
        params = [inquiry.each_params[i]] if isinstance(inquiry.params, Sequence) else inquiry.params

        def run() -> Answer:
            stream = replace(inquiry, prompts=[list(ids)], params=params).run()[0][int(number or 0)]
            return stream if scored else replace(stream, logprobs=None, prompt_logprobs=None)

        return self._made(how, run, replace(answer.request, prompt_token_ids=ids), told)

    def _made(self, how: str, run: Callable[[], Answer], request: Request, told: Callable[[CheckedAnswer], str]) -> Retrial:
        try:
            stream = run()
            answer = CheckedAnswer(self._first.prompt, request, stream, self._reference.check(request, stream))
        except Exception as error:  # the mismatch must be reported, whatever the engine raises here
            self.made.append(Retrial(how, f"fails: {error!r}", None))
        else:
            self.made.append(Retrial(how, told(answer), answer))
        return self.made[-1]

    def _verdict(self, answer: CheckedAnswer) -> str:
        row = answer.row
        if answer.is_right:
            return "right"
        if not answer.tokens_differ:
            tokens = self._reference.check(answer.request, replace(answer.stream, logprobs=None, prompt_logprobs=None))
            if tokens.verdict != "mismatch":
                return "right tokens with wrong log-probabilities"
            return f"wrong log-probabilities, and wrong from position {tokens.position} of {plural(len(answer.stream.token_ids), 'token')}"
        same = ", with the same tokens" if answer.stream.token_ids == self._first.stream.token_ids else ""
        return f"wrong from position {row.position} of {plural(len(answer.stream.token_ids), 'token')}{same}"
