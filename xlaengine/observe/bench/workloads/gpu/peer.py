"""The common workload in transformers' continuous batching, on the same card and shape."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from xlaengine.models.config import ModelConfig
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.peers import Peer, workload_file
from xlaengine.observe.bench.result import Result
from xlaengine.observe.bench.streams import check_equal, common_requests, run_all
from xlaengine.observe.bench.workloads.gpu import transformers_process
from xlaengine.observe.bench.workloads.gpu.engines import DTYPE, opened, scale


def measure(bench: Bench) -> Iterator[Result]:
    """Runs the workload alternately in this engine and in transformers. Both have random weights and ignore EOS, so they do the same work.

    Raises:
        PeerFailed: transformers is missing or has failed, or gave another number of tokens.
        StreamsDiffer: a stream of this engine differs from the same stream alone, or between runs.
    """
    at, settings, B = scale(), bench.settings, max(bench.settings.max_num_seqs)
    name, model = next(iter(at.models.items()))
    requests = common_requests(model.vocab, settings.requests, settings.shortest, min(settings.longest, at.length // 2))
    tokens = sum(request.max_tokens for request in requests)
    peer = Peer(Path(transformers_process.__file__))
    ours, theirs = [], []
    with (
        tempfile.TemporaryDirectory(prefix="xlaengine-bench-") as scratch,
        opened(bench, model, B, length=at.length, chunk=at.chunk) as engine,
    ):
        directory = Path(scratch)
        (directory / "config.json").write_text(json.dumps(described(model)), encoding="utf-8")
        workload = workload_file(directory, requests, B=B, S=at.length, model=scratch, dtype=DTYPE)
        runs = []
        for _ in bench.samples(f"gpu-peer[{name}/{B}]"):
            began = time.perf_counter()
            runs.append(run_all(engine, requests))
            ours.append(time.perf_counter() - began)
            lines = peer.run(workload, tokens, B=B, model=scratch, dtype=DTYPE)
            theirs.append(min(line.seconds for line in lines))
        check_equal(engine, requests, *runs)
    both = (("xlaengine", ours), ("transformers", theirs))
    for engine_name, seconds in both:
        samples = tuple(tokens / each for each in seconds)
        yield Result(workload="gpu-peer", case=f"{name}, B={B}, {engine_name}", unit="tok/s", better="higher", samples=samples, rows=B)
    ratios = tuple(other / own for own, other in zip(ours, theirs, strict=True))
    yield Result(workload="gpu-peer", case=f"{name}, B={B}, xlaengine over transformers", unit="x", better="higher", samples=ratios)


def described(model: ModelConfig) -> dict[str, object]:
    """Returns the content of the model's ``config.json``."""
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "vocab_size": model.vocab,
        "hidden_size": model.d_model,
        "intermediate_size": model.mlp,
        "num_hidden_layers": model.layers,
        "num_attention_heads": model.heads,
        "num_key_value_heads": model.kv_heads,
        "head_dim": model.head_dim,
        "max_position_embeddings": model.max_positions,
        "rms_norm_eps": model.norm_eps,
        "rope_theta": model.rope_theta,
        "tie_word_embeddings": model.tie_embeddings,
        "torch_dtype": DTYPE,
    }
