"""What the rehearsal takes for the same, and what not: on devices of a few lines, each of which is wrong in one place."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.conftest import tiny_config
from xlaengine.config import EngineConfig
from xlaengine.device.step import StepOut
from xlaengine.memory.held import PARTS
from xlaengine.memory.state import ROW
from xlaengine.runner.agreement import decode_agrees, prefill_agrees, rehearsed_widths
from xlaengine.runner.rehearsal import SEEDS, Rehearsal, spread

CONFIG = EngineConfig(max_num_seqs=2, max_model_len=96, kv_block=16, prefill_buckets=(8, 16, 40))


class Rows:
    """A device whose entries are their tokens; of one size of chunk the entry ``wrong`` of each is another in its last bit."""

    def __init__(self, size: int, wrong: int):
        self.size, self.wrong = size, wrong
        self.kv = np.zeros((2, CONFIG.cache_len), np.float32)

    def run(self, name: str, batch: Any) -> Any:
        if name == "save":
            return (self.kv[batch.source, batch.first * CONFIG.kv_block : (batch.first + 1) * CONFIG.kv_block].copy(),)
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


class Weighed(Rows):
    """A device that counts the blocks that it has given and that are still in memory."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.given: list[weakref.ref[np.ndarray]] = []
        self.most = 0

    @property
    def alive(self) -> int:
        return sum(each() is not None for each in self.given)

    def run(self, name: str, batch: Any) -> Any:
        out = super().run(name, batch)
        if name == "save":
            self.given.append(weakref.ref(out[0]))
            self.most = max(self.most, self.alive)
        return out


def test_of_what_slots_hold_one_block_is_in_memory_at_a_time() -> None:
    """A block of a model with 8 billion weights has 33 MiB, so all that is compared would be half a gibibyte."""
    device = Weighed()
    rehearsal = Rehearsal(CONFIG, 1000, {}, device.run)
    assert device.alive == 0
    device.most = 0
    assert prefill_agrees(rehearsal)
    assert len(device.given) > 9
    assert device.most == 2  # the one that is compared, and the next one while it is made


class Sums(Rows):
    """A device that also keeps the sum of each slot's entries. Chunks of one size give it another last bit."""

    def __init__(self, size: int, wrong: int):
        super().__init__(size, wrong)
        self.sums = np.zeros(2, np.float32)

    def run(self, name: str, batch: Any) -> Any:
        if name == "save":
            return super().run(name, batch)
        if name == "save_recurrent":
            return (self.sums[batch.source].copy(),)
        if name == "restore_recurrent":
            (self.sums[batch.target],) = batch.arrays
            return None
        for token in batch.tokens[: batch.end - batch.start].astype(np.float32):
            self.sums[batch.slot] += token
        if len(batch.tokens) == self.size:
            self.sums[batch.slot] = np.nextafter(self.sums[batch.slot], np.float32(1e9))
        return None


@pytest.mark.parametrize(("size", "agrees"), [(0, True), (8, False), (16, False), (40, False)])
def test_chunks_that_leave_recurrent_state_start_from_the_same_value(size: int, agrees: bool) -> None:
    assert prefill_agrees(Rehearsal(CONFIG, 1000, {}, Sums(size, 0).run, parts=PARTS)) == agrees


class Steps(Sums):
    """The same device with steps of its first slot, each of which adds ``more`` to the sum beside its token."""

    def __init__(self, more: float):
        super().__init__(0, 0)
        self.more, self.row = np.float32(more), ROW

    def run(self, name: str, batch: Any) -> Any:
        if name == "admit":
            self.row = batch.row
        elif name.startswith("decode"):
            self.kv[0, self.row.pos] = self.row.token
            self.sums[0] += self.row.token + self.more
        else:
            if name.startswith("prefill"):
                Rows.run(self, name, batch)
            return super().run(name, batch)
        return None


@pytest.mark.parametrize(("more", "agrees"), [(0, True), (1, False)])
def test_steps_that_leave_recurrent_state_begin_behind_the_tokens_before_theirs(more: float, agrees: bool) -> None:
    assert decode_agrees(Rehearsal(CONFIG, 1000, {}, Steps(more).run, parts=PARTS)) == agrees


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
            return (self.kv[batch.source, batch.first * 64 : (batch.first + 1) * 64].copy(),)
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


# --- widths

WIDE = EngineConfig(max_num_seqs=20, max_model_len=96, kv_block=16, prefill_buckets=(8,), max_logprobs=1)
"""Widths 8, 16 and 24: fewer places than rows, and more."""

Wrong = Callable[[int, int, int, bytes], bool]


class Decoder:
    """A device whose logits are a digest of what a row holds; ``wrong(width, place, slot, prompt)`` says where they are one bit off.

    seated: of each launch its width, and the place of each slot.
    """

    def __init__(self, wrong: Wrong = lambda *_: False, wrong_logprobs: Wrong = lambda *_: False):
        self.wrong, self.wrong_logprobs = wrong, wrong_logprobs
        self.kv: dict[int, bytes] = {}
        self.rows: dict[int, Any] = {}
        self.seated: list[tuple[int, dict[int, int]]] = []

    def run(self, name: str, batch: Any) -> Any:
        return getattr(self, name.split("[")[0])(batch)

    def prefill(self, batch: Any) -> None:
        self.kv[int(batch.slot)] = batch.tokens.tobytes()

    def save(self, batch: Any) -> tuple[bytes]:
        return (self.kv[int(batch.source)],)

    def restore(self, batch: Any) -> None:
        (self.kv[int(batch.target)],) = batch.arrays

    def admit(self, batch: Any) -> None:
        self.rows[int(batch.slot)] = int(batch.row.token), int(batch.row.pos)

    def decode(self, batch: Any) -> Any:
        width, tokens = len(batch.rows), np.full(WIDE.max_num_seqs, -1, np.int32)
        logits = np.full((width, 50), np.nan, np.float32)
        self.seated.append((width, {int(slot): place for place, slot in enumerate(batch.rows) if slot < WIDE.max_num_seqs}))
        for slot, place in self.seated[-1][1].items():
            seed = [*self.kv[slot], *self.rows[slot]]
            logits[place] = np.random.default_rng(seed).standard_normal(50, np.float32)
            if self.wrong(width, place, slot, self.kv[slot]):
                logits[place].view(np.int32)[7] ^= 1
            tokens[slot] = logits[place].argmax()
        return StepOut(tokens=tokens, logits=logits)

    def logprobs(self, batch: Any) -> np.ndarray:
        packed = np.zeros((WIDE.max_num_seqs, 5), np.int32)
        for slot, place in self.seated[-1][1].items():
            packed[slot, 3] = self.wrong_logprobs(len(batch.rows), place, slot, self.kv[slot])
        return packed


def widths_of(device: Decoder) -> tuple[int, ...]:
    return rehearsed_widths(Rehearsal(WIDE, 1000, {}, device.run))[0]


def test_every_width_that_gives_the_same_bits_is_used() -> None:
    assert widths_of(Decoder()) == WIDE.decode_widths == (8, 16, 24)


@pytest.mark.parametrize("place", range(16))
def test_a_width_that_is_wrong_at_any_of_its_places_is_not_used(place: int) -> None:
    assert widths_of(Decoder(lambda width, at, *_: (width, at) == (16, place))) == (8, 24)
    if place < 8:
        assert widths_of(Decoder(lambda width, at, *_: (width, at) == (8, place))) == (16, 24)


@pytest.mark.parametrize("slot", range(20))
def test_a_width_that_is_wrong_in_any_slot_is_not_used(slot: int) -> None:
    assert widths_of(Decoder(lambda width, _, row, *__: (width, row) == (16, slot))) == (8, 24)


def test_a_width_that_is_wrong_for_one_of_the_prompts_is_not_used() -> None:
    device = Decoder()
    widths_of(device)
    prompts = set(device.kv.values())
    assert len(device.kv) == 20, "a slot was not filled"
    assert len(prompts) == SEEDS > 2
    assert len({token for token, _ in device.rows.values()}) > 15
    assert len({pos for _, pos in device.rows.values()}) == 4
    for prompt in prompts:
        assert widths_of(Decoder(lambda width, _, __, kv, bad=prompt: width == 8 and kv == bad)) == (16, 24)


def test_a_width_whose_logprobs_alone_are_wrong_is_not_used() -> None:
    assert widths_of(Decoder(wrong_logprobs=lambda width, place, *_: (width, place) == (8, 3))) == (16, 24)


def test_every_row_of_the_widest_stands_at_two_places_and_a_difference_is_said() -> None:
    device = Decoder()
    widths_of(device)
    first, second = (places for width, places in device.seated if width == 24)
    assert first.keys() == second.keys() == set(range(20))
    assert all(first[slot] != second[slot] for slot in first)
    assert {*first.values(), *second.values()} == set(range(24))
    for wrong in range(24):
        device = Decoder(lambda width, place, *_, wrong=wrong: (width, place) == (24, wrong))
        assert not rehearsed_widths(Rehearsal(WIDE, 1000, {}, device.run))[1]


@pytest.mark.parametrize(("total", "count"), [(1, 1), (2, 2), (3, 2), (20, 8), (24, 20), (64, 3)])
def test_numbers_are_spread_from_the_first_to_the_last(total: int, count: int) -> None:
    numbers = spread(total, count)
    assert numbers == sorted(set(numbers))
    assert (len(numbers), numbers[0]) == (count, 0)
    assert count == 1 or numbers[-1] == total - 1


@pytest.mark.parametrize(("window", "border"), [(0, 16), (16, 16), (17, 32), (40, 48)])
def test_rows_stand_beyond_the_widest_window(window: int, border: int) -> None:
    config = tiny_config(3, max_model_len=96)
    positions: list[int] = []

    def run(name: str, batch: Any) -> Any:
        if name == "admit":
            positions.append(int(batch.row.pos))
        return ()

    rehearsal = Rehearsal(config, 1000, {}, run, window=window)
    rehearsal.admit()
    assert rehearsal.border == border
    assert positions[0] > border > max(window, 1) - 1
