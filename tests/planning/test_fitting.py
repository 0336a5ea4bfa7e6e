"""The largest B and S that fit, and the refusal of engines that do not fit."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from tests.planning.test_temporaries import shapes_of
from xlaengine.config import SpeculativeConfig
from xlaengine.defaults import speculation_of
from xlaengine.planning import Memory, Shapes, footprint, make_memory_plan, require_memory

MIB = 1 << 20


def with_size(shapes: Shapes, **size: int) -> int:
    return footprint(replace(shapes, engine=replace(shapes.engine, decode_widths=(), **size))).total


@pytest.mark.parametrize("mib", [60, 111, 400])
def test_the_largest_sizes_fit_and_one_more_does_not(mib: int) -> None:
    shapes, memory = shapes_of("tiny", max_model_len=512), Memory(mib * MIB, "there")
    plan = make_memory_plan(shapes, memory)
    assert plan.most_seqs is not None
    assert plan.longest is not None
    assert with_size(shapes, max_num_seqs=max(plan.most_seqs, 1)) <= memory.size or plan.most_seqs == 0
    assert with_size(shapes, max_num_seqs=plan.most_seqs + 1) > memory.size
    if plan.longest:
        assert with_size(shapes, max_model_len=plan.longest) <= memory.size
    if plan.longest < shapes.model.max_positions:
        assert with_size(shapes, max_model_len=plan.longest + 1) > memory.size


def test_the_largest_number_of_slots_is_not_below_a_number_that_fits() -> None:
    plan = make_memory_plan(shapes_of("tiny", max_num_seqs=70_000, max_model_len=64), Memory(1 << 40, "there"))
    assert plan.fits
    assert plan.most_seqs == 70_000


def test_the_largest_sizes_have_the_short_slots_too() -> None:
    shapes, memory = shapes_of("tiny", max_num_seqs=6, max_model_len=512, short_slots=((3, 256), (2, 128))), Memory(400 * MIB, "there")
    plan = make_memory_plan(shapes, memory)
    assert plan.most_seqs
    assert plan.most_seqs > 6
    assert with_size(shapes, max_num_seqs=plan.most_seqs) <= memory.size < with_size(shapes, max_num_seqs=plan.most_seqs + 1)
    assert with_size(shapes) < with_size(shapes, short_slots=((5, 256),)) < with_size(shapes, short_slots=())
    assert plan.longest is not None
    assert plan.longest > 256
    assert with_size(shapes, max_model_len=plan.longest) <= memory.size


def test_no_length_is_longer_than_the_model_was_made_for() -> None:
    assert make_memory_plan(shapes_of("tiny"), Memory(1 << 40, "there")).longest == 1024


def test_everything_fits_if_memory_is_unknown() -> None:
    assert make_memory_plan(shapes_of("tiny"), None).fits


def test_what_does_not_fit_is_refused_in_one_line_with_the_numbers() -> None:
    shapes = shapes_of("tiny", max_num_seqs=64, max_model_len=1024)
    with pytest.raises(ValueError, match=r"^this engine needs 0\.\d+ GiB \(weights .*kv 0\.188.*executables") as refused:
        require_memory(shapes, Memory(200 * MIB, "left by a test"), way_past="; -f starts it")
    text = str(refused.value)
    plan = make_memory_plan(shapes, Memory(200 * MIB, ""))
    assert plan.longest
    assert "\n" not in text
    assert text.endswith("`xlaengine plan` says more; -f starts it")
    assert "0.195 GiB are left by a test" in text
    assert f"max_model_len 1024 max_num_seqs may be {plan.most_seqs}, at max_num_seqs 64 max_model_len may be {plan.longest}" in text


def test_where_no_length_fits_the_refusal_says_so_in_words() -> None:
    shapes, memory = shapes_of("tiny", max_num_seqs=64, max_model_len=1024), Memory(150 * MIB, "there")
    assert make_memory_plan(shapes, memory).longest == 0
    with pytest.raises(ValueError, match=r"max_num_seqs may be \d+, at max_num_seqs 64 no max_model_len fits; `xlaengine plan`"):
        require_memory(shapes, memory)


def test_what_fits_exactly_is_not_refused() -> None:
    shapes = shapes_of("tiny")
    require_memory(shapes, Memory(footprint(shapes).total, "there"))
    with pytest.raises(ValueError, match="this engine needs"):
        require_memory(shapes, Memory(footprint(shapes).total - 1, "there"))


@pytest.mark.parametrize(("method", "model"), [("draft", "tiny-draft"), ("medusa", "tiny-mtp"), ("eagle", "tiny-eagle")])
def test_a_drafter_counts_as_much_from_its_header_as_loaded(method: str, model: str) -> None:
    speculative = SpeculativeConfig(method=method, model=model, num_speculative_tokens=2)
    shapes = shapes_of("tiny", speculative=speculative)
    loaded = speculation_of(shapes.engine, shapes.model)
    assert footprint(shapes) == footprint(replace(shapes, speculation=loaded))


def test_it_takes_no_time_that_a_start_would_notice() -> None:
    def seconds() -> float:
        began = time.process_time()
        require_memory(shapes_of("tiny"))
        return time.process_time() - began

    assert min(seconds() for _ in range(3)) < 0.05
