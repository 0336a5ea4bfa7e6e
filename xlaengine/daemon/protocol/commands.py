"""Commands as values, and the tables of commands and options by which `grammar` reads and writes lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, NamedTuple

from xlaengine.daemon.protocol import readers

Prompt = str | tuple[int, ...]
"""The path of a prompt file, or token ids."""


@dataclass(frozen=True, slots=True)
class Command:
    """The content of a line, as far as it can be checked without an engine. A value that the line does not give has its default.

    Attributes:
        keyword: a key of `COMMANDS`, not an alias.
        request_id: of REQ, from 1.
        slot, epoch: of SLOT and EPOCH, from 0.
        prompt: of START and RESTORE_CHAIN, where it is never empty.
        max_tokens: of START: the most tokens to generate, from 1.
        quantum: of START: tokens of each turn; 0: all; None: the daemon's ``--quantum``.
        sampling: of START: the given fields of `SamplingParams`, which checks their ranges.
        more: of CONTINUE: tokens, from 1.
        rows: of SCHED_BATCH_…: the most rows, from 1; None: all.
        name, names: of snapshots.
    """

    keyword: str
    _: KW_ONLY
    request_id: int | None = None
    slot: int | None = None
    epoch: int | None = None
    prompt: Prompt = ()
    max_tokens: int = 0
    quantum: int | None = None
    sampling: Mapping[str, Any] = field(default_factory=dict, hash=False)
    more: int = 0
    rows: int | None = None
    name: str = ""
    names: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        """The keyword as replies spell it."""
        return self.keyword.lower()


class Option(NamedTuple):
    """What an option sets.

    Attributes:
        field: the field of `Command`, or of `Command.sampling` for an option in `SAMPLING`.
        read: makes the field's value from the option's text.
    """

    field: str
    read: readers.Reader


SAMPLING: Mapping[str, Option] = {
    "TEMPERATURE": Option("temperature", readers.number),
    "TOP_K": Option("top_k", readers.integer(-1)),
    "TOP_P": Option("top_p", readers.number),
    "MIN_P": Option("min_p", readers.number),
    "SEED": Option("seed", readers.seed),
    "REPETITION_PENALTY": Option("repetition_penalty", readers.number),
    "PRESENCE_PENALTY": Option("presence_penalty", readers.number),
    "FREQUENCY_PENALTY": Option("frequency_penalty", readers.number),
    "LOGIT_BIAS": Option("logit_bias", readers.logit_bias),
    "STOP": Option("stop", readers.strings),
    "STOP_TOKEN": Option("stop_token_ids", readers.token_ids),
    "IGNORE_EOS": Option("ignore_eos", readers.flag),
    "MIN_TOKENS": Option("min_tokens", readers.integer(0)),
    "LOGPROBS": Option("logprobs", readers.integer(0)),
}

OPTIONS: Mapping[str, Option] = {
    "REQ": Option("request_id", readers.integer(1)),
    "REQUEST": Option("request_id", readers.integer(1)),
    "SLOT": Option("slot", readers.integer(0)),
    "EPOCH": Option("epoch", readers.epoch),
    "PROMPT": Option("prompt", readers.prompt_file),
    "TOKENS": Option("prompt", readers.prompt_tokens),
    "GEN": Option("max_tokens", readers.integer(1)),
    "QUANTUM": Option("quantum", readers.integer(0)),
    "MORE": Option("more", readers.integer(1)),
    "ROWS": Option("rows", readers.integer(1)),
    "NAME": Option("name", readers.name),
    "NAMES": Option("names", readers.names),
    **SAMPLING,
}
"""All options. Of options that set the same field, a line may have one."""

SLOT_OPTIONS = frozenset({"SLOT", "EPOCH"})
PREFIX_OPTIONS = frozenset({"REQ", "REQUEST"}) | SLOT_OPTIONS
"""The options that may stand before a command. Those in `SLOT_OPTIONS` may also stand after it."""


class Rule(NamedTuple):
    """The options of a command.

    Attributes:
        words: options whose values may be given without their names, in this order.
        needed: how many of them, from the first on, must be given.
        prefix: the options in `PREFIX_OPTIONS` that the command may have.
        options: the other options, which are given by name only.
    """

    words: tuple[str, ...] = ()
    needed: int = 0
    prefix: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()

    @property
    def behind(self) -> frozenset[str]:
        """The options that may be given by name after the command."""
        return self.options.union(self.words, self.prefix & SLOT_OPTIONS)


_ROWS = Rule(("ROWS",))

COMMANDS: Mapping[str, Rule] = {
    "START": Rule(("PROMPT", "GEN", "QUANTUM"), 2, PREFIX_OPTIONS, frozenset({"TOKENS", *SAMPLING})),
    "CONTINUE": Rule(("MORE",), 1, PREFIX_OPTIONS),
    "CONT": Rule(("MORE",), 1, PREFIX_OPTIONS),
    "CANCEL": Rule(("REQ",), 0, PREFIX_OPTIONS),
    "SCHED_STEP": Rule(),
    "SCHED_DRAIN": Rule(),
    "SCHED_BATCH_PEEK": _ROWS,
    "SCHED_BATCH_PROBE": _ROWS,
    "SCHED_BATCH_TARGET_TAIL": _ROWS,
    "SCHED_BATCH_TARGET_STEP": _ROWS,
    "SCHED_BATCH_DRAIN": Rule(),
    "LIST_REQUESTS": Rule(),
    "LIST_TARGET_CACHE_SLOTS": Rule(),
    "SNAPSHOT": Rule(("NAME",), 1, SLOT_OPTIONS),
    "RESTORE": Rule(("NAME",), 1, SLOT_OPTIONS),
    "RESTORE_CHAIN": Rule(("NAMES", "PROMPT"), 2, SLOT_OPTIONS, frozenset({"TOKENS"})),
    "FREE_SNAPSHOT": Rule(("NAME",), 1),
    "LIST_SNAPSHOTS": Rule(),
    "STATS": Rule(),
    "PING": Rule(),
    "QUIT": Rule(),
    "ABORT": Rule(),
}
ALIASES: Mapping[str, str] = {"CONT": "CONTINUE"}
