"""The settings of one engine, declared once: ``LLM``'s arguments and the options of all commands are made from this class."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field, fields
from functools import cached_property
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

from xlaengine.config.chat_date import checked_chat_date
from xlaengine.config.layout import ShortSlots, checked_short_slots, parse_short_slots
from xlaengine.config.option import Option, option, options_of, require_valid
from xlaengine.config.speculative import METHODS, SpeculativeConfig
from xlaengine.config.spelling import parse_speculative, read_speculative
from xlaengine.config.vllm_arguments import refuse_dtype, refuse_kv_dtype, refuse_unknown
from xlaengine.types import MAX_LOGPROBS, SEED_LIMIT, Progress

DEFAULT_NAME = "smollm2-135m-instruct"
"""The default model's name."""

SMALLEST_CHUNK = 32
"""Tokens of the shortest prefill chunk."""

ENGINE_PANEL = "Model and engine"

WantedDType = Literal["auto", "float32", "bfloat16"]

WeightsDType = Literal["auto", "float32"]

WantedKVDType = Literal["auto", "float32", "bfloat16", "int8"]

Quantization = Literal["w8a8"]
"""How products are computed if not in floating point (`ops.int8`)."""

SchedulingPolicy = Literal["fcfs", "lof"]
"""The order in which waiting requests get slots: first come, first served, or longest output first."""

_WITH_MODEL = ", ".join(name for name, method in METHODS.items() if method.has_weights)

P = ParamSpec("P")
T = TypeVar("T")


def setting(default: Any, help: str, commands: str = "", **about: Any) -> Any:
    """Declares an `option` of an engine. ``commands``: the names of the commands that take it, separated by spaces."""
    return option(default, help, commands=tuple(commands.split()), **{"panel": ENGINE_PANEL} | about)


def neutral(default: Any, help: str, commands: str = "", **about: Any) -> Any:
    """Declares a `setting` on which no token depends."""
    return setting(default, help, commands, may_change_tokens=False, **about)


ASYNCHRONOUS = {
    "names": ("--async-scheduling/--no-async-scheduling",),
    "help": "Launch each step before the tokens of the last step are read.",
    "kind": bool,
    "min": None,
    "default": True,
    "made": lambda given: 2 if given else 1,
}


@dataclass(frozen=True)
class Settings:
    """A user's choices for one engine, as they were given. `defaults.engine_config` makes the other choices, by model and machine.

    ``model`` is None for the default model.

    Raises:
        ValueError: a value is out of its range, or of another type.
    """

    model: str | None = setting(
        DEFAULT_NAME,
        "A model's name, Hugging Face directory, .gguf file, converted checkpoint or Hub id.",
        "run-batch daemon verify plan bench",
    )
    _: KW_ONLY
    tokenizer: str | None = setting(None, "Take the tokenizer from this directory or file.", "run-batch daemon verify")
    dtype: WantedDType = setting(
        "auto", "auto is float32 on a CPU and the checkpoint's own on a GPU.", "run-batch daemon verify plan bench"
    )
    weights_dtype: WeightsDType = neutral(
        "auto",
        "auto keeps the integers of a quantized model on a CPU; float32 dequantizes them when they are loaded.",
        "run-batch daemon verify plan bench",
    )
    kv_cache_dtype: WantedKVDType = setting(
        "auto", "The dtype of keys and values in the slots; auto is the engine's own.", "run-batch daemon verify plan bench"
    )
    quantization: Quantization | None = setting(
        None,
        "w8a8 multiplies int8 by int8: weights quantized by column when they are loaded, activations by token.",
        "run-batch daemon verify plan bench",
        names=("--quantization",),
    )
    seed: int = setting(
        0, "Requests without a seed derive theirs from it.", "run-batch daemon", min=-(SEED_LIMIT // 2), max=SEED_LIMIT - 1, metavar="INT"
    )
    max_num_seqs: int = setting(
        8,
        "Slots: requests generated at the same time.",
        "run-batch daemon plan",
        min=1,
        spelled={
            "daemon": {"names": ("--cache-slots", "--target-cache-slots"), "metavar": "N", "help": "Requests generated at the same time."}
        },
    )
    tensor_parallel_size: int | None = neutral(
        None,
        "Devices that compute the model together; 1, or those of all processes, if not given.",
        "run-batch daemon plan",
        min=1,
        metavar="N",
    )
    coordinator: str | None = neutral(
        None, "Several processes compute the model together: where process 0 listens.", "run-batch", metavar="HOST:PORT"
    )
    num_processes: int | None = neutral(
        None, "How many processes compute the model; if not given, Slurm and the like tell it.", "run-batch", min=1, metavar="N"
    )
    process_id: int | None = neutral(
        None, "This process's number, as above; process 0 reads the input and writes the output.", "run-batch", min=0, metavar="I"
    )
    max_model_len: int | None = setting(
        None,
        "Most prompt and output tokens of one request; the engine chooses if not given.",
        "run-batch daemon verify plan",
        min=2,
        spelled={"verify": {"help": "Tokens of a slot; as many as the workload needs if not given."}},
    )
    short_slots: str | None = setting(
        None,
        "Slots that hold fewer tokens than max_model_len: 24x512 are 24 of 512 tokens. A request takes the shortest that holds it.",
        "run-batch verify plan",
        metavar="NxTOKENS,...",
        check=checked_short_slots,
    )
    max_num_batched_tokens: int = neutral(
        2048,
        "Most padded prompt tokens between two steps of the requests that run.",
        "run-batch daemon",
        min=SMALLEST_CHUNK,
        floor="the smallest prefill chunk",
        metavar="N",
    )
    speculative_config: SpeculativeConfig | Mapping[str, Any] | None = setting(
        None,
        f'Propose tokens ahead: {{"method": "ngram"}}, or {_WITH_MODEL} with a model.',
        "run-batch daemon verify plan",
        read=parse_speculative,
        metavar="JSON",
    )
    enable_prefix_caching: bool = neutral(
        True,
        "Compute the common beginning of prompts once, and copy it from slot to slot.",
        "run-batch daemon",
        names=("--enable-prefix-caching/--no-enable-prefix-caching",),
        spelled={"daemon": {"default": False}},
    )
    prefix_states: int = neutral(
        8,
        "Most states of prompts that are kept for others to begin with, in models with recurrent layers; 0 keeps none.",
        "run-batch daemon plan",
        min=0,
        metavar="N",
    )
    scheduling_policy: SchedulingPolicy = neutral(
        "lof", "The request that gets a free slot: lof, the one with the longest output, or fcfs, the first.", "run-batch bench"
    )
    depth: int = neutral(
        2,
        "Most steps in flight; 1 waits for each step's tokens before the next is launched.",
        "run-batch daemon",
        min=1,
        spelled=dict.fromkeys(("run-batch", "daemon"), ASYNCHRONOUS),
    )
    memory_check: bool = neutral(True, "Refuse an engine that is estimated to need more memory than there is.", "run-batch daemon verify")
    snapshots: int = neutral(0, "Most copies of slots that can be kept.", "daemon", min=0, metavar="N")
    probe: bool = neutral(
        False,
        "Build what Engine.probe needs: one more graph for each decode width.",
        "daemon",
        spelled={"daemon": {"default": True, "help": "Build what SCHED_BATCH_PROBE needs: one more graph for each decode width."}},
    )
    max_logprobs: int = neutral(
        MAX_LOGPROBS,
        "Most alternatives whose log-probabilities a request may ask for; 0 builds none.",
        "daemon",
        min=0,
        max=MAX_LOGPROBS,
        metavar="K",
        spelled={"daemon": {"help": "Most alternatives whose log-probabilities a START may ask for; 0 builds none."}},
    )
    prompt_logprobs: bool = neutral(False, "Build the graphs for log-probabilities of prompts.")
    enable_return_routed_experts: bool = setting(
        False,
        "Report the experts that each token took; the model must have some.",
        "run-batch daemon plan",
        names=("--enable-return-routed-experts",),
    )
    chat_date: str | None = setting(
        None,
        "The date that chat templates show as today's, at midnight; today's, if not given.",
        "run-batch",
        metavar="YYYY-MM-DD",
        check=checked_chat_date,
    )
    log_interval: int = neutral(
        0, "A progress line every N steps; 0 is never.", "run-batch", min=0, metavar="N", panel="Checks and reports"
    )
    probe_every: int = neutral(
        0,
        "Every N steps, compute each row's next token alone too, and compare; 0 is never.",
        "run-batch",
        min=0,
        metavar="N",
        panel="Checks and reports",
    )
    progress: Progress | None = neutral(
        None,
        "Called with a phase (fetch, check, load, these with -drafter, build, compile <graph>), done and total, while the model loads.",
    )

    def __post_init__(self) -> None:
        refuse_dtype(self.dtype)
        refuse_kv_dtype(self.kv_cache_dtype)
        require_valid(self)
        _ = self.parsed_short_slots
        checked_chat_date(self.chat_date)

    @property
    def is_one_of_several(self) -> bool:
        """Whether several processes compute the model together."""
        return (self.coordinator, self.num_processes, self.process_id) != (None, None, None)

    @property
    def model_name(self) -> str:
        """The model's name, as given; `DEFAULT_NAME` for None."""
        return DEFAULT_NAME if self.model is None else self.model

    @cached_property
    def parsed_short_slots(self) -> ShortSlots:
        """``short_slots`` parsed; empty for None."""
        return () if self.short_slots is None else parse_short_slots(self.short_slots)

    @cached_property
    def speculative(self) -> SpeculativeConfig | None:
        """``speculative_config`` as a `SpeculativeConfig`. Raises ValueError for an unknown key or an impossible value."""
        given = self.speculative_config
        return given if given is None or isinstance(given, SpeculativeConfig) else read_speculative(given)

    def as_arguments(self) -> dict[str, Any]:
        """Returns the arguments of ``LLM``, by name."""
        return {one.name: getattr(self, one.name) for one in fields(self)}


OPTIONS: Mapping[str, Option] = dict(options_of(Settings))
"""The options of `Settings`, by name."""


def shared(name: str, **changes: Any) -> Any:
    """Declares a field of another class that is this setting; ``changes`` may have another ``default``."""
    return field(**{"default": getattr(Settings, name)} | changes, metadata={"option": OPTIONS[name]})


def settings_as_arguments(kind: Callable[P, Settings]) -> Callable[[Callable[[T, Settings], None]], Callable[Concatenate[T, P], None]]:
    """Decorates an ``__init__`` that takes one `Settings`: its callers give the fields as arguments.

    Type checkers take the arguments from ``kind``; ``help`` and completion take them from the signature and docstring made here.
    """
    signature = inspect.signature(kind)
    known = tuple(signature.parameters)[1:]

    def decorate(init: Callable[[T, Settings], None]) -> Callable[Concatenate[T, P], None]:
        def __init__(self: T, *args: P.args, **given: P.kwargs) -> None:
            refuse_unknown((name for name in given if name not in signature.parameters), known)
            init(self, kind(*args, **given))

        own = inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        __init__.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=[own, *signature.parameters.values()], return_annotation=None
        )
        __init__.__doc__ = "Args:\n" + "\n".join(
            f"    {name}: {about.help}" + (not about.may_change_tokens) * " No token depends on it." for name, about in OPTIONS.items()
        )
        __init__.__module__, __init__.__qualname__ = init.__module__, init.__qualname__
        return __init__

    return decorate
