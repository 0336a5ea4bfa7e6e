"""The declaration of a setting: a dataclass field with type, default, range and help. Command lines, checks and docs derive from it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from xlaengine.types.errors import is_int


@dataclass(frozen=True, kw_only=True)
class Option:
    """The attributes of a setting, apart from its field's name, type and default.

    Attributes:
        help: one sentence, for command lines and for Python.
        min, max: the range of a number, both included; ``floor`` says in messages what ``min`` is.
        may_change_tokens: whether a token may depend on it. A run is resumed only if all such settings are the same.
        commands: the commands that take it; None: every command.
        spelled: for each command, the attributes that differ there.
        names: on a command line; by default the field's name, with dashes.
        panel, metavar: as in a command's help.
        kind, default: the type and the default on a command line, if they differ from the field's.
        made: turns a value of ``kind`` into the field's value.
        read: turns the text of a command line into the value; raises ValueError.
        check: returns its argument if that is valid; else raises ValueError.
        positional: an argument of the command line, not an option.
    """

    help: str = ""
    min: float | None = None
    max: float | None = None
    floor: str = ""
    may_change_tokens: bool = True
    commands: tuple[str, ...] | None = None
    spelled: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    panel: str | None = None
    metavar: str | None = None
    kind: Any = None
    default: Any = ...
    made: Callable[[Any], Any] | None = None
    read: Callable[[str], Any] | None = None
    check: Callable[[Any], Any] | None = None
    positional: bool = False

    def at(self, command: str) -> Option | None:
        """Returns the option with the attributes that differ for this command; None if the command does not take it."""
        taken = self.commands is None or command in self.commands
        return replace(self, **self.spelled.get(command, {})) if taken else None

    def require(self, name: str, value: Any) -> None:
        """Raises ValueError if the value is out of range."""
        if self.min is None or (is_int(value) and self.min <= value and (self.max is None or value <= self.max)):
            return
        allowed = f"of at least {self.min}{self.floor and f', {self.floor}'}" if self.max is None else f"in [{self.min}, {self.max}]"
        raise ValueError(f"{name} must be an integer {allowed}, got {value!r}")


def option(default: Any = MISSING, help: str = "", **about: Any) -> Any:
    """Declares a dataclass field with an `Option`, whose attributes are the arguments."""
    return field(default=default, metadata={"option": Option(help=help, **about)})


def options_of(declared: Any) -> Iterator[tuple[str, Option]]:
    """Yields the names and options of a dataclass's fields; fields without an option are left out."""
    return ((one.name, one.metadata["option"]) for one in fields(declared) if "option" in one.metadata)


def require_valid(settings: Any) -> None:
    """Raises ValueError if an option of this dataclass has a value out of range or of a wrong type. None has no range.

    A path becomes a string, and a NumPy integer an int, because JSON and digests take no others.
    """
    for name, about in options_of(settings):
        if (value := getattr(settings, name)) is not None:
            about.require(name, value)
        kind = _types(type(settings))[name]
        if about.read is None and not _is_of(kind, value):  # the code that reads its text also checks Python values
            raise ValueError(f"{name} must be {_named(kind)}, got {value!r}")
        if (plain := _plain(value)) is not value:
            object.__setattr__(settings, name, plain)  # the dataclass is frozen


def _plain(value: Any) -> Any:
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    return int(value) if is_int(value) else value


_types = cache(get_type_hints)

_NAMES: Mapping[Any, str] = {bool: "True or False", int: "an integer", str: "a string", type(None): "None", Mapping: "a mapping"}


def _is_of(kind: Any, value: Any) -> bool:
    """Whether a field of this type may have the value. The items of collections are not checked."""
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        return any(_is_of(each, value) for each in get_args(kind))
    if origin is Literal:
        return any(value is each or (isinstance(value, str) and value == each) for each in get_args(kind))
    if origin is int:
        return is_int(value)
    return isinstance(value, (str, os.PathLike) if origin is str else origin)


def _named(kind: Any) -> str:
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        return " or ".join(map(_named, get_args(kind)))
    if origin is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    return _NAMES.get(origin, "a function" if origin is Callable else origin.__name__)
