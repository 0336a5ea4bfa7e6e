"""The options of a batch job, its summary, and its display."""

from __future__ import annotations

import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from xlaengine.config import EngineConfig, SchedulingPolicy, SpeculativeConfig
from xlaengine.sources.default_model import DEFAULT_NAME

if TYPE_CHECKING:
    from xlaengine.reference.check import Report


@dataclass(frozen=True, kw_only=True)
class Job:
    """The options of ``run-batch``. A dash stands for standard input and output.

    Attributes:
        served_model_name: the model's name in results; a line may also ask for the model by it.
        max_num_batched_tokens: the most padded prompt tokens between two steps of running requests. No token depends on it.
        speculative: how tokens are proposed ahead; None means no speculation.
        enable_prefix_caching: prompts that begin alike copy what one of them has computed. No token depends on it.
        scheduling_policy: the order in which waiting requests get slots (`EngineConfig`). No token depends on it.
        async_scheduling: launch a step before the tokens of the last one have been read. No token depends on it.
        memory_check: refuse to start if the estimate exceeds the available memory.
        log_interval: the number of steps between progress lines; 0 means none.
        probe_every: the number of steps between comparisons of all rows with themselves alone; 0 means none. No token depends on it.
        extend: like ``resume``, and lines may have been appended to the input.
        trace_file: the file for a trace of the engine, for ui.perfetto.dev.
        report_dir: the directory for a page about the run.
        profile_dir: the directory for a profile of the first ``profile_steps`` steps.
    """

    input_file: str
    output_file: str
    model: str = DEFAULT_NAME
    served_model_name: str | None = None
    tokenizer: str | None = None
    dtype: str = "auto"
    seed: int = 0
    max_num_seqs: int = 8
    max_model_len: int | None = None
    max_num_batched_tokens: int = EngineConfig.prefill_tokens_per_step
    speculative: SpeculativeConfig | None = None
    enable_prefix_caching: bool = True
    scheduling_policy: SchedulingPolicy = "lof"
    async_scheduling: bool = True
    memory_check: bool = True
    log_interval: int = 0
    probe_every: int = 0
    resume: bool = False
    retry_errors: bool = False
    extend: bool = False
    verify_reference: int | Literal["all"] = 0
    metrics_file: Path | None = None
    trace_file: Path | None = None
    report_dir: Path | None = None
    profile_dir: Path | None = None
    profile_steps: int = 32

    @property
    def resumes(self) -> bool:
        """Whether an output may exist already."""
        return self.resume or self.retry_errors or self.extend

    @property
    def output_path(self) -> Path | None:
        """The path of the output file; None if the output is a stream that keeps nothing."""
        path = Path(self.output_file)
        streams = self.output_file == "-" or (path.exists() and (stat.S_ISCHR(path.stat().st_mode) or stat.S_ISFIFO(path.stat().st_mode)))
        return None if streams else path.resolve()  # one lock and one manifest, whatever name leads to the file


@dataclass(frozen=True)
class Summary:
    """How a job ended. ``completed`` and ``failed`` count input lines, including those that an earlier run finished (``resumed``).

    ``first_failure`` describes this run's first error line.
    """

    completed: int
    failed: int
    resumed: int
    metrics: Mapping[str, Any] = field(default_factory=dict)
    report: Report | None = None
    first_failure: str | None = None


class Display(Protocol):
    """What a person sees of a job."""

    def phase(self, phase: str, done: int, total: int | None) -> None:
        """``fetch``, ``load`` and ``compile <graph>``, as the engine reports them, and ``reference`` (requests checked)."""

    def generation(self, finished: int, total: int, live: Callable[[], Mapping[str, Any]]) -> None:
        """Generation begins; ``finished`` of ``total`` lines are done already. ``live`` reads the engine's counters, from any thread."""

    def line(self, *, failed: bool) -> None:
        """One more line is finished."""

    def note(self, message: str) -> None:
        """One sentence for the user."""
