from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from xlaengine.daemon import Client

FAKE = (sys.executable, "-m", "tests.daemon.fake_cli", "daemon")


@pytest.fixture
def connect() -> Iterator[Callable[..., Client]]:
    made: list[Client] = []

    def connect(step: float = 0.0, **options) -> Client:
        command = ("env", f"FAKE_STEP_SECONDS={step}", *FAKE)
        made.append(Client(**{"command": command, "cache_slots": 2, "timeout": 20, "start_timeout": 20} | options))
        return made[-1]

    yield connect
    for client in made:
        client.kill()
