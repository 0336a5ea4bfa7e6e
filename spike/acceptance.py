"""How well drafters predict a trained target: its loss on held-out text, and how many of their tokens it accepts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import tiny_models as tiny
from jax import Array
from tiny_training import LONG, PROMPT, SHORT, jitted_loss, nats

from xlaengine.llm import LLM
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.text import load_tokenizer
from xlaengine.types import SamplingParams

PROMPTS, OUTPUT = 48, 192

Guess = Callable[[Array, Array], list[Array]]
"""From tokens and the target's features the logits of drafted tokens: entry d at ``[:, c]`` is for token c + 1 + d, given the tokens up to
c. The tokens drafted before it are assumed to be right, the only case in which it counts. Entries wrap around at undefined positions c."""


@dataclass(frozen=True)
class Target:
    cfg: ModelConfig
    weights: Weights

    def features(self, tokens: Array) -> Array:
        return tiny.features(self.cfg, self.weights, tokens)


def show_losses(name: str, cfg: ModelConfig, weights: Weights, held_out: np.ndarray, tokenizer: Path) -> None:
    value, size = jitted_loss(cfg), len(load_tokenizer(tokenizer).decode([int(i) for i in held_out]).encode())
    losses = [nats(value, weights, held_out, length) for length in (SHORT, LONG)]
    bits = [loss * len(held_out) / size / math.log(2) for loss in losses]
    print(f"{name}: held out {losses[0]:.4f} nats/token in {SHORT} ({bits[0]:.3f} bits/byte), {losses[1]:.4f} in {LONG} ({bits[1]:.3f})")


def show_acceptance(model: Path, cfg: ModelConfig, held_out: np.ndarray, guesses: dict[str, Guess], depth: int) -> None:
    """Prints agreement on what the model of ``model`` writes after prompts from the held-out text, and a sample."""
    rng, target = np.random.default_rng(7), Target(cfg, tiny.read_model(model))
    starts = rng.integers(0, len(held_out) - PROMPT, PROMPTS)
    prompts = np.stack([held_out[s : s + PROMPT] for s in starts]).astype(np.int32)
    with LLM(str(model), max_num_seqs=16, max_model_len=PROMPT + OUTPUT, max_logprobs=0) as llm:
        for temperature in (0.0, 0.8):
            params = [SamplingParams(max_tokens=OUTPUT, temperature=temperature, seed=i, ignore_eos=True) for i in range(len(prompts))]
            outputs = llm.generate([[int(i) for i in prompt] for prompt in prompts], params)
            own = np.array([output.outputs[0].token_ids for output in outputs], np.int32)
            tokens = np.concatenate([prompts, own], 1)
            _show(f"temperature {temperature}", tokens, temperature, target, guesses, depth)
            sample = llm.tokenizer.decode([int(i) for i in tokens[0]])
            print(f"--- a prompt of {PROMPT} tokens and {OUTPUT} more\n{sample}\n---", flush=True)


def _show(title: str, tokens: np.ndarray, temperature: float, target: Target, guesses: dict[str, Guess], depth: int) -> None:
    """Prints for each drafter how often its top token is the target's, and the tokens of a pass with chains of as many guesses."""
    wanted = jax.jit(lambda tokens: target.features(tokens) @ target.weights.embed.T)
    for name, guess in guesses.items():
        first, last = PROMPT, PROMPT + OUTPUT - 1 - depth
        same, shared, hits = [], [], []
        compute = jax.jit(lambda tokens, guess=guess: guess(tokens, target.features(tokens)))
        for i in range(0, len(tokens), 8):
            rows = tokens[i : i + 8]
            teacher = wanted(rows)
            for d, logits in enumerate(compute(rows)):
                student, ahead = logits[:, first:last], teacher[:, first + d : last + d]
                same.append((d, np.asarray(student.argmax(-1) == ahead.argmax(-1))))
                shared.append((d, np.asarray(overlap(ahead, student, temperature or 1.0))))
                hits.append((d, np.asarray(student.argmax(-1)) == rows[:, first + 1 + d : last + 1 + d]))
        by_depth = [[np.concatenate([x for depth, x in kind if depth == d]) for d in range(depth)] for kind in (same, shared, hits)]
        agree, both = (" ".join(f"{x.mean():.3f}" for x in kind) for kind in by_depth[:2])
        chain = f"  tokens a pass {tokens_a_pass(np.stack(by_depth[2])):.3f}" if temperature == 0 else f"  sum of min(p, q) {both}"
        print(f"{title}  {name}: top-1 agreement at depth 1 to {depth}: {agree}{chain}", flush=True)


def overlap(teacher: Array, student: Array, temperature: float) -> Array:
    """Returns the share of drafts that rejection keeps (Leviathan et al. 2023), ``[*]`` for logits ``[*, V]``."""
    p, q = jax.nn.softmax(teacher / temperature), jax.nn.softmax(student / temperature)
    return jnp.minimum(p, q).sum(-1)


def tokens_a_pass(hits: np.ndarray) -> float:
    """Walks greedy streams from pass to pass: a pass yields the drafts before the first miss, and one token of its own.

    ``hits [D, B, T]``: whether draft d of a chain from t is the stream's own token.
    """
    leading = np.cumprod(hits, 0).sum(0)
    tokens = passes = 0
    for row in leading:
        t = 0
        while t < len(row):
            tokens += 1 + row[t]
            passes += 1
            t += 1 + row[t]
    return tokens / passes
