"""How users say which slots are short, and where slots lie."""

from __future__ import annotations

import pytest

from xlaengine.config import Settings, SlotLayout
from xlaengine.config.layout import parse_short_slots


def test_numbers_of_slots_and_of_tokens_are_read_the_longest_first() -> None:
    assert parse_short_slots("24x256, 4x512") == ((4, 512), (24, 256))
    assert Settings(short_slots="3x40").parsed_short_slots == ((3, 40),)
    assert Settings().parsed_short_slots == ()


@pytest.mark.parametrize("text", ["", "512", "24x", "x512", "0x512", "24x0", "24x512;8x64", "24 x 512", "24x512,", "-1x512"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="short_slots must be numbers of slots and of their tokens, such as 24x512"):
        Settings(short_slots=text)


def test_a_length_that_is_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="short_slots has a length twice: '1x64,2x64'"):
        Settings(short_slots="1x64,2x64")


def test_as_many_positions_as_the_longest_slot_has_can_be_read_from_any_beginning() -> None:
    layout = SlotLayout(((2, 96), (1, 48), (2, 16)), 16, joined=True)
    assert layout.begins == (176, 80, 32, 16, 0)
    assert max(layout.begins) + layout.longest == layout.total == 272


def test_a_layout_of_many_slots_takes_no_memory_for_each() -> None:
    """`plan` asks for sizes of engines with any number of slots."""
    layout = SlotLayout(((10**12, 96),), 16)
    assert (layout.longest, layout.total) == (96, 96 * 10**12)
