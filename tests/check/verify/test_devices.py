"""Level 2p: streams on other numbers of devices are compared bit for bit, alone and under a schedule; a sum in another order is seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from tests.check.verify.on_devices import Found, found_here, found_on, found_without_and_with
from tests.check.verify.tiny import FEW, workload
from tests.conftest import TinyModel, kernels_of_users, make_engine, tiny_config
from xlaengine.check.verify.case import Case, replays, seen_again
from xlaengine.check.verify.schedule import draw_schedule
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.config import Kernels
from xlaengine.engine import Engine

ALL = (1, 2, 4, 8)


def require_equal(found: Found, devices: tuple[int, ...]) -> None:
    assert found.result == "REFERENCE-EXACT PASS"
    streams = sum(request.params.n for request in workload(4))
    assert found.compared == {N: dict.fromkeys(("alone", "scheduled"), 0 if devices[0] == N else streams) for N in devices}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "devices"),
    [("llama3", (1, 2)), ("gemma2", (1, 2)), ("qwen3_5", ALL), ("mamba2", ALL), ("falcon_h1", (1, 2)), ("qwen3_moe", ALL)],
)
def test_streams_have_the_same_bits_on_any_number_of_devices(family: str, devices: tuple[int, ...], kernels: Kernels) -> None:
    """A dense model, one whose logits are capped where a device computes them, a hybrid, one of recurrences alone, one whose 3 heads
    of 10 on a device are no whole vectors, and one with experts."""
    require_equal(found_on(family, devices, kernels), devices)


@pytest.mark.slow
@pytest.mark.parametrize("family", ["gemma2", "lfm2"])
def test_bits_are_the_same_where_xlas_vectors_have_8_lanes(family: str) -> None:
    """Norms read products directly. With 8 lanes XLA has added their squares in another order where it fused the two."""
    require_equal(found_on(family, (1, 2), "xla", flags="--xla_cpu_max_isa=AVX2"), (1, 2))


@pytest.mark.slow
@pytest.mark.parametrize(("family", "devices"), [("llama3", (1, 2)), ("falcon_h1", ALL), ("qwen3_moe", ALL)])
def test_streams_of_int8_have_the_same_bits_on_any_number_of_devices(family: str, devices: tuple[int, ...], kernels: Kernels) -> None:
    found = found_on(family, devices, kernels, quantization="w8a8")
    assert found.result == "REFERENCE-EXACT PASS"
    assert found.compared[devices[-1]]["alone"] > 0


@pytest.mark.slow
def test_a_sum_in_the_order_of_devices_is_caught_and_its_file_replays_it() -> None:
    """And streams have the same bits without the fault."""
    healthy, found = found_without_and_with("reduce-order", "llama3", (1, 2), kernels_of_users())
    require_equal(healthy, (1, 2))
    assert (found.result, found.levels, found.replays) == ("MISMATCH", ["2p"], ["devices-2.json"])
    assert found.again is not None
    assert found.again[0] == found.again[1] > 4
    assert found.said.startswith("the order of sums follows the devices; ")


@pytest.mark.slow
def test_no_other_level_sees_the_order_of_a_sum() -> None:
    """All engines of 2 devices agree, and the oracle differs by rounding alone; only a third number of devices shows it."""
    found = found_on("llama3", (2, 4), kernels_of_users(), levels=(1, "2p", 3), fault="reduce-order")
    assert (found.result, found.levels) == ("MISMATCH", ["2p"])


def test_a_fault_that_finds_one_device_breaks_nothing() -> None:
    found = found_here("llama3", (1,), kernels_of_users(), levels=(1,), fault="reduce-order")
    assert found.result == "NOTHING TO CATCH"
    assert found.said.startswith("it changed no engine: it needs engines of several devices")


def other_weights(model: TinyModel) -> TinyModel:
    """The model with a final norm that is larger by little."""
    facts, weights = model
    return facts, replace(weights, final_norm=np.asarray(weights.final_norm) * np.float32(1 + 2**-12))


def test_other_bits_elsewhere_are_mismatches_alone_and_under_the_schedule(tiny_model: Callable[[str], TinyModel]) -> None:
    model, requests, phases = tiny_model("llama3"), workload(4), []
    config = tiny_config(3, **FEW)
    found = verify(
        lambda B: make_engine(model, config),
        requests,
        max_num_seqs=(3,),
        levels=("2p",),
        on_devices={2: lambda: make_engine(other_weights(model), config), 4: lambda: make_engine(model, config)},
        progress=lambda *step: phases.append(step),
    )
    streams = sum(each.params.n for each in requests)
    assert (found.levels, found.result) == (("2p",), "MISMATCH")
    assert [(row.schedule, row.status == "mismatch") for row in found.of_level("2p")] == [
        (schedule, wrong) for wrong, first in ((True, 0), (False, 1)) for schedule in (None, first) for _ in range(streams)
    ]
    assert phases[-1] == ("schedules", 2, 2)
    assert [step for step in phases if step[0] == "baseline"][-1] == ("baseline", 3 * streams, 3 * streams)
    assert {run.level for run in found.runs} == {"2p"}


@pytest.mark.slow
def test_a_given_schedule_runs_on_each_other_number_of_devices(tiny_model: Callable[[str], TinyModel]) -> None:
    requests = workload(4)
    config = tiny_config(3, **FEW)
    opened: list[Engine] = []

    def on(N: int) -> Callable[[], Engine]:
        def open_engine() -> Engine:
            opened.append(make_engine(tiny_model("llama3"), config))
            return opened[-1]

        return open_engine

    given = draw_schedule(7, requests, 3, range(3, 131), max_model_len=96)
    found = verify(lambda B: on(1)(), requests, max_num_seqs=(3,), schedules=[given], levels=("2p",), on_devices={N: on(N) for N in (2, 4)})
    assert found.passed
    assert len(opened) == 3
    assert {row.schedule for row in found.of_level("2p")} == {None, 0, 1}


@pytest.mark.slow
def test_each_number_of_devices_has_a_replay_of_its_own(tiny_model: Callable[[str], TinyModel]) -> None:
    requests = workload(4)
    model, config = tiny_model("llama3"), tiny_config(3, **FEW)
    found = verify(
        lambda B: make_engine(model, config),
        requests,
        max_num_seqs=(3,),
        levels=("2p",),
        on_devices={2: lambda: make_engine(other_weights(model), config)},
    )
    found.divergences = [replace(one, devices=N) for N in (2, 4) for one in found.divergences]
    case = Case(
        model="tiny", config=config, requests=tuple(requests), max_num_seqs=(3, 8), levels=(1, "2p"), schedules=5, devices=(1, 2, 4)
    )
    parts = replays(case, found)
    assert list(parts) == ["devices-2.json", "devices-4.json"]
    for N, part in zip((2, 4), parts.values(), strict=True):
        assert (part.devices, part.max_num_seqs, part.levels) == ((1, N), (3,), ("2p",))
        assert part.schedules == (found.failed[0],)
        assert {one.devices for one in part.divergences} == {N}
        assert Case.from_json(part.to_json()) == part


@pytest.mark.slow
def test_a_replay_has_all_given_schedules_under_which_streams_differ(tiny_model: Callable[[str], TinyModel]) -> None:
    requests = workload(4)
    model, config = tiny_model("llama3"), tiny_config(3, **FEW)
    given = tuple(draw_schedule(seed, requests, 3, range(3, 131), max_model_len=96) for seed in (7, 8))
    on_two = {2: lambda: make_engine(other_weights(model), config)}

    def run(case: Case) -> Verification:
        asked, one = case.requests, lambda B: make_engine(model, config)
        return verify(one, asked, max_num_seqs=(3,), schedules=case.schedules, levels=("2p",), on_devices=on_two)

    case = Case(model="tiny", config=config, requests=tuple(requests), max_num_seqs=(3,), levels=("2p",), schedules=given, devices=(1, 2))
    (part,) = replays(case, found := run(case)).values()
    assert part.schedules == given
    assert {one.schedule for one in part.divergences} == {None, 0, 1}
    assert len(part.divergences) == len(found.divergences)
    assert seen_again(part, run(part)) == len(part.divergences)
