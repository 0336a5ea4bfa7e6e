"""What does a shared system prompt cost in a hybrid, if the state after it is kept?

usage: python spike/47_prefix_states.py [--batch 8] [--requests 32] [--shared 1000] [--rounds 3]

A small qwen3_5 with random weights: 8 layers, 6 of them gated delta networks of 8 heads of 64. Requests share their first --shared tokens
and have 8 to 24 of their own and 16 output tokens. Alternated pairs with and without reuse on one warm engine, whose state is emptied
before each run. Streams must be equal, bit for bit. It prints the median, the least and the greatest of the ratios, and what the copies
cost compared with the chunks that they replace.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import jax
import numpy as np

from xlaengine import Request, SamplingParams
from xlaengine.config import EngineConfig
from xlaengine.control.chunks import chunks_of
from xlaengine.control.plan import Chunk, CopyPrefix, KeepState, Lease, LoadState, Plan, Prefill
from xlaengine.engine import Engine
from xlaengine.models.checkpoint.hf_config import read_hf_config
from xlaengine.models.random_weights import random_weights
from xlaengine.runner import Runner
from xlaengine.types import Event, StreamId

CONFIG = {
    "architectures": ["Qwen3_5ForCausalLM"],
    "model_type": "qwen3_5_text",
    "attention_bias": False,
    "eos_token_id": 2,
    "head_dim": 64,
    "hidden_act": "silu",
    "hidden_size": 512,
    "intermediate_size": 1536,
    "layer_types": ["linear_attention", "linear_attention", "linear_attention", "full_attention"] * 2,
    "linear_conv_kernel_dim": 4,
    "linear_key_head_dim": 64,
    "linear_num_key_heads": 8,
    "linear_num_value_heads": 8,
    "linear_value_head_dim": 64,
    "max_position_embeddings": 2048,
    "num_attention_heads": 8,
    "num_hidden_layers": 8,
    "num_key_value_heads": 2,
    "rms_norm_eps": 1e-6,
    "rope_parameters": {"partial_rotary_factor": 0.25, "rope_theta": 1e7, "rope_type": "default"},
    "tie_word_embeddings": True,
    "vocab_size": 4096,
}


def open_engine(batch: int, length: int) -> Engine:
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "config.json").write_text(json.dumps(CONFIG))
        model = read_hf_config(Path(directory))
    shapes = {"prefill_tile": 32, "kernels": "native", "enable_prefix_caching": True}
    return Engine(Runner(model, random_weights(model), EngineConfig(max_num_seqs=batch, max_model_len=length, **shapes)))


def sharing(rng: np.random.Generator, count: int, shared: int) -> list[Request]:
    system = rng.integers(3, CONFIG["vocab_size"], shared).tolist()
    greedy = SamplingParams(temperature=0, max_tokens=16, ignore_eos=True, seed=0)
    own = [rng.integers(3, CONFIG["vocab_size"], rng.integers(8, 25)).tolist() for _ in range(count)]
    return [Request(request_id=f"r{i}", prompt_token_ids=(*system, *each), params=greedy) for i, each in enumerate(own)]


def together(engine: Engine, requests: list[Request], reuse: bool) -> list[Event]:
    for each in requests:
        engine.submit(each, reuse=reuse)
    return list(engine)


def in_turn(engine: Engine, requests: list[Request], reuse: bool) -> list[Event]:
    return [event for each in requests for event in together(engine, [each], reuse)]


def compare(
    engine: Engine, what: str, requests: list[Request], serve: Callable[[Engine, list[Request], bool], list[Event]], rounds: int
) -> None:
    times: dict[bool, list[float]] = {True: [], False: []}
    for turn in range(rounds):
        found = {}
        for reuse in (True, False) if turn % 2 else (False, True):
            engine.reset()
            engine.take()
            began = time.perf_counter()
            events = serve(engine, requests, reuse)
            times[reuse].append(time.perf_counter() - began)
            found[reuse] = sorted(events, key=lambda event: (event.request_id, getattr(event, "index", 0)))
        if found[True] != found[False]:
            raise SystemExit(f"{what}: reuse has changed a stream")
    ratios = sorted(without / having for having, without in zip(times[True], times[False], strict=True))
    seconds = ", ".join(f"{'with' if reuse else 'without'} {statistics.median(times[reuse]):.2f} s" for reuse in (True, False))
    print(f"{what}: {seconds}, ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})", flush=True)


def copies(engine: Engine, length: int, rounds: int) -> None:
    runner, tokens, lease = engine.runner, tuple(range(3, 3 + length)), Lease(1, StreamId("a"), 1)
    chunks: list[Plan] = [
        Prefill((Chunk(lease, start, tokens[start : start + size], size),))
        for start, size in chunks_of(length, engine.config.prefill_buckets)
    ]

    def milliseconds(plans: list[Plan]) -> float:
        began = time.perf_counter()
        for plan in plans:
            runner.dispatch(plan)
        assert runner.state is not None
        jax.block_until_ready(runner.state)
        return (time.perf_counter() - began) * 1e3

    kinds = {"kept": [KeepState(lease, 0)], "copied and loaded": [CopyPrefix(lease, 0, 0, length), LoadState(lease, 0)], "computed": chunks}
    taken = [{kind: milliseconds(plans) for kind, plans in kinds.items()} for _ in range(rounds + 1)][1:]
    print(
        f"{length} tokens: " + ", ".join(f"{kind} {statistics.median(each[kind] for each in taken):.2f} ms" for kind in kinds), flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--requests", type=int, default=32)
    parser.add_argument("--shared", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    engine = open_engine(args.batch, args.shared + 64)
    state = engine.runner.state
    assert state is not None
    kept = sum(leaf.nbytes for leaf in jax.tree.leaves(state.prefix_states))
    print(f"B = {args.batch}, prefill is exact: {engine.runner.prefill_is_exact}, {kept / 2**20:.1f} MiB of states")
    requests = sharing(np.random.default_rng(0), args.requests, args.shared)
    copies(engine, args.shared // 32 * 32, args.rounds)
    together(engine, requests[: args.batch], reuse=True)
    compare(engine, f"{args.requests} requests together", requests, together, args.rounds)
    compare(engine, f"{args.requests // 2} requests in turn", requests[: args.requests // 2], in_turn, args.rounds)
    names = ("prefix_copies", "prefix_states_kept", "prefix_states_loaded", "compiles_after_warmup")
    print({name: engine.metrics()[name] for name in names})


if __name__ == "__main__":
    main()
