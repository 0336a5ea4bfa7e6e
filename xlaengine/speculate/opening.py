"""From `SpeculativeConfig` to a `Speculation`. The two tables here list the modules of `speculate.proposers`, by method."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.models.checkpoint import UnsupportedModel
from xlaengine.models.config import ModelConfig
from xlaengine.sources import ModelSource, resolve
from xlaengine.speculate.files import Files
from xlaengine.speculate.proposer import Proposer
from xlaengine.speculate.proposers import draft_model, eagle, eagle_released, medusa, nextn
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.text import Tokenizer
from xlaengine.types import Progress


class Opened(NamedTuple):
    """How a method's proposer is made from files.

    Attributes:
        model_type: the ``model_type`` of the directories that it is read from; None for any model.
        is_model: it is read from the files of a whole model.
    """

    read: Callable[[Files], Proposer]
    model_type: str | None = None
    is_model: bool = False


WITHOUT_FILES: Mapping[str, Callable[[], Proposer]] = {"ngram": Ngram}

WITH_FILES: Mapping[str, Opened] = {
    "draft": Opened(draft_model.read, is_model=True),
    "mtp": Opened(nextn.read),
    "medusa": Opened(medusa.read, medusa.MODEL_TYPE),
    "eagle": Opened(eagle_released.read, eagle.MODEL_TYPE),
}


def open_speculation(
    config: EngineConfig,
    settings: SpeculativeConfig,
    target: ModelConfig,
    progress: Progress | None = None,
    *,
    tokenizer: Tokenizer | None = None,
    reads_weights: bool = True,
    target_source: ModelSource | None = None,
) -> Speculation:
    """Find, check and read the drafter that the settings name. Other arguments are those of `Files`, errors those of
    `defaults.speculation_of`.

    Args:
        target_source: the target's files.
    """
    if settings.method in WITHOUT_FILES:
        return Speculation(WITHOUT_FILES[settings.method](), settings)
    opened = WITH_FILES[settings.method]
    source = target_source if settings.model is None else resolve(settings.model, progress=progress, drafter=not opened.is_model)
    if source is None:
        raise ValueError(f"method {settings.method!r} is read from the target's files, which are not given")
    files = Files(source, config, settings, target, progress, tokenizer, reads_weights)
    if opened.model_type is None:
        _require_no_other(files, opened)
    return Speculation(opened.read(files), settings, source.fingerprint)


def _require_no_other(files: Files, opened: Opened) -> None:
    """
    Raises:
        UnsupportedModel: the files are those of another method's drafter.
    """
    stated = files.model_type
    method = next((method for method, opened in WITH_FILES.items() if opened.model_type == stated), None)
    if stated is not None and method is not None:
        kind = "draft model" if opened.is_model else "layer for multi-token prediction"
        raise UnsupportedModel(f'{files.source.name} is not a {kind}: give "method": "{method}" with it')
