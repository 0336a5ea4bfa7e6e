"""Makes a command's options from the dataclasses that declare them (`config.option`)."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from xlaengine.config.option import Option

NoProgress = Annotated[bool, typer.Option("--no-progress", help="No bars and no progress lines.")]


class OptionsCommand(TyperCommand):
    """A command that refuses empty arguments, and whose refusals of values begin with what is wrong: typer's begin with the words of
    pydantic, with which it reads values."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for before, argument in pairwise((ctx.info_name, *args)):
            if not argument or (argument.startswith("--") and argument.endswith("=")):
                ctx.fail(f"the argument {argument or f'after {before}'} is empty: is a variable of the shell not set?")
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as error:
            error.message = error.message.removeprefix("Value error, ")
            raise


def takes_options(command: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Decorates the function of a command: a parameter that is a dataclass is made from options, one for each field with an `Option`.

    A field that is a dataclass is made in the same way. Other fields keep their defaults, other parameters stay as they are.
    """

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        own = inspect.signature(function, eval_str=True).parameters.values()
        groups = {parameter.name: parameter.annotation for parameter in own if is_dataclass(parameter.annotation)}

        def called(**given: Any) -> None:
            made = {name: _made(group, command, given) for name, group in groups.items()}
            function(**made, **{parameter.name: given[parameter.name] for parameter in own if parameter.name not in groups})

        lists = (list(_parameters(groups[one.name], command)) if one.name in groups else [one] for one in own)
        parameters = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for several in lists for one in several]
        called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        called.__doc__, called.__name__ = function.__doc__, function.__name__
        called.__annotations__ = {}  # typer takes them from the signature
        return called

    return decorate


def given_options(context: typer.Context) -> tuple[str, ...]:
    """Returns the long names of the options that stand on the command line."""
    sources = ((parameter.opts[0], context.get_parameter_source(str(parameter.name))) for parameter in context.command.params)
    return tuple(name for name, source in sources if source is not None and source.name == "COMMANDLINE")


def _each(group: Any, command: str) -> Iterator[tuple[Field[Any], Any, Option | None]]:
    """Yields the field, its type and its option for each field that is an option of this command.

    Fields that are dataclasses of options come with None as the option."""
    for field in fields(group):
        declared: Option | None = field.metadata.get("option")
        option = declared and declared.at(command)
        if declared is not None and option is None:
            continue
        # Only this type is evaluated: names in the types of other fields may be imported for type checkers only.
        kind = eval(str(field.type), vars(sys.modules[group.__module__])) if option is None or option.kind is None else option.kind
        if option is not None or is_dataclass(kind):
            yield field, kind, option


def _parameters(group: Any, command: str) -> Iterator[inspect.Parameter]:
    for field, kind, option in _each(group, command):
        if option is None:
            yield from _parameters(kind, command)
            continue
        default = field.default if option.default is ... else option.default
        if option.read is not None:  # typer reads a default as it reads the command line
            kind, default = Any, default if default in (None, MISSING) else str(default)
        annotation = Annotated[kind, _spelled(option)]
        absent = inspect.Parameter.empty if default is MISSING else default
        yield inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=absent)


def _spelled(option: Option) -> Any:
    make: Any = typer.Argument if option.positional else typer.Option
    return make(
        *option.names,
        help=option.help,
        min=option.min,
        max=option.max,
        metavar=option.metavar,
        rich_help_panel=option.panel,
        parser=option.read and _refusing(option.read),
        callback=option.check and _refusing(option.check),
    )


def _refusing(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Turns a ValueError into a refusal of the command line."""

    def refusing(value: Any) -> Any:
        try:
            return read(value)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None

    return refusing


def _made(group: Any, command: str, given: dict[str, Any]) -> Any:
    """Makes the dataclass ``group`` from the values of its options."""
    values = {}
    for field, kind, option in _each(group, command):
        if option is None:
            values[field.name] = _made(kind, command, given)
        else:
            values[field.name] = given[field.name] if option.made is None else option.made(given[field.name])
    return group(**values)
