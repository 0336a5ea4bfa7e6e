"""An environment variable that JAX does not take is a message, and wrong usage."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping

import pytest

from xlaengine.batch.errors import UsageError
from xlaengine.cli.importing import importing_jax

OF_JAX = "jax.default_device must be passed either a Device object (e.g. `jax.devices('cpu')[0]`) or a platform name, got: 'cpu:0'"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("JAX_DEFAULT_DEVICE", "cpu:0", OF_JAX),
        ("JAX_ENABLE_X64", "maybe", "invalid truth value 'maybe' for environment 'JAX_ENABLE_X64'"),
        ("JAX_NUM_CPU_DEVICES", "x", 'Invalid value "x" for JAX flag jax_num_cpu_devices'),
    ],
)
def test_the_variable_is_named_with_its_value(name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    expected = re.escape(f"{name} is {value!r}, and JAX does not start with it: {words}")
    with pytest.raises(UsageError, match=f"^{expected}$"), importing_jax():
        raise ValueError(words)


def test_another_error_of_an_import_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    with pytest.raises(ValueError, match=r"^no such thing$"), importing_jax():
        raise ValueError("no such thing")


def ended(command: str, environment: Mapping[str, str]) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "xlaengine", *command.split()], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("command", ["plan", "graphs"])
def test_a_command_says_it_in_one_line(command: str) -> None:
    """graphs imports jax before anything that catches its errors."""
    status, said = ended(command, {"JAX_DEFAULT_DEVICE": "cpu:0", "COLUMNS": "400"})
    assert said.startswith("error: JAX_DEFAULT_DEVICE is 'cpu:0', and JAX does not start with it: ")
    assert (status, said.count("\n")) == (2, 1)
