"""The time of llama.cpp's decode steps: B sequences, all live, at position 100 and beyond, as in `xlaengine bench decode`.

usage: llamacpp_decode.py [--position 100] [--wait] MODEL.gguf B...     needs llama-cpp-python

It has as many threads as there are cores, and all else as llama.cpp has it. Prints a line for each sample, in the order of the sizes.
--position: the length of the prompts. --wait: a sample for each line on standard input, which is a B; first "ready".
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time

from llamacpp import MOST_TOKENS, Server, Stream

LENGTH, STEPS, SAMPLES, FIRST = 1024, 12, 3, 17
"""Positions for a sequence; steps of a sample; samples of a size; the lowest id in a prompt."""


class Live:
    """B sequences that have their first tokens."""

    def __init__(self, model: str, B: int, position: int):
        self._server = Server(model, B, LENGTH)
        self.B, draw = B, random.Random(1)
        self.tokens: list[list[int]] = [[] for _ in range(B)]
        self._streams = [Stream(row, 0, LENGTH) for row in range(B)]
        prompts = [[draw.randrange(FIRST, self._server.vocab) for _ in range(position)] for _ in range(B)]
        at_once = MOST_TOKENS // position
        for first in range(0, B, at_once):
            self._decode(self._streams[first : first + at_once], prompts[first : first + at_once])

    def sample(self) -> float:
        """Seconds of a step, the mean over some."""
        self._step()
        began = time.perf_counter()
        for _ in range(STEPS):
            self._step()
        return (time.perf_counter() - began) / STEPS

    def _step(self) -> None:
        self._decode(self._streams, [[stream.token] for stream in self._streams])

    def _decode(self, streams: list[Stream], fed: list[list[int]]) -> None:
        for stream, token in zip(streams, self._server.decode(list(zip(streams, fed, strict=True))), strict=True):
            stream.token = token
            self.tokens[stream.sequence].append(token)


def tell(live: Live) -> None:
    line = {"peer": "llama.cpp", "B": live.B, "ms_per_step": 1e3 * live.sample(), "tokens": live.tokens}
    print(json.dumps(line), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("sizes", nargs="+", type=int, metavar="B")
    parser.add_argument("--position", type=int, default=100)
    parser.add_argument("--wait", action="store_true")
    options = parser.parse_args()
    each = {B: Live(options.model, B, options.position) for B in options.sizes}
    if options.wait:
        print("ready", flush=True)
    for B in map(int, sys.stdin) if options.wait else options.sizes * SAMPLES:
        tell(each[B])


if __name__ == "__main__":
    main()
