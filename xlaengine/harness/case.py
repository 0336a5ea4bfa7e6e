"""A verification as plain data: everything that is needed to run it and to repeat it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import jax
import msgspec

from xlaengine.config import DEFAULT_NAME, DType, EngineConfig, Kernels, SpeculativeConfig
from xlaengine.defaults import chosen_tokenizer, speculation_of
from xlaengine.engine import Engine
from xlaengine.harness.fault_kinds import FaultKind, ModelFault, engine_fault, model_fault
from xlaengine.harness.faults import FaultyRunner
from xlaengine.harness.model_faults import Model, break_model
from xlaengine.harness.schedule import Schedule, streams_of
from xlaengine.harness.verdict import Divergence, Level, Verification
from xlaengine.harness.verify import verify
from xlaengine.models.checkpoint import load, load_config
from xlaengine.ops import native
from xlaengine.ops.chosen import ops_of
from xlaengine.protocol import Progress, Request
from xlaengine.reference.oracle import Oracle, OracleDType, open_oracle
from xlaengine.runner import Runner
from xlaengine.runner.graph_cache import cached_in
from xlaengine.runner.plugin import Speculation
from xlaengine.sources import cache_dir, resolve


@dataclass(frozen=True, kw_only=True)
class Case:
    """
    Attributes:
        model, tokenizer: as in `LLM`.
        config: the settings of every engine, except B.
        max_num_seqs: every B.
        schedules: the schedules, or the number of schedules to draw from ``seed``.
        oracle_dtype: the dtype that the oracle computes in.
        fault: a fault to inject: into the engine under the schedules, or into the model of every engine.
        stop_strings: the number of requests that get stop strings, end_tokens: how many get other ends, as in `verify`.
        divergences: the divergences of an earlier run that this case must find again.
    """

    model: str
    tokenizer: str | None = None
    config: EngineConfig
    requests: tuple[Request, ...]
    max_num_seqs: tuple[int, ...]
    levels: tuple[Level, ...]
    schedules: int | tuple[Schedule, ...]
    seed: int = 0
    oracle_dtype: OracleDType = "float32"
    fault: FaultKind | ModelFault | None = None
    stop_strings: int = 0
    end_tokens: int = 0
    divergences: tuple[Divergence, ...] = ()

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
        """The fingerprint of the model's files."""
        return self._source.fingerprint

    def open(self, config: EngineConfig, fault: FaultKind | ModelFault | None = None) -> Engine:
        """Opens an engine on these files, with a fault if one is given. A model fault that cannot change this model has no effect."""
        planted, injected = model_fault(fault), engine_fault(fault)
        model = (*(self._model(config, planted) or self._sound(config)), config)
        speculation = self._speculation(config)

        def on_graph(name: str, done: int, total: int) -> None:
            self._progress(f"compile[{config.max_num_seqs}] {name}", done, total)

        with cached_in(cache_dir() / "compiled"):
            runner = Runner(*model, on_graph, speculation) if injected is None else FaultyRunner(*model, injected, on_graph, speculation)
        return Engine(runner, self.tokenizer)

    def is_changed_by(self, fault: ModelFault, config: EngineConfig) -> bool:
        """Returns whether the model has what the fault changes."""
        return self._model(config, fault) is not None

    def oracle(self, config: EngineConfig, dtype: OracleDType) -> Oracle:
        """Opens the oracle of the same files, which it reads with its own code."""
        return open_oracle(self._source.path, config.dtype, self.tokenizer, dtype)

    def _sound(self, config: EngineConfig) -> Model:
        model = self._model(config, None)
        assert model is not None
        return model

    def _model(self, config: EngineConfig, planted: ModelFault | None) -> Model | None:
        """Returns config and weights, with a fault if one is given; None if the fault cannot change this model."""
        key = config.dtype, config.kernels, planted
        if key not in self._models:
            if planted is None:
                weights = load(self._source, config.dtype, ops=ops_of(config.kernels), progress=self._progress)[1]
                self._models[key] = self.facts, weights
            else:
                self._models[key] = break_model(planted, *self._sound(config))
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
    fell_back = case.config.kernels == "xla" and jax.default_backend() == "cpu"
    return replace(found, refused=native.refusal() if fell_back else None)


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
