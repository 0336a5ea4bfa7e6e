"""The names of what can be broken on purpose, and what each needs to show. The command line reads it, so it imports nothing slow."""

from __future__ import annotations

from typing import Literal

FaultKind = Literal["neighbour", "rng", "mask", "stale-kv", "lease", "overaccept", "rejected-kv", "miscount"]

NEEDS: dict[FaultKind, str] = {
    "neighbour": "streams of different lengths in one step",
    "rng": "sampled streams: greedy ones draw nothing",
    "mask": "a slot with something left behind the last key: an earlier tenant's, or a prompt's padding",
    "stale-kv": "a slot that was used before",
    "lease": "two streams in one step that give as many tokens, which differ and end neither",
    "overaccept": "an engine that speculates, and a proposal that is rejected",
    "rejected-kv": "an engine that speculates, and a proposal that is rejected",
    "miscount": "an engine that speculates, and proposals that are accepted in a stream with penalties",
}
"""Without which a fault changes nothing. These break the engine under the schedules; level 1 sees them."""

ModelFault = Literal["rope", "norm", "panel", "column", "bias", "weights"]

MODEL_NEEDS: dict[ModelFault, str] = {
    "rope": "a model that rotates its queries and keys",
    "norm": "a layer whose norm has weights other than 1",
    "panel": "a matrix of two panels (96 columns) or more",
    "column": "a layer whose last output channel has weights other than 0",
    "bias": "a model with biases",
    "weights": "a model of two layers or more",
}
"""What a model must have for the fault to change it. These break the model of every engine; level 3 sees them."""


def engine_fault(kind: FaultKind | ModelFault | None) -> FaultKind | None:
    """The kind, if it breaks the engine."""
    return next((each for each in NEEDS if each == kind), None)


def model_fault(kind: FaultKind | ModelFault | None) -> ModelFault | None:
    """The kind, if it breaks the model."""
    return next((each for each in MODEL_NEEDS if each == kind), None)
