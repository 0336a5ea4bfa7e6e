"""The bytes of a session, as a program in any language would read them."""

from __future__ import annotations

import struct

from tests.daemon.bench import Bench
from tests.daemon.fake_engine import FakeEngine, expected
from tests.daemon.script import LENGTHS, PROMPTS, numbers, play, start

GOLDEN = """
# both run at once, a quantum of 2 each
feffffff 04000000 41000000
feffffff 05000000 76000000
feffffff 04000000 0b000000
feffffff 04000000 fcffffff
feffffff 05000000 2a000000
feffffff 05000000 fcffffff
# REQ 4 CONTINUE 1
feffffff 04000000 3a000000
feffffff 04000000 fcffffff
# SCHED_DRAIN: the cursor stands at slot 0
feffffff 04000000 75000000
feffffff 04000000 17000000
# REQ 6 START waits for a slot; PING
feffffff 00000000 ffffffff
# turns, until 4 is done
feffffff 05000000 7f000000
feffffff 05000000 4d000000
feffffff 04000000 3c000000
feffffff 04000000 09000000
feffffff 04000000 ffffffff
# 6 has its slot, and its first quantum beside the turn of 5
feffffff 05000000 0a000000
feffffff 06000000 43000000
feffffff 05000000 69000000
feffffff 05000000 ffffffff
feffffff 06000000 36000000
feffffff 06000000 fcffffff
# its turn in the drain
feffffff 06000000 4f000000
feffffff 06000000 ffffffff
# the drain
feffffff 00000000 ffffffff
# REQ 4 CONTINUE 2: stale
feffffff 00000000 fdffffff
"""
"""Little-endian int32, a frame a line: what `tests.daemon.script.play` gives on the fake engine."""

UNTAGGED = "410000000b0000003a000000ffffffffffffffffffffffff"
"""Three tokens and -1; then a PING and a refused line."""


def golden_bytes() -> bytes:
    return bytes.fromhex("".join(line for line in GOLDEN.splitlines() if not line.startswith("#")))


def test_a_tagged_session_is_these_bytes():
    bench = Bench(FakeEngine(slots=2))
    play(bench)
    assert bench.out.bytes == golden_bytes()


def test_the_golden_bytes_hold_each_request_s_own_tokens():
    engine = FakeEngine(slots=2)
    tokens = {request_id: expected(engine, PROMPTS[request_id], LENGTHS[request_id], ignore_eos=True) for request_id in PROMPTS}
    wanted = numbers(tokens)
    assert golden_bytes() == struct.pack(f"<{len(wanted)}i", *wanted)


def test_an_untagged_session_is_these_bytes():
    bench = Bench(FakeEngine(slots=2), tagged=False)
    bench.say(start(4, "").replace("gen=7 quantum=2", "gen=3"), "PING", start(5, ""))
    bench.run()
    assert bench.out.bytes.hex() == UNTAGGED
