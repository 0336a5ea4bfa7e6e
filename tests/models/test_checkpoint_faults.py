"""Files that do not hold the model that their configuration describes."""

from __future__ import annotations

import json

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from xlaengine.check.oracle.checkpoint import open_checkpoint
from xlaengine.check.oracle.fault import CheckpointFault
from xlaengine.models.checkpoint import CheckpointError, load
from xlaengine.sources import resolve


def rewrite(directory, change):
    tensors = load_file(directory / "model.safetensors")
    change(tensors)
    save_file(tensors, directory / "model.safetensors")


def test_every_missing_unexpected_and_misshapen_tensor_is_in_one_error(model_copy):
    directory = model_copy("llama3")

    def spoil(tensors):
        del tensors["model.norm.weight"], tensors["model.layers.1.mlp.up_proj.weight"]
        tensors["model.layers.0.self_attn.q_proj.bias"] = np.zeros(64, np.float32)
        tensors["lm_head.weight"] = np.zeros((130, 32), np.float32)

    rewrite(directory, spoil)
    with pytest.raises(CheckpointError) as caught:
        load(resolve(str(directory)))
    message = str(caught.value)
    assert message.startswith(f"{directory}/model.safetensors: the tensors do not fit the configuration: ")
    assert "2 missing (model.layers.1.mlp.up_proj.weight, model.norm.weight)" in message
    assert "1 unexpected (model.layers.0.self_attn.q_proj.bias)" in message
    assert "1 misshapen (lm_head.weight [130, 32] instead of [131, 32])" in message


def test_harmless_extras_are_ignored(model_copy):
    directory = model_copy("llama_tied")

    def add(tensors):
        tensors["model.layers.0.self_attn.rotary_emb.inv_freq"] = np.zeros(4, np.float32)
        tensors["lm_head.weight"] = tensors["model.embed_tokens.weight"]

    rewrite(directory, add)
    assert load(resolve(str(directory)))[1].lm_head is None
    assert open_checkpoint(directory).definition.tied


def test_a_head_that_is_not_the_embedding_though_the_configuration_says_so_is_refused(model_copy, monkeypatch):
    monkeypatch.setattr("xlaengine.models.checkpoint.tied.ROWS", 50)
    directory = model_copy("llama_tied")

    def add(tensors):
        tensors["lm_head.weight"] = tensors["model.embed_tokens.weight"].copy()
        tensors["lm_head.weight"][107, 3] += 1

    rewrite(directory, add)
    with pytest.raises(CheckpointError, match=r"lm_head\.weight differs from model\.embed_tokens\.weight in row 107: set tie_word_"):
        load(resolve(str(directory)))
    with pytest.raises(CheckpointFault, match="that is not the embedding"):
        open_checkpoint(directory)
    rewrite(directory, lambda tensors: tensors.update({"lm_head.weight": np.zeros((130, 32), np.float32)}))
    with pytest.raises(CheckpointError, match=r"lm_head.weight \[130, 32\], model.embed_tokens.weight \[131, 32\]"):
        load(resolve(str(directory)))


def test_missing_shards_are_named(model_copy):
    directory = model_copy("qwen2")
    (directory / "model-00002-of-00003.safetensors").unlink()
    with pytest.raises(CheckpointError, match="lacks 1 of 3 weight files: model-00002-of-00003"):
        load(resolve(str(directory)))


@pytest.mark.parametrize("text", ["{", "{}", "[]", '{"weight_map": []}', '{"weight_map": {"a": 1.5}}', "[" * 100_000])
def test_an_index_of_shards_that_is_none_is_named(model_copy, text):
    directory = model_copy("qwen2")
    (directory / "model.safetensors.index.json").write_text(text)
    with pytest.raises(CheckpointError, match=r"model\.safetensors\.index\.json has no readable weight_map"):
        load(resolve(str(directory)), "float32")


def test_a_truncated_weight_file_is_named(model_copy):
    file = model_copy("llama3") / "model.safetensors"
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(CheckpointError, match=r"model\.safetensors cannot be read"):
        load(resolve(str(file.parent)))


def test_a_directory_without_weights_is_named(model_copy):
    directory = model_copy("llama3")
    (directory / "model.safetensors").unlink()
    with pytest.raises(CheckpointError, match=r"neither model\.safetensors nor model\.safetensors\.index\.json"):
        load(resolve(str(directory)))


def test_a_tensor_in_two_shards_is_refused(model_copy):
    directory = model_copy("qwen2")
    first, second, *_ = sorted(directory.glob("*.safetensors"))
    name, tensor = next(iter(load_file(first).items()))
    save_file(load_file(second) | {name: tensor}, second)
    with pytest.raises(CheckpointError, match=f"{second.name} holds 1 tensors that another shard holds too, such as {name}"):
        load(resolve(str(directory)), "float32")


@pytest.mark.parametrize("weight_map", ["[]", '{"a": 5}', '{"a": ""}', '{"a": "\\u0000"}', "null", '{"a": "x'])
def test_an_index_without_files_by_tensor_is_told_in_words(model_copy, weight_map):
    directory = model_copy("qwen2")
    index = directory / "model.safetensors.index.json"
    index.write_text(f'{{"weight_map": {weight_map}}}')
    with pytest.raises(CheckpointError) as raised:
        load(resolve(str(directory)))
    message = str(raised.value)
    assert message.startswith(f"{index} has no readable weight_map: ")
    assert not any(word in message for word in ("Error(", "object has no attribute", "operand"))


@pytest.mark.parametrize("folder", [".", "..", "more", "more/"])
def test_an_index_that_names_a_folder_is_told_so(model_copy, folder):
    directory = model_copy("qwen2")
    (directory / "more").mkdir()
    index = directory / "model.safetensors.index.json"
    weight_map = json.loads(index.read_bytes())["weight_map"] | {"model.norm.weight": folder}
    index.write_text(json.dumps({"weight_map": weight_map}))
    with pytest.raises(CheckpointError) as raised:
        load(resolve(str(directory)))
    assert str(raised.value) == f"{index} names {folder!r} as the file of model.norm.weight: that is a folder, not a file of weights"


@pytest.mark.parametrize("name", ["embed_tokens.weight", "layers.1.mlp.up_proj.weight", "layers.0.input_layernorm.weight"])
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.bool_])
def test_weights_without_scales_are_refused(model_copy, name, dtype):
    """Integers of a quantized model whose config.json does not say so are not its weights."""
    directory = model_copy("llama3")
    rewrite(directory, lambda tensors: tensors.update({f"model.{name}": np.ones_like(tensors[f"model.{name}"], dtype)}))
    with pytest.raises(CheckpointError, match=rf"model\.safetensors: model\.{name} holds {np.dtype(dtype)}, not floats"):
        load(resolve(str(directory)))


@pytest.mark.parametrize("kind", ["F8_E4M3", "F8_E5M2"])
def test_a_dtype_that_numpy_lacks_is_named(model_copy, kind):
    directory, name = model_copy("llama3"), "model.layers.1.mlp.up_proj.weight"
    rewrite(directory, lambda tensors: tensors.update({name: np.ones_like(tensors[name], np.uint8)}))
    file = directory / "model.safetensors"
    size, stored = int.from_bytes(file.read_bytes()[:8], "little"), file.read_bytes()[8:]
    header = stored[:size].replace(b'"U8"', f'"{kind}"'.encode())
    file.write_bytes(len(header).to_bytes(8, "little") + header + stored[size:])
    with pytest.raises(CheckpointError, match=f"{name} is stored as {kind}, which cannot be read"):
        load(resolve(str(directory)))
