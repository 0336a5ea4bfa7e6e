"""The files that a proposer is read from, with the target and the engine that it is read for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.fill import filled
from xlaengine.models.checkpoint.hf_config import read_json
from xlaengine.models.checkpoint.mapping import Fill
from xlaengine.models.checkpoint.readers import Reader, StoredTensors
from xlaengine.models.checkpoint.stored_fill import filled_as_stored, with_stored_shapes
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_for
from xlaengine.ops.parts import Share
from xlaengine.runner.placement import Placement
from xlaengine.sources import ModelSource
from xlaengine.text import Tokenizer
from xlaengine.types import Progress


@dataclass(frozen=True)
class Files:
    """A drafter's files, and the target and the engine that it proposes for.

    Attributes:
        config: the engine's. The drafter has the engine's dtype and kernels, and needs as many positions as a slot.
        progress: as `LLM` has it.
        tokenizer: the target's; None if there is none.
        reads_weights: if False, only shapes are read, and the drafter is not compared with the target.
    """

    source: ModelSource
    config: EngineConfig
    settings: SpeculativeConfig
    target: ModelConfig
    progress: Progress | None = None
    tokenizer: Tokenizer | None = None
    reads_weights: bool = True

    @property
    def ops(self) -> Ops:
        return ops_for(self.config)

    @property
    def share(self) -> Share | None:
        """The parts of each matrix that this process holds; None with one device."""
        return Placement(self.config.tensor_parallel_size).share

    @property
    def dtype(self) -> np.dtype:
        return np.dtype(ml_dtypes.bfloat16 if self.config.dtype == "bfloat16" else np.float32)

    def body(self, params: Weights, fills: Sequence[Fill], reader: Reader) -> Weights:
        """The layers of a proposer that is not a whole model, as numpy arrays. Matrices that the engine keeps as stored are `Kept`.

        If only shapes are read, these matrices are shapes, and all other leaves are those of ``params``.

        Args:
            fills: tensors that are in ``reader``. They cover ``params``.
        """
        if self.config.keeps_stored and isinstance(reader, StoredTensors):
            if self.reads_weights:
                return filled_as_stored(params, fills, reader, self.dtype, self.progress, self.share)
            return with_stored_shapes(params, fills, reader, self.config.tensor_parallel_size)
        return filled(params, fills, reader, self.dtype, self.progress) if self.reads_weights else params

    @property
    def model_type(self) -> str | None:
        """``model_type`` in ``config.json``; None if the source is not a Hugging Face directory, or states none."""
        return read_json(self.source.path / "config.json").get("model_type") if self.source.kind == "hf" else None

    def drafter_config(self, model_type: str) -> dict[str, Any]:
        """``config.json`` of a directory that holds no model of its own.

        Raises:
            UnsupportedModel: the directory is of another type, or has another width than the target.
        """
        if self.model_type != model_type:
            raise UnsupportedModel(
                f"{self.source.path} is not a drafter of type {model_type}: the model_type in its config.json is {self.model_type}"
            )
        return self.config_of_width()

    def config_of_width(self) -> dict[str, Any]:
        """``config.json`` of a directory of any type.

        Raises:
            CheckpointError: it has no width.
            UnsupportedModel: it has another width than the target.
        """
        path = self.source.path / "config.json"
        raw = read_json(path)
        if raw.get("hidden_size") is None:
            raise CheckpointError(f"{path} lacks hidden_size; the target's is {self.target.d_model}")
        if raw["hidden_size"] != self.target.d_model:
            raise UnsupportedModel(f"{path} sets hidden_size to {raw['hidden_size']!r}, and the target's is {self.target.d_model}")
        return raw

    def require_positions(self, drafter: ModelConfig) -> None:
        """
        Raises:
            UnsupportedModel: the drafter was made for fewer positions than a slot holds.
        """
        most, needed = drafter.most_positions, self.config.max_model_len
        if most < needed:
            raise UnsupportedModel(f"drafter {self.source.name} was made for {most} positions, and max_model_len is {needed}")
