"""Flights are outputs of dispatched graphs that the host has not read yet. Here they are read and unpacked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from jaxtyping import Int32

from xlaengine.control.plan import (
    NO_TOKEN,
    FlightPlan,
    Landed,
    Probe,
    PromptScores,
    ReadRouted,
    RoutedExperts,
    SavedKV,
    Score,
    Step,
    StepTokens,
)
from xlaengine.types import ProbeReport, ProbeRow, TokenLogprobs


@dataclass(frozen=True)
class Flight:
    """
    Attributes:
        plan: the dispatched plan, with its leases at the time of the dispatch.
        outputs: a tree of arrays on the device that are not part of the state, so that no later graph overwrites them:

            - step: one array, int32 ``tokens [B]``, or ``[B, 3 + 2k]``, tokens packed with log-probabilities. With several places the axis
              A + 1 follows B (`StepOut`)
            - score: one array
            - probe: for each row an array int32 ``[4]``
            - save: a `runner.saving.Saved`
            - reading of experts: for each block an array
    """

    plan: FlightPlan
    outputs: tuple[Any, ...]

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in jax.tree.leaves(self.outputs))

    @property
    def is_ready(self) -> bool:
        """Whether the device has computed the outputs. Does not wait."""
        return jax.tree.leaves(self.outputs)[-1].is_ready()

    def fetch(self) -> tuple[Any, ...]:
        """The outputs on the host. Waits for the device."""
        return jax.tree.map(np.asarray, self.outputs)


def unpack(plan: FlightPlan, arrays: Sequence[Any]) -> Landed:
    """The result of a plan, from its outputs on the host."""
    if isinstance(plan, Step):
        return _step_tokens(plan, arrays[0])
    if isinstance(plan, Score):
        rows = zip(plan.targets, arrays[0], strict=False)  # the rows after the targets are padding
        return PromptScores(tuple(unpack_logprobs(row, token, plan.count) for token, row in rows))
    if isinstance(plan, Probe):
        return _probe_report(plan, arrays)
    if isinstance(plan, ReadRouted):
        return RoutedExperts(np.concatenate(arrays)[: plan.tokens])
    return SavedKV(*jax.tree.map(_own, tuple(arrays)))


def _own(array: np.ndarray) -> np.ndarray:
    """A copy, if the array shares the device's memory, as on a CPU: such an array must not outlive the flight."""
    return array if array.flags.owndata else array.copy()


def _step_tokens(plan: Step, out: np.ndarray) -> StepTokens:
    by_slot = out if plan.places else out[:, None]  # [B, A+1] or [B, A+1, 3 + 2k]
    tokens = [
        tuple(token for token in slot if token != NO_TOKEN) for slot in (by_slot[..., 0] if plan.wants_logprobs else by_slot).tolist()
    ]
    logprobs = {
        lease.slot: tuple(unpack_logprobs(by_slot[lease.slot, i, 1:], token, count) for i, token in enumerate(tokens[lease.slot]))
        for lease, count in zip(plan.leases, plan.logprobs, strict=True)
        if count is not None
    }
    return StepTokens(tokens, logprobs)


def _probe_report(plan: Probe, arrays: Sequence[np.ndarray]) -> ProbeReport:
    """Rows that have ended on the device, but not yet on the host, are left out."""
    rows = []
    for lease, pos, found in zip(plan.leases, plan.pos, arrays, strict=True):
        batched, alone, same, _ = found.tolist()
        if not batched == alone == NO_TOKEN:
            rows.append(ProbeRow(lease.stream_id, lease.slot, pos, batched, alone, bool(same), float(found.view(np.float32)[3])))
    return ProbeReport(tuple(rows))


def unpack_logprobs(packed: Int32[np.ndarray, " packed"], token: int, count: int) -> TokenLogprobs:
    """A row of ``2 + 2k`` values as `device.logprobs` packs it, cut to ``count`` alternatives."""
    k = (len(packed) - 2) // 2
    floats = packed.view(np.float32)
    top = zip(packed[2 : 2 + count].tolist(), floats[2 + k : 2 + k + count].tolist(), strict=True)
    return TokenLogprobs(token, float(floats[0]), int(packed[1]), tuple(top))
