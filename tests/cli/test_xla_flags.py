"""A wrong XLA_FLAGS is a message, not the end of the process."""

from __future__ import annotations

import subprocess

import pytest

from xlaengine.batch.errors import UsageError
from xlaengine.cli.xla_flags import require_xla_flags


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        ("--nonsense=1", "XLA_FLAGS is '--nonsense=1', and XLA does not start with it: Unknown flag in XLA_FLAGS: --nonsense=1"),
        ("--xla_force_host_platform_device_count=x", "Couldn't interpret value x for flag xla_force_host_platform_device_count"),
    ],
)
def test_a_flag_that_xla_does_not_take_is_named(monkeypatch: pytest.MonkeyPatch, flags: str, words: str) -> None:
    monkeypatch.setenv("XLA_FLAGS", flags)
    with pytest.raises(UsageError, match=words):
        require_xla_flags()


def test_right_flags_pass_and_none_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLA_FLAGS", "--xla_force_host_platform_device_count=2")
    require_xla_flags()
    monkeypatch.setenv("XLA_FLAGS", " ")
    monkeypatch.setattr(subprocess, "run", None)
    require_xla_flags()
