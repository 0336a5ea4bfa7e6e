"""Counts what a run did, from its trace. A check proves nothing about something that never happened."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from xlaengine.check.verify.schedule import Action
from xlaengine.control.plan import Admit, CopyPrefix, KeepState, Lease, LoadSnapshot, LoadState, Plan, Prefill, Restore, Step, TakeSnapshot
from xlaengine.observe.trace import Trace
from xlaengine.observe.trace.history import History
from xlaengine.observe.trace.record import Asked, Committed, Dispatched
from xlaengine.types import StreamId, TokenEvent, ends


@dataclass(frozen=True, kw_only=True)
class Exercised:
    """Counts of one run, or the sum of several. Streams of strangers count too, except where a line says *compared*."""

    admits: int = 0  # streams that were admitted without output tokens
    midstream: int = 0  # admitted streams that shared a step with a row that had already given a token before
    recycled: int = 0  # compared streams that were admitted to a slot that another stream had used
    evictions: int = 0  # streams that lost their slot
    restores: int = 0  # streams whose keys and values were copied back from the host
    pauses: int = 0  # times that a stream was paused while it held its slot
    cancels: int = 0  # requests
    prefix_copies: int = 0  # prompts whose beginning was copied from another slot
    prefixes_in_place: int = 0  # prompts whose beginning was already in their own slot
    shared_prefills: int = 0  # prefill calls over chunks of several prompts
    stop_strings: int = 0  # compared streams that ended by a stop string
    stop_tokens: int = 0  # compared streams that ended by a stop token
    eos: int = 0  # compared streams that ended by EOS
    allowance_waits: int = 0  # requests that had used up their allowance and continued when it grew
    pinned: int = 0  # streams that were admitted to the slot that their ``submit`` named
    snapshots_taken: int = 0
    snapshots_loaded: int = 0
    snapshots_used: int = 0  # prompts whose beginning came from a slot that a snapshot had been loaded into
    states_kept: int = 0  # states of prompts, in models with recurrent state
    states_loaded: int = 0  # prompts that began with a kept state
    overlapped: int = 0  # steps that were dispatched while another step was in flight
    late_tokens: int = 0  # tokens that came after their stream had ended
    proposed: int = 0  # tokens; with ``ngram`` they may include empty places
    accepted: int = 0  # tokens
    rejected: int = 0  # passes after which the stream continued and in which at least one proposal was certainly rejected

    def __add__(self, other: Exercised) -> Exercised:
        return Exercised(**{name: count + getattr(other, name) for name, count in vars(self).items()})

    def counts(self, *, speculation: bool = True) -> dict[str, int]:
        """Returns the counts by name, in the order above; without ``speculation`` the last three are left out."""
        return dict(list(vars(self).items())[: None if speculation else -3])

    @property
    def in_words(self) -> str:
        """The counts in one line of text, without speculation."""
        return ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in self.counts(speculation=False).items())


def exercised(
    trace: Trace, compared: Collection[StreamId] = (), actions: Iterable[Action] = (), *, evictions: int = 0, lookup: int | None = None
) -> Exercised:
    """Counts what a trace shows. The trace must start with the engine's first step.

    Args:
        compared: streams whose events were compared.
        actions: the schedule's actions; only the slots of its ``submit`` actions are used.
        evictions: the engine's own count; evictions of streams without tokens leave no plan in the trace.
        lookup: for ``ngram`` its `prompt_lookup_min`: without a match of this many tokens it proposes nothing that could be rejected.
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
    """Reads the records in order. ``wanted`` holds the slot that each submit names, or None."""

    def __init__(self, compared: frozenset[StreamId], wanted: list[int | None], lookup: int | None):
        self.count: Counter[str] = Counter()
        self._compared, self._wanted, self._lookup = compared, wanted[::-1], lookup
        self._pins: dict[str, int | None] = {}
        self._holders: dict[int, Lease] = {}
        self._covered: Counter[Lease] = Counter()  # prompt tokens whose keys and values came by chunks and copies
        self._newcomers: dict[int, list[Lease]] = defaultdict(list)  # by the step for which they were admitted
        self._generating: set[Lease] = set()
        self._flying: set[int] = set()
        self._ids: dict[StreamId, list[int]] = {}  # prompt and the tokens that came back
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
            case KeepState():
                self.count["states_kept"] += 1
            case LoadState():
                self.count["states_loaded"] += 1
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
        before, self._holders[slot] = self._holders.get(slot), lease
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
        for lease, proposed, given in zip(plan.leases, plan.proposed, record.given, strict=True) if plan.counts else ():
            if proposed and lease in rows:
                self.count["proposed"] += proposed
                self.count["accepted"] += given - 1
                goes_on = lease.stream_id not in ended
                self.count["rejected"] += goes_on and given - 1 < proposed and self._had_proposals(lease.stream_id)
        for event in record.events:
            if isinstance(event, TokenEvent):
                self._ids.setdefault(event.stream_id, []).append(event.token_id)

    def _had_proposals(self, stream_id: StreamId) -> bool:
        """Returns whether the drafter could propose anything after the tokens that had come back."""
        ids, least = self._ids.get(stream_id, []), self._lookup
        return least is None or any(ids[i : i + least] == ids[-least:] for i in range(len(ids) - least))
