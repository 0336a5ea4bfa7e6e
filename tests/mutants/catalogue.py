"""The list of mutants: edits of the source that a test must notice, kept as data in the TOML files beside this one.

A file has a table ``[[mutant]]`` for each one:

    name    unique, in lower case with hyphens
    file    the source that is edited, from the repository's root
    old     text that occurs in it exactly once
    new     what stands there instead
    test    the pytest node that must fail
    verify  what ``xlaengine verify`` must say: ``MISMATCH``, ``MISMATCH at level N``, ``PASS``, ``NOTHING VERIFIED``, ``ERROR`` (it ends
            without a verdict), or ``not run`` where verify does not run the edited code
    with    options of that verify run; `MODEL` if they are left out
    needs   a module that the test imports and that not every environment has: without it the mutant is left out
    target  the name of the only target (`TARGETS` of the kernels) whose kernels contain the edited code: on another CPU it is left out
    why     one line: what goes wrong for a user, and for ``PASS`` and ``not run`` why verify cannot see it
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from xlaengine.ops.native.compiling import target_here

ROOT = Path(__file__).parents[2]
MODEL = "--model tests/fixtures/llama3 --max-model-len 64 --synthetic 12 --max-num-seqs 3 --schedules 2"
VERDICT = re.compile(r"MISMATCH( at level (1|2|2p|3))?|PASS|NOTHING VERIFIED|ERROR|not run")


class BadCatalogue(ValueError):
    """The list does not fit the source; the message names every fault."""


@dataclass(frozen=True)
class Mutant:
    """One edit and what must notice it. ``room`` is the name of its TOML file."""

    room: str
    name: str
    file: str
    old: str
    new: str
    test: str
    verify: str
    why: str
    options: str = MODEL
    needs: str | None = None
    target: str | None = None

    @property
    def lacks(self) -> str | None:
        """Why it cannot run here; None if it can."""
        if self.needs is not None and find_spec(self.needs) is None:
            return f"{self.needs} is not installed"
        here = target_here()
        return None if self.target in (None, here and here.name) else f"this CPU's kernels are not those of {self.target}"

    @property
    def is_kernel(self) -> bool:
        """Whether a C++ compiler has to run before its test."""
        return self.file.startswith("xlaengine/ops/native/src/")

    def applied(self, source: str) -> str:
        """``source`` with the edit.

        Raises:
            BadCatalogue: the old text does not occur exactly once.
        """
        if (count := source.count(self.old)) != 1:
            raise BadCatalogue(f"{self.name}: its old text occurs {count} times in {self.file}, not once: {self.old!r}")
        return source.replace(self.old, self.new)


def load(directory: Path = Path(__file__).parent) -> list[Mutant]:
    """All mutants, by file and in the order in which they stand there.

    Raises:
        BadCatalogue: a table lacks a key, or has one that is not known.
    """
    found = []
    for path in sorted(directory.glob("*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            facts = {"options" if key == "with" else key: value for key, value in table.items()}
            try:
                found.append(Mutant(room=path.stem, **facts))
            except TypeError as error:
                raise BadCatalogue(f"{path.name}: {table.get('name', table)}: {error}") from None
    return found


def faults(mutants: Sequence[Mutant], root: Path = ROOT) -> Iterator[str]:
    """What is wrong with the list, a line each."""
    for name, count in Counter(mutant.name for mutant in mutants).items():
        if count > 1:
            yield f"{name}: {count} mutants have this name"
    for mutant in mutants:
        if not VERDICT.fullmatch(mutant.verify):
            yield f"{mutant.name}: verify cannot say {mutant.verify!r}"
        if mutant.old == mutant.new:
            yield f"{mutant.name}: it changes nothing"
        if "\n" in mutant.why or not mutant.why:
            yield f"{mutant.name}: why is one line of text"
        path, _, function = mutant.test.partition("::")
        test = root / path
        if not function or not test.is_file() or f"def {function.partition('[')[0].rpartition('::')[2]}(" not in test.read_text("utf-8"):
            yield f"{mutant.name}: there is no test {mutant.test}"
        source = root / mutant.file
        if not source.is_file():
            yield f"{mutant.name}: there is no file {mutant.file}"
            continue
        try:
            mutant.applied(source.read_text(encoding="utf-8"))
        except BadCatalogue as error:
            yield str(error)


def require_sound(mutants: Sequence[Mutant], root: Path = ROOT) -> None:
    """
    Raises:
        BadCatalogue: with every fault.
    """
    if found := list(faults(mutants, root)):
        raise BadCatalogue("\n".join(found))
