"""The runner's part of a speculative step: the drafter's weights, and batches that stay on the device while they do not change."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import jax
import numpy as np
from jax import Array

from xlaengine.config import EngineConfig
from xlaengine.control.plan import NO_TOKEN, Verify
from xlaengine.control.speculation import Terms
from xlaengine.device.drafting import DraftBatch, Drafter, DraftWeights, Proposals, work_of
from xlaengine.device.logprobs import LogprobsVerifyBatch
from xlaengine.device.table import Graph
from xlaengine.device.verify import VerifyBatch
from xlaengine.models.spec import ModelSpec
from xlaengine.models.weights import Weights
from xlaengine.runner.batches import filled_up
from xlaengine.runner.pass_cost import costs, platform
from xlaengine.runner.placement import Placement

Launch = Callable[[str, Any], Any]


def warn_of(terms: Terms, config: EngineConfig) -> None:
    """Say it where nothing is going to be proposed."""
    if config.speculative is not None and config.speculative.adaptive and terms.costs_every_step(config):
        warnings.warn(
            f"verify graphs do not give decode's bits here, and with steps of {terms.places[-1]} places for {config.max_num_seqs} rows all "
            'would be slower: streams are decoded without proposals ("adaptive": false proposes all the same)',
            stacklevel=3,
        )


class Drafting:
    """A drafter on the device.

    Args:
        target: the target's weights, on the device.

    Attributes:
        weights: what the drafter's graphs take.
    """

    def __init__(self, drafter: Drafter, config: EngineConfig, graphs: Mapping[str, Graph], target: Weights, placement: Placement):
        assert config.speculative is not None
        self._drafter, self._config, self._placement = drafter, config, placement
        self._counts_built = config.speculative.counts
        self._width = config.decode_widths[-1]
        weights = drafter.weights(target)
        self.weights: DraftWeights | None = replace(weights, own=self._placement.put(weights.own))
        shapes = graphs[f"verify[{config.verify_places[-1]}]"].batch.proposals
        nothing = jax.tree.map(lambda leaf: np.zeros(leaf.shape, leaf.dtype), shapes)
        self._nothing: Proposals | None = self._placement.put(replace(nothing, tokens=np.full(shapes.tokens.shape, NO_TOKEN, np.int32)))
        self._counts = self._put((0,) * self._width)

    def terms(self, model: ModelSpec, places: tuple[int, ...], counts: tuple[int, ...]) -> Terms:
        """Of speculating here.

        Args:
            places: sizes of verify graphs that give the bits of decode, the largest among them; else none: each step has its size.
            counts: of draft graphs that begin as the largest does, that among them.
        """
        again, here = self._drafter.fed_again(self._config), platform(self._placement.platform, self._config.kernels)
        works = work_of(model), self._drafter.work(model), again or 0, model.vocab
        return Terms(
            places=places or self._config.verify_places[-1:],
            counts=counts if places else counts[-1:],
            every_step=not places,
            fed_again=again,
            greedy=costs(here, self._config, *works, draws=False),
            drawn=costs(here, self._config, *works, draws=True),
        )

    def step(self, plan: Verify, rows: Array, launch: Launch) -> Array:
        """Draft, verify, and report, without a word to the host in between; what the host then reads.

        Args:
            rows: the slots of the plan's leases, on the device.
            launch: launches a graph by name on a batch that is on the device.
        """
        if plan.counts != self._counts[0]:
            self._counts = self._put(plan.counts)
        _, counts, wants = self._counts
        proposals = self._nothing
        if most := max(plan.counts):
            count = next(count for count in self._counts_built if count >= most)
            proposals = launch(f"draft_{count}[{self._width}]", DraftBatch(rows=rows, wants=wants))
        assert proposals is not None
        step = launch(f"verify[{plan.places}]", VerifyBatch(rows=rows, counts=counts, proposals=proposals))
        if not plan.wants_logprobs:
            return step.tokens
        report = LogprobsVerifyBatch(tokens=step.tokens, logits=step.logits, places=step.places, rows=rows)
        return launch(f"logprobs_verify[{plan.places}]", report)

    def _put(self, counts: tuple[int, ...]) -> tuple[tuple[int, ...], Array, Array]:
        """They change seldom: putting them takes 0.4 ms of a cold cache."""
        row = filled_up(counts, self._width)
        return counts, self._placement.put(row), self._placement.put(row > 0)

    def close(self) -> None:
        """Free what is the drafter's own."""
        for leaf in jax.tree.leaves((self.weights and self.weights.own, self._nothing, self._counts[1:])):
            leaf.delete()
        self.weights = self._nothing = None
