"""Tokenizer files: a Hugging Face folder, a GGUF file, an Orbax checkpoint's ``tokenizer/`` folder."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

from xlaengine.sources import ModelSource
from xlaengine.text.gguf_tokenizer import holds_tokenizer, read_gguf_tokenizer
from xlaengine.text.tokenizer import Tokenizer
from xlaengine.text.tokenizer_json import read_tokenizer_json

NAMED_TOKENS = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token")
"""The names by which a folder calls its special tokens; transformers gives them to chat templates."""

log = logging.getLogger(__name__)


def load_tokenizer(source: ModelSource | Path) -> Tokenizer:
    """The tokenizer of a model or a path: a folder with ``tokenizer.json``, or a ``.gguf`` file.

    Raises:
        FileNotFoundError: there is no tokenizer at the source.
        ValueError: the tokenizer is of a kind that is not supported, or cannot be read.
    """
    path = source if isinstance(source, Path) else source.path
    if _is_gguf(path) and holds_tokenizer(path):
        return read_gguf_tokenizer(path)
    if (folder := _folder_at(path)) is not None:
        return _read_folder(folder)
    hint = " (tokenizer.model alone is not supported: convert it to tokenizer.json)" if (path / "tokenizer.model").is_file() else ""
    raise FileNotFoundError(f"no tokenizer at {path}: expected a folder with tokenizer.json, or a .gguf file with one{hint}")


def has_tokenizer(source: ModelSource) -> bool:
    """Whether the source has a file from which `load_tokenizer` can read. Of a GGUF file only the header is read."""
    return (_is_gguf(source.path) and holds_tokenizer(source.path)) or _folder_at(source.path) is not None


def _is_gguf(path: Path) -> bool:
    return path.is_file() and path.suffix == ".gguf"


def _folder_at(path: Path) -> Path | None:
    """The folder with ``tokenizer.json``, which an Orbax checkpoint keeps one level down."""
    return next((folder for folder in (path, path / "tokenizer") if (folder / "tokenizer.json").is_file()), None)


def save_tokenizer(tokenizer: Tokenizer, directory: Path) -> None:
    """Writes a folder that `load_tokenizer` and transformers can read."""
    directory.mkdir(parents=True, exist_ok=True)
    tokenizer.backend.save(str(directory / "tokenizer.json"))
    config = {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "bos_token": tokenizer.bos_token,
        "eos_token": tokenizer.eos_token,
        **tokenizer.other_tokens,
        "chat_template": tokenizer.chat_template,
        "clean_up_tokenization_spaces": False,
    }
    present = {name: value for name, value in config.items() if value is not None}
    (directory / "tokenizer_config.json").write_text(json.dumps(present, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _read_folder(folder: Path) -> Tokenizer:
    backend = read_tokenizer_json(folder / "tokenizer.json")
    backend.no_truncation()
    backend.no_padding()
    if getattr(backend.model, "dropout", None) is not None:
        backend.model.dropout = None  # of training: the same text would have other tokens each time
    config = _read_json(folder / "tokenizer_config.json")
    named, template = _named_tokens(folder, config), _chat_template(folder, config)
    for name in NAMED_TOKENS:
        if name not in named and re.search(rf"\b{name}\b", template or ""):
            log.warning("the chat template at %s reads %s, which no file there names: it is an empty text", folder, name)
    bos, eos = named.pop("bos_token", None), named.pop("eos_token", None)
    others = {name: text for name, text in named.items() if text is not None}
    try:
        return Tokenizer(backend, bos_token=bos, eos_token=eos, chat_template=template, other_tokens=others)
    except ValueError as error:
        raise ValueError(f"{folder}: {error}") from None


def _read_json(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path} is not valid JSON: {error}") from error
    if not isinstance(config, dict):
        raise ValueError(f"{path} holds no JSON object")
    return config


def _named_tokens(folder: Path, config: dict[str, Any]) -> dict[str, str | None]:
    """The texts of the named tokens; None for one that is null. A folder of an older version of transformers has a file for them, which
    goes before the config."""
    apart = {} if "added_tokens_decoder" in config else _read_json(folder / "special_tokens_map.json")
    found: dict[str, str | None] = {}
    for name in NAMED_TOKENS:
        file, source = ("special_tokens_map.json", apart) if name in apart else ("tokenizer_config.json", config)
        if name in source:
            token = source[name]
            found[name] = text = token.get("content") if isinstance(token, dict) else token
            if not isinstance(text, str) and token is not None:
                raise ValueError(f"{folder / file} sets {name} to {repr(token)[:80]}: neither a string nor an object with content")
    return found


def _chat_template(folder: Path, config: dict[str, Any]) -> str | None:
    """The template of ``chat_template.jinja``, else of ``chat_template.json``, else of the config; of several named ones "default"."""
    if (path := folder / "chat_template.jinja").is_file():
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ValueError(f"{path} is not UTF-8: {error}") from error
    of_its_own = _read_json(folder / "chat_template.json")
    file, source = ("chat_template.json", of_its_own) if "chat_template" in of_its_own else ("tokenizer_config.json", config)
    template = source.get("chat_template")
    if isinstance(template, list) and all(isinstance(entry, dict) for entry in template):
        template = next((entry.get("template") for entry in template if entry.get("name") == "default"), None)
    if not isinstance(template, str | None):
        shown = repr(template)[:80]
        raise ValueError(f"{folder / file} sets chat_template to {shown}: neither a string nor a list of named templates")
    return template
