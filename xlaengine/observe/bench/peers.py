"""A peer: another engine, behind a script that runs the common workload. docs/bench.md describes the script.

For each run of the workload it prints a line ``{"peer": NAME, "output_tokens": N, "seconds": X}`` or
``PEER NAME output_tokens=N seconds=X``; it may print anything else.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from xlaengine.types import Request

_LINE = re.compile(r"^PEER (?P<peer>\S+) output_tokens=(?P<output_tokens>\d+) seconds=(?P<seconds>[\d.]+)")

FILLED_IN = "workload", "B", "model", "dtype"


class PeerFailed(RuntimeError):
    """The peer did not run the workload. The message says why, with the last line that the peer printed."""


class PeerLine(msgspec.Struct, frozen=True):
    """A peer's report of one run."""

    peer: str
    output_tokens: int
    seconds: float


@dataclass(frozen=True)
class Peer:
    """
    Attributes:
        script: path of the script.
        arguments: its arguments, with placeholders (`FILLED_IN`).
        python: the interpreter that runs it; None means the script itself if it is executable, else this interpreter.
    """

    script: Path
    arguments: tuple[str, ...] = ("{workload}",)
    python: str | None = None

    @classmethod
    def named(cls, words: str, directory: Path, python: str | None) -> Peer:
        """Finds the peer that ``words`` names: a script in ``directory``, with or without its ``.py``, followed by its arguments.

        Raises:
            ValueError: there is no such script or interpreter, or an argument has an unknown placeholder.
        """
        name, *arguments = shlex.split(words) or [""]
        script = next((path for path in (directory / name, directory / f"{name}.py") if name and path.is_file()), None)
        if script is None:
            there = ", ".join(sorted(path.stem for path in directory.glob("*.py"))) or "none"
            raise ValueError(f"there is no peer {name!r} in {directory}; scripts there: {there}")
        if python is not None and shutil.which(python) is None:
            raise ValueError(f"there is no interpreter {python}")
        for argument in arguments:
            try:
                argument.format(**dict.fromkeys(FILLED_IN, ""))
            except (KeyError, IndexError, ValueError):
                known = ", ".join(f"{{{each}}}" for each in FILLED_IN)
                raise ValueError(f"the argument {argument!r} has an unknown placeholder; the known ones are {known}") from None
        return cls(script, tuple(arguments) or ("{workload}",), python)

    def run(self, workload: Path, tokens: int, *, B: int, model: str, dtype: str) -> list[PeerLine]:
        """Runs the script once, to its end. Returns a line for each run of the workload.

        Args:
            tokens: the number of output tokens that the workload asks for.

        Raises:
            PeerFailed: it failed, printed no such line, gave another number of tokens, or took no time.
        """
        filled = [each.format(workload=workload, B=B, model=model, dtype=dtype) for each in self.arguments]
        try:
            command = [*self._command(), *filled]
            done = subprocess.run(command, cwd=self.script.parent, capture_output=True, encoding="utf-8", errors="replace", check=False)
        except OSError as error:
            raise PeerFailed(f"{self.script.name}: {error.strerror}") from None
        lines = list(_lines(done.stdout))
        if done.returncode or not lines:
            output = (done.stderr.strip() or done.stdout.strip()).splitlines()
            why = f"exit status {done.returncode}" if done.returncode else "it printed no result line"
            raise PeerFailed(f"{self.script.name}: {why}" + (f"; its last line: {output[-1]}" if output else ""))
        if wrong := [line.output_tokens for line in lines if line.output_tokens != tokens]:
            raise PeerFailed(f"{self.script.name}: it gave {wrong[0]} tokens, and the workload asks for {tokens}")
        if wrong := [line.seconds for line in lines if line.seconds <= 0]:
            raise PeerFailed(f"{self.script.name}: it gave {tokens} tokens in {wrong[0]} seconds")
        return lines

    def _command(self) -> list[str]:
        script = self.script.absolute()
        if self.python is None and script.stat().st_mode & 0o100:
            return [str(script)]
        return [self.python or sys.executable, str(script)]


def _lines(text: str) -> Iterator[PeerLine]:
    for line in text.splitlines():
        if found := _LINE.match(line):
            yield msgspec.convert(found.groupdict(), PeerLine, strict=False)
        elif line.startswith("{"):
            try:
                yield msgspec.json.decode(line, type=PeerLine)
            except msgspec.DecodeError:
                continue


def workload_file(directory: Path, requests: Sequence[Request], *, B: int, S: int, model: str, dtype: str) -> Path:
    """Writes the common workload for a peer: ``model``, ``dtype``, ``max_num_seqs``, ``max_model_len`` and ``requests``, each with
    ``prompt_token_ids`` and ``max_tokens``. Requests are greedy and ignore EOS."""
    each = [{"prompt_token_ids": list(request.prompt_token_ids), "max_tokens": request.max_tokens} for request in requests]
    path = directory / f"workload-{B}.json"
    path.write_text(json.dumps({"model": model, "dtype": dtype, "max_num_seqs": B, "max_model_len": S, "requests": each}), encoding="utf-8")
    return path
