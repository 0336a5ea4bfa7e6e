"""What several devices hold of matrices that stay as a GGUF file stores them: together every value, each of them once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from tests.models.quantized_files import with_kinds, write_llama
from tests.models.test_stored import by_name as whole_by_name
from tests.models.test_stored import kept
from xlaengine.models.checkpoint import load, load_shapes
from xlaengine.ops import native
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.panels import PANEL, Panels
from xlaengine.ops.parts import Parts, Share
from xlaengine.ops.quantized import QuantizedPanels, dequantized
from xlaengine.ops.quantized_parts import QuantizedParts
from xlaengine.ops.split import SplitOps
from xlaengine.sources import resolve

pytestmark = pytest.mark.skipif(native.missing() is not None, reason="native kernels repack the blocks")

GGUF = Path(__file__).parents[1] / "fixtures" / "gguf"
OF = 3
"""Devices: two of one process, and one of another."""

SHARES = Share((0, 1), OF), Share((2,), OF)


def of_share(path: Path, share: Share) -> dict[str, Any]:
    ops = SplitOps(NativeOps(), share.of)
    weights = load(resolve(str(path)), "float32", ops=ops, as_stored=True, share=share)[1]
    leaves = jax.tree.leaves_with_path(weights, is_leaf=lambda leaf: isinstance(leaf, Panels | QuantizedParts))
    return {jax.tree_util.keystr(path): leaf for path, leaf in leaves}


def test_progress_of_a_share_ends_at_the_bytes_that_it_fills(tmp_path: Path) -> None:
    path, told = with_kinds(GGUF / "mixtral.gguf", tmp_path / "m.gguf"), []
    for share in SHARES:
        told.clear()
        ops, source = SplitOps(NativeOps(), share.of), resolve(str(path))
        progress = lambda _, done, total: told.append((done, total))  # noqa: E731
        load(source, "float32", ops=ops, progress=progress, as_stored=True, share=share)
        assert {total for _, total in told} == {told[-1][0]}


def values(found: list[QuantizedParts]) -> np.ndarray:
    """The real columns of the parts that all shares hold, by NumPy."""
    first = found[0]
    data = {number: part for each in found for number, part in each.data.held.items()}
    tables = np.split(first.table, len(data), axis=-2)
    of_part = tables[0].shape[-2] * PANEL
    parts = [dequantized(QuantizedPanels(data[number], table, first.D, of_part)) for number, table in enumerate(tables)]
    return np.concatenate([np.concatenate(parts, axis=-1)[..., run.start : run.stop] for run in first.real], axis=-1)


def q4_k_m(name: str, shape: tuple[int, ...]) -> str:
    more = name.startswith(("blk.0", "blk.2")) and ("attn_v" in name or "ffn_down" in name)
    return "Q6_K" if more or name == "output.weight" else "F32" if "attn_k" in name else "Q4_K"


@pytest.mark.parametrize("name", ["llama", "mixtral", "qwen3_5"])
def test_parts_have_the_values_of_the_whole_and_the_shapes_that_the_header_says(name: str, tmp_path: Path) -> None:
    """Parts of other kinds begin inside devices, and end there; matrices have fewer panels than there are devices."""
    path = tmp_path / "m.gguf"
    path = write_llama(path, q4_k_m, vocab=1003) if name == "llama" else with_kinds(GGUF / f"{name}.gguf", path)
    whole = kept(load(resolve(str(path)), "float32", ops=NativeOps(), as_stored=True)[1])
    shares = [of_share(path, share) for share in SHARES]
    shapes = whole_by_name(load_shapes(resolve(str(path)), OF))
    for key, panels in whole.items():
        found = [share[key] for share in shares]
        for one in found:
            assert one.shape == panels.shape
            assert (one.data.shape, one.table.shape) == (shapes[f"{key}.data"].shape, shapes[f"{key}.table"].shape)
            for part in one.data.held.values():
                assert part.nbytes < panels.nbytes or panels.table.shape[-2] == 1
        np.testing.assert_array_equal(values(found).view(np.uint32), dequantized(panels).view(np.uint32), key)
    assert {len(each.real) for each in shares[0].values() if isinstance(each, QuantizedParts)} > {1}, "no matrix has several kinds"
    others = [leaf for key, leaf in shares[0].items() if key not in whole and isinstance(leaf, Panels)]
    assert all(isinstance(leaf.data, Parts) for leaf in others)
