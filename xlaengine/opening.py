"""`ModelFiles` reads the files of a named model once, and makes runners from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from xlaengine.config import EngineConfig
from xlaengine.defaults import speculation_of
from xlaengine.models.checkpoint import load, load_config, load_shapes, require_tensors
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.ops.chosen import ops_for
from xlaengine.planning import Shapes
from xlaengine.runner import Runner
from xlaengine.runner.graph_cache import cached_in
from xlaengine.runner.placement import Placement
from xlaengine.runner.plugin import Speculation
from xlaengine.runner.verdict import KeptVerdicts
from xlaengine.sources import cache_dir, resolve
from xlaengine.text import Tokenizer, load_tokenizer
from xlaengine.types import Progress


class ModelFiles:
    """The files of one model, from which any number of runners can be made.

    Args:
        model, tokenizer: as in `LLM`.
        progress: called with ``fetch``, ``load``, and the same for a drafter (``load-drafter``), as work proceeds.

    Attributes:
        source: the place of the files.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: the model cannot be found, read or run (all are ValueErrors). The methods too raise
            the last two, for the model or its drafter.
    """

    def __init__(self, model: str | None, tokenizer: str | None = None, progress: Progress | None = None):
        self._progress: Progress = progress or (lambda phase, done, total: None)
        self.source = resolve(model, progress=self._progress)
        self._other_tokenizer = None if tokenizer is None else Path(tokenizer)
        self._weights: dict[Any, Weights] = {}
        self._stored_shapes: dict[int, Weights | None] = {}
        self._speculations: dict[Any, Speculation | None] = {}

    @cached_property
    def facts(self) -> ModelConfig:
        """The model's shapes and constants."""
        return load_config(self.source)

    @cached_property
    def tokenizer(self) -> Tokenizer | None:
        """The tokenizer; None if the model has none.

        Raises:
            ValueError: there is none at the given path, or it does not fit the model.
        """
        try:
            tokenizer = load_tokenizer(self._other_tokenizer or self.source)
        except FileNotFoundError:
            if self._other_tokenizer is not None:
                raise ValueError(f"there is no tokenizer at {self._other_tokenizer}") from None
            return None
        if tokenizer.vocab_size > self.facts.vocab:
            where = self._other_tokenizer or self.source.path
            sizes = f"the tokenizer at {where} has {tokenizer.vocab_size} tokens, more than the model's {self.facts.vocab}"
            raise ValueError(f"{sizes}: they do not belong together")
        return tokenizer

    def require_tensors(self) -> None:
        """Checks, by the headers of the model's files, that they have the tensors of its configuration. No weights are read."""
        require_tensors(self.source)

    def shapes(self, config: EngineConfig, *, oracle: bool = False) -> Shapes:
        """Everything that the memory of an engine with this config depends on. No weights are read.

        Args:
            oracle: whether an oracle of the model is open beside the engine.
        """
        speculation = speculation_of(config, self.facts, self._of_drafter, reads_weights=False, source=self.source)
        return Shapes(self.facts, config, speculation, oracle, self._stored(config.tensor_parallel_size) if config.keeps_stored else None)

    def _stored(self, parts: int) -> Weights | None:
        """The shapes of the matrices that stay as they are stored, for ``parts`` devices; None if there are no such matrices."""
        if parts not in self._stored_shapes:
            self._stored_shapes[parts] = load_shapes(self.source, parts)
        return self._stored_shapes[parts]

    def weights(self, config: EngineConfig) -> Weights:
        """The model's weights in host memory, as `load` gives them for this config. Read once for each dtype and layout of matrices."""
        key = _layout(config)
        if key not in self._weights:
            ops, stored = ops_for(config), config.keeps_stored
            share = Placement(config.tensor_parallel_size).share
            self._weights[key] = load(self.source, config.dtype, ops=ops, progress=self._progress, as_stored=stored, share=share)[1]
        return self._weights[key]

    def speculation(self, config: EngineConfig) -> Speculation | None:
        """The speculation that the config names, with its drafter's weights, which are read once; None if the config names none."""
        if config.speculative is None:
            return None
        key = *_layout(config), config.speculative, config.max_model_len
        if key not in self._speculations:
            self._speculations[key] = speculation_of(config, self.facts, self._of_drafter, tokenizer=self.tokenizer, source=self.source)
        return self._speculations[key]

    def runner(
        self,
        config: EngineConfig,
        phase: str = "compile",
        *,
        model: tuple[ModelConfig, Weights] | None = None,
        kind: Callable[..., Runner] = Runner,
        keeps_verdict: bool = False,
    ) -> Runner:
        """Makes a runner: its graphs are compiled, or taken from the cache folder.

        Args:
            phase: progress is called with ``phase`` and the name of each graph.
            model: facts and weights for the runner, in place of those in the files.
            kind: `Runner`, or a class derived from it.
            keeps_verdict: take the rehearsal's verdict from an earlier start with these files, or keep this one for later starts.
        """
        facts, weights = (self.facts, self.weights(config)) if model is None else model
        speculation = self.speculation(config)
        fingerprints = self.source.fingerprint, None if speculation is None else speculation.fingerprint
        kept = KeptVerdicts(cache_dir() / "rehearsed", fingerprints) if keeps_verdict else None

        def on_graph(name: str, done: int, total: int) -> None:
            self._progress(f"{phase} {name}", done, total)

        with cached_in(cache_dir() / "compiled"):
            return kind(facts, weights, config, on_graph, speculation, kept)

    def _of_drafter(self, phase: str, done: int, total: int | None) -> None:
        self._progress(f"{phase}-drafter", done, total)


def _layout(config: EngineConfig) -> tuple[Any, ...]:
    """The settings that decide the dtype and the layout of matrices in memory."""
    return config.dtype, config.kernels, config.tensor_parallel_size, config.cuts_matrices, config.quantization, config.keeps_stored
