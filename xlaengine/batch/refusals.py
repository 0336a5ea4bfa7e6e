"""Refuses jobs that are known to fail before a model is loaded."""

from __future__ import annotations

from pathlib import Path

from xlaengine.batch.errors import UsageError
from xlaengine.batch.interface import Job
from xlaengine.batch.source import Overview
from xlaengine.sources import at_hand
from xlaengine.text.files import has_tokenizer


def require_served(job: Job, overview: Overview) -> None:
    """
    Raises:
        UsageError: every valid line asks for a model that is not served. If only some do, each of them becomes an error line.
    """
    if not overview.models or sum(overview.models.values()) < overview.valid:
        return
    source = at_hand(job.settings.model_name)
    served = job.served_model_name or (job.settings.model_name if source is None else source.name)
    names = {job.settings.model_name, Path(job.settings.model_name).name, Path(job.settings.model_name).stem, served} | (
        {source.name} if source else set()
    )
    if names & set(overview.models):
        return
    asked = next(iter(overview.models))
    others = "" if len(overview.models) == 1 else f" and {len(overview.models) - 1} others"
    raise UsageError(
        f"all {overview.valid} valid lines of {job.input_file} ask for the model {asked!r}{others}, and {served!r} is served: "
        f"give --served-model-name {asked} if they mean this model, or another --model"
    )


def require_tokenizer(job: Job, overview: Overview) -> None:
    """
    Raises:
        UsageError: lines have text, and the model, whose files are local, has no tokenizer.
    """
    if overview.first_text is None or job.settings.tokenizer is not None:
        return
    source = at_hand(job.settings.model_name)
    if source is not None and not has_tokenizer(source):
        raise UsageError(
            f"the model {job.settings.model_name} has no tokenizer, and {job.input_file} has text (line {overview.first_text}): "
            "give --tokenizer, or prompts as token ids"
        )
