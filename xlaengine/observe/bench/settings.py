"""The workloads' names and the settings of a benchmark. The JSON report contains the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from xlaengine.config import SchedulingPolicy
from xlaengine.config.engine import dtypes_in_words
from xlaengine.config.option import option
from xlaengine.config.settings import ENGINE_PANEL, Quantization, WantedDType, WantedKVDType, WeightsDType, shared

OfAnyDevice = Literal["common", "decode", "mixture", "long-context", "prefill", "admission", "startup", "memory"]
OfGpu = Literal["gpu-exact", "gpu-decode", "gpu-prefill", "gpu-idle", "gpu-cost", "gpu-peer"]
WorkloadName = OfAnyDevice | OfGpu

GROUPS: Mapping[str, tuple[WorkloadName, ...]] = {"all": get_args(OfAnyDevice), "gpu": get_args(OfGpu)}
"""Names that stand for several workloads."""

SIZES = 1, 8, 32
"""The default of ``max_num_seqs``."""


@dataclass(frozen=True, kw_only=True)
class BenchSettings:
    """
    Attributes:
        model, dtype, weights_dtype, kv_cache_dtype, quantization: as in `LLM`.
        max_num_seqs: each B that is measured.
        repeats: samples of each number, each with its floor measured beside it.
        scheduling_policy: the order in which requests of the common workload wait for slots.
        requests: the number of requests of the common workload, which ``gpu-peer`` runs too. shortest, longest: bounds of their prompts and
            outputs, in tokens.
        position, steps: for workloads that measure steps (such as ``decode``), the length of the prompts, and the number of steps in a
            sample.
        prefill_lengths: the lengths of the prompts of ``prefill``, in tokens.
        short_len, long_len: S of the engines that ``long-context`` compares.
        admission_len: S of the engine whose slots ``admission`` writes.
    """

    model: str = shared("model")
    dtype: WantedDType = shared("dtype")
    weights_dtype: WeightsDType = shared("weights_dtype")
    kv_cache_dtype: WantedKVDType = shared("kv_cache_dtype")
    quantization: Quantization | None = shared("quantization")
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

    @property
    def dtypes(self) -> str:
        """The dtypes in a heading, such as ``float32, KV in int8, w8a8``."""
        kv = self.dtype if self.kv_cache_dtype == "auto" else self.kv_cache_dtype
        return dtypes_in_words(self.dtype, kv, self.quantization)
