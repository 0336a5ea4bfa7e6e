"""What tests of the client share: the first reply of a daemon, and the tokens that a fake daemon gives."""

from __future__ import annotations

from tests.daemon.fake_engine import FakeEngine, expected
from xlaengine.daemon.protocol.replies import PROTOCOL, Ready

READY = str(Ready(PROTOCOL, 1, 2, 96, 131, 0, 64, 0))


def alone(prompt: list[int], max_tokens: int, **params) -> list[int]:
    return expected(FakeEngine(2), prompt, max_tokens, **params)
