"""What a process reads of a checkpoint, if its devices hold parts of the matrices: their values, and which rows of the files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from tests.effort import slow
from tests.families import marked
from tests.models.quantized_files import mixed, write_llama
from xlaengine.models.checkpoint import convert, load
from xlaengine.models.checkpoint.gguf_config import read_gguf_config
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.checkpoint.parts import PIECE, fill_parts
from xlaengine.models.checkpoint.readers import GGUFTensors, Reader, SafetensorsReader
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError
from xlaengine.ops.base import Ops
from xlaengine.ops.columns import ColumnOps
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.panels import Panels
from xlaengine.ops.parts import Share
from xlaengine.ops.split import SplitOps
from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import read_header

FIXTURES = Path(__file__).parents[1] / "fixtures"

OF = 3
"""Devices: two of one process, and one of another."""

SHARES = Share((0, 1), OF), Share((2,), OF)

ALL_KERNELS = {"native": SplitOps(NativeOps(), OF), "xla": SplitOps(ColumnOps(), OF)}

FAMILIES = sorted(path.parent.name for path in FIXTURES.glob("*/config.json"))
FILES = sorted(path.name for path in (FIXTURES / "gguf").glob("*.gguf"))


def by_name(weights: Any) -> dict[str, Any]:
    leaves = jax.tree.leaves_with_path(weights, is_leaf=lambda leaf: isinstance(leaf, Panels))
    return {jax.tree_util.keystr(path): leaf for path, leaf in leaves}


def assert_parts_of(path: Path, ops: Ops, dtype: str) -> None:
    """The parts of both processes, side by side, have the bits of the weights that are read whole; other leaves are whole in each."""
    source = resolve(str(path))
    whole = by_name(load(source, dtype, ops=ops)[1])
    shares = [by_name(load(source, dtype, ops=ops, share=share)[1]) for share in SHARES]
    assert [list(found) for found in shares] == [list(whole)] * 2
    for name, leaf in whole.items():
        if not isinstance(leaf, Panels):
            for found in shares:
                np.testing.assert_array_equal(found[name].view(np.uint8), leaf.view(np.uint8), name)
            continue
        assert {found[name].columns for found in shares} == {leaf.columns}
        assert {(found[name].data.shape, found[name].data.dtype) for found in shares} == {(leaf.data.shape, leaf.data.dtype)}
        held = {number: part for found in shares for number, part in found[name].data.held.items()}
        joined = np.concatenate([held[number] for number in range(OF)], axis=-3)
        np.testing.assert_array_equal(joined.view(np.uint8), np.ascontiguousarray(leaf.data).view(np.uint8), name)


@pytest.mark.parametrize("family", marked(FAMILIES))
@pytest.mark.parametrize(("dtype", "kernels"), [("float32", "native"), *slow(("bfloat16", "xla"))])
def test_parts_of_every_family_are_those_of_the_whole(family: str, kernels: str, dtype: str) -> None:
    assert_parts_of(FIXTURES / family, ALL_KERNELS[kernels], dtype)


@pytest.mark.parametrize("kernels", ["native", *slow("xla")])
@pytest.mark.parametrize("name", FILES)
def test_parts_of_every_gguf_file_are_those_of_the_whole(name: str, kernels: str) -> None:
    assert_parts_of(FIXTURES / "gguf" / name, ALL_KERNELS[kernels], "float32")


@pytest.mark.parametrize("kernels", ALL_KERNELS)
@pytest.mark.parametrize("tied", [False, True])
def test_parts_of_quantized_matrices_with_several_pieces(tmp_path: Path, tied: bool, kernels: str) -> None:
    write_llama(tmp_path / "model.gguf", mixed, vocab=3 * PIECE + 100, mlp=1280, layers=2, tied=tied)
    assert_parts_of(tmp_path / "model.gguf", ALL_KERNELS[kernels], "float32")


@pytest.mark.parametrize(("family", "kernels"), [("llama_tied", "native"), ("mixtral", "xla"), ("mixtral", "native")])
def test_parts_of_an_orbax_checkpoint_are_those_of_the_whole(tmp_path: Path, family: str, kernels: str) -> None:
    convert(resolve(str(FIXTURES / family)), tmp_path / "model")
    assert_parts_of(tmp_path / "model", ALL_KERNELS[kernels], "bfloat16")


class Counting:
    """A reader that counts the rows that are read, as often as they are."""

    def __init__(self, reader: Reader):
        self._reader = reader
        self.naming, self.in_pairs, self.where = reader.naming, reader.in_pairs, reader.where
        self.rows: dict[str, Counter[int]] = {}

    def names(self) -> dict[str, tuple[int, ...]]:
        return self._reader.names()

    def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
        outer = self.names()[name][:-1] or (1,)
        numbers = np.arange(np.prod(outer)).reshape(outer)[part].reshape(-1).tolist()
        self.rows.setdefault(name, Counter()).update(numbers)
        return self._reader.read(name, part)


def rows_read(cfg: ModelConfig, reader: Reader, ops: Ops, shares: Sequence[Share]) -> list[dict[str, Counter[int]]]:
    """By tensor, for each process."""
    counting = [Counting(reader) for _ in shares]
    for each, share in zip(counting, shares, strict=True):
        fill_parts(cfg, each, np.dtype(np.float32), None, ops, share)
    return [each.rows for each in counting]


def opened(path: Path) -> tuple[ModelConfig, Reader]:
    if path.is_dir():
        return read_hf_config(path), SafetensorsReader(path)
    header = read_header(path)
    return read_gguf_config(header, None, str(path)), GGUFTensors(path, header)


@pytest.mark.parametrize("kernels", ALL_KERNELS)
@pytest.mark.parametrize("name", ["llama3", "llama_tied", "mixtral", "granitemoe", "phi3", "qwen3_5", "gguf/mixtral.gguf"])
def test_no_row_of_a_cut_matrix_is_read_twice_or_by_two_processes(name: str, kernels: str) -> None:
    """Everything else is read by both: vectors, and the table of an embedding that is not a head."""
    cfg, reader = opened(FIXTURES / name)
    one, other = rows_read(cfg, reader, ALL_KERNELS[kernels], SHARES)
    matrices = [name for name, shape in reader.names().items() if len(shape) > 1 and "conv1d" not in name]
    if not cfg.tie_embeddings:
        matrices = [name for name in matrices if "embed" not in name and "token_embd" not in name]
    for tensor, shape in reader.names().items():
        rows = Counter(range(int(np.prod(shape[:-1]))))
        if tensor in matrices:
            assert one.get(tensor, Counter()) + other.get(tensor, Counter()) == rows, tensor
        elif tensor in one or tensor in other:
            assert one[tensor] == other[tensor] == rows, tensor
    by_one = sum(one[tensor].total() for tensor in matrices if tensor in one)
    assert by_one > sum(other[tensor].total() for tensor in matrices if tensor in other) > 0


def test_two_processes_read_half_of_each_matrix_whose_panels_can_be_halved(tmp_path: Path) -> None:
    """A model of some width, with a device for each of two processes. The borders are those of panels: 48 columns."""
    write_llama(tmp_path / "model.gguf", mixed, D=768, mlp=1536, vocab=960, layers=1)
    cfg, reader = opened(tmp_path / "model.gguf")
    read = rows_read(cfg, reader, SplitOps(NativeOps(), 2), [Share((0,), 2), Share((1,), 2)])
    halves = {"output.weight": 480, "blk.0.attn_output.weight": 384, "blk.0.ffn_down.weight": 384}
    for each in read:
        assert {name: each[name].total() for name in halves} == halves
        assert each["token_embd.weight"].total() == 960
    gate, up = ([each.get(f"blk.0.ffn_{name}.weight", Counter()).total() for each in read] for name in ("gate", "up"))
    assert np.add(gate, up).tolist() == [1536, 1536]


def test_rows_with_their_entries_in_another_order_are_read_with_their_whole_tensor() -> None:
    cfg, reader = opened(FIXTURES / "gguf" / "qwen3_5.gguf")
    tensor = "blk.0.ssm_out.weight"
    for rows in rows_read(cfg, reader, ALL_KERNELS["xla"], SHARES):
        assert rows[tensor].keys() == set(range(reader.names()[tensor][0]))


def test_experts_that_are_stored_by_input_are_read_one_at_a_time() -> None:
    """Those of gpt_oss in safetensors. Each process reads all of them."""
    cfg, reader = opened(FIXTURES / "gpt_oss")
    tensor = "model.layers.0.mlp.experts.down_proj"
    asked = []

    class Asking(Counting):
        def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
            asked.append(part) if name == tensor else None
            return super().read(name, part)

    fill_parts(cfg, Asking(reader), np.dtype(np.float32), None, ALL_KERNELS["xla"], SHARES[1])
    assert {(part[0].stop - part[0].start) for part in asked} == {1}
    assert {part[0].start for part in asked} == set(range(reader.names()[tensor][0]))


def test_the_bytes_that_are_reported_are_those_of_the_values_that_are_read() -> None:
    """What fills up is not read."""
    told: list[tuple[str, int, int | None]] = []
    cfg, reader = opened(FIXTURES / "mixtral")
    weights = fill_parts(cfg, reader, np.dtype(np.float32), lambda *one: told.append(one), ALL_KERNELS["xla"], SHARES[1])
    values = 0
    for leaf in by_name(weights).values():
        if not isinstance(leaf, Panels):
            values += leaf.size
            continue
        *_, P, _, C = leaf.data.shape
        values += leaf.data.held[2].size // (P // OF * C) * max(0, leaf.columns - 2 * P // OF * C)
    (total,) = {total for _, _, total in told}
    assert total == 4 * values
    assert {phase for phase, _, _ in told} == {"load"}
    done = [done for _, done, _ in told]
    assert done == sorted(done)
    assert done[-1] == total


@pytest.mark.parametrize("kernels", ALL_KERNELS)
@pytest.mark.parametrize("family", ["llama3", "mixtral"])
def test_integers_in_the_place_of_a_cut_matrix_are_refused(family: str, kernels: str) -> None:
    class Integers(Counting):
        def read(self, name: str, part: tuple[slice, ...] = ()) -> np.ndarray:
            values = super().read(name, part)
            return values.astype(np.int8) if ".q_proj." in name else values

    cfg, reader = opened(FIXTURES / family)
    with pytest.raises(CheckpointError, match=r"q_proj\.weight holds int8, not floats"):
        fill_parts(cfg, Integers(reader), np.dtype(np.float32), None, ALL_KERNELS[kernels], SHARES[0])
