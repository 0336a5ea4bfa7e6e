"""Orbax checkpoints of the weights as they are kept on the host: fused and stacked already, so that loading need not rearrange them.

A converted model is a directory: the manifest (`ORBAX_MANIFEST`, which marks it), ``weights/`` as Orbax writes it, and ``tokenizer/``
as the caller writes it. Arrays are stored uncompressed: trained weights hardly shrink, and reading takes a third of the time.
"""

from __future__ import annotations

import dataclasses
import errno
import logging
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np
import orbax.checkpoint as ocp
import tensorstore

from xlaengine.models.checkpoint.fill import compare
from xlaengine.models.checkpoint.scratch import scratch_beside
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError, DirectoryExists, UnsupportedModel
from xlaengine.models.families import FAMILIES, spec_of
from xlaengine.models.rope_scaling import require_order
from xlaengine.models.settings import (
    Context,
    Epsilon,
    Heads,
    Layers,
    Positions,
    Positive,
    Size,
    Token,
    Vocab,
    check_heads,
    checked,
    require_tokens,
)
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights, abstract, taken_over
from xlaengine.ops.aligned import aligned
from xlaengine.ops.base import Ops
from xlaengine.ops.panels import Panels
from xlaengine.ops.params import Param, is_param
from xlaengine.ops.parts import Share, copy_columns, empty_parts
from xlaengine.sources import ORBAX_MANIFEST

TOKENIZER_DIRECTORY = "tokenizer"
_WEIGHTS_DIRECTORY = "weights"
_FORMAT, _WITH_WINDOWS = 2, 3
_BOUNDS = {
    "vocab": Vocab,
    "d_model": Size,
    "layers": Layers,
    "heads": Heads,
    "kv_heads": Heads,
    "head_dim": Heads,
    "mlp": Size,
    "norm_eps": Epsilon,
    "rope_theta": Positive,
    "max_positions": Context,
    "windows": list[Positions | None],
    "sliding_window": Positions,
    "eos_token_ids": list[Token],
}
_SCALING_BOUNDS = {
    "factor": Positive,
    "low_freq_factor": Positive,
    "high_freq_factor": Positive,
    "original_max_position": Positions,
    "factors": list[Positive],
    "beta_fast": Positive,
    "beta_slow": Positive,
    "magnitude": Positive,
}
_CHUNK_BYTES = 4 << 20
"""The most bytes of an array that are read at once. Reading whole stacks of layers took twice as long: each buffer is newly allocated
memory.
"""


@dataclasses.dataclass(frozen=True)
class Manifest:
    """The contents of `ORBAX_MANIFEST`. ``format`` rises when the layout of the weights changes: 2 orders q, k and v by key head. A model
    whose layers have windows has format 3, because versions that read only format 2 would ignore the windows.

    ``sums`` has the `checksum` of each array: Orbax has checksums of its index alone. Earlier versions wrote none.
    """

    format: int
    config: ModelConfig
    sums: dict[str, str] = dataclasses.field(default_factory=dict)


def write(directory: Path, cfg: ModelConfig, weights: Weights, write_tokenizer: Callable[[Path], object] | None = None) -> None:
    """Write a model directory at once: it is made beside its place and renamed into it when complete.

    Args:
        directory: must not exist, or be empty.
        write_tokenizer: called with the path at which it must make the tokenizer's folder.

    Raises:
        CheckpointError: the directory exists, or the system refuses to write it.
    """
    refuse_existing(directory)
    with _naming_system_errors(directory):
        directory.parent.mkdir(parents=True, exist_ok=True)
        _require_space(directory.parent, sum(leaf.nbytes for leaf in jax.tree.leaves(weights)))
        with scratch_beside(directory) as scratch:
            made = scratch / "model"
            made.mkdir()
            _save(made / _WEIGHTS_DIRECTORY, _tree(weights))
            if write_tokenizer is not None:
                write_tokenizer(made / TOKENIZER_DIRECTORY)
            sums = {name: checksum(leaf) for name, leaf in _flat(_tree(weights)).items()}
            manifest = Manifest(_WITH_WINDOWS if cfg.windows else _FORMAT, cfg, sums)
            (made / ORBAX_MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
            os.replace(made, directory)


def _save(directory: Path, tree: dict[str, Any]) -> None:
    chunked = jax.tree.map(lambda _: ocp.SaveArgs(chunk_byte_size=_CHUNK_BYTES), tree)
    with _quiet(), _checkpointer() as checkpointer:
        checkpointer.save(directory.resolve(), args=ocp.args.PyTreeSave(tree, save_args=chunked))


@contextmanager
def _quiet() -> Iterator[None]:
    """Orbax's threads log the error that `_save` raises, each with its traceback."""
    logger, nothing = logging.getLogger("absl"), lambda record: False
    logger.addFilter(nothing)
    try:
        yield
    finally:
        logger.removeFilter(nothing)


@contextmanager
def _naming_system_errors(directory: Path) -> Iterator[None]:
    """Raises CheckpointError, with the name of ``directory``, for an error of the system inside. Such errors name temporary files."""
    try:
        yield
    except Exception as error:
        number = error.errno if isinstance(error, OSError) else _system_error(str(error))
        if number is None:
            raise
        raise CheckpointError(f"{directory} cannot be written: {os.strerror(number)}") from error


def _system_error(message: str) -> int | None:
    """The system's error number in a message of TensorStore or of a Rust library."""
    found = re.search(r"\bos[ _]error(?:_code=')? ?(\d+)", message)
    return found and int(found[1])


def _require_space(directory: Path, size: int) -> None:
    """Raises OSError if the disk has less than ``size`` bytes. On a full disk Orbax's threads print tracebacks, and may leave files."""
    if shutil.disk_usage(directory).free < size:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def refuse_existing(directory: Path) -> None:
    """Raises DirectoryExists if ``directory`` is a file, or a directory with files."""
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise DirectoryExists(f"{directory} exists already; name a new directory")


def read_config(directory: Path) -> ModelConfig:
    """The configuration of a converted model.

    Raises:
        CheckpointError: the manifest cannot be read, has another format, or holds sizes that do not fit.
        UnsupportedModel: the manifest names an unknown family.
    """
    path = directory / ORBAX_MANIFEST
    manifest = _manifest(path)
    if manifest.format not in (_FORMAT, _WITH_WINDOWS):
        raise CheckpointError(
            f"{path} has format {manifest.format}, this version reads {_FORMAT} and {_WITH_WINDOWS}; convert the model again"
        )
    config = manifest.config
    if config.family not in FAMILIES:
        raise UnsupportedModel(f"{path}: family {config.family!r} is not supported; supported are {', '.join(FAMILIES)}")
    where = f"{path}: config"
    checked(dataclasses.asdict(config), _BOUNDS, where)
    if config.rope_scaling is not None:
        checked(dataclasses.asdict(config.rope_scaling), _SCALING_BOUNDS, f"{where}.rope_scaling")
        require_order(config.rope_scaling, config.rope_theta, f"{where}.rope_scaling")
    check_heads(config.heads, config.kv_heads, config.head_dim, ("heads", "kv_heads", "head_dim"), where)
    require_tokens("eos_token_ids", config.eos_token_ids, config.vocab, where)
    return config


def _manifest(path: Path) -> Manifest:
    try:
        data = path.read_bytes()
        manifest = msgspec.json.decode(data, type=Manifest)
    except (OSError, msgspec.DecodeError) as error:
        raise CheckpointError(f"{path} cannot be read: {error}") from error
    if unknown := list(_unknown_keys(msgspec.json.decode(data), msgspec.to_builtins(manifest))):
        raise CheckpointError(f"{path} has the unknown key {unknown[0]}: it is damaged or of another version; convert the model again")
    return manifest


def _unknown_keys(stated: Any, known: Any) -> Iterator[str]:
    """The keys of a JSON object, and of those in it, that were left out when it was read."""
    if isinstance(stated, dict):
        for key, value in stated.items():
            if key not in known:
                yield key
            else:
                yield from _unknown_keys(value, known[key])


def checksum(array: np.ndarray) -> str:
    """The sum of the array's bytes as little-endian 64-bit numbers, as hex. It differs if one byte does, and takes 0.06 s for a GB."""
    data = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    whole = len(data) // 8 * 8
    total = int(np.add.reduce(data[:whole].view("<u8"))) + int.from_bytes(data[whole:].tobytes(), "little")
    return f"{total % 2**64:016x}"


def read_weights(directory: Path, cfg: ModelConfig, dtype: np.dtype, ops: Ops | None = None, share: Share | None = None) -> Weights:
    """The weights as `loading.load` gives them, with its arguments and errors. Arrays that are read whole must have their checksums."""
    path, spec = (directory / _WEIGHTS_DIRECTORY).resolve(), spec_of(cfg)
    sums = _manifest(directory / ORBAX_MANIFEST).sums
    with _short_errors(path):
        stored = _fitting(path, spec)
        if share is not None and ops is not None:
            return _parts(path, stored, spec, dtype, ops, share, sums)
        reading = {name: array.read() for name, array in stored.items()}
        leaves = {name: _intact(path, name, reading.pop(name).result(), sums) for name in stored}  # popped: a future keeps its result
    tree = jax.tree.map_with_path(lambda keys, _: leaves.pop(_name(keys)), _tree(abstract(spec)), is_leaf=is_param)
    if ops is None:
        return _taken(tree, spec, dtype, None)
    return taken_over(spec, _taken(tree, spec, dtype, ops), ops)


def _intact(path: Path, name: str, array: np.ndarray, sums: Mapping[str, str]) -> np.ndarray:
    """The array. Raises CheckpointError if it has another checksum than in ``sums``, unless these are empty."""
    if sums and (found := checksum(array)) != (wanted := sums.get(name, "none")):
        raise CheckpointError(
            f"{path} is damaged: the values of {name} have the checksum {found}, and {ORBAX_MANIFEST} has {wanted}; convert the model again"
        )
    return array


def _parts(
    path: Path,
    stored: dict[str, tensorstore.TensorStore],
    spec: ModelSpec,
    dtype: np.dtype,
    ops: Ops,
    share: Share,
    sums: Mapping[str, str],
) -> Weights:
    """The weights with the ``share`` of each matrix as `Parts`. One array after the other is read. TensorStore reads the chunks of the file
    that hold the wanted columns."""

    def own(param: Param, array: tensorstore.TensorStore) -> Panels:
        matrix = ops.pack(param._replace(stack=None))
        own_parts = empty_parts(matrix, array.shape[: array.ndim - len(matrix.shape)], share, dtype)
        for number, columns in share.columns(matrix).items():
            part = own_parts.held[number]
            part = part.reshape(-1, *part.shape[-3:])
            read = array[..., columns.start : columns.stop].read().result()
            for values, panels in zip(read.reshape(len(part), part.shape[-2], len(columns)), part, strict=True):
                copy_columns(values.T, panels, 0)
        return dataclasses.replace(matrix, data=own_parts.view(ops.kept_as(dtype.name)))

    def read(keys: tuple[Any, ...], param: Param) -> Any:
        name = _name(keys)
        return own(param, stored[name]) if param.is_matrix else aligned(_intact(path, name, stored[name].read().result(), sums), dtype)

    tree = _tree(abstract(spec))
    tree["groups"] = tuple(map(tuple, tree["groups"]))
    embed = tree.pop("embed") if spec.head.tied else None
    tree = jax.tree.map_with_path(read, tree, is_leaf=is_param)
    head = {} if embed is None else {"embed": None, "lm_head": own(embed.transposed, stored["embed"].T)}
    return Weights(**tree, **head)


def require_tensors(directory: Path, cfg: ModelConfig) -> None:
    """Raises CheckpointError if the arrays are not those of the configuration. None is read."""
    path = (directory / _WEIGHTS_DIRECTORY).resolve()
    with _short_errors(path):
        _fitting(path, spec_of(cfg))


def _fitting(path: Path, spec: ModelSpec) -> dict[str, tensorstore.TensorStore]:
    """The arrays at ``path`` by name, as `_opened` gives them, if names and shapes are those of ``spec``. Raises CheckpointError."""
    stored = _opened(path)
    wanted = {name: leaf.array_shape for name, leaf in _flat(_tree(abstract(spec))).items()}
    compare(wanted, {name: array.shape for name, array in stored.items()}, path)
    return stored


def _opened(path: Path) -> dict[str, tensorstore.TensorStore]:
    """The arrays in the database that Orbax has written to ``path``, by the name of their leaf. No value is read yet.

    Orbax itself closes its asyncio loop after the first error, and the reads that still run print tracebacks.
    """
    database = {"driver": "ocdbt", "base": {"driver": "file", "path": f"{path}/"}}
    keys = tensorstore.KvStore.open(database).result().list().result()
    names = sorted({key.decode().rpartition("/")[0] for key in keys})
    opening = {name: tensorstore.open({"driver": "zarr", "kvstore": database, "path": name}, open=True, read=True) for name in names}
    return {name: future.result() for name, future in opening.items()}


@contextmanager
def _short_errors(path: Path) -> Iterator[None]:
    """Raises CheckpointError for an error of TensorStore inside, without its lists of settings and of lines in its source."""
    try:
        yield
    except CheckpointError:
        raise
    except Exception as error:  # damaged files cause errors of many kinds
        reason = re.sub(r" \[(tensorstore_spec|source locations)=.*", "", str(error), flags=re.DOTALL)
        raise CheckpointError(f"{path} cannot be read: {reason}") from error


def _taken(tree: dict[str, Any], spec: ModelSpec, dtype: np.dtype, ops: Ops | None) -> Weights:
    """The leaves of ``tree``, aligned and in ``dtype``. ``tree`` is emptied, so that a leaf's old memory is freed before the next leaf is
    made.

    Leaves that `Ops.take_over` lays out anew stay as they are.
    """
    copied = ops is not None and not ops.transposes_embedding

    def take(node: dict[str, Any], name: str, is_matrix: bool) -> np.ndarray:
        leaf = node.pop(name)
        if copied and is_matrix and leaf.dtype == dtype:
            return leaf
        transposed = name == "embed" and spec.head.tied and ops is not None and ops.transposes_embedding
        return aligned(leaf.T, dtype).T if transposed else aligned(leaf, dtype)

    params = abstract(spec)
    groups = tuple(
        tuple(
            {
                branch: {name: take(tree["groups"][g][p][branch], name, param.is_matrix) for name, param in own.items()}
                for branch, own in place.items()
            }
            for p, place in enumerate(group)
        )
        for g, group in enumerate(params.groups)
    )
    top = {name: take(tree, name, name == "lm_head" or (name == "embed" and spec.head.tied)) for name in _TOP if name in tree}
    return Weights(groups=groups, **({"lm_head": None} | top))


def _checkpointer() -> ocp.Checkpointer:
    return ocp.Checkpointer(ocp.PyTreeCheckpointHandler(use_compression=False))


_TOP = ("embed", "final_norm", "lm_head")


def _tree(weights: Weights) -> dict[str, Any]:
    """The leaves that are not None, as nested dicts and lists."""
    top = {name: leaf for name in _TOP if (leaf := getattr(weights, name)) is not None}
    return top | {"groups": [list(group) for group in weights.groups]}


def _flat(tree: dict[str, Any]) -> dict[str, Any]:
    """Leaves by path."""
    leaves = jax.tree.leaves_with_path(tree, is_leaf=is_param)
    return {_name(keys): leaf for keys, leaf in leaves}


def _name(keys: tuple[Any, ...]) -> str:
    """The name that Orbax gives to the array of a leaf."""
    return jax.tree_util.keystr(keys, simple=True, separator=".")
