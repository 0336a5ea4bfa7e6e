"""Names of the faults that can be injected, and the condition under which each takes effect. The command line imports this module, so it
imports nothing slow.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

FaultKind = Literal["neighbour", "rng", "mask", "stale-kv", "lease", "overaccept", "rejected-kv", "miscount", "state", "rollback", "router"]

NEEDS: dict[FaultKind, str] = {
    "neighbour": "streams of different lengths in one step",
    "rng": "sampled streams: greedy ones draw nothing",
    "mask": "a step without a tree of proposals, in a slot with an entry after its last key (of an earlier request, or a prompt's padding)",
    "stale-kv": "a slot that was used before",
    "lease": "two streams with the same number of tokens in one step, if the tokens differ and end neither stream",
    "overaccept": "an engine that speculates, and a proposal that is rejected",
    "rejected-kv": "an engine that speculates, and a proposal that is rejected",
    "miscount": "an engine that speculates, and proposals that are accepted in a stream with penalties",
    "state": "a model with recurrent or convolution layers, and a prompt with padding",
    "router": "a model with experts, and a step of two rows or more in which the scores of two experts are close",
    "rollback": "an engine that speculates in chains, a model with recurrent or convolution layers, and a rejected proposal",
}
"""Faults of the engine. They are injected under the schedules, and level 1 must find them. Without the named condition a fault changes
nothing.
"""

ModelFault = Literal["rope", "norm", "panel", "column", "bias", "weights", "window", "short-window"]

MODEL_NEEDS: dict[ModelFault, str] = {
    "rope": "a model that rotates its queries and keys",
    "norm": "a layer whose norm does not multiply by 1 everywhere",
    "panel": "a matrix of 96 columns or more",
    "column": "a layer whose last output channel has weights other than 0",
    "bias": "a model with biases",
    "weights": "a model of two layers or more",
    "window": "a layer whose window is shorter than max_model_len",
    "short-window": "a layer whose window is shorter than max_model_len",
}
"""Faults of the model. Every engine has them, and level 3 must find them. Without the named property a fault changes nothing."""

DeviceFault = Literal["reduce-order"]

DEVICE_NEEDS: dict[DeviceFault, str] = {
    "reduce-order": "engines of several devices, and an entry whose sum has another value in another order",
}
"""Faults of the kernels. Every engine of several devices has them, and level 2p must find them. Without the named condition a fault changes
nothing.
"""

Fault: TypeAlias = FaultKind | ModelFault | DeviceFault

ALL_NEEDS: dict[Fault, str] = {**NEEDS, **MODEL_NEEDS, **DEVICE_NEEDS}


def engine_fault(kind: Fault | None) -> FaultKind | None:
    return next((each for each in NEEDS if each == kind), None)


def model_fault(kind: Fault | None) -> ModelFault | None:
    return next((each for each in MODEL_NEEDS if each == kind), None)


def device_fault(kind: Fault | None) -> DeviceFault | None:
    return next((each for each in DEVICE_NEEDS if each == kind), None)
