"""What workloads measure with: one model's files, engines of any shape, and floors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from xlaengine.bench.floors import Floors
from xlaengine.bench.settings import Settings
from xlaengine.check.verify.case import Subject
from xlaengine.config import EngineConfig
from xlaengine.defaults import chosen_dtype, chosen_layout
from xlaengine.engine import Engine
from xlaengine.models.config import ModelConfig
from xlaengine.planning import Shapes, require_room
from xlaengine.protocol import Progress


class Unsuitable(ValueError):
    """The model or the settings leave nothing for a workload to measure; the message has the numbers."""


class Bench:
    """
    Attributes:
        model: the config of the measured model.
        dtype: the dtype of the engines, never ``auto``.
        progress: called with a workload's case, samples taken and samples in all.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: the model cannot be found, read or run (all are ValueErrors).
    """

    def __init__(self, settings: Settings, progress: Progress = lambda *_: None):
        self.settings, self.progress = settings, progress
        self._subject = Subject(settings.model, None, progress)
        self.model: ModelConfig = self._subject.facts
        self.dtype: Any = chosen_dtype(self.model, settings.dtype)
        self.floors = Floors(self.model, self.dtype, chosen_layout(self.dtype).get("kernels", "xla"))

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the model's files."""
        return self._subject.fingerprint

    @property
    def longest(self) -> int:
        """The largest number of positions that a slot of this model can have."""
        return self.model.most_positions

    @contextmanager
    def engine(self, max_num_seqs: int, max_model_len: int, **changes: Any) -> Iterator[Engine]:
        """An engine with B = ``max_num_seqs`` and S = ``max_model_len``, closed at the end; ``changes`` are other fields of `EngineConfig`.

        Raises:
            Unsuitable: there is not enough memory for it.
        """
        settings = {"dtype": self.dtype, **chosen_layout(self.dtype, self.progress)} | changes
        config = EngineConfig(max_num_seqs=max_num_seqs, max_model_len=max_model_len, **settings)
        try:
            require_room(Shapes(self.model, config))
        except ValueError as error:
            raise Unsuitable(str(error)) from None
        engine = self._open(config)
        try:
            yield engine
        finally:
            engine.close()

    def _open(self, config: EngineConfig) -> Engine:
        return self._subject.open(config)

    def samples(self, case: str) -> Iterator[int]:
        """Yields the indices of the samples to take, and reports progress."""
        for sample in range(self.settings.repeats):
            self.progress(case, sample, self.settings.repeats)
            yield sample
        self.progress(case, self.settings.repeats, self.settings.repeats)
