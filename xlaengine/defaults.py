"""From `Settings` and a model to an `EngineConfig`, with values for the settings that the user leaves open."""

from __future__ import annotations

import functools
import logging
from dataclasses import fields
from typing import Any

import jax

from xlaengine.config import DEFAULT_NAME, EngineConfig, Settings
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.ops import native
from xlaengine.ops.products import ROW_TILE
from xlaengine.runner.forked import refuse_fork
from xlaengine.runner.plugin import Speculation
from xlaengine.sources import ModelSource
from xlaengine.text import Tokenizer
from xlaengine.types import Progress

log = logging.getLogger(__name__)

DEFAULT_MAX_MODEL_LEN = 1024
"""The default of S; a model with fewer positions has its own number. Each slot takes memory for S entries."""


def engine_config(settings: Settings, model: ModelConfig, progress: Progress | None = None) -> EngineConfig:
    """The engine's config, from the settings, for this model on this machine.

    Args:
        progress: as in `chosen_layout`.

    Raises:
        ValueError: no engine can be built with these settings.
    """
    if settings.enable_return_routed_experts:
        spec_of(model).reporting()
    dtype = chosen_dtype(model, settings.dtype)
    known = {field.name for field in fields(EngineConfig)}
    chosen = {
        "max_model_len": chosen_max_model_len(model, settings.max_model_len),
        "short_slots": settings.parsed_short_slots,
        "dtype": dtype,
        "max_logprobs": min(settings.max_logprobs, model.vocab),
        "probe": settings.probe or settings.probe_every > 0,
        "prefill_tokens_per_step": settings.max_num_batched_tokens,
        "speculative": settings.speculative,
        "tensor_parallel_size": settings.tensor_parallel_size or (jax.device_count() if jax.process_count() > 1 else 1),
    }
    same = {name: value for name, value in settings.as_arguments().items() if name in known}
    return EngineConfig(**same | chosen | chosen_layout(dtype, progress))


def chosen_max_model_len(model: ModelConfig, wanted: int | None) -> int:
    """S, the positions of a slot. Raises ValueError if ``wanted`` is more than the model's positions, or no request fits into these."""
    most = model.most_positions
    if most < 2:
        raise ValueError(f"a request needs 2 positions, for a token of prompt and one of output; this model has {most}{model.bound}")
    if wanted is not None and wanted > most:
        raise ValueError(f"max_model_len {wanted} is more than this model's {most} positions{model.bound}")
    return min(most, DEFAULT_MAX_MODEL_LEN) if wanted is None else wanted


def chosen_dtype(model: ModelConfig, wanted: str) -> Any:
    """The name of the dtype. ``auto`` is float32 on a CPU; elsewhere the checkpoint's dtype, or float32 if that is not supported."""
    if wanted != "auto":
        return wanted
    return "float32" if _platform() == "cpu" or model.dtype not in ("float32", "bfloat16") else model.dtype


def _platform() -> str:
    """JAX's platform, such as ``cpu``. The first call starts JAX.

    Raises:
        ValueError: JAX can start none of the platforms that JAX_PLATFORMS names.
        RuntimeError: this process is a fork of one that had started JAX.
    """
    try:
        platform = jax.default_backend()
    except (RuntimeError, AssertionError) as error:
        why = str(error) or "none of them could be started"
        platforms = jax.config.jax_platforms  # pyright: ignore[reportAttributeAccessIssue]  # JAX declares none of its flags
        raise ValueError(f"JAX_PLATFORMS is {platforms!r}: {why}") from error
    refuse_fork()
    return platform


def chosen_layout(dtype: str, progress: Progress | None = None) -> dict[str, Any]:
    """``kernels`` and ``prefill_tile`` of `EngineConfig` on a CPU; empty elsewhere.

    Kernels are native if they are available. Prompts are computed in tiles of 32 rows, except in bfloat16 with XLA's products, which (in
    jax 0.10) convert a layer's matrices to float32 for each tile.

    Args:
        progress: called with ``build``, if the kernels must be compiled.
    """
    if _platform() != "cpu":
        return {}
    report = progress if progress is not None and native.is_to_be_built() else lambda *_: None
    report("build", 0, 1)
    reason = native.missing()
    report("build", 1, 1)
    if reason is not None:
        _warn_of_xla(reason)
    return {"kernels": "xla" if reason else "native", "prefill_tile": ROW_TILE if dtype == "float32" or reason is None else 0}


@functools.cache  # so that it warns once
def _warn_of_xla(reason: str) -> None:
    log.warning("XLA's kernels compute products and attention, which takes 1.5 times as long: %s", reason)


def warn_of_quantization(settings: Settings) -> None:
    """Warns that ``quantization`` changes tokens. For the one model that was measured (spike/71), the warning says how much."""
    if settings.quantization is None:
        return
    measured = "what it does to this model has not been measured"
    if settings.model_name == DEFAULT_NAME:
        measured = f"{DEFAULT_NAME} had a perplexity of 43.2 in place of 41.9, and 13 % of its most likely tokens were other ones"
    log.warning("quantization %s changes tokens: %s", settings.quantization, measured)


def speculation_of(
    config: EngineConfig,
    target: ModelConfig,
    progress: Progress | None = None,
    *,
    tokenizer: Tokenizer | None = None,
    reads_weights: bool = True,
    source: ModelSource | None = None,
) -> Speculation | None:
    """The speculation that ``config.speculative`` names; None if that is None.

    Args:
        progress: as `LLM` has it.
        tokenizer: the target's, if there is one.
        reads_weights: if False, only shapes are read, and the drafter is not compared with the target.
        source: the target's files, which may hold a drafter.

    Raises:
        SourceError, CheckpointError, UnsupportedModel: a drafter cannot be found, read, or used with this target (all are ValueErrors).
    """
    if config.speculative is None:
        return None
    from xlaengine.speculate.opening import open_speculation  # an engine without speculation imports nothing of that room

    return open_speculation(
        config, config.speculative, target, progress, tokenizer=tokenizer, reads_weights=reads_weights, target_source=source
    )
