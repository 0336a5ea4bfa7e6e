"""EAGLE-3 as its authors release it: what it says is what an independent script says, and one that is right is always accepted."""

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

from tests.conftest import FIXTURES
from tests.device.uncached import uncached, whole_sequence
from tests.speculate.proposers.published import (
    CYCLE,
    DRAFTERS,
    START,
    check_accepted,
    check_said,
    check_verified,
    cyclic,
    deepened,
    drafter_of,
    engine_of,
    engine_with,
    successors,
)
from tests.speculating import largest_step
from tests.streams import request, run
from xlaengine.config import EngineConfig
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load, load_config
from xlaengine.models.checkpoint.torch_file import TorchReader
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.opening import ModelFiles
from xlaengine.planning.footprint import footprint
from xlaengine.sources import resolve
from xlaengine.speculate.proposers.eagle3 import Eagle3

RECORDED = DRAFTERS / "eagle3"
DEEP = 7
"""Layers of its target: the fewest with three different depths to read."""


@pytest.fixture(autouse=True)
def one_size_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    shutil.copytree(FIXTURES / "llama3", tmp_path / "model", ignore=shutil.ignore_patterns("expected.npz"))
    return deepened(tmp_path / "model", DEEP)


def in_safetensors(directory: Path, change: Callable[[dict[str, np.ndarray], dict[str, Any]], Any] = lambda own, config: None) -> Path:
    """The recorded drafter, changed."""
    stored, config = TorchReader(RECORDED / "pytorch_model.bin"), json.loads((RECORDED / "config.json").read_text())
    tensors = {name: stored.read(name).copy() for name in stored.names()}
    change(tensors, config)
    directory.mkdir(exist_ok=True)
    save_file(tensors, directory / "model.safetensors")
    (directory / "config.json").write_text(json.dumps(config))
    return directory


@pytest.mark.slow
def test_it_says_what_the_published_formula_says(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_said("eagle3", target, "eagle", monkeypatch, RECORDED)


@pytest.mark.slow
def test_it_says_the_same_from_safetensors_with_its_own_embedding(target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tensors = load_file(target / "model.safetensors")
    embedding = tensors["model.embed_tokens.weight"]

    def with_embedding(own: dict[str, np.ndarray], config: dict[str, Any]) -> None:
        own["embed_tokens.weight"] = embedding

    save_file(tensors | {"model.embed_tokens.weight": np.flip(embedding).copy()}, target / "model.safetensors")
    check_said("eagle3", target, "eagle", monkeypatch, in_safetensors(tmp_path / "eagle3", with_embedding))


def test_what_it_reads_of_the_target_are_the_hidden_states_of_the_script(target: Path) -> None:
    expected, (config, weights) = np.load(RECORDED / "expected.npz"), load(resolve(str(target)), "float32")
    features = drafter_of(target, engine_with("eagle", 4, RECORDED)).reads_features
    decoder, tokens = replace(uncached(spec_of(config)), features=features), expected["tokens"][None, :-1].astype(np.int32)
    found = jax.jit(lambda weights: decoder.observed(weights, tokens, *whole_sequence(decoder.spec, tokens.shape[1]))[2])
    np.testing.assert_allclose(found(packed(decoder.spec, weights, decoder.ops))[0], expected["hidden"], atol=1e-4)


@pytest.mark.slow
def test_the_engine_keeps_them_by_position(target: Path) -> None:
    expected = np.load(RECORDED / "expected.npz")
    engine = engine_of(target, 2, {"method": "eagle", "model": str(RECORDED)})
    prompt = expected["tokens"].tolist()
    run(engine, [request("r", prompt[:-3], max_tokens=1), request("s", prompt, max_tokens=2, ignore_eos=True)])
    kept = np.asarray(engine.runner.state.draft.features)
    slots = [slot for slot in range(2) if np.allclose(kept[slot, : len(prompt) - 1], expected["hidden"], atol=1e-4)]
    assert len(slots) == 1
    engine.close()


def right(directory: Path) -> Path:
    """A drafter of the cyclic target's tokens alone: from a token's vector its feed-forward goes on to the next token's."""

    def change(own: dict[str, np.ndarray], config: dict[str, Any]) -> None:
        eye, D, F = np.eye(CYCLE, dtype=np.float32), config["hidden_size"], config["intermediate_size"]
        own["fc.weight"] = np.concatenate([np.zeros((D, 2 * D)), np.eye(D)], axis=1).astype(np.float32)
        own["midlayer.self_attn.o_proj.weight"][:] = 0
        own["midlayer.post_attention_layernorm.weight"][:] = own["norm.weight"][:] = 1
        for name in ("gate", "up", "down"):
            own[f"midlayer.mlp.{name}_proj.weight"][:] = 0
        own["midlayer.mlp.gate_proj.weight"][:CYCLE, :CYCLE] = own["midlayer.mlp.up_proj.weight"][:CYCLE, :CYCLE] = eye
        x = (1 / D + config["rms_norm_eps"]) ** -0.5  # of a unit vector after the norm
        assert F >= CYCLE
        own["midlayer.mlp.down_proj.weight"][:CYCLE, :CYCLE] = (np.roll(eye, 1, axis=0) - eye) * (1 + np.exp(-x)) / x**2
        config["draft_vocab_size"] = CYCLE
        own["lm_head.weight"] = successors((START + CYCLE, D), 1)[START:]
        own["d2t"], own["t2d"] = np.full(CYCLE, START), np.isin(np.arange(131), np.arange(START, START + CYCLE))

    return in_safetensors(directory, change)


@pytest.mark.slow
def test_one_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    check_accepted(deepened(cyclic(tmp_path / "model"), DEEP), {"method": "eagle", "model": str(right(tmp_path / "eagle3"))})


@pytest.mark.slow
def test_it_changes_no_stream(target: Path) -> None:
    check_verified(target, {"method": "eagle", "model": str(RECORDED)})


def of_depths(*layers: int) -> Callable[[dict[str, np.ndarray], dict[str, Any]], Any]:
    return lambda own, config: config.update(eagle_config={"eagle_aux_hidden_state_layer_ids": list(layers), "use_aux_hidden_state": True})


def test_the_layers_that_its_configuration_names_are_read(target: Path, tmp_path: Path) -> None:
    read = [drafter_of(target, engine_with("eagle", 4, path)) for path in (RECORDED, in_safetensors(tmp_path / "e", of_depths(0, 5, 6)))]
    assert [drafter.reads_features for drafter in read if isinstance(drafter, Eagle3)] == [(1, 2, 3), (0, 5, 6)]


def test_a_drafter_of_all_tokens_needs_no_maps(target: Path, tmp_path: Path) -> None:
    def change(own: dict[str, np.ndarray], config: dict[str, Any]) -> None:
        own.update({"lm_head.weight": np.zeros((131, 32), np.float32)})
        del own["d2t"], own["t2d"], config["draft_vocab_size"]

    drafter = drafter_of(target, engine_with("eagle", 4, in_safetensors(tmp_path / "e", change)))
    assert drafter.own.own_id.tolist() == list(range(131))


def test_the_map_that_says_the_same_again_may_be_missing(target: Path, tmp_path: Path) -> None:
    without = in_safetensors(tmp_path / "e", lambda own, config: own.pop("t2d"))
    both, one = (drafter_of(target, engine_with("eagle", 4, path)).own.own_id.tolist() for path in (RECORDED, without))
    assert one == both


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda own, config: config.update(hidden_size=None), r"config\.json lacks hidden_size; the target's is \d+"),
        (lambda own, config: config.update(draft_vocab_size=132), "sets draft_vocab_size to 132, and the target has 131 tokens"),
        (lambda own, config: config.update(num_hidden_layers=2), "has 2 layers; an eagle drafter of one is supported"),
        (lambda own, config: config.update(norm_before_residual=True), "sets norm_before_residual to True, which is not supported"),
        (lambda own, config: config.update(eagle_config={"use_aux_hidden_state": False}), "sets use_aux_hidden_state to false"),
        (lambda own, config: config.update(eagle_aux_hidden_state_layer_ids=[1, 2, 3]), "supported within eagle_config only"),
        (of_depths(1, 2, 7), "after layers 1, 2, 7; it needs 3 different ones, and the target has 7 layers"),
        (of_depths(1, 2), "after layers 1, 2; it needs 3"),
        (lambda own, config: own.pop("d2t"), r"1 missing \(d2t\)"),
        (lambda own, config: own.pop("midlayer.hidden_norm.weight"), r"1 missing \(midlayer.hidden_norm.weight\)"),
        (lambda own, config: own.update({"fc.weight": np.zeros((32, 64), np.float32)}), r"fc.weight \[32, 64\] instead of \[32, 96\]"),
        (lambda own, config: own["d2t"].__setitem__(56, 200), "d2t must name 57 different tokens below 131"),
        (lambda own, config: own["d2t"].__setitem__(0, own["d2t"][1] + 1), "d2t must name 57 different tokens below 131"),
        (lambda own, config: own["t2d"].__setitem__(slice(None), True), "t2d and d2t name different tokens"),
    ],
)
def test_one_that_does_not_fit_is_refused_by_name_and_number(change: Any, words: str, target: Path, tmp_path: Path) -> None:
    with pytest.raises((CheckpointError, UnsupportedModel), match=words):
        drafter_of(target, engine_with("eagle", 4, in_safetensors(tmp_path / "e", change)))


def test_a_target_with_too_few_layers_is_refused() -> None:
    with pytest.raises(UnsupportedModel, match="after layers 1, 0, -2; it needs 3 different ones, and the target has 2 layers"):
        drafter_of(FIXTURES / "llama3", engine_with("eagle", 4, RECORDED))


def test_it_counts_as_much_from_its_header_as_loaded(target: Path) -> None:
    files, engine = ModelFiles(str(target)), engine_with("eagle", 2, RECORDED)
    shapes = files.shapes(engine)
    assert footprint(shapes) == footprint(replace(shapes, speculation=files.speculation(engine)))


def test_its_work_is_that_of_what_a_token_reads(target: Path) -> None:
    drafter = drafter_of(target, engine_with("eagle", 4, RECORDED))
    read = [name for name in TorchReader(RECORDED / "pytorch_model.bin").names().items() if name[0] not in ("d2t", "t2d")]
    assert drafter.work(spec_of(load_config(resolve(str(target))))).parameters == sum(int(np.prod(shape)) for _, shape in read)
