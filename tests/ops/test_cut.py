"""Where the real columns of a cut matrix are."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.ops.panels import PANEL, Panels
from xlaengine.ops.quantized_parts import QuantizedParts
from xlaengine.ops.split import _among_all


@pytest.mark.parametrize("widths", [(130,), (96, 7, 48, 50)])
def test_a_column_is_found_in_the_panels_of_its_own_run(widths: tuple[int, ...]) -> None:
    w, panels = QuantizedParts(None, None, 32, widths), []
    for number, width in enumerate(widths):
        columns = np.full(-(-width // PANEL) * PANEL, -1)
        columns[:width] = range(sum(widths[:number]), sum(widths[: number + 1]))
        panels.append(columns)
    of_panels = np.concatenate(panels)
    assert np.concatenate([of_panels[run.start : run.stop] for run in w.real]).tolist() == list(range(w.columns))
    numbers = np.arange(w.columns, dtype=np.int32)
    assert of_panels[np.asarray(_among_all(w, jnp.asarray(numbers)))].tolist() == numbers.tolist()


def test_the_columns_of_panels_come_before_all_padding() -> None:
    w = Panels(np.zeros((4, 3, PANEL)), 130)
    assert list(w.real) == [range(130)]
    assert w.here.columns == 4 * PANEL
    assert len(w.divisible(3).data) == 6
    assert w.divisible(2) is w
