"""The self-test's verdict on kernels with wrong answers, on kernels that crash, and on an incomplete library."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from xlaengine.ops import native
from xlaengine.ops.base import PLAIN, Scores
from xlaengine.ops.native import calls, compiling, library, matrices, repacking, selftest, trial
from xlaengine.ops.native.errors import Unavailable
from xlaengine.ops.native.handlers import HANDLERS
from xlaengine.ops.native.selftest.quantized import BLOCKS
from xlaengine.ops.panels import PANEL, Panels

pytestmark = pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")

product, grouped_product, columns = matrices.product, matrices.grouped_product, matrices.columns
attention, argmax, draw, delta_rule, state_space = calls.attention, calls.argmax, calls.draw, calls.delta_rule, calls.state_space


def test_the_kernels_pass_the_self_test(compiled_for: str) -> None:
    assert selftest.wrong_answers(selftest.all_cases()) == []


def test_panels_have_as_many_columns_in_the_sources() -> None:
    header = (compiling.SOURCE_FOLDER / "panel.h").read_text()
    assert re.findall(r"COLUMNS = (\d+);", header) == [str(PANEL)]


def lost_column(x: jax.Array, w: Panels) -> jax.Array:
    found = product(x, w)
    return found.at[:, -1].set(0) if x.shape[1] > 1000 else found


def cut_weights(x: jax.Array, w: Panels) -> jax.Array:
    cut = w.data if w.data.dtype == jnp.uint16 else w.data.astype(jnp.bfloat16).astype(jnp.float32)
    return product(x, replace(w, data=cut))


def first_layer(x: jax.Array, w: Panels) -> jax.Array:
    return product(x, w if w.layer is None else w.at(w.layer * 0))


def no_nan(x: jax.Array, w: Panels) -> jax.Array:
    return jnp.nan_to_num(product(x, w))


def ninth_row_lost(x: Any, w: Panels, chosen: Any) -> jax.Array:
    found = grouped_product(x, w, chosen)
    earlier = jnp.cumsum(jax.nn.one_hot(chosen.reshape(-1), w.data.shape[-4], dtype=jnp.int32), axis=0)
    nth = jnp.take_along_axis(earlier, jnp.maximum(chosen, 0).reshape(-1, 1), axis=1).reshape(chosen.shape)
    return jnp.where((nth == 9)[..., None], 0, found)


def nearest_expert(x: Any, w: Panels, chosen: Any) -> jax.Array:
    return grouped_product(x, w, jnp.clip(chosen, 0, w.data.shape[-4] - 1))


def first_x_for_all_choices(x: Any, w: Panels, chosen: Any) -> jax.Array:
    return grouped_product(x[:, :1], w, chosen)


def own_layer_ignored(x: Any, w: Panels, chosen: Any) -> jax.Array:
    return grouped_product(x, w if w.layer is None else w.at(w.layer * 0), chosen)


def nan_spread(x: Any, w: Panels, chosen: Any) -> jax.Array:
    return grouped_product(x, w, chosen) + 0 * x.max()


def newest_key_dropped(
    q: Any, keys: Any, values: Any, layer: Any, rows: Any, at: Any, written: Any, block: int, *more: Any, **scores: Any
) -> jax.Array:
    return attention(q, keys, values, layer, rows, jnp.where(at > 100, at - 1, at), written, block, *more, **scores)


def fresh_ignored(*args: Any, **scores: Any) -> jax.Array:
    return attention(*args[:8], None, *args[9:], **scores)


def window_ignored(*args: Any, **scores: Any) -> jax.Array:
    return attention(*args[:9], **scores)


def softmax_off_by_a_little(*args: Any, **scores: Any) -> jax.Array:
    return attention(args[0] * np.float32(1.0001), *args[1:], **scores)


def cap_ignored(*args: Any, scores: Scores = PLAIN, **more: Any) -> jax.Array:
    return attention(*args, scores=scores._replace(cap=None), **more)


def scale_ignored(*args: Any, scores: Scores = PLAIN, **more: Any) -> jax.Array:
    return attention(*args, scores=scores._replace(scale=None), **more)


def sinks_ignored(*args: Any, sinks: Any = None, **more: Any) -> jax.Array:
    return attention(*args, **more)


def sinks_of_other_heads(*args: Any, sinks: Any = None, **more: Any) -> jax.Array:
    return attention(*args, sinks=None if sinks is None else sinks[:, ::-1], **more)


def last_of_equals(x: jax.Array) -> tuple[jax.Array, jax.Array]:
    tops, _ = argmax(x)
    return tops, x.shape[1] - 1 - argmax(x[:, ::-1])[1]


def other_noise(*args: Any) -> tuple[jax.Array, jax.Array]:
    *before, keys, wants, first = args
    return draw(*before, keys[:, ::-1], wants, first)


def no_top_k(logits: Any, tops: Any, temperature: Any, top_k: Any, *rest: Any) -> tuple[jax.Array, jax.Array]:
    return draw(logits, tops, temperature, jnp.zeros_like(top_k), *rest)


def no_top_p(logits: Any, tops: Any, temperature: Any, top_k: Any, top_p: Any, *rest: Any) -> tuple[jax.Array, jax.Array]:
    return draw(logits, tops, temperature, top_k, jnp.ones_like(top_p), *rest)


def no_min_p(*args: Any) -> tuple[jax.Array, jax.Array]:
    *before, min_p, keys, wants, first = args
    return draw(*before, jnp.zeros_like(min_p), keys, wants, first)


def all_rows_draw(*args: Any) -> tuple[jax.Array, jax.Array]:
    *before, wants, first = args
    return draw(*before, wants | True, first)


def first_column_ignored(*args: Any) -> tuple[jax.Array, jax.Array]:
    *before, first = args
    scores, tokens = draw(*before, jnp.int32(0))
    return scores, tokens + first


def score_without_noise(logits: Any, *rest: Any) -> tuple[jax.Array, jax.Array]:
    scores, tokens = draw(logits, *rest)
    return jnp.where(jnp.isinf(scores), scores, rest[0]), tokens


def state_ignored(rule: Any, states: Any, rows: Any, *args: Any) -> Any:
    return rule(states, rows._replace(begins=jnp.ones_like(rows.begins)), *args)


def padding_counted(rule: Any, states: Any, rows: Any, tokens: Any, real: Any) -> Any:
    return rule(states, rows, tokens, jnp.ones_like(real))


def state_not_kept(rule: Any, states: Any, rows: Any, *args: Any) -> Any:
    return rule(states, rows, *args)[0], states


def scales_cut(x: Any, w: Any) -> jax.Array:
    return product(x, replace(w, data=w.data & 0xFE))


def blocks_of_another_layer(x: Any, w: Any) -> jax.Array:
    return product(x, replace(w, layer=w.layer * 0))


def last_row_lost(x: Any, w: Any) -> jax.Array:
    found = product(x, w)
    return found.at[-1].set(0) if len(x) > 8 else found


def nearest_expert_of_blocks(x: Any, w: Any, chosen: Any) -> jax.Array:
    return grouped_product(x, w, jnp.clip(chosen, 0, w.table.shape[-3] - 1))


def experts_of_one_kind(x: Any, w: Any, chosen: Any) -> jax.Array:
    return grouped_product(x, replace(w, table=w.table.at[1, :, 1].set(w.table[0, :, 1])), chosen)


def column_before(w: Any, index: Any) -> jax.Array:
    return columns(w, index - 1)


def rounded_columns(w: Any, index: Any) -> jax.Array:
    return columns(w, index).astype(jnp.bfloat16).astype(jnp.float32)


OF_SINKS = sinks_ignored, sinks_of_other_heads
OF_RECURRENCES = state_ignored, padding_counted, state_not_kept


FAULTS = {
    "product": [lost_column, cut_weights, first_layer, no_nan],
    "grouped_product": [ninth_row_lost, nearest_expert, first_x_for_all_choices, own_layer_ignored, nan_spread],
    "attention": [newest_key_dropped, fresh_ignored, window_ignored, softmax_off_by_a_little, cap_ignored, scale_ignored, *OF_SINKS],
    "delta_rule": [partial(fault, delta_rule) for fault in OF_RECURRENCES],
    "state_space": [partial(fault, state_space) for fault in OF_RECURRENCES],
    "argmax": [last_of_equals],
    "draw": [other_noise, first_column_ignored, no_top_k, no_top_p, no_min_p, all_rows_draw, score_without_noise],
}
OF = {
    "product": selftest.products,
    "grouped_product": selftest.grouped_products,
    "attention": selftest.attentions,
    "delta_rule": selftest.recurrences,
    "state_space": selftest.recurrences,
    "argmax": selftest.choices,
    "draw": selftest.choices,
}


CASES = [(kernel, fault, i) for kernel, faults in FAULTS.items() for i, fault in enumerate(faults)]


@pytest.mark.parametrize(
    ("kernel", "fault"), [pytest.param(kernel, fault, marks=[pytest.mark.slow] * (i > 1)) for kernel, fault, i in CASES]
)
def test_a_kernel_with_wrong_answers_fails_the_self_test(kernel: str, fault: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrices if kernel in ("product", "grouped_product") else calls, kernel, fault)
    said = selftest.wrong_answers(list(OF[kernel]()))
    assert said
    assert all(line.startswith(kernel) and "entries are wrong, the first at" in line for line in said)


FAULTS_OF_BLOCKS = {
    "product": [scales_cut, blocks_of_another_layer, last_row_lost],
    "grouped_product": [nearest_expert_of_blocks, experts_of_one_kind],
    "columns": [column_before, rounded_columns],
}


@pytest.mark.parametrize(("kernel", "fault"), [(kernel, fault) for kernel, faults in FAULTS_OF_BLOCKS.items() for fault in faults])
def test_a_kernel_of_blocks_with_wrong_answers_fails_the_self_test(
    kernel: str, fault: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matrices, kernel, fault)
    said = selftest.wrong_answers(list(selftest.quantized_products()))
    assert said
    assert all(line.startswith(f"{kernel} of blocks") for line in said)


@pytest.mark.parametrize("kind", BLOCKS)
def test_a_library_that_repacks_blocks_wrongly_fails_the_self_test(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte of the last column is another."""
    right = repacking.in_library

    def wrong(path: Path, asked: str) -> repacking.Repack:
        def repack(rows: np.ndarray, panels: np.ndarray) -> None:
            right(path, asked)(np.where(np.arange(rows.size).reshape(rows.shape) == rows.size - 5, rows ^ 1, rows), panels)

        return repack if asked == kind else right(path, asked)

    assert list(selftest.wrong_panels(library.path())) == []
    monkeypatch.setattr(repacking, "in_library", wrong)
    (said,) = selftest.wrong_panels(library.path())
    assert said.startswith(f"repacking {kind}: ")


def test_a_library_that_crashes_or_is_cut_off_ends_another_process_than_this(tmp_path: Path) -> None:
    whole = library.chosen(library.cache_dir() / "native")
    cut = tmp_path / "cut.so"
    shutil.copy(whole, cut)
    with cut.open("r+b") as file:
        file.truncate(cut.stat().st_size // 2)
    assert (said := trial.failure(cut)) is not None
    assert "SIGBUS" in said or "does not load" in said
    (tmp_path / "trap.c").write_text("".join(f"void *{name}(void *x) {{ __builtin_trap(); }}\n" for name in HANDLERS.values()))
    trap = tmp_path / "trap.so"
    subprocess.run([*compiling.compiler(), "-shared", "-fPIC", "-x", "c", str(tmp_path / "trap.c"), "-o", str(trap)], check=True)
    assert trial.failure(trap) in ("the self-test was ended by SIGILL", "the self-test was ended by SIGTRAP")


@pytest.mark.parametrize(
    ("code", "told"),
    [("import os; os.kill(os.getpid(), 9)", "exit status is -9"), ("raise MemoryError('none left')", "MemoryError: none left")],
)
def test_a_process_that_ends_for_another_reason_says_nothing_of_the_library(
    code: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run = subprocess.run
    monkeypatch.setattr(trial.subprocess, "run", lambda command, **options: run([*command[:3], code], **options))
    with pytest.raises(Unavailable, match=told):
        trial.failure(tmp_path / "library.so")


def test_a_process_that_does_not_start_says_nothing_of_the_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trial.sys, "executable", str(tmp_path / "nowhere"))
    with pytest.raises(Unavailable, match="does not run"):
        trial.failure(tmp_path / "library.so")


def test_a_self_test_that_does_not_end_is_a_failure_that_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trial, "PROGRAM", "import time; time.sleep(60)")
    monkeypatch.setattr(trial, "SECONDS", 0.2)
    hanging = tmp_path / "hanging.so"
    hanging.write_bytes(b"kernels")
    for _ in range(2):
        assert library.refused(hanging) == "it had not ended after 0.2 s"
        monkeypatch.setattr(trial, "PROGRAM", "raise SystemExit(0)")  # a second start would run this
