"""Estimates what graphs need beside their arguments while they run, without compiling them.

XLA decides it, and its `memory_analysis` reports it. These formulas were fitted to that report for many shapes on XLA:CPU (FINDINGS.md,
"What an engine needs"), and the tests check them. Other backends were not measured: they count as a CPU without its two costs:

*   Rows beyond one tile run in a loop, and what enters and leaves each layer's loops has a buffer of its own. If a chunk passes each layer
  by tiles (`EngineConfig.prefill_tile`), there is one loop around the whole layer, and one tile's buffers serve all.
*   bfloat16 is computed in float32: before jax 0.11 a graph that writes the KV array converts the whole array, and the matrices of all
  layers too.

Native kernels (`EngineConfig.kernels`) have neither cost: they take any number of rows, and read keys, values and matrices in place.
"""

from __future__ import annotations

import math

import jax

from xlaengine.config import EngineConfig
from xlaengine.device.attention import GROUP
from xlaengine.device.drafting import Drafter
from xlaengine.device.logprobs import POSITIONS
from xlaengine.models.config import ModelConfig
from xlaengine.models.layers import ROW_TILE, segments_of

FLOAT32 = 4

SAMPLING = {"xla": 7.04, "native": 2.05}
"""The number of arrays as large as the logits that choosing a token needs, with filters, noise and adjustments, by `EngineConfig.kernels`.

Drafts, and draws after them, use XLA's kernels in both cases; the draws need one array more.
"""

SCORING = 2.03
"""The same for log-probabilities of a prompt."""

CONVERTS_WHOLE = jax.__version_info__ < (0, 11)
"""Whether XLA:CPU converts whole arrays from bfloat16 to float32."""

KV_COPIES = {"prefill": 1.0, "step": 1.5}
"""The number of float32 copies of the KV array that each kind of graph makes."""


def temporaries(model: ModelConfig, engine: EngineConfig, drafter: Drafter | None, platform: str) -> int:
    """Returns the bytes of the graph that needs most: only one runs at a time."""
    longest, reads_hidden = engine.prefill_sizes[-1], engine.speculative is not None and engine.speculative.reads_features
    needs = [_prefill(model, engine, platform, whole_layers=reads_hidden or engine.prompt_logprobs), *_steps(model, engine, platform)]
    if engine.prompt_logprobs:
        needs.append(SCORING * min(engine.prefill_tile or longest, POSITIONS) * model.vocab * FLOAT32)
    if engine.speculative is not None and engine.speculative.is_autoregressive:
        needs.append(SAMPLING["xla"] * engine.decode_widths[-1] * model.vocab * FLOAT32)
    if drafter is not None and drafter.cache is not None:
        needs += [_prefill(drafter.cache, engine, platform), *_steps(drafter.cache, engine, platform)]
    return math.ceil(max(needs))


def _prefill(model: ModelConfig, engine: EngineConfig, platform: str, *, whole_layers: bool = False) -> float:
    """Returns the bytes of the longest chunk. With tiles: one tile's bytes, and hidden states and rotations of the whole chunk.

    If the layers are a loop, the result of the last layer has an array of its own; in bfloat16 there is a third such array in any case.
    """
    longest, item = engine.prefill_sizes[-1], FLOAT32 if engine.dtype == "float32" else 2
    one = _forward(model, engine, engine.prefill_tile or longest, 1, platform, "prefill", whole_layers=whole_layers)
    looped = engine.kernels == "native" and (whole_layers or engine.dtype == "bfloat16")
    hidden = (3 if looped else 2) * model.d_model * item
    return one + (longest * (hidden + model.head_dim * FLOAT32) if engine.prefill_tile else 0)


def _steps(model: ModelConfig, engine: EngineConfig, platform: str) -> list[float]:
    """Returns the bytes of a decode graph, and those of a verify graph, which has one token in each place."""
    R, draws = engine.decode_widths[-1], engine.speculative is not None and engine.speculative.draws
    tokens = max(R, *engine.verify_places, 0)
    arrays = SAMPLING["xla"] + 1 if draws else SAMPLING[engine.kernels]
    return [arrays * tokens * model.vocab * FLOAT32, _forward(model, engine, tokens, R, platform, "step")]


def _forward(
    model: ModelConfig, engine: EngineConfig, tokens: int, rows: int, platform: str, kind: str, *, whole_layers: bool = False
) -> float:
    """Returns the bytes of ``tokens`` tokens in ``rows`` rows through the layers.

    Args:
        whole_layers: whether the result of the last layer is read too; if not, XLA leaves out its products.
    """
    L, D, F, H = model.layers, model.d_model, model.mlp, model.head_dim
    qkv, item = (model.heads + 2 * model.kv_heads) * H, FLOAT32 if engine.dtype == "float32" else 2
    if engine.kernels == "native":
        return tokens * (3 * F + D) * FLOAT32
    attention = _attention(model, engine, tokens, rows)
    if platform != "cpu" or tokens <= ROW_TILE:
        size = max(tokens * (3 * F + D) * item, attention)
    else:
        size = tokens * ((L - (not whole_layers)) * (qkv + 2 * F + 3 * D) + qkv) * item + attention
    if platform == "cpu" and engine.dtype == "bfloat16" and CONVERTS_WHOLE:
        kv = 2 * L * engine.max_num_seqs * model.kv_heads * engine.cache_len * H
        size += KV_COPIES[kind] * kv * FLOAT32
        size += (L * D * 2 * F + (L - 1) * _converted((D, qkv), (model.heads * H, D), (F, D))) * FLOAT32
    return size


def _converted(*matrices: tuple[int, int]) -> int:
    """Returns the elements of the matrices that are converted as a whole; products in segments convert each segment when it is used."""
    return sum(rows * columns for rows, columns in matrices if segments_of(rows, columns) == 1)


def _attention(model: ModelConfig, engine: EngineConfig, tokens: int, rows: int) -> float:
    """Returns the bytes of scores, queries, and a block of keys and values, for the rows that are computed together."""
    group = math.gcd(rows, GROUP)
    of_queries = tokens * group / rows * model.heads * (2 * engine.kv_block + model.head_dim)
    return (of_queries + 2 * group * model.kv_heads * model.head_dim * engine.kv_block) * FLOAT32
