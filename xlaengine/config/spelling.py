"""Reads a speculative config as users write it: vLLM's keys and names, as a mapping or JSON."""

from __future__ import annotations

import ast
import reprlib
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

import msgspec

from xlaengine.config.speculative import MOST_TOKENS, SpeculativeConfig
from xlaengine.config.tree import Tree

Paths = list[tuple[int, ...]]

METHODS = {"draft_model": "draft", "medusa": "mtp", "prompt_lookup": "ngram"}
"""Other names of the methods, in vLLM and transformers."""

DONE_ANYWAY = {"draft_tensor_parallel_size": 1, "draft_sample_method": "probabilistic", "rejection_sample_method": "standard"}
"""vLLM's keys that have one supported value."""

EXAMPLE = '{"method": "ngram"}'


class Spelled(msgspec.Struct, frozen=True, kw_only=True):
    """The keys and their types; None stands for the default."""

    method: str | None = None
    model: str | None = None
    num_speculative_tokens: int | None = None
    tree: Paths | str | None = None
    prompt_lookup_max: int | None = None
    prompt_lookup_min: int | None = None
    acceptance: str | None = None
    adaptive: bool | None = None
    speculative_token_tree: Paths | str | None = None
    draft_tensor_parallel_size: int | None = None
    draft_sample_method: str | None = None
    rejection_sample_method: str | None = None


def parse_speculative(text: str) -> SpeculativeConfig:
    """Reads a JSON object as `read_speculative` reads a mapping. Raises ValueError, with a message of one line."""
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not valid JSON: {error}; what is meant is an object, such as {EXAMPLE}") from None
    return read_speculative(given)


def read_speculative(given: Mapping[str, Any]) -> SpeculativeConfig:
    """Reads a mapping with the keys of `Spelled`.

    More is allowed than in `SpeculativeConfig`: ``method`` may be missing if ``model`` tells it (``[ngram]``, or any draft model); ``tree``
    may be the text of a list; with a tree ``num_speculative_tokens`` may be missing, or be the number of its nodes, as vLLM counts.

    Raises:
        ValueError: a key is unknown, or a value is impossible. The message is one line, with the key, the value, and what is allowed.
    """
    if not isinstance(given, Mapping):
        raise ValueError(f"a speculative config is an object such as {EXAMPLE}, got {given!r}")
    known = Spelled.__struct_fields__
    for key in given:
        if key not in known:
            close = get_close_matches(str(key), known, n=1)
            meant = f" (did you mean {close[0]!r}?)" if close else ""
            raise ValueError(f"unknown key {key!r}{meant}; there are {', '.join(known)}")
    spelled: Spelled = _convert(dict(given), Spelled)
    for key, only in DONE_ANYWAY.items():
        if (value := getattr(spelled, key)) not in (None, only):
            raise ValueError(f"{key}: {only!r} is what is supported, got {value!r}")
    settings = {field.name: getattr(spelled, field.name) for field in fields(SpeculativeConfig)}
    settings |= _method(spelled) | _lookup(spelled) | _tree(spelled)
    return SpeculativeConfig(**{name: value for name, value in settings.items() if value is not None})


def _convert(value: Any, kind: Any, at: str = "") -> Any:
    """Converts as msgspec does; errors begin with the key."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise ValueError(f"{at}{path.rstrip('`').lstrip('.')}: {what[:1].lower()}{what[1:]}") from None


def _method(spelled: Spelled) -> dict[str, str | None]:
    method, model = spelled.method, spelled.model
    if method is None and model is None:
        raise ValueError("method is missing, and there is no model that tells it")
    if model is not None and model.strip("[]") == "ngram" and method in (None, "ngram", "[ngram]"):  # as vLLM once spelled it
        method, model = "ngram", None
    method = "draft" if method is None else method.strip("[]")
    return {"method": METHODS.get(method, method), "model": model}


def _lookup(spelled: Spelled) -> dict[str, int]:
    """If one of the two bounds is missing, it is moved so that it fits the other."""
    low, high = spelled.prompt_lookup_min, spelled.prompt_lookup_max
    default = SpeculativeConfig(method="ngram")
    if low is None and high is not None:
        return {"prompt_lookup_min": min(default.prompt_lookup_min, high)}
    return {"prompt_lookup_max": max(default.prompt_lookup_max, low)} if low is not None and high is None else {}


def _tree(spelled: Spelled) -> dict[str, Any]:
    if spelled.tree is not None and spelled.speculative_token_tree is not None:
        raise ValueError("tree and speculative_token_tree are one: give either")
    key = "tree" if spelled.tree is not None else "speculative_token_tree"
    if (paths := getattr(spelled, key)) is None:
        return {}
    if isinstance(paths, str):
        paths = _convert(_literal(key, paths), Paths, at=key)
    tree, count = Tree.from_paths(paths), spelled.num_speculative_tokens
    if tree.proposals > MOST_TOKENS:
        raise ValueError(f"{key}: {MOST_TOKENS} nodes are the most, got {tree.proposals}")
    return {"tree": tuple(paths), "num_speculative_tokens": tree.depth if count in (None, tree.proposals) else count}


def _literal(key: str, text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):  # a set of lists, a text that nests too deeply
        raise ValueError(f"{key} is a list of paths such as [[0], [1], [0, 0]], got {reprlib.repr(text)}") from None
