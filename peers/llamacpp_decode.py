"""The time of llama.cpp's decode steps: B sequences, all live, at position 100 and beyond, as in `xlaengine bench decode`.

usage: llamacpp_decode.py MODEL.gguf [--wait] B...     needs llama-cpp-python

It has as many threads as there are cores, and all else as llama.cpp has it. Prints a line for each sample, in the order of the sizes.
--wait: a sample for each line on standard input, which is a B; first "ready".
"""

from __future__ import annotations

import json
import random
import sys
import time

from llamacpp import Server, Stream

POSITION, LENGTH, STEPS, SAMPLES, FIRST = 100, 1024, 12, 3, 17
"""The prompts' tokens; positions for a sequence; steps of a sample; samples of a size; the lowest id in a prompt."""


class Live:
    """B sequences that have their first tokens."""

    def __init__(self, model: str, B: int):
        self._server = Server(model, B, LENGTH)
        self.B, draw = B, random.Random(1)
        self.tokens: list[list[int]] = [[] for _ in range(B)]
        self._streams = [Stream(row, 0, LENGTH) for row in range(B)]
        for stream in self._streams:
            prompt = [draw.randrange(FIRST, self._server.vocab) for _ in range(POSITION)]
            self._taken([stream], self._server.decode([(stream, prompt)]))

    def sample(self) -> float:
        """Seconds of a step, the mean over some."""
        self._step()
        began = time.perf_counter()
        for _ in range(STEPS):
            self._step()
        return (time.perf_counter() - began) / STEPS

    def _step(self) -> None:
        self._taken(self._streams, self._server.decode([(stream, [stream.token]) for stream in self._streams]))

    def _taken(self, streams: list[Stream], tokens: list[int]) -> None:
        for stream, token in zip(streams, tokens, strict=True):
            stream.token = token
            self.tokens[stream.sequence].append(token)


def tell(live: Live) -> None:
    line = {"peer": "llama.cpp", "B": live.B, "ms_per_step": 1e3 * live.sample(), "tokens": live.tokens}
    print(json.dumps(line), flush=True)


def main(model: str, sizes: list[int], wait: bool) -> None:
    each = {B: Live(model, B) for B in sizes}
    if wait:
        print("ready", flush=True)
    for B in map(int, sys.stdin) if wait else sizes * SAMPLES:
        tell(each[B])


if __name__ == "__main__":
    path, *rest = sys.argv[1:]
    main(path, [int(size) for size in rest if size != "--wait"], "--wait" in rest)
