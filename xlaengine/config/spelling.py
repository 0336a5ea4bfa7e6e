"""Reads a speculative config as users write it: vLLM's keys and names, as a mapping or JSON."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, get_type_hints

import msgspec

from xlaengine.config.speculative import METHODS, MOST_TOKENS, SpeculativeConfig
from xlaengine.config.tree import Tree
from xlaengine.types.errors import is_int
from xlaengine.types.words import shown

Paths = list[tuple[int, ...]]

SAME_METHOD = {other: name for name, method in METHODS.items() for other in method.other_names}

ONLY_VALUE = {"draft_tensor_parallel_size": 1, "draft_sample_method": "probabilistic", "rejection_sample_method": "standard"}
"""vLLM's keys that have one supported value."""

EXAMPLE = '{"method": "ngram"}'

KEYS: Mapping[str, Any] = (
    get_type_hints(SpeculativeConfig)
    | {"acceptance": str, "tree": Paths | str, "speculative_token_tree": Paths | str}
    | {key: type(only) for key, only in ONLY_VALUE.items()}
)
"""The keys and the types of their values. None stands for the default."""


def parse_speculative(text: str) -> SpeculativeConfig:
    """Reads a JSON object as `read_speculative` reads a mapping. Raises ValueError with a one-line message."""
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not valid JSON: {error}; expected an object, such as {EXAMPLE}") from None
    return read_speculative(given)


def read_speculative(given: Mapping[str, Any]) -> SpeculativeConfig:
    """Reads a mapping with `KEYS`.

    It allows more than `SpeculativeConfig` does: ``method`` may be missing if there is a ``model`` (``[ngram]``, or any draft model);
    ``tree`` may be the text of a list; with a tree ``num_speculative_tokens`` may be missing, or be the number of its nodes, as vLLM
    counts.

    Raises:
        ValueError: a key is unknown, or a value is not allowed. The message, one line, names the key, the value and the allowed values.
    """
    if not isinstance(given, Mapping):
        raise ValueError(f"a speculative config is an object such as {EXAMPLE}, got {given!r}")
    for key in given:
        if key not in KEYS:
            close = get_close_matches(str(key), KEYS, n=1)
            meant = f" (did you mean {close[0]!r}?)" if close else ""
            raise ValueError(f"unknown key {key!r}{meant}; there are {', '.join(KEYS)}")
    spelled = dict.fromkeys(KEYS) | {key: _convert(value, KEYS[key] | None, at=key) for key, value in given.items()}
    for key, only in ONLY_VALUE.items():
        if (value := spelled.pop(key)) not in (None, only):
            raise ValueError(f"{key}: only {only!r} is supported, got {value!r}")
    settings: dict[str, Any] = spelled | _method(spelled) | _lookup(spelled) | _tree(spelled)
    del settings["speculative_token_tree"]
    return SpeculativeConfig(**{name: value for name, value in settings.items() if value is not None})


def _convert(value: Any, kind: Any, at: str) -> Any:
    """Converts the value of key ``at`` as msgspec does; a NumPy integer counts as an int."""
    try:
        return msgspec.convert(int(value) if is_int(value) else value, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise ValueError(f"{at}{path.rstrip('`').lstrip('.')}: {what[:1].lower()}{what[1:]}") from None


def _method(spelled: Mapping[str, Any]) -> dict[str, str | None]:
    method, model = spelled["method"], spelled["model"]
    if method is None and model is None:
        raise ValueError("method is missing, and there is no model")
    name = None if method is None else method.strip("[]")
    named = "" if model is None else model.strip("[]")
    if named in METHODS and METHODS[named].looks_up and name in (None, named):  # as vLLM once spelled it: model is "[ngram]"
        name, model = named, None
    name = "draft" if name is None else name
    return {"method": SAME_METHOD.get(name, name), "model": model}


def _lookup(spelled: Mapping[str, Any]) -> dict[str, int]:
    """If one of the two bounds is missing, limits its default by the other."""
    low, high = spelled["prompt_lookup_min"], spelled["prompt_lookup_max"]
    if low is None and high is not None:
        return {"prompt_lookup_min": min(SpeculativeConfig.prompt_lookup_min, high)}
    return {"prompt_lookup_max": max(SpeculativeConfig.prompt_lookup_max, low)} if low is not None and high is None else {}


def _tree(spelled: Mapping[str, Any]) -> dict[str, Any]:
    given = [key for key in ("tree", "speculative_token_tree") if spelled[key] is not None]
    if not given:
        return {}
    if len(given) > 1:
        raise ValueError("tree and speculative_token_tree are two names of one key: give one of them")
    (key,) = given
    paths, count = spelled[key], spelled["num_speculative_tokens"]
    if isinstance(paths, str):
        paths = _convert(_literal(key, paths), Paths, at=key)
    tree = Tree.from_paths(paths)
    if tree.proposals > MOST_TOKENS:
        raise ValueError(f"{key}: a tree may have {MOST_TOKENS} nodes, got {tree.proposals}")
    return {"tree": tuple(paths), "num_speculative_tokens": tree.depth if count in (None, tree.proposals) else count}


def _literal(key: str, text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):  # a set of lists, a text that nests too deeply
        raise ValueError(f"{key} is a list of paths such as [[0], [1], [0, 0]], got {shown(text)}") from None
