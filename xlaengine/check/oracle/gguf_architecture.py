"""The metadata of a GGUF file, and the changes that llama.cpp's converter makes in each family."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gguf import GGUFReader

from xlaengine.check.oracle.definition import Definition

Config = dict[str, Any]
"""Settings of a ``config.json``."""


class Metadata:
    """The metadata of a file."""

    def __init__(self, file: GGUFReader):
        self.file = file
        self.name = self.general("general.architecture")

    def general(self, key: str, default: Any = None) -> Any:
        field = self.file.get_field(key)
        return default if field is None else field.contents()

    def own(self, key: str, default: Any = None) -> Any:
        """The value of ``key`` under the architecture's name."""
        return self.general(f"{self.name}.{key}", default)

    def has(self, ending: str) -> bool:
        """Whether the name of a tensor ends with ``ending``."""
        return any(tensor.name.endswith(ending) for tensor in self.file.tensors)

    @property
    def layers(self) -> int:
        """The number of layers, without those of drafters, which come last."""
        return self.own("block_count") - self.own("nextn_predict_layers", 0)


@dataclass(frozen=True)
class Architecture:
    """The changes that llama.cpp's converter makes in a family, and llama.cpp's constants, which the file does not state."""

    model_type: str
    in_pairs: bool = False  # rows of q and k are reordered
    adds_one: bool = False  # norms' weights are stored as 1 + weight
    whole: Mapping[str, str] = field(default_factory=dict)  # names of tensors outside the layers, in place of those in `gguf_file.WHOLE`
    layers: str = "model.layers"  # the part of a name before the layer's number
    names: Mapping[str, str] = field(default_factory=dict)  # of a layer, with or without ending, in place of `gguf_file.IN_A_LAYER`
    settings: Mapping[str, str] = field(default_factory=dict)  # from a key of the metadata to one of config.json
    window: int | None = None  # the window if the file states none
    period: int | None = None  # every ``period``-th layer has no window; None: all have one
    rotates_a_part: bool = False  # ``rope.dimension_count`` may be less than a head
    change: Callable[[Metadata, Config], Config] = lambda metadata, config: {}  # other settings
    restored: Callable[[str, np.ndarray, Config], np.ndarray] = lambda name, values, config: values  # a tensor as Hugging Face has it
    stored: Callable[[Definition], Definition] = lambda definition: definition  # the definition that reads the file's tensors
    without: tuple[str, Architecture] | None = None  # a key of the metadata, and the architecture of files that lack it


def kinds(metadata: Metadata, layers: int, window: int | None, period: int | None) -> list[str]:
    """The kind of each layer. ``sliding_window_pattern`` is a list that says for each layer whether it has a window, or a number p: every
    p-th layer has no window.
    """
    pattern = metadata.own("attention.sliding_window_pattern") or period
    if window is None:
        slides = [False] * layers
    elif isinstance(pattern, list):
        slides = pattern
    else:
        slides = [pattern is None or (i + 1) % pattern != 0 for i in range(layers)]
    return ["sliding_attention" if each else "full_attention" for each in slides]
