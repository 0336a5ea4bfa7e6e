"""A verification as plain data: everything that is needed to run it and to repeat it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from xlaengine.check.faults.kinds import FaultKind, ModelFault, engine_fault, model_fault
from xlaengine.check.faults.model import Model, break_model
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.oracle.streams import Oracle, OracleDType, open_oracle
from xlaengine.check.verify.schedule import Schedule, streams_of
from xlaengine.check.verify.verdict import Divergence, Level, Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import DEFAULT_NAME, DType, EngineConfig, Kernels, SpeculativeConfig
from xlaengine.defaults import chosen_tokenizer, speculation_of
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load, load_config
from xlaengine.ops.chosen import ops_of, refused_beside
from xlaengine.runner import Runner
from xlaengine.runner.graph_cache import cached_in
from xlaengine.runner.plugin import Speculation
from xlaengine.sources import cache_dir, resolve
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
    stop_strings: int = 0  # as in `verify`
    end_tokens: int = 0
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


class Subject:
    """The files of one model, read once for any number of engines.

    Args:
        model, tokenizer: as in `LLM`.
        progress: called with ``fetch``, ``load`` and, for each engine, ``compile[B]`` as work proceeds.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: the model cannot be found, read or run (all are ValueErrors).
    """

    def __init__(self, model: str, tokenizer: str | None, progress: Progress = lambda *_: None):
        self._progress = progress
        self._source = resolve(model, progress=progress)
        self.facts = load_config(self._source)
        self.tokenizer = chosen_tokenizer(self._source if tokenizer is None else Path(tokenizer), self.facts)
        self._models: dict[tuple[DType, Kernels, ModelFault | None], Model | None] = {}
        self._speculations: dict[tuple[SpeculativeConfig | None, str, str, int], Speculation | None] = {}

    @property
    def fingerprint(self) -> str:
        return self._source.fingerprint

    def open(self, config: EngineConfig, fault: FaultKind | ModelFault | None = None) -> Engine:
        """Opens an engine on these files, with a fault if one is given. A model fault that cannot change this model has no effect."""
        planted, injected = model_fault(fault), engine_fault(fault)
        model = self._model(config, planted) or self._model(config, None)
        assert model is not None

        def on_graph(name: str, done: int, total: int) -> None:
            self._progress(f"compile[{config.max_num_seqs}] {name}", done, total)

        rest = on_graph, self._speculation(config)
        with cached_in(cache_dir() / "compiled"):
            runner = Runner(*model, config, *rest) if injected is None else FaultyRunner(*model, config, injected, *rest)
        return Engine(runner, self.tokenizer)

    def is_changed_by(self, fault: ModelFault, config: EngineConfig) -> bool:
        return self._model(config, fault) is not None

    def oracle(self, config: EngineConfig, dtype: OracleDType) -> Oracle:
        return open_oracle(self._source.path, config.dtype, self.tokenizer, dtype)

    def _model(self, config: EngineConfig, planted: ModelFault | None) -> Model | None:
        """Returns config and weights, with a fault if one is given; None if the fault cannot change this model."""
        key = config.dtype, config.kernels, planted
        if key not in self._models:
            ops = ops_of(config.kernels) if planted is None else None  # a fault is written into arrays as they are stored
            model = load(self._source, config.dtype, ops=ops, progress=self._progress)
            self._models[key] = model if planted is None else break_model(planted, *model)
        return self._models[key]

    def _speculation(self, config: EngineConfig) -> Speculation | None:
        key = config.speculative, config.dtype, config.kernels, config.max_model_len
        if key not in self._speculations:
            self._speculations[key] = speculation_of(config, self.facts, self._progress, tokenizer=self.tokenizer)
        return self._speculations[key]


def run_case(case: Case, subject: Subject, progress: Progress | None = None) -> Verification:
    """Runs `verify`. The result also says whether kernels that were compiled for this machine failed their self-test."""

    def open_engine(B: int) -> Engine:
        return subject.open(replace(case.config, max_num_seqs=B, decode_widths=()), case.fault)

    fault = model_fault(case.fault)
    planted = None if fault is None else (fault, subject.is_changed_by(fault, case.config))
    found = verify(
        open_engine,
        case.requests,
        open_oracle=lambda: subject.oracle(case.config, case.oracle_dtype),
        planted=planted,
        max_num_seqs=case.max_num_seqs,
        schedules=case.schedules,
        levels=case.levels,
        seed=case.seed,
        stop_strings=case.stop_strings,
        end_tokens=case.end_tokens,
        progress=progress,
    )
    return replace(found, refused=refused_beside(case.config.kernels))


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
    case = replace(case, requests=found.requests or case.requests, stop_strings=0, end_tokens=0)
    case = replace(case, model=_absolute(case.model), tokenizer=case.tokenizer and _absolute(case.tokenizer))
    if (speculative := case.config.speculative) is not None and speculative.model is not None:
        case = replace(case, config=replace(case.config, speculative=replace(speculative, model=_absolute(speculative.model))))
    if first.schedule is not None:
        again = tuple(replace(one, schedule=0) for one in divergences)
        levels = tuple(sorted({1, *(one.level for one in divergences)}))
        schedule = found.failed[first.schedule]
        return replace(case, max_num_seqs=(schedule.max_num_seqs,), levels=levels, schedules=(schedule,), divergences=again)
    names = {one.stream for one in divergences}
    requests = tuple(request for request in case.requests if names & {stream_id.name for stream_id in streams_of(request)})
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
