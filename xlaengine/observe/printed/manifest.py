"""The printed graph tables as files: StableHLO texts of graphs, and ``manifest.json`` with the facts that a diff must show.

Texts change with jax, so they are compared only under the version that the manifest records. The manifest is compared under every version.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax

from xlaengine.observe.printed.graphs import Printed
from xlaengine.observe.printed.tables import MODEL, printed_tables

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class GraphDifference:
    """A manifest entry or a file that differs from the checked-in one. ``kind``: changed, missing or extra. ``diff``: a unified diff."""

    name: str
    kind: str
    diff: tuple[str, ...] = ()


def write(directory: Path, printed: Sequence[Printed]) -> None:
    """Writes the printed graphs into the directory, and removes texts of graphs that no longer exist."""
    directory.mkdir(parents=True, exist_ok=True)
    for path in _extra_texts(directory, printed):
        path.unlink()
    for one in printed:
        if one.text is not None:
            (directory / one.file_name).write_text(one.text, encoding="utf-8")
    manifest = {**_header(), "graphs": {one.name: one.entry for one in printed}}
    (directory / MANIFEST).write_text(_dumps(manifest) + "\n", encoding="utf-8")


def read(directory: Path) -> dict[str, Any]:
    """Returns the checked-in manifest.

    Raises:
        OSError, ValueError: the file cannot be read, or is not a manifest.
    """
    found = json.loads((directory / MANIFEST).read_text(encoding="utf-8"))
    if not (isinstance(found, dict) and isinstance(found.get("graphs"), dict) and "jax" in found):
        raise ValueError("it has no graphs")
    return found


def differences(directory: Path, printed: Sequence[Printed]) -> list[GraphDifference]:
    """Returns how the code's graphs differ from the checked-in ones, in the order of the tables. Tables that cannot be compiled here are
    left out. Raises the errors of `read`.
    """
    manifest = read(directory)
    entries, header = manifest.pop("graphs"), _header()
    same_jax = manifest["jax"] == header["jax"]
    found = [] if {**manifest, "jax": ""} == {**header, "jax": ""} else [_changed(MANIFEST, _dumps(manifest), _dumps(header))]
    for one in printed:
        found += _compare(directory / one.file_name, entries.get(one.name), one, same_jax)
    names, left_out = {one.name for one in printed}, tuple(table.name for table in printed_tables() if table.missing is not None)
    found += [GraphDifference(name, "extra") for name in entries if name not in names and name.partition("/")[0] not in left_out]
    extra = (path.name for path in _extra_texts(directory, printed))
    return found + [GraphDifference(name, "extra") for name in extra if name.partition("-")[0] not in left_out]


def _compare(path: Path, entry: dict[str, Any] | None, one: Printed, same_jax: bool) -> Iterable[GraphDifference]:
    if entry is None or (one.text is not None and not path.is_file()):
        yield GraphDifference(one.name, "missing")
        return
    if entry != one.entry:
        yield _changed(one.name, _dumps(entry), _dumps(one.entry))
    if same_jax and one.text is not None and (text := path.read_text(encoding="utf-8", errors="replace")) != one.text:
        yield _changed(one.file_name, text, one.text)


def _changed(name: str, old: str, new: str) -> GraphDifference:
    before, after = f"{name} as checked in", f"{name} as the code gives it"
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), before, after, lineterm="", n=1)
    return GraphDifference(name, "changed", tuple(lines))


def _extra_texts(directory: Path, printed: Sequence[Printed]) -> list[Path]:
    return sorted(set(directory.glob("*.mlir")) - {directory / one.file_name for one in printed if one.text is not None})


def _header() -> dict[str, Any]:
    """Returns the settings that the graphs were printed with, in JSON's types (tuples become lists)."""
    engines = {table.name or "plain": asdict(table.engine) for table in printed_tables()}
    return json.loads(_dumps({"jax": jax.__version__, "model": asdict(MODEL), "engines": engines}))


def _dumps(value: Any) -> str:
    return json.dumps(value, indent=1)
