"""A request: a tokenized prompt with complete sampling parameters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from xlaengine.types.errors import is_int, require
from xlaengine.types.params import SEED_LIMIT, SamplingParams

Verb = Literal["submit", "pause", "resume", "evict", "cancel", "allow"]
"""What an engine does to a live request. ``allow``: a stream that had used up its allowance continues."""


class StreamId(NamedTuple):
    """One of a request's ``n`` completions, counted from 0."""

    request_id: str
    completion: int = 0

    @property
    def name(self) -> str:
        """``r3`` for a request's first completion, ``r3#1`` for the next."""
        return f"{self.request_id}#{self.completion}" if self.completion else self.request_id


@dataclass(frozen=True, kw_only=True)
class Request:
    """A tokenized prompt with complete sampling parameters. These fields replay it.

    Attributes:
        request_id: unique among the engine's live requests.
        prompt_token_ids: at least one id.
        params: with ``max_tokens`` and ``seed``.
        prompt: the text of the ids, if they came from text.
        accepted: the limits under which an engine has accepted it (`Intake.validate`); `dataclasses.replace` does not copy it.

    Raises:
        InvalidRequest: there is no prompt token, or ``max_tokens`` or ``seed`` is None.
    """

    request_id: str
    prompt_token_ids: tuple[int, ...]
    params: SamplingParams
    prompt: str | None = None
    accepted: object = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        require(isinstance(self.request_id, str), f"request_id must be a string, got {self.request_id!r}", "request_id")
        ids = self.prompt_token_ids
        require(len(ids) > 0, "the prompt is empty: at least one token is needed", "prompt")
        bad = next((i for i in ids if not is_int(i)), 0)
        require(is_int(bad), f"token ids must be integers, got {bad!r}", "prompt")
        if {*map(type, ids)} != {int}:  # NumPy's integers are not in JSON
            object.__setattr__(self, "prompt_token_ids", tuple(int(i) for i in ids))
        require(self.params.max_tokens is not None, "max_tokens must be set on a request", "max_tokens")
        require(self.params.seed is not None, "seed must be set on a request", "seed")

    @property
    def max_tokens(self) -> int:
        return self.params.max_tokens or 0

    @property
    def seed(self) -> int:
        return self.params.seed or 0

    @property
    def stream_ids(self) -> list[StreamId]:
        """One for each completion."""
        return [StreamId(self.request_id, i) for i in range(self.params.n)]

    def seed_of(self, completion: int) -> int:
        """The seed of a completion, as in vLLM: ``seed + completion`` modulo 2**64."""
        seed = self.seed + completion
        return seed if seed < SEED_LIMIT else seed - SEED_LIMIT
