"""Fills parameters from a quantized checkpoint. Its matrices stay as it stores them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import jax
import numpy as np

from xlaengine.models.checkpoint.fill import Loaded, filled, fills_of
from xlaengine.models.checkpoint.mapping import Fill, with_leaves
from xlaengine.models.checkpoint.parts import filled_parts
from xlaengine.models.checkpoint.readers import StoredTensors
from xlaengine.models.checkpoint.stored import panels_of, stored_matrices
from xlaengine.models.checkpoint.stored_parts import bytes_of, cut_matrix, parts_of
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, size, taken_over
from xlaengine.ops.base import Ops
from xlaengine.ops.kept import Kept
from xlaengine.ops.panels import Panels
from xlaengine.ops.params import is_param
from xlaengine.ops.parts import Share
from xlaengine.types import Progress


def fill_as_stored(
    cfg: ModelConfig, reader: StoredTensors, dtype: np.dtype, progress: Progress | None, ops: Ops, share: Share | None
) -> Weights:
    """Fills the parameters of ``cfg`` like `fill.fill`; matrices that are kept as they are stored become `Kept`.

    Args:
        share: the parts of each matrix that are read, with ``ops`` of several devices. Matrices that are not kept are then filled like
            `parts.fill_parts`.

    Raises:
        CheckpointError: as `fill.fills_of`.
    """
    spec = spec_of(cfg)
    rest = filled if share is None else partial(filled_parts, ops=ops, share=share, tied=spec.head.tied)
    weights = filled_as_stored(abstract(spec), fills_of(cfg, reader), reader, dtype, progress, share, rest=rest)
    weights = _head_of_tied(spec, weights)
    return taken_over(spec, weights, ops) if share is None else weights


def filled_as_stored(
    params: Weights,
    fills: Sequence[Fill],
    reader: StoredTensors,
    dtype: np.dtype,
    progress: Progress | None,
    share: Share | None = None,
    *,
    rest: Callable[..., Weights] = filled,
) -> Weights:
    """`fill.filled`; matrices that are kept as they are stored become `QuantizedPanels`, or `QuantizedParts` with this ``share``.

    Args:
        rest: fills the other parameters; it is called like `fill.filled`.
    """
    matrices = stored_matrices(fills, reader)
    params = with_leaves(params, {matrix.key: None for matrix in matrices})
    repacked = sum(matrix.layout.bytes if share is None else bytes_of(matrix, share) for matrix in matrices)
    loaded = Loaded(progress, dtype.itemsize * size(params) + repacked)
    found = {}
    for matrix in matrices:
        whole = share is None
        found[matrix.key] = panels_of(matrix, reader, loaded.add) if whole else parts_of(matrix, reader, loaded.add, share)
    others = [item for item in fills if item.key not in found]
    return with_leaves(rest(params, others, reader, dtype, loaded.add_rest), found)


def shapes_as_stored(cfg: ModelConfig, reader: StoredTensors, parts: int = 1) -> Weights:
    """The `Kept` matrices of `fill_as_stored`, as shapes; None for all other weights. Only the header is read.

    Args:
        parts: the number of devices that share each matrix.
    """
    spec = spec_of(cfg)
    none = jax.tree.map(lambda _: None, abstract(spec), is_leaf=is_param)
    return _head_of_tied(spec, with_stored_shapes(none, fills_of(cfg, reader), reader, parts))


def with_stored_shapes(params: Weights, fills: Sequence[Fill], reader: StoredTensors, parts: int = 1) -> Weights:
    """``params``, but leaves that `filled_as_stored` makes `Kept` matrices are the shapes of these. Only the header is read."""
    matrices = stored_matrices(fills, reader)
    return with_leaves(params, {matrix.key: matrix.shapes if parts == 1 else cut_matrix(matrix, parts).shapes for matrix in matrices})


def _head_of_tied(spec: ModelSpec, weights: Weights) -> Weights:
    """A tied embedding in panels is the head, as in `weights.packed`."""
    if spec.head.tied and isinstance(weights.embed, Kept | Panels):
        return replace(weights, embed=None, lm_head=weights.embed)
    return weights
