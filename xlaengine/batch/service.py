"""What a batch job needs of a service that answers its lines: one engine in this process, or many elsewhere."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from xlaengine.batch.interface import Display
from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.text.tokenizer import Tokenizer
from xlaengine.types import ProfileError

if TYPE_CHECKING:
    from xlaengine.check.judge import Report
    from xlaengine.llm import LLM

_VERSIONED = ("jax", "jaxlib")


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one input line.

    Attributes:
        line: the number of the input line, from 1.
        data: the output line, including its line end.
        failure: the message of an error line; None for a result.
        tokens: the number of generated tokens, over all choices; 0 for an error line.
        engine: `Facts.recorded` of the engine that gave the answer; None if they are those of `Service.facts`.
    """

    line: int
    data: bytes
    failure: str | None = None
    tokens: int = 0
    engine: Mapping[str, str] | None = None


@dataclass(frozen=True)
class Facts:
    """What a manifest records about the engine that makes an output.

    Attributes:
        model_name: the engine's own name of the model.
        model_fingerprint: a digest of the model's files.
        shaping: the engine's settings on which a token may depend.
        tokenizer: a digest; None for a model without a tokenizer.
        speculation_is_exact: as `LLM.speculation_is_exact`.
        shows_date: whether the chat template shows a date (`Settings.chat_date`).
        recorded: kernels, device and versions. Equal bits are promised only between engines for which they are equal.
    """

    model_name: str
    model_fingerprint: str
    tokenizer: str | None
    shaping: Mapping[str, Any]
    speculation_is_exact: bool
    recorded: Mapping[str, str]
    shows_date: bool = False


class Service(Protocol):
    """Answers lines. A service with one engine in this process is `Inspectable` too."""

    @property
    def facts(self) -> Facts:
        """What the manifest records. All engines of a service have the same, but for ``recorded`` (`Answer.engine`)."""
        ...

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        """Yields the answer to each line once, in any order. How many lines it reads ahead is its own choice."""
        ...

    def metrics(self) -> dict[str, Any]:
        """Counters, and times in seconds. May be called from any thread."""
        ...


@runtime_checkable
class Inspectable(Protocol):
    """A service whose one engine can be profiled, and compared with the oracle."""

    def profiled(self, display: Display) -> AbstractContextManager[list[ProfileError]]:
        """Profiles the block if the job asks for it, and notes on the display where the profile is. If the profile cannot be written, a
        note says why, and the yielded list has the error once the block has ended; otherwise the list stays empty."""
        ...

    def compare(self, progress: Callable[[str, int, int | None], None]) -> Report:
        """Compares answers with the oracle, as many as the job asks for. ``progress`` is called as `Display.phase` is."""
        ...


def facts_of(llm: LLM) -> Facts:
    """Returns the facts of an engine in this process."""
    versions = {name: metadata.version(name) for name in _VERSIONED}
    return Facts(
        model_name=llm.model_name,
        model_fingerprint=llm.model_fingerprint,
        tokenizer=llm.tokenizer and _tokenizer_digest(llm.tokenizer),
        shaping=llm.config.shaping,
        speculation_is_exact=llm.speculation_is_exact,
        recorded={"kernels": llm.config.kernels + ", matrices cut" * llm.config.cuts_matrices, "device": llm.device_name} | versions,
        shows_date=llm.tokenizer is not None and "strftime_now" in (llm.tokenizer.chat_template or ""),
    )


def _tokenizer_digest(tokenizer: Tokenizer) -> str:
    """Returns a digest of everything that turns text into ids and back, including the chat template."""
    named = tokenizer.bos_token, tokenizer.eos_token, dict(tokenizer.other_tokens)
    parts = (tokenizer.backend.to_str(), *named, tokenizer.chat_template)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()
