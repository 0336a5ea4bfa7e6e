"""Before the first request: one run of the decode graphs that proves which widths give the same bits.

Which graph serves a row may depend on how many neighbours it has only if all those graphs agree on
it bit for bit. So two rows are decoded in every width and at both ends of the batch, and a width whose
log-probabilities differ from those of the widest, in any bit, is never used.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.device.decode import DecodeBatch
from xlaengine.device.logprobs import LogprobsBatch
from xlaengine.device.prefill import AdmitBatch, PrefillBatch
from xlaengine.device.state import ROW, vocab_row

Run = Callable[[str, Any], Any]
"""Launches a graph by name on a batch; the state is the caller's."""


def proven_widths(config: EngineConfig, vocab: int, run: Run) -> tuple[int, ...]:
    """The widths of ``config.decode_widths`` that may stand in for each other. Leaves garbage in the state.

    A warning is given if even the widest graph gives a row other bits at another place.
    """
    slots = sorted({0, config.max_num_seqs - 1})
    length = min(config.prefill_buckets[0], config.max_model_len - 1)
    rng = np.random.default_rng(0)
    prompts = rng.integers(0, vocab, (len(slots), config.prefill_buckets[0]), dtype=np.int32)
    for slot, tokens in zip(slots, prompts, strict=True):
        run(f"prefill[{config.prefill_buckets[0]}]", PrefillBatch(tokens=tokens, slot=np.int32(slot), start=np.int32(0)))

    def rehearse(width: int, swap: bool) -> np.ndarray:
        """Logits, and log-probabilities if they are built, ``[2, *]`` by slot, as bits."""
        for slot, tokens in zip(slots, prompts, strict=True):
            row = replace(ROW, token=tokens[-1], pos=np.int32(length), limit=np.int32(2), active=np.bool_(True))
            run("admit", AdmitBatch(slot=np.int32(slot), row=row, vocab=vocab_row(vocab)))
        places = ([width - 1, 0] if swap else [0, width - 1])[: len(slots)]
        rows = np.full(width, config.max_num_seqs, np.int32)
        rows[places] = slots
        step = run(f"decode[{width}]", DecodeBatch(rows=rows))
        logits = np.asarray(step.logits)[places].view(np.int32)
        if not config.max_logprobs:
            return logits
        packed = run(f"logprobs[{width}]", LogprobsBatch(tokens=step.tokens, logits=step.logits, rows=rows))
        return np.concatenate([logits, np.asarray(packed)[slots]], axis=-1)

    widest = config.decode_widths[-1]
    reference = rehearse(widest, swap=False)
    if not np.array_equal(reference, rehearse(widest, swap=True)):
        warnings.warn("a row's bits depend on its place in the batch on this platform: streams are not schedule invariant", stacklevel=2)
    same = (w for w in config.decode_widths[:-1] if all(np.array_equal(reference, rehearse(w, swap)) for swap in (False, True)))
    return (*same, widest)
