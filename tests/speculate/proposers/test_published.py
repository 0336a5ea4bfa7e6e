"""Drafters in the formats of their authors: their logits are those of an independent script, and one that is right is always accepted."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.conftest import FIXTURES
from tests.speculate.proposers.published import (
    DRAFTERS,
    check_accepted,
    check_said,
    check_verified,
    cyclic,
    drafter_of,
    engine_with,
    right_next_layer,
    silence,
    successors,
    with_tensors,
)
from tests.speculating import largest_step
from xlaengine.check.oracle import open_checkpoint
from xlaengine.config import EngineConfig
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel
from xlaengine.models.checkpoint.torch_file import TorchReader
from xlaengine.opening import ModelFiles
from xlaengine.planning.footprint import footprint


@pytest.mark.slow
@pytest.mark.parametrize("target", ["qwen3_5", "qwen3_next", "qwen3"])
def test_the_targets_own_layer_says_what_the_published_formula_says(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_said(f"{target}_mtp", with_tensors(tmp_path / "model", target), "mtp", monkeypatch)


@pytest.fixture(autouse=True)
def one_size_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EngineConfig, "step_places", largest_step)


def right_layer(tensors: dict[str, np.ndarray]) -> None:
    """A silent target, and a layer that passes the embedding on."""
    silence(tensors)
    D = len(tensors["mtp.norm.weight"])
    tensors["mtp.fc.weight"] = np.eye(D, 2 * D, dtype=np.float32)
    tensors["mtp.pre_fc_norm_embedding.weight"][:] = 0  # stored as the distance from 1
    tensors["mtp.norm.weight"] = tensors["model.norm.weight"]


@pytest.mark.slow
def test_a_targets_own_layer_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    check_accepted(with_tensors(tmp_path / "model", "qwen3_5", right_layer), {"method": "mtp"})


@pytest.mark.slow
@pytest.mark.parametrize("target", ["qwen3_5", "qwen3_next"])
def test_a_targets_own_layer_changes_no_stream(target: str, tmp_path: Path) -> None:
    check_verified(with_tensors(tmp_path / "model", target), {"method": "mtp"})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda own: [own.pop(name) for name in list(own) if name.startswith("mtp.")], 'hold no tensor "mtp'),
        (lambda own: own.pop("mtp.norm.weight"), "1 missing \\(mtp.norm.weight\\)"),
        (lambda own: own.update({"mtp.fc.weight": np.zeros((32, 32), np.float32)}), "mtp.fc.weight \\[32, 32\\] instead of \\[32, 64\\]"),
        (lambda own: own.update({"mtp.layers.1.mlp.down_proj.weight": np.zeros((1, 1), np.float32)}), "1 unexpected"),
        (lambda own: own.update({"mtp.fc.weight": np.zeros((32, 64), np.int8)}), "mtp.fc.weight holds int8, not floats"),
    ],
)
def test_a_target_without_such_a_layer_or_with_another_is_refused(change: Any, words: str, tmp_path: Path) -> None:
    target = with_tensors(tmp_path / "model", "qwen3_5", change)
    with pytest.raises((CheckpointError, UnsupportedModel), match=words):
        drafter_of(target, engine_with("mtp"))


def test_a_target_of_a_family_without_such_a_layer_is_refused() -> None:
    with pytest.raises(UnsupportedModel, match="llama3 holds no layer for multi-token prediction for a target of family llama: "):
        drafter_of(FIXTURES / "llama3", engine_with("mtp"))


def test_medusas_heads_say_what_the_published_formula_says(monkeypatch: pytest.MonkeyPatch) -> None:
    check_said("medusa", FIXTURES / "llama3", "medusa", monkeypatch, DRAFTERS / "medusa")


def plain_medusa(directory: Path, matrix: Callable[[int], np.ndarray]) -> Path:
    """In safetensors; its layers add nothing. ``matrix`` gives each head's vocabulary matrix ``[V, D]``."""
    shutil.copytree(DRAFTERS / "medusa", directory, ignore=shutil.ignore_patterns("*.npz", "*.pt"))
    D = 32
    tensors = {f"{i}.2.weight": matrix(i) for i in range(4)}
    for name in (f"{i}.{j}.linear" for i in range(4) for j in range(2)):
        tensors |= {f"{name}.weight": np.zeros((D, D), np.float32), f"{name}.bias": np.zeros(D, np.float32)}
    save_file(tensors, directory / "medusa_lm_head.safetensors")
    return directory


def right_medusa(directory: Path) -> Path:
    return plain_medusa(directory, lambda i: successors((131, 32), 2 + i))


@pytest.mark.slow
def test_medusas_heads_that_are_right_are_always_accepted(tmp_path: Path) -> None:
    check_accepted(cyclic(tmp_path / "model"), {"method": "medusa", "model": str(right_medusa(tmp_path / "medusa"))})


@pytest.mark.slow
def test_medusas_heads_change_no_stream(tmp_path: Path) -> None:
    """The target says the tokens of the cycle in turn, and its log-probabilities depend on all keys."""
    target = cyclic(tmp_path / "model")
    own = load_file(FIXTURES / "llama3" / "model.safetensors")
    attending = {name: np.float32(0.05) * tensor for name, tensor in own.items() if name.endswith("o_proj.weight")}
    save_file(load_file(target / "model.safetensors") | attending, target / "model.safetensors")
    check_verified(target, {"method": "medusa", "model": str(right_medusa(tmp_path / "medusa"))})


def test_medusas_heads_that_do_not_fit_are_refused_with_their_names_and_shapes(tmp_path: Path) -> None:
    heads = right_medusa(tmp_path / "medusa")
    with pytest.raises(UnsupportedModel, match="medusa has 4 heads, one for each token ahead, and num_speculative_tokens is 5"):
        drafter_of(FIXTURES / "llama3", engine_with("medusa", 5, heads))
    tensors = load_file(heads / "medusa_lm_head.safetensors")
    del tensors["1.0.linear.bias"]
    save_file(tensors | {"0.2.weight": np.zeros((130, 32), np.float32)}, heads / "medusa_lm_head.safetensors")
    with pytest.raises(
        CheckpointError, match=r"1 missing \(1.0.linear.bias\); 1 misshapen \(0.2.weight \[130, 32\] instead of \[131, 32\]\)"
    ):
        drafter_of(FIXTURES / "llama3", engine_with("medusa", 4, heads))


def test_medusas_heads_of_integers_are_refused(tmp_path: Path) -> None:
    heads = plain_medusa(tmp_path / "medusa", lambda i: successors((131, 32), 2 + i).astype(np.int8))
    with pytest.raises(CheckpointError, match=r"0.2.weight holds int8, not floats"):
        drafter_of(FIXTURES / "llama3", engine_with("medusa", 4, heads))


@pytest.mark.slow
def test_eagles_layer_says_what_the_published_formula_says(monkeypatch: pytest.MonkeyPatch) -> None:
    check_said("eagle", FIXTURES / "llama3", "eagle", monkeypatch, DRAFTERS / "eagle")


def right_eagle(directory: Path) -> Path:
    """In safetensors, without bias and embedding; its layer passes the embedding on, and the target's last norm has no weights."""
    shutil.copytree(DRAFTERS / "eagle", directory, ignore=shutil.ignore_patterns("*.npz", "*.bin"))
    stored = TorchReader(DRAFTERS / "eagle" / "pytorch_model.bin")
    tensors = {name: stored.read(name).copy() for name in stored.names() if name not in ("fc.bias", "embed_tokens.weight")}
    silence(tensors)
    save_file(tensors | {"fc.weight": np.eye(32, 64, dtype=np.float32)}, directory / "model.safetensors")
    return directory


@pytest.mark.slow
def test_eagles_layer_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    check_accepted(cyclic(tmp_path / "model"), {"method": "eagle", "model": str(right_eagle(tmp_path / "eagle"))})


@pytest.mark.slow
def test_eagles_layer_changes_no_stream() -> None:
    check_verified(FIXTURES / "llama3", {"method": "eagle", "model": str(DRAFTERS / "eagle")})


def test_an_eagle_that_does_not_fit_is_refused_with_names_and_shapes(tmp_path: Path) -> None:
    directory = right_eagle(tmp_path / "eagle")
    tensors = load_file(directory / "model.safetensors")
    del tensors["layers.0.self_attn.o_proj.weight"]
    more = {"fc.weight": np.zeros((32, 32), np.float32), "layers.0.input_layernorm.weight": np.zeros(32, np.float32)}
    save_file(tensors | more, directory / "model.safetensors")
    with pytest.raises(CheckpointError) as refused:
        drafter_of(FIXTURES / "llama3", engine_with("eagle", 4, directory))
    for part in (
        "1 missing (layers.0.self_attn.o_proj",
        "1 unexpected (layers.0.input_layernorm",
        "1 misshapen (fc.weight [32, 32] instead of [32, 64]",
    ):
        assert part in str(refused.value)


@pytest.mark.slow
def test_a_layer_in_deepseeks_layout_that_is_right_is_always_accepted(tmp_path: Path) -> None:
    check_accepted(right_next_layer(tmp_path / "model"), {"method": "mtp"})


@pytest.mark.slow
def test_a_layer_in_deepseeks_layout_changes_no_stream(tmp_path: Path) -> None:
    check_verified(with_tensors(tmp_path / "model", "qwen3"), {"method": "mtp"})


def test_a_layer_in_deepseeks_layout_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    target = right_next_layer(tmp_path / "model")
    open_checkpoint(target)  # the oracle leaves it alone
    tensors = load_file(target / "model.safetensors")
    wrong = {"model.layers.2.eh_proj.weight": np.zeros((32, 32), np.float32)}
    save_file(tensors | wrong, target / "model.safetensors")
    with pytest.raises(CheckpointError, match=r"1 misshapen \(model.layers.2.eh_proj.weight \[32, 32\] instead of \[32, 64\]\)"):
        drafter_of(target, engine_with("mtp"))
    save_file(tensors | {"model.layers.4.eh_proj.weight": np.zeros((32, 64), np.float32)}, target / "model.safetensors")
    with pytest.raises(UnsupportedModel, match=r"at model\.layers\.2\., model\.layers\.4\.; they are read from number 2 on"):
        drafter_of(target, engine_with("mtp"))


@pytest.mark.parametrize("method", ["eagle", "medusa"])
def test_a_published_drafter_counts_as_much_from_its_header_as_loaded(method: str) -> None:
    files, engine = ModelFiles(str(FIXTURES / "llama3")), engine_with(method, 2, DRAFTERS / method)
    shapes = files.shapes(engine)
    assert footprint(shapes) == footprint(replace(shapes, speculation=files.speculation(engine)))
