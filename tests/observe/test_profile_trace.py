"""The names that a profile gives to the operations of a loop over layers."""

from __future__ import annotations

from typing import Any

import pytest

from xlaengine.observe.profile_trace import _numbered


@pytest.mark.parametrize(
    ("graph", "order", "numbers"),
    [
        ("decode_8", "abababab", [0, 0, 1, 1, 2, 2, 3, 3]),
        ("prefill_64", "aabaabaab", [0, 0, 0, 1, 1, 1, 2, 2, 2]),
        ("draft_2_8", "abcabcabcabc", [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1]),
    ],
    ids=["one turn a layer", "tiles within a layer, and what is done once for all of them", "layers within a proposal"],
)
def test_turns_of_a_loop_over_layers_are_numbered(graph: str, order: str, numbers: list[int]) -> None:
    operations: list[Any] = [{"args": {"hlo_op": name}} for name in order]
    scopes = dict.fromkeys(order, ("layer", "mlp")) | {"last": (f"layer_{max(numbers) + 1}", "mlp"), "head": ("logits",)}
    assert [path for _, path in _numbered(graph, operations, scopes)] == [(f"layer_{number}", "mlp") for number in numbers]
