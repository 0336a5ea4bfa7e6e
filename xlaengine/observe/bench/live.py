"""An engine in which all rows decode, so that the time of a step can be measured by itself."""

from __future__ import annotations

import math
import time

import jax

from xlaengine.engine import Engine
from xlaengine.observe.bench.bench import Unsuitable
from xlaengine.observe.bench.streams import Streams, check_equal, drawn_requests, keep

SETTLING = 2
"""The number of steps between the last prompt and the first sample."""


def tokens_needed(engine: Engine, position: int, samples: int, steps: int) -> int:
    """Returns the number of tokens that each stream needs so that none ends before the last sample.

    While later prompts are prefilled, earlier streams decode: one step for each prompt, and one for each budget of prompt tokens.
    """
    B = engine.config.max_num_seqs
    filling = B + math.ceil(B * position / engine.config.prefill_tokens_per_step)
    return filling + SETTLING + samples * (steps + 1) + 2 * engine.config.depth


class LiveRows:
    """B streams with prompts of equal length, which end with the last sample.

    Args:
        position: the position of every row before the first sample; rows stay near it.
        samples, steps: the number of samples that will be taken, and the number of steps in each.

    Attributes:
        position: the argument.
        context: the approximate position of a row in the middle of the samples.

    Raises:
        Unsuitable: the slots are too short.
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
        """Submits all prompts and steps until each has its slot and first token. The first stream is ahead of the last by these steps."""
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
        """Measures the seconds of one step, as the mean over ``steps`` steps."""
        self._step()  # the device is idle: this gives it its first step, and the next one while that runs
        began = time.perf_counter()
        for _ in range(self._steps):
            self._engine.advance()
        seconds = (time.perf_counter() - began) / self._steps
        keep(self._engine, self._streams)
        self.rest()
        return seconds

    def rest(self) -> None:
        """Waits for everything in flight, so that the next measurement has the machine to itself."""
        jax.block_until_ready(self._engine.runner.state)

    def finish(self, check: int) -> None:
        """Runs the streams to their ends, and makes ``check`` of them again, alone.

        Raises:
            StreamsDiffer: one of them differs.
        """
        keep(self._engine, self._streams, finish=True)
        check_equal(self._engine, self._requests, self._streams, count=check)

    def _step(self) -> None:
        self._engine.advance()
        keep(self._engine, self._streams)
