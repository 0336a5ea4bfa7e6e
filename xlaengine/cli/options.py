"""Options that several commands have."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from xlaengine.cli.common import DTypeChoice
from xlaengine.config import SpeculativeConfig, parse_speculative

engine_option = partial(typer.Option, rich_help_panel="Model and engine")


def _speculative(text: str) -> SpeculativeConfig:
    try:
        return parse_speculative(text)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


Model = Annotated[str, engine_option(help="A model's name, Hugging Face directory, .gguf file, converted checkpoint or Hub id.")]
TokenizerPlace = Annotated[str | None, engine_option(help="Take the tokenizer from here, not from the model.")]
DType = Annotated[DTypeChoice, engine_option(help="auto is float32 on a CPU and the checkpoint's own on a GPU.")]
Speculative = Annotated[
    SpeculativeConfig | None,
    engine_option(
        parser=_speculative, metavar="JSON", help='Propose tokens ahead: {"method": "ngram"}, or draft, mtp, eagle with a model.'
    ),
]
