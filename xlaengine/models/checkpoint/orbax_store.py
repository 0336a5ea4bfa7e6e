"""Orbax checkpoints of the weights as they are kept on the host: fused and stacked, so that loading is reading.

A converted model is a directory: the manifest (`ORBAX_MANIFEST`, which marks it), ``weights/`` as Orbax writes it, and ``tokenizer/``
as the caller writes it. Arrays are stored uncompressed: trained weights hardly shrink, and reading takes a third of the time.
"""

from __future__ import annotations

import dataclasses
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np
import orbax.checkpoint as ocp

from xlaengine.config import Kernels
from xlaengine.models.aligned import aligned
from xlaengine.models.checkpoint.errors import CheckpointError
from xlaengine.models.checkpoint.fill import compare
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Layers, Weights, abstract, in_panels
from xlaengine.sources import ORBAX_MANIFEST

TOKENIZER_DIRECTORY = "tokenizer"
_WEIGHTS_DIRECTORY = "weights"
_FORMAT = 1
_CHUNK_BYTES = 4 << 20
"""Most bytes of an array that are read at once. Whole stacks of layers took twice as long: their buffers are new memory each time."""


@dataclasses.dataclass(frozen=True)
class Manifest:
    """What `ORBAX_MANIFEST` holds; ``format`` rises when the layout of the weights changes."""

    format: int
    config: ModelConfig


def write(directory: Path, cfg: ModelConfig, weights: Weights, write_tokenizer: Callable[[Path], object] | None = None) -> None:
    """Write a model directory at once: it is made beside its place and renamed into it when complete.

    Args:
        directory: must not exist, or be empty.
        write_tokenizer: given the path of the tokenizer folder to make.
    """
    refuse_existing(directory)
    directory.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".convert-", dir=directory.parent) as scratch:
        made = Path(scratch) / "model"
        made.mkdir()
        with _checkpointer() as checkpointer:
            tree = _tree(weights)
            chunked = jax.tree.map(lambda _: ocp.SaveArgs(chunk_byte_size=_CHUNK_BYTES), tree)
            checkpointer.save((made / _WEIGHTS_DIRECTORY).absolute(), args=ocp.args.PyTreeSave(tree, save_args=chunked))
        if write_tokenizer is not None:
            write_tokenizer(made / TOKENIZER_DIRECTORY)
        (made / ORBAX_MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(Manifest(_FORMAT, cfg))))
        os.replace(made, directory)


def refuse_existing(directory: Path) -> None:
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise CheckpointError(f"{directory} exists already; name a new directory")


def read_config(directory: Path) -> ModelConfig:
    path = directory / ORBAX_MANIFEST
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError) as error:
        raise CheckpointError(f"{path} cannot be read: {error}") from error
    if manifest.format != _FORMAT:
        raise CheckpointError(f"{path} has format {manifest.format}, this version reads {_FORMAT}; convert the model again")
    return manifest.config


def read_weights(directory: Path, cfg: ModelConfig, dtype: np.dtype, kernels: Kernels = "xla") -> Weights:
    """As `loading.load` gives them."""
    path = (directory / _WEIGHTS_DIRECTORY).absolute()
    try:
        with _checkpointer() as checkpointer:
            tree = checkpointer.restore(path, args=ocp.args.PyTreeRestore())
    except Exception as error:  # damaged metadata ends in errors of many kinds
        raise CheckpointError(f"{path} cannot be read by Orbax: {type(error).__name__}: {error}") from error
    wanted, found = ({name: leaf.shape for name, leaf in _flat(each).items()} for each in (_tree(abstract(cfg)), tree))
    compare(wanted, found)
    if kernels == "native":
        return in_panels(_taken(tree, cfg, dtype, kernels))
    return _taken(tree, cfg, dtype, kernels)


def _taken(tree: dict[str, Any], cfg: ModelConfig, dtype: np.dtype, kernels: Kernels) -> Weights:
    """The leaves of ``tree``, which is empty then: what one was made from is let go before the next. Those that `in_panels` takes stay."""

    def take(node: dict[str, Any], name: str) -> np.ndarray:
        leaf = node.pop(name)
        is_tied = name == "embed" and cfg.tie_embeddings
        if kernels == "native" and leaf.dtype == dtype and (leaf.ndim == 3 or is_tied or name == "lm_head"):
            return leaf
        return aligned(leaf.T, dtype).T if is_tied and kernels == "xla" else aligned(leaf, dtype)  # turned as `fill` does it

    layers = tree.pop("layers")
    made = Layers(**{name: take(layers, name) for name in list(layers)})
    return Weights(layers=made, **{name: take(tree, name) for name in list(tree)})


def _checkpointer() -> ocp.Checkpointer:
    return ocp.Checkpointer(ocp.PyTreeCheckpointHandler(use_compression=False))


def _tree(weights: Weights) -> dict[str, Any]:
    """Nested dicts of the leaves that the family has."""
    return _present(weights) | {"layers": _present(weights.layers)}


def _present(node: Weights | Layers) -> dict[str, Any]:
    leaves = {field.name: getattr(node, field.name) for field in dataclasses.fields(node)}
    return {name: leaf for name, leaf in leaves.items() if leaf is not None}


def _flat(tree: dict[str, Any]) -> dict[str, Any]:
    layers = {f"layers.{name}": leaf for name, leaf in tree.get("layers", {}).items()}
    return {name: leaf for name, leaf in tree.items() if name != "layers"} | layers
