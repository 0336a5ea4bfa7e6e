"""Dispatched graphs whose output has not been read, and reading them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from jax import Array

from xlaengine.control.plan import NO_TOKEN, FlightPlan, Landed, Probe, PromptScores, SavedKV, Score, Step, StepTokens
from xlaengine.types import ProbeReport, ProbeRow, TokenLogprobs


@dataclass(frozen=True)
class Flight:
    """
    Attributes:
        plan: what was dispatched, the leases as they were then.
        outputs: arrays on the device that are no part of the state: no later graph takes them over, so they can be read at any time.
            Of a step, ``tokens [B]`` or packed with log-probabilities ``[B, 3 + 2k]``; with several places, with an axis D+1 after B;
            of a score one; of a save as many a block as the state caches; of a probe one a row, int32 ``[4]``.
    """

    plan: FlightPlan
    outputs: tuple[Array, ...]

    @property
    def nbytes(self) -> int:
        return sum(array.nbytes for array in self.outputs)

    @property
    def is_ready(self) -> bool:
        """Whether the device is done with it; graphs run one after the other. It does not wait."""
        return self.outputs[-1].is_ready()  # pyright: ignore[reportAttributeAccessIssue]  (a method of the concrete class)

    def fetch(self) -> list[np.ndarray]:
        """The outputs on the host; it waits for the device where that is not done."""
        return [np.asarray(array) for array in self.outputs]


def unpack(plan: FlightPlan, arrays: Sequence[np.ndarray]) -> Landed:
    """What a plan's outputs say."""
    if isinstance(plan, Step):
        return _step_tokens(plan, arrays[0])
    if isinstance(plan, Score):
        rows = zip(plan.targets, arrays[0], strict=False)  # what is beyond the targets is padding
        return PromptScores(tuple(unpack_logprobs(row, token, plan.count) for token, row in rows))
    if isinstance(plan, Probe):
        return _probe_report(plan, arrays)
    own, each = [_own(array) for array in arrays], len(arrays) // plan.blocks
    return SavedKV(tuple(tuple(own[i : i + each]) for i in range(0, len(own), each)))


def _own(array: np.ndarray) -> np.ndarray:
    """On a CPU what was read is the device's own memory, which must not outlive the flight."""
    return array if array.flags.owndata else array.copy()


def _step_tokens(plan: Step, out: np.ndarray) -> StepTokens:
    by_slot = out if plan.places else out[:, None]  # [B, D+1] or [B, D+1, 3 + 2k]
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
    """Without the rows that have ended on the device, of which the host has yet to read."""
    rows = []
    for lease, pos, found in zip(plan.leases, plan.pos, arrays, strict=True):
        batched, alone, same, _ = found.tolist()
        if not batched == alone == NO_TOKEN:
            rows.append(ProbeRow(lease.stream_id, lease.slot, pos, batched, alone, bool(same), float(found.view(np.float32)[3])))
    return ProbeReport(tuple(rows))


def unpack_logprobs(packed: np.ndarray, token: int, count: int) -> TokenLogprobs:
    """A packed row int32 ``[2 + 2k]`` (`device.logprobs`), cut to the ``count`` alternatives that were asked for."""
    k = (len(packed) - 2) // 2
    floats = packed.view(np.float32)
    top = zip(packed[2 : 2 + count].tolist(), floats[2 + k : 2 + k + count].tolist(), strict=True)
    return TokenLogprobs(token, float(floats[0]), int(packed[1]), tuple(top))
