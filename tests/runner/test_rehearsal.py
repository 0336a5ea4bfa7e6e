"""What the rehearsal of prefill takes for the same, and what not."""

from __future__ import annotations

from dataclasses import replace
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


class Tiles(Rows):
    """The same device with one graph, which runs by tiles; those at ``size`` of a chunk have the wrong entry."""

    def run(self, name: str, batch: Any) -> Any:
        if name == "save":
            return super().run(name, batch)
        assert name == "prefill[40]"
        for tile, tokens in enumerate(batch.tokens.reshape(-1, 8)[: batch.tiles]):
            entries, start = tokens.astype(np.float32), batch.start[tile]
            if tile * 8 == self.size:
                entries[self.wrong] = np.nextafter(entries[self.wrong], np.float32(1e9))
            self.kv[batch.slot[tile], start : start + 8] = entries
        return None


@pytest.mark.parametrize(("place", "wrong", "agrees"), [(-1, 0, True), (0, 3, False), (32, 7, False)])
def test_a_tile_must_leave_the_same_bits_wherever_in_a_chunk_it_is(place: int, wrong: int, agrees: bool) -> None:
    config = replace(CONFIG, prefill_tile=8)
    assert prefill_agrees(Rehearsal(config, 1000, {}, Tiles(place, wrong).run)) == agrees


class Border(Rows):
    """The same device, whose smallest chunks are exact in the first block of keys alone."""

    def run(self, name: str, batch: Any) -> Any:
        if name == "save":
            return (self.kv[batch.slot, batch.start : batch.start + 64].copy(),)
        self.size = 8 if batch.start >= 64 else 0
        return super().run(name, batch)


def test_a_block_behind_the_first_is_looked_at_where_chunks_are_no_longer_than_one() -> None:
    config = replace(CONFIG, kv_block=64, max_model_len=128)
    device = Border(0, 3)
    device.kv = np.zeros((2, config.cache_len), np.float32)
    assert not prefill_agrees(Rehearsal(config, 1000, {}, device.run))


def test_one_size_agrees_with_itself() -> None:
    config = EngineConfig(max_num_seqs=1, max_model_len=40, kv_block=16, prefill_buckets=(8,))
    assert prefill_agrees(Rehearsal(config, 50, {}, Rows(0, 0).run))
