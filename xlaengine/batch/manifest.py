"""What an output file was made from, kept beside it, so that a run is only resumed as the run that it was."""

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


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """Attributes:
    fixed: what shapes the output: digest of the input, fingerprint of the model, settings. A resumed run must have the same.
    recorded: versions and names. Another one is worth a warning, not a refusal: a crash is often cured by an update.
    """

    fixed: dict[str, Any]
    recorded: dict[str, str]
    format: int = FORMAT

    def changes(self, now: Mapping[str, Any]) -> list[str]:
        """One phrase for each entry of ``now`` that differs; entries that ``now`` does not know are not compared."""
        return [f"{key} was {self.fixed.get(key)!r} and is now {value!r}" for key, value in now.items() if self.fixed.get(key) != value]


def manifest_path(output: Path) -> Path:
    return output.with_name(output.name + ".manifest.json")


def make_manifest(fixed: Mapping[str, Any], recorded: Mapping[str, str]) -> Manifest:
    """``fixed`` in JSON's own types, as it will be read back; versions are added to ``recorded``."""
    plain = msgspec.json.decode(msgspec.json.encode(fixed))
    return Manifest(fixed=plain, recorded={**recorded, **{name: metadata.version(name) for name in _VERSIONED}})


def write_manifest(output: Path, manifest: Manifest) -> None:
    """Durable when this returns; called before the first byte of output."""
    with told_of(manifest_path(output), "manifest"):
        replace_file(manifest_path(output), lambda file: file.write(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"))


def read_manifest(output: Path) -> Manifest:
    """Raises UsageError where there is none or it cannot be read."""
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


def refuse_changes(output: Path, manifest: Manifest, now: Mapping[str, Any]) -> None:
    """Raises UsageError naming everything that differs."""
    if changes := manifest.changes(now):
        raise UsageError(f"cannot resume {output}: {'; '.join(changes)}. Give the same, or another output file")
