"""``xlaengine plan``: shows the memory that an engine needs, and the largest engine that fits. `xlaengine.planning` computes both."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from xlaengine.cli.common import EXIT_DONE, EXIT_RUN_FAILED, say, say_error, settings_as_usage
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.options import NoProgress, takes_options
from xlaengine.cli.progress import make_display
from xlaengine.cli.tables import show, table_of
from xlaengine.config import Settings

if TYPE_CHECKING:
    from xlaengine.planning import MemoryPlan
    from xlaengine.types import Progress

MEANING = {
    "weights": "of the model",
    "drafter": "its weights",
    "kv": "keys and values of all slots",
    "vocab": "values for each slot and each token of the vocabulary",
    "slots": "the rest of the state, and what a drafter reads of it",
    "snapshots": "copies of slots",
    "prefix_states": "states of prompts that others may begin with",
    "logits": "outputs of the steps in flight",
    "temporaries": "of the graph that needs most, estimated",
    "executables": "the compiled graphs, estimated",
}


@takes_options("plan")
def command(
    settings: Settings,
    compile: Annotated[bool, typer.Option("--compile", help="Compile every graph, and take the temporaries from XLA.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    no_progress: NoProgress = False,
) -> None:
    """Show how much memory an engine needs, item by item, and which B and S fit. The model's weights are not read.

    Exit status: 0 it fits, 1 it does not, 2 wrong usage.
    """
    display = make_display(progress=not no_progress)
    try:
        with display, settings_as_usage():
            model, plan = _plan(settings, display.phase, compile=compile)
    except Exception as error:
        raise typer.Exit(say_error(display.console, error)) from None
    if json:
        typer.echo(_as_json(model, plan))
    else:
        _print(Console(), model, plan, measured=compile)
    raise typer.Exit(EXIT_DONE if plan.fits else EXIT_RUN_FAILED)


def _plan(settings: Settings, progress: Progress, *, compile: bool) -> tuple[str, MemoryPlan]:
    """Returns the model's name and the plan."""
    with importing_jax():  # imports jax, which takes seconds: after the options were read
        from xlaengine.defaults import engine_config
        from xlaengine.opening import ModelFiles
        from xlaengine.planning import available, make_memory_plan
        from xlaengine.planning.measured import measured_temporaries

    files = ModelFiles(settings.model, progress=progress)
    plain = dataclasses.replace(settings, max_logprobs=0)
    files.require_tensors()
    shapes = files.shapes(engine_config(plain, files.facts, progress))
    return files.source.name, make_memory_plan(shapes, available(), measured_temporaries(shapes, progress) if compile else None)


def _as_json(model: str, plan: MemoryPlan) -> str:
    import msgspec

    engine = plan.shapes.engine
    facts: dict[str, Any] = {
        "model": model,
        "kernels": engine.kernels,
        "max_num_seqs": engine.max_num_seqs,
        "tensor_parallel_size": engine.tensor_parallel_size,
        "max_model_len": engine.max_model_len,
        "short_slots": [{"slots": count, "tokens": tokens} for count, tokens in engine.short_slots],
        "dtype": engine.dtype,
        "weights_dtype": engine.weights_dtype,
        "kv_cache_dtype": engine.kv_dtype,
        "quantization": engine.quantization,
        "bytes": dict(plan.footprint.items()) | {"total": plan.footprint.total},
        "memory": plan.memory and dataclasses.asdict(plan.memory),
        "fits": plan.fits,
        "largest_max_num_seqs": plan.most_seqs,
        "largest_max_model_len": plan.longest,
    }
    return msgspec.json.encode(facts).decode()


def _print(console: Console, model: str, plan: MemoryPlan, *, measured: bool) -> None:
    engine = plan.shapes.engine
    devices = f", N = {engine.tensor_parallel_size} devices" if engine.tensor_parallel_size > 1 else ""
    short = "".join(f", {count} slots of {tokens}" for count, tokens in engine.short_slots)
    sizes = f"B = {engine.max_num_seqs}, S = {engine.max_model_len}{short}{devices}"
    say(console, f"{model}, {engine.dtypes}, {engine.kernels} kernels, {sizes}")
    table = table_of(None, "", ">MiB", "")
    for name, size in plan.footprint.items():
        if size:
            exact = measured and name == "temporaries"
            table.add_row(name, _mib(size), "of the graph that needs most, as XLA compiled it" if exact else MEANING[name])
    table.add_section()
    table.add_row("peak", _mib(plan.footprint.total), "everything at once; the state is donated, so there is no second copy")
    if plan.memory is not None:
        table.add_row("memory", _mib(plan.memory.size), plan.memory.bound)
    show(console, table)
    if plan.memory is not None:
        say(console, f"{'fits' if plan.fits else 'does not fit'}; {_largest('max_num_seqs', 'at this length', plan.most_seqs)}")
        bound = ", the model's own limit" if plan.longest_is_the_models else ""
        say(console, _largest("max_model_len", "for as many slots", plan.longest) + bound)


def _largest(name: str, where: str, most: int | None) -> str:
    return f"largest {name} {where}: {most}" if most else f"no {name} fits {where}"


def _mib(size: int) -> str:
    return f"{size / 2**20:,.1f}"
