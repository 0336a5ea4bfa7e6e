"""Runs a workload under many schedules and compares each stream with itself alone, with other batch sizes, and with the oracle.

1. At one B, each stream under each schedule equals the stream alone, bitwise, and the independence gate is passed.
2. At every B, the streams alone equal those at the first B, bitwise.
2p. On every other number of devices N, the streams alone and under a schedule equal those alone on the first N, bitwise.
3. The streams alone at the first B equal the oracle's; near ties are not mismatches. If level 1 runs too, streams that differ there are
   also compared with the oracle.

If the runner has a fault (`faults.runner.FaultyRunner`), it is armed under the schedules, and the streams that it broke are counted.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from dataclasses import replace

from xlaengine.check.oracle.routing import Routing
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.checks import Checks, Task, tokens_of
from xlaengine.check.verify.crowds import Crowds, find_crowds, has_experts
from xlaengine.check.verify.levels import Level, sorted_levels
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.workload import with_end_tokens, with_stop_strings
from xlaengine.control.intake import derived_seed
from xlaengine.engine import Engine
from xlaengine.types import Event, Progress, Request, StreamId

Streams = Mapping[StreamId, Sequence[Event]]

LOGPROBS = 5
"""The number of alternatives that every request reports: they are compared, and margins are computed from them."""


NO_OTHERS: Mapping[int, Callable[[], Engine]] = {}
"""The ``on_devices`` of a verification on one number of devices."""


def verify(
    open_engine: Callable[[int], Engine],
    requests: Sequence[Request],
    *,
    max_num_seqs: Sequence[int] = (8,),
    schedules: int | Sequence[Schedule] = 5,
    levels: Collection[Level] = (1, 3),
    on_devices: Mapping[int, Callable[[], Engine]] = NO_OTHERS,
    seed: int = 0,
    open_oracle: Callable[[], Oracle] | None = None,
    open_routing: Callable[[], Routing] | None = None,
    ends: int = 0,
    progress: Progress | None = None,
) -> Verification:
    """Verifies that each stream of ``requests`` equals the same stream alone.

    Args:
        open_engine: opens an engine of B slots that reports `LOGPROBS` alternatives; it is closed before the next one is opened.
        max_num_seqs: every B; the schedules are dealt out to them in turn.
        schedules: the number of schedules to draw from ``seed``, or the schedules themselves.
        on_devices: for level 2p: opens an engine on each other number of devices N. It differs from the engine of the first B only in N.
        open_oracle: called once, for level 3.
        open_routing: called once if level 1 draws schedules and the model has experts. The schedules of `crowds` are then run too, and
            their streams compared.
        ends: the number of requests that get stop strings from their own text (`workload.with_stop_strings`); as many others get a stop
            token, and as many EOS (`workload.with_end_tokens`).
        progress: called with ``baseline`` (streams), ``schedules`` and ``oracle`` (streams) as work proceeds.

    Raises:
        ValueError: there is no request or no B, two requests have one id, level 2 has one B, level 2p one N, level 3 no oracle, or a
            schedule is for a B that is not given.
        CheckpointFault: the oracle cannot read the model's files (a ValueError).
        InvalidRequest: an engine cannot serve one of the requests.
        RuntimeError: a request fails even alone.
    """
    began = time.perf_counter()
    sizes = list(dict.fromkeys(max_num_seqs))
    _require_comparable(requests, sizes, levels, on_devices, has_oracle=open_oracle is not None)
    oracle = open_oracle() if 3 in levels and open_oracle is not None else None
    tasks = _deal(schedules, sizes, seed) if 1 in levels else []
    others = on_devices if "2p" in levels else NO_OTHERS
    used = [B for B in sizes if sizes[0] == B or 2 in levels or any(task.max_num_seqs == B for task in tasks)]
    asked = _reporting(requests)
    apart = _deal_to_devices(schedules, sizes[0], others, seed, len(tasks))
    totals = _totals(requests, len(used) + len(others), len(tasks) + sum(map(len, apart.values())))
    count = _counter(progress, totals)
    found = Verification(levels=sorted_levels(levels), drawn=isinstance(schedules, int))
    reference, crowds = None, Crowds()
    for B in used:
        with closing(open_engine(B)) as engine:
            if reference is None and ends:
                asked = _with_ends(engine, asked, ends, seed, oracle)
            if reference is None and tasks and found.drawn and open_routing is not None and has_experts(engine.model):
                crowds = _crowds(engine, open_routing(), asked, max(used), seed)
                _join(crowds, asked, tasks, totals, used, len(others))
            reference = _check(Checks(engine, asked, found, oracle, count, crowds), levels, tasks, reference)
    _check_devices(others, apart, reference, lambda engine: Checks(engine, asked, found, oracle, count, crowds))
    found.requests, found.seconds = tuple(asked), time.perf_counter() - began
    return found


def _totals(requests: Sequence[Request], engines: int, schedules: int) -> dict[str, int]:
    """The number of items of each phase."""
    streams = sum(request.params.n for request in requests)
    return {"baseline": engines * streams, "schedules": schedules, "oracle": streams}


def _counter(progress: Progress | None, totals: Mapping[str, int]) -> Callable[[str], None]:
    """Returns a function that counts an item of a phase, and reports the count to ``progress``."""
    done = Counter[str]()

    def count(phase: str) -> None:
        done[phase] += 1
        if progress is not None:
            progress(phase, done[phase], totals[phase])

    return count


def _check(checks: Checks, levels: Collection[Level], tasks: Sequence[Task], reference: Streams | None) -> Streams:
    """Runs all checks at one B. ``reference``: the streams alone at the first B, which are also returned; None if this is the first."""
    if reference is None:
        if 3 in levels:
            checks.check_oracle()
        reference = checks.baseline if {2, "2p"} & set(levels) else {}
    elif 2 in levels:
        checks.check_size(reference)
    if tasks:
        checks.check_gate()
    for task in tasks:
        if task.max_num_seqs == checks.max_num_seqs:
            checks.check_schedule(task, oracle=3 in levels)
    return reference


def _check_devices(
    others: Mapping[int, Callable[[], Engine]],
    apart: Mapping[int, Sequence[Task]],
    reference: Streams | None,
    checks_of: Callable[[Engine], Checks],
) -> None:
    """Runs the checks of level 2p, the schedules of ``apart`` among them."""
    for N, opened in others.items():
        assert reference is not None
        with closing(opened()) as engine:
            checks_of(engine).check_devices(reference, apart[N])


def _require_comparable(
    requests: Sequence[Request], sizes: Sequence[int], levels: Collection[Level], others: Collection[int], *, has_oracle: bool
) -> None:
    if not requests or not sizes:
        raise ValueError(f"there is nothing to verify: {len(requests)} requests, {len(sizes)} batch sizes")
    if repeated := [name for name, times in Counter(request.request_id for request in requests).items() if times > 1]:
        raise ValueError(f"request ids must be unique: {len(repeated)} occur more than once, first {repeated[0]!r}")
    if 2 in levels and len(sizes) < 2:
        raise ValueError(f"level 2 compares batch sizes: it needs at least 2, got {sizes}")
    if "2p" in levels and not others:
        raise ValueError("level 2p compares numbers of devices: it needs at least 2")
    if 3 in levels and not has_oracle:
        raise ValueError("level 3 compares with the oracle, and none is given")


def _reporting(requests: Sequence[Request]) -> list[Request]:
    """The requests, with at least `LOGPROBS` alternatives."""
    counts = (max(LOGPROBS, request.params.logprobs or 0) for request in requests)
    return [replace(each, params=replace(each.params, logprobs=count)) for each, count in zip(requests, counts, strict=True)]


def _with_ends(engine: Engine, asked: list[Request], ends: int, seed: int, oracle: Oracle | None) -> list[Request]:
    # The ids of both: if the engine lacks an id that the oracle has, only the oracle ends.
    eos = {*engine.model.eos_token_ids, *(() if oracle is None else oracle.definition.eos_token_ids)}
    return with_end_tokens(engine, with_stop_strings(engine, asked, ends, seed), ends, seed, eos)


def _crowds(engine: Engine, routing: Routing, requests: Sequence[Request], rows: int, seed: int) -> Crowds:
    taken = {each.request_id for each in requests}
    return Crowds(routing, find_crowds(routing, tokens_of(engine), rows, min(engine.config.slot_tokens), seed, taken))


def _join(crowds: Crowds, asked: list[Request], tasks: list[Task], totals: dict[str, int], sizes: Sequence[int], others: int) -> None:
    """Adds the crowds' compared requests to ``asked``, their schedules to ``tasks``, and both to ``totals``. ``others``: how many other
    numbers of devices are verified.
    """
    tasks += _crowded(crowds, sizes, totals["schedules"])
    asked += _reporting(crowds.compared)
    totals |= {name: totals[name] + more for name, more in crowds.more(len(sizes)).items()}
    totals["baseline"] += others * len(crowds.compared)


def _crowded(crowds: Crowds, sizes: Sequence[int], first: int) -> list[Task]:
    """Each crowd at each B, numbered from ``first`` on."""
    pairs = [(B, crowd) for B in sizes for crowd in crowds.each]
    return [Task(first + i, B, crowd.schedule(B), crowd) for i, (B, crowd) in enumerate(pairs)]


def _deal(schedules: int | Sequence[Schedule], sizes: Sequence[int], seed: int) -> list[Task]:
    if isinstance(schedules, int):
        return [Task(i, sizes[i % len(sizes)], derived_seed(seed, f"schedule {i}")) for i in range(schedules)]
    if strange := {schedule.max_num_seqs for schedule in schedules} - set(sizes):
        raise ValueError(f"there are schedules for B={min(strange)}, which is not among {list(sizes)}")
    return [Task(i, schedule.max_num_seqs, schedule) for i, schedule in enumerate(schedules)]


def _deal_to_devices(schedules: int | Sequence[Schedule], B: int, others: Collection[int], seed: int, first: int) -> dict[int, list[Task]]:
    """The schedules of each other N, numbered from ``first`` on: one to draw, or all that are given for this B."""
    if isinstance(schedules, int):
        return {N: [Task(first + i, B, derived_seed(seed, f"devices {N}"))] for i, N in enumerate(others)}
    given = [schedule for schedule in schedules if schedule.max_num_seqs == B]
    return {N: [Task(first + at * len(given) + i, B, one) for i, one in enumerate(given)] for at, N in enumerate(others)}
