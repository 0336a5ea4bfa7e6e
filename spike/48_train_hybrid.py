"""How well does an MTP head in a trained hybrid's checkpoint predict its tokens? Trains the tiny hybrid the package carries.

usage: python spike/48_train_hybrid.py STAGE [STAGE ...] --work DIR [--steps N | --minutes M] [--step-tokens N]

Stages, in this order: target, corpus, mtp, measure. DIR is one in which stage text of 10_train_tiny.py has run; 10_train_tiny.py says what
the options mean. The model is left in DIR/tiny/hybrid; copy it to xlaengine/sources/tiny.
"""

from __future__ import annotations

import argparse
import shutil
from typing import Any

import hybrid_models as hybrid
import jax.numpy as jnp
import numpy as np
import tiny_models as tiny
from acceptance import Guess, show_acceptance, show_losses
from jax import Array
from tiny_training import Corpus, arguments, prepare_corpus, train_drafter, train_on_text

from xlaengine.models.weights import Weights

CORPUS = Corpus("hybrid_", text=192, own=96)
DEPTH = 3


def train_target(args: argparse.Namespace) -> None:
    def export(weights: Weights) -> None:
        hybrid.write(args.work / "tiny" / "hybrid", weights, None)

    train_on_text("hybrid", args, hybrid.HYBRID, hybrid.initial(), export, 3e-3)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(args.work / "tiny" / "target" / name, args.work / "tiny" / "hybrid" / name)


def train_mtp(args: argparse.Namespace) -> None:
    directory = args.work / "tiny" / "hybrid"
    target = tiny.read_model(directory)

    def export(params: Any) -> None:
        hybrid.write(directory, target, params)

    def more(rng: np.random.Generator, length: int, passes: int) -> dict[str, np.ndarray]:
        return {"discount": 0.8 ** np.arange(passes, dtype=np.float32)}

    train_drafter("hybrid_mtp", args, CORPUS, (hybrid.mtp_initial(target), hybrid.mtp_loss(target.embed), export, 2e-3), more)


def measure(args: argparse.Namespace) -> None:
    directory, held_out = args.work / "tiny" / "hybrid", np.load(args.work / "held_out.npy")
    target = tiny.read_model(directory)
    show_losses("hybrid", hybrid.HYBRID, target, held_out, directory)
    show_acceptance(directory, hybrid.HYBRID, held_out, {"mtp": drafted_logits(hybrid.read_mtp(directory), target.embed)}, DEPTH)


def drafted_logits(mtp: Any, embed: Array) -> Guess:
    def guess(tokens: Array, f: Array) -> list[Array]:
        drafted = hybrid.mtp_passes(mtp, embed, tokens, f, DEPTH)
        return [jnp.roll(jnp.pad(g, ((0, 0), (1, 0), (0, 0))) @ embed.T, -d, 1) for d, g in enumerate(drafted)]

    return guess


def main() -> None:
    args = arguments(__doc__, ("target", "corpus", "mtp", "measure"))
    runs = {
        "target": train_target,
        "corpus": lambda args: prepare_corpus(CORPUS, args, args.work / "tiny" / "hybrid", hybrid.HYBRID),
        "mtp": train_mtp,
        "measure": measure,
    }
    for stage in args.stages:
        runs[stage](args)


if __name__ == "__main__":
    main()
