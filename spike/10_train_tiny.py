"""How well do drafters of four kinds predict a trained target? Trains the tiny pair the package carries, and measures it.

usage: python spike/10_train_tiny.py STAGE [STAGE ...] --work DIR [--texts DIR] [--steps N | --minutes M] [--step-tokens N]

Stages, in this order: text, target, corpus, draft, mtp, eagle, measure. The models are left in DIR/tiny/{target,draft,mtp,eagle}; copy
them to xlaengine/sources/tiny. A stage that is killed goes on from its last state in DIR. --minutes ends a schedule at that time,
whatever the machine's speed, and prints the steps it took; --steps is a schedule that can be repeated. 10_train_tiny.md says how many
steps the models in the package took, by time. On Linux, GLIBC_TUNABLES=glibc.malloc.hugetlb=1 spares a step the page faults of its
temporary arrays, a third of its CPU time.

The text: tiny_training.py.
"""

from __future__ import annotations

import argparse
from typing import Any

import jax.numpy as jnp
import numpy as np
import tiny_models as tiny
from acceptance import Guess, show_acceptance, show_losses
from jax import Array
from tiny_training import SHORT, Corpus, arguments, length_at, prepare_corpus, prepare_text, train_drafter, train_on_text

from xlaengine.models.weights import Weights

CORPUS = Corpus("", text=600, own=600)
DEPTH = 4


def train_target(args: argparse.Namespace) -> None:
    def export(weights: Weights) -> None:
        tiny.write_llama(args.work / "tiny" / "target", tiny.TARGET, weights)

    train_on_text("target", args, tiny.TARGET, tiny.initial(tiny.TARGET, 0), export, 2e-3)


# Drafters


def train_kind(kind: str, args: argparse.Namespace) -> None:
    target = tiny.read_model(args.work / "tiny" / "target")
    directory = args.work / "tiny" / kind
    initial, loss, export, peak = {
        "draft": lambda: (tiny.initial(tiny.DRAFT, 4), tiny.draft_loss, lambda p: tiny.write_llama(directory, tiny.DRAFT, p), 3e-3),
        "mtp": lambda: (tiny.mtp_initial(), tiny.mtp_loss, lambda p: tiny.write_mtp(directory, p), 2e-3),
        "eagle": lambda: (tiny.eagle_initial(target), tiny.eagle_loss, lambda p: tiny.write_eagle(directory, p), 1.5e-3),
    }[kind]()

    def more(rng: np.random.Generator, length: int, passes: int) -> dict[str, np.ndarray]:
        extra = {
            "draft": lambda: {},
            "mtp": lambda: {"anchors": np.sort(rng.choice(length - tiny.MTP_HEADS, 64, replace=False))},
            "eagle": lambda: {"discount": 0.8 ** np.arange(passes, dtype=np.float32)},
        }
        return extra[kind]()

    lengths = (lambda done: SHORT) if kind == "mtp" else length_at  # a head sees one position, wherever it is
    train_drafter(kind, args, CORPUS, (initial, loss(target.embed), export, peak), more, lengths)


# Measurements


def measure(args: argparse.Namespace) -> None:
    models, held_out = args.work / "tiny", np.load(args.work / "held_out.npy")
    target, draft = tiny.read_model(models / "target"), tiny.read_model(models / "draft")
    for name, cfg, weights in (("target", tiny.TARGET, target), ("draft", tiny.DRAFT, draft)):
        show_losses(name, cfg, weights, held_out, models / "target")
    guesses = drafted_logits(draft, tiny.read_mtp(models / "mtp"), tiny.read_eagle(models / "eagle"), target.embed)
    show_acceptance(models / "target", tiny.TARGET, held_out, guesses, DEPTH)


def drafted_logits(draft: Weights, mtp: Any, eagle: Any, embed: Array) -> dict[str, Guess]:
    """Returns the guesses of each drafter (`Guess`)."""

    def of_draft(tokens: Array, f: Array) -> list[Array]:
        logits = tiny.features(tiny.DRAFT, draft, tokens) @ draft.embed.T
        return [jnp.roll(logits, -d, 1) for d in range(DEPTH)]

    def of_mtp(tokens: Array, f: Array) -> list[Array]:
        hidden = jnp.roll(tiny.mtp_hidden(mtp, f), 1, 1)  # the newest features are those of the token before c
        return [hidden[:, :, d] @ embed.T for d in range(DEPTH)]

    def of_eagle(tokens: Array, f: Array) -> list[Array]:
        return [jnp.roll(g @ embed.T, -d, 1) for d, g in enumerate(tiny.eagle_passes(eagle, embed, tokens, f, DEPTH))]

    return {"draft": of_draft, "mtp": of_mtp, "eagle": of_eagle}


def main() -> None:
    drafters = ("draft", "mtp", "eagle")
    args = arguments(__doc__, ("text", "target", "corpus", *drafters, "measure"))
    runs = {
        "text": lambda: prepare_text(args.texts, args.work),
        "target": lambda: train_target(args),
        "corpus": lambda: prepare_corpus(CORPUS, args, args.work / "tiny" / "target", tiny.TARGET),
        "measure": lambda: measure(args),
    } | {kind: lambda kind=kind: train_kind(kind, args) for kind in drafters}
    for stage in args.stages:
        runs[stage]()


if __name__ == "__main__":
    main()
