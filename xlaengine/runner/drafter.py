"""A `Drafter` from what the user has said of it."""

from __future__ import annotations

import ml_dtypes
import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.device.drafting import MTP, Drafter, DraftModel, Eagle, Ngram
from xlaengine.models.checkpoint import UnsupportedModel, eagle_config, load, load_config, load_eagle, load_mtp
from xlaengine.models.checkpoint.hf_config import read_json
from xlaengine.models.config import ModelConfig
from xlaengine.models.drafters import abstract_eagle, abstract_heads, packed_eagle, packed_heads
from xlaengine.models.families import spec_of
from xlaengine.models.weights import abstract, packed
from xlaengine.ops.chosen import ops_of
from xlaengine.protocol import Progress
from xlaengine.sources import ModelSource, resolve
from xlaengine.text import Tokenizer, load_tokenizer


def drafter_fingerprint(config: EngineConfig) -> str | None:
    """Of the files that ``config.speculative`` names; None where it names none."""
    speculative = config.speculative
    return None if speculative is None or speculative.model is None else resolve(speculative.model).fingerprint


def open_drafter(
    config: EngineConfig, target: ModelConfig, progress: Progress | None = None, *, tokenizer: Tokenizer | None = None
) -> Drafter | None:
    """Find, check and load what ``config.speculative`` names; only then are its weights read. None for ``ngram``: the runner needs no more.

    Args:
        config: of the engine: its dtype and kernels are the drafter's too, and the drafter must know as many positions.
        progress: as `LLM` has it.
        tokenizer: the target's, if there is one.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: it cannot be found, read, or used with this target (all are ValueErrors).
    """
    speculative, ops = config.speculative, ops_of(config.kernels)
    if speculative is None or speculative.model is None:
        return None
    source = resolve(speculative.model, progress=progress)
    stored = np.dtype(ml_dtypes.bfloat16 if config.dtype == "bfloat16" else np.float32)
    if speculative.method == "mtp":
        heads = load_mtp(source, target, speculative.num_speculative_tokens, stored, progress)
        return MTP(packed_heads(heads, ops))
    if speculative.method == "eagle":
        cfg, own = load_eagle(source, target, stored, progress)
        _check_positions(source, cfg, config.max_model_len)
        return Eagle(spec_of(cfg), packed_eagle(spec_of(cfg), own, ops))
    _check_is_model(source)
    cfg = load_config(source)
    if cfg.vocab != target.vocab:
        raise UnsupportedModel(
            f"draft model {source.name} has {cfg.vocab} tokens, and the target {target.vocab}: they must share one vocabulary"
        )
    _check_positions(source, cfg, config.max_model_len)
    _check_tokenizer(source, tokenizer)
    return DraftModel(spec_of(cfg), packed(spec_of(cfg), load(source, config.dtype, ops=ops, progress=progress)[1], ops))


def abstract_drafter(config: EngineConfig, target: ModelConfig, progress: Progress | None = None) -> Drafter | None:
    """What `open_drafter` is going to load, with `Param` for weights: none are read, and whether it fits the target is not checked.

    Returns:
        None without speculation.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: it cannot be found, or is no drafter of this kind (all are ValueErrors).
    """
    speculative, ops = config.speculative, ops_of(config.kernels)
    if speculative is None:
        return None
    if speculative.model is None:
        return Ngram()
    source = resolve(speculative.model, progress=progress)
    if speculative.method == "mtp":
        return MTP(packed_heads(abstract_heads(target.d_model, speculative.num_speculative_tokens), ops))
    if speculative.method == "eagle":
        spec = spec_of(eagle_config(source, target))
        return Eagle(spec, packed_eagle(spec, abstract_eagle(spec), ops))
    _check_is_model(source)
    spec = spec_of(load_config(source))
    return DraftModel(spec, packed(spec, abstract(spec), ops))


def _check_is_model(source: ModelSource) -> None:
    """Heads and layers that only draft say in their config what they are."""
    kinds = {"mtp_heads": "mtp", "eagle": "eagle"}
    if source.kind == "hf" and (method := kinds.get(read_json(source.path / "config.json").get("model_type", ""))):
        raise UnsupportedModel(f'{source.name} is no draft model: give "method": "{method}" with it')


def _check_positions(source: ModelSource, cfg: ModelConfig, max_model_len: int) -> None:
    most = cfg.most_positions
    if most < max_model_len:
        raise UnsupportedModel(f"drafter {source.name} was made for {most} positions, and max_model_len is {max_model_len}")


def _check_tokenizer(source: ModelSource, tokenizer: Tokenizer | None) -> None:
    """A draft model without a tokenizer of its own is taken to have the target's."""
    if tokenizer is None:
        return
    try:
        own = load_tokenizer(source).backend.get_vocab(with_added_tokens=True)
    except FileNotFoundError:
        return
    theirs = tokenizer.backend.get_vocab(with_added_tokens=True)
    if different := own.items() ^ theirs.items():
        example = min(token for token, _ in different)
        raise UnsupportedModel(
            f"draft model {source.name} has another tokenizer than the target: {len({token for token, _ in different})} tokens "
            f"differ, for example {example!r}, which is {own.get(example)} in it and {theirs.get(example)} in the target's"
        )
