"""A layer for multi-token prediction in a checkpoint of its own says what it says in the target's."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.conftest import FIXTURES
from tests.models.packed_files import pack
from tests.speculate.proposers.published import (
    DRAFTERS,
    check_accepted,
    check_said,
    cyclic,
    drafter_of,
    engine_with,
    right_next_layer,
    with_tensors,
)
from tests.speculating import largest_step
from xlaengine.config import EngineConfig
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.speculate.proposers.nextn import NextN, OwnNextN

TOP = ("embed_tokens.weight", "shared_head.head.weight")
Change = Callable[[dict[str, np.ndarray]], Any]


@pytest.fixture(autouse=True)
def one_size_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)


def exported(directory: Path, change: Change = lambda own: None, file: str = "nextn_layer_parameters.safetensors") -> Path:
    """The layer recorded for qwen3 as SGLang's exporter writes it: number 0, beside a configuration of one layer."""
    directory.mkdir()
    tensors = load_file(DRAFTERS / "qwen3_mtp" / "mtp.safetensors")
    own = {name.replace("model.layers.2.", "model.layers.0."): tensor for name, tensor in tensors.items()}
    change(own)
    save_file(own, directory / file)
    config = json.loads((FIXTURES / "qwen3" / "config.json").read_text())
    more = {"num_hidden_layers": 1, "architectures": ["DeepseekV3ForCausalLMNextN"]}
    (directory / "config.json").write_text(json.dumps(config | more))
    return directory


def without_top(own: dict[str, np.ndarray]) -> None:
    for name in TOP:
        del own[f"model.layers.0.{name}"]


@pytest.mark.slow
def test_it_says_what_the_published_formula_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_said("qwen3_mtp", FIXTURES / "qwen3", "mtp", monkeypatch, exported(tmp_path / "layer"))


@pytest.mark.slow
def test_without_an_embedding_and_a_head_it_has_the_targets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, own = tmp_path / "target", load_file(DRAFTERS / "qwen3_mtp" / "mtp.safetensors")
    shutil.copytree(FIXTURES / "qwen3", target, ignore=shutil.ignore_patterns("expected.npz"))
    config = json.loads((target / "config.json").read_text())
    (target / "config.json").write_text(json.dumps(config | {"tie_word_embeddings": False}))
    top = {"model.embed_tokens.weight": own[f"model.layers.2.{TOP[0]}"], "lm_head.weight": own[f"model.layers.2.{TOP[1]}"]}
    save_file(load_file(target / "model.safetensors") | top, target / "model.safetensors")
    layer = exported(tmp_path / "layer", without_top, "model.safetensors")
    check_said("qwen3_mtp", target, "mtp", monkeypatch, layer)


@pytest.mark.slow
def test_so_does_one_in_qwens_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(DRAFTERS / "qwen3_5_mtp", tmp_path / "layer", ignore=shutil.ignore_patterns("expected.npz"))
    (tmp_path / "layer" / "mtp.safetensors").rename(tmp_path / "layer" / "model.safetensors")
    shutil.copy(FIXTURES / "qwen3_5" / "config.json", tmp_path / "layer")
    check_said("qwen3_5_mtp", FIXTURES / "qwen3_5", "mtp", monkeypatch, tmp_path / "layer")


@pytest.mark.slow
def test_one_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    whole, layer = load_file(right_next_layer(tmp_path / "both") / "model.safetensors"), tmp_path / "layer"
    layer.mkdir()
    save_file({name: tensor for name, tensor in whole.items() if ".layers.2." in name}, layer / "model.safetensors")
    shutil.copy(FIXTURES / "llama3" / "config.json", layer)
    check_accepted(cyclic(tmp_path / "model"), {"method": "mtp", "model": str(layer)})


def test_its_embedding_and_head_are_its_own_or_the_targets(tmp_path: Path) -> None:
    directories = exported(tmp_path / "own"), exported(tmp_path / "shared", without_top)
    drafters = [drafter_of(FIXTURES / "qwen3", engine_with("mtp", 4, directory)) for directory in directories]
    assert [type(drafter) for drafter in drafters] == [OwnNextN, NextN]


def test_its_configuration_need_not_name_a_type(tmp_path: Path) -> None:
    layer = exported(tmp_path / "layer")
    config = json.loads((layer / "config.json").read_text())
    (layer / "config.json").write_text(json.dumps({"hidden_size": config["hidden_size"]}))
    assert isinstance(drafter_of(FIXTURES / "qwen3", engine_with("mtp", 4, layer)), OwnNextN)


def renumbered(own: dict[str, np.ndarray]) -> None:
    own |= {name.replace(".layers.0.", ".layers.1."): tensor for name, tensor in own.items()}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (renumbered, "has 2 layers for multi-token prediction, one for each token ahead, and num_speculative_tokens is 4$"),
        (lambda own: own.pop(f"model.layers.0.{TOP[0]}"), r"1 missing \(model.layers.0.embed_tokens.weight\)"),
        (lambda own: own.update({"model.layers.0.enorm.weight": np.zeros(7, np.float32)}), r"enorm.weight \[7\] instead of \[32\]"),
        (lambda own: own.clear() or own.update({"x": np.zeros(1, np.float32)}), "holds no layer .* for a target of family qwen3: that is"),
    ],
)
def test_one_that_does_not_fit_is_refused_by_name_and_number(change: Change, words: str, tmp_path: Path) -> None:
    with pytest.raises((CheckpointError, UnsupportedModel), match=words):
        drafter_of(FIXTURES / "qwen3", engine_with("mtp", 4, exported(tmp_path / "layer", change)))


def test_one_of_another_width_and_heads_are_refused(tmp_path: Path) -> None:
    layer = exported(tmp_path / "layer")
    config = json.loads((layer / "config.json").read_text())
    (layer / "config.json").write_text(json.dumps(config | {"hidden_size": 48}))
    with pytest.raises(UnsupportedModel, match="sets hidden_size to 48, and the target's is 32"):
        drafter_of(FIXTURES / "qwen3", engine_with("mtp", 4, layer))
    with pytest.raises(UnsupportedModel, match='is not a layer for multi-token prediction: give "method": "medusa" with it'):
        drafter_of(FIXTURES / "qwen3", engine_with("mtp", 4, Path("tiny-mtp")))


@pytest.mark.parametrize("is_own", [False, True], ids=["in the target", "own"])
def test_packed_integers_are_the_values_spelled_out(is_own: bool, tmp_path: Path) -> None:
    """Whichever checkpoint holds the layer: the target's own, or another whose architecture no model has."""
    target = with_tensors(tmp_path / "target", "qwen3_5")
    pack(target, "int8", plain := tmp_path / "plain")
    config = json.loads((target / "config.json").read_text())
    (target / "config.json").write_text(json.dumps(config | ({"architectures": ["Qwen3_5MTP"]} if is_own else {})))
    here, there = (plain, plain) if is_own else (target, plain)
    found = drafter_of(here, engine_with("mtp", model=target if is_own else None))
    wanted = drafter_of(there, engine_with("mtp", model=plain if is_own else None))
    jax.tree.map(np.testing.assert_array_equal, found.own, wanted.own)
