"""A correct engine, as small as possible, and the errors of other engines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np
import pytest

from xlaengine.check.oracle.blocks import attention
from xlaengine.check.oracle.blocks.arithmetic import softmax
from xlaengine.check.oracle.definition import changed
from xlaengine.testing import Reference, assert_streams_match_reference
from xlaengine.types import SamplingParams

PROMPTS = [[5, 17, 99, 3], [64, 8], [30, 31, 32, 33, 34, 35, 36], [120, 11, 77]]
GREEDY = SamplingParams(temperature=0, max_tokens=8, ignore_eos=True)


def failure(engine: Any, reference: Reference, prompts: list[Any] = PROMPTS, params: Any = GREEDY, **more: Any) -> str:
    """Returns the message with which an engine fails, its causes on one line."""
    with pytest.raises(AssertionError) as caught:
        assert_streams_match_reference(engine, prompts, params, reference=reference, **more)
    return on_one_line(str(caught.value))


def on_one_line(message: str) -> str:
    return message.replace(";\n  or", "; or")


@dataclass
class Oracular:
    """Generates each prompt by itself, with a full forward pass for each token. It caches streams, because tests repeat requests."""

    reference: Reference

    def __post_init__(self) -> None:
        self.known: dict[Any, list[int]] = {}

    def generate(self, prompts: Sequence[Any], params: Any) -> list[Any]:
        each = params if isinstance(params, list) else [params] * len(prompts)
        return [self.one(prompt, one) for prompt, one in zip(prompts, each, strict=True)]

    def one(self, prompt: Any, params: Any) -> list[int]:
        key = (tuple(prompt), params)
        if key not in self.known:
            (self.known[key],) = self.reference.generate([prompt], params)
        return list(self.known[key])


@dataclass
class Spoilt:
    """An engine whose prompts or results are changed."""

    engine: Any
    prompts: Callable[[list[Any]], list[Any]] = list
    results: Callable[[list[Any], list[Any]], Any] = lambda results, prompts: results

    def generate(self, prompts: list[Any], params: Any) -> Any:
        return self.results(self.engine.generate(self.prompts(prompts), params), prompts)


def masked_out(streams: list[list[int]], prompts: list[list[int]]) -> list[Any]:
    """Results of a padded batch whose shorter rows are masked completely: NaN is the softmax of nothing."""
    longest = max(map(len, prompts))
    values = ((t, -1.0) if len(p) == longest else ([0] * len(t), float("nan")) for p, t in zip(prompts, streams, strict=True))
    return [SimpleNamespace(token_ids=t, logprobs=[value] * len(t)) for t, value in values]


def with_numbers(reference: Reference, kind: type[Any], **numbers: Any) -> Reference:
    """The reference with other numbers in each part of ``kind`` of its definition."""
    changes = changed(kind, lambda part: replace(part, **numbers), reference.definition)
    return replace(reference, checkpoint=replace(reference.checkpoint, definition=changes))


def misreading(reference: Reference, kind: type[Any], **numbers: Any) -> Oracular:
    """An engine that misreads some of the model's constants."""
    return Oracular(with_numbers(reference, kind, **numbers))


def blind_to_its_own_key(reference: Reference) -> Oracular:
    """An engine with a causal mask that is wrong by one: a position sees earlier positions, but not itself."""

    def blind(xp: Any, q: Any, k: Any, v: Any, window: None, cap: None, sinks: None) -> Any:
        k, v = (xp.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
        scores = xp.einsum("qnh,snh->nqs", q, k)
        earlier = np.tril(np.ones((len(q), len(q)), bool), -1)
        earlier[0, 0] = True
        return xp.einsum("nqs,snh->qnh", softmax(xp, xp.where(earlier, scores, -np.inf)), v)

    engine = Oracular(replace(reference))
    with mock.patch.object(attention, "attention", blind):
        list(engine.reference.oracle.logits([1], first=0))  # traces the forward pass, once for all lengths up to 64 tokens
    return engine


def left_padded(prompts: list[list[int]]) -> list[list[int]]:
    """Pads prompts on the left, as an engine without a mask sees them."""
    width = max(map(len, prompts))
    return [[0] * (width - len(prompt)) + list(prompt) for prompt in prompts]
