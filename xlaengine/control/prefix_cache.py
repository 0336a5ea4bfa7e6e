"""Prompt prefixes that slots hold, and the position at which another prompt may begin.

The slots themselves are the cache. A running stream writes only beyond its entries, so they stay valid until the slot is leased again, and
other slots may copy them at any time. Recurrent state is replaced by every token. So a model that has it keeps states of prompts beside its
slots: a prompt may begin after n tokens if a slot holds their entries, and a state was kept after exactly n tokens. In its own slot it may
also begin at the position of the state that the last stream left there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count

from xlaengine.config import EngineConfig
from xlaengine.control.chunks import chunk_bucket, chunks_of, cost_of
from xlaengine.control.plan import Lease
from xlaengine.control.slots import Slots
from xlaengine.control.stream import Stream


@dataclass(frozen=True)
class CachedPrefix:
    """The tokens whose entries a slot or a snapshot holds, and how they were computed."""

    token_ids: tuple[int, ...] = ()  # tokens whose entries may be reused, from position 0 on
    planned: int = 0  # the length of the prefilled prompt, from which the sizes of its chunks follow

    @classmethod
    def of(cls, stream: Stream, decoded: bool = False) -> CachedPrefix:
        """The prefix that a stream's slot holds so far; empty if its saved KV has not been put back.

        Args:
            decoded: include entries that steps have computed. The last token has no entry yet.
        """
        if stream.saved is not None:
            return cls()
        prompt, output = stream.request.prompt_token_ids, stream.output_token_ids
        if decoded and output and stream.prefilled == stream.to_prefill:
            return cls((*prompt, *output[:-1]), stream.to_prefill)
        return cls(prompt[: stream.prefilled], stream.to_prefill)

    def shared(self, tokens: tuple[int, ...], buckets: tuple[int, ...], prefill_is_exact: bool = False) -> int:
        """How many of a prompt's first ``tokens`` need no chunk, because the same graph has computed the same tokens at the same positions.

        Args:
            prefill_is_exact: as in `Scheduler`. Then reuse may end at every multiple of the smallest bucket, and at the prompt's end.
        """
        reached = 0
        for start, bucket in chunks_of(len(tokens), buckets[:1] if prefill_is_exact else buckets):
            end = min(start + bucket, len(tokens))
            is_same = prefill_is_exact or (start < self.planned and chunk_bucket(self.planned - start, buckets) == bucket)
            if not is_same or tokens[start:end] != self.token_ids[start:end]:
                return reached
            reached = end
        return reached


class PrefixStates:
    """States of prompts, up to ``count``. The least recently used one is replaced."""

    def __init__(self, count: int):
        self.count = count
        self._of: dict[int, CachedPrefix] = {}  # by index, least recently used first

    def clear(self) -> None:
        self._of.clear()

    def along(self, tokens: tuple[int, ...], buckets: tuple[int, ...], prefill_is_exact: bool) -> dict[int, int]:
        """The states with which a prompt of ``tokens`` could begin: length and index of each. Arguments as in `CachedPrefix.shared`."""
        lengths = ((len(prefix.token_ids), index) for index, prefix in self._of.items())
        return {length: index for length, index in lengths if self._of[index].shared(tokens, buckets, prefill_is_exact) == length}

    def use(self, index: int) -> None:
        self._of[index] = self._of.pop(index)

    def put(self, prefix: CachedPrefix) -> tuple[int, bool]:
        """The index in which the state after ``prefix`` is to be kept, and whether it replaces another state."""
        index = len(self._of) if len(self._of) < self.count else next(iter(self._of))
        replaces = self._of.pop(index, None) is not None
        self._of[index] = prefix
        return index, replaces


@dataclass
class _OfSlot:
    left: CachedPrefix = CachedPrefix()  # what the slot's last stream left; empty while a stream holds the slot, but see `PrefixCache.seat`
    stream: Stream | None = None
    used: int = 0  # when the slot was last leased or copied from
    lent: int = 0  # length of the longest prefix with which several prompts have begun
    seen: int = 0  # of a vacant slot: the number of tokens that its recurrent state has seen
    admitted: Lease | None = None  # the lease under which its row last took steps

    @property
    def state_matches(self) -> bool:
        """Whether its recurrent state has seen exactly the tokens of ``left``."""
        return self.seen == len(self.left.token_ids) > 0


class PrefixCache:
    """Prefixes of all slots. The device makes copies in the order in which this class plans them.

    Args:
        prefill_is_exact, steps_are_exact: as in `Scheduler`. If both are, what steps have computed is reused too.
        prefix_states: how many states of prompts are kept.
        has_recurrent_state: slots hold recurrent state. If not, every stream can begin with a part of what a slot holds.
    """

    def __init__(
        self,
        slots: Slots,
        config: EngineConfig,
        prefill_is_exact: bool = False,
        steps_are_exact: bool = False,
        prefix_states: int = 0,
        has_recurrent_state: bool = False,
    ):
        self._slots = slots
        self._buckets = config.prefill_buckets
        self._has_recurrent_state = has_recurrent_state
        self._copies = config.enable_prefix_caching and (prefix_states > 0 if has_recurrent_state else config.max_num_seqs > 1)
        self._states = PrefixStates(prefix_states)
        self._prefill_is_exact = prefill_is_exact
        self._steps_are_reused = steps_are_exact and prefill_is_exact
        self.clear()

    def clear(self) -> None:
        """The device's state has been emptied."""
        self._of_slot = [_OfSlot() for _ in range(self._slots.count)]
        self._states.clear()
        self._clock = count(1)

    # --- streams

    def slot_for(self, stream: Stream) -> int:
        """The slot that a stream should take: the one it is pinned to, or one of the shortest free slots that hold it.

        Of these, the lowest slot if nothing is ever copied. Otherwise the least recently used of the slots that hold as much of the prompt
        as any slot does; but a slot that alone holds a prefix of several prompts is taken last.
        """
        if stream.pinned is not None:
            return stream.pinned
        free = self._slots.shortest(self._slots.free_slots, stream.tokens)
        if not self._copies:
            return free[0]
        shared = self._shared(stream)
        ranked = sorted(free, key=lambda slot: (shared[slot] < max(shared), self._of_slot[slot].used))
        return next((slot for slot in ranked if not self._would_be_missed(slot, shared[slot])), ranked[0])

    def seat(self, stream: Stream, buckets: tuple[int, ...]) -> int:
        """A stream has got its slot. Returns how many of its prompt tokens the slot holds; the slot's other entries are lost.

        With recurrent state it returns 0. Then the slot keeps its contents until the stream's first chunk or copy, so `source` may
        return this slot.

        Args:
            buckets: the sizes of the stream's chunks.
        """
        assert stream.lease is not None
        slot = stream.lease.slot
        if self._has_recurrent_state:
            self._of_slot[slot] = replace(self._of_slot[slot], stream=stream, used=next(self._clock), lent=0)
            return 0
        shared = self._worth(stream, self._shared(stream)[slot], buckets)
        self._of_slot[slot] = _OfSlot(stream=stream, used=next(self._clock), lent=shared)
        return shared

    def source(self, stream: Stream, buckets: tuple[int, ...]) -> tuple[int, int] | None:
        """The slot that holds most of a stream's prompt, and how much; None if a copy would not pay. ``buckets`` as in `seat`."""
        assert stream.lease is not None
        own = stream.lease.slot
        shared = self._shared(stream, own)
        if not self._copies:
            return (own, shared[own]) if self._has_recurrent_state and self._worth(stream, shared[own], buckets) else None
        reach, _, slot = max((reach, slot == own, -slot) for slot, reach in enumerate(shared))
        return (-slot, reach) if self._worth(stream, reach, buckets) else None

    def divergence(self, stream: Stream, buckets: tuple[int, ...]) -> int:
        """How many of its first tokens a stream shares with any other stream that holds a slot, or was the last to hold one.

        It is a length that `CachedPrefix.shared` allows; 0 if no state is kept, or if beginning there would not pay. ``buckets`` as in
        `seat`.
        """
        if not self._states.count or not stream.may_reuse:
            return 0
        others = [held.stream for held in self._of_slot if held.stream is not None and held.stream is not stream]
        known = [CachedPrefix(each.prefill_token_ids, each.to_prefill) for each in others] + [held.left for held in self._of_slot]
        reach = max(each.shared(stream.prefill_token_ids, self._buckets, self._prefill_is_exact) for each in known)
        return self._worth(stream, reach, buckets)

    def state_of(self, stream: Stream) -> int | None:
        """The index of the state that was kept after the tokens that a stream has prefilled; None if there is none."""
        index = self._states_of(stream).get(stream.prefilled)
        if index is not None:
            self._states.use(index)
        return index

    def keep_state(self, stream: Stream) -> tuple[int, bool] | None:
        """`PrefixStates.put` of the state after a stream's chunks so far; None if no state is kept, or this one is kept already."""
        if not self._states.count or not stream.may_reuse or self.state_of(stream) is not None:
            return None
        return self._states.put(CachedPrefix.of(stream))

    def lend(self, source: int, slot: int, length: int) -> None:
        """The first ``length`` entries of slot ``source`` are copied to ``slot``."""
        self._of_slot[source].used = next(self._clock)
        for each in (source, slot):
            self._of_slot[each].lent = max(self._of_slot[each].lent, length)

    def leave(self, stream: Stream) -> None:
        """The stream is about to give up its slot, if it holds one."""
        if stream.lease is not None and self._slots.holder(stream.lease.slot) == stream.lease:
            held = self._of_slot[stream.lease.slot]
            if not self._is_before_prefill(stream):
                held.left = CachedPrefix.of(stream, self._steps_are_reused)
                if held.admitted != stream.lease:
                    held.seen = stream.prefilled + len(stream.output_token_ids)
            held.stream = None

    def admitted(self, lease: Lease, pos: int) -> None:
        """The lease's row takes steps from now on, after ``pos`` tokens."""
        held = self._of_slot[lease.slot]
        held.seen, held.admitted = pos, lease

    def stepped(self, lease: Lease, tokens: int) -> None:
        """A step under this lease has landed and given ``tokens`` tokens. The lease may have ended."""
        held = self._of_slot[lease.slot]
        held.seen += tokens if held.admitted == lease else 0

    def _prefix(self, held: _OfSlot) -> CachedPrefix:
        if held.stream is None or self._is_before_prefill(held.stream):
            return held.left
        return CachedPrefix.of(held.stream, self._steps_are_reused)

    def _is_before_prefill(self, stream: Stream) -> bool:
        """Whether the slot that a stream has taken still has the contents from before."""
        return self._has_recurrent_state and stream.is_before_prefill

    def _shared(self, stream: Stream, own: int | None = None) -> list[int]:
        """For each slot, how many of the stream's prompt tokens it can supply. ``own``: the stream's slot; None: it may take any."""
        if not stream.may_reuse:
            return [0] * self._slots.count
        shared = [self._prefix(held).shared(stream.prefill_token_ids, self._buckets, self._prefill_is_exact) for held in self._of_slot]
        if not self._has_recurrent_state:
            return shared
        lengths = self._states_of(stream)
        return [
            reach if own in (None, slot) and self._goes_on_at(slot, reach) else max((each for each in lengths if each <= reach), default=0)
            for slot, reach in enumerate(shared)
        ]

    def _goes_on_at(self, slot: int, reach: int) -> bool:
        """Whether the recurrent state left in a slot has seen exactly ``reach`` of the tokens left there."""
        held = self._of_slot[slot]
        return held.state_matches and reach == held.seen and (held.stream is None or self._is_before_prefill(held.stream))

    def _states_of(self, stream: Stream) -> dict[int, int]:
        return self._states.along(stream.prefill_token_ids, self._buckets, self._prefill_is_exact)

    def _worth(self, stream: Stream, reach: int, buckets: tuple[int, ...]) -> int:
        """``reach``; 0 if the remaining chunks would not cost less, because several small chunks may take longer than a large one."""
        if reach <= stream.prefilled:
            return 0
        left, then = stream.to_prefill - stream.prefilled, stream.to_prefill - reach
        return reach if cost_of(then, buckets) < cost_of(left, buckets) else 0

    def _would_be_missed(self, slot: int, reused: int) -> bool:
        """Whether the slot alone holds a prefix with which several prompts began, longer than the ``reused`` tokens."""
        lent = self._of_slot[slot].lent
        tokens = self._of_slot[slot].left.token_ids[:lent]
        others = (held for other, held in enumerate(self._of_slot) if other != slot)
        return lent > reused and not any(self._prefix(held).token_ids[:lent] == tokens for held in others)

    # --- vacant slots

    def of(self, slot: int) -> CachedPrefix:
        """What a vacant slot holds; nothing if a stream holds it."""
        self._slots.require(slot)
        return CachedPrefix() if self._slots.holder(slot) is not None else self._of_slot[slot].left

    def is_settling(self, slot: int) -> bool:
        """Whether steps of a vacant slot's last stream are in flight, so that its recurrent state will still change."""
        return self._has_recurrent_state and self._slots.holder(slot) is None and slot not in self._slots.free_slots

    def unfit(self, slot: int) -> str | None:
        """Why no snapshot can be taken of a vacant slot; None if one can."""
        held = self._of_slot[slot]
        if not held.left.token_ids:
            return f"slot {slot} holds no part of a prompt"
        if self._has_recurrent_state and not held.state_matches:
            known = len(held.left.token_ids)
            return f"the recurrent state in slot {slot} has seen {held.seen} tokens, and the slot's prefix has {known}"
        return None

    def loaded(self, slot: int, prefix: CachedPrefix) -> None:
        """A snapshot that holds ``prefix`` is loaded into a vacant slot."""
        self._of_slot[slot] = _OfSlot(prefix, used=next(self._clock), seen=len(prefix.token_ids))
