"""The grammar of lines: bytes to a `Command` and back. Pure: no files, no clock, no engine.

``[REQ id] [SLOT s] [EPOCH n] COMMAND words and options``. Words without a name get their meaning from their order. An option is
``key=value``, or its name and then its value. Keywords and names may be in lower case; a quoted word is neither.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import dropwhile
from typing import Any, NamedTuple

from xlaengine.daemon.errors import Malformed, shown
from xlaengine.daemon.protocol import readers
from xlaengine.daemon.protocol.commands import ALIASES, COMMANDS, OPTIONS, PREFIX_OPTIONS, Command
from xlaengine.daemon.protocol.lexer import Word, quoted, split

MAX_LINE = 1 << 20
"""The most bytes of a line without its line end."""


class _Given(NamedTuple):
    option: str
    text: str

    @property
    def field(self) -> str:
        return OPTIONS[self.option].field


def parse(line: bytes) -> Command:
    """The command in a line, which is given without its line end. The time is linear in the length of the line.

    Raises:
        Malformed: the line is not a command. No line causes another error.
    """
    if len(line) > MAX_LINE:
        raise Malformed(f"line of {len(line)} bytes, at most {MAX_LINE}")
    words = split(line)
    before, at = [], 0
    while at < len(words) and (found := _option(words, at, PREFIX_OPTIONS)):
        given, at = found
        before.append(given)
    if at == len(words):
        raise Malformed(f"no command in a line of {len(words)} words")
    keyword = ALIASES.get(words[at].name, words[at].name)
    if keyword not in COMMANDS or words[at].value is not None:
        raise Malformed(f"unknown command {shown(words[at].text)}; the {len(COMMANDS)} known are {', '.join(COMMANDS)}")
    try:
        return _command(keyword, before, words[at + 1 :])
    except Malformed as refused:
        raise Malformed(refused.message, _new_request(keyword, before)) from None


def _new_request(keyword: str, before: Sequence[_Given]) -> int | None:
    """The id that a START line names; None for another line, and if there is not exactly one id that can be read."""
    ids = [given for given in before if given.field == "request_id"]
    if keyword != "START" or len(ids) != 1:
        return None
    try:
        return OPTIONS["REQ"].read(*ids[0])
    except Malformed:
        return None


def _option(words: Sequence[Word], at: int, allowed: frozenset[str]) -> tuple[_Given, int] | None:
    """The option that begins at a word, and the place of the next word; None if no option of ``allowed`` begins there."""
    _, name, value = words[at]
    if name not in allowed:
        return None
    if value is not None:
        return _Given(name, value), at + 1
    if at + 1 == len(words):
        raise Malformed(f"{name} needs 1 value, got 0")
    return _Given(name, words[at + 1].text), at + 2


def _command(keyword: str, before: Sequence[_Given], words: Sequence[Word]) -> Command:
    behind = COMMANDS[keyword].behind
    given, bare = list(before), []
    at = 0
    while at < len(words):
        if found := _option(words, at, behind):
            option, at = found
            given.append(option)
        elif words[at].value is not None:
            known = ", ".join(sorted(behind)) or "none"
            raise Malformed(
                f"{keyword} has no option {shown(words[at].text)}; the {len(behind)} known are {known}; quotes make it a plain word"
            )
        else:
            bare.append(words[at].text)
            at += 1
    fields = _fields(keyword, given + _placed(keyword, given, bare))
    _require_complete(keyword, fields)
    sampling = {name: fields.pop(name) for name in list(fields) if name not in _DEFAULTS}
    return Command(keyword, sampling=sampling, **fields)


def _placed(keyword: str, given: Sequence[_Given], bare: Sequence[str]) -> list[_Given]:
    """Gives words without a name their options: those of `Rule.words`, in order, from the first one that is not given by name."""
    named = {each.field for each in given}
    places = list(dropwhile(lambda option: OPTIONS[option].field in named, COMMANDS[keyword].words))
    _require_one_prompt(keyword, given, bare, places)
    if len(bare) > len(places):
        raise Malformed(
            f"{keyword} takes at most {len(places)} more words here, got {len(bare)}, such as {shown(bare[len(places)])}: {_usage(keyword)}"
        )
    return [_Given(option, text) for option, text in zip(places, bare, strict=False)]


def _require_one_prompt(keyword: str, given: Sequence[_Given], bare: Sequence[str], places: Sequence[str]) -> None:
    """Raises Malformed if a prompt is given by name, and the first word without a name seems to be a file. It would be read as a number."""
    prompt = next((each for each in given if each.field == "prompt"), None)
    if COMMANDS[keyword].words[:1] != ("PROMPT",) or prompt is None or not bare or readers.is_integer(bare[0]):
        return
    hint = f"; with {prompt.option} the first word without a name is {places[0]}, an integer" if places else ""
    raise Malformed(f"{keyword} takes 1 prompt, got 2: {prompt.option} {shown(prompt.text)} and the word {shown(bare[0])}{hint}")


def _fields(keyword: str, given: Sequence[_Given]) -> dict[str, Any]:
    rule = COMMANDS[keyword]
    fields: dict[str, Any] = {}
    first: dict[str, _Given] = {}
    for each in given:
        option, text = each
        if option not in rule.prefix | rule.behind:
            raise Malformed(f"{keyword} takes no {option}, got {shown(text)}")
        if (other := first.setdefault(each.field, each)) is not each:
            raise Malformed(
                f"{keyword} takes 1 {other.option}, got 2 values: {other.option} {shown(other.text)} and {option} {shown(text)}"
            )
        fields[each.field] = OPTIONS[option].read(option, text)
    return fields


def _require_complete(keyword: str, fields: Mapping[str, Any]) -> None:
    """
    Raises:
        Malformed: the command lacks a value.
    """
    rule = COMMANDS[keyword]
    for word in rule.words[: rule.needed]:
        if (field := OPTIONS[word].field) not in fields:
            missing = " or ".join(option for option in sorted(rule.behind) if OPTIONS[option].field == field)
            raise Malformed(f"{keyword} needs 1 {missing}, got 0: {_usage(keyword)}")
    if keyword in ("CONTINUE", "CANCEL") and not fields.keys() & {"request_id", "slot"}:
        raise Malformed(f"{keyword} needs 1 REQ or SLOT, got 0: {_usage(keyword)}")
    if keyword == "START" and "epoch" in fields and "slot" not in fields:
        raise Malformed(f"START takes EPOCH {fields['epoch']} only with 1 SLOT, got 0: a new request has no epoch yet")


def _usage(keyword: str) -> str:
    rule = COMMANDS[keyword]
    before = "REQ <id> " if "REQ" in rule.prefix and "REQ" not in rule.words else ""
    return before + " ".join([keyword, *(f"<{word.lower()}>" for word in rule.words)])


# --- back to a line

_DEFAULTS = {each.name: each.default for each in dataclasses.fields(Command) if each.name not in ("keyword", "sampling")}


def line_of(command: Command) -> bytes:
    """The line, without its line end, that `parse` reads as ``command``.

    Raises:
        Malformed: there is no such line. For example, an id is out of range, a path has a line break, a string has a lone surrogate, the
            token ids are longer than a line, or a number is given as a string.
    """
    rule = COMMANDS[command.keyword]
    # Needed fields are written even with their defaults: `parse` refuses these, and names the option.
    needed = {OPTIONS[word].field for word in rule.words[: rule.needed]}
    given = {name: value for name, default in _DEFAULTS.items() if (value := getattr(command, name)) != default or name in needed}
    before, behind = list[bytes](), list[bytes]()
    for field, value in {**given, **command.sampling}.items():
        names = [option for option, (filled, _) in OPTIONS.items() if filled == field]
        name = "TOKENS" if field == "prompt" and isinstance(value, tuple) else names[0]
        (before if name in PREFIX_OPTIONS else behind).append(_encoded(name, _text(field, value)))
    line = b" ".join([*before, command.keyword.encode(), *behind])
    _require_same(command, parse(line))
    return line


def _encoded(option: str, text: str) -> bytes:
    try:
        return f"{option if option in PREFIX_OPTIONS else option.lower()}={text}".encode()
    except UnicodeEncodeError as error:
        raise Malformed(f"{option} holds a lone surrogate, {error.object[error.start]!r}, which is not a character") from None


def _require_same(command: Command, read: Command) -> None:
    """Raises Malformed, with the option's name, if a value of ``command`` comes back as another value in ``read``. For example, a number
    is given as a string, or a string in place of a list of strings."""
    for option, (field, _) in OPTIONS.items():
        meant, got = (getattr(each, field) if field in _DEFAULTS else each.sampling.get(field) for each in (command, read))
        if meant != got:
            raise Malformed(f"{option} cannot be {shown(repr(meant))}: it would be read as {shown(repr(got))}")


def _text(field: str, value: Any) -> str:
    """A value as a line spells it."""
    match value:
        case str():
            return quoted(value)
        case Mapping():
            return ",".join(f"{token}:{bias}" for token, bias in value.items())
        case tuple() if field == "stop":
            if strange := [each for each in value if not isinstance(each, str)]:
                raise Malformed(f"STOP must be strings, got {shown(repr(strange[0]))}")
            return quoted(",".join(map(readers.escaped, value)))
        case tuple():
            return ",".join(map(str, value))
    return str(value).lower()
