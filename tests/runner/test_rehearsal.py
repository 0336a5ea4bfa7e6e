"""What the rehearsal of prefill takes for the same, and what not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from xlaengine.config import EngineConfig
from xlaengine.runner.rehearsal import Rehearsal, prefill_agrees

CONFIG = EngineConfig(max_num_seqs=2, max_model_len=96, kv_block=16, prefill_buckets=(8, 16, 40))


class Rows:
    """A device whose entries are their tokens; of one size of chunk the entry ``wrong`` of each is another in its last bit."""

    def __init__(self, size: int, wrong: int):
        self.size, self.wrong = size, wrong
        self.kv = np.zeros((2, CONFIG.cache_len), np.float32)

    def run(self, name: str, batch: Any) -> Any:
        if name == "save":
            return (self.kv[batch.slot, batch.start : batch.start + CONFIG.kv_block].copy(),)
        entries = batch.tokens.astype(np.float32)
        if len(entries) == self.size:
            entries[self.wrong] = np.nextafter(entries[self.wrong], np.float32(1e9))
        self.kv[batch.slot, batch.start : batch.start + len(entries)] = entries
        return None


@pytest.mark.parametrize(
    ("size", "wrong", "agrees"), [(0, 0, True), (8, 0, False), (8, 7, False), (16, 3, False), (40, 0, False), (40, 39, False)]
)
def test_chunks_of_all_sizes_must_leave_the_same_bits(size: int, wrong: int, agrees: bool) -> None:
    assert prefill_agrees(Rehearsal(CONFIG, 1000, {}, Rows(size, wrong).run)) == agrees


def test_one_size_agrees_with_itself() -> None:
    config = EngineConfig(max_num_seqs=1, max_model_len=40, kv_block=16, prefill_buckets=(8,))
    assert prefill_agrees(Rehearsal(config, 50, {}, Rows(0, 0).run))
