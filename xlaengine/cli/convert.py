"""``xlaengine convert``: writes a model as a checkpoint that loads fast."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from xlaengine.batch.errors import UsageError
from xlaengine.batch.refusals import require_writable_directory
from xlaengine.cli.common import say_error, settings_as_usage
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.options import NoProgress
from xlaengine.cli.progress import make_display
from xlaengine.cli.stop import ends_at_once
from xlaengine.config.settings import WantedDType
from xlaengine.sources import resolve


def command(
    model: Annotated[str, typer.Argument(help="A model's name, Hugging Face directory, .gguf file or Hub id.")],
    directory: Annotated[Path, typer.Argument(help="The directory to write; it must not exist, or be empty.")],
    dtype: Annotated[WantedDType, typer.Option(help="The dtype of the weights; auto keeps the checkpoint's own.")] = "auto",
    no_progress: NoProgress = False,
) -> None:
    """Write a model, with its tokenizer, as an Orbax checkpoint that --model takes."""
    with importing_jax():  # the model's readers import jax, which takes seconds: after the options were read
        from xlaengine.models.checkpoint import DirectoryExists, convert
        from xlaengine.models.checkpoint.scratch import remove_scratch
        from xlaengine.text import load_tokenizer, save_tokenizer
        from xlaengine.text.files import has_tokenizer

    display = make_display(progress=not no_progress)
    try:
        require_writable_directory(directory, "checkpoint")
        with display:
            source = resolve(model, progress=display.phase)
            if directory.resolve().is_relative_to(source.path.resolve()):
                raise UsageError(f"{directory} is inside the model {source.path}, whose files it would change; name a directory outside it")
            with settings_as_usage():
                tokenizer = load_tokenizer(source) if has_tokenizer(source) else None
            write_tokenizer = None if tokenizer is None else partial(save_tokenizer, tokenizer)
            wanted = None if dtype == "auto" else dtype
            with ends_at_once(partial(_clean, display.console.is_terminal, partial(remove_scratch, directory))):
                convert(source, directory, wanted, write_tokenizer=write_tokenizer, progress=display.phase)
    except DirectoryExists as error:
        raise typer.Exit(say_error(display.console, UsageError(str(error)))) from None
    except Exception as error:
        status = say_error(display.console, error)
        remove_scratch(directory)  # threads may have written on after the error
        raise typer.Exit(status) from None
    without = ", without a tokenizer: the model has none" if tokenizer is None else ""
    display.note(f"{model} -> {directory}{without}")


def _clean(is_terminal: bool, remove: Callable[[], None]) -> None:
    with suppress(OSError):
        if is_terminal:
            os.write(2, b"\x1b[?25h\n")  # shows the cursor; the display itself has locks, which the interrupted code may hold
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # threads whose files are removed print tracebacks
    remove()
