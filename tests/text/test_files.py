from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from xlaengine.sources import ModelSource
from xlaengine.text import Tokenizer, load_tokenizer, save_tokenizer

SAMPLE = "The quick  fox's 123 <|end|> 你好 👍🏽\n"


def assert_same(loaded: Tokenizer, saved: Tokenizer) -> None:
    assert loaded.backend.to_str() == saved.backend.to_str()
    assert (loaded.bos_token, loaded.eos_token, loaded.chat_template) == (saved.bos_token, saved.eos_token, saved.chat_template)
    assert loaded.other_tokens == saved.other_tokens
    for special in (True, False):
        assert loaded.encode(SAMPLE, add_special_tokens=special) == saved.encode(SAMPLE, add_special_tokens=special)


@pytest.fixture
def folder(byte_level: Tokenizer, tmp_path: Path) -> Path:
    save_tokenizer(byte_level, tmp_path)
    return tmp_path


def test_what_is_saved_loads_to_the_same_tokenizer(any_tokenizer: Tokenizer, tmp_path: Path):
    save_tokenizer(any_tokenizer, tmp_path / "new" / "folder")
    assert_same(load_tokenizer(tmp_path / "new" / "folder"), any_tokenizer)


def test_a_model_source_is_taken_by_its_path(byte_level: Tokenizer, folder: Path):
    assert_same(load_tokenizer(ModelSource("hf", folder, "tiny", "0")), byte_level)


def test_an_orbax_checkpoint_keeps_its_tokenizer_one_folder_down(byte_level: Tokenizer, tmp_path: Path):
    save_tokenizer(byte_level, tmp_path / "tokenizer")
    assert_same(load_tokenizer(tmp_path), byte_level)


def edit_config(folder: Path, **changes: object) -> None:
    path = folder / "tokenizer_config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def test_the_dropout_of_training_does_not_change_the_tokens_of_a_text(byte_level: Tokenizer, folder: Path):
    contents = json.loads((folder / "tokenizer.json").read_text())
    contents["model"]["dropout"] = 0.9
    (folder / "tokenizer.json").write_text(json.dumps(contents))
    loaded = load_tokenizer(folder)
    tokens = byte_level.encode(SAMPLE, add_special_tokens=False)
    assert [loaded.encode(SAMPLE, add_special_tokens=False) for _ in range(20)] == [tokens] * 20


def test_a_template_file_goes_before_the_config(folder: Path):
    (folder / "chat_template.json").write_text(json.dumps({"chat_template": "from json"}))
    assert load_tokenizer(folder).chat_template == "from json"
    (folder / "chat_template.jinja").write_text("from jinja")
    assert load_tokenizer(folder).chat_template == "from jinja"


def test_of_named_templates_the_default_one_is_taken(folder: Path):
    named = [{"name": "tool_use", "template": "T"}, {"name": "default", "template": "D"}]
    edit_config(folder, chat_template=named)
    assert load_tokenizer(folder).chat_template == "D"
    edit_config(folder, chat_template=named[:1])
    assert load_tokenizer(folder).chat_template is None


def test_special_tokens_may_be_objects_or_absent(folder: Path):
    edit_config(folder, bos_token={"content": "<|start|>", "lstrip": False}, eos_token=None)
    tokenizer = load_tokenizer(folder)
    assert (tokenizer.bos_token, tokenizer.eos_token) == ("<|start|>", None)


def test_special_tokens_of_an_older_folder_are_read_from_their_file(folder: Path):
    edit_config(folder, bos_token=None, eos_token="<|start|>", pad_token="<|start|>")
    (folder / "special_tokens_map.json").write_text('{"bos_token": "<|start|>", "eos_token": {"content": "<|end|>"}}')
    tokenizer = load_tokenizer(folder)
    assert (tokenizer.bos_token, tokenizer.eos_token, tokenizer.other_tokens) == ("<|start|>", "<|end|>", {"pad_token": "<|start|>"})
    edit_config(folder, added_tokens_decoder={})
    tokenizer = load_tokenizer(folder)
    assert (tokenizer.bos_token, tokenizer.eos_token) == (None, "<|start|>")
    (folder / "special_tokens_map.json").write_text('{"bos_token": 3}')
    (folder / "tokenizer_config.json").write_text("{}")
    with pytest.raises(ValueError, match=r"special_tokens_map\.json sets bos_token to 3"):
        load_tokenizer(folder)


def test_a_token_that_a_template_reads_and_no_file_names_is_warned_of(folder: Path, caplog: pytest.LogCaptureFixture):
    """Transformers may know a default for the class of the tokenizer."""
    (folder / "tokenizer_config.json").write_text(json.dumps({"chat_template": "{{ bos_token }}{{ messages }}", "eos_token": None}))
    load_tokenizer(folder)
    assert caplog.messages == [f"the chat template at {folder} reads bos_token, which no file there names: it is an empty text"]
    caplog.clear()
    (folder / "special_tokens_map.json").write_text('{"bos_token": "<|start|>"}')
    load_tokenizer(folder)
    assert not caplog.messages


def test_truncation_and_padding_of_the_file_are_switched_off(byte_level: Tokenizer, folder: Path):
    backend = load_tokenizer(folder).backend
    backend.enable_truncation(3)
    backend.enable_padding(length=50)
    backend.save(str(folder / "tokenizer.json"))
    assert load_tokenizer(folder).encode(SAMPLE, add_special_tokens=False) == byte_level.encode(SAMPLE, add_special_tokens=False)


def test_a_place_without_a_tokenizer_is_named(tmp_path: Path):
    with pytest.raises(FileNotFoundError, match=r"no tokenizer at .*expected a folder with tokenizer.json"):
        load_tokenizer(tmp_path)
    (tmp_path / "tokenizer.model").write_bytes(b"")
    with pytest.raises(FileNotFoundError, match="convert it"):
        load_tokenizer(tmp_path)


@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json"])
def test_a_broken_file_is_named(folder: Path, name: str):
    (folder / name).write_text("{")
    with pytest.raises(ValueError, match=name):
        load_tokenizer(folder)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"bos_token": 3}, "tokenizer_config.json sets bos_token to 3"),
        ({"eos_token": {"text": "x"}}, "sets eos_token to {'text': 'x'}"),
        ({"chat_template": 7}, "tokenizer_config.json sets chat_template to 7: neither a string nor a list of named templates"),
        ({"chat_template": ["x"]}, "tokenizer_config.json sets chat_template to ['x']: neither a string nor a list"),
        ({"chat_template": [{"name": "default", "template": 7}]}, "tokenizer_config.json sets chat_template to 7"),
    ],
)
def test_a_setting_of_the_wrong_type_is_named(folder: Path, settings: dict, words: str):
    edit_config(folder, **settings)
    with pytest.raises(ValueError, match=re.escape(words)):
        load_tokenizer(folder)


def test_a_template_of_the_wrong_type_is_named_with_its_own_file(folder: Path):
    edit_config(folder, chat_template="right")
    (folder / "chat_template.json").write_text('{"chat_template": 7}')
    with pytest.raises(ValueError, match=r"chat_template\.json sets chat_template to 7"):
        load_tokenizer(folder)


def test_a_token_that_the_vocabulary_lacks_is_named_with_its_folder(folder: Path):
    edit_config(folder, eos_token="<nowhere>")
    with pytest.raises(ValueError, match=f"{folder}: eos_token is '<nowhere>', which is not in the tokenizer's vocabulary"):
        load_tokenizer(folder)


def test_a_template_that_is_not_utf8_is_named(folder: Path):
    (folder / "chat_template.jinja").write_text("{{ messages }}", encoding="utf-16")
    with pytest.raises(ValueError, match=r"chat_template\.jinja is not UTF-8: .* position 0"):
        load_tokenizer(folder)


def test_a_config_that_is_no_object_is_named(folder: Path):
    (folder / "tokenizer_config.json").write_text("[]")
    with pytest.raises(ValueError, match=r"tokenizer_config\.json holds no JSON object"):
        load_tokenizer(folder)
