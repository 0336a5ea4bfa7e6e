"""Checks of the arguments of `LLM`'s methods. A prompt, a conversation or parameters of a wrong type raise `InvalidRequest`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from numbers import Integral
from pathlib import Path
from typing import Any

from xlaengine.types import InvalidRequest, SamplingParams
from xlaengine.types.words import plural, shown

_PROMPTS = "a text, a list of token ids, or a list of such prompts"
_PROMPT = "one text, one list of token ids, or one list of messages"
_MESSAGES = "a list of messages such as {'role': 'user', 'content': 'Hello'}, or a list of such conversations"
_PARAMS = "SamplingParams(...), a list with one for each prompt, or None"


def as_prompts(prompts: Any) -> list[Any]:
    """One prompt or several as a list. A NumPy, JAX or PyTorch array of token ids becomes a list."""
    if hasattr(prompts, "tolist"):
        prompts = prompts.tolist()
    if isinstance(prompts, (str, Mapping)):
        return [prompts]
    _require_list("prompts", prompts, _PROMPTS)
    if len(prompts) > 0 and isinstance(prompts[0], Integral):
        return [prompts]
    for i, each in enumerate(prompts):
        if each is None or isinstance(each, (bytes, bytearray)):  # bytes would pass as small token ids
            raise _wanted(f"prompts[{i}]", "a text or a list of token ids", each)
    return list(prompts)


def as_conversations(messages: Any) -> list[Any]:
    """One conversation or several as a list."""
    _require_list("messages", messages, _MESSAGES)
    return [messages] if is_conversation(messages) else list(messages)


def require_one(prompt: Any) -> None:
    """Refuses a list of prompts or of conversations."""
    if isinstance(prompt, (list, tuple)) and prompt and isinstance(prompt[0], (str, list, tuple)):
        raise _wanted("prompt", _PROMPT, prompt)


def require_folder(directory: Any) -> Path:
    """``directory`` as a Path. Raises TypeError if it is not a path."""
    if not isinstance(directory, (str, os.PathLike)):
        raise TypeError(f"directory must be a path, a string or a Path, got {shown(directory)}")
    return Path(directory)


def is_conversation(prompt: Any) -> bool:
    return isinstance(prompt, Sequence) and not isinstance(prompt, str) and bool(prompt) and isinstance(prompt[0], Mapping)


def as_params(params: Any, count: int, default: SamplingParams) -> list[SamplingParams]:
    """The parameters of each of ``count`` prompts.

    Raises:
        ValueError: their number is not ``count``.
    """
    if params is None or isinstance(params, SamplingParams):
        return [default if params is None else params] * count
    if not isinstance(params, (list, tuple)):
        raise _wanted("sampling_params", _PARAMS, params)
    for i, each in enumerate(params):
        if not isinstance(each, SamplingParams):
            raise _wanted(f"sampling_params[{i}]", "SamplingParams(...)", each)
    if len(params) != count:
        raise ValueError(f"{plural(count, 'prompt was', 'prompts were')} given with {len(params)} sampling params")
    return list(params)


def _require_list(name: str, value: Any, wanted: str) -> None:
    if isinstance(value, (str, bytes, bytearray, Mapping)) or not (hasattr(value, "__len__") and hasattr(value, "__getitem__")):
        raise _wanted(name, wanted, value)


def _wanted(name: str, wanted: str, got: Any) -> InvalidRequest:
    hint = ""
    if isinstance(got, Mapping) and name.startswith("sampling_params"):
        hint = f": write SamplingParams({', '.join(f'{key}={value!r}' for key, value in got.items())[:80]})"
    return InvalidRequest(f"{name} must be {wanted}, got {shown(got)}{hint}", code="invalid_type", param=name.partition("[")[0])
