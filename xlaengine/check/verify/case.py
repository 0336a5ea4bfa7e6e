"""A verification as plain data: everything that is needed to run it and to repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import jax
import msgspec

from xlaengine.check.faults.kinds import FaultKind, ModelFault, engine_fault, model_fault
from xlaengine.check.faults.model import Model, break_model
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.oracle.routing import Routing, open_routing
from xlaengine.check.oracle.streams import Oracle, OracleDType, open_oracle
from xlaengine.check.verify.schedule import Schedule
from xlaengine.check.verify.verdict import Divergence, Level, Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import DEFAULT_NAME, DType, EngineConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.models.families import spec_of
from xlaengine.opening import ModelFiles
from xlaengine.ops.chosen import refused_beside
from xlaengine.runner import Runner
from xlaengine.types import Progress, Request


@dataclass(frozen=True, kw_only=True)
class Case:
    model: str
    tokenizer: str | None = None
    config: EngineConfig  # of every engine, except B
    requests: tuple[Request, ...]
    max_num_seqs: tuple[int, ...]  # every B
    levels: tuple[Level, ...]
    schedules: int | tuple[Schedule, ...]  # or how many to draw from the seed
    seed: int = 0
    oracle_dtype: OracleDType = "float32"
    fault: FaultKind | ModelFault | None = None  # of the engine under the schedules, or of the model of every engine
    ends: int = 0  # as in `verify`
    divergences: tuple[Divergence, ...] = ()  # of an earlier run, which this case must find again

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes) -> Case:
        """
        Raises:
            msgspec.DecodeError: ``data`` is not a case.
        """
        return msgspec.json.decode(data, type=cls)


class Subject(ModelFiles):
    """A model under verification: engines on its files, with or without a fault, and its oracle."""

    def __init__(self, model: str, tokenizer: str | None = None, progress: Progress | None = None):
        super().__init__(model, tokenizer, progress)
        self._broken: dict[tuple[ModelFault, DType, int], Model | None] = {}

    def open(self, config: EngineConfig, fault: FaultKind | ModelFault | None = None) -> Engine:
        """Opens an engine on these files, with a fault if one is given. A model fault that cannot change this model has no effect."""
        planted, injected = model_fault(fault), engine_fault(fault)
        model = None if planted is None else self.broken(planted, config)
        kind = Runner if injected is None else partial(FaultyRunner, kind=injected)
        return Engine(self.runner(config, f"compile[{config.max_num_seqs}]", model=model, kind=kind), self.tokenizer)

    def broken(self, fault: ModelFault, config: EngineConfig) -> Model | None:
        """Returns facts and weights with a fault; None if it cannot change this model."""
        key = fault, config.dtype, config.max_model_len
        if key not in self._broken:  # the fault is written into arrays as they are stored, so no kernels pack them
            cfg, weights = load(self.source, config.dtype, progress=self._progress)
            self._broken[key] = break_model(fault, cfg, weights, config.max_model_len)
        return self._broken[key]

    def proposing(self, config: EngineConfig, sizes: Sequence[int], requests: Sequence[Request]) -> EngineConfig:
        """The config. If proposals cost so much that no stream gets any at any of the sizes B, it proposes all the same."""

        def begins(B: int) -> bool:
            shapes = self.shapes(replace(config, max_num_seqs=B, decode_widths=()))
            found = shapes.speculation
            return found is None or found.begins(spec_of(shapes.model), shapes.engine, jax.default_backend(), requests)

        if config.speculative is None or any(map(begins, sizes)):
            return config
        return replace(config, speculative=replace(config.speculative, adaptive=False))

    def oracle(self, config: EngineConfig, dtype: OracleDType) -> Oracle:
        return open_oracle(self.source.path, config.dtype, self.tokenizer, dtype)

    def routing(self, config: EngineConfig) -> Routing:
        return open_routing(self.source.path, config.dtype)


def run_case(case: Case, subject: Subject, progress: Progress | None = None) -> Verification:
    """Runs `verify`. Adds what became of a model fault, and whether kernels that were compiled for this machine failed their self-test."""

    def open_engine(B: int) -> Engine:
        return subject.open(replace(case.config, max_num_seqs=B, decode_widths=()), case.fault)

    found = verify(
        open_engine,
        case.requests,
        open_oracle=lambda: subject.oracle(case.config, case.oracle_dtype),
        open_routing=lambda: subject.routing(case.config),
        max_num_seqs=case.max_num_seqs,
        schedules=case.schedules,
        levels=case.levels,
        seed=case.seed,
        ends=case.ends,
        progress=progress,
    )
    if (fault := model_fault(case.fault)) is not None:
        found.fault, found.injected = fault, int(subject.broken(fault, case.config) is not None)
        found.caught = min(found.injected, len(found.of_level(3, "mismatch")))
    found.refused = refused_beside(case.config.kernels)
    return found


def replays(case: Case, found: Verification) -> dict[str, Case]:
    """Splits the mismatches into cases that show them again, keyed by file name: one for each schedule, one for each B, one for the oracle.

    Paths of the model and the tokenizer become absolute, because the files may be read in another working directory.
    """
    parts: dict[str, list[Divergence]] = {}
    for one in found.divergences:
        if one.status == "mismatch":
            parts.setdefault(replay_name(one), []).append(one)
    return {name: _part(case, found, tuple(divergences)) for name, divergences in parts.items()}


REPLAY_NAMES = "schedule-*.json", "size-*.json", "oracle.json"
"""Glob patterns of the names that `replay_name` gives."""


def replay_name(divergence: Divergence) -> str:
    if divergence.schedule is not None:
        return f"schedule-{divergence.schedule}.json"
    return f"size-{divergence.max_num_seqs}.json" if divergence.level == 2 else "oracle.json"


def _part(case: Case, found: Verification, divergences: tuple[Divergence, ...]) -> Case:
    first = divergences[0]
    case = replace(case, requests=found.requests or case.requests, ends=0)
    case = replace(case, model=_absolute(case.model), tokenizer=case.tokenizer and _absolute(case.tokenizer))
    if (speculative := case.config.speculative) is not None and speculative.model is not None:
        case = replace(case, config=replace(case.config, speculative=replace(speculative, model=_absolute(speculative.model))))
    if first.schedule is not None:
        again = tuple(replace(one, schedule=0) for one in divergences)
        levels = tuple(sorted({1, *(one.level for one in divergences)}))
        schedule = found.failed[first.schedule]
        submitted = {action.request_id for action in schedule.actions if action.verb == "submit"}
        requests = tuple(each for each in case.requests if each.request_id in submitted)
        part = replace(case, requests=requests, max_num_seqs=(schedule.max_num_seqs,), levels=levels)
        return replace(part, schedules=(schedule,), divergences=again)
    names = {one.stream for one in divergences}
    requests = tuple(request for request in case.requests if names & {stream_id.name for stream_id in request.stream_ids})
    sizes = (case.max_num_seqs[0],) if first.level == 3 else (case.max_num_seqs[0], first.max_num_seqs)
    return replace(case, requests=requests, max_num_seqs=sizes, levels=(first.level,), schedules=(), divergences=divergences)


def _absolute(name: str) -> str:
    """Makes the path of an existing file or directory absolute; the default model's name and Hub ids stay as they are."""
    path = Path(name).expanduser()
    return str(path.absolute()) if name != DEFAULT_NAME and path.exists() else name


def seen_again(case: Case, found: Verification) -> int:
    """Returns how many of the case's divergences were found again, at the same place with the same tokens."""
    return len({_identity(one) for one in case.divergences} & {_identity(one) for one in found.divergences})


def _identity(one: Divergence) -> tuple[object, ...]:
    """The facts that must agree. At level 3 the slot, step and neighbours may differ: a replay runs a part of the requests."""
    place = () if one.level == 3 else (one.slot, one.step, one.neighbours)
    return one.level, one.stream, one.what, one.position, one.expected, one.got, *place
