"""One arithmetic in every graph: a row has the same bits whatever the graph's rows, chunks and slots (measured on XLA:CPU)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import jax
import numpy as np
import pytest

from tests.conftest import XLA, TinyModel
from tests.effort import rounds
from xlaengine.config import EngineConfig
from xlaengine.control.plan import Chunk, Lease
from xlaengine.device.prefill import AdmitBatch
from xlaengine.device.step import StepBatch
from xlaengine.memory.state import ROW, vocab_row
from xlaengine.models.weights import Weights
from xlaengine.ops import native
from xlaengine.runner import Runner
from xlaengine.runner.batches import prefill_batch
from xlaengine.types import StreamId

CHUNKS = (8, 64)
STEPS = 6
TOKENS = np.random.default_rng(0).integers(3, 131, 64).astype(np.int32)

pytestmark = pytest.mark.skipif(jax.default_backend() != "cpu", reason="what is kept is XLA:CPU's arithmetic")


@contextmanager
def opened(tiny: TinyModel, dtype: str, slots: int, tile: int = 0, kernels: str = "xla") -> Iterator[Runner]:
    model, weights = tiny
    cast: Weights = jax.tree.map(lambda leaf: np.asarray(leaf).astype(jax.numpy.dtype(dtype)), weights)
    widths = (slots,) if slots <= 8 else (8, slots)
    sizes = {"max_num_seqs": slots, "decode_widths": widths, "max_model_len": 96, "kv_block": 16}
    sizes |= {"prefill_buckets": CHUNKS, "prefill_tile": tile}
    runner = Runner(model, cast, EngineConfig(dtype=dtype, kernels=kernels, **sizes))  # pyright: ignore[reportArgumentType]
    yield runner
    runner.close()


def kv(runner: Runner, slot: int, count: int) -> np.ndarray:
    """Keys and values of the first positions, ``[2, count, L*K*H]``."""
    assert runner.state is not None
    keys, values = (np.moveaxis(np.asarray(array[:, slot]), 2, 0) for array in (runner.state.cells[0][0].k, runner.state.cells[0][0].v))
    return np.stack([array[:count].astype(np.float32).reshape(count, -1) for array in (keys, values)])


def prefilled(runner: Runner, slot: int, chunk: int) -> np.ndarray:
    for start in range(0, 64, chunk):
        batch = prefill_batch(runner.config, [Chunk(Lease(slot, StreamId("a"), 1), start, tuple(TOKENS[start : start + chunk]), chunk)])
        runner._run(f"prefill[{runner.config.prefill_size(chunk)}]", batch)
    return kv(runner, slot, 64)


def decoded(runner: Runner, slot: int, width: int) -> tuple[np.ndarray, np.ndarray]:
    """KV of the tokens fed one by one, and the logits of each step."""
    logits = []
    rows = np.full(width, runner.config.max_num_seqs, np.int32)
    rows[-1] = slot
    for pos, token in enumerate(TOKENS[:STEPS]):
        row = replace(ROW, token=token, pos=np.int32(pos), limit=np.int32(99), active=np.bool_(True))
        runner._run("admit", AdmitBatch(slot=np.int32(slot), row=row, vocab=vocab_row(runner.model.vocab)))
        logits.append(np.asarray(runner._run(f"decode[{width}]", StepBatch(rows=rows)).logits)[-1])
    return kv(runner, slot, STEPS), np.stack(logits)


@pytest.mark.parametrize("kernels", [XLA, "native"])
@pytest.mark.parametrize("dtype", ["float32", pytest.param("bfloat16", marks=pytest.mark.slow)])
def test_every_graph_gives_a_row_the_same_bits(tiny_model: Callable[[str], TinyModel], dtype: str, kernels: str) -> None:
    if kernels == "native" and (reason := native.missing()) is not None:
        pytest.skip(reason)
    written, logits = {}, {}
    for slots in (3, 40):
        with opened(tiny_model("llama3"), dtype, slots, 0, kernels) as runner:
            assert runner.decode_widths == runner.config.decode_widths
            written |= {f"prefill[{chunk}], B={slots}": prefilled(runner, slots - 1, chunk) for chunk in CHUNKS}
            for width in runner.decode_widths:
                name = f"decode[{width}], B={slots}"
                written[name], logits[name] = decoded(runner, slots - 1, width)
    for tile in (8, 32)[: rounds(2, 1)]:
        with opened(tiny_model("llama3"), dtype, 3, tile, kernels) as runner:
            assert len(runner.config.prefill_sizes) == 1
            written |= {f"prefill[{chunk}] by tiles of {tile}": prefilled(runner, 2, chunk) for chunk in (tile, 64)}
    longest, first = written[f"prefill[{CHUNKS[-1]}], B=3"], logits["decode[3], B=3"]
    assert [name for name, other in written.items() if not np.array_equal(longest[:, : other.shape[1]], other)] == []
    assert [name for name, other in logits.items() if not np.array_equal(first, other)] == []
