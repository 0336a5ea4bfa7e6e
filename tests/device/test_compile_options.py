"""Options that graphs are compiled with, and what is said of one that this jaxlib does not know."""

from __future__ import annotations

import logging

import jax
import numpy as np
import pytest

from xlaengine.device import table


def test_an_option_that_this_jaxlib_does_not_know_is_said_once_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table, "OWN_SUMS", {"xla_cpu_no_such_option": True})
    with caplog.at_level(logging.WARNING):
        for add in (1, 2):
            executable = table.compiled(jax.jit(lambda x, add=add: x + add).lower(np.float32(1)), "cpu")
            assert executable(np.float32(1)) == 1 + add
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "does not know the compile option 'xla_cpu_no_such_option'" in said[0]


def test_nothing_is_said_of_the_options_that_it_knows(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        table.compiled(jax.jit(lambda x: x * 3).lower(np.float32(1)), "cpu")
    assert not caplog.records
