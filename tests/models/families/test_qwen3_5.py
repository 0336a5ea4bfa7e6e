"""Qwen3.5, with experts too, as it is on the Hub: the text model inside a multimodal one.

transformers 5.23 gives the multimodal classes with these tensors the logits that it recorded of the text models alone.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.models.gguf_files import assert_same_weights
from xlaengine.check.oracle import CheckpointFault, open_checkpoint
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load
from xlaengine.sources import resolve

Multimodal = Callable[..., Path]


@pytest.fixture
def multimodal(fixtures: Path, tmp_path: Path) -> Multimodal:
    """A recorded model in the layout of transformers' multimodal class; ``settings`` are beside ``text_config``."""

    def write(tensors: dict[str, np.ndarray] | None = None, family: str = "qwen3_5", **settings: Any) -> Path:
        directory = Path(shutil.copytree(fixtures / family, tmp_path / "model"))
        text = json.loads((directory / "config.json").read_text())
        (architecture,) = text.pop("architectures")
        whole = {"architectures": [architecture.replace("CausalLM", "ConditionalGeneration")], "model_type": family}
        whole["tie_word_embeddings"] = False
        whole |= {"text_config": text, "vision_config": {"depth": 1}, "image_token_id": 127, **settings}
        (directory / "config.json").write_text(json.dumps(whole))
        stored = {f"model.visual.{name}": np.ones(3, np.float32) for name in ("merger.norm.weight", "pos_embed.weight")}
        for name, value in load_file(directory / "model.safetensors").items():
            stored[name.replace("model.", "model.language_model.", 1) if name.startswith("model.") else name] = value
        save_file(stored | (tensors or {}), directory / "model.safetensors")
        return directory

    return write


@pytest.mark.parametrize("family", ["qwen3_5", "qwen3_5_moe"])
def test_the_text_model_inside_a_multimodal_one_is_the_text_model(multimodal: Multimodal, fixtures: Path, family: str) -> None:
    directory = multimodal(family=family)
    (cfg, weights), (alone, expected) = (load(resolve(str(each))) for each in (directory, fixtures / family))
    assert cfg == alone
    assert_same_weights(weights, expected)
    ours, theirs = open_checkpoint(directory), open_checkpoint(fixtures / family)
    assert ours.definition == theirs.definition
    for name in theirs.definition.tensors():
        np.testing.assert_array_equal(ours.tensor(name), theirs.tensor(name))


def test_a_setting_that_both_have_with_other_values_is_refused(multimodal: Multimodal) -> None:
    directory = multimodal(tie_word_embeddings=True)
    with pytest.raises(CheckpointError, match="sets tie_word_embeddings to True, and in text_config to False"):
        load(resolve(str(directory)))
    with pytest.raises(CheckpointFault, match="tie_word_embeddings True, and False in text_config"):
        open_checkpoint(directory)


def test_a_tensor_of_both_names_is_refused(multimodal: Multimodal) -> None:
    directory = multimodal({"model.norm.weight": np.ones(32, np.float32)})
    with pytest.raises(CheckpointError, match=r"holds tensors of the same names as model\.language_model\.\* and as model\.\*"):
        load(resolve(str(directory)))


def test_other_multimodal_models_are_refused(multimodal: Multimodal) -> None:
    with pytest.raises(UnsupportedModel, match="Qwen3VLForConditionalGeneration with text_config, vision_config is multimodal"):
        load(resolve(str(multimodal(architectures=["Qwen3VLForConditionalGeneration"]))))
