"""The tokenizer in a GGUF file's metadata.

GGUF names the algorithm (``tokenizer.ggml.model``) and, for byte-level BPE, the pre-tokenizer (``tokenizer.ggml.pre``). Names that are not
in the tables here are refused: a near guess would silently give wrong ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tokenizers
from gguf.constants import TokenType
from tokenizers import decoders, models, normalizers, pre_tokenizers, processors

from xlaengine.sources.gguf_header import read_header
from xlaengine.text.tokenizer import Tokenizer

_DIGIT = r"\p{N}"
_GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
_CL100K = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|%s| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_UPPER, _LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_TEKKEN = (
    rf"[^\r\n\p{{L}}\p{{N}}]?{_UPPER}*{_LOWER}+|[^\r\n\p{{L}}\p{{N}}]?{_UPPER}+{_LOWER}*"
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)


class _Split(NamedTuple):
    """A pre-tokenizer of byte-level BPE."""

    patterns: tuple[str, ...]  # each splits the pieces of the one before: a match is a piece, and so is the text between matches
    whole_words: bool = False  # a piece that is a token is taken whole, without merges
    add_bos: bool = False  # begin with BOS if the file does not say
    nfc: bool = False  # compose characters first


_SMOLLM = _Split((_DIGIT, _GPT2))
_LLAMA3 = _Split((_CL100K % r"\p{N}{1,3}",), whole_words=True, add_bos=True)
_QWEN2 = _Split((_CL100K % _DIGIT,), nfc=True)

SPLITS = {
    "default": _Split((r"[\p{P}\$\+<=>\^~\|]+", _GPT2, r"\p{N}+", "[0-9][0-9][0-9]")),
    "gpt-2": _Split((_GPT2,)),
    "smollm": _SMOLLM,
    "starcoder": _SMOLLM,
    "llama-bpe": _LLAMA3,
    "llama3": _LLAMA3,
    "llama-v3": _LLAMA3,
    "qwen2": _QWEN2,
    "deepseek-r1-qwen": _QWEN2,
    "tekken": _Split((_TEKKEN,), whole_words=True, add_bos=True),
}
"""By ``tokenizer.ggml.pre``, as llama.cpp and the models' own tokenizer.json define them."""

_NONE = (None, "none", "no_vocab")
"""``tokenizer.ggml.model`` of a file without tokenizer."""


class _Kind(NamedTuple):
    """What a value of the metadata must be.

    Attributes:
        type: of the value, or of each item of a list.
        words: for messages.
    """

    type: type
    words: str
    is_list: bool = False


_KINDS = {
    "tokenizer.ggml.model": _Kind(str, "a string"),
    "tokenizer.ggml.pre": _Kind(str, "a string"),
    "tokenizer.ggml.tokens": _Kind(str, "a string", is_list=True),
    "tokenizer.ggml.token_type": _Kind(int, "a type of a token", is_list=True),
    "tokenizer.ggml.scores": _Kind(float, "a number", is_list=True),
    "tokenizer.ggml.merges": _Kind(str, "a string", is_list=True),
    "tokenizer.ggml.bos_token_id": _Kind(int, "an integer"),
    "tokenizer.ggml.eos_token_id": _Kind(int, "an integer"),
    "tokenizer.ggml.add_bos_token": _Kind(bool, "true or false"),
    "tokenizer.ggml.add_eos_token": _Kind(bool, "true or false"),
    "tokenizer.ggml.add_space_prefix": _Kind(bool, "true or false"),
    "tokenizer.chat_template": _Kind(str, "a string"),
}
"""By the keys that are read here."""


def holds_tokenizer(path: Path) -> bool:
    """Whether a GGUF file names a tokenizer or has its tokens."""
    fields = read_header(path).metadata
    return "tokenizer.ggml.tokens" in fields or fields.get("tokenizer.ggml.model") not in _NONE


def read_gguf_tokenizer(path: Path) -> Tokenizer:
    """The tokenizer in a GGUF file.

    Raises:
        ValueError: metadata are missing or contradictory, or the tokenizer is not supported. The message names the file.
    """
    fields = read_header(path).metadata
    try:
        return _build(fields)
    except KeyError as error:
        raise ValueError(f"{path} holds no tokenizer that can be used: {error.args[0]} is missing") from None
    except Exception as error:  # the tokenizers library raises bare Exception
        raise ValueError(f"{path} holds no tokenizer that can be used: {error}") from error


def _require_kinds(fields: Mapping[str, Any]) -> None:
    """Raises ValueError if a value is not of its kind. The library's errors for such a value would not name its key."""
    for key, kind in _KINDS.items():
        if key not in fields:
            continue
        value = fields[key]
        if kind.is_list != isinstance(value, list):
            raise ValueError(f"{key} is {_shown(value)}, not {'a list' if kind.is_list else kind.words}")
        if kind.is_list and set(map(type, value)) - {kind.type}:
            strange = next(item for item in value if type(item) is not kind.type)
            raise ValueError(f"{key} holds {_shown(strange)}, which is not {kind.words}")
        if not kind.is_list and type(value) is not kind.type:
            raise ValueError(f"{key} is {_shown(value)}, not {kind.words}")


def _shown(value: Any) -> str:
    return f"a list of {len(value)}" if isinstance(value, list) else repr(value)[:80]


def _build(fields: Mapping[str, Any]) -> Tokenizer:
    _require_kinds(fields)
    tokens, types = fields["tokenizer.ggml.tokens"], fields["tokenizer.ggml.token_type"]
    if len(types) != len(tokens):
        raise ValueError(f"{len(tokens)} tokens, but {len(types)} token types")
    if unknown := set(types) - set(TokenType):
        raise ValueError(f"tokenizer.ggml.token_type holds {sorted(unknown, key=str)[0]!r}, which is not a type of a token")
    vocab = {token: i for i, token in enumerate(tokens)}
    if len(vocab) != len(tokens):
        raise ValueError(f"{len(tokens)} tokens, of which only {len(vocab)} differ")

    model = fields["tokenizer.ggml.model"]
    if model == "gpt2":
        backend, add_bos = _byte_level_bpe(fields, vocab)
    elif model == "llama":
        backend, add_bos = _sentencepiece_bpe(fields, vocab), True
    else:
        raise ValueError(f"tokenizer.ggml.model {model!r} is not supported; supported: 'gpt2', 'llama'")
    _add_tokens(backend, tokens, types)

    bos, eos = (_named_token(fields, tokens, name) for name in ("bos", "eos"))
    begin = bos if fields.get("tokenizer.ggml.add_bos_token", add_bos) else None
    end = eos if fields.get("tokenizer.ggml.add_eos_token", False) else None
    around = [(token, vocab[token]) for token in (begin, end) if token is not None]
    if around:
        single = [token for token in (begin, "$A", end) if token is not None]
        backend.post_processor = processors.TemplateProcessing(single=single, pair=None, special_tokens=around)
    return Tokenizer(backend, bos_token=bos, eos_token=eos, chat_template=fields.get("tokenizer.chat_template"))


def _byte_level_bpe(fields: Mapping[str, Any], vocab: dict[str, int]) -> tuple[tokenizers.Tokenizer, bool]:
    name = fields["tokenizer.ggml.pre"]
    split = SPLITS.get(name)
    if split is None:
        raise ValueError(f"pre-tokenizer {name!r} (tokenizer.ggml.pre) is not supported; supported: {', '.join(sorted(SPLITS))}")
    merges = [tuple(merge.split(" ", 1)) for merge in fields["tokenizer.ggml.merges"]]
    try:
        bpe = models.BPE(vocab, merges, ignore_merges=split.whole_words)
    except Exception:  # the library's error does not name the key
        _require_merges(fields["tokenizer.ggml.merges"], vocab)
        raise
    backend = tokenizers.Tokenizer(bpe)
    if split.nfc:
        backend.normalizer = normalizers.NFC()
    splits = [pre_tokenizers.Split(tokenizers.Regex(pattern), "isolated") for pattern in split.patterns]
    backend.pre_tokenizer = pre_tokenizers.Sequence([*splits, pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    backend.decoder = decoders.ByteLevel()
    return backend, split.add_bos


def _require_merges(merges: list[str], vocab: Mapping[str, int]) -> None:
    """Raises ValueError if a merge is not of two tokens that are joined to a third one."""
    for merge in merges:
        left, blank, right = merge.partition(" ")
        if not blank:
            raise ValueError(f"tokenizer.ggml.merges holds {_shown(merge)}, which is not two tokens with a blank between them")
        if lacking := [token for token in (left, right, left + right) if token not in vocab]:
            raise ValueError(f"tokenizer.ggml.merges holds {_shown(merge)}, and {_shown(lacking[0])} is not in tokenizer.ggml.tokens")


def _sentencepiece_bpe(fields: Mapping[str, Any], vocab: dict[str, int]) -> tokenizers.Tokenizer:
    types, scores = fields["tokenizer.ggml.token_type"], fields["tokenizer.ggml.scores"]
    if len(scores) != len(vocab):
        raise ValueError(f"{len(vocab)} tokens, but {len(scores)} scores")
    merges = _merges_of_scores(vocab, types, scores)
    unknown = next((token for token, i in vocab.items() if types[i] == TokenType.UNKNOWN), None)
    backend = tokenizers.Tokenizer(models.BPE(vocab, merges, unk_token=unknown, fuse_unk=True, byte_fallback=True))
    prefix = fields.get("tokenizer.ggml.add_space_prefix", True)
    spaces = normalizers.Replace(" ", "▁")
    backend.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), spaces]) if prefix else spaces
    steps = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    backend.decoder = decoders.Sequence([*steps, decoders.Strip(" ", 1, 0)] if prefix else steps)
    return backend


def _merges_of_scores(vocab: Mapping[str, int], types: list[int], scores: list[float]) -> list[tuple[str, str]]:
    """SentencePiece joins the neighbours whose union scores highest. So each way to cut a piece in two is a merge, ranked by score."""
    whole = {TokenType.NORMAL, TokenType.USER_DEFINED}
    pieces = {piece: i for piece, i in vocab.items() if types[i] in whole}
    ranked = []
    for piece, i in pieces.items():
        cuts = ((piece[:at], piece[at:]) for at in range(1, len(piece)))
        ranked += [(-scores[i], -len(left), left, right) for left, right in cuts if left in pieces and right in pieces]
    return [(left, right) for *_, left, right in sorted(ranked)]


def _add_tokens(backend: tokenizers.Tokenizer, tokens: list[str], types: list[int]) -> None:
    """Adds the tokens that are found before the text is split. Control tokens are special; user-defined ones are text."""
    special = {TokenType.CONTROL, TokenType.UNKNOWN}
    found = special | {TokenType.USER_DEFINED}
    added = [
        tokenizers.AddedToken(token, normalized=False, special=kind in special)
        for token, kind in zip(tokens, types, strict=True)
        if kind in found
    ]
    backend.add_tokens(added)


def _named_token(fields: Mapping[str, Any], tokens: list[str], name: str) -> str | None:
    token_id = fields.get(f"tokenizer.ggml.{name}_token_id")
    if token_id is None:
        return None
    if not 0 <= token_id < len(tokens):
        raise ValueError(f"{name} token {token_id} is outside the vocabulary of {len(tokens)} tokens")
    return tokens[token_id]
