"""Recorded targets, drafters in the formats of their authors for them, and what is checked of each."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.conftest import FIXTURES, tiny_config
from tests.speculate.proposers.streams import Streams, engine_config
from tests.speculating import Poisoned, verified, workload
from tests.streams import request, run
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import with_common_beginnings
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import load
from xlaengine.opening import ModelFiles
from xlaengine.sources import resolve
from xlaengine.speculate.proposers import draft_model, medusa, nextn_layers
from xlaengine.speculate.proposers.choice import likeliest

DRAFTERS = FIXTURES / "drafters"
START, CYCLE = 3, 8
"""The tokens from START on of a target that says them in turn (`cyclic`)."""


def with_tensors(
    directory: Path, target: str, change: Callable[[dict[str, np.ndarray]], Any] = lambda tensors: None, drafter: str = ""
) -> Path:
    """A copy of a recorded model with a drafter's tensors in the same file: those of ``drafter``, or of its ``_mtp``."""
    shutil.copytree(FIXTURES / target, directory, ignore=shutil.ignore_patterns("expected.npz"))
    tensors = load_file(directory / "model.safetensors") | load_file(DRAFTERS / (drafter or f"{target}_mtp") / "mtp.safetensors")
    change(tensors)
    save_file(tensors, directory / "model.safetensors")
    return directory


def drafter_of(target: Path, engine: EngineConfig) -> Any:
    speculation: Any = ModelFiles(str(target)).speculation(engine)
    return speculation.proposer


def engine_with(method: str, K: int = 4, model: Path | None = None) -> EngineConfig:
    engine = engine_config(method, K)
    assert engine.speculative is not None
    return replace(engine, speculative=replace(engine.speculative, model=model and str(model)))


def check_said(name: str, target: Path, method: str, monkeypatch: pytest.MonkeyPatch, model: Path | None = None) -> None:
    """A greedy chain after the recorded tokens, and the logits that each was taken from, are those of the script."""
    tokens, logits, expected = said(name, target, method, monkeypatch, model)
    assert tokens.tolist() == expected["chain"].tolist()
    np.testing.assert_allclose(logits, expected["logits"], atol=1e-4)


def said(name: str, target: Path, method: str, monkeypatch: pytest.MonkeyPatch, model: Path | None) -> tuple[np.ndarray, np.ndarray, Any]:
    expected = np.load(DRAFTERS / name / "expected.npz")
    seen: dict[int, np.ndarray] = {}
    choose = draft_model.choose

    def listened(call: Any, logits: Any, ahead: Any) -> Any:
        jax.debug.callback(lambda ahead, logits: seen.update({int(ahead): logits[0]}), ahead, logits)
        return choose(call, logits, ahead)

    def listened_at_once(logits: Any, count: int) -> Any:
        jax.debug.callback(lambda logits: seen.update(enumerate(logits[0])), logits)
        return likeliest(logits, count)

    monkeypatch.setattr(draft_model, "choose", listened)
    monkeypatch.setattr(nextn_layers, "choose", listened)
    monkeypatch.setattr(medusa, "likeliest", listened_at_once)
    engine = engine_with(method, len(expected["chain"]), model)
    streams = Streams(drafter_of(target, engine), engine, target=load(resolve(str(target)), "float32"))
    streams.features[1, : len(expected["hidden"])] = expected["hidden"]
    streams.begin(1, expected["tokens"].tolist())
    tokens = streams.propose(len(expected["chain"]), 1).tokens[0]
    jax.effects_barrier()
    return tokens, np.array([seen[ahead] for ahead in sorted(seen)]), expected


def engine_of(target: Path, B: int, settings: dict[str, Any]) -> Engine:
    """Streams of sampled requests are those without speculation too."""
    speculative = SpeculativeConfig(num_speculative_tokens=3, adaptive=False, acceptance="coupled", **settings)
    config = tiny_config(B, speculative=speculative, enable_prefix_caching=True, prefix_states=2)
    return Poisoned(ModelFiles(str(target)).runner(config))


def check_accepted(target: Path, settings: dict[str, Any]) -> None:
    """All proposals of a few greedy streams of whole steps. Streams that it does not know stay what they are."""
    engine = engine_of(target, 2, settings)
    run(engine, [request(f"r{i}", [START + i, START + i + 1, START + i + 2], max_tokens=28, ignore_eos=True) for i in range(4)])
    metrics = engine.metrics()
    assert metrics["spec_accepted_tokens"] == metrics["spec_draft_tokens"] > 60
    engine.reset()
    verified(engine, workload(6), schedules=3)
    engine.close()


def check_verified(target: Path, settings: dict[str, Any]) -> None:
    """At levels 1, 2 and 3, with evicted streams, prompts that begin alike, and NaN in all slots and kept states."""
    alike = with_common_beginnings(workload(6), 3, range(3, 120), unit=8, max_model_len=96)[1::2]
    found = verify(
        lambda B: engine_of(target, B, settings),
        [*workload(6), *(replace(each, request_id=f"alike {each.request_id}") for each in alike)],
        max_num_seqs=(2, 3),
        schedules=3,
        levels=(1, 2, 3),
        open_oracle=lambda: Oracle(open_checkpoint(target)),
    )
    assert found.divergences == []
    assert all(found.of_level(level) for level in (1, 2, 3))
    assert found.passed, found.shows_nothing


def silence(tensors: dict[str, np.ndarray]) -> None:
    """Its layers add nothing: what comes next depends on the last token alone."""
    for name, tensor in tensors.items():
        if name.endswith(("o_proj.weight", "down_proj.weight", "out_proj.weight")):
            tensor[:] = 0


def cyclic(directory: Path) -> Path:
    """A copy of llama3 that says CYCLE tokens in turn: each is a unit vector in every hidden state."""
    shutil.copytree(FIXTURES / "llama3", directory, ignore=shutil.ignore_patterns("expected.npz"))
    tensors = load_file(directory / "model.safetensors")
    silence(tensors)
    tensors["model.norm.weight"][:] = 1
    tensors["model.embed_tokens.weight"][:], tensors["lm_head.weight"][:] = 0, successors(tensors["lm_head.weight"].shape, 1)
    tensors["model.embed_tokens.weight"][START : START + CYCLE, :CYCLE] = np.eye(CYCLE)
    save_file(tensors, directory / "model.safetensors")
    return directory


def successors(shape: tuple[int, ...], ahead: int) -> np.ndarray:
    """A vocabulary matrix ``[V, D]`` that says of each token of the cycle the one so many places later."""
    matrix = np.zeros(shape, np.float32)
    matrix[START : START + CYCLE, :CYCLE] = np.roll(np.eye(CYCLE), ahead, axis=0)
    return matrix


def deepened(directory: Path, layers: int) -> Path:
    """A model's files, changed so that it has so many layers: the layers that it had, in turn."""
    config = json.loads((directory / "config.json").read_text())
    had, tensors = config["num_hidden_layers"], load_file(directory / "model.safetensors")
    for name in [name for name in tensors if name.startswith("model.layers.")]:
        _, _, number, rest = name.split(".", 3)
        tensors |= {f"model.layers.{i}.{rest}": tensors[name] for i in range(int(number), layers, had)}
    save_file(tensors, directory / "model.safetensors")
    (directory / "config.json").write_text(json.dumps(config | {"num_hidden_layers": layers}))
    return directory


def right_next_layer(directory: Path, count: int = 1) -> Path:
    """The cyclic target with so many more layers, which pass the embedding on."""
    tensors = load_file(cyclic(directory) / "model.safetensors")
    first = {name: tensor for name, tensor in tensors.items() if ".layers.0." in name}
    more: dict[str, np.ndarray] = {}
    for prefix in (f"model.layers.{2 + k}." for k in range(count)):
        more |= {name.replace("model.layers.0.", prefix): tensor for name, tensor in first.items()}
        more |= {f"{prefix}{of}.weight": np.ones(32, np.float32) for of in ("enorm", "hnorm", "shared_head.norm")}
        more[f"{prefix}eh_proj.weight"] = np.eye(32, 64, dtype=np.float32)
        more[f"{prefix}embed_tokens.weight"] = tensors["model.embed_tokens.weight"]
        more[f"{prefix}shared_head.head.weight"] = tensors["lm_head.weight"]
    save_file(tensors | more, directory / "model.safetensors")
    return directory
