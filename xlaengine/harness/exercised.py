"""What a run really did, counted from its trace: a check proves nothing about what never happened."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields

from xlaengine.harness.schedule import Action
from xlaengine.host.plan import Admit, CopyPrefix, Lease, LoadSnapshot, Plan, Prefill, Restore, Step, TakeSnapshot, Verify
from xlaengine.protocol import StreamId, TokenEvent, ends
from xlaengine.tracing import Trace
from xlaengine.tracing.history import History
from xlaengine.tracing.record import Asked, Committed, Dispatched


@dataclass(frozen=True, kw_only=True)
class Exercised:
    """Counts of one run, or of several added up. Strangers' streams count too, except where it says *compared*.

    Attributes:
        admits: streams whose first token was launched.
        midstream: those of them beside a row that gave a token in the same step, and had given one before.
        recycled: compared streams that were admitted to a slot in which another stream had been.
        evictions: streams that gave up their slot.
        restores: streams whose keys and values came back from the host.
        pauses: times in which a stream held its slot and was paused.
        cancels: requests that were cancelled.
        prefix_copies: prompts that took a beginning from another slot.
        prefixes_in_place: prompts whose own slot held their beginning already.
        shared_prefills: prefill calls over chunks of several prompts.
        stop_strings, stop_tokens, eos: compared streams that ended by one.
        allowance_waits: requests that had used up their allowance, and went on when it grew.
        pinned: streams that were admitted to the slot that they had to take.
        snapshots_taken, snapshots_loaded: copies of slots to snapshots and back.
        snapshots_used: prompts that took a beginning from a slot that a snapshot had been loaded into.
        overlapped: steps that were dispatched while another one was in flight.
        late_tokens: tokens that came after their stream had ended.
        proposed, accepted: tokens. ``ngram`` may have left places empty among the proposed ones.
        rejected: passes that certainly had a proposal which the target did not accept, and after which the stream went on.
    """

    admits: int = 0
    midstream: int = 0
    recycled: int = 0
    evictions: int = 0
    restores: int = 0
    pauses: int = 0
    cancels: int = 0
    prefix_copies: int = 0
    prefixes_in_place: int = 0
    shared_prefills: int = 0
    stop_strings: int = 0
    stop_tokens: int = 0
    eos: int = 0
    allowance_waits: int = 0
    pinned: int = 0
    snapshots_taken: int = 0
    snapshots_loaded: int = 0
    snapshots_used: int = 0
    overlapped: int = 0
    late_tokens: int = 0
    proposed: int = 0
    accepted: int = 0
    rejected: int = 0

    def __add__(self, other: Exercised) -> Exercised:
        return Exercised(**{each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(self)})

    def counts(self, *, speculation: bool = True) -> dict[str, int]:
        """By name, in the order above; without ``speculation`` the last three are left out."""
        names = [each.name for each in fields(self)]
        return {name: getattr(self, name) for name in (names if speculation else names[:-3])}

    @property
    def in_words(self) -> str:
        """For a person, in a line; speculation is left out."""
        return (
            f"{self.admits} admits ({self.midstream} mid-stream, {self.recycled} to recycled slots, {self.pinned} pinned), "
            f"{self.pauses} pauses, {self.evictions} evictions, {self.restores} restores, {self.cancels} cancels, "
            f"{self.allowance_waits} allowance waits, {self.prefix_copies} prefix copies, {self.prefixes_in_place} prefixes in place, "
            f"{self.shared_prefills} shared prefill calls, snapshots {self.snapshots_taken} taken, {self.snapshots_loaded} loaded, "
            f"{self.snapshots_used} used, {self.stop_strings} stop strings, {self.stop_tokens} stop tokens, {self.eos} EOS, "
            f"{self.overlapped} steps overlapped, {self.late_tokens} late tokens"
        )


def in_all(parts: Iterable[Exercised]) -> Exercised:
    return sum(parts, Exercised())


def exercised(
    trace: Trace, compared: Collection[StreamId] = (), actions: Iterable[Action] = (), *, evictions: int = 0, lookup: int | None = None
) -> Exercised:
    """What a trace from an engine's beginning shows.

    Args:
        compared: streams whose events were compared.
        actions: of the schedule; only the slots that its ``submit`` actions ask for are looked at.
        evictions: as the engine counted them; those of streams without tokens leave no plan.
        lookup: of ``ngram`` its `prompt_lookup_min`: without a match of so many tokens it proposes nothing that could be rejected.
    """
    reader = _Reader(frozenset(compared), [action.slot for action in actions if action.verb == "submit"], lookup)
    for record in trace.records:
        match record:
            case Dispatched(step=step, plan=plan):
                reader.dispatched(step, plan)
            case Committed():
                reader.committed(record)
            case Asked(verb="submit"):
                reader.submitted(record.request_id)
            case Asked(verb="cancel"):
                reader.count["cancels"] += 1
            case Asked(verb="allow"):
                reader.count["allowance_waits"] += 1
    history = History(trace.records)
    late = sum(row.late for step in history.steps for row in step.rows)
    return Exercised(evictions=evictions, pauses=len(history.pauses), late_tokens=late, **reader.count)


class _Reader:
    """Records in their order. wanted: the slot that each submit asks for."""

    def __init__(self, compared: frozenset[StreamId], wanted: list[int | None], lookup: int | None):
        self.count: Counter[str] = Counter()
        self._compared, self._wanted, self._lookup = compared, wanted[::-1], lookup
        self._pins: dict[str, int | None] = {}
        self._tenants: dict[int, Lease] = {}
        self._covered: Counter[Lease] = Counter()  # prompt tokens that chunks and copies have brought
        self._newcomers: dict[int, list[Lease]] = defaultdict(list)  # by the step that they were admitted for
        self._generating: set[Lease] = set()
        self._flying: set[int] = set()
        self._ids: dict[StreamId, list[int]] = {}  # prompt, and what has come back
        self._recalled: set[int] = set()  # slots that hold a snapshot's prefix

    def submitted(self, request_id: str) -> None:
        self._pins[request_id] = self._wanted.pop() if self._wanted else None

    def dispatched(self, number: int, plan: Plan) -> None:
        match plan:
            case Admit():
                self._admitted(number, plan)
            case Restore():
                self.count["restores"] += 1
            case CopyPrefix():
                self.count["prefix_copies"] += 1
                self.count["snapshots_used"] += plan.source in self._recalled
                self._covered[plan.lease] += plan.end - plan.start
            case Prefill():
                self.count["shared_prefills"] += len(plan.chunks) > 1
                for chunk in plan.chunks:
                    self._covered[chunk.lease] += len(chunk.tokens)
            case TakeSnapshot():
                self.count["snapshots_taken"] += 1
            case LoadSnapshot():
                self.count["snapshots_loaded"] += 1
                self._recalled.add(plan.slot)
            case _ if isinstance(plan, Step):
                self.count["overlapped"] += bool(self._flying)
                self._flying.add(number)

    def _admitted(self, number: int, plan: Admit) -> None:
        lease, slot = plan.lease, plan.lease.slot
        before, self._tenants[slot] = self._tenants.get(slot), lease
        recalled = slot in self._recalled
        self._recalled.discard(slot)
        self._ids[lease.stream_id] = [*plan.request.prompt_token_ids, *plan.output_token_ids]
        if plan.output_token_ids:
            return
        in_place = self._covered[lease] < plan.pos
        self.count["admits"] += 1
        self.count["prefixes_in_place"] += in_place
        self.count["snapshots_used"] += in_place and recalled
        self.count["pinned"] += self._pins.get(lease.stream_id.request_id) == slot
        self.count["recycled"] += lease.stream_id in self._compared and before is not None and before.stream_id != lease.stream_id
        self._newcomers[number].append(lease)

    def committed(self, record: Committed) -> None:
        plan = record.plan
        if not isinstance(plan, Step):
            return
        self._flying.discard(record.step)
        gave = {event.stream_id for event in record.events if isinstance(event, TokenEvent)}
        rows = [lease for lease in plan.leases if lease.stream_id in gave]
        for newcomer in self._newcomers.pop(record.step, ()):
            self.count["midstream"] += any(lease in self._generating for lease in rows if lease != newcomer)
        self._generating.update(rows)
        ended = {event.stream_id: event for event in record.events if ends(event)}
        for event in ended.values():
            if event.finish_reason == "stop" and event.stream_id in self._compared:
                kind = {str: "stop_strings", int: "stop_tokens"}.get(type(event.stop_reason), "eos")
                self.count[kind] += 1
        if isinstance(plan, Verify):
            for lease, proposed, given in zip(plan.leases, plan.counts, record.given, strict=True):
                if proposed and lease in rows:
                    self.count["proposed"] += proposed
                    self.count["accepted"] += given - 1
                    goes_on = lease.stream_id not in ended
                    self.count["rejected"] += goes_on and given - 1 < proposed and self._had_proposals(lease.stream_id)
        for event in record.events:
            if isinstance(event, TokenEvent):
                self._ids.setdefault(event.stream_id, []).append(event.token_id)

    def _had_proposals(self, stream_id: StreamId) -> bool:
        """Whether the drafter had anything to propose after the tokens that had come back."""
        ids, least = self._ids.get(stream_id, []), self._lookup
        return least is None or any(ids[i : i + least] == ids[-least:] for i in range(len(ids) - least))
