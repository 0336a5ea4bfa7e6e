"""Tests whether the kernels of a library give right answers on this machine, by calls through XLA, before anything else uses them.

Expected values come from NumPy, or from the gguf package, which itself uses only NumPy. Most cases compute with integers: float32 holds
every partial sum exactly, so the answer must be equal bit for bit. Norms, softmax weights and noise are compared with float64.

`trial` runs this module in a process of its own.
"""

from __future__ import annotations

from pathlib import Path

import jax
from jax.typing import ArrayLike

from xlaengine.ops.native.errors import Unavailable
from xlaengine.ops.native.handlers import register
from xlaengine.ops.native.selftest.attention import attentions
from xlaengine.ops.native.selftest.case import Case, differences
from xlaengine.ops.native.selftest.choices import choices
from xlaengine.ops.native.selftest.grouped import grouped_products
from xlaengine.ops.native.selftest.int8 import int8_products
from xlaengine.ops.native.selftest.loading import wrong_entries, wrong_panels
from xlaengine.ops.native.selftest.pointwise import pointwise
from xlaengine.ops.native.selftest.products import products
from xlaengine.ops.native.selftest.quantized import quantized_products
from xlaengine.ops.native.selftest.recurrences import recurrences
from xlaengine.ops.native.selftest.sums import sums


def all_cases() -> list[Case]:
    of_matrices = [*products(), *grouped_products(), *quantized_products(), *int8_products()]
    return [*of_matrices, *attentions(), *recurrences(), *sums(), *pointwise(), *choices()]


def wrong_answers(cases: list[Case]) -> list[str]:
    """Returns one line for each case in which the registered kernels and NumPy differ. All cases run in one graph."""

    def run(arguments: list[tuple[ArrayLike, ...]]) -> list[object]:
        return [case.call(*each) for case, each in zip(cases, arguments, strict=True)]

    found = jax.jit(run)([case.arguments for case in cases])
    return [said for case, answer in zip(cases, found, strict=True) for said in differences(case, answer)]


def main(library: str) -> int:
    """Returns the exit status of the process that `trial.failure` starts: 0 if all answers are right. If not, it is 1, and the last line of
    output says why."""
    said = ""
    try:
        register(Path(library))
        if wrong := [*wrong_answers(all_cases()), *wrong_entries(Path(library)), *wrong_panels(Path(library))]:
            said = f"{len(wrong)} of the self-test's answers are wrong; {wrong[0]}"
    except (Unavailable, jax.errors.JaxRuntimeError, ValueError) as error:  # ValueError: a call that fails before `jit` returns
        said = " ".join(str(error).split())
    if said:
        print(said)
    return bool(said)
