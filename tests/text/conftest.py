"""Tiny tokenizers of both styles, and the GGUF files that describe them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gguf
import pytest
import tokenizers
from gguf.constants import TokenType
from tokenizers import decoders, models, pre_tokenizers, trainers

from xlaengine.text import Tokenizer, load_tokenizer

TEXT = [
    "The quick brown fox jumps over the lazy dog.   Twice!\n",
    "def double(x):\n    return x * 2  # it's 1234 5678\n",
    "Größe naïve café 你好 世界 こんにちは 👍🏽\n",
]
PIECES = ["▁", "a", "b", "c", "é", "▁a", "ab", "▁ab", "bc", "abc", "▁▁", "aa", "ca", "▁c", "你"]
SPECIALS = ["<unk>", "<s>", "</s>"]
BYTES = [f"<0x{byte:02X}>" for byte in range(256)]


@pytest.fixture(scope="session")
def byte_level() -> Tokenizer:
    """Byte-level BPE as SmolLM2's: digits apart, then GPT-2's split."""
    backend = tokenizers.Tokenizer(models.BPE())
    backend.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
    )
    backend.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=340, show_progress=False, initial_alphabet=alphabet, special_tokens=["<|end|>", "<|start|>"])
    backend.train_from_iterator(TEXT * 3, trainer)
    return Tokenizer(backend, bos_token="<|start|>", eos_token="<|end|>", chat_template="{{ messages[0].content }}")


@pytest.fixture(scope="session")
def gpt2_fields(byte_level: Tokenizer) -> dict[str, Any]:
    """GGUF metadata of `byte_level`."""
    model = json.loads(byte_level.backend.to_str())["model"]
    tokens = sorted(model["vocab"], key=model["vocab"].__getitem__)
    return {
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "smollm",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [TokenType.CONTROL if t.startswith("<|") else TokenType.NORMAL for t in tokens],
        "tokenizer.ggml.merges": [" ".join(merge) for merge in model["merges"]],
        "tokenizer.ggml.bos_token_id": tokens.index("<|start|>"),
        "tokenizer.ggml.eos_token_id": tokens.index("<|end|>"),
        "tokenizer.chat_template": byte_level.chat_template,
    }


@pytest.fixture(scope="session")
def llama_fields() -> dict[str, Any]:
    """GGUF metadata of a SentencePiece vocabulary: 3 special tokens, 256 bytes, and `PIECES`, the longer the better."""
    types = [TokenType.UNKNOWN, TokenType.CONTROL, TokenType.CONTROL] + [TokenType.BYTE] * 256 + [TokenType.NORMAL] * len(PIECES)
    scores = [0.0] * 259 + [10.0 * len(piece) - i / 16 for i, piece in enumerate(PIECES)]
    return {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.tokens": SPECIALS + BYTES + PIECES,
        "tokenizer.ggml.token_type": types,
        "tokenizer.ggml.scores": scores,
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 2,
    }


@pytest.fixture(scope="session")
def write_gguf(tmp_path_factory: pytest.TempPathFactory) -> Callable[[dict[str, Any]], Path]:
    """Writes metadata, by the gguf package, to a file without tensors."""

    def write(fields: dict[str, Any]) -> Path:
        path = tmp_path_factory.mktemp("gguf") / "tiny.gguf"
        writer = gguf.GGUFWriter(path, "llama")
        for name, value in fields.items():
            if isinstance(value, list):
                writer.add_array(name, value)
            elif isinstance(value, str):
                writer.add_string(name, value)
            elif isinstance(value, bool):
                writer.add_bool(name, value)
            else:
                (writer.add_uint32 if value >= 0 else writer.add_int32)(name, value)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        return path

    return write


@pytest.fixture(scope="session")
def sentencepiece(llama_fields: dict[str, Any], write_gguf: Callable[[dict[str, Any]], Path]) -> Tokenizer:
    return load_tokenizer(write_gguf(llama_fields))


@pytest.fixture(scope="session")
def metaspace() -> Tokenizer:
    """The other SentencePiece style of tokenizer.json files, trained on the spot."""
    backend = tokenizers.Tokenizer(models.BPE(unk_token="<unk>"))
    backend.pre_tokenizer = pre_tokenizers.Metaspace()
    backend.decoder = decoders.Metaspace()
    backend.train_from_iterator(TEXT * 3, trainers.BpeTrainer(vocab_size=150, show_progress=False, special_tokens=SPECIALS))
    return Tokenizer(backend)


@pytest.fixture(params=["byte_level", "sentencepiece", "metaspace"])
def any_tokenizer(request: pytest.FixtureRequest) -> Tokenizer:
    return request.getfixturevalue(request.param)
