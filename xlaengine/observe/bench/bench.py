"""The parts that all workloads share: one model's files, engines of any shape, and floors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from xlaengine.config import EngineConfig
from xlaengine.defaults import chosen_dtype, chosen_layout
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.observe.bench.floors import Floors
from xlaengine.observe.bench.settings import BenchSettings
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import ops_for
from xlaengine.planning import require_memory
from xlaengine.runner import Runner
from xlaengine.types import Progress


class Unsuitable(ValueError):
    """The model or the settings leave nothing for a workload to measure; the message has the numbers."""


class Bench:
    """
    Attributes:
        rows: B of workloads that measure at one B only. The performance targets are for this B.
        model: the config of the measured model.
        dtype: the dtype of the engines, never ``auto``.
        progress: called with a workload's case, the number of samples taken, and the number of all samples.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: the model cannot be found, read or run (all are ValueErrors).
    """

    rows = 8

    def __init__(self, settings: BenchSettings, progress: Progress = lambda *_: None):
        self.settings, self.progress = settings, progress
        self._files = ModelFiles(settings.model, progress=progress)
        self.fingerprint = self._files.source.fingerprint
        self.model = self._files.facts
        self.dtype: Any = chosen_dtype(self.model, settings.dtype)
        self._layout = chosen_layout(self.dtype, progress)
        config = self.config(1, self.length)
        self.ops = ops_for(config)
        self.floors = Floors(self.model, self.dtype, self.ops, self._files.shapes(config).weights, config.kv_dtype)

    @property
    def longest(self) -> int:
        """The largest number of positions that a slot of this model can have."""
        return self.model.most_positions

    @property
    def chosen(self) -> dict[str, Any]:
        """The settings of how numbers are stored, by the names of `LLM`'s arguments, without ``dtype``."""
        return {name: getattr(self.settings, name) for name in ("weights_dtype", "kv_cache_dtype", "quantization")}

    @property
    def length(self) -> int:
        """S of most workloads: 1024, as for the peers, or `longest` if that is less."""
        return min(1024, self.longest)

    def config(self, max_num_seqs: int, max_model_len: int, **changes: Any) -> EngineConfig:
        """Returns the config of an engine with B = ``max_num_seqs`` and S = ``max_model_len``; ``changes`` are other fields."""
        layout = self._layout | self.chosen | changes
        return EngineConfig(max_num_seqs=max_num_seqs, max_model_len=max_model_len, dtype=self.dtype, **layout)

    @contextmanager
    def engine(
        self, max_num_seqs: int, max_model_len: int, *, model: tuple[ModelConfig, Weights] | None = None, **changes: Any
    ) -> Iterator[Engine]:
        """Opens an engine of `config`, and closes it at the end.

        Args:
            model: replaces the configuration and weights of the files. The caller has checked that it fits into memory.

        Raises:
            Unsuitable: there is not enough memory for it.
        """
        config = self.config(max_num_seqs, max_model_len, **changes)
        if model is None:
            try:
                require_memory(self._files.shapes(config))
            except ValueError as error:
                raise Unsuitable(str(error)) from None
        with self.opened(config, model=model) as engine:
            yield engine

    @contextmanager
    def opened(self, config: EngineConfig, **more: Any) -> Iterator[Engine]:
        """Opens an engine of any config that fits into memory, and closes it at the end; ``more`` as in `ModelFiles.runner`."""
        with closing(Engine(self._runner(config, **more))) as engine:
            yield engine

    def _runner(self, config: EngineConfig, **more: Any) -> Runner:
        return self._files.runner(config, f"compile[{config.max_num_seqs}]", **more)

    def samples(self, case: str) -> Iterator[int]:
        """Yields the indices of the samples to take, and reports progress. Drops bandwidths that were measured for another result."""
        self.floors.take_bandwidth()
        for sample in range(self.settings.repeats):
            self.progress(case, sample, self.settings.repeats)
            yield sample
        self.progress(case, self.settings.repeats, self.settings.repeats)
