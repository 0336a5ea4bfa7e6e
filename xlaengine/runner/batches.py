"""Turns plans into the arrays that graphs take. Every plan gets new arrays: a dispatched array is never written again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import SupportsIndex

import numpy as np
from jaxtyping import Int32, UInt32

from xlaengine.config import EngineConfig
from xlaengine.control.plan import Admit, Chunk, Lease, Score
from xlaengine.device.logprobs import ScoreBatch
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.memory.move import MoveBatch
from xlaengine.memory.state import ROW, VocabRows, vocab_row
from xlaengine.models.config import ModelConfig
from xlaengine.text.stop import end_tokens
from xlaengine.types import SamplingParams


def prefill_batch(config: EngineConfig, chunks: Sequence[Chunk]) -> PrefillBatch:
    """Prompt chunks, each padded to its bucket. A graph without tiles takes one chunk."""
    size, tile = config.prefill_size(sum(chunk.bucket for chunk in chunks)), config.prefill_tile
    if not tile:
        (chunk,) = chunks
        slot, start, end = (np.int32(value) for value in _place(chunk, 0))
        return PrefillBatch(tokens=filled_up(chunk.tokens, size), slot=slot, start=start, end=end)
    tokens = np.concatenate([filled_up(chunk.tokens, chunk.bucket) for chunk in chunks])
    tiles = [_place(chunk, offset) for chunk in chunks for offset in range(0, chunk.bucket, tile)]
    slots, starts, ends = (filled_up(values, size // tile) for values in zip(*tiles, strict=True))
    return PrefillBatch(tokens=filled_up(tokens, size), slot=slots, start=starts, end=ends, tiles=np.int32(len(tiles)))


def _place(chunk: Chunk, offset: int) -> tuple[int, int, int]:
    """Slot, first position and end (`PrefillBatch`) of the part of a chunk that begins at ``offset``."""
    return chunk.lease.slot, chunk.start + offset, chunk.start + len(chunk.tokens)


def score_batch(config: EngineConfig, plan: Score) -> ScoreBatch:
    size = config.prefill_size(plan.bucket)
    return ScoreBatch(
        tokens=filled_up(plan.tokens, size),
        targets=filled_up(plan.targets, size),
        slot=np.int32(plan.lease.slot),
        start=np.int32(plan.start),
        count=np.int32(len(plan.tokens)),
    )


def move_batch(config: EngineConfig, source: int, target: int, start: int, end: int) -> MoveBatch:
    """Moves the blocks of positions ``start .. end - 1`` from one place on the device to another."""
    C = config.kv_block
    return MoveBatch(source=np.int32(source), target=np.int32(target), first=np.int32(start // C), end=np.int32(-(-end // C)))


def decode_rows(leases: Sequence[Lease], width: int, slots: int) -> Int32[np.ndarray, " {width}"]:
    """The slot of each row; unused places hold ``slots``, the number of slots."""
    return filled_up([lease.slot for lease in leases], width, slots)


def filled_up(values: Sequence[SupportsIndex] | np.ndarray, width: int, unused: int = 0) -> Int32[np.ndarray, " {width}"]:
    """The values, and ``unused`` in the places after them."""
    row = np.full(width, unused, np.int32)
    row[: len(values)] = values
    return row


def admit_batch(plan: Admit, model: ModelConfig, plain: Mapping[bool, VocabRows], history: int = 0) -> AdmitBatch:
    """All rows of the state for a stream, at its first or a later admission. Fields that are not set here have the values of an empty slot.

    Args:
        plain: `plain_vocab_row` by ``ignore_eos``. These rows are on the device already, because each has 11 V bytes.
        history: the length of the slot's history row; 0 for none.
    """
    params = plan.request.params
    row = replace(
        ROW,
        token=np.int32(plan.token),
        pos=np.int32(plan.pos),
        index=np.int32(len(plan.output_token_ids)),
        limit=np.int32(plan.request.max_tokens),
        active=np.bool_(True),
        min_tokens=np.int32(params.min_tokens),
        adjusts=np.bool_(params.changes_logits),
        key=key_data(plan.request.seed_of(plan.lease.stream_id.completion)),
        temperature=np.float32(0 if params.greedy else params.temperature),
        top_k=np.int32(min(max(params.top_k, 0), np.iinfo(np.int32).max)),
        top_p=np.float32(params.top_p),
        min_p=np.float32(params.min_p),
        repetition_penalty=np.float32(params.repetition_penalty),
        presence_penalty=np.float32(params.presence_penalty),
        frequency_penalty=np.float32(params.frequency_penalty),
    )
    is_plain, prompt = not (params.changes_logits or params.stop_token_ids), plan.request.prompt_token_ids
    vocab = plain[params.ignore_eos] if is_plain else _vocab_row(params, model, prompt, plan.output_token_ids)
    tokens = filled_up((*prompt, *plan.output_token_ids), history) if history else None
    return AdmitBatch(slot=np.int32(plan.lease.slot), row=row, vocab=vocab, history=tokens)


def plain_vocab_row(model: ModelConfig, ignore_eos: bool) -> VocabRows:
    """The row of a request that changes no logits and has no stop tokens."""
    return _vocab_row(SamplingParams(ignore_eos=ignore_eos), model, (), ())


def _vocab_row(params: SamplingParams, model: ModelConfig, prompt: Sequence[int], output: Sequence[int]) -> VocabRows:
    row = vocab_row(model.vocab)
    tokens = end_tokens(params, [token for token in model.eos_token_ids if token < model.vocab])
    row.ends[list(tokens.ends)] = row.barred[list(tokens.barred)] = True
    if params.changes_logits:
        row.in_prompt[list(prompt)] = True
        np.add.at(row.counts, list(output), 1)
        for token, bias in (params.logit_bias or {}).items():
            row.bias[token] = bias
    return row


def key_data(seed: int) -> UInt32[np.ndarray, " 2"]:
    """Threefry key data of a 64-bit seed: its high and low words, as in ``jax.random.key`` under x64."""
    return np.array([seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF], np.uint32)
