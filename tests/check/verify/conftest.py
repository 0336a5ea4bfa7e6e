"""An engine with a fault, verified once for several tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.check.verify.tiny import faulty, oracle_of, workload
from tests.conftest import TinyModel, tiny_config
from xlaengine.check.misread import likely_misreading
from xlaengine.check.oracle.streams import Oracle
from xlaengine.check.verify import checks
from xlaengine.check.verify.case import Case
from xlaengine.check.verify.verdict import Verification
from xlaengine.check.verify.verify import verify


@pytest.fixture(scope="session")
def searches() -> list[str | None]:
    """What each search for a misreading found in the verification of `caught`."""
    return []


@pytest.fixture(scope="session")
def caught(tiny_model: Callable[[str], TinyModel], searches: list[str | None]) -> tuple[Case, Verification]:
    def searching(oracle: Oracle, explains: Callable[[Oracle], bool]) -> str | None:
        searches.append(likely_misreading(oracle, explains))
        return searches[-1]

    requests = workload(6)
    case = Case(
        model="tiny", config=tiny_config(3), requests=tuple(requests), max_num_seqs=(3,), levels=(1, 3), schedules=6, seed=1, fault="lease"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checks, "likely_misreading", searching)
        return case, verify(
            faulty(tiny_model("llama3"), "lease"), requests, max_num_seqs=(3,), schedules=6, seed=1, open_oracle=oracle_of()
        )
