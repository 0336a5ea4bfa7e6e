"""The panels that one process holds."""

from __future__ import annotations

import numpy as np
import pytest

from xlaengine.ops.panels import PanelParam, Panels, in_panels
from xlaengine.ops.parts import Parts, Share, copy_columns, empty_parts

D, F, C = 5, 23, 4


def shapes(panels: int, *each: int) -> Panels:
    """A matrix ``[*each, D, F]`` in so many panels."""
    shape = (*each, panels, D, C)
    return Panels(PanelParam(shape, (None,) * len(shape), 1), F)


@pytest.mark.parametrize(
    ("numbers", "of", "panels", "columns"),
    [
        ((1,), 2, 6, {1: range(12, 23)}),
        ((0, 1), 3, 6, {0: range(8), 1: range(8, 16)}),
        ((2, 3), 4, 8, {2: range(16, 23), 3: range(23, 23)}),
        ((5,), 7, 7, {5: range(20, 23)}),
    ],
)
def test_parts_have_equal_panels_and_the_columns_that_there_are(
    numbers: tuple[int, ...], of: int, panels: int, columns: dict[int, range]
) -> None:
    assert Share(numbers, of).columns(shapes(panels)) == columns


def test_what_has_no_column_is_zero() -> None:
    """Parts of two layers of three experts, of which every value is written once."""
    matrix, share = shapes(8, 3), Share((2, 3), 4)
    parts = empty_parts(matrix, (2,), share, np.dtype(np.float32))
    assert parts.shape == (2, 3, 8, D, C)
    for number, columns in share.columns(matrix).items():
        for part in parts.held[number].reshape(6, -1, D, C):
            copy_columns(np.full((len(columns), D), 7 + number, np.float32), part, 0)
    third, fourth = parts.held[2], parts.held[3]
    np.testing.assert_array_equal(third[..., 0, :, :], np.float32(9))
    np.testing.assert_array_equal(third[..., 1, :, :3], np.float32(9))
    np.testing.assert_array_equal(third[..., 1, :, 3:], np.float32(0))
    np.testing.assert_array_equal(fourth, np.float32(0))


def test_columns_are_copied_as_into_panels_of_the_whole_matrix() -> None:
    """Piece by piece, with borders inside panels."""
    matrix = np.random.default_rng(3).standard_normal((D, F)).astype(np.float32)
    parts = empty_parts(shapes(6), (), Share((0,), 1), np.dtype(np.float32))
    for first, last in ((0, 3), (3, 13), (13, F)):
        copy_columns(matrix.T[first:last], parts.held[0], first)
    np.testing.assert_array_equal(parts.held[0], in_panels(matrix, C).data)


def test_parts_are_found_by_what_an_array_of_all_would_be_asked_for() -> None:
    data = np.random.default_rng(4).standard_normal((2, 8, D, C)).astype(np.float32)
    parts = Parts({1: data[:, 2:4], 3: data[:, 6:8]}, 4)
    assert (parts.shape, parts.ndim, parts.dtype) == (data.shape, 4, np.float32)
    for first in (2, 6):
        index = (slice(None), slice(first, first + 2, None), slice(None), slice(None))
        np.testing.assert_array_equal(parts.at(index), data[index])
    for layer, of_layer in enumerate(parts):
        np.testing.assert_array_equal(of_layer.at((slice(6, 8), slice(None), slice(None))), data[layer, 6:8])
    assert parts.view("uint32").at((slice(None), slice(2, 4), slice(None), slice(None))).base is not None


def test_the_only_part_is_asked_for_without_a_beginning() -> None:
    data = np.ones((3, D, C), np.float32)
    assert Parts({0: data}, 1).at((slice(None), slice(None), slice(None))) is data
