"""Engines that speculate with any drafter, and what is looked at in them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from tests.conftest import TinyModel, tiny_config
from tests.drafters import Kind, TableDrafter, table_drafter
from tests.streams import tokens
from xlaengine.check.compare import alone
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests
from xlaengine.config import SpeculativeConfig
from xlaengine.control.plan import Step
from xlaengine.engine import Engine
from xlaengine.runner import Runner
from xlaengine.speculate.account import Terms
from xlaengine.speculate.proposer import Proposer
from xlaengine.speculate.speculation import Speculation
from xlaengine.text import Tokenizer
from xlaengine.types import Request, StreamId

V = 131
"""Tokens of the recorded models."""

BUSH = ((0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (0, 0, 0), (0, 1, 0))
FORK = ((0,), (1,), (2,), (0, 0), (0, 0, 0))
"""A tree that every drafter can fill: those with a cache go on from their first choice alone, and ngram branches at its first token."""


def with_ends(model: TinyModel) -> TinyModel:
    """Three more of its tokens end a stream."""
    return replace(model[0], eos_token_ids=(*model[0].eos_token_ids, 30, 77, 104)), model[1]


def workload(count: int, seed: int = 3, max_tokens: int = 20) -> list[Request]:
    """Every way of sampling; each prompt begins with a token of its own, so that a table knows it."""
    drawn = draw_requests(seed, count, range(3, 120), max_model_len=96, max_tokens=max_tokens, borders=(8, 16, 32, 48))
    return [replace(each, prompt_token_ids=(3 + i, *each.prompt_token_ids[1:])) for i, each in enumerate(drawn)]


ROW_KINDS: tuple[Kind, ...] = ("right", "sometimes", "wrong", "foreign", "hidden")


def known(plain: Engine, requests: Sequence[Request], kinds: Sequence[Kind] = ROW_KINDS, length: int = 96, **options: Any) -> TableDrafter:
    """A table of what the requests' streams are, and of what they would be behind their ends; the kinds take turns."""
    streams = []
    for each in requests:
        endless = {"n": 1, "stop": (), "stop_token_ids": (), "ignore_eos": True, "max_tokens": length - len(each.prompt_token_ids)}
        streams.append((each.prompt_token_ids, tokens(alone(plain, replace(each, params=replace(each.params, **endless))))))
    return table_drafter(streams, [kinds[i % len(kinds)] for i in range(len(streams))], vocab=V, length=length, **options)


def speculating(
    model: TinyModel, drafter: Proposer, B: int, *, method: str = "medusa", tokenizer: Tokenizer | None = None, **changes: Any
) -> Engine:
    """An engine with this drafter; ``changes`` are of either config."""
    names = SpeculativeConfig.__dataclass_fields__
    settings = {"adaptive": False} | {name: changes.pop(name) for name in list(changes) if name in names}
    speculative = SpeculativeConfig(method=method, model=None if method == "ngram" else "ours", **settings)
    config = tiny_config(B, **{"prefill_buckets": (8,)} | changes, speculative=speculative)
    return Engine(Runner(*model, config, speculation=Speculation(drafter, speculative)), tokenizer)


largest_step = property(lambda config: (config.max_num_seqs * (config.speculative.shape.proposals + 1),) if config.speculative else ())
"""In place of `EngineConfig.step_places`: one graph to compile, where their number shows nothing."""

nine_and_largest = property(lambda config: (9, *largest_step.fget(config)))
"""In place of `EngineConfig.step_places`: two sizes, the smaller of 9 places. A graph of 8 places takes LLVM twice as long as one of 9 or
12, because it unrolls each sum over 8 rows of a tiny vocabulary."""


def terms_of(runner: Any) -> Terms:
    """The terms of an engine's speculation, from its runner."""
    return runner.pacing.args[1]


class Poisoned(Engine):
    """NaN in whatever its slots and the states of prompts keep, when it begins. Schedules of `verify` make one each."""

    def __init__(self, runner: Runner, tokenizer: Tokenizer | None = None):
        super().__init__(runner, tokenizer)
        runner.reset()
        assert runner.state is not None
        kept = {name: getattr(runner.state, name) for name in ("cells", "prefix_states", "snapshots")}
        runner.state = replace(runner.state, **jax.tree.map(lambda array: jax.device_put(np.full_like(array, np.nan)), kept))


class LeftOpen(Engine):
    """For a harness that closes what it is given."""

    def close(self) -> None:
        pass


def verified(engine: Engine, requests: Sequence[Request], schedules: int = 6, seed: int = 0) -> Verification:
    """Level 1, bitwise: each stream under drawn schedules, with speculation, is what it is alone without; nothing is compiled for it."""
    B, tokenizer, compiles = engine.config.max_num_seqs, engine.intake.tokenizer, engine.runner.ledger.compiles_in_process
    found = verify(lambda _: LeftOpen(engine.runner, tokenizer), requests, max_num_seqs=(B,), schedules=schedules, levels=(1,), seed=seed)
    assert found.divergences == []
    assert found.passed
    assert engine.runner.ledger.compiles_in_process == compiles
    graphs = engine.runner.ledger.as_dict()
    assert sum(graph["launches"] for name, graph in graphs.items() if name.startswith("draft_")) > 20
    return found


Passes = dict[StreamId, list[tuple[int, int]]]


def watch(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> Passes:
    """From now on, of each stream's steps in order: how many tokens were proposed to it, and how many came."""
    seen: Passes = defaultdict(list)
    collect = engine.runner.collect

    def watched(flight: Any) -> Any:
        landed = collect(flight)
        if isinstance(flight.plan, Step):
            counts = flight.plan.proposed
            for lease, count in zip(flight.plan.leases, counts, strict=True):
                if given := landed.tokens[lease.slot]:
                    seen[lease.stream_id].append((count, len(given)))
        return landed

    monkeypatch.setattr(engine.runner, "collect", watched)
    return seen
