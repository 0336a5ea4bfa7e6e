"""How many tokens an allowance lets out, counted on the scheduler's plans."""

from __future__ import annotations

import pytest

from tests.host.test_scheduler import CONFIG, make_request
from xlaengine.host.plan import Decode
from xlaengine.host.scheduler import Scheduler


def launched(scheduler: Scheduler) -> int:
    """Steps that go out while nothing lands."""
    return sum(isinstance(plan, Decode) for _ in range(8) for plan in scheduler.plan())


@pytest.mark.parametrize("allowance", [0, 1, 3])
def test_no_more_tokens_are_launched_than_were_allowed(allowance: int) -> None:
    scheduler = Scheduler(CONFIG, (), None)
    scheduler.add(make_request("a", max_tokens=20), allowance=allowance)
    assert launched(scheduler) == allowance
    assert scheduler.allow("a", 2)
    assert launched(scheduler) == 2
    assert scheduler.allow("a", None)
    assert launched(scheduler) == 8
