"""Drafters in the formats of their authors: their logits are those of an independent script, and one that is right is always accepted."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.conftest import FIXTURES, tiny_config
from tests.speculate.proposers.streams import Streams, engine_config
from tests.speculating import largest_step, workload
from tests.streams import request, run
from xlaengine.check.verify.verify import verify
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.engine import Engine
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load
from xlaengine.opening import ModelFiles
from xlaengine.sources import resolve
from xlaengine.speculate.proposers import draft_model

DRAFTERS = FIXTURES / "drafters"


def with_tensors(directory: Path, target: str, change: Callable[[dict[str, np.ndarray]], Any] = lambda tensors: None) -> Path:
    """A copy of a recorded model with a drafter's tensors in the same file."""
    shutil.copytree(FIXTURES / target, directory, ignore=shutil.ignore_patterns("expected.npz"))
    tensors = load_file(directory / "model.safetensors") | load_file(DRAFTERS / f"{target}_mtp" / "mtp.safetensors")
    change(tensors)
    save_file(tensors, directory / "model.safetensors")
    return directory


def drafter_of(target: Path, engine: EngineConfig) -> Any:
    speculation: Any = ModelFiles(str(target)).speculation(engine)
    return speculation.proposer


def said(name: str, target: Path, method: str, monkeypatch: pytest.MonkeyPatch) -> tuple[np.ndarray, np.ndarray, Any]:
    """A greedy chain after the recorded tokens, the logits that each was taken from, and what was recorded."""
    expected = np.load(DRAFTERS / name / "expected.npz")
    seen: dict[int, np.ndarray] = {}
    choose = draft_model.choose

    def listened(call: Any, logits: Any, ahead: Any) -> Any:
        jax.debug.callback(lambda ahead, logits: seen.update({int(ahead): logits[0]}), ahead, logits)
        return choose(call, logits, ahead)

    monkeypatch.setattr(draft_model, "choose", listened)
    engine = engine_config(method, len(expected["chain"]))
    streams = Streams(drafter_of(target, engine), engine, target=load(resolve(str(target)), "float32"))
    streams.features[1, : len(expected["hidden"])] = expected["hidden"]
    streams.begin(1, expected["tokens"].tolist())
    tokens = streams.propose(len(expected["chain"]), 1).tokens[0]
    jax.effects_barrier()
    return tokens, np.array([seen[ahead] for ahead in sorted(seen)]), expected


@pytest.mark.parametrize("target", ["qwen3_5", "qwen3_next"])
def test_the_targets_own_layer_says_what_the_published_formula_says(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, logits, expected = said(f"{target}_mtp", with_tensors(tmp_path / "model", target), "mtp", monkeypatch)
    assert tokens.tolist() == expected["chain"].tolist()
    np.testing.assert_allclose(logits, expected["logits"], atol=1e-4)


@pytest.fixture(autouse=True)
def one_size_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)


def engine_of(target: Path, B: int, settings: dict[str, Any]) -> Engine:
    """Streams of sampled requests are those without speculation too."""
    speculative = SpeculativeConfig(num_speculative_tokens=3, adaptive=False, acceptance="coupled", **settings)
    return Engine(ModelFiles(str(target)).runner(tiny_config(B, speculative=speculative)))


def accepted(engine: Engine) -> tuple[int, int]:
    """After a few greedy streams of whole steps: how many proposals were accepted, and how many there were."""
    run(engine, [request(f"r{i}", [3 + i, 5, 7 + 2 * i], max_tokens=28, ignore_eos=True) for i in range(4)])
    metrics = engine.metrics()
    return metrics["spec_accepted_tokens"], metrics["spec_draft_tokens"]


def check_verified(target: Path, settings: dict[str, Any]) -> None:
    """At levels 1 and 2, with evicted streams and poisoned slots."""
    found = verify(lambda B: engine_of(target, B, settings), workload(6), max_num_seqs=(2, 3), schedules=3, levels=(1, 2))
    assert found.divergences == []
    assert found.passed


def silence(tensors: dict[str, np.ndarray]) -> None:
    """Its layers add nothing: what comes next depends on the last token alone."""
    for name, tensor in tensors.items():
        if name.endswith(("o_proj.weight", "down_proj.weight", "out_proj.weight")):
            tensor[:] = 0


def right_layer(tensors: dict[str, np.ndarray]) -> None:
    """A silent target, and a layer that passes the embedding on."""
    silence(tensors)
    D = len(tensors["mtp.norm.weight"])
    tensors["mtp.fc.weight"] = np.eye(D, 2 * D, dtype=np.float32)
    tensors["mtp.pre_fc_norm_embedding.weight"][:] = 0  # stored as the distance from 1
    tensors["mtp.norm.weight"] = tensors["model.norm.weight"]


@pytest.mark.slow
def test_a_targets_own_layer_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    engine = engine_of(with_tensors(tmp_path / "model", "qwen3_5", right_layer), 2, {"method": "mtp"})
    taken, proposed = accepted(engine)
    engine.close()
    assert taken == proposed > 60


@pytest.mark.slow
def test_a_targets_own_layer_changes_no_stream(tmp_path: Path) -> None:
    check_verified(with_tensors(tmp_path / "model", "qwen3_5"), {"method": "mtp"})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda own: [own.pop(name) for name in list(own) if name.startswith("mtp.")], 'hold no tensor "mtp'),
        (lambda own: own.pop("mtp.norm.weight"), "1 missing \\(mtp.norm.weight\\)"),
        (lambda own: own.update({"mtp.fc.weight": np.zeros((32, 32), np.float32)}), "mtp.fc.weight \\[32, 32\\] instead of \\[32, 64\\]"),
        (lambda own: own.update({"mtp.layers.1.mlp.down_proj.weight": np.zeros((1, 1), np.float32)}), "1 unexpected"),
    ],
)
def test_a_target_without_such_a_layer_or_with_another_is_refused(change: Any, words: str, tmp_path: Path) -> None:
    target = with_tensors(tmp_path / "model", "qwen3_5", change)
    with pytest.raises((CheckpointError, UnsupportedModel), match=words):
        drafter_of(target, engine_config("mtp", 4))


def test_a_target_of_a_family_without_such_a_layer_is_refused() -> None:
    with pytest.raises(UnsupportedModel, match="llama3 is of family llama; mtp reads a layer of checkpoints of qwen3_next, qwen3_5_text"):
        drafter_of(FIXTURES / "llama3", engine_config("mtp", 4))
