"""Keys and values in bfloat16 or int8: how far is the engine from the oracle, what does it cost in quality, and what does it bring?

    python spike/72_kv_dtype.py error      the engine against oracles that round keys alike, and against ones that do not
    python spike/72_kv_dtype.py quality    perplexity of text, and greedy agreement, against float32 slots
    python spike/72_kv_dtype.py memory     slots that fit into so much memory (`xlaengine plan`)
    python spike/72_kv_dtype.py kernel     attention alone at a long context, the three dtypes in turn
    python spike/72_kv_dtype.py speed      decode steps at a long context, the three dtypes in turn

What was found is in 72_kv_dtype.md.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import exp
from pathlib import Path
from statistics import fmean, median

import jax
import jax.numpy as jnp
import numpy as np

from xlaengine import LLM, SamplingParams
from xlaengine.check.oracle.sampling import log_softmax
from xlaengine.check.oracle.streams import open_oracle
from xlaengine.config import Settings
from xlaengine.defaults import engine_config
from xlaengine.opening import ModelFiles
from xlaengine.ops.base import Past
from xlaengine.ops.chosen import ops_of
from xlaengine.ops.entries import stored
from xlaengine.planning import Memory, make_plan
from xlaengine.types import Request, TokenEvent

KINDS = "float32", "bfloat16", "int8"
ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
TEXTS = ("The capital of France is", "Once upon a time", "1, 2, 3, 4,", "def fibonacci(n):\n")


def error() -> None:
    """The log-probabilities of the engine's 20 likeliest tokens against oracles, in nats."""
    for kind in KINDS:
        rng = np.random.default_rng(0)
        gaps: dict[str, list[float]] = {}
        with LLM(max_num_seqs=8, max_model_len=256, kv_cache_dtype=kind) as llm:
            prompts = [rng.integers(3, llm.vocab_size, rng.integers(1, 200)).tolist() for _ in range(8)]
            outputs = llm.generate([*prompts, *TEXTS], SamplingParams(temperature=0, max_tokens=24, logprobs=20, ignore_eos=True))
            path = llm.source.path
        alike, exact = open_oracle(path, "float32", kv_dtype=kind), open_oracle(path, "float32")
        oracles = {"float32 oracle": alike, "float64 oracle": alike.judge, "oracle that rounds nothing": exact}
        for output in outputs:
            completion = output.outputs[0]
            ids, first = [*output.prompt_token_ids, *completion.token_ids][:-1], len(output.prompt_token_ids) - 1
            for name, oracle in oracles.items():
                for logits, step in zip(oracle.logits(ids, first), completion.logprobs or (), strict=True):
                    found = log_softmax(logits)
                    gaps.setdefault(name, []).append(max(abs(entry.logprob - found[token]) for token, entry in step.items()))
        for name, values in gaps.items():
            print(f"{kind:9} {name:27}  largest {max(values):.1e}  99 %: {np.quantile(values, 0.99):.1e}  median {median(values):.1e}")
        sys.stdout.flush()


def quality() -> None:
    """Perplexity over windows of the project's own pages, and how many greedy streams agree for how long."""
    outputs: dict[str, list[Sequence[int]]] = {}
    for kind in KINDS:
        with LLM(max_num_seqs=8, max_model_len=1024, kv_cache_dtype=kind, max_logprobs=1, prompt_logprobs=True) as llm:
            ids = [token for page in PAGES for token in llm.tokenizer.encode(page.read_text(encoding="utf-8"), add_special_tokens=False)]
            windows = [ids[start : start + 1000] for start in range(0, 12_000, 1000)]
            scored = llm.generate(windows, SamplingParams(temperature=0, max_tokens=1, prompt_logprobs=1))
            both = [zip(window, each.prompt_logprobs or (), strict=True) for window, each in zip(windows, scored, strict=True)]
            logprobs = [step[token].logprob for pairs in both for token, step in pairs if step]
            begun = [window[:200] for window in windows]
            greedy = llm.generate(begun, SamplingParams(temperature=0, max_tokens=128, ignore_eos=True))
            outputs[kind] = [each.outputs[0].token_ids for each in greedy]
        same = [_common(a, b) for a, b in zip(outputs["float32"], outputs[kind], strict=True)]
        whole = sum(count == 128 for count in same)
        print(f"{kind:9} perplexity {exp(-fmean(logprobs)):.4f} over {len(logprobs)} tokens", flush=True)
        print(f"          greedy: {whole} of {len(same)} streams of 128 tokens equal; they differ after {median(same):.0f} tokens (median)")


def _common(one: Sequence[int], other: Sequence[int]) -> int:
    """How many tokens two streams have in common from the beginning."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b), len(one))


def memory() -> None:
    """The largest max_num_seqs with max_model_len 2048, the default model and native kernels."""
    files = ModelFiles(None)
    for gib in (2, 4, 8, 16):
        most = {}
        for kind in KINDS:
            config = engine_config(Settings(max_model_len=2048, max_logprobs=0, kv_cache_dtype=kind), files.facts)
            most[kind] = make_plan(files.shapes(config), Memory(gib << 30, "")).most_seqs
        print(f"{gib:2} GiB: {most}", flush=True)


B, CONTEXT, STEPS, ROUNDS = 8, 3900, 12, 5


def speed() -> None:
    """Milliseconds of a decode step with 8 rows at positions from 3900 on, in engines that are all open, in turn."""
    engines = {kind: at_context(kind) for kind in KINDS}
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(ROUNDS):
        for kind, llm in engines.items():
            began = time.perf_counter()
            for _ in range(STEPS):
                llm.engine.step()
            times[kind].append((time.perf_counter() - began) / STEPS * 1e3)
    for kind, found in times.items():
        pairs = [a / b for a, b in zip(times["float32"], found, strict=True)]
        each = " ".join(f"{ms:.1f}" for ms in found)
        print(f"{kind:9} {each} ms a step; median {median(found):.1f}; float32 over it {median(pairs):.2f}")


def kernel() -> None:
    """Milliseconds of native attention of a step of the default model in all its layers, with 8 rows at position 4000."""
    L, K, G, H, S = 30, 3, 3, 64, 4096
    ops_of("native").ready()
    attend = jax.jit(lambda q, past: [ops_of("native").attend(q, past._replace(layer=jnp.int32(layer), block=128)) for layer in range(L)])
    x = jnp.asarray(np.random.default_rng(0).standard_normal((L, B, K, S, H), np.float32))
    q, at = jnp.ones((B, 1, K, G, H)), jnp.full((B, 1), 4000, jnp.int32)
    pasts = {}
    for kind in KINDS:
        held, scale = stored(x, kind)
        held = jax.lax.bitcast_convert_type(held, jnp.uint16) if kind == "bfloat16" else held
        rows = jnp.arange(B, dtype=jnp.int32)
        pasts[kind] = Past(held, held, jnp.int32(0), rows, at, at[:, 0] + 1, 0, key_scales=scale, value_scales=scale)
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for turn in range(41):
        for kind, past in pasts.items():
            began = time.perf_counter()
            jax.block_until_ready(attend(q, past))
            if turn:  # the first one compiles
                times[kind].append((time.perf_counter() - began) * 1e3)
    for kind, found in times.items():
        pairs = [a / b for a, b in zip(times["float32"], found, strict=True)]
        print(f"{kind:9} least {min(found):.1f} ms, median {median(found):.1f}; float32 over it: median of pairs {median(pairs):.2f}")


def at_context(kind: str) -> LLM:
    """An engine whose rows decode. They have one prompt: it is computed once, and copied."""
    llm = LLM(max_num_seqs=B, max_model_len=4096, kv_cache_dtype=kind, max_logprobs=0)
    prompt = tuple(np.random.default_rng(0).integers(3, 40_000, CONTEXT).tolist())
    params = SamplingParams(temperature=0, seed=0, max_tokens=STEPS * ROUNDS + 40, ignore_eos=True)
    for number in range(B):
        llm.engine.submit(Request(request_id=str(number), prompt_token_ids=prompt, params=params))
    begun: set[str] = set()
    while len(begun) < B:
        begun |= {event.request_id for event in llm.engine.step() if isinstance(event, TokenEvent)}
    return llm


if __name__ == "__main__":
    {"error": error, "quality": quality, "memory": memory, "kernel": kernel, "speed": speed}[sys.argv[1]]()
