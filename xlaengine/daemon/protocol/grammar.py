"""The grammar of command lines: bytes to a `commands.Command`, and back. Pure: no files, no clock, no engine.

``[REQ id] [SLOT s] [EPOCH n] COMMAND words and options``. What bare words mean, their order says; an option is ``key=value``, or its
name and then its value as two words. Keywords and names may be in small letters; a word in quotes is neither.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import dropwhile
from typing import Any, NamedTuple

from xlaengine.daemon.errors import Malformed, shown
from xlaengine.daemon.protocol import commands, readers
from xlaengine.daemon.protocol.commands import Command, PromptFile, PromptTokens
from xlaengine.daemon.protocol.lexer import Word, quoted, split

MAX_LINE = 1 << 20
"""Most bytes of a line, its end not counted."""


class Option(NamedTuple):
    """Which field of a command an option fills, and how its text is read."""

    field: str
    read: readers.Reader


OPTIONS: Mapping[str, Option] = {
    "REQ": Option("request_id", readers.request_id),
    "REQUEST": Option("request_id", readers.request_id),
    "SLOT": Option("slot", readers.count),
    "EPOCH": Option("epoch", readers.epoch),
    "PROMPT": Option("prompt", readers.prompt_file),
    "TOKENS": Option("prompt", readers.prompt_tokens),
    "GEN": Option("max_tokens", readers.positive),
    "QUANTUM": Option("quantum", readers.count),
    "TEMPERATURE": Option("temperature", readers.number),
    "TOP_K": Option("top_k", readers.top_k),
    "TOP_P": Option("top_p", readers.number),
    "MIN_P": Option("min_p", readers.number),
    "SEED": Option("seed", readers.seed),
    "MIN_TOKENS": Option("min_tokens", readers.count),
    "REPETITION_PENALTY": Option("repetition_penalty", readers.number),
    "PRESENCE_PENALTY": Option("presence_penalty", readers.number),
    "FREQUENCY_PENALTY": Option("frequency_penalty", readers.number),
    "LOGIT_BIAS": Option("logit_bias", readers.logit_bias),
    "STOP": Option("stop", readers.strings),
    "STOP_TOKEN": Option("stop_token_ids", readers.token_ids),
    "IGNORE_EOS": Option("ignore_eos", readers.flag),
    "LOGPROBS": Option("logprobs", readers.count),
    "MORE": Option("tokens", readers.positive),
    "ROWS": Option("n", readers.positive),
    "NAME": Option("name", readers.name),
    "NAMES": Option("names", readers.names),
}
"""Every option. Of two that fill the same field a line holds one."""

SLOT = frozenset({"SLOT", "EPOCH"})
PREFIX = frozenset({"REQ", "REQUEST"}) | SLOT
"""What may stand before a command; `SLOT` also behind it."""


class Rule(NamedTuple):
    """One command.

    Attributes:
        command: what it becomes.
        prefix: what it takes of `PREFIX`.
        words: its options that bare words fill, in their order.
        options: its further options.
        defaults: fields that need not be said, though the command has no default for them.
    """

    command: type[Command]
    prefix: frozenset[str] = frozenset()
    words: tuple[str, ...] = ()
    options: frozenset[str] = frozenset()
    defaults: Mapping[str, Any] = {}

    @property
    def behind(self) -> frozenset[str]:
        """The options that may stand behind the command."""
        return self.options.union(self.words, self.prefix & SLOT)


_CHOICE = frozenset({"TEMPERATURE", "TOP_K", "TOP_P", "MIN_P", "SEED", "LOGPROBS"})
_LOGITS = frozenset({"REPETITION_PENALTY", "PRESENCE_PENALTY", "FREQUENCY_PENALTY", "LOGIT_BIAS"})
_ENDS = frozenset({"STOP", "STOP_TOKEN", "IGNORE_EOS", "MIN_TOKENS"})
_CONTINUE = Rule(commands.Continue, PREFIX, ("MORE",), defaults={"request_id": None})

RULES: Mapping[str, Rule] = {
    "START": Rule(commands.Start, PREFIX, ("PROMPT", "GEN", "QUANTUM"), _CHOICE | _LOGITS | _ENDS | {"TOKENS"}),
    "CONTINUE": _CONTINUE,
    "CONT": _CONTINUE,
    "CANCEL": Rule(commands.Cancel, PREFIX, ("REQ",), defaults={"request_id": None}),
    "SCHED_STEP": Rule(commands.SchedStep),
    "SCHED_DRAIN": Rule(commands.SchedDrain),
    "SCHED_BATCH_PEEK": Rule(commands.BatchPeek, words=("ROWS",)),
    "SCHED_BATCH_PROBE": Rule(commands.BatchProbe, words=("ROWS",)),
    "SCHED_BATCH_TARGET_TAIL": Rule(commands.BatchTail, words=("ROWS",)),
    "SCHED_BATCH_TARGET_STEP": Rule(commands.BatchStep, words=("ROWS",)),
    "SCHED_BATCH_DRAIN": Rule(commands.BatchDrain),
    "LIST_REQUESTS": Rule(commands.ListRequests),
    "LIST_TARGET_CACHE_SLOTS": Rule(commands.ListSlots),
    "SNAPSHOT": Rule(commands.Snapshot, SLOT, ("NAME",), defaults={"slot": 0}),
    "RESTORE": Rule(commands.Restore, SLOT, ("NAME",), defaults={"slot": 0}),
    "RESTORE_CHAIN": Rule(commands.RestoreChain, SLOT, ("NAMES", "PROMPT"), frozenset({"TOKENS"}), {"slot": 0}),
    "FREE_SNAPSHOT": Rule(commands.FreeSnapshot, words=("NAME",)),
    "LIST_SNAPSHOTS": Rule(commands.ListSnapshots),
    "STATS": Rule(commands.Stats),
    "PING": Rule(commands.Ping),
    "QUIT": Rule(commands.Quit),
    "ABORT": Rule(commands.Abort),
}
"""Every command by its keyword."""


class _Said(NamedTuple):
    """An option and the text of its value."""

    option: str
    text: str


def parse(line: bytes) -> Command:
    """The command that a line, without its end, asks for; in time linear in its length.

    Raises:
        Malformed: it asks for none. Nothing else is raised, whatever the bytes.
    """
    if len(line) > MAX_LINE:
        raise Malformed(f"line of {len(line)} bytes, at most {MAX_LINE}")
    words = split(line)
    before, at = _prefix(words)
    if at == len(words):
        raise Malformed(f"no command in a line of {len(words)} words")
    keyword = words[at].keyword
    if keyword not in RULES:
        raise Malformed(f"unknown command {shown(words[at].text)}; the {len(RULES)} known are {', '.join(RULES)}")
    try:
        return _command(keyword, before, words[at + 1 :])
    except Malformed as refused:
        raise Malformed(refused.message, _to_be_born(keyword, before)) from None


def _prefix(words: Sequence[Word]) -> tuple[list[_Said], int]:
    """What stands before the command, and where that is."""
    before: list[_Said] = []
    at = 0
    while at < len(words) and (found := _option(words, at, PREFIX)):
        said, at = found
        before.append(said)
    return before, at


def _to_be_born(keyword: str, before: Sequence[_Said]) -> int | None:
    """The id that a START line names, if it names one and rightly."""
    ids = [said for said in before if OPTIONS[said.option].field == "request_id"]
    if RULES[keyword].command is not commands.Start or len(ids) != 1:
        return None
    try:
        return readers.request_id(*ids[0])
    except Malformed:
        return None


def _option(words: Sequence[Word], at: int, allowed: frozenset[str]) -> tuple[_Said, int] | None:
    """The option that begins at a word, and where the next word is; None if the word begins none of ``allowed``."""
    word = words[at]
    if word.equals >= 0:
        return (_Said(word.key, word.text[word.equals + 1 :]), at + 1) if word.key in allowed else None
    if word.keyword not in allowed:
        return None
    if at + 1 == len(words):
        raise Malformed(f"{word.keyword} needs 1 value, got 0")
    return _Said(word.keyword, words[at + 1].text), at + 2


def _command(keyword: str, before: Sequence[_Said], words: Sequence[Word]) -> Command:
    rule = RULES[keyword]
    said, bare = list(before), []
    at = 0
    while at < len(words):
        if found := _option(words, at, rule.behind):
            option, at = found
            said.append(option)
        elif words[at].equals >= 0:
            known = ", ".join(sorted(rule.behind)) or "none"
            raise Malformed(
                f"{keyword} has no option {shown(words[at].text)}; the {len(rule.behind)} known are {known}; quotes make it a plain word"
            )
        else:
            bare.append(words[at].text)
            at += 1
    fields = _fields(keyword, said + _placed(keyword, said, bare))
    _check_complete(keyword, fields)
    return rule.command(**fields)


def _placed(keyword: str, said: Sequence[_Said], bare: Sequence[str]) -> list[_Said]:
    """Bare words as options, in the rule's order from the first that is not given by name."""
    given = {OPTIONS[option].field for option, _ in said}
    places = list(dropwhile(lambda option: OPTIONS[option].field in given, RULES[keyword].words))
    if len(bare) > len(places):
        raise Malformed(
            f"{keyword} takes at most {len(places)} more words here, got {len(bare)}, such as {shown(bare[len(places)])}: {_usage(keyword)}"
        )
    return [_Said(option, text) for option, text in zip(places, bare, strict=False)]


def _fields(keyword: str, said: Sequence[_Said]) -> dict[str, Any]:
    rule = RULES[keyword]
    fields = dict(rule.defaults)
    first: dict[str, _Said] = {}
    for option, text in said:
        field, read = OPTIONS[option]
        if option not in rule.prefix | rule.behind:
            raise Malformed(f"{keyword} takes no {option}, got {shown(text)}")
        if field in first:
            other = first[field]
            raise Malformed(
                f"{keyword} takes 1 {other.option}, got 2 values: {other.option} {shown(other.text)} and {option} {shown(text)}"
            )
        first[field] = _Said(option, text)
        fields[field] = read(option, text)
    return fields


def _check_complete(keyword: str, fields: Mapping[str, Any]) -> None:
    """
    Raises:
        Malformed: something that the command cannot do without is not said.
    """
    rule = RULES[keyword]
    for field in dataclasses.fields(rule.command):
        if field.default is dataclasses.MISSING and field.name not in fields:
            missing = " or ".join(option for option in sorted(rule.behind) if OPTIONS[option].field == field.name)
            raise Malformed(f"{keyword} needs 1 {missing}, got 0: {_usage(keyword)}")
    if rule.command in (commands.Continue, commands.Cancel) and fields["request_id"] is None and "slot" not in fields:
        raise Malformed(f"{keyword} needs 1 REQ or SLOT, got 0: {_usage(keyword)}")
    if rule.command is commands.Start and "epoch" in fields and "slot" not in fields:
        raise Malformed(f"START takes EPOCH {fields['epoch']} only with 1 SLOT, got 0: a new request has no epoch yet")


def _usage(keyword: str) -> str:
    """The command in bare words."""
    rule = RULES[keyword]
    before = "REQ <id> " if "REQ" in rule.prefix and "REQ" not in rule.words else ""
    return before + " ".join([keyword, *(f"<{word.lower()}>" for word in rule.words)])


def keyword_of(command: Command | type[Command]) -> str:
    """What replies call a command: its keyword, of two the first, in small letters."""
    kind = command if isinstance(command, type) else type(command)
    return next(keyword for keyword, rule in RULES.items() if rule.command is kind).lower()


def line_of(command: Command) -> bytes:
    """The line, without its end, that asks for ``command``: `parse` gives it back.

    Raises:
        Malformed: no line can say it: an id out of range, a line break in a path, more tokens than a line has room for.
    """
    keyword = keyword_of(command).upper()
    before, behind = [], []
    for field in dataclasses.fields(command):
        value = getattr(command, field.name)
        if value is not None and value != field.default:
            name, text = _spelled(field.name, value)
            (before if name in PREFIX else behind).append(f"{name if name in PREFIX else name.lower()}={text}")
    line = " ".join([*before, keyword, *behind]).encode("utf-8", "surrogateescape")
    if parse(line) != command:
        raise Malformed(f"a line of {len(line)} bytes cannot say {shown(repr(command))}")
    return line


def _spelled(field: str, value: Any) -> tuple[str, str]:
    match value:
        case PromptFile(path):
            return "PROMPT", quoted(path)
        case PromptTokens(ids):
            return "TOKENS", ",".join(map(str, ids))
    option = next(option for option in OPTIONS if OPTIONS[option].field == field)
    if field == "stop":
        return option, quoted(",".join(map(readers.escaped, value)))
    if field == "logit_bias":
        return option, ",".join(f"{token}:{bias}" for token, bias in value)
    if isinstance(value, tuple):
        return option, ",".join(map(str, value))
    return option, quoted(value) if isinstance(value, str) else str(value).lower()
