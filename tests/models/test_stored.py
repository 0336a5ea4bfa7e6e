"""Matrices that stay as a GGUF file stores them: no value differs from what dequantizing gives, in any place."""

from __future__ import annotations

import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest

from tests.effort import slow
from tests.families import COMPILED
from tests.models.quantized_files import mixed, with_kinds, write_llama
from xlaengine.models.checkpoint import load, load_shapes, stored, stored_fill
from xlaengine.models.checkpoint.readers import GGUFTensors
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import Weights, abstract, abstract_like, bytes_read, packed
from xlaengine.ops import native
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.panels import Panels
from xlaengine.ops.quantized import BLOCK_KINDS, QuantizedPanels, dequantized
from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import read_header

pytestmark = pytest.mark.skipif(native.missing() is not None, reason="native kernels repack the blocks")

FILES = sorted(path.name for path in (Path(__file__).parents[1] / "fixtures" / "gguf").glob("*.gguf"))


def loaded(path: Path, **more: Any) -> tuple[ModelConfig, Weights]:
    return load(resolve(str(path)), "float32", ops=ops_of("native"), as_stored=True, **more)


def by_name(weights: Any) -> dict[str, Any]:
    leaves = jax.tree.leaves_with_path(weights, is_leaf=lambda leaf: isinstance(leaf, Panels | QuantizedPanels))
    return {jax.tree_util.keystr(path): leaf for path, leaf in leaves}


def kept(weights: Weights) -> dict[str, QuantizedPanels]:
    return {name: leaf for name, leaf in by_name(weights).items() if isinstance(leaf, QuantizedPanels)}


def floats(leaf: Any) -> np.ndarray:
    """The matrices of any form of leaf in float32."""
    if isinstance(leaf, QuantizedPanels):
        return dequantized(leaf)
    if not isinstance(leaf, Panels):
        return leaf
    *stack, P, D, C = leaf.data.shape
    return np.moveaxis(leaf.data, -3, -2).reshape(*stack, D, P * C)[..., : leaf.columns]


def assert_as_dequantized(path: Path) -> dict[str, QuantizedPanels]:
    """Each value has the bits that dequantizing gives; returns the matrices that were kept."""
    ours = loaded(path)[1]
    theirs = by_name(load(resolve(str(path)), "float32", ops=ops_of("native"))[1])
    found = by_name(ours)
    assert found.keys() == theirs.keys()
    for name, leaf in found.items():
        values, wanted = floats(leaf), floats(theirs[name])
        values = values.T if name == ".embed" and isinstance(leaf, QuantizedPanels) else values
        np.testing.assert_array_equal(np.ascontiguousarray(values).view(np.uint32), np.ascontiguousarray(wanted).view(np.uint32), name)
    return kept(ours)


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (Path(name).stem not in COMPILED)) for name in FILES])
def test_every_family_keeps_its_matrices_in_kinds_that_differ_between_layers_and_parts(name: str, fixtures: Path, tmp_path: Path) -> None:
    assert_as_dequantized(fixtures / "gguf" / name)
    path = with_kinds(fixtures / "gguf" / name, tmp_path / "m.gguf")
    stored = {kind for each, tensor in read_header(path).tensors.items() if (kind := mixed(each, tensor.shape))}
    assert len(stored - {"F32"}) > 2
    assert_as_dequantized(path)


@pytest.mark.parametrize("kind", [name for name in BLOCK_KINDS if name != "F32"])
@pytest.mark.parametrize("tied", [True, *slow(False)])
def test_a_file_of_one_kind_is_kept_whole(kind: str, tied: bool, tmp_path: Path) -> None:
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: kind, tied=tied)
    found = assert_as_dequantized(path)
    assert len(found) == (5 if tied else 6), "qkv, o, gate_up and down; the vocabulary once or twice"
    assert {int(number) for panels in found.values() for number in panels.table[..., 1].ravel()} == {BLOCK_KINDS[kind].number}
    stored = sum(tensor.nbytes for tensor in read_header(path).tensors.values() if len(tensor.shape) > 1)
    assert sum(panels.data.nbytes for panels in found.values()) < 1.15 * stored, "the panels are the blocks, but for empty columns"


def test_rows_of_q_and_k_in_pairs_keep_their_blocks_whole(tmp_path: Path) -> None:
    """llama.cpp permutes rows, which are columns here. Their order is seen in the panels' own bytes: none is dequantized."""
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: "Q4_K")
    (qkv,) = (panels for name, panels in assert_as_dequantized(path).items() if "qkv" in name)
    assert set(qkv.table[..., 1].ravel()) == {BLOCK_KINDS["Q4_K"].number}


def test_layers_and_parts_of_other_kinds_begin_panels_of_their_own(tmp_path: Path) -> None:
    def kind_of(name: str, shape: tuple[int, ...]) -> str:
        """As llama.cpp's Q4_K_M: v and down have more bits, in some layers."""
        more = name.startswith(("blk.0", "blk.2")) and ("attn_v" in name or "ffn_down" in name)
        return "Q6_K" if more or name == "output.weight" else "Q4_K"

    found = assert_as_dequantized(write_llama(tmp_path / "m.gguf", kind_of))
    (qkv,) = (panels for name, panels in found.items() if "qkv" in name)
    kinds = np.array([row[:, 1] for row in qkv.table])
    assert set(kinds[1]) == {BLOCK_KINDS["Q4_K"].number}
    assert set(kinds[0]) == set(kinds[2]) == {BLOCK_KINDS["Q4_K"].number, BLOCK_KINDS["Q6_K"].number}
    assert {tuple(row) for row in qkv.table[..., 2]} == {tuple(qkv.table[0, :, 2])}, "panels begin at the same columns in all layers"


def test_a_kind_that_the_kernels_lack_is_dequantized_beside_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: "Q5_1" if "attn_k" in name or "ffn_down" in name else "Q8_0")
    monkeypatch.setattr(stored, "KINDS", {name: kind for name, kind in BLOCK_KINDS.items() if name != "Q5_1"})
    found = assert_as_dequantized(path)
    (qkv,) = (panels for name, panels in found.items() if "qkv" in name)
    assert set(qkv.table[..., 1].ravel()) == {BLOCK_KINDS["Q8_0"].number, BLOCK_KINDS["F32"].number}
    assert not any("down" in name for name in found), "none of its tensors is kept, so it has float32 panels"


def test_a_file_of_float32_is_read_as_before(tmp_path: Path) -> None:
    assert not assert_as_dequantized(write_llama(tmp_path / "m.gguf", lambda name, shape: "F32"))


def test_values_heads_in_another_order_are_moved_whole_or_dequantized(fixtures: Path, tmp_path: Path) -> None:
    """Qwen3.5's GGUF has value heads in another order: rows of what comes in, and entries of the rows of what goes out."""
    path = with_kinds(fixtures / "gguf" / "qwen3_5.gguf", tmp_path / "m.gguf", lambda name, shape: "F16" if mixed(name, shape) else None)
    found = assert_as_dequantized(path)
    delta = {name.split("'")[3] for name in found if "mixer" in name}
    assert "in" in delta
    assert not any("'out'" in name for name in found)


@pytest.mark.parametrize("name", ["llama", "mixtral.gguf", "gemma2.gguf"])
def test_the_header_alone_gives_the_shapes(name: str, fixtures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.gguf"
    if name == "llama":
        write_llama(path, lambda name, shape: "Q4_K" if "attn_q" in name else "Q6_K")
    else:
        with_kinds(fixtures / "gguf" / name, path)
    cfg, weights = loaded(path)
    with monkeypatch.context() as patch:
        patch.setattr(GGUFTensors, "rows", lambda *_: pytest.fail("rows were read"))
        patch.setattr(GGUFTensors, "read", lambda *_: pytest.fail("values were read"))
        shapes = load_shapes(resolve(str(path)))
    assert shapes is not None
    spec, ops = spec_of(cfg), ops_of("native")

    def sizes(tree: Any) -> Any:
        shape = lambda leaf: leaf.array_shape if hasattr(leaf, "array_shape") else leaf.shape  # noqa: E731
        return {jax.tree_util.keystr(path): shape(leaf) for path, leaf in jax.tree.leaves_with_path(tree, is_leaf=is_param_like)}

    def is_param_like(leaf: Any) -> bool:
        return hasattr(leaf, "array_shape")

    assert kept(shapes).keys() == kept(weights).keys()
    assert sizes(packed(spec, abstract_like(spec, shapes), ops)) == sizes(packed(spec, weights, ops))
    assert sizes(packed(spec, abstract_like(spec, weights), ops)) == sizes(packed(spec, weights, ops))
    assert abstract_like(spec, None) == abstract(spec)


def test_what_is_read_of_the_file_does_not_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One copy: the panels. The file is mapped while they are made."""
    if not Path("/proc/self/smaps").is_file():
        pytest.skip("only Linux tells what is resident")
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: "Q8_0", vocab=16384, tied=True)
    readers: list[Any] = []
    filled = stored_fill.filled

    def watched(params: Weights, fills: Any, reader: Any, *more: Any) -> Weights:
        readers.append(reader)
        return filled(params, fills, reader, *more)

    monkeypatch.setattr(stored_fill, "filled", watched)
    loaded(path)
    resident, mapped = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if "-" in line.split()[0]:
            mapped = line.endswith(str(path))
        elif mapped and line.startswith("Rss:"):
            resident += int(line.split()[1]) << 10
    assert readers, "a reader keeps the file mapped"
    assert resident < 0.2 * path.stat().st_size


def test_a_step_reads_the_blocks_of_its_matrices(tmp_path: Path) -> None:
    """Without the embedding table, which is not the head here. `bench` compares with the time to read these."""
    cfg, weights = loaded(write_llama(tmp_path / "m.gguf", lambda name, shape: "Q4_1"))
    spec, found = spec_of(cfg), kept(weights)
    vectors = 4 * (2 * cfg.layers + 1) * cfg.d_model
    assert bytes_read(spec, 1, 4, weights) == vectors + sum(panels.data.nbytes for name, panels in found.items() if name != ".embed")


def test_progress_counts_up_to_the_bytes_that_weights_take(tmp_path: Path) -> None:
    path = write_llama(tmp_path / "m.gguf", lambda name, shape: "Q4_1")
    seen: list[tuple[str, int, int | None]] = []
    _, weights = loaded(path, progress=lambda *each: seen.append(each))
    nbytes = sum(leaf.nbytes for leaf in jax.tree.leaves(weights) if leaf.dtype != np.int32)  # without tables
    assert {phase for phase, _, _ in seen} == {"load"}
    assert [done for _, done, _ in seen] == sorted(done for _, done, _ in seen)
    assert seen[-1][1:] == (nbytes, nbytes)


def test_threads_share_a_tensor_until_another_is_read() -> None:
    read: list[weakref.ref[np.ndarray]] = []

    def slowly(name: str) -> np.ndarray:
        assert not [earlier for earlier in read if earlier() is not None], "the tensor before takes memory beside this one"
        time.sleep(0.05)
        values = np.full((2, 3), len(read), np.float32)
        read.append(weakref.ref(values))
        return values

    tensors: Any = stored.LastTensor(SimpleNamespace(read=slowly))
    for number in range(2):
        with ThreadPoolExecutor(2) as pool:
            found = [rows.view(np.float32).tolist() for rows in pool.map(lambda _, name=f"{number}": tensors.rows(name, None), range(2))]
        assert found == [[[number] * 3] * 2] * 2
    assert len(read) == 2
