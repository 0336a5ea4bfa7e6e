"""The oracle of a checkpoint, for streams that any engine made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from os import PathLike, fspath
from typing import Any

import jax
import numpy as np

from xlaengine.config import DType
from xlaengine.host.text import Tokenizer, load_tokenizer
from xlaengine.models.checkpoint import load
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights, graph_layout
from xlaengine.protocol import CompletionOutput, Request, SamplingParams
from xlaengine.reference.check import TOLERANCES, Row, Tolerance, check_stream
from xlaengine.reference.oracle import Oracle, single
from xlaengine.reference.sampling import log_softmax
from xlaengine.sources import resolve
from xlaengine.testing.streams import Job, Prompt, Stream, shown
from xlaengine.testing.tables import Decode

_PARAMS = tuple(field.name for field in fields(SamplingParams) if field.name not in ("logprobs", "prompt_logprobs"))
_UNKNOWN_PARAMS = ("allowed_token_ids", "bad_words", "logits_processors", "structured_outputs")
"""Fields of vLLM's that would change a stream, and that the oracle does not know."""


@dataclass(frozen=True)
class Reference:
    """What a checkpoint says: one sequence, no cache, no batching code.

    It is engine-like itself: ``generate(prompts, params)`` gives its own token ids, one full forward for each, and so slowly.

    Attributes:
        weights: in `models.weights.graph_layout`, on the device that the forwards are to run on.
        dtype: the one that the engine under test computes in; weights and activations have it here too.
        tolerance: what the engine may differ by.
    """

    model: ModelConfig
    weights: Weights
    tokenizer: Tokenizer | None
    dtype: DType
    tolerance: Tolerance

    @cached_property
    def oracle(self) -> Oracle:
        return Oracle(self.model, self.weights, self.tokenizer)

    @classmethod
    def of(cls, model: str | PathLike[str] | None = None, *, dtype: DType = "float32", tolerance: Tolerance | None = None) -> Reference:
        """
        Args:
            model: a Hugging Face directory, a ``.gguf`` file, a converted checkpoint, a Hub id; None is the default model.
            dtype: the one that the engine under test computes in.
            tolerance: by default the dtype's.

        Raises:
            ValueError: the model cannot be found, read or run.
        """
        source = resolve(None if model is None else fspath(model))
        config, weights = load(source, dtype)
        try:
            tokenizer = load_tokenizer(source)
        except FileNotFoundError:
            tokenizer = None
        return cls(config, jax.device_put(graph_layout(weights)), tokenizer, dtype, tolerance or TOLERANCES[dtype])

    @property
    def decode(self) -> Decode | None:
        """From token ids to text, special tokens included; None without a tokenizer."""
        return None if self.tokenizer is None else partial(self.tokenizer.decode, skip_special_tokens=False)

    def generate(self, prompts: Sequence[Prompt], params: Any) -> list[list[int]]:
        """The token ids of each prompt's first completion."""
        return [list(self.oracle.generate(single(each, 0)).token_ids) for each in self.requests(Job(self, prompts, params))]

    def requests(self, job: Job) -> list[Request]:
        """The job as the oracle understands it.

        Raises:
            TypeError, ValueError: params that it cannot follow, or texts without a tokenizer.
        """
        pairs = enumerate(zip(job.prompts, job.each_params, strict=True))
        return [
            Request(request_id=f"prompt {i}", prompt_token_ids=self.prompt_ids(prompt), params=as_params(params))
            for i, (prompt, params) in pairs
        ]

    def prompt_ids(self, prompt: Prompt) -> tuple[int, ...]:
        """Token ids; of a text with what the tokenizer adds around every sequence."""
        if not isinstance(prompt, str):
            return tuple(map(int, prompt))
        if self.tokenizer is None:
            raise ValueError("this checkpoint has no tokenizer: give prompts as token ids")
        return tuple(self.tokenizer.encode(prompt, add_special_tokens=True))

    def check(self, request: Request, stream: Stream) -> Row:
        """The verdict on a request's only completion: tokens, where they end, and log-probabilities if there are any."""
        tokens = stream.token_ids
        known = bool(tokens) and all(0 <= token < self.model.vocab for token in tokens)
        end = self.oracle.end_of(request, tokens) if known else None
        completion = CompletionOutput(0, "", tokens)
        if end is not None:  # its text and reason are not asked of every engine
            completion = replace(completion, text=end.text, finish_reason=end.finish_reason, stop_reason=end.stop_reason)
        row = check_stream(self.oracle, request, completion, self.tolerance)
        row = replace(row, custom_id=stream.name)
        if row.verdict == "mismatch" or stream.logprobs is None:
            return row
        gaps = enumerate(self._gaps(request, stream))
        wrong = next(((i, gap) for i, gap in gaps if not gap <= self.tolerance.logprob), None)  # NaN is no agreement
        if wrong is None:
            return row
        return replace(row, verdict="mismatch", what="logprob", position=wrong[0], expected=None, got=tokens[wrong[0]], margin=wrong[1])

    def _gaps(self, request: Request, stream: Stream) -> Iterator[float]:
        """For each token, the most that one of its log-probabilities is off."""
        for logits, step in zip(self.oracle.follow(request, stream.token_ids), stream.logprobs or (), strict=False):
            logp = log_softmax(logits)
            yield float(max((abs(x - logp[i]) if 0 <= i < len(logp) else np.inf for i, x in step.items()), default=0.0))


def as_params(params: Any) -> SamplingParams:
    """`SamplingParams` from an object with fields of the same names, such as vLLM's; what to report is left out.

    Raises:
        TypeError, ValueError: it has no ``max_tokens``, or asks for what the oracle does not know.
    """
    if getattr(params, "max_tokens", None) is None:
        raise TypeError(f"params must be SamplingParams, or an object with its fields and max_tokens set, got {shown(params)}")
    if unknown := [name for name in _UNKNOWN_PARAMS if getattr(params, name, None)]:
        raise ValueError(f"the reference does not know {unknown[0]}")
    ours = SamplingParams(**{name: getattr(params, name) for name in _PARAMS if hasattr(params, name)})
    return replace(ours, seed=ours.seed or 0)
