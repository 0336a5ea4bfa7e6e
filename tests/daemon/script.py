"""The scripted session: two slots, three requests, each of a kind of line that moves them."""

from __future__ import annotations

from tests.daemon.bench import Bench

PROMPTS = {4: (5, 6, 7), 5: (8, 9, 10), 6: (11, 12, 13, 14, 15, 16, 17, 18, 19)}
LENGTHS = {4: 7, 5: 6, 6: 3}


def start(request_id: int, rest: str) -> str:
    spelled = ",".join(map(str, PROMPTS[request_id]))
    return f"REQ {request_id} START {rest} tokens={spelled} gen={LENGTHS[request_id]} quantum=2 ignore_eos=1"


def play(bench: Bench) -> None:
    """Begin two, continue one, drain both, and admit a third when the first turn of the drain is over."""
    bench.say(start(4, "SLOT 0"), start(5, "SLOT 1"))
    bench.run()
    bench.say("REQ 4 CONTINUE 1")
    bench.run()
    bench.say("SCHED_DRAIN")
    bench.run(until=lambda: len(bench.tokens(4)) == 5)
    bench.say(start(6, ""), "PING")
    bench.run()
    bench.say("REQ 4 CONTINUE 2")


def numbers(t: dict[int, list[int]]) -> list[int]:
    """What the stream must hold, given each request's tokens."""
    a, b, c = t[4], t[5], t[6]
    tag = -2
    both = [tag, 4, a[0], tag, 5, b[0], tag, 4, a[1], tag, 4, -4, tag, 5, b[1], tag, 5, -4]
    continued = [tag, 4, a[2], tag, 4, -4]
    first_turn = [tag, 4, a[3], tag, 4, a[4]]
    ping = [tag, 0, -1]
    turns = [tag, 5, b[2], tag, 5, b[3], tag, 4, a[5], tag, 4, a[6], tag, 4, -1]
    admitted_beside_a_turn = [tag, 5, b[4], tag, 6, c[0], tag, 5, b[5], tag, 5, -1, tag, 6, c[1], tag, 6, -4]
    last_turn = [tag, 6, c[2], tag, 6, -1]
    drained, stale = [tag, 0, -1], [tag, 0, -3]
    return [*both, *continued, *first_turn, *ping, *turns, *admitted_beside_a_turn, *last_turn, *drained, *stale]
