"""Runs transformers' ``generate`` as an engine: greedy, in padded batches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, islice
from typing import Any, Literal

import numpy as np

from xlaengine.check.assertions.streams import Prompt, shown
from xlaengine.check.oracle.endings import end_tokens
from xlaengine.types import CompletionOutput, Logprob, SamplingParams
from xlaengine.types.errors import is_int


class TransformersEngine:
    """transformers behind the interface of `EngineLike`. Of the model's ``generation_config`` it takes the EOS tokens only.

    Args:
        model: a causal language model of transformers.
        tokenizer: encodes prompts that are texts; without it prompts must be token ids.
        batch_size: the largest number of prompts in one call of ``model.generate``; None means all at once.
        padding_side: the side where shorter prompts of a batch are padded. With "right" a decoder continues from the padding.

    Raises:
        TypeError: ``model`` is not a model of transformers. ValueError: ``batch_size`` or ``padding_side`` has another value.
    """

    def __init__(self, model: Any, tokenizer: Any = None, batch_size: int | None = None, padding_side: Literal["left", "right"] = "left"):
        if not hasattr(model, "generation_config"):
            raise TypeError(f"model must be one of transformers, such as AutoModelForCausalLM.from_pretrained(path), got {shown(model)}")
        if padding_side not in ("left", "right"):
            raise ValueError(f"padding_side must be left or right, got {padding_side!r}")
        if batch_size is not None and (not is_int(batch_size) or batch_size < 1):
            raise ValueError(f"batch_size must be an integer of at least 1 or None, got {batch_size!r}")
        self.model = model
        self.tokenizer = tokenizer
        self.batch_size = batch_size
        self.padding_side = padding_side

    def generate(self, prompts: Sequence[Prompt], params: SamplingParams | Sequence[SamplingParams]) -> list[CompletionOutput]:
        """Returns a completion for each prompt, without text; log-probabilities are those of the raw logits, rounded to float32.

        Raises:
            ValueError: params are not greedy or change the logits, or a prompt is a text and there is no tokenizer.
        """
        each = list(params) if isinstance(params, Sequence) else [params] * len(prompts)
        for one in each:
            _require_plain(one)
        rows = iter(zip(map(self._ids, prompts), each, strict=True))
        outputs: list[CompletionOutput] = []
        while batch := list(islice(rows, self.batch_size)):
            outputs += self._batch(batch)
        return outputs

    def _ids(self, prompt: Prompt) -> list[int]:
        if not isinstance(prompt, str):
            return list(prompt)
        if self.tokenizer is None:
            raise ValueError("a text was given without a tokenizer")
        return list(self.tokenizer(prompt)["input_ids"])

    def _batch(self, batch: list[tuple[list[int], SamplingParams]]) -> list[CompletionOutput]:
        import torch  # pyright: ignore[reportMissingImports]  # installed by the user

        ends = [end_tokens(params, self._eos) for _, params in batch]
        pad = next(iter(self._eos), 0)
        ids, mask = padded([prompt for prompt, _ in batch], pad, self.padding_side)
        with torch.inference_mode(), greedy_alone(self.model):
            out = self.model.generate(
                input_ids=torch.tensor(ids, device=self.model.device),
                attention_mask=torch.tensor(mask, device=self.model.device),
                do_sample=False,
                num_beams=1,
                max_new_tokens=max(params.max_tokens or 0 for _, params in batch),
                # transformers takes one set of end tokens for all rows; if rows differ, or have none, it gets an id that no token has
                eos_token_id=sorted(ends[0]) if ends[0] and len(set(ends)) == 1 else self._text_config.vocab_size,
                pad_token_id=pad,
                return_dict_in_generate=True,
                output_logits=True,
            )
            tokens = [row[len(ids[0]) :].tolist() for row in out.sequences]
            streams = [stream(row, params, end) for row, (_, params), end in zip(tokens, batch, ends, strict=True)]
            return [
                CompletionOutput(0, "", tuple(row), logprobs(out.logits, i, row, params.logprobs))
                for i, (row, (_, params)) in enumerate(zip(streams, batch, strict=True))
            ]

    @property
    def _eos(self) -> list[int]:
        """The tokens of both files, as for the reference. `generate` by itself takes only those of ``generation_config.json``."""
        configs = (self.model.generation_config, self.model.config, self._text_config)
        found = (getattr(config, "eos_token_id", None) for config in configs)
        each = ([] if eos is None else [eos] if isinstance(eos, int) else eos for eos in found)
        return list(dict.fromkeys(chain.from_iterable(each)))

    @property
    def _text_config(self) -> Any:
        """The settings of the text model; a model that reads images too has them apart."""
        return self.model.config.get_text_config()


@contextmanager
def greedy_alone(model: Any) -> Iterator[None]:
    """Hides the checkpoint's defaults for `generate` from it: a penalty, suppressed tokens, several beams or sequences."""
    own = model.generation_config
    model.generation_config = type(own)()
    try:
        yield
    finally:
        model.generation_config = own


def padded(prompts: Sequence[Sequence[int]], pad: int, side: str) -> tuple[list[list[int]], list[list[int]]]:
    """Pads the prompts to the length of the longest; the mask is 1 on the prompts and 0 on the padding."""
    width = max(map(len, prompts))
    fill = [[pad] * (width - len(prompt)) for prompt in prompts]
    ids = [[*f, *p] if side == "left" else [*p, *f] for f, p in zip(fill, prompts, strict=True)]
    ones = [([0] * len(f), [1] * len(p)) for f, p in zip(fill, prompts, strict=True)]
    return ids, [[*f, *p] if side == "left" else [*p, *f] for f, p in ones]


def stream(tokens: Sequence[int], params: SamplingParams, ends: frozenset[int]) -> list[int]:
    """Returns a row's tokens up to the one that ends it; tokens after it are padding or were made for longer rows."""
    tokens = tokens[: params.max_tokens]
    end = next((i for i, token in enumerate(tokens) if token in ends), len(tokens))
    return list(tokens[: end + 1])


def logprobs(logits: Any, row: int, tokens: Sequence[int], k: int | None) -> tuple[dict[int, Logprob], ...] | None:
    """The log-probabilities of one row, from each step's ``logits [B, V]``, computed row by row so that they do not depend on the batch."""
    if k is None:
        return None
    steps = (step[row].float().log_softmax(-1).cpu().numpy() for step in logits)
    return tuple(top(logp, token, k) for logp, token in zip(steps, tokens, strict=False))


def top(logp: np.ndarray, token: int, k: int) -> dict[int, Logprob]:
    """Returns the entries of ``token`` and of the ``k`` best tokens of ``logp [V]``."""
    best = np.argsort(-logp, kind="stable")[:k].tolist()
    return {i: Logprob(float(logp[i]), int((logp > logp[i]).sum()) + 1) for i in dict.fromkeys([token, *best])}


def _require_plain(params: SamplingParams) -> None:
    same = {name: getattr(params, name) for name in ("max_tokens", "seed", "stop_token_ids", "ignore_eos", "logprobs")}
    if params.max_tokens is None or not params.greedy or replace(params, temperature=0.0) != SamplingParams(temperature=0.0, **same):
        raise ValueError(f"TransformersEngine is greedy, with max_tokens, stop_token_ids, ignore_eos and logprobs only, got {params}")
