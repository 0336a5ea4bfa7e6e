"""Checks that a trace keeps the rules of slots. A broken rule need not show in any stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from xlaengine.host.plan import Lease, LoadSnapshot, Plan, Prefill, Probe, Save, Step, TakeSnapshot
from xlaengine.tracing import Trace
from xlaengine.tracing.record import Abandoned, Committed, Dispatched


@dataclass(frozen=True)
class BrokenLease:
    """A slot was leased too early, or under an epoch that is not new.

    Attributes:
        rule: ``epoch``: the epoch is not larger than that of the slot's last lease. ``in flight``: a step of an earlier lease had not
            landed.
        step: ordinal of the next step at that time, counted from 0.
    """

    rule: str
    lease: Lease
    step: int


def broken_leases(trace: Trace) -> list[BrokenLease]:
    """Returns the leases that break a rule, each where a plan first names it. The trace must start with empty slots."""
    found: list[BrokenLease] = []
    holders: dict[int, Lease] = {}
    flying: Counter[Lease] = Counter()
    for record in trace.records:
        match record:
            case Dispatched(step=step, plan=plan):
                for lease in _leases(plan):
                    before = holders.get(lease.slot)
                    if before != lease:
                        holders[lease.slot] = lease
                        found += (BrokenLease(rule, lease, step) for rule in _broken(before, lease, flying))
                if isinstance(plan, Step):
                    flying.update(plan.leases)
            case Committed(plan=plan) if isinstance(plan, Step):
                flying.subtract(plan.leases)
            case Abandoned():
                flying.clear()
    return found


def _leases(plan: Plan) -> tuple[Lease, ...]:
    """Returns the leases that must hold their slots. A `Save` may belong to a lease that has ended, and a snapshot's copy has no lease."""
    if isinstance(plan, Save | TakeSnapshot | LoadSnapshot):
        return ()
    return plan.leases if isinstance(plan, Step | Probe | Prefill) else (plan.lease,)


def _broken(before: Lease | None, lease: Lease, flying: Counter[Lease]) -> Iterator[str]:
    if before is not None and lease.epoch <= before.epoch:
        yield "epoch"
    if any(count > 0 for other, count in flying.items() if other.slot == lease.slot and other != lease):
        yield "in flight"
