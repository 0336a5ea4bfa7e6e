"""Faults of layers that keep recurrent state: each breaks streams of every hybrid, and is caught wherever it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.check.verify.tiny import FEW
from tests.conftest import TinyModel, tiny_config
from tests.speculating import LeftOpen, largest_step
from xlaengine.check.faults.kinds import FaultKind
from xlaengine.check.faults.runner import FaultyRunner
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify
from xlaengine.check.verify.workload import draw_requests, with_repeats
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.device.table import Graph
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation

B = 2
NGRAM = SpeculativeConfig(method="ngram", num_speculative_tokens=2, adaptive=False)


class BothFaults(FaultyRunner):
    """Compiled once for both."""

    def _table(self) -> tuple[Graph, ...]:
        table = super()._table()
        return (*table, *self.broken_graphs("state", table))


@pytest.fixture(
    scope="module", params=["lfm2", *(pytest.param(slow, marks=pytest.mark.slow) for slow in ("qwen3_5", "qwen3_next", "llama3"))]
)
def family(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def runner(family: str, tiny_model: Callable[[str], TinyModel]) -> Iterator[FaultyRunner]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EngineConfig, "step_places", largest_step)
        config = tiny_config(B, **FEW, speculative=NGRAM)
        runner = BothFaults(*tiny_model(family), config, kind="rollback", speculation=Speculation(Ngram(), NGRAM))
    yield runner
    runner.close()


def verified(runner: FaultyRunner, kind: FaultKind) -> Verification:
    runner.kind = kind
    vocab = range(3, 120)
    requests = with_repeats(draw_requests(2, 8, vocab, max_model_len=96, max_tokens=16), 2, vocab, max_tokens=16, max_model_len=96)
    return verify(lambda _: LeftOpen(runner), requests, max_num_seqs=(B,), schedules=2, levels=(1,))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["state", "rollback"])
def test_a_fault_of_recurrent_state_is_caught_in_hybrids_and_breaks_nothing_elsewhere(
    kind: FaultKind, family: str, runner: FaultyRunner
) -> None:
    found = verified(runner, kind)
    assert found.result == ("NOTHING TO CATCH" if family == "llama3" else "MISMATCH")
    assert found.injected == found.caught == len(found.divergences)
