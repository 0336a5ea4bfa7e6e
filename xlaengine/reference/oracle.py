"""The oracle: the streams that a checkpoint's own definition gives. One sequence, no cache, no scheduler, no batching code.

The logits come from `xlaengine.oracle`, which reads the files itself and shares no code with the engine. A token is chosen by
`reference.sampling`, the end of a stream by `reference.endings`. The tokenizer is the engine's. Slow, and meant to be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

import numpy as np

from xlaengine.config import DType
from xlaengine.oracle import Checkpoint, Definition, Forward, NumpyForward, XlaForward, open_checkpoint
from xlaengine.protocol import Request
from xlaengine.reference.endings import End, TextDecoder, barred_tokens, end_of
from xlaengine.reference.sampling import adjusted, gumbel_noise, is_greedy, lead, slopes, token_scores

OracleDType = Literal["float32", "float64"]


@dataclass(frozen=True)
class OracleStream:
    """What the oracle generates for a request.

    Attributes:
        token_ids: the one that ends the stream included.
        leads: for each token, how far ahead of the runner-up it was, in adjusted logits; inf where it was the only candidate.
        end: why it ends there, and its text.
    """

    token_ids: tuple[int, ...]
    leads: tuple[float, ...]
    end: End


class Oracle:
    """A checkpoint's streams. It compiles when a padded length first comes up.

    It knows a request's first completion only: `single` makes that of any other.

    Args:
        checkpoint: its tensors are read at the first use, and then kept in float32.
        tokenizer: None leaves texts empty, and streams with stop strings unanswered.
        dtype: ``float32`` by XLA, ``float64`` by NumPy.
    """

    def __init__(self, checkpoint: Checkpoint, tokenizer: TextDecoder | None = None, dtype: OracleDType = "float32"):
        self.checkpoint = checkpoint
        self.tokenizer = tokenizer
        self.dtype: OracleDType = dtype
        self._forward: Forward = XlaForward(checkpoint) if dtype == "float32" else NumpyForward(checkpoint)

    @property
    def definition(self) -> Definition:
        return self.checkpoint.definition

    @cached_property
    def judge(self) -> Oracle:
        """The same checkpoint in float64: it decides where two float32 computations are too close to tell."""
        return self if self.dtype == "float64" else Oracle(self.held, self.tokenizer, "float64")

    @property
    def held(self) -> Checkpoint:
        """The checkpoint with the tensors that are kept here, so that a variant of it reads no file again."""
        return self._forward.held()

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """The logits ``[V]`` after each of ``ids[first:]``, in the oracle's dtype, from one forward."""
        return self._forward.logits(ids, first)

    def follow(self, request: Request, tokens: Sequence[int]) -> Iterator[np.ndarray]:
        """The logits ``[V]`` from which each of ``tokens`` was to be chosen, and those of one token more.

        They are what `generate` has at that index as long as it has chosen ``tokens`` so far: the logits at an index depend on
        the ids before it alone. By induction, choosing from these and stopping at the first difference is generating and
        stopping at the first difference; one forward replaces one a token.
        """
        prompt = request.prompt_token_ids
        return self.logits([*prompt, *tokens], first=len(prompt) - 1)

    def adjusted(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> np.ndarray:
        """Float64 ``[V]``: the logits after ``output`` with the request's biases and penalties (`sampling.adjusted`)."""
        return adjusted(logits, request, output, self._barred(request))

    def slopes(self, logits: np.ndarray, request: Request, output: Sequence[int], step: float) -> np.ndarray:
        """How far `adjusted` moves with the logits ``[V]`` (`sampling.slopes`)."""
        return slopes(logits, request, output, self._barred(request), step)

    def scores(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> np.ndarray:
        """Float64 scores ``[V]`` of the candidates for the token after ``output``; it is their argmax."""
        noise = noise_of(request, len(output), len(logits))
        return token_scores(self.adjusted(logits, request, output), request.params, noise)

    def end_of(self, request: Request, tokens: Sequence[int]) -> End | None:
        """How the stream ends with the last of ``tokens``; None where it goes on."""
        return end_of(tokens, request.params, self.definition.eos_token_ids, self.tokenizer)

    def generate(self, request: Request) -> OracleStream:
        """The request's stream, one full forward a token."""
        tokens, leads = [], []
        end: End | None = None
        while end is None:
            ids = [*request.prompt_token_ids, *tokens]
            (logits,) = self.logits(ids, first=len(ids) - 1)
            scores = self.scores(logits, request, tokens)
            tokens.append(int(scores.argmax()))
            leads.append(lead(scores))
            end = self.end_of(request, tokens)
        return OracleStream(tuple(tokens), tuple(leads), end)

    def _barred(self, request: Request) -> frozenset[int]:
        return barred_tokens(request.params, self.definition.eos_token_ids)


def open_oracle(path: Path, dtype: DType, tokenizer: TextDecoder | None = None, oracle_dtype: OracleDType = "float32") -> Oracle:
    """The oracle of the checkpoint at ``path`` for an engine of ``dtype``: the weights are rounded to that, sums are not.

    Raises:
        CheckpointFault: the checkpoint cannot be read, or the oracle does not know the model.
    """
    return Oracle(open_checkpoint(path).rounded(dtype), tokenizer, oracle_dtype)


def single(request: Request, completion: int) -> Request:
    """The request that has one of its ``n`` completions as its only one, with that one's seed: the request's plus its number."""
    return replace(request, params=replace(request.params, n=1, seed=(request.seed + completion) % 2**64))


def noise_of(request: Request, index: int, vocab: int) -> np.ndarray | None:
    """The Gumbel noise float32 ``[V]`` of token ``index``; None for a greedy stream."""
    return None if is_greedy(request.params) else gumbel_noise(request.seed, index, vocab)
