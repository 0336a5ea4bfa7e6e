"""Checks that a trace keeps the rules of slots. A broken rule may show in no stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from xlaengine.control.plan import Lease, LoadSnapshot, Plan, Prefill, Probe, ReadRouted, Save, Step, TakeSnapshot
from xlaengine.observe.trace import Trace
from xlaengine.observe.trace.record import Abandoned, Committed, Dispatched


@dataclass(frozen=True)
class BrokenLease:
    """A slot was leased too early, or under the epoch of another lease."""

    rule: str  # ``epoch``: an earlier lease of the slot had the same epoch. ``in flight``: a step of an earlier lease had not landed
    lease: Lease
    step: int  # the next step at that time, counted from 0


def broken_leases(trace: Trace) -> list[BrokenLease]:
    """Returns the leases that break a rule, each where a plan first names it. The trace must start with empty slots."""
    found: list[BrokenLease] = []
    holders: dict[int, Lease] = {}
    seen: set[tuple[int, int]] = set()  # slot and epoch of each lease
    flying: Counter[Lease] = Counter()
    for record in trace.records:
        match record:
            case Dispatched(step=step, plan=plan):
                for lease in _leases(plan):
                    if holders.get(lease.slot) != lease:
                        holders[lease.slot] = lease
                        found += (BrokenLease(rule, lease, step) for rule in _broken(seen, lease, flying))
                        seen.add((lease.slot, lease.epoch))
                if isinstance(plan, Step):
                    flying.update(plan.leases)
            case Committed(plan=plan) if isinstance(plan, Step):
                flying.subtract(plan.leases)
            case Abandoned():
                flying.clear()
    return found


def _leases(plan: Plan) -> tuple[Lease, ...]:
    """Returns the leases that must hold their slots. A save or a read may name an ended lease, and a snapshot's copy names none."""
    if isinstance(plan, Save | ReadRouted | TakeSnapshot | LoadSnapshot):
        return ()
    return plan.leases if isinstance(plan, Step | Probe | Prefill) else (plan.lease,)


def _broken(seen: set[tuple[int, int]], lease: Lease, flying: Counter[Lease]) -> Iterator[str]:
    if (lease.slot, lease.epoch) in seen:
        yield "epoch"
    if any(count > 0 for other, count in flying.items() if other.slot == lease.slot and other != lease):
        yield "in flight"
