"""Keys of a checkpoint's configuration, checked before anything is computed from them.

A table gives each key a type with bounds, in msgspec's annotations. Booleans and floats (such as 1e3) are not integers. NaN and infinities,
which Python's JSON reader accepts, are within no bounds. The upper bounds are far above any model. They keep products of sizes within 64
bits, so that an absurd size is refused for lack of memory, with the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from xlaengine.models.errors import CheckpointError
from xlaengine.types.words import shown

Size = Annotated[int, Meta(ge=1, le=2**20)]
Layers = Annotated[int, Meta(ge=1, le=2**14)]
Heads = Annotated[int, Meta(ge=1, le=2**16)]
Vocab = Annotated[int, Meta(ge=1, le=2**24)]
Positions = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Context = Annotated[int, Meta(ge=2, le=2**31 - 1)]  # a token of the prompt, and one of output
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Epsilon = Annotated[float, Meta(ge=0, le=1)]
NotNegative = Annotated[float, Meta(ge=0, le=1e30)]
Positive = Annotated[float, Meta(gt=0, le=1e30)]

Types = Mapping[str, Any]


def checked(raw: Mapping[str, Any], types: Types, where: str) -> dict[str, Any]:
    """The values that ``raw`` has for the keys of ``types``; null counts as missing.

    Args:
        where: the beginning of the message: the file, and the object in it.

    Raises:
        CheckpointError: names all values that do not fit, each with its key and what is expected.
    """
    values, faults = {}, []
    for key, kind in types.items():
        if raw.get(key) is None:
            continue
        try:
            values[key] = msgspec.convert(raw[key], kind)
        except msgspec.ValidationError as error:
            faults.append(f"{key} to {shown(raw[key])} (expected {str(error).removeprefix('Expected ').replace('`', '')})")
    if faults:
        raise CheckpointError(f"{where} sets {', '.join(faults)}")
    return values


def check_heads(heads: int, kv_heads: int, head_dim: int, names: tuple[str, str, str], where: str) -> None:
    """Checks the numbers of heads and their size.

    Args:
        names: the file's names of the three numbers.

    Raises:
        CheckpointError: the number of query heads is not a multiple of that of kv heads, or a head does not have two halves.
    """
    if heads % kv_heads:
        raise CheckpointError(f"{where} sets {names[0]} to {heads}, which is not a multiple of {names[1]}, {kv_heads}")
    if head_dim < 2 or head_dim % 2:
        raise CheckpointError(f"{where} sets {names[2]} to {head_dim}; the engine needs an even number of at least 2")


def require_tokens(key: str, ids: Iterable[int], vocab: int, where: str) -> None:
    """Raises CheckpointError if one of the token ids in ``key`` is beyond the vocabulary."""
    if beyond := [token for token in ids if token >= vocab]:
        raise CheckpointError(f"{where} sets {key} to {beyond[0]}, and the vocabulary has {vocab} tokens")
