"""Passes each answer on once, from workers that may compute a line twice."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable

from xlaengine.batch.errors import RunError
from xlaengine.batch.output import content
from xlaengine.batch.service import Answer
from xlaengine.types.words import plural


class Once:
    """Tells the first answer to a line from later ones, and compares their contents.

    Memory: 8 bytes for each line number up to the largest, and a set of the lines that are not answered yet.
    """

    def __init__(self, lines: Iterable[int]):
        """``lines``: the numbers of the lines that the workers were given, at least one."""
        self._wanted = set(lines)
        self._digests = array("Q", bytes(8 * (max(self._wanted) + 1)))

    def takes(self, answer: Answer) -> bool:
        """Returns True for the first answer to a line, and False for a later one with the same content.

        Raises:
            RunError: the content differs, or the line was not asked for.
        """
        # The lowest bit is set, so that 0 stands for a line without an answer.
        digest = int.from_bytes(hashlib.blake2b(content(answer.data), digest_size=8).digest()) | 1
        if answer.line in self._wanted:
            self._wanted.remove(answer.line)
            self._digests[answer.line] = digest
            return True
        was = self._digests[answer.line] if answer.line < len(self._digests) else 0
        if was == digest:
            return False
        if was == 0:
            raise RunError(f"a worker answered line {answer.line}, which was not asked for")
        raise RunError(f"line {answer.line} was computed twice, with different contents: the workers' machines do not agree")

    def require_all(self) -> None:
        """Raises RunError if a line has no answer."""
        if self._wanted:
            first = ", ".join(map(str, sorted(self._wanted)[:5]))
            raise RunError(f"{plural(len(self._wanted), 'line')} did not come back from the workers (line {first}): --resume computes them")
