"""Estimates of what passes take: as `spike/12_pass_cost.md` has them measured, and in the order that they should have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import FIXTURES
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.models.checkpoint import load_config
from xlaengine.models.families import spec_of
from xlaengine.sources import resolve
from xlaengine.speculate.account import Costs, Terms
from xlaengine.speculate.pass_cost import ACCELERATOR, CPU, NATIVE, Platform, costs, platform
from xlaengine.speculate.proposer import Mixture, Work, work_of

TINY, MIDDLE, SMOLLM2, WIDE = Work(3, 3_170_000), Work(6, 12_500_000), Work(30, 134_500_000), Work(6, 123_700_000)
BY_XLA = [
    (TINY, 1, 5, 1.50),
    (TINY, 4, 20, 2.38),
    (TINY, 8, 40, 2.79),
    (MIDDLE, 1, 5, 1.15),
    (MIDDLE, 4, 20, 2.01),
    (MIDDLE, 8, 40, 2.44),
    (SMOLLM2, 1, 5, 1.11),
    (SMOLLM2, 4, 20, 1.71),
    (SMOLLM2, 8, 40, 2.61),
    (WIDE, 1, 5, 0.99),
    (WIDE, 4, 20, 1.61),
    (WIDE, 8, 40, 2.81),
]
"""A model's work, B, the places of a verify graph, and what that took over decode of B rows (`spike/12_pass_cost.md`)."""

BY_NATIVE_KERNELS = [
    (TINY, 1, 5, 1.45),
    (TINY, 4, 20, 2.39),
    (TINY, 8, 40, 3.48),
    (MIDDLE, 1, 5, 1.26),
    (MIDDLE, 4, 20, 1.91),
    (MIDDLE, 8, 40, 3.00),
    (SMOLLM2, 1, 5, 1.12),
    (SMOLLM2, 4, 20, 1.59),
    (SMOLLM2, 8, 40, 2.68),
    (WIDE, 1, 5, 1.11),
    (WIDE, 4, 20, 1.81),
    (WIDE, 8, 40, 2.22),
]
MEASURED = [(CPU, *each) for each in BY_XLA] + [(NATIVE, *each) for each in BY_NATIVE_KERNELS]


def config_of(method: str, B: int, **settings: Any) -> EngineConfig:
    speculative = SpeculativeConfig(method=method, model=None if method == "ngram" else "x")
    return EngineConfig(max_num_seqs=B, speculative=speculative, **settings)


def costs_at(here: Platform, config: EngineConfig, *works: Any, draws: bool) -> Costs:
    assert config.speculative is not None
    return costs(here, config, config.speculative, *works, draws=draws)


@pytest.mark.parametrize(("here", "work", "B", "places", "measured"), MEASURED)
def test_a_verify_pass_costs_what_was_measured_within_a_quarter(here: Platform, work: Work, B: int, places: int, measured: float) -> None:
    fixed, row = here.launch + here.fixed(work, 4), here.row(work)
    assert (fixed + places * row) / (fixed + B * row) == pytest.approx(measured, rel=0.25)


def test_the_more_rows_a_step_has_the_less_of_it_is_a_drafter() -> None:
    def at(B: int, again: int = 1) -> Costs:
        return costs_at(CPU, config_of("draft", B), TINY, Work(1, 300_000), again, 2048, draws=False)

    free, each, launch, catch_up, _ = zip(*(at(B) for B in (1, 4, 16)), strict=True)
    assert len(set(free)) == 1
    assert launch[0] > launch[1] > launch[2] > 0
    assert catch_up[0] > catch_up[1] > catch_up[2] > 0
    assert 0 < each[0] < each[2] < 1
    assert at(1, again=4).draft_launch > at(1, again=1).draft_launch


def test_a_lookup_costs_its_launch_and_has_nothing_to_catch_up_with() -> None:
    small, large = (costs_at(CPU, config_of("ngram", 1), target, Work(0, 0), 0, 2048, draws=False) for target in (TINY, SMOLLM2))
    assert small.draft_each == large.draft_each == small.catch_up == 0
    assert small.draft_launch > 0.1
    assert large.draft_launch < 0.02


@pytest.mark.parametrize("method", ["draft", "medusa", "ngram"])
def test_streams_that_draw_pay_for_drafters_that_draw(method: str) -> None:
    drafter = Work(1, 300_000) if method == "draft" else Work(0, 100_000)
    greedy, drawn = (costs_at(CPU, config_of(method, 1), TINY, drafter, 1, 2048, draws=draws) for draws in (False, True))
    assert drawn.free_rows != greedy.free_rows
    assert (drawn.draft_each > greedy.draft_each) == (drawn.draft_launch > greedy.draft_launch) == (method == "draft")


def test_an_accelerator_takes_hundreds_of_rows_for_nothing() -> None:
    assert platform("cpu", "xla") is CPU
    assert platform("cpu", "native") is NATIVE
    assert platform("gpu", "xla") is platform("tpu", "xla") is ACCELERATOR
    config = config_of("ngram", 8, dtype="bfloat16")
    assert costs_at(ACCELERATOR, config, Work(32, 8_000_000_000), Work(0, 0), 0, 128_000, draws=True).free_rows > 200


ACTIVE, EXPERTS = 56_000_000, 604_000_000
QWEN3_LAYER = Work(1, ACTIVE, (Mixture(8 / 128, EXPERTS),))
"""Parameters that a token reads of a layer with 128 experts, of which it chooses 8, and of its experts; 18.2 M are read always."""


def test_the_experts_of_a_mixture_are_counted_apart_from_what_every_token_reads() -> None:
    """Mixtral's fixture: 3 of 6 experts of 3 * 24 * 32 values in each of 3 layers."""
    work = work_of(spec_of(load_config(resolve(str(FIXTURES / "mixtral")))))
    experts = 3 * 6 * 3 * 24 * 32
    assert work.mixtures == (Mixture(0.5, experts),)
    assert work.parameters == work.read_always + experts / 2
    assert work.size == work.read_always + experts


def test_more_rows_read_the_experts_that_they_are_expected_to_choose() -> None:
    """Of 128 experts 8 rows choose 51.6 (128 * (1 - (15 / 16) ** 8)), one chooses 8; each has 4.72 M parameters of 4 bytes."""
    one, eight = (NATIVE.shared(QWEN3_LAYER, 4, rows) for rows in (1, 8))
    assert one == pytest.approx(0.03 + ACTIVE * 4 / 50e6)
    assert eight - one == pytest.approx((51.62 - 8) * EXPERTS / 128 * 4 / 50e6, rel=1e-3)
    dense = Work(1, ACTIVE)
    assert NATIVE.shared(dense, 4, 8) == NATIVE.shared(dense, 4, 1) == pytest.approx(one)


@pytest.mark.parametrize("B", [1, 8])
def test_a_step_with_proposals_costs_the_experts_that_its_places_choose(B: int) -> None:
    config = config_of("ngram", B)
    assert config.speculative is not None
    speculative = config.speculative

    def most(work: Work) -> float:
        found = costs_at(NATIVE, config, work, Work(0, 0), 0, 2048, draws=False)
        return Terms(config.step_places, speculative.counts).options(config, speculative.shape, found._replace(draft_launch=0.0))[-1].cost

    def ms(rows: int) -> float:
        return NATIVE.launch + NATIVE.shared(QWEN3_LAYER, 4, rows) + rows * NATIVE.row(QWEN3_LAYER)

    places = speculative.counts[-1] + 1
    assert most(QWEN3_LAYER) == pytest.approx(ms(B * places) / ms(B))
    assert most(QWEN3_LAYER) > {1: 2.5, 8: 1.05}[B] * most(Work(1, ACTIVE))


def test_a_drafter_with_experts_reads_those_of_all_rows() -> None:
    def of(drafter: Work) -> Costs:
        return costs_at(NATIVE, config_of("draft", 8), Work(30, 1_000_000_000), drafter, 1, 2048, draws=False)

    dense, mixture = of(Work(1, ACTIVE)), of(QWEN3_LAYER)
    assert mixture.draft_each > 2 * dense.draft_each
    assert mixture.catch_up > 2 * dense.catch_up
