"""The manifest that a run keeps beside its output. Other programs may remove it, or put another in its place, while the run goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from xlaengine.batch.files import free_name, naming_errors
from xlaengine.batch.journal import Journal
from xlaengine.batch.manifest import Manifest, found_beside, joined, manifest_path, write_manifest


class KeptManifest:
    """A run's manifest, on disk since before the first line.

    Args:
        path: the output. journal: its lines. manifest: as it was written.
        note: called with sentences for the user.
    """

    def __init__(self, path: Path, journal: Journal, manifest: Manifest, note: Callable[[str], None]):
        self._path, self._journal, self._manifest, self._note = path, journal, manifest, note

    def keep(self) -> None:
        """Writes the manifest again if it was removed or damaged during the run: without it the output cannot be resumed.

        If a manifest of another run or of another format has taken its place, no manifest is lost. If another output has also taken the
        place of this run's, the other manifest stays, and this run's goes beside the saved lines. Otherwise the other manifest is renamed.
        Raises RunError.
        """
        if not self._path.parent.is_dir() or (found := found_beside(self._path, self._manifest)) == "own":
            return
        there, kept = manifest_path(self._path), self._journal.kept
        if found == "foreign" and kept is not None:
            write_manifest(kept, self._manifest)
            self._note(f"{there} is another run's manifest now; this run's is {manifest_path(kept)}: move both files")
            return
        if found == "foreign":
            aside = free_name(there)
            with naming_errors(aside, "manifest"):
                there.rename(aside)
            self._note(f"another run's manifest was moved to {there}; it is {aside} now")
        write_manifest(self._path, self._manifest)

    def join(self, run: Mapping[str, str]) -> None:
        """Adds `Facts.recorded` of another engine that computes lines of this output. Raises RunError."""
        run = {"model": self._manifest.recorded["model"], **run}
        if run not in self._manifest.runs:
            self._change(joined(self._manifest, [run]))

    def seal(self, digest: str) -> None:
        """Adds the digest of the complete output. Raises RunError."""
        self._change(msgspec.structs.replace(self._manifest, output_sha256=digest))

    def mark_changed(self) -> None:
        """Adds that the input changed during the run. Raises RunError."""
        self._change(msgspec.structs.replace(self._manifest, input_changed=True))

    def _change(self, manifest: Manifest) -> None:
        """Writes a new version of the manifest, also if the old one is missing or damaged. Where another run's stands, `keep` writes it."""
        found, self._manifest = found_beside(self._path, self._manifest), manifest
        if found != "foreign":
            write_manifest(self._path, manifest)
