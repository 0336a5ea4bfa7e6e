"""Loads the configuration and the weights of a `ModelSource`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import ml_dtypes
import numpy as np

from xlaengine.models.checkpoint.fill import fill, fills_of
from xlaengine.models.checkpoint.gguf_config import ROPE_FACTORS, read_gguf_config
from xlaengine.models.checkpoint.hf_config import read_form, read_hf_config
from xlaengine.models.checkpoint.mxfp4 import Mxfp4Reader
from xlaengine.models.checkpoint.packed_reader import unpacked
from xlaengine.models.checkpoint.parts import fill_parts
from xlaengine.models.checkpoint.readers import GGUFTensors, Reader, SafetensorsReader, StoredTensors, has_weights
from xlaengine.models.checkpoint.stored_fill import fill_as_stored, shapes_as_stored
from xlaengine.models.checkpoint.tied import require_tied
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.ops.base import Ops
from xlaengine.ops.parts import Share
from xlaengine.sources import ModelSource
from xlaengine.sources.gguf_header import read_header
from xlaengine.types import Progress


def load_config(source: ModelSource) -> ModelConfig:
    """The model's configuration. No weights are read. Raises `UnsupportedModel` or `CheckpointError`."""
    if source.kind == "orbax":
        return _orbax_store().read_config(source.path)
    return read_hf_config(source.path) if source.kind == "hf" else _open_gguf(source)[0]


def load(
    source: ModelSource,
    dtype: str | None = None,
    *,
    ops: Ops | None = None,
    progress: Progress | None = None,
    as_stored: bool = False,
    share: Share | None = None,
) -> tuple[ModelConfig, Weights]:
    """The config, and the weights as numpy arrays in the layout of `models.weights`.

    Args:
        dtype: ``float32``, ``bfloat16``, or None for the checkpoint's own. float16 becomes float32, which holds it exactly.
        ops: the kernels that take the matrices over (`Ops.take_over`); None leaves the weights as they are stored.
        progress: called with ``load`` and bytes after each tensor; not for Orbax, which reads all at once.
        as_stored: matrices of a quantized checkpoint stay as integers (`checkpoint.stored`), whatever ``dtype`` is. It needs native
            ``ops``; without ``ops``, and for other sources, it changes nothing.
        share: with ``ops`` of several devices, read only these parts of each matrix. `Cut` matrices then hold `Parts`. Without
            `Ops.packs_columns` matrices are read whole.

    Raises:
        UnsupportedModel: the model needs what is not implemented.
        CheckpointError: the files do not hold the model that their configuration describes.
    """
    if ops is None or not ops.packs_columns:
        share = None
    if source.kind == "orbax":
        store = _orbax_store()
        cfg = store.read_config(source.path)
        return cfg, store.read_weights(source.path, cfg, _dtype(dtype, cfg), ops, share)
    cfg, reader = _opened(source)
    require_tied(cfg, reader)
    if as_stored and ops is not None and isinstance(reader, StoredTensors):
        return cfg, fill_as_stored(cfg, reader, _dtype(dtype, cfg), progress, ops, share)
    if ops is not None and share is not None:
        return cfg, fill_parts(cfg, reader, _dtype(dtype, cfg), progress, ops, share)
    return cfg, fill(cfg, reader, _dtype(dtype, cfg), progress, ops)


def load_shapes(source: ModelSource, parts: int = 1) -> Weights | None:
    """The shapes of the matrices that stay as they are stored, for `weights.abstract_like`; None for a source without such matrices.

    Args:
        parts: the number of devices that share each matrix.

    Raises:
        UnsupportedModel, CheckpointError: as `load`.
    """
    if source.kind == "orbax":
        return None
    cfg, reader = _opened(source)
    return shapes_as_stored(cfg, reader, parts) if isinstance(reader, StoredTensors) else None


def require_tensors(source: ModelSource) -> None:
    """Checks, by headers alone, that the files have the tensors of the configuration. A directory with ``config.json`` and no weights
    passes: what its engine needs can be planned.

    Raises:
        UnsupportedModel, CheckpointError: as `load`.
    """
    if source.kind == "orbax":
        store = _orbax_store()
        store.require_tensors(source.path, store.read_config(source.path))
    elif source.kind == "gguf" or has_weights(source.path):
        fills_of(*_opened(source))


def convert(
    source: ModelSource,
    directory: Path,
    dtype: str | None = None,
    *,
    write_tokenizer: Callable[[Path], object] | None = None,
    progress: Progress | None = None,
) -> ModelConfig:
    """Write ``source`` as an Orbax checkpoint that loads to identical weights. If the process is killed, there is no ``directory``.

    Args:
        directory: must not exist, or be empty.
        dtype: as in `load`.
        write_tokenizer: makes the tokenizer folder at a path.

    Raises:
        DirectoryExists: there are files in ``directory``.
        UnsupportedModel, CheckpointError: as `load`; or ``directory`` cannot be written.
    """
    store = _orbax_store()
    store.refuse_existing(directory)  # before reading, which takes minutes
    cfg, weights = load(source, dtype, progress=progress)
    cfg = dataclasses.replace(cfg, dtype=_dtype(dtype, cfg).name)
    store.write(directory, cfg, weights, write_tokenizer)
    return cfg


def _orbax_store() -> ModuleType:
    from xlaengine.models.checkpoint import orbax_store  # imported here, because Orbax takes a second, and other sources do not need it

    return orbax_store


def _dtype(chosen: str | None, cfg: ModelConfig) -> np.dtype:
    return np.dtype(ml_dtypes.bfloat16 if (chosen or cfg.dtype) == "bfloat16" else np.float32)


def _opened(source: ModelSource) -> tuple[ModelConfig, Reader]:
    return (read_hf_config(source.path), _open_hf(source.path)) if source.kind == "hf" else _open_gguf(source)


def _open_hf(directory: Path) -> Reader:
    form, reader = read_form(directory), SafetensorsReader(directory)
    return Mxfp4Reader(reader) if form is None else unpacked(reader, form)


def _open_gguf(source: ModelSource) -> tuple[ModelConfig, GGUFTensors]:
    header = read_header(source.path)
    reader = GGUFTensors(source.path, header)
    factors = reader.read(ROPE_FACTORS) if ROPE_FACTORS in header.tensors else None
    return read_gguf_config(header, factors, str(source.path)), reader
