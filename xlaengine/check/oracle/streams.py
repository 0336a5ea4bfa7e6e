"""The oracle: the streams that a checkpoint's own definition gives. One sequence, no cache, no scheduler, no batching code.

The logits come from `forward`, on tensors that the oracle's readers take from the files; neither shares code with the engine. `sampling`
chooses tokens and `endings` ends streams. The tokenizer is the engine's. The oracle is slow, because it is simple.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Literal

import numpy as np

from xlaengine.check.oracle import Checkpoint, Definition, NumpyForward, XlaForward, open_checkpoint
from xlaengine.check.oracle.endings import End, TextDecoder, barred_tokens, end_of
from xlaengine.check.oracle.margins import filter_margin, margin
from xlaengine.check.oracle.sampling import adjusted, gumbel_noise, is_greedy, lead, token_scores
from xlaengine.config import DType, KVDType, Quantization
from xlaengine.types import Request

OracleDType = Literal["float32", "float64"]


@dataclass(frozen=True)
class OracleStream:
    """What the oracle generates for a request."""

    token_ids: tuple[int, ...]  # including the one that ends the stream
    leads: tuple[float, ...]  # of each token over the runner-up, in adjusted logits; inf if it was the only candidate
    end: End


class Oracle:
    """The streams of a checkpoint. It compiles a graph for each new padded length.

    It generates a request's first completion only: `single` makes a separate request of another completion.

    Args:
        checkpoint: its tensors are read at the first use, and then kept in float32.
        tokenizer: without it texts are empty, and requests with stop strings are refused.
        dtype: ``float32`` is computed by XLA, ``float64`` by NumPy.
    """

    def __init__(self, checkpoint: Checkpoint, tokenizer: TextDecoder | None = None, dtype: OracleDType = "float32"):
        self.checkpoint = checkpoint
        self.tokenizer = tokenizer
        self.dtype: OracleDType = dtype
        self._forward = XlaForward(checkpoint) if dtype == "float32" else NumpyForward(checkpoint)

    @property
    def definition(self) -> Definition:
        return self.checkpoint.definition

    @cached_property
    def judge(self) -> Oracle:
        """The same checkpoint in float64. It decides differences that are within float32's rounding."""
        return self if self.dtype == "float64" else Oracle(self.held, self.tokenizer, "float64")

    @property
    def held(self) -> Checkpoint:
        """The checkpoint with the tensors that this oracle keeps in memory, so that a variant of it does not read files again."""
        return self._forward.held()

    def logits(self, ids: Sequence[int], first: int) -> Iterator[np.ndarray]:
        """Yields the logits ``[V]`` after each of ``ids[first:]``, in the oracle's dtype, from one forward pass."""
        return self._forward.logits(ids, first)

    def follow(self, request: Request, tokens: Sequence[int]) -> Iterator[np.ndarray]:
        """Yields the logits ``[V]`` before each of ``tokens``, up to the first that is outside the vocabulary; if none is, also those after
        the last.

        Logits depend only on the ids before them. So up to the first token that `generate` would not choose, they are the logits that it
        would choose from: choosing from them, and stopping at the first difference, gives the same result as generating. It takes one
        forward pass instead of one for each token.
        """
        prompt, known = request.prompt_token_ids, takewhile(lambda token: 0 <= token < self.definition.vocab, tokens)
        return self.logits([*prompt, *known], first=len(prompt) - 1)

    def scores(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> np.ndarray:
        """Returns float64 scores ``[V]`` of the candidates for the token after ``output``; the token is their argmax."""
        noise = noise_of(request, len(output), len(logits))
        return token_scores(adjusted(logits, request, output, self._barred(request)), request.params, noise)

    def margin(self, logits: np.ndarray, request: Request, output: Sequence[int], token: int, start: float) -> float:
        """Returns how far the model's logits ``[V]`` would have to move for ``token`` to come after ``output`` (`margins.margin`).

        ``start``: the movement that is tried first, in logits. The result is inf for a token outside the vocabulary.
        """
        if not 0 <= token < len(logits):
            return np.inf
        noise = noise_of(request, len(output), len(logits))
        return margin(logits, request, output, self._barred(request), noise, token, start)

    def filter_margin(self, logits: np.ndarray, request: Request, output: Sequence[int], token: int, start: float) -> float:
        """As `margin`, for ``token`` to be one that the request's filters leave (`margins.filter_margin`)."""
        if not 0 <= token < len(logits):
            return np.inf
        return filter_margin(logits, request, output, self._barred(request), token, start)

    def likeliest(self, logits: np.ndarray, request: Request, output: Sequence[int]) -> int:
        """Returns the likeliest token after ``output``, with the request's biases and penalties."""
        return int(adjusted(logits, request, output, self._barred(request)).argmax())

    def end_of(self, request: Request, tokens: Sequence[int]) -> End | None:
        """Returns how the stream ends with the last of ``tokens``; None if it continues."""
        return end_of(tokens, request.params, self.definition.eos_token_ids, self.tokenizer)

    def generate(self, request: Request) -> OracleStream:
        """Generates the request's stream, with one full forward pass for each token."""
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


def open_oracle(
    path: Path,
    dtype: DType,
    tokenizer: TextDecoder | None = None,
    oracle_dtype: OracleDType = "float32",
    kv_dtype: KVDType = "float32",
    quantization: Quantization | None = None,
) -> Oracle:
    """Opens the oracle of the checkpoint at ``path``, for an engine with these settings.

    Args:
        dtype: weights are rounded to it; sums are not.
        kv_dtype: keys and values are rounded to it.
        quantization: products are of int8, as the engine's.

    Raises:
        CheckpointFault: the checkpoint cannot be read, or the oracle does not support the model.
    """
    return Oracle(open_checkpoint(path).as_stored(dtype, kv_dtype, quantization), tokenizer, oracle_dtype)


def single(request: Request, completion: int) -> Request:
    """Returns a request for one of the ``n`` completions alone. Its seed is the request's seed plus the completion's number."""
    return replace(request, params=replace(request.params, n=1, seed=(request.seed + completion) % 2**64))


def noise_of(request: Request, index: int, vocab: int) -> np.ndarray | None:
    """Returns the Gumbel noise of token ``index``, float32 ``[V]``; None for a greedy stream."""
    return None if is_greedy(request.params) else gumbel_noise(request.seed, index, vocab)
