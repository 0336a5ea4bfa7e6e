"""Snapshots under names, and chains of them."""

from __future__ import annotations

from tests.daemon.bench import DAEMON_ID, DONE, ERROR, Bench, Frame, start
from tests.daemon.fake_engine import CHUNK, FakeEngine, expected


def test_a_request_starts_from_what_was_kept():
    bench = Bench(FakeEngine(slots=2, snapshots=2))
    prefix = list(range(3, 3 + 3 * CHUNK))
    spelled = ",".join(map(str, prefix))
    bench.say(start(1, gen=1, quantum=0, prompt=f"tokens={spelled},1"))
    bench.run()
    assert bench.say("SNAPSHOT sys SLOT 0") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == f"ok snapshot name=sys slot=0 tokens={len(prefix)}"
    bench.say("RESTORE sys SLOT 1", f"SLOT 1 {start(2, gen=4, quantum=0, prompt=f'tokens={spelled},9')}")
    bench.run()
    assert bench.engine.counted.reused == 3 * CHUNK
    assert bench.tokens(2) == expected(bench.engine, (*prefix, 9), 4, ignore_eos=True)


def test_snapshots_have_names_a_limit_and_an_end():
    bench = Bench(FakeEngine(slots=2, snapshots=2))
    assert bench.say("SNAPSHOT a SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "holds no prefix" in bench.last_reply
    bench.say(start(1, gen=1, quantum=0))
    bench.run()
    bench.say("SNAPSHOT a SLOT 0")
    assert bench.say("SNAPSHOT a SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "exists" in bench.last_reply
    bench.say("SNAPSHOT b SLOT 0")
    assert bench.say("SNAPSHOT c SLOT 0") == [Frame(DAEMON_ID, ERROR)]
    assert "2 of 2 are in use" in bench.last_reply
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=2 of=2 a:2 b:2"
    assert bench.say("FREE_SNAPSHOT a", "SNAPSHOT c SLOT 0") == [Frame(DAEMON_ID, DONE)] * 2
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=2 of=2 b:2 c:2"


def test_a_chain_restores_the_longest_prefix_of_the_prompt():
    bench = Bench(FakeEngine(slots=1, snapshots=3))
    for name, prompt in (("short", "5,6,1"), ("long", "5,6,7,1"), ("other", "5,6,8,9,1")):
        bench.say(start(1, gen=1, quantum=0, prompt=f"tokens={prompt}"))
        bench.run()
        bench.say(f"SNAPSHOT {name} SLOT 0")
    assert bench.say("RESTORE_CHAIN short,long,other SLOT 0 tokens=5,6,7,8") == [Frame(DAEMON_ID, DONE)]
    assert bench.last_reply == "ok restore_chain name=long slot=0 tokens=3 epoch=7"
    assert bench.say("RESTORE_CHAIN long,other SLOT 0 tokens=5,6") == [Frame(DAEMON_ID, ERROR)]
    assert "none of 2" in bench.last_reply
    assert bench.say("RESTORE_CHAIN long,missing SLOT 0 tokens=5,6,7") == [Frame(DAEMON_ID, ERROR)]


def test_snapshots_are_gone_with_an_engine_that_failed():
    bench = Bench(FakeEngine(slots=1, snapshots=1))
    bench.say(start(1, gen=1, quantum=0))
    bench.run()
    bench.say("SNAPSHOT a SLOT 0", start(1))
    bench.engine.fails_with = RuntimeError("out of memory")
    bench.step()
    assert any("1 snapshots are lost" in reply for reply in bench.out.replies)
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=0 of=1"


def test_an_engine_that_fails_while_a_snapshot_waits_for_steps_ends_requests_and_not_the_daemon():
    bench = Bench(FakeEngine(slots=2, snapshots=2))
    bench.say(start(1, gen=1, quantum=0))
    bench.run()
    bench.say("SNAPSHOT a SLOT 0", f"SLOT 1 {start(2)}")
    bench.engine.fails_with = RuntimeError("out of memory")
    assert {Frame(2, ERROR), Frame(DAEMON_ID, ERROR)} <= set(bench.say("SNAPSHOT b SLOT 0"))
    assert "RuntimeError: out of memory" in bench.last_reply
    assert any("1 snapshots are lost" in reply for reply in bench.out.replies)
    bench.say("LIST_SNAPSHOTS")
    assert bench.last_reply == "ok list_snapshots count=0 of=2"


def test_a_freed_place_is_used_again_and_what_others_hold_stays():
    bench = Bench(FakeEngine(slots=2, snapshots=2))
    for name, prompt in (("a", "5,6,1"), ("b", "7,8,9,1"), ("c", "3,1")):
        bench.say(f"SLOT 0 {start(1, gen=1, quantum=0, prompt=f'tokens={prompt}')}")
        bench.run()
        bench.say("FREE_SNAPSHOT a" if name == "c" else "PING", f"SNAPSHOT {name} SLOT 0")
    for name, ids in (("b", (7, 8, 9)), ("c", (3,))):
        bench.say(f"RESTORE {name} SLOT 1")
        assert bench.engine.cached_prefix(1) == ids
