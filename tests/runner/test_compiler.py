"""What JAX tells of its compiles: events, which are its interface, and a log message, which is not."""

from __future__ import annotations

import logging

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.runner.compiler import LOWERING, CompileEvent, CompileEvents, compile_events


def asked_for(shape: tuple[int, ...], constant: float) -> list[CompileEvent]:
    """What was seen of a module that is like no other."""
    before = compile_events().requested

    def unlike_others(x: jax.Array, y: jax.Array) -> jax.Array:
        return x * constant + y

    jax.jit(unlike_others)(np.ones(shape, np.float32), np.ones(7, np.float32))
    return compile_events().seen[before:]


def test_a_module_is_seen_with_the_shapes_that_jax_says_it_is_compiled_for() -> None:
    """Fails where JAX words its message otherwise, or gives its arguments in another order."""
    assert asked_for((2, 7), 0.123) == [CompileEvent("jit(unlike_others)", "float32[2,7], float32[7]")]


def test_where_jax_says_it_otherwise_a_module_is_still_seen_and_its_shapes_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlaengine.runner.compiler.COMPILING", "Building %s")
    assert asked_for((2, 7), 0.321) == [CompileEvent("jit(unlike_others)", "")]


@pytest.mark.parametrize("message", ["Compiling %s with global shapes and types %s.", 7])
def test_a_message_without_arguments_breaks_nothing(message: object) -> None:
    compile_events()
    logging.getLogger(LOWERING).debug(message)


def test_the_message_is_shown_to_nobody_who_did_not_ask(caplog: pytest.LogCaptureFixture) -> None:
    compile_events()
    jax.jit(lambda x: x - 7)(jnp.ones((5,)))
    assert not any("Compiling" in record.message for record in caplog.records)


def test_there_is_one_listener_in_a_process() -> None:
    assert isinstance(compile_events(), CompileEvents)
    assert compile_events() is compile_events()
