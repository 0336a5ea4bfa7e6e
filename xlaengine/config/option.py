"""How a setting is declared: one dataclass field with its type, default, range and help, from which all that takes it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Option:
    """What a setting is, beside its name, type and default.

    Attributes:
        help: one sentence, for command lines and for Python.
        min, max: the range of a number; ``floor`` says what ``min`` is.
        may_change_tokens: whether a token may depend on it. A run is resumed only if all such settings are the same.
        commands: which take it; None, of a command's own options: the one that they belong to.
        spelled: by command, attributes of this option that differ there.
        names: on a command line; empty: the field's name, with dashes.
        panel, metavar: of a command's help.
        kind, default: on a command line, if not the field's own (None, ``...``). ``made`` turns a value of that kind into the field's.
        read: turns a command line's text into the value. ``check`` returns a valid value. Both raise ValueError for another.
        positional: on a command line it is an argument, not an option.
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
        """The option as this command spells it; None if the command does not take it."""
        taken = self.commands is None or command in self.commands
        return replace(self, **self.spelled.get(command, {})) if taken else None

    def require(self, name: str, value: Any) -> None:
        """
        Raises:
            ValueError: the value is out of range.
        """
        if self.max is not None and self.min is not None and not self.min <= value <= self.max:
            raise ValueError(f"{name} must be in [{self.min}, {self.max}], got {value}")
        if self.min is not None and (not isinstance(value, int) or value < self.min):
            raise ValueError(f"{name} must be an integer of at least {self.min}{self.floor and f', {self.floor}'}, got {value!r}")


def option(default: Any = MISSING, help: str = "", **about: Any) -> Any:
    """A dataclass field with an `Option`; the arguments are its attributes."""
    return field(default=default, metadata={"option": Option(help=help, **about)})


def options_of(declared: Any) -> Iterator[tuple[str, Option]]:
    """Names and options of the fields of a dataclass, or an instance, that have one."""
    return ((one.name, one.metadata["option"]) for one in fields(declared) if "option" in one.metadata)


def require_ranges(settings: Any) -> None:
    """
    Raises:
        ValueError: a value of this dataclass is out of its range; None is in every range.
    """
    for name, about in options_of(settings):
        if (value := getattr(settings, name)) is not None:
            about.require(name, value)
