"""Commands as values, and the room's imports."""

from __future__ import annotations

import dataclasses

import pytest

from xlaengine.daemon.protocol.commands import ALIASES, COMMANDS, OPTIONS, SAMPLING, Command
from xlaengine.types import SamplingParams


def test_every_option_fills_a_field_and_every_word_is_an_option() -> None:
    of_command = {field.name for field in dataclasses.fields(Command)} - {"keyword", "sampling"}
    of_sampling = {field.name for field in dataclasses.fields(SamplingParams)}
    assert {option.field for option in OPTIONS.values()} == of_command | {option.field for option in SAMPLING.values()}
    assert {option.field for option in SAMPLING.values()} <= of_sampling - of_command
    for keyword, rule in COMMANDS.items():
        assert rule.prefix | rule.behind <= OPTIONS.keys(), keyword
        assert rule.needed <= len(rule.words), keyword
    assert all(COMMANDS[alias] == COMMANDS[keyword] for alias, keyword in ALIASES.items())


@pytest.mark.parametrize("keyword", COMMANDS)
def test_a_command_is_a_value(keyword: str) -> None:
    assert Command(keyword, slot=1) == Command(keyword, slot=1) != Command(keyword)
    assert len({Command(keyword, slot=1), Command(keyword, slot=1)}) == 1
    for field in dataclasses.fields(Command):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(Command(keyword), field.name, 2)


def test_a_command_says_nothing_that_its_line_does_not() -> None:
    start = Command("START", prompt=(1,), max_tokens=3)
    assert (start.request_id, start.slot, start.epoch, start.quantum, start.sampling) == (None, None, None, None, {})


def test_an_unknown_name_of_the_room_is_an_attribute_error() -> None:
    from xlaengine import daemon

    with pytest.raises(AttributeError, match="'Server'"):
        _ = daemon.Server
