"""A verification as plain data: everything that is needed to run it and to repeat it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated

import jax
import msgspec

from xlaengine.check.faults.devices import ReducingRunner
from xlaengine.check.faults.kinds import Fault, ModelFault, device_fault, engine_fault, model_fault
from xlaengine.check.faults.model import Model, break_model
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.judge import oracle_of
from xlaengine.check.oracle.routing import Routing, open_routing
from xlaengine.check.oracle.streams import Oracle, OracleDType
from xlaengine.check.verify.levels import Level, sorted_levels
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Divergence, Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import DEFAULT_NAME, DType, EngineConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.models.families import spec_of
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import refused_beside
from xlaengine.runner import Runner
from xlaengine.types import Progress, Request

FromOne = Annotated[int, msgspec.Meta(ge=1)]


@dataclass(frozen=True, kw_only=True)
class Case:
    """What a verification depends on."""

    model: str
    tokenizer: str | None = None
    config: EngineConfig  # of every engine; only B differs
    requests: tuple[Request, ...]
    max_num_seqs: Annotated[tuple[FromOne, ...], msgspec.Meta(min_length=1)]  # every B
    levels: tuple[Level, ...]
    schedules: FromOne | tuple[Schedule, ...]  # how many to draw from ``seed``, or the schedules themselves
    seed: int = 0
    oracle_dtype: OracleDType = "float32"
    fault: Fault | None = None  # an engine fault acts under the schedules, other faults in every engine
    ends: int = 0  # as in `verify`
    divergences: tuple[Divergence, ...] = ()  # of an earlier run, which this case must find again
    devices: tuple[int, ...] = ()  # every N of level 2p; the first is that of ``config``

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes) -> Case:
        """Reads the result of `to_json`.

        Raises:
            msgspec.DecodeError: ``data`` is not a case.
        """
        return msgspec.json.decode(data, type=cls)


class Subject(ModelFiles):
    """A model under verification: engines on its files, with or without a fault, and its oracle."""

    def __init__(self, model: str, tokenizer: str | None = None, progress: Progress | None = None):
        super().__init__(model, tokenizer, progress)
        self._broken: dict[tuple[ModelFault, DType, int], Model | None] = {}

    def open(self, config: EngineConfig, fault: Fault | None = None) -> Engine:
        """Opens an engine on these files, with a fault if one is given. A fault that cannot change this model or engine has no effect."""
        planted, injected = model_fault(fault), engine_fault(fault)
        model = None if planted is None else self.broken(planted, config)
        kind: Callable[..., Runner] = Runner if injected is None else partial(FaultyRunner, kind=injected)
        if device_fault(fault) is not None:
            kind = ReducingRunner
        return Engine(self.runner(config, f"compile[{config.max_num_seqs}]", model=model, kind=kind), self.tokenizer)

    def broken(self, fault: ModelFault, config: EngineConfig) -> Model | None:
        """Returns the configuration and weights with a fault; None if the fault cannot change this model."""
        key = fault, config.dtype, config.max_model_len
        if key not in self._broken:  # the fault changes stored arrays, before kernels pack them
            cfg, weights = load(self.source, config.dtype, progress=self._progress)
            self._broken[key] = break_model(fault, cfg, weights, config.max_model_len)
        return self._broken[key]

    def open_alone(self, config: EngineConfig, fault: Fault | None = None) -> Engine:
        """Frees the weights of earlier engines, and opens an engine, which reads them again: each number of devices has a different layout,
        and memory holds only one.
        """
        self._weights.clear()
        self._speculations.clear()
        return self.open(config, fault)

    def proposing(self, config: EngineConfig, sizes: Sequence[int], requests: Sequence[Request]) -> EngineConfig:
        """Returns the config, with ``adaptive`` turned off if proposals cost so much that no stream would get one at any B."""

        def begins(B: int) -> bool:
            shapes = self.shapes(replace(config, max_num_seqs=B, decode_widths=()))
            found = shapes.speculation
            return found is None or found.begins(spec_of(shapes.model), shapes.engine, jax.default_backend(), requests)

        if config.speculative is None or any(map(begins, sizes)):
            return config
        return replace(config, speculative=replace(config.speculative, adaptive=False))

    def oracle(self, config: EngineConfig, dtype: OracleDType) -> Oracle:
        return oracle_of(config, self.source.path, self.tokenizer, dtype)

    def routing(self, config: EngineConfig) -> Routing:
        return open_routing(self.source.path, config.dtype, config.kv_dtype, config.quantization)


def run_case(case: Case, subject: Subject, progress: Progress | None = None) -> Verification:
    """Runs `verify`. Adds the results of faults of the model and of the devices, and whether native kernels failed their self-test."""

    def open_engine(B: int) -> Engine:
        return subject.open(replace(case.config, max_num_seqs=B, decode_widths=()), case.fault)

    def open_on(N: int) -> Engine:
        """Opens an engine on N devices, without engine faults: these are for level 1 to find."""
        config = replace(case.config, max_num_seqs=case.max_num_seqs[0], decode_widths=(), tensor_parallel_size=N)
        return subject.open_alone(config, None if engine_fault(case.fault) else case.fault)

    found = verify(
        open_engine,
        case.requests,
        open_oracle=lambda: subject.oracle(case.config, case.oracle_dtype),
        open_routing=lambda: subject.routing(case.config),
        max_num_seqs=case.max_num_seqs,
        schedules=case.schedules,
        levels=case.levels,
        on_devices={N: partial(open_on, N) for N in case.devices[1:]},
        seed=case.seed,
        ends=case.ends,
        progress=progress,
    )
    if (fault := model_fault(case.fault)) is not None:
        found.fault, found.injected = fault, int(subject.broken(fault, case.config) is not None)
        found.caught = min(found.injected, len(found.of_level(3, "mismatch")))
    if (of_devices := device_fault(case.fault)) is not None:
        found.fault, found.injected = of_devices, int(max(case.devices, default=1) > 1)
        found.caught = min(found.injected, len(found.of_level("2p", "mismatch")))
    found.refused = refused_beside(case.config.kernels)
    return found


def replays(case: Case, found: Verification) -> dict[str, Case]:
    """Splits the mismatches into cases that replay them, keyed by file name: one for each schedule, B and N, and one for the oracle.

    Paths of the model and the tokenizer become absolute, because the files may be read in another working directory.
    """
    parts: dict[str, list[Divergence]] = {}
    for one in found.divergences:
        if one.status == "mismatch":
            parts.setdefault(replay_name(one), []).append(one)
    return {name: _part(case, found, tuple(divergences)) for name, divergences in parts.items()}


REPLAY_NAMES = "schedule-*.json", "size-*.json", "devices-*.json", "oracle.json"
"""Glob patterns of the names that `replay_name` gives."""


def replay_name(divergence: Divergence) -> str:
    """Returns the name of the file that replays a divergence."""
    if divergence.level == "2p":
        return f"devices-{divergence.devices}.json"
    if divergence.schedule is not None:
        return f"schedule-{divergence.schedule}.json"
    return f"size-{divergence.max_num_seqs}.json" if divergence.level == 2 else "oracle.json"


def _part(case: Case, found: Verification, divergences: tuple[Divergence, ...]) -> Case:
    first = divergences[0]
    case = replace(case, requests=found.requests or case.requests, ends=0)
    case = replace(case, model=_absolute(case.model), tokenizer=case.tokenizer and _absolute(case.tokenizer))
    if (speculative := case.config.speculative) is not None and speculative.model is not None:
        case = replace(case, config=replace(case.config, speculative=replace(speculative, model=_absolute(speculative.model))))
    if first.level == "2p":
        return _part_of_devices(case, found, divergences)
    case = replace(case, devices=())
    if first.schedule is not None:
        again = tuple(replace(one, schedule=0) for one in divergences)
        levels = sorted_levels({1, *(one.level for one in divergences)})
        schedule = found.failed[first.schedule]
        requests = _submitted(case, schedule)
        part = replace(case, requests=requests, max_num_seqs=(schedule.max_num_seqs,), levels=levels)
        return replace(part, schedules=(schedule,), divergences=again)
    requests = _of_streams(case, divergences)
    sizes = (case.max_num_seqs[0],) if first.level == 3 else (case.max_num_seqs[0], first.max_num_seqs)
    return replace(case, requests=requests, max_num_seqs=sizes, levels=(first.level,), schedules=(), divergences=divergences)


def _part_of_devices(case: Case, found: Verification, divergences: tuple[Divergence, ...]) -> Case:
    """The case of the first N and one that differs: the streams that differ, the schedules under which they do, and their requests."""
    under = list(dict.fromkeys(one.schedule for one in divergences if one.schedule is not None))
    schedules = tuple(found.failed[number] for number in under)
    either = (*_of_streams(case, divergences), *(request for schedule in schedules for request in _submitted(case, schedule)))
    names = {request.request_id for request in either}
    again = tuple(replace(one, schedule=None if one.schedule is None else under.index(one.schedule)) for one in divergences)
    part = replace(
        case, requests=tuple(request for request in case.requests if request.request_id in names), max_num_seqs=case.max_num_seqs[:1]
    )
    return replace(part, devices=(case.devices[0], divergences[0].devices), levels=("2p",), schedules=schedules, divergences=again)


def _submitted(case: Case, schedule: Schedule) -> tuple[Request, ...]:
    names = {action.request_id for action in schedule.actions if action.verb == "submit"}
    return tuple(request for request in case.requests if request.request_id in names)


def _of_streams(case: Case, divergences: Sequence[Divergence]) -> tuple[Request, ...]:
    names = {one.stream for one in divergences}
    return tuple(request for request in case.requests if names & {stream_id.name for stream_id in request.stream_ids})


def _absolute(name: str) -> str:
    """Makes the path of an existing file or directory absolute; the default model's name and Hub ids stay as they are."""
    path = Path(name).expanduser()
    return str(path.absolute()) if name != DEFAULT_NAME and path.exists() else name


def seen_again(case: Case, found: Verification) -> int:
    """Returns how many of the case's divergences were found again, at the same place with the same tokens."""
    return len({_identity(one) for one in case.divergences} & {_identity(one) for one in found.divergences})


def _identity(one: Divergence) -> tuple[object, ...]:
    """The facts that must agree. At level 3, and for streams that run alone, slot and step may differ: a replay runs only some of the
    requests.
    """
    alone = one.level != 1 and one.schedule is None
    place = () if one.level == 3 or alone else (one.slot, one.step, one.neighbours)
    return one.level, one.devices, one.stream, one.what, one.position, one.expected, one.got, *place
