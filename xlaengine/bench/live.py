"""An engine all of whose rows decode, so that the time of a step can be looked at by itself."""

from __future__ import annotations

import math
import time

import jax

from xlaengine.bench.bench import Unsuitable
from xlaengine.bench.streams import Streams, check_equal, drawn_requests, keep
from xlaengine.engine import Engine

SETTLING = 2
"""Steps after the last prompt, before the first sample."""


def tokens_needed(engine: Engine, position: int, samples: int, steps: int) -> int:
    """Of each stream, so that none ends before the last sample.

    While later prompts come in, earlier streams go on: a step for each of them, and one for so many tokens of prompt as a step lets in.
    """
    B = engine.config.max_num_seqs
    filling = B + math.ceil(B * position / engine.config.prefill_tokens_per_step)
    return filling + SETTLING + samples * (steps + 1) + 2 * engine.config.depth


class LiveRows:
    """B streams of prompts of like length, which end with the last sample.

    Args:
        position: of every row before the first sample, near which it stays.
        samples, steps: how many samples will be taken, and of how many steps.

    Attributes:
        position: as given. context: about where a row is in the middle of the samples.

    Raises:
        Unsuitable: the slots are too short for it.
    """

    def __init__(self, engine: Engine, position: int, samples: int, steps: int):
        B, S = engine.config.max_num_seqs, engine.config.max_model_len
        self._engine, self.position, self._steps = engine, position, steps
        tokens = tokens_needed(engine, position, samples, steps)
        if position + tokens > S:
            raise Unsuitable(f"rows at position {position} need {position + tokens} positions, and a slot has {S}")
        self.context = position + tokens / 2
        self._requests = drawn_requests(engine.model.vocab, [position] * B, tokens)
        self._streams: Streams = {}

    def fill(self) -> None:
        """Every prompt in its slot; the first stream is ahead of the last by what that took."""
        engine = self._engine
        for request in self._requests:
            engine.submit(request)
            self._streams[request.request_id] = []
        while engine.scheduler.waiting or not all(self._streams.values()):
            self._step()
        for _ in range(SETTLING):
            self._step()
        self.rest()

    def sample(self) -> float:
        """Seconds of a step, over ``steps`` of them."""
        self._step()  # the device had nothing to do: it gets its first step, and the next while that runs
        began = time.perf_counter()
        for _ in range(self._steps):
            self._engine.advance()
        seconds = (time.perf_counter() - began) / self._steps
        keep(self._engine, self._streams)
        self.rest()
        return seconds

    def rest(self) -> None:
        """Wait for what is in flight, so that what is measured next has the machine for itself."""
        jax.block_until_ready(self._engine.runner.state)

    def finish(self, check: int) -> None:
        """Run the streams to their ends, and make some of them again, alone.

        Raises:
            StreamsDiffer: one of them differs.
        """
        keep(self._engine, self._streams, finish=True)
        check_equal(self._engine, self._requests, self._streams, count=check)

    def _step(self) -> None:
        self._engine.advance()
        keep(self._engine, self._streams)
