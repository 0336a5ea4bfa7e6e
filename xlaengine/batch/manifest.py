"""The manifest beside an output file: what the output was made from, so that a run is resumed only with the same inputs and settings."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.files import replace_file, told_of

FORMAT = 1
_VERSIONED = ("jax", "jaxlib")
_DIGESTS = {
    "input_sha256": "the input file",
    "model_fingerprint": "what is in the files of the model {}",
    "tokenizer": "the tokenizer",
    "drafter_fingerprint": "the drafter",
}
"""Names of the entries that are digests, for messages."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """
    Attributes:
        fixed: what determines the output: digest of the input, fingerprint of the model, settings. A resumed run must have the same.
        recorded: versions and names. A change causes a warning, not a refusal: a crash is often cured by an update.
    """

    fixed: dict[str, Any]
    recorded: dict[str, str]
    input_bytes: int | None = None
    """Size of the input: an input that only grew begins with this many unchanged bytes. None in manifests of earlier versions."""
    format: int = FORMAT

    def changes(self, now: Mapping[str, Any], model: str) -> list[str]:
        """Returns one phrase for each entry of ``now`` that differs; entries that ``now`` does not have are not compared.

        Args:
            model: the name by which this run asks for the model.
        """
        changed = {key: (self.fixed.get(key), value) for key, value in now.items() if self.fixed.get(key) != value}
        return [_phrase(key, was, value, (self.recorded.get("model", "unknown"), model)) for key, (was, value) in changed.items()]


def _phrase(key: str, was: Any, now: Any, models: tuple[str, str]) -> str:
    if key == "model_fingerprint" and models[0] != models[1]:
        return f"the model was {models[0]} and is now {models[1]}"
    if key in _DIGESTS:
        name = models[1] if key == "model_fingerprint" else ""
        return f"{_DIGESTS[key].format(name)} changed (its digest was {_short(was)} and is now {_short(now)})"
    return f"{key} was {was!r} and is now {now!r}"


def _short(digest: str | None) -> str:
    return "none" if digest is None else digest[:12]


def manifest_path(output: Path) -> Path:
    return output.with_name(output.name + ".manifest.json")


def make_manifest(fixed: Mapping[str, Any], recorded: Mapping[str, str], input_bytes: int | None = None) -> Manifest:
    """Makes a manifest. ``fixed`` is converted to JSON's own types, as it will be read back; versions are added to ``recorded``."""
    plain = msgspec.json.decode(msgspec.json.encode(fixed))
    return Manifest(fixed=plain, recorded={**recorded, **{name: metadata.version(name) for name in _VERSIONED}}, input_bytes=input_bytes)


def write_manifest(output: Path, manifest: Manifest) -> None:
    """Writes the manifest, durably. Called before the first byte of output."""
    with told_of(manifest_path(output), "manifest"):
        replace_file(manifest_path(output), lambda file: file.write(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"))


def read_manifest(output: Path) -> Manifest:
    """Reads the manifest. Raises UsageError if it is missing or cannot be read."""
    path = manifest_path(output)
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise UsageError(f"cannot resume {output}: {path.name} is missing, so it is not known what made it") from None
    except (OSError, msgspec.DecodeError) as e:
        raise UsageError(f"cannot resume {output}: {path.name} cannot be read: {e}") from None
    if manifest.format != FORMAT:
        raise UsageError(f"cannot resume {output}: {path.name} has format {manifest.format}, this version writes {FORMAT}")
    return manifest


def refuse_changes(output: Path, manifest: Manifest, now: Mapping[str, Any], model: str) -> None:
    """Raises UsageError with everything that differs, if anything does."""
    if changes := manifest.changes(now, model):
        raise UsageError(f"cannot resume {output}: {'; '.join(changes)}. Give the same, or another output file")
