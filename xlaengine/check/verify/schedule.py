"""A schedule: when requests are submitted, paused, evicted, cancelled and resumed, and beside which others. Plain data, drawn from a seed.

The engine promises that no stream depends on the schedule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Literal

import numpy as np

from xlaengine.check.verify.workload import Tokens, draw_requests
from xlaengine.config import SchedulingPolicy
from xlaengine.engine import Engine
from xlaengine.types import Event, Request, StreamId, Verb

ALIKE = 16
"""Two prompts begin alike if this many first tokens are equal."""

PREFILL_BUDGETS = (1, 64, 2048)
"""The values that ``prefill_tokens_per_step`` is drawn from."""

SnapshotVerb = Literal["take_snapshot", "load_snapshot"]


@dataclass(frozen=True)
class Action:
    """One call on the engine before its ``step``-th `Engine.advance`, counted from 0. Steps at which the engine would be idle are skipped.

    ``request_id`` is the request that the verb is about. For ``take_snapshot`` the slot's prefix must begin as this request does; for
    ``load_snapshot`` the copy is made just before this request takes the slot. An empty ``request_id`` allows any prefix, and any time.
    """

    step: int
    verb: Verb | SnapshotVerb
    request_id: str = ""
    slot: int | None = None  # ``submit``: the slot that its stream must take, None for any. Snapshots: the slot that is tried first
    tokens: int | None = None  # ``submit``: the allowance. ``allow``: what is added to it. None: no limit
    snapshot: int = 0  # the snapshot's index; the copy waits until it is possible


@dataclass(frozen=True)
class Schedule:
    """Everything about a run except the requests themselves.

    Actions are in the order they are taken. A request may be submitted again after a cancel: its stream has the events since the last
    submission, its last life.
    """

    seed: int  # the seed of the draw
    max_num_seqs: int  # B of the engine that it was drawn for
    depth: int = 2
    prefill_tokens_per_step: int = 2048
    actions: tuple[Action, ...] = ()
    caps: dict[str, int] = field(default_factory=dict)  # ``max_tokens`` of the requests that are cut short, by request id
    strangers: tuple[Request, ...] = ()  # neighbours whose streams are not compared; the actions submit them too
    logprobs: bool = True  # False: no request reports log-probabilities
    speculate: bool = True  # False: an engine that speculates does not
    reuse: bool = True  # prompts may use prefixes that slots hold, in an engine that was built for it
    scheduling_policy: SchedulingPolicy = "fcfs"  # the order in which requests wait for slots

    @property
    def cancelled(self) -> set[str]:
        """The requests whose last ``submit`` is followed by a ``cancel``, which may cut the stream."""
        last = {action.request_id: action.verb for action in self.actions if action.verb in ("submit", "cancel")}
        return {request_id for request_id, verb in last.items() if verb == "cancel"}

    def of(self, request: Request) -> Request:
        """Returns the request as this schedule submits it."""
        params = request.params
        if request.request_id in self.caps:
            params = replace(params, max_tokens=self.caps[request.request_id])
        if not self.logprobs:
            params = replace(params, logprobs=None)
        return replace(request, params=params)


def draw_schedule(
    seed: int,
    requests: Sequence[Request],
    max_num_seqs: int,
    vocab: Tokens,
    *,
    max_model_len: int | None = None,
    snapshots: int = 0,
    slot_tokens: Sequence[int] = (),
) -> Schedule:
    """Draws a schedule of all requests; equal arguments give an equal schedule.

    Requests are submitted in random order, at once or over some steps, with up to B strangers among them. Some are paused, evicted,
    cancelled, cut short, given an allowance or a fixed slot. Requests whose slot holds more than KV are evicted most often, and most
    cancelled requests are submitted again at once.

    Args:
        vocab: the tokens that the strangers' prompts are drawn from.
        max_model_len: the most tokens of a stranger; by default the number that the longest request needs.
        snapshots: the number of snapshots that the engine has room for.
        slot_tokens: the most tokens of a stream in each slot; empty: every slot holds each request.
    """
    rng = np.random.default_rng(seed)
    ids = [request.request_id for request in requests]
    longest = max((len(request.prompt_token_ids) + request.max_tokens for request in requests), default=2)
    strangers = _draw_strangers(rng, ids, int(rng.integers(max_num_seqs + 1)), vocab, max_model_len or longest)
    everyone = [*requests, *strangers]
    busy = 4 * -(-len(everyone) // max_num_seqs)  # about how many steps the schedule takes
    duration = int(rng.choice([0, 8, busy]))
    actions = [
        action for i in rng.permutation(len(everyone)) for action in _draw_actions(rng, everyone[i], int(rng.integers(duration + 1)), busy)
    ]
    return Schedule(
        seed=seed,
        max_num_seqs=max_num_seqs,
        depth=int(rng.integers(1, 5)),
        prefill_tokens_per_step=int(rng.choice(PREFILL_BUDGETS)),
        actions=tuple(
            sorted(_constrained(seed, actions, everyone, max_num_seqs, busy, snapshots, slot_tokens), key=lambda action: action.step)
        ),
        caps=_draw_caps(rng, requests),
        strangers=strangers,
        logprobs=bool(rng.random() < 0.75),
        speculate=bool(rng.random() < 0.85),
        reuse=bool(rng.random() < 0.75),
        scheduling_policy="lof" if rng.random() < 0.5 else "fcfs",
    )


def _draw_strangers(
    rng: np.random.Generator, ids: Collection[str], how_many: int, vocab: Tokens, max_model_len: int
) -> tuple[Request, ...]:
    """Draws strangers, a third of which report log-probabilities."""
    seed, most = int(rng.integers(2**63)), max(1, min(32, max_model_len // 2))
    drawn = draw_requests(seed, how_many, vocab, max_model_len=max(2, max_model_len), max_tokens=most)
    names = (name for i in count() if (name := f"stranger{i}") not in ids)
    wants = [None if rng.random() < 2 / 3 else 0 for _ in drawn]
    return tuple(
        replace(stranger, request_id=name, params=replace(stranger.params, logprobs=want))
        for stranger, name, want in zip(drawn, names, wants, strict=False)
    )


def _draw_actions(rng: np.random.Generator, request: Request, arrival: int, busy: int) -> Iterator[Action]:
    request_id = request.request_id

    def later(most: int = 12) -> int:
        return arrival + int(rng.integers(1, most + 1))

    yield Action(arrival, "submit", request_id)
    if rng.random() < 0.25:
        paused = later()
        yield Action(paused, "pause", request_id)
        if rng.random() < 0.4:
            yield Action(paused + int(rng.integers(4)), "evict", request_id)
        if rng.random() < 0.9:  # else it stays paused until the end
            yield Action(paused + int(rng.integers(1, 12)), "resume", request_id)
    for _ in range(rng.poisson(3.0 if request.params.changes_logits else 0.15)):  # many, because most steps find it without a slot
        yield Action(later(12 + busy), "evict", request_id)
    if rng.random() < 0.25:
        cancelled = later(20)
        yield Action(cancelled, "cancel", request_id)
        if rng.random() < 0.8:  # nearly always at once, because tokens of the first life may still be in flight
            yield Action(cancelled + int(rng.choice([0, 0, 0, 1])), "submit", request_id)


def _constrained(
    seed: int,
    actions: Iterable[Action],
    everyone: Sequence[Request],
    max_num_seqs: int,
    busy: int,
    snapshots: int,
    slot_tokens: Sequence[int],
) -> Iterator[Action]:
    """Adds slots, allowances and snapshots to the actions. A separate random generator draws them, so that other draws stay the same.

    For each snapshot, two requests that begin alike are submitted late, to a slot that the snapshot is loaded into just before.
    """
    rng = np.random.default_rng([seed, 1])
    tokens = {each.request_id: len(each.prompt_token_ids) + each.max_tokens for each in everyone}
    single = {each.request_id for each in everyone if each.params.n == 1}
    alike = [request_id for request_id in _beginning_alike(everyone) if request_id in single]
    recalls = rng.permutation(alike).tolist()[: 2 * snapshots]
    late = {request_id: int(rng.integers(12, 12 + busy)) for request_id in recalls}
    for given in actions:
        action = replace(given, step=given.step + late.get(given.request_id, 0))
        if action.verb != "submit":
            yield action
            continue
        is_pinned = action.request_id in late or (rng.random() < 0.15 and action.request_id in single)
        slot = int(rng.integers(max_num_seqs)) if is_pinned else None
        if slot is not None and slot_tokens:
            holding = [each for each, most in enumerate(slot_tokens) if most >= tokens[action.request_id]]
            slot = holding[slot % len(holding)]
        allowance = int(rng.integers(8)) if rng.random() < 0.2 else None
        yield replace(action, slot=slot, tokens=allowance)
        if action.request_id in late:
            yield Action(action.step, "load_snapshot", action.request_id, slot, snapshot=recalls.index(action.request_id) % snapshots)
        if allowance is not None:
            for _ in range(rng.integers(3)):
                yield Action(action.step + int(rng.integers(1, 20)), "allow", action.request_id, tokens=int(rng.integers(1, 6)))
            if rng.random() < 0.7:  # else `run_schedule` lifts the allowance
                yield Action(action.step + int(rng.integers(4, 4 + busy)), "allow", action.request_id)
    for index in range(snapshots):
        slot, step = (int(each) for each in rng.integers((max_num_seqs, 8)))
        yield Action(step, "take_snapshot", recalls[index] if index < len(recalls) else "", slot, snapshot=index)
        yield Action(step + int(rng.integers(busy)), "load_snapshot", slot=slot, snapshot=index)


def _beginning_alike(requests: Sequence[Request]) -> list[str]:
    """Returns the ids of requests whose prompts share their first `ALIKE` tokens with another prompt."""
    begins = Counter(each.prompt_token_ids[:ALIKE] for each in requests if len(each.prompt_token_ids) > ALIKE)
    return [each.request_id for each in requests if begins[each.prompt_token_ids[:ALIKE]] > 1]


def _draw_caps(rng: np.random.Generator, requests: Sequence[Request]) -> dict[str, int]:
    """Cuts one request in ten, never before its ``min_tokens``."""
    return {
        request.request_id: int(rng.integers(max(1, request.params.min_tokens), request.max_tokens + 1))
        for request in requests
        if rng.random() < 0.1
    }


def run_schedule(
    engine: Engine, requests: Sequence[Request], schedule: Schedule, each_step: Callable[[], None] | None = None
) -> dict[StreamId, list[Event]]:
    """Runs the requests under a schedule until all that it submits have ended. Returns the events of each stream, without the strangers'.

    For a request that is submitted again, these are the events of its last life. When nothing else can proceed, paused requests are resumed
    and allowances are lifted. A snapshot's copy that never becomes possible is left out. The engine keeps the schedule's settings.

    Args:
        each_step: called after each `Engine.advance`.

    Raises:
        RuntimeError: the engine has other work, or another B.
        ValueError: an action names a request, a slot or a snapshot that does not exist.
    """
    if engine.live or not engine.is_idle:
        raise RuntimeError(f"the engine has {len(engine.live)} other requests: a schedule runs alone")
    if engine.config.max_num_seqs != schedule.max_num_seqs:
        raise RuntimeError(f"a schedule of B={schedule.max_num_seqs} cannot run on {engine.config.max_num_seqs} slots")
    speculate = schedule.speculate if engine.runner.config.speculative is not None else None
    engine.scheduler.forget()  # prefixes that earlier runs left would change which slot is taken
    engine.reconfigure(depth=schedule.depth, prefill_tokens_per_step=schedule.prefill_tokens_per_step, speculate=speculate)
    known = {each.request_id: schedule.of(each) for each in requests} | {each.request_id: each for each in schedule.strangers}
    if unknown := {action.request_id for action in schedule.actions} - {"", *known}:
        raise ValueError(f"the schedule names requests that are not there: {', '.join(sorted(unknown))}")
    streams: dict[StreamId, list[Event]] = {stream_id: [] for each in requests for stream_id in each.stream_ids}
    snapshots = _Snapshots(engine, {name: each.prompt_token_ids for name, each in known.items()})
    actions, step = list(reversed(schedule.actions)), 0
    while actions or engine.live or not engine.is_idle:
        if actions and engine.is_idle:
            step = max(step, actions[-1].step)
        while actions and actions[-1].step <= step:
            action = actions.pop()
            match action.verb:
                case "submit":
                    _begin_anew(engine, streams, known[action.request_id], action, schedule)
                case "allow":
                    engine.allow(action.request_id, action.tokens)
                case "take_snapshot" | "load_snapshot":
                    snapshots.waiting.append(action)
                case verb:
                    getattr(engine, verb)(action.request_id)
        snapshots.copy()
        if not actions and engine.is_idle:
            for request_id in engine.live:
                engine.resume(request_id)
                engine.allow(request_id, None)
        for event in engine.step():
            if event.stream_id in streams:
                streams[event.stream_id].append(event)
        if each_step is not None:
            each_step()
        step += 1
    return streams


class _Snapshots:
    """Copies of snapshots that were requested and are not possible yet: no slot is free, or there is nothing to copy."""

    def __init__(self, engine: Engine, prompts: Mapping[str, Sequence[int]]):
        self.waiting: list[Action] = []
        self._engine, self._prompts = engine, prompts
        self._kept: set[int] = set()

    def copy(self) -> None:
        self.waiting = [action for action in self.waiting if not self._is_done(action)]

    def _is_done(self, action: Action) -> bool:
        slot = next(self._takes(action) if action.verb == "take_snapshot" else self._loads(action), None)
        if slot is None:
            return False
        getattr(self._engine, action.verb)(action.snapshot, slot)
        self._kept.add(action.snapshot)
        return True

    def _takes(self, action: Action) -> Iterator[int]:
        begin = tuple(self._prompts.get(action.request_id, ())[:ALIKE])
        for slot in self._free(action.slot or 0):
            prefix = self._engine.cached_prefix(slot)
            if prefix and prefix[: len(begin)] == begin and self._engine.scheduler.prefix_cache.unfit(slot) is None:
                yield slot

    def _loads(self, action: Action) -> Iterator[int]:
        if action.snapshot not in self._kept:
            return
        tokens, most = len(self._engine.snapshot_prefix(action.snapshot)), self._engine.config.slot_tokens
        holding = [slot for slot in self._free(action.slot or 0) if most[slot] >= tokens]
        if not action.request_id:
            yield from holding
        elif action.request_id in self._engine.live and self._engine.slot_of(action.request_id) is None:
            yield from (slot for slot in holding if slot == action.slot)

    def _free(self, first: int) -> list[int]:
        return sorted(self._engine.free_slots, key=lambda slot: (slot < first, slot))


def _begin_anew(engine: Engine, streams: dict[StreamId, list[Event]], request: Request, action: Action, schedule: Schedule) -> None:
    """Submits a request and drops the events of its earlier life."""
    reuse = None if schedule.reuse else False
    engine.submit(request, slot=action.slot, allowance=action.tokens, reuse=reuse, scheduling_policy=schedule.scheduling_policy)
    engine.take({request.request_id})
    for stream_id in request.stream_ids:
        if stream_id in streams:
            streams[stream_id].clear()
