"""A `Speculation` from what the user has said of it."""

from __future__ import annotations

import ml_dtypes
import numpy as np

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.models.checkpoint import UnsupportedModel, load, load_config
from xlaengine.models.checkpoint.hf_config import read_json
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.models.weights import abstract, packed
from xlaengine.ops.chosen import ops_of
from xlaengine.sources import ModelSource, resolve
from xlaengine.speculate.directories import eagle_config, load_eagle, load_heads
from xlaengine.speculate.proposer import Proposer
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle, abstract_eagle, packed_eagle
from xlaengine.speculate.proposers.mtp import MTP, abstract_heads, packed_heads
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.text import Tokenizer, load_tokenizer
from xlaengine.types import Progress


def open_speculation(
    config: EngineConfig,
    settings: SpeculativeConfig,
    target: ModelConfig,
    progress: Progress | None = None,
    *,
    tokenizer: Tokenizer | None = None,
    reads_weights: bool = True,
) -> Speculation:
    """Find, check and load what the settings name; arguments and errors are those of `defaults.speculation_of`.

    Args:
        config: of the engine: its dtype and kernels are the proposer's too, which must know as many positions.
    """
    if settings.model is None:
        return Speculation(Ngram(), settings)
    source = resolve(settings.model, progress=progress)
    proposer = _proposer(source, config, settings, target, progress, tokenizer, reads_weights)
    return Speculation(proposer, settings, source.fingerprint)


def _proposer(
    source: ModelSource,
    config: EngineConfig,
    settings: SpeculativeConfig,
    target: ModelConfig,
    progress: Progress | None,
    tokenizer: Tokenizer | None,
    reads: bool,
) -> Proposer:
    ops, stored = ops_of(config.kernels), np.dtype(ml_dtypes.bfloat16 if config.dtype == "bfloat16" else np.float32)
    if settings.method == "mtp":
        count = settings.num_speculative_tokens
        heads = load_heads(source, target, count, stored, progress) if reads else abstract_heads(target.d_model, count)
        return MTP(packed_heads(heads, ops))
    is_eagle = settings.method == "eagle"
    if not is_eagle:
        _check_is_model(source)
    cfg = eagle_config(source, target) if is_eagle else load_config(source)
    spec = spec_of(cfg)
    if reads:
        _check_vocab(source, cfg, target)
        _check_positions(source, cfg, config.max_model_len)
    if is_eagle:
        own = load_eagle(source, cfg, stored, progress) if reads else abstract_eagle(spec)
        return Eagle(spec, packed_eagle(spec, own, ops))
    if reads:
        _check_tokenizer(source, tokenizer)
    weights = load(source, config.dtype, ops=ops, progress=progress)[1] if reads else abstract(spec)
    return DraftModel(spec, packed(spec, weights, ops))


def _check_is_model(source: ModelSource) -> None:
    """Heads and layers that only draft say in their config what they are."""
    kinds = {"mtp_heads": "mtp", "eagle": "eagle"}
    if source.kind == "hf" and (method := kinds.get(read_json(source.path / "config.json").get("model_type", ""))):
        raise UnsupportedModel(f'{source.name} is no draft model: give "method": "{method}" with it')


def _check_vocab(source: ModelSource, cfg: ModelConfig, target: ModelConfig) -> None:
    if cfg.vocab != target.vocab:
        raise UnsupportedModel(
            f"draft model {source.name} has {cfg.vocab} tokens, and the target {target.vocab}: they must share one vocabulary"
        )


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
