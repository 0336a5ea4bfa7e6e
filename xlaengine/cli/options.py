"""Options that several commands have."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from xlaengine.cli.common import DTypeChoice, PolicyChoice
from xlaengine.config import EngineConfig, SpeculativeConfig, parse_speculative
from xlaengine.protocol import SEED_LIMIT

engine_option = partial(typer.Option, rich_help_panel="Model and engine")


def _speculative(text: str) -> SpeculativeConfig:
    try:
        return parse_speculative(text)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no integer") from None
    if not -(SEED_LIMIT // 2) <= seed < SEED_LIMIT:
        raise typer.BadParameter(f"{seed} is outside [-2**63, 2**64)")
    return seed


Model = Annotated[str, engine_option(help="A model's name, Hugging Face directory, .gguf file, converted checkpoint or Hub id.")]
TokenizerPlace = Annotated[str | None, engine_option(help="Take the tokenizer from here, not from the model.")]
DType = Annotated[DTypeChoice, engine_option(help="auto is float32 on a CPU and the checkpoint's own on a GPU.")]
Speculative = Annotated[
    SpeculativeConfig | None,
    engine_option(
        parser=_speculative, metavar="JSON", help='Propose tokens ahead: {"method": "ngram"}, or draft, mtp, eagle with a model.'
    ),
]
PrefixCaching = Annotated[
    bool,
    engine_option(
        "--enable-prefix-caching/--no-enable-prefix-caching", help="Copy from slot to slot what prompts begin with that begin alike."
    ),
]
Policy = Annotated[
    PolicyChoice,
    engine_option("--scheduling-policy", help="Who gets a free slot: the longest output first, or first come, first served."),
]
Seed = Annotated[int, engine_option(parser=_seed, metavar="INT", help="Requests without a seed derive theirs from it.")]
MaxModelLen = Annotated[
    int | None, engine_option(min=2, help="Most prompt and output tokens of one request; the engine chooses if not given.")
]
MaxNumBatchedTokens = Annotated[
    int,
    engine_option(
        min=EngineConfig.prefill_buckets[0], metavar="N", help="Most padded prompt tokens between two steps of the requests that run."
    ),
]
MemoryCheck = Annotated[
    bool, engine_option("--memory-check/--no-memory-check", help="Refuse what is estimated to need more memory than there is.")
]
AsyncScheduling = Annotated[
    bool, engine_option("--async-scheduling/--no-async-scheduling", help="Launch each step before the last one's tokens are read.")
]
