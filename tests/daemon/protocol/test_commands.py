"""Commands as values, and the room's imports."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from xlaengine.daemon.protocol import commands
from xlaengine.daemon.protocol.commands import Command, PromptTokens, Start
from xlaengine.daemon.protocol.grammar import RULES


def test_every_command_has_a_keyword_and_every_keyword_a_command() -> None:
    assert {rule.command for rule in RULES.values()} == set(get_args(Command))


@pytest.mark.parametrize("kind", get_args(Command))
def test_a_command_is_a_value(kind: type[Command]) -> None:
    fields = {field.name: 1 for field in dataclasses.fields(kind)}
    assert kind(**fields) == kind(**fields)
    assert len({kind(**fields), kind(**fields)}) == 1
    for name in fields:
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(kind(**fields), name, 2)


def test_a_start_is_greedy_and_ends_at_eos_unless_it_says_otherwise() -> None:
    start = Start(prompt=PromptTokens((1,)), max_tokens=3)
    assert (start.request_id, start.slot, start.quantum) == (None, None, None)
    assert (start.temperature, start.top_k, start.top_p, start.seed) == (0.0, 0, 1.0, None)
    assert (start.stop_token_ids, start.ignore_eos) == ((), False)


def test_an_unknown_name_of_the_room_is_an_attribute_error() -> None:
    from xlaengine import daemon

    with pytest.raises(AttributeError, match="'Server'"):
        _ = daemon.Server
    assert commands.Ping() == commands.Ping()
