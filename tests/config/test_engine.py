"""What an engine's configuration makes of the sizes of prompt chunks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from xlaengine.config import EngineConfig


def test_each_bucket_has_a_graph_of_its_own() -> None:
    config = EngineConfig()
    assert config.prefill_sizes == config.prefill_buckets == (32, 64, 128, 256)
    assert [config.prefill_size(bucket) for bucket in config.prefill_buckets] == [32, 64, 128, 256]


def test_with_tiles_every_multiple_is_a_bucket_and_one_graph_serves_all() -> None:
    config = EngineConfig(prefill_tile=32)
    assert config.prefill_buckets == tuple(range(32, 257, 32))
    assert config.prefill_sizes == (256,)
    assert {config.prefill_size(bucket) for bucket in config.prefill_buckets} == {256}
    assert replace(config, seed=1).prefill_buckets == config.prefill_buckets


def test_no_bucket_is_longer_than_a_slot() -> None:
    config = EngineConfig(max_model_len=60, kv_block=16, prefill_tile=32)
    assert (config.cache_len, config.prefill_buckets, config.prefill_sizes) == (64, (32, 64), (64,))


def test_a_slot_holds_whole_blocks_of_128() -> None:
    """docs/memory.md says so."""
    for tile in (0, 32):
        assert [EngineConfig(max_model_len=S, prefill_tile=tile).cache_len for S in (1, 1024, 1030)] == [128, 1024, 1152]


def test_short_slots_come_last_in_whole_blocks() -> None:
    config = EngineConfig(max_num_seqs=6, max_model_len=500, short_slots=((1, 300), (3, 100)))
    assert config.layout.lengths == (512, 512, 384, 128, 128, 128)
    assert config.slot_tokens == (500, 500, 384, 128, 128, 128)
    assert config.layout.joined
    assert not replace(config, short_slots=()).layout.joined


@pytest.mark.parametrize(
    ("short", "why"),
    [
        (((3, 100),), "short_slots has 3 slots, and max_num_seqs is 3: at least one slot must hold max_model_len 500 tokens"),
        (((1, 385),), "short_slots has slots of 385 tokens: in whole blocks of 128 they are no shorter than max_model_len 500"),
    ],
)
def test_short_slots_that_leave_no_long_one_or_are_not_shorter_are_refused(short: tuple[tuple[int, int]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        EngineConfig(max_num_seqs=3, max_model_len=500, short_slots=short)


def test_a_longest_chunk_that_is_not_whole_tiles_is_refused() -> None:
    with pytest.raises(ValueError, match=r"longest of prefill_buckets \(8, 24\) must be a multiple of prefill_tile 16"):
        EngineConfig(prefill_buckets=(8, 24), prefill_tile=16)


def test_int8_and_float32_weights_are_refused_together() -> None:
    with pytest.raises(ValueError, match="weights_dtype float32 keeps floats, and quantization w8a8 int8: leave one of them out"):
        EngineConfig(quantization="w8a8", weights_dtype="float32")
    assert not EngineConfig(quantization="w8a8", kernels="native").keeps_stored
    assert EngineConfig(kernels="native").keeps_stored
