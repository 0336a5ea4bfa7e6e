"""Lines that report the daemon's state."""

from __future__ import annotations

import json

from tests.daemon.bench import Bench, start


def test_stats_is_one_line_of_json(bench: Bench):
    bench.say(start(1, quantum=0), start(2), start(3), "nonsense")
    bench.run()
    bench.say("CANCEL 2", "STATS")
    head, line = bench.last_reply.split(" ", 2)[1:]
    assert head == "stats"
    stats = json.loads(line)
    assert stats["decode_steps"] == bench.engine.counted.decode_steps
    counts = {"requests": 3, "done": 1, "cancelled": 1, "failed": 0, "refused": 1, "held": 1, "running": 0, "queued": 0, "lines": 6}
    assert stats["daemon"].items() >= counts.items()


def test_lists(bench: Bench):
    bench.say(start(4), "SLOT 1 " + start(5, gen=9), start(6))
    bench.run()
    bench.say("LIST_REQUESTS", "LIST_TARGET_CACHE_SLOTS")
    assert bench.out.replies[-2:] == [
        "ok list_requests count=3 req=4:slot=0:held:epoch=1:pos=4:sent=2:left=4"
        " req=5:slot=1:held:epoch=2:pos=4:sent=2:left=7 req=6:slot=-:queued:epoch=3:pos=0:sent=0:left=6",
        "ok list_target_cache_slots count=2 free=0 slot=0:req=4:epoch=1 slot=1:req=5:epoch=2",
    ]
