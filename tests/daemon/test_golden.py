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
    assert bench.out.data == golden_bytes()


def test_the_golden_bytes_hold_each_request_s_own_tokens():
    engine = FakeEngine(slots=2)
    tokens = {request_id: expected(engine, PROMPTS[request_id], LENGTHS[request_id], ignore_eos=True) for request_id in PROMPTS}
    wanted = numbers(tokens)
    assert golden_bytes() == struct.pack(f"<{len(wanted)}i", *wanted)


def test_an_untagged_session_is_these_bytes():
    bench = Bench(FakeEngine(slots=2), tagged=False)
    bench.say(start(4, "").replace("gen=7 quantum=2", "gen=3"), "PING", start(5, ""))
    bench.run()
    assert bench.out.data.hex() == UNTAGGED


# --- with log-probabilities


LOGPROBS = """
# REQ 4 START … gen=2 quantum=1 logprobs=2: token 65, rank 1, -8.125, then two alternatives; then the token
fbffffff 04000000 03000000
41000000 01000000 000002c1
41000000 01000000 000002c1
42000000 02000000 000004c1
feffffff 04000000 41000000
feffffff 04000000 fcffffff
# REQ 5 START … gen=1: as ever
feffffff 05000000 76000000
feffffff 05000000 ffffffff
# REQ 4 CONTINUE 1
fbffffff 04000000 03000000
0b000000 01000000 0000b0bf
0b000000 01000000 0000b0bf
0c000000 02000000 0000c0bf
feffffff 04000000 0b000000
feffffff 04000000 ffffffff
"""


def test_log_probabilities_are_frames_of_their_own_before_their_token_s_and_only_where_asked():
    bench = Bench(FakeEngine(slots=2))
    bench.say(f"REQ 4 START tokens={','.join(map(str, PROMPTS[4]))} gen=2 quantum=1 ignore_eos=1 logprobs=2")
    bench.run()
    bench.say(f"REQ 5 START tokens={','.join(map(str, PROMPTS[5]))} gen=1 ignore_eos=1")
    bench.run()
    bench.say("REQ 4 CONTINUE 1")
    bench.run()
    assert bench.out.data == bytes.fromhex("".join(line for line in LOGPROBS.splitlines() if not line.startswith("#")))


def test_untagged_there_is_no_room_for_log_probabilities():
    bench = Bench(FakeEngine(slots=2), tagged=False)
    bench.say(start(5, "").replace("quantum=2", "logprobs=0"))
    assert bench.last_reply.startswith("err start: req=5: logprobs 0 needs a tagged stream")
    assert bench.out.data.hex() == "ffffffff"
