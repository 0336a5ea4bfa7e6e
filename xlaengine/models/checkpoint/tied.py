"""A checkpoint whose head is its embedding may hold the head's tensor too. Then both must have the same values."""

from __future__ import annotations

import numpy as np

from xlaengine.models.checkpoint.mapping import plan
from xlaengine.models.checkpoint.readers import Reader, read_floats
from xlaengine.models.config import ModelConfig
from xlaengine.models.errors import CheckpointError

HEAD = "lm_head.weight"
ROWS = 8192
"""How many rows of both tensors are compared at once, so that little memory is needed."""


def require_tied(cfg: ModelConfig, reader: Reader) -> None:
    """Compares a stored head with the embedding, if ``cfg`` says that they are one.

    Raises:
        CheckpointError: they differ.
    """
    names = reader.names()
    if not cfg.tie_embeddings or HEAD not in names:
        return
    embedding = next(item.name for item in plan(cfg, reader.naming, names) if item.leaf == "embed")
    if names.get(embedding) != names[HEAD]:
        shapes = f"{HEAD} {list(names[HEAD])}, {embedding} {list(names.get(embedding, ()))}"
        raise CheckpointError(f"{reader.where}: config.json says tie_word_embeddings, and the tensors do not have one shape: {shapes}")
    for begin in range(0, names[HEAD][0], ROWS):
        part = (slice(begin, min(begin + ROWS, names[HEAD][0])),)
        differs = (read_floats(reader, HEAD, part) != read_floats(reader, embedding, part)).any(axis=1)
        if differs.any():
            raise CheckpointError(
                f"{reader.where}: config.json says tie_word_embeddings, and {HEAD} differs from {embedding} in row "
                f"{begin + int(np.argmax(differs))}: set tie_word_embeddings to false to use {HEAD}, or remove that tensor"
            )
