"""What an engine is asked and what it gives, as plain data, whatever the shape of its results."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from xlaengine.protocol import GREEDY_BELOW
from xlaengine.protocol.errors import is_int

Prompt = str | Sequence[int]


class EngineLike(Protocol):
    """Anything that generates: this package's ``LLM``, vLLM's, an adapter, ten lines around your own engine.

    Given a list of prompts (token ids, or texts if it takes them) and params (one for all, or a list of one each), it returns a
    result for each prompt, in their order: a list of the new token ids, an object with ``token_ids``, or one with ``outputs`` of
    such objects (vLLM's ``RequestOutput``). Beside ``token_ids`` there may be ``logprobs``: for each token a dict of token id to
    log-probability (or an object with ``.logprob``), or the chosen token's alone.
    """

    def generate(self, prompts: Any, params: Any, /) -> Any: ...


@dataclass(frozen=True)
class Stream:
    """One completion.

    Attributes:
        name: ``prompt 3``; ``prompt 3#1`` is its second completion.
        token_ids: the new ones.
        logprobs: for each token, log-probabilities by token id; None if the engine gave none.
        prompt_token_ids: the prompt as the engine saw it, if it says so.
    """

    name: str
    token_ids: tuple[int, ...]
    logprobs: tuple[dict[int, float], ...] | None = None
    prompt_token_ids: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Job:
    """An engine, and what it is asked.

    Raises:
        TypeError, ValueError: prompts or params of a wrong shape; a sampled stream without a seed, which nothing can repeat.
    """

    engine: EngineLike
    prompts: Sequence[Prompt]
    params: Any

    def __post_init__(self) -> None:
        prompts = self.prompts
        if isinstance(prompts, str) or not isinstance(prompts, Sequence) or not all(map(_is_prompt, prompts)):
            raise TypeError(f"prompts must be a list of texts or of lists of token ids, got {shown(prompts)}")
        if not prompts:
            raise ValueError("there is no prompt")
        if isinstance(self.params, Sequence) and len(self.params) != len(prompts):
            raise ValueError(f"{len(prompts)} prompts were given with {len(self.params)} params")
        for i, params in enumerate(self.each_params):
            sampled = (getattr(params, "temperature", None) or 0) >= GREEDY_BELOW
            if sampled and getattr(params, "seed", 0) is None:
                raise ValueError(f"prompt {i} is sampled (temperature {params.temperature}) without a seed: no two runs need agree")

    @property
    def each_params(self) -> list[Any]:
        """The params of each prompt."""
        return list(self.params) if isinstance(self.params, Sequence) else [self.params] * len(self.prompts)

    def run(self, which: Sequence[int] | None = None) -> list[list[Stream]]:
        """The completions of each of the prompts ``which`` (all of them), in this order, by one call of the engine.

        Raises:
            AssertionError: results are missing, or too many. TypeError: a result of no known shape.
        """
        __tracebackhide__ = True
        which = range(len(self.prompts)) if which is None else which
        params = [self.params[i] for i in which] if isinstance(self.params, Sequence) else self.params
        results = as_list(self.engine.generate([self.prompts[i] for i in which], params), "generate's results")
        if len(results) != len(which):
            raise AssertionError(f"generate gave {len(results)} results for {len(which)} prompts: one for each is needed, in their order")
        return [list(completions(result, f"prompt {i}")) for i, result in zip(which, results, strict=True)]

    def length(self, i: int) -> str:
        """The size of a prompt, in words."""
        prompt = self.prompts[i]
        return f"{len(prompt)} {'characters' if isinstance(prompt, str) else 'tokens'}"


def completions(result: Any, name: str) -> Iterator[Stream]:
    """The streams of one prompt's result."""
    outputs = getattr(result, "outputs", None)
    prompt = getattr(result, "prompt_token_ids", None)
    for i, output in enumerate([result] if outputs is None else outputs):
        stream = name if i == 0 else f"{name}#{i}"
        tokens = _token_ids(getattr(output, "token_ids", output), stream)
        logprobs = getattr(output, "logprobs", None)
        steps = None if logprobs is None else as_steps(logprobs, tokens, stream)
        yield Stream(stream, tokens, steps, None if prompt is None else tuple(prompt))


def as_steps(logprobs: Any, tokens: Sequence[int], name: str) -> tuple[dict[int, float], ...]:
    """Log-probabilities by token id, a dict for each of ``tokens``."""
    steps = as_list(logprobs, f"logprobs of {name}")
    if len(steps) != len(tokens):
        raise AssertionError(f"{name} has {len(tokens)} tokens with {len(steps)} logprobs")
    return tuple(_step(step, token, name) for step, token in zip(steps, tokens, strict=True))


def _step(step: Any, token: int, name: str) -> dict[int, float]:
    entries = step if isinstance(step, Mapping) else {token: step}
    try:
        return {int(i): float(getattr(entry, "logprob", entry)) for i, entry in entries.items()}
    except (TypeError, ValueError):
        raise TypeError(
            f"logprobs of {name} must be a dict of token id to log-probability for each token, or a number, got {shown(step)}"
        ) from None


def as_list(values: Any, what: str) -> list[Any]:
    """A list, tuple, array, tensor or generator as a list; no text and no dict."""
    values = values.tolist() if hasattr(values, "tolist") else values
    if isinstance(values, (str, bytes, Mapping)) or not isinstance(values, Iterable):
        raise TypeError(f"{what} must be a list, got {shown(values)}")
    return list(values)


def _token_ids(value: Any, name: str) -> tuple[int, ...]:
    ids = value.tolist() if hasattr(value, "tolist") else value
    if not _is_ids(ids):
        raise TypeError(
            f"the result of {name} must be a list of token ids, an object with token_ids, or one with outputs of such, got {shown(value)}"
        )
    return tuple(map(int, ids))


def _is_prompt(prompt: Any) -> bool:
    return isinstance(prompt, str) or _is_ids(prompt)


def _is_ids(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes)) and all(map(is_int, value))


def shown(value: Any) -> str:
    return f"{type(value).__name__} {reprlib.repr(value)}"
