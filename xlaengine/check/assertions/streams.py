"""Questions to an engine, and its answers, as plain data in one form."""

from __future__ import annotations

import reprlib
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from numbers import Real
from typing import Any, Protocol

from xlaengine.types import GREEDY_BELOW, StreamId, TokenLogprobs
from xlaengine.types.errors import is_int
from xlaengine.types.words import plural

__tracebackhide__ = True  # pytest shows the line of the test, and none of this module

Prompt = str | Sequence[int]

UNKNOWN = -1
"""The token id of a log-probability that is given as a bare number."""


class EngineLike(Protocol):
    """Any object that generates: this package's ``LLM``, vLLM's, or a small adapter around another engine.

    ``generate`` takes a list of prompts (token ids, or texts if it supports them) and params (one for all, or a list with one for each). It
    returns one result for each prompt, in the order of the prompts: a list of the new token ids, an object with ``token_ids``, or an object
    with ``outputs``, a list of such objects (vLLM's ``RequestOutput``). An object with ``token_ids`` may have ``logprobs``: for each token
    a dict of token id to log-probability (or to an object with ``.logprob``) that contains the token, or the token's log-probability alone.
    A result may have ``prompt_logprobs``: for each token of the prompt such a dict, or its log-probability alone, and None for the first.
    """

    def generate(self, prompts: Any, params: Any, /) -> Any: ...


@dataclass(frozen=True)
class Answer:
    """One completion, as an engine returned it. A field is None if the engine did not return it."""

    name: str  # ``prompt 3``; ``prompt 3#1`` is its second completion
    token_ids: tuple[int, ...]  # the new tokens, without the prompt
    logprobs: tuple[dict[int, float], ...] | None = None  # for each token, by token id; the token itself is among them
    prompt_token_ids: tuple[int, ...] | None = None  # as the engine saw it
    prompt_logprobs: tuple[dict[int, float], ...] | None = None  # for each token of the prompt, as ``logprobs``; empty for the first

    @property
    def in_bits(self) -> tuple[Any, ...]:
        """Name, tokens and the bits of the log-probabilities. It equals another if all bits do; NaN equals NaN."""
        return self.name, self.token_ids, _in_bits(self.logprobs), _in_bits(self.prompt_logprobs)


def _in_bits(steps: Sequence[dict[int, float]] | None) -> list[dict[int, bytes]] | None:
    return None if steps is None else [{token: struct.pack("<d", x) for token, x in step.items()} for step in steps]


@dataclass(frozen=True)
class Inquiry:
    """An engine, the prompts and the params.

    Raises:
        TypeError, ValueError: engine, prompts or params have a wrong form, or a sampled stream has no seed, so that no run repeats it.
    """

    engine: EngineLike
    prompts: Sequence[Prompt]
    params: Any

    def __post_init__(self) -> None:
        prompts = self.prompts
        if isinstance(self.engine, type):
            raise TypeError(f"an engine must be an object with generate(prompts, params), got the class {self.engine.__name__}")
        if not callable(getattr(self.engine, "generate", None)):
            raise TypeError(f"an engine must have generate(prompts, params), got {shown(self.engine)}")
        if isinstance(prompts, str) or not isinstance(prompts, Sequence) or not all(map(_is_prompt, prompts)):
            raise TypeError(f"prompts must be a list of texts or of lists of token ids, got {shown(prompts)}")
        if not prompts:
            raise ValueError("there is no prompt")
        if isinstance(self.params, str):
            raise TypeError(f"params must be SamplingParams, or a list with one for each prompt, got {shown(self.params)}")
        if isinstance(self.params, Sequence) and len(self.params) != len(prompts):
            raise ValueError(f"got {plural(len(prompts), 'prompt')} with {len(self.params)} params: one for all is needed, or one each")
        for i, params in enumerate(self.each_params):
            if self.samples(i) and getattr(params, "seed", 0) is None:
                raise ValueError(f"prompt {i} is sampled (temperature {params.temperature}) without a seed: two runs may differ")

    @property
    def each_params(self) -> list[Any]:
        return list(self.params) if isinstance(self.params, Sequence) else [self.params] * len(self.prompts)

    def run(self, which: Sequence[int] | None = None) -> list[list[Answer]]:
        """Calls the engine once for the prompts with indices ``which`` (default: all) and returns the completions of each, in this order.

        The engine gets copies: its changes to the prompts do not reach the next call.

        Raises:
            AssertionError: results, completions or requested log-probabilities are missing, or there are too many results.
            TypeError: a result has an unknown form.
        """
        which = range(len(self.prompts)) if which is None else which
        each = self.each_params
        params = [each[i] for i in which] if isinstance(self.params, Sequence) else self.params
        results = as_list(self.engine.generate([copy(self.prompts[i]) for i in which], params), "generate's results")
        if len(results) != len(which):
            counts = f"{plural(len(results), 'result')} for {plural(len(which), 'prompt')}"
            raise AssertionError(f"generate gave {counts}: one for each is needed, in their order")
        answers = [list(completions(result, f"prompt {i}")) for i, result in zip(which, results, strict=True)]
        for i, given in zip(which, answers, strict=True):
            _require_what_was_asked(each[i], given, f"prompt {i}")
            if given[0].prompt_logprobs is not None:
                prompt = self.prompts[i]
                require_prompt_steps(given[0].prompt_logprobs, None if isinstance(prompt, str) else len(prompt), f"prompt {i}")
        return answers

    def samples(self, i: int) -> bool:
        """Returns whether the params of prompt ``i`` ask for draws."""
        return (getattr(self.each_params[i], "temperature", None) or 0) >= GREEDY_BELOW

    def repeats(self, answer: Answer, i: int, batch: Sequence[int], differ: Callable[[Answer, Answer], bool]) -> bool:
        """Returns whether another run of ``batch`` gives prompt ``i`` an answer that does not ``differ``; True if the engine fails, which
        says nothing about it."""
        try:
            found = self.run(batch)[batch.index(i)]
        except Exception:
            return True
        return any(again.name == answer.name and not differ(again, answer) for again in found)

    def length(self, i: int) -> str:
        prompt = self.prompts[i]
        return plural(len(prompt), "character" if isinstance(prompt, str) else "token")


def _require_what_was_asked(params: Any, given: Sequence[Answer], name: str) -> None:
    n, logprobs = getattr(params, "n", None), getattr(params, "logprobs", None)
    if n is not None and len(given) != n:
        raise AssertionError(f"{name} must have {plural(n, 'completion')}, got {len(given)}")
    if not given:
        raise AssertionError(f"the result of {name} has no completion: its outputs are empty")
    without = [answer.name for answer in given if answer.logprobs is None]
    if without and logprobs is not None and logprobs is not False:
        raise AssertionError(f"there are no log-probabilities of {without[0]}, although logprobs={logprobs!r} asks for them")
    asked = getattr(params, "prompt_logprobs", None)
    if asked is not None and given[0].prompt_logprobs is None:
        raise AssertionError(f"{name} has no log-probabilities of its prompt's tokens, although prompt_logprobs={asked!r} asks for them")


def require_prompt_steps(steps: Sequence[dict[int, float]], length: int | None, name: str) -> None:
    """Requires one step for each of the ``length`` (None: unknown) tokens of a prompt: none for the first, and an entry for each other.

    Raises:
        AssertionError: they are not.
    """
    form = "one for each token of the prompt is needed, and None for the first, which no token precedes"
    if length is not None and len(steps) != length:
        raise AssertionError(
            f"{name} has {plural(length, 'token')} and {plural(len(steps), 'entry', 'entries')} of prompt_logprobs: {form}"
        )
    if not steps or steps[0]:
        got = "no entry" if not steps else f"first {steps[0].get(UNKNOWN, steps[0])}"
        raise AssertionError(f"prompt_logprobs of {name}: got {got}; {form}")
    if (empty := next((i for i, step in enumerate(steps) if i and not step), None)) is not None:
        raise AssertionError(f"prompt_logprobs of {name}: there is no log-probability at position {empty}; {form}")


def completions(result: Any, name: str) -> Iterator[Answer]:
    """Yields the completions of one result of ``generate`` (`EngineLike`).

    Raises:
        AssertionError: log-probabilities are missing, or are not one for each token.
        TypeError: the result has an unknown form.
    """
    outputs = getattr(result, "outputs", None)
    prompt, scores = getattr(result, "prompt_token_ids", None), getattr(result, "prompt_logprobs", None)
    scored = None if scores is None else prompt_steps(scores, f"the prompt of {name}")
    for i, output in enumerate([result] if outputs is None else as_list(outputs, f"outputs of {name}")):
        own = StreamId(name, i).name
        tokens = _token_ids(getattr(output, "token_ids", output), own)
        logprobs = getattr(output, "logprobs", None)
        steps = None if logprobs is None else as_steps(logprobs, own, tokens)
        yield Answer(own, tokens, steps, None if prompt is None else tuple(prompt), scored if i == 0 else None)


def as_steps(logprobs: Any, name: str, tokens: Sequence[int] | None = None) -> tuple[dict[int, float], ...]:
    """Returns a dict of token id to log-probability for each of ``tokens``. If ``tokens`` is None, bare numbers get the id `UNKNOWN`.

    Raises:
        AssertionError: the number of log-probabilities is not the number of tokens, or a token's own is missing.
        TypeError: they have an unknown form.
    """
    steps = as_list(logprobs, f"logprobs of {name}")
    if tokens is not None and len(steps) != len(tokens):
        raise AssertionError(f"{name} has {plural(len(tokens), 'token')} with {plural(len(steps), 'logprob')}")
    dicts = tuple(_step(step, UNKNOWN if tokens is None else tokens[i], name) for i, step in enumerate(steps))
    for i, step in enumerate(dicts):
        if not step:
            raise AssertionError(f"there is no log-probability of {name} at position {i}")
        if tokens is not None and tokens[i] not in step:
            raise AssertionError(f"the log-probability of {name} at position {i} is missing: token {tokens[i]} is not among {list(step)}")
    return dicts


def prompt_steps(scores: Any, name: str) -> tuple[dict[int, float], ...]:
    """As `as_steps`, for the tokens of a prompt. A step that is None becomes an empty dict."""
    return tuple({} if step is None else _step(step, UNKNOWN, name) for step in as_list(scores, f"logprobs of {name}"))


def is_step(value: Any) -> bool:
    """Whether the value can be the log-probabilities of one token (`as_steps`)."""
    return isinstance(value, (Real, Mapping)) or hasattr(value, "logprob") or getattr(value, "ndim", None) == 0


def _step(step: Any, token: int, name: str) -> dict[int, float]:
    if isinstance(step, TokenLogprobs):
        entries: Mapping[Any, Any] = {**dict(step.top), step.token_id: step.logprob}
    else:
        entries = step if isinstance(step, Mapping) else {token: step}
    try:
        return {int(i): float(getattr(entry, "logprob", entry)) for i, entry in entries.items()}
    except (TypeError, ValueError, OverflowError):
        raise TypeError(
            f"logprobs of {name} must be a dict of token id to log-probability for each token, or a number, got {shown(step)}"
        ) from None


def as_list(values: Any, what: str) -> list[Any]:
    """Returns a list, tuple, array, tensor or generator as a list; refuses texts and dicts."""
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
    """Shows a value in a message: its type, and its start."""
    return f"{type(value).__name__} {reprlib.repr(value)}"
