"""Engines that break one promise on purpose. A check that passes on such an engine proves nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, zip_longest
from typing import Any, cast

import jax
import numpy as np

from xlaengine.check.faults.kinds import FaultKind
from xlaengine.check.faults.programs import BROKEN_ATTENTION, BROKEN_PROGRAMS, OtherAttention
from xlaengine.control.plan import Admit, Landed, Lease, Plan, Prefill, Probe, Restore, Save, SavedKV, Step, StepTokens
from xlaengine.device.table import Graph, graph_table
from xlaengine.memory.state import State
from xlaengine.ops.base import Ops
from xlaengine.ops.chosen import ops_for
from xlaengine.runner import Flight, Runner
from xlaengine.runner.flight import unpack
from xlaengine.text.stop import end_tokens
from xlaengine.types import SEED_LIMIT, Request, StreamId, TokenLogprobs

GOLDEN = 0x9E3779B97F4A7C15
"""2**64 divided by the golden ratio: its multiples are spread evenly over 64-bit integers."""


@dataclass(frozen=True)
class Injected:
    """The streams whose first wrong token came in one step."""

    kind: FaultKind
    step: int  # ordinal of the `Step` whose output differed, counted from 0 when the fault was armed
    streams: tuple[StreamId, ...]
    slots: tuple[int, ...]  # the streams' slots
    offsets: tuple[int, ...] = field(default=(), compare=False)  # right tokens that this step gave each stream before the wrong one


@dataclass(frozen=True)
class Watched(Flight):
    """A flight of an armed runner, and the flight of the same plan without the fault. ``step`` is the ordinal of this `Step`; for another
    plan, the ordinal of the next `Step`.
    """

    step: int
    right: Flight


Output = tuple[int, TokenLogprobs | None]


@dataclass
class Pending:
    """Outputs of one lease, with the fault and without it, that wait for their counterpart: one of two passes may accept more tokens.

    Attributes:
        right: outputs without the fault.
        wrong: outputs with the fault, each with its step and the number of tokens that the step gave before it.
    """

    right: list[Output] = field(default_factory=list)
    wrong: list[tuple[int, int, Output]] = field(default_factory=list)

    def first_difference(self) -> tuple[int, int] | None:
        """Returns the step and offset of the first wrong output, or None. Outputs that have been compared are dropped."""
        both = min(len(self.right), len(self.wrong))
        found = next((wrong[:2] for right, wrong in zip(self.right, self.wrong, strict=False) if right != wrong[2]), None)
        del self.right[:both], self.wrong[:both]
        return found


class FaultyRunner(Runner):
    """A correct runner until it is armed. From the armed step on it has one fault.

    - ``neighbour``: the longest row of a step decides how the attention of the other rows is reduced.
    - ``rng``: the slot enters a stream's random key at admission.
    - ``mask``: steps see one key too many: of an earlier request in the slot, or of a prompt's padding. Steps over trees do not change.
    - ``stale-kv``: prompt chunks and saved KV are not written to a slot that was used before.
    - ``lease``: two streams get each other's tokens and log-probabilities, once for each stream.
    - ``overaccept``: a step accepts the first proposal that it should reject, and continues after it.
    - ``rejected-kv``: the key and value of a rejected proposal count as the stream's.
    - ``miscount``: penalties count only the first of the tokens that a step gives a stream.
    - ``state``: the padding of a prompt's last chunk changes the state of a recurrence, or a convolution's last inputs.
    - ``rollback``: after a step over a chain, recurrent states include the first rejected proposal.
    - ``router``: in steps, a small part of another row's scores is added before a row's experts are chosen.

    A fault may have no effect: in a greedy stream, on a key of zero weight, or because bits happen to agree. So an armed runner also
    runs every plan without the fault, on a second state. A stream counts as injected at the first output that differs between the two.

    Args:
        arguments, named: those of `Runner`.

    Attributes:
        injected: streams that went wrong since the runner was armed, oldest first, including tokens that came too late for their stream.
    """

    def __init__(self, *arguments: Any, kind: FaultKind, **named: Any):
        self.kind: FaultKind = kind
        self.injected: list[Injected] = []
        self._from: int | None = None
        self._step = 0
        self._breaks_graphs = False
        self._right_state: State | None = None
        self._right_saves: dict[StreamId, SavedKV] = {}
        self._holders: dict[int, Request] = {}
        self._first_leases: dict[int, Lease] = {}  # since the state was empty
        self._pending: defaultdict[Lease, Pending] = defaultdict(Pending)
        super().__init__(*arguments, **named)

    def arm(self, step: int = 0) -> None:
        """Starts the fault at the ``step``-th `Step`, counted from now. Call it only while the engine is idle."""
        self.disarm()
        self.injected = []
        self._from, self._step = step, 0

    def disarm(self) -> None:
        """Stops the fault. Call it only while the engine is idle."""
        self._from = self._right_state = None
        self._right_saves.clear()
        self._pending.clear()

    def _table(self) -> tuple[Graph, ...]:
        table = super()._table()
        return (*table, *self.broken_graphs(self.kind, table))

    def broken_graphs(self, kind: FaultKind, table: Sequence[Graph]) -> Iterator[Graph]:
        """Yields variants of graphs of the table with a fault, as ``{kind}_{name}``."""
        if kind in BROKEN_PROGRAMS:
            begins, broken = BROKEN_PROGRAMS[kind]
            sound = (graph for graph in table if graph.name.startswith(begins))
            yield from (replace(graph, name=f"{kind}_{graph.name}", program=partial(broken, graph.program)) for graph in sound)
        programs, attend = BROKEN_ATTENTION.get(kind, ((), None))
        if attend is not None:
            ops = ops_for(self.config)
            other = cast(Ops, OtherAttention(ops, partial(attend, ops)))
            others = graph_table(self.model, self.config, self.speculation, other, like=self.like)
            yield from (replace(graph, name=f"{kind}_{graph.name}") for graph in others if graph.name.startswith(programs))

    def _launch(self, name: str, batch: Any) -> Any:
        broken = f"{self.kind}_{name}"
        return super()._launch(broken if self._breaks_graphs and broken in self._graphs else name, batch)

    def reset(self) -> None:
        self._right_state = None
        self._first_leases = {}
        super().reset()

    def dispatch(self, plan: Plan) -> Flight | None:
        if isinstance(plan, Admit):
            self._holders[plan.lease.slot] = plan.request
        for lease in plan.leases if isinstance(plan, Prefill) else [plan.lease] if isinstance(plan, Admit) else []:
            self._first_leases.setdefault(lease.slot, lease)
        step = self._step
        self._step += isinstance(plan, Step)
        if self._from is None or step < self._from:
            return super().dispatch(plan)
        right, flight = self._dispatch_right(plan), self._dispatch_wrong(plan)
        return None if flight is None or right is None else Watched(plan=flight.plan, outputs=flight.outputs, step=step, right=right)

    def _dispatch_right(self, plan: Plan) -> Flight | None:
        if self._right_state is None:
            # by way of the host, because a copy on the device would compile a graph
            self._right_state = self.placement.put(jax.tree.map(np.array, self.state))
        if isinstance(plan, Restore):
            plan = replace(plan, saved=self._right_saves.pop(plan.lease.stream_id, plan.saved))
        self.state, wrong = self._right_state, self.state
        try:
            return super().dispatch(plan)
        finally:
            self.state, self._right_state = wrong, self.state

    def _dispatch_wrong(self, plan: Plan) -> Flight | None:
        if self.kind == "rng" and isinstance(plan, Admit):
            return super().dispatch(_salted(plan))
        kept = self._of_first_leases(plan) if self.kind == "stale-kv" else plan
        if kept is None:
            return None
        self._breaks_graphs = isinstance(kept, Prefill | Step | Probe)
        try:
            return super().dispatch(kept)
        finally:
            self._breaks_graphs = False

    def collect(self, flight: Flight) -> Landed:
        if not isinstance(flight, Watched):
            return super().collect(flight)
        right = unpack(flight.plan, flight.right.fetch())
        if self.kind == "lease" and isinstance(flight.plan, Step):
            flight = self._swapped(flight, flight.plan)
        landed = super().collect(flight)
        if isinstance(flight.plan, Save) and isinstance(right, SavedKV):
            self._right_saves[flight.plan.lease.stream_id] = right
        if isinstance(flight.plan, Step) and isinstance(right, StepTokens) and isinstance(landed, StepTokens):
            self._compare(flight.step, flight.plan, right, landed)
        return landed

    def _compare(self, step: int, plan: Step, right: StepTokens, landed: StepTokens) -> None:
        wrong: dict[int, list[tuple[StreamId, int, int]]] = defaultdict(list)
        for lease in self._untouched(plan):
            pending = self._pending[lease]
            pending.right += _outputs(right, lease.slot)
            pending.wrong += ((step, offset, output) for offset, output in enumerate(_outputs(landed, lease.slot)))
            if found := pending.first_difference():
                wrong[found[0]].append((lease.stream_id, lease.slot, found[1]))
        self.injected += (Injected(self.kind, at, *zip(*rows, strict=True)) for at, rows in sorted(wrong.items()))

    def _untouched(self, plan: Step) -> list[Lease]:
        known = {stream_id for each in self.injected for stream_id in each.streams}
        return [lease for lease in plan.leases if lease.stream_id not in known]

    def _swapped(self, flight: Watched, plan: Step) -> Watched:
        """Swaps the rows of two streams with the same number of tokens, if the tokens differ and end neither stream.

        A swapped end token would stop the engine, because the host would miss it.
        """
        rows = np.array(flight.outputs[0])
        landed = unpack(plan, [rows])
        assert isinstance(landed, StepTokens)
        tokens = landed.tokens

        def goes_on(lease: Lease) -> bool:
            ends = end_tokens(self._holders[lease.slot].params, self.model.eos_token_ids).ends
            given = tokens[lease.slot]
            return bool(given) and all(token >= 0 and token not in ends for token in given)

        def may_cross(a: int, b: int) -> bool:
            return len(tokens[a]) == len(tokens[b]) and tokens[a] != tokens[b]

        slots = [lease.slot for lease in self._untouched(plan) if goes_on(lease)]
        pair = next((pair for pair in combinations(slots, 2) if may_cross(*pair)), None)
        if pair is None:
            return flight
        rows[list(pair)] = rows[list(pair[::-1])]
        return replace(flight, outputs=(self.placement.put(rows),))

    def _of_first_leases(self, plan: Plan) -> Plan | None:
        """The plan without prompt chunks and saved KV of slots that were used before; None if nothing is left."""

        def is_first(lease: Lease) -> bool:
            return self._first_leases.get(lease.slot) == lease

        match plan:
            case Restore() if not is_first(plan.lease):
                return None
            case Prefill():
                chunks = tuple(chunk for chunk in plan.chunks if is_first(chunk.lease))
                return Prefill(chunks) if chunks else None
        return plan


def _outputs(landed: StepTokens, slot: int) -> list[Output]:
    return list(zip_longest(landed.tokens[slot], landed.logprobs.get(slot, ())))


def _salted(plan: Admit) -> Admit:
    """Returns the plan with a seed that depends on the slot, also for slot 0."""
    params = plan.request.params
    seed = (plan.request.seed ^ GOLDEN * (plan.lease.slot + 1)) % SEED_LIMIT
    return replace(plan, request=replace(plan.request, params=replace(params, seed=seed)))
