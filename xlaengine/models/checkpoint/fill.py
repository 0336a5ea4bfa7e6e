"""Reads stored tensors into the fused, stacked layout, `READERS` at a time. The peak of memory is the weights and `READERS` tensors.

Arrays are aligned as XLA:CPU needs them, so that graphs read them in place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import jax
import numpy as np

from xlaengine.models.checkpoint.mapping import Fill, plan
from xlaengine.models.checkpoint.readers import Reader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError
from xlaengine.models.families import family_of, spec_of
from xlaengine.models.weights import Weights, abstract, taken_over
from xlaengine.ops.aligned import aligned_empty
from xlaengine.ops.base import Ops
from xlaengine.ops.params import Param, is_param
from xlaengine.types import Progress

T = TypeVar("T")

READERS = 2
"""The number of threads that read tensors. Dequantizing takes most of the time. NumPy does it outside the interpreter lock, and two threads
halve its time."""

# Some writers store these beside the parameters. Here they are computed from the configuration.
_DERIVED = re.compile(r"(model\.layers\.\d+\.self_attn\.|model\.)?rotary_emb\.inv_freq|rope_freqs\.weight")

NAMED = 12
"""The most tensors of each kind that an error names: a mixture of experts may lack tens of thousands."""

_OF_NEXT_LAYER = re.compile(r"((?:model\.layers|blk)\.\d+\.)(?:nextn\.)?eh_proj\.weight")
"""The name, in safetensors or GGUF, of a tensor that only a layer for multi-token prediction has. The group is the prefix of the layer's
names.
"""


def fill(cfg: ModelConfig, reader: Reader, dtype: np.dtype, progress: Progress | None, ops: Ops | None = None) -> Weights:
    """Every parameter of ``cfg`` as a numpy array of ``dtype``.

    Args:
        ops: the kernels that take the matrices over (`Ops.take_over`); None leaves the weights as they are stored.

    Raises:
        CheckpointError: as `fills_of`.
    """
    fills, spec = fills_of(cfg, reader), spec_of(cfg)
    if ops is None:
        return filled(abstract(spec), fills, reader, dtype, progress)
    transposed = ops.transposes_embedding and spec.head.tied
    return taken_over(spec, filled(abstract(spec), fills, reader, dtype, progress, transposed=transposed), ops)


def fills_of(cfg: ModelConfig, reader: Reader) -> list[Fill]:
    """The tensors that fill each parameter of ``cfg``.

    Raises:
        CheckpointError: names all missing and unexpected tensors and all wrong shapes, before anything is read.
    """
    names = reader.names()
    fills = plan(cfg, reader.naming, names)
    apart = (*family_of(cfg).ignored, *next_layers(names))
    stored = {name: shape for name, shape in names.items() if not (_ignored(name, cfg) or name.startswith(apart))}
    compare({item.name: item.shape for item in fills}, stored, reader.where)
    return fills


def filled(
    params: Weights, fills: Sequence[Fill], reader: Reader, dtype: np.dtype, progress: Progress | None, *, transposed: bool = False
) -> Weights:
    """The parameters ``params`` as numpy arrays of ``dtype``, from ``fills``, which cover them.

    Args:
        transposed: store the embedding in memory as its transpose, so that a tied head need not be copied.
    """
    weights = jax.tree.map(lambda param: aligned_empty(param.array_shape, dtype), params, is_leaf=is_param)
    if transposed:
        weights = replace(weights, embed=aligned_empty(params.embed.shape[::-1], dtype).T)
    loaded = Loaded(progress, sum(leaf.nbytes for leaf in jax.tree.leaves(weights)))

    def read(item: Fill) -> int:
        targets = item.targets(weights)
        copy(in_parameter_order(read_floats(reader, item.name), item, reader.in_pairs), targets, item.param)
        return sum(target.nbytes for target in targets)

    largest_first = sorted(fills, key=lambda item: math.prod(item.shape), reverse=True)  # so that no thread begins the largest tensor last
    in_threads(read, largest_first, loaded.add)
    return weights


class Loaded:
    """Counts loaded bytes, and reports them with the ``total``."""

    def __init__(self, progress: Progress | None, total: int):
        self._progress, self._total, self._done = progress, total, 0

    def add(self, more: int) -> None:
        self._done += more
        if self._progress is not None:
            self._progress("load", self._done, self._total)

    def add_rest(self, phase: str, done: int, total: int | None) -> None:
        """The `Progress` of a reader that reads all remaining parameters, such as `filled`."""
        if self._progress is not None:
            self._progress(phase, self._done + done, self._total if total is None else self._done + total)


def in_threads(work: Callable[[T], int], parts: Iterable[T], done: Callable[[int], None]) -> None:
    """Calls ``done(work(part))`` for each part. `READERS` threads work; ``done`` is called in the caller's thread. The first error is
    raised, and parts that were not begun are left out."""
    with ThreadPoolExecutor(READERS) as pool:
        working = [pool.submit(work, part) for part in parts]
        try:
            for one in as_completed(working):
                done(one.result())
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def in_parameter_order(stored: np.ndarray, item: Fill, in_pairs: bool) -> np.ndarray:
    """The values of a tensor, with its rows and their entries as the parameter has them."""
    if in_pairs and item.rotated_heads:
        stored = halves_from_pairs(stored, item.rotated_heads)
    return stored if item.change is None else item.change(stored)


def copy(stored: np.ndarray, targets: Sequence[np.ndarray], param: Param) -> None:
    """Copy a tensor, in the parameter's order, into the parts of the parameter's array that it fills."""
    first = 0
    for target in targets:
        count = target.size // math.prod(stored.shape[1:])
        rows = stored[first : first + count]
        target[...] = (rows.swapaxes(-1, -2) if param.is_matrix else rows).reshape(target.shape)
        first += count


def halves_from_pairs(x: np.ndarray, heads: int) -> np.ndarray:
    """Rows ``[heads*H, *]`` from rotation pairs ``(0, 1), (2, 3), ...`` to pairs ``(0, H/2), (1, H/2 + 1), ...`` within each head."""
    return x.reshape(heads, -1, 2, *x.shape[1:]).swapaxes(1, 2).reshape(x.shape)


def _ignored(name: str, cfg: ModelConfig) -> bool:
    tied = cfg.tie_embeddings and name == "lm_head.weight"
    return tied or _DERIVED.fullmatch(name) is not None


def next_layers(names: Iterable[str]) -> list[str]:
    """The prefix of the names of each layer for multi-token prediction (DeepSeek-V3's layout), in the order of the layers' numbers."""
    found = (match[1] for name in names if (match := _OF_NEXT_LAYER.fullmatch(name)))
    return sorted(found, key=lambda prefix: int(prefix.split(".")[-2]))


def compare(wanted: dict[str, tuple[int, ...]], stored: dict[str, tuple[int, ...]], where: Path | str) -> None:
    """Raise one `CheckpointError` with every difference between the shapes by name, or return.

    Args:
        where: the file or the directory that holds the tensors, for the message.
    """
    missing = [name for name in wanted if name not in stored]
    extra = [name for name in stored if name not in wanted]
    misshapen = [
        f"{name} {list(stored[name])} instead of {list(shape)}" for name, shape in wanted.items() if stored.get(name, shape) != shape
    ]
    faults = {"missing": missing, "unexpected": extra, "misshapen": misshapen}
    listed = [f"{len(names)} {fault} ({_shown(names)})" for fault, names in faults.items() if names]
    if listed:
        raise CheckpointError(f"{where}: the tensors do not fit the configuration: " + "; ".join(listed))


def _shown(names: list[str]) -> str:
    first = sorted(names)[:NAMED]
    return ", ".join(first if len(names) <= NAMED else [*first, "…"])
