"""A proposer with its graphs, weights and pacing, as a runner takes it."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.pacing import Pacing
from xlaengine.control.plan import NO_TOKEN, Fill, Step, step_graph
from xlaengine.device.table import Graph
from xlaengine.memory.state import Remembers, State
from xlaengine.models.decoder import Decoder
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights
from xlaengine.runner.batches import filled_up
from xlaengine.runner.placement import Placement
from xlaengine.runner.plugin import Found, Launch
from xlaengine.speculate.account import Terms, proposes_unasked
from xlaengine.speculate.graphs import DraftBatch, FillBatch, fill_batch, graphs
from xlaengine.speculate.judging import JudgeBatch
from xlaengine.speculate.pacing import Speculator
from xlaengine.speculate.pass_cost import costs, platform
from xlaengine.speculate.proposer import DraftWeights, Proposals, Proposer, work_of
from xlaengine.speculate.rehearsal import CODE, SpeculativeRehearsal
from xlaengine.types import Request


@dataclass(frozen=True, eq=False)
class Speculation:
    """Implements `runner.plugin.Speculation`. The weights of ``proposer`` may be `Param`s if no graph is run."""

    proposer: Proposer
    settings: SpeculativeConfig
    fingerprint: str | None = None

    @property
    def spec(self) -> ModelSpec | None:
        """The proposer's layers; None if it has none."""
        return None if self.proposer.cache is None else self.proposer.cache.spec

    @property
    def remembers(self) -> Remembers:
        return Remembers(self.proposer.reads_features, self.spec.cell_specs if self.spec else ())

    def own_weights(self, target: Any) -> Any:
        return self.proposer.weights(target).own

    def graphs(self, model: Decoder, engine: EngineConfig, weights: Weights, state: State) -> Iterator[Graph]:
        return graphs(self.proposer, self.settings, model, engine, weights, state)

    @property
    def code(self) -> str:
        return CODE

    def rehearsal(self, *args: Any) -> SpeculativeRehearsal:
        return SpeculativeRehearsal(self.settings, *args)

    def put(self, config: EngineConfig, graphs: Mapping[str, Graph], target: Weights, placement: Placement) -> OnDevice:
        shapes = graphs[step_graph("decode", config.decode_widths[-1], config.step_places[-1])].batch.proposals
        return OnDevice(self.proposer.weights(target), self.settings, config, shapes, placement)

    def pacing(self, model: ModelSpec, config: EngineConfig, found: Found, placement: Placement) -> tuple[Pacing, bool]:
        places, counts = found
        terms = self.terms(model, config, places, counts, placement.platform)
        if self.settings.adaptive and terms.costs_every_step(config):
            warnings.warn(
                f"steps with proposals give other bits than plain steps on this platform, and it would be slower if all steps had "
                f"{terms.places[-1]} places for {config.max_num_seqs} rows: streams are decoded without proposals "
                '("adaptive": false proposes all the same)',
                stacklevel=3,
            )
        return partial(Speculator, self.settings, terms), not terms.every_step

    def begins(self, model: ModelSpec, config: EngineConfig, platform_name: str, requests: Iterable[Request]) -> bool:
        if not self.settings.adaptive:
            return True
        terms = self.terms(model, config, config.step_places, self.settings.counts, platform_name)
        options = terms.options_of_kinds(config, self.settings.shape)
        kinds = {(request.params.greedy, request.max_tokens) for request in requests}
        return any(proposes_unasked(options[greedy], most) for greedy, most in kinds)

    def terms(self, model: ModelSpec, config: EngineConfig, places: tuple[int, ...], counts: tuple[int, ...], platform_name: str) -> Terms:
        """The terms of the pacing.

        Args:
            places, counts: as `SpeculativeRehearsal.places` and ``counts`` give them.
        """
        cache, here = self.proposer.cache, platform(platform_name, config.kernels)
        again = None if cache is None else cache.fed_again(self.settings)
        cost = partial(costs, here, config, self.settings, work_of(model), self.proposer.work(model), again or 0, model.vocab)
        return Terms(
            places=places or config.step_places[-1:],
            counts=counts if places else counts[-1:],
            every_step=not places,
            fed_again=again,
            greedy=cost(draws=False),
            drawn=cost(draws=True),
        )


class OnDevice:
    """A proposer's weights on the device, and batches that stay there while they do not change."""

    def __init__(self, weights: DraftWeights, settings: SpeculativeConfig, config: EngineConfig, shapes: Proposals, placement: Placement):
        self._settings, self._config, self._placement = settings, config, placement
        self._width = config.decode_widths[-1]
        self.weights = replace(weights, own=placement.put(weights.own))
        nothing = jax.tree.map(lambda leaf: np.zeros(leaf.shape, leaf.dtype), shapes)
        self._nothing: Proposals = placement.put(replace(nothing, tokens=np.full(shapes.tokens.shape, NO_TOKEN, np.int32)))
        self._counts = self._put((0,) * self._width)

    def batch(self, plan: Step, rows: Array, launch: Launch) -> JudgeBatch:
        """Proposals stay on the device."""
        if plan.counts != self._counts[0]:
            self._counts = self._put(plan.counts)
        _, counts, wants = self._counts
        proposals = self._nothing
        if most := max(plan.counts):
            count = next(count for count in self._settings.counts if count >= most)
            proposals = launch(f"draft_{count}[{self._width}]", DraftBatch(rows=rows, wants=wants))
        return JudgeBatch(rows=rows, counts=counts, proposals=proposals)

    def fill_batch(self, plan: Fill) -> FillBatch:
        return fill_batch(self._config, plan.lease.slot, plan.start, plan.bucket)

    def _put(self, counts: tuple[int, ...]) -> tuple[tuple[int, ...], Array, Array]:
        """The counts, their array on the device, and an array of which are above 0. They are kept, because they seldom change, and a put
        takes 0.4 ms with a cold cache."""
        row = filled_up(counts, self._width)
        return counts, self._placement.put(row), self._placement.put(row > 0)

    def close(self) -> None:
        for leaf in jax.tree.leaves((self.weights.own, self._nothing, self._counts[1:])):
            leaf.delete()
