"""The settings of a benchmark, as plain data; the JSON report contains them."""

from __future__ import annotations

from dataclasses import dataclass

from xlaengine.config import SchedulingPolicy
from xlaengine.config.option import option
from xlaengine.config.settings import ENGINE_PANEL, WantedDType, shared

SIZES = 1, 8, 32


@dataclass(frozen=True, kw_only=True)
class Settings:
    """
    Attributes:
        model, dtype: as in `LLM`.
        max_num_seqs: every B.
        repeats: samples of each number, each with its floor measured beside it.
        requests, shortest, longest: of the common workload: how many, and the bounds of prompts and outputs, in tokens.
        scheduling_policy: of the common workload.
        position, steps: of the decode sweep: the prompts' length, and the steps of a sample.
        prefill_lengths: of the prompts, in tokens.
        short_len, long_len: S of the engines that the long context workload compares.
        admission_len: S of the engine whose slots are written.
    """

    model: str = shared("model")
    dtype: WantedDType = shared("dtype")
    max_num_seqs: tuple[int, ...] = option(
        help="Slots; give it again for more sizes. 1, 8 and 32 if not given.",
        min=1,
        kind=list[int] | None,
        default=None,
        made=lambda given: tuple(sorted(set(given or SIZES))),
        panel=ENGINE_PANEL,
    )
    scheduling_policy: SchedulingPolicy = shared("scheduling_policy")
    repeats: int = option(3, "Samples of each number.", min=2)
    requests: int = 32
    shortest: int = 16
    longest: int = 256
    position: int = 100
    steps: int = 12
    prefill_lengths: tuple[int, ...] = (32, 128, 512, 1000)
    short_len: int = 512
    long_len: int = 4096
    admission_len: int = 2048
