"""The load of experts on the page."""

from __future__ import annotations

from pathlib import Path

from tests.observe.report.examples import Parsed
from xlaengine.observe.report.experts import HEIGHT_PX, load_drawing
from xlaengine.observe.report.page import write_page


def test_each_layer_with_experts_has_a_row_on_one_scale() -> None:
    drawing = load_drawing([[], [1, 4, 0, 3], [2, 2, 2, 2]])
    assert drawing is not None
    first, second = drawing.layers
    assert (first.number, first.experts, first.idle, first.busiest, first.most, first.ratio) == (1, 4, 1, 1, 4, 2.0)
    assert (second.number, second.idle, second.busiest, second.ratio) == (2, 0, 0, 1.0)
    assert first.bars == f"M0.1 {HEIGHT_PX}V30h.8V{HEIGHT_PX}zM1.1 {HEIGHT_PX}V0h.8V{HEIGHT_PX}zM3.1 {HEIGHT_PX}V10h.8V{HEIGHT_PX}z"
    assert first.even == second.even == HEIGHT_PX / 2


def test_a_layer_that_no_token_has_passed_is_flat() -> None:
    drawing = load_drawing([[0, 0], [1, 0]])
    assert drawing is not None
    assert (drawing.layers[0].bars, drawing.layers[0].even, drawing.layers[0].ratio) == ("", HEIGHT_PX, 0.0)


def test_where_no_expert_got_a_token_nothing_is_drawn() -> None:
    assert load_drawing([]) is load_drawing([[], [0, 0]]) is None


def test_the_page_shows_the_rows(tmp_path: Path) -> None:
    def shown(counts: list[list[int]]) -> list[str]:
        parsed = Parsed(write_page(tmp_path, "a title", [], [], expert_tokens=counts))
        return [label for label in parsed.values("aria-label") if label.startswith("tokens of the")]

    assert shown([[], [1, 4, 0, 3]]) == ["tokens of the 4 experts of layer 1"]
    assert shown([]) == []
