"""The settings of a benchmark, as plain data; the JSON report contains them."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.config import SchedulingPolicy


@dataclass(frozen=True, kw_only=True)
class Settings:
    """
    Attributes:
        model, dtype: as in `LLM`.
        max_num_seqs: every B.
        repeats: the number of samples of each quantity, each with its floor measured beside it.
        requests, shortest, longest: of the common workload: the number of requests, and the bounds of prompts and outputs, in tokens.
        scheduling_policy: the order in which requests of the common workload wait for slots.
        position, steps: of the decode sweep: the length of the prompts, and the number of steps in a sample.
        prefill_lengths: lengths of the prompts, in tokens.
        short_len, long_len: S of the engines that the long context workload compares.
        admission_len: S of the engine whose slots are written.
    """

    model: str
    max_num_seqs: tuple[int, ...]
    dtype: str = "auto"
    repeats: int = 3
    requests: int = 32
    shortest: int = 16
    longest: int = 256
    scheduling_policy: SchedulingPolicy = "lof"
    position: int = 100
    steps: int = 12
    prefill_lengths: tuple[int, ...] = (32, 128, 512, 1000)
    short_len: int = 512
    long_len: int = 4096
    admission_len: int = 2048
