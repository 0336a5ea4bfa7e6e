"""Spans of hand-made records at whole seconds."""

from __future__ import annotations

from typing import Any

import pytest

from xlaengine.control.plan import (
    Admit,
    Chunk,
    CopyPrefix,
    Fill,
    KeepState,
    Lease,
    LoadState,
    Plan,
    Prefill,
    Restore,
    Save,
    SavedKV,
    Score,
    Step,
)
from xlaengine.observe.trace import Mark, Occupancy, Place, Span, Timeline, Trace, place_of, timeline
from xlaengine.observe.trace.record import Abandoned, Asked, Committed, Dispatched, Record
from xlaengine.types import EndEvent, Event, Request, SamplingParams, StreamId, TokenEvent

A, B = Lease(0, StreamId("a"), 1), Lease(1, StreamId("b"), 1)
REQUEST = Request(request_id="a", prompt_token_ids=(5,), params=SamplingParams(max_tokens=9, seed=0))


def decode(*leases: Lease) -> Step:
    return Step(leases, 2, (None,) * len(leases))


def judge(*leases: Lease, counts: tuple[int, ...]) -> Step:
    return Step(leases, 2, (None,) * len(leases), counts, 8)


def token(lease: Lease, index: int, **more: Any) -> TokenEvent:
    return TokenEvent(lease.stream_id, index, 7, **more)


def chunk(lease: Lease, tokens: int = 4, bucket: int = 4) -> Prefill:
    return Prefill((Chunk(lease, 0, (5,) * tokens, bucket),))


class Story:
    """Makes records by hand; the first is at 100 on the clock, and at 0 s in the timeline."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.step = 0
        self.out: list[tuple[int, Step]] = []

    def dispatch(self, time: float, *plans: Plan) -> Story:
        for plan in plans:
            self.records.append(Dispatched(100 + time, self.step, plan))
            if isinstance(plan, Step):
                self.out.append((self.step, plan))
                self.step += 1
        return self

    def commit(self, time: float, *events: Event, given: tuple[int, ...] = ()) -> Story:
        step, plan = self.out.pop(0)
        self.records.append(Committed(100 + time, step, plan, events, given))
        return self

    def ask(self, time: float, verb: Any, request_id: str) -> Story:
        self.records.append(Asked(100 + time, self.step, verb, request_id))
        return self

    def gauge(self, time: float, *counts: int) -> Story:
        self.records.append(Occupancy(100 + time, self.step, *counts))
        return self

    def abandon(self, time: float) -> Story:
        self.records.append(Abandoned(100 + time, self.step, "OSError: gone"))
        return self

    @property
    def trace(self) -> Trace:
        trace = Trace()
        trace.records = self.records
        return trace

    @property
    def drawn(self) -> Timeline:
        return timeline(self.trace, 2)

    @property
    def spans(self) -> list[tuple[Any, ...]]:
        """Returns tuples (kind, stream, begin, end, step, tokens)."""
        return [(s.kind, s.stream, s.begin, s.end, s.step, s.tokens) for s in self.drawn.spans]


def test_an_empty_trace_is_an_empty_timeline():
    assert timeline(Trace(), 3) == Timeline(3, (), (), (), 0.0)


def test_a_step_lasts_from_its_dispatch_to_its_landing_and_the_next_begins_there():
    story = Story().dispatch(0, decode(A)).dispatch(1, decode(B)).commit(3, token(A, 0)).commit(7, token(B, 0))
    assert story.spans == [("decode", "a", 0, 3, 0, 1), ("decode", "b", 3, 7, 1, 1)]
    assert story.drawn.seconds == 7


def test_decodes_in_a_row_are_one_span():
    story = Story()
    for i in range(4):
        story.dispatch(2 * i, decode(A)).commit(2 * i + 1, token(A, i))
    assert story.spans == [("decode", "a", 0, 7, 0, 4)]


def test_a_decode_that_was_left_out_divides_them():
    story = Story().dispatch(0, decode(A, B)).commit(1, token(A, 0), token(B, 0)).dispatch(1, decode(B)).commit(2, token(B, 1))
    story.dispatch(2, decode(B, A)).commit(3, token(B, 2), token(A, 1))
    assert story.spans == [("decode", "a", 0, 1, 0, 1), ("decode", "a", 2, 3, 2, 1), ("decode", "b", 0, 3, 0, 3)]


@pytest.mark.parametrize(("stream", "name"), [(StreamId("c", 1), "c#1"), (A.stream_id, "a")])
def test_a_stream_that_takes_over_a_slot_begins_a_span(stream: StreamId, name: str):
    after = Lease(0, stream, 2)
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0, finish_reason="length"))
    story.dispatch(1, Admit(after, REQUEST, 5, 0), decode(after)).commit(2, token(after, 0))
    assert story.spans == [("decode", "a", 0, 1, 0, 1), ("decode", name, 1, 2, 1, 1)]


def test_prefills_share_the_extra_time_of_a_step_by_padded_tokens_in_order():
    story = Story().dispatch(0, decode(A)).commit(2, token(A, 0))
    story.dispatch(2, chunk(B, 3, 4), Score(B, 0, (5,) * 3, 8, (5,) * 3, 2, ahead=False), Admit(B, REQUEST, 5, 3), decode(A, B))
    story.commit(16, token(A, 1), token(B, 0))
    assert story.spans == [
        ("decode", "a", 0, 16, 0, 2),
        ("prefill", "b", 2, 6, 1, 3),
        ("score", "b", 6, 14, 1, 3),
        ("decode", "b", 14, 16, 1, 1),
    ]


def test_without_a_plain_step_to_compare_with_the_decode_takes_half():
    story = Story().dispatch(0, chunk(A), decode(A)).commit(4, token(A, 0))
    assert story.spans == [("prefill", "a", 0, 2, 0, 4), ("decode", "a", 2, 4, 0, 1)]


def test_chunks_of_several_turns_belong_to_the_decode_that_follows():
    story = Story().dispatch(0, chunk(A)).dispatch(1, chunk(A)).dispatch(2, decode(A)).commit(8, token(A, 0))
    assert story.spans == [("prefill", "a", 0, 2, 0, 4), ("prefill", "a", 2, 4, 0, 4), ("decode", "a", 4, 8, 0, 1)]


def test_tokens_after_the_end_are_late():
    story = Story().dispatch(0, decode(A)).dispatch(1, decode(A)).dispatch(2, decode(A))
    story.commit(3, token(A, 0, finish_reason="stop")).commit(4).commit(5)
    assert story.spans == [("decode", "a", 0, 3, 0, 1), ("late", "a", 3, 5, 1, 2)]


def test_tokens_after_a_cancellation_are_late():
    story = Story().dispatch(0, decode(A, B)).ask(1, "cancel", "a").commit(2, token(B, 0))
    assert story.spans == [("late", "a", 0, 2, 0, 1), ("decode", "b", 0, 2, 0, 1)]
    assert story.drawn.marks == (Mark(1, "cancel", "a"),)


def test_a_row_that_failed_has_no_token():
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).dispatch(1, decode(A)).commit(2, EndEvent(A.stream_id, "error", "NaN"))
    assert story.spans == [("decode", "a", 0, 2, 0, 1)]


def test_a_pause_begins_when_what_was_in_flight_has_landed():
    story = Story().dispatch(0, decode(A)).dispatch(1, decode(A)).ask(2, "pause", "a").commit(3, token(A, 0)).commit(4, token(A, 1))
    story.ask(7, "resume", "a").dispatch(8, decode(A)).commit(9, token(A, 2))
    assert story.spans == [("decode", "a", 0, 4, 0, 2), ("paused", "a", 4, 7, 2, 0), ("decode", "a", 8, 9, 2, 1)]


def test_a_pause_that_ends_before_the_flight_lands_leaves_no_span():
    story = Story().dispatch(0, decode(A)).ask(1, "pause", "a").ask(2, "resume", "a").commit(3, token(A, 0))
    assert story.spans == [("decode", "a", 0, 3, 0, 1)]


@pytest.mark.parametrize("verb", ["cancel", "evict"])
def test_a_pause_ends_with_the_lease(verb):
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).ask(2, "pause", "a").ask(5, verb, "a").gauge(9, 0, 0, 0, 0)
    assert story.spans == [("decode", "a", 0, 1, 0, 1), ("paused", "a", 2, 5, 1, 0)]


def test_a_save_at_rest_ends_when_it_has_landed():
    save = Save(A, 1)
    story = Story().dispatch(0, decode(A)).commit(2, token(A, 0)).dispatch(2, save)
    story.records.append(Committed(103, 1, save, ()))
    assert story.gauge(9, 0, 0, 1, 0).spans == [("decode", "a", 0, 2, 0, 1), ("save", "a", 2, 3, 1, 0)]


def test_a_stream_that_was_saved_is_not_paused_in_the_slot_that_it_had():
    story = Story().dispatch(0, decode(A)).commit(2, token(A, 0)).ask(2, "evict", "a").dispatch(2, Save(A, 1)).ask(4, "pause", "a")
    assert story.gauge(9, 0, 0, 1, 1).spans == [("decode", "a", 0, 2, 0, 1), ("save", "a", 2, 9, 1, 0)]


def test_a_prompt_that_was_paused_and_evicted_has_left_when_another_takes_the_slot():
    after = Lease(0, StreamId("c"), 2)
    story = Story().dispatch(0, chunk(A)).ask(1, "pause", "a").dispatch(4, decode(after)).commit(6, token(after, 0))
    assert story.gauge(9, 1, 1, 0, 1).spans == [("prefill", "a", 0, 1, 0, 4), ("paused", "a", 1, 4, 0, 0), ("decode", "c", 4, 6, 0, 1)]


def test_a_pause_ends_where_another_takes_the_slot():
    after = Lease(0, StreamId("c"), 2)
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).ask(1, "pause", "a")
    story.dispatch(4, Save(A, 1), Admit(after, REQUEST, 5, 0), decode(after)).commit(6, token(after, 0))
    assert story.spans == [
        ("decode", "a", 0, 1, 0, 1),
        ("paused", "a", 1, 4, 1, 0),
        ("save", "a", 4, 5, 1, 0),
        ("decode", "c", 5, 6, 1, 1),
    ]


def test_a_pause_waits_for_what_the_slot_s_last_tenant_has_in_flight():
    after = Lease(0, StreamId("c"), 2)
    story = Story().dispatch(0, decode(A)).commit(2, token(A, 0)).dispatch(2, Save(A, 1), decode(B)).dispatch(3, chunk(after))
    story.ask(4, "pause", "c").ask(9, "resume", "c").commit(10, token(B, 0)).dispatch(11, decode(after)).commit(12, token(after, 0))
    assert story.spans == [
        ("decode", "a", 0, 2, 0, 1),
        ("save", "a", 2, 8, 1, 0),
        ("paused", "c", 8, 9, 2, 0),
        ("prefill", "c", 10, 10, 2, 4),
        ("decode", "c", 11, 12, 2, 1),
        ("decode", "b", 8, 10, 1, 1),
    ]


def test_a_prompt_that_is_paused_at_rest_does_not_last_until_the_next_step():
    story = Story().dispatch(0, chunk(A)).ask(1, "pause", "a").ask(50, "resume", "a").dispatch(51, decode(A)).commit(60, token(A, 0))
    assert story.spans == [("prefill", "a", 0, 1, 0, 4), ("paused", "a", 1, 50, 0, 0), ("decode", "a", 51, 60, 0, 1)]


def test_a_stream_that_comes_back_is_restored_before_it_decodes():
    back = Lease(1, StreamId("a"), 3)
    story = Story().dispatch(0, decode(A)).commit(2, token(A, 0)).dispatch(2, Save(A, 1), decode(B)).commit(6, token(B, 0))
    story.dispatch(6, Restore(back, SavedKV(())), Admit(back, REQUEST, 5, 0), decode(back)).commit(10, token(back, 1))
    assert story.spans == [
        ("decode", "a", 0, 2, 0, 1),
        ("save", "a", 2, 4, 1, 0),
        ("decode", "b", 4, 6, 1, 1),
        ("restore", "a", 6, 8, 2, 0),
        ("decode", "a", 8, 10, 2, 1),
    ]


def test_a_prompt_that_begins_with_a_state_loads_it_and_keeps_another():
    story = Story().dispatch(0, CopyPrefix(A, 1, 0, 16), LoadState(A, 2), chunk(A), KeepState(A, 0), decode(A)).commit(14, token(A, 0))
    assert story.spans == [
        ("copy", "a", 0, 1, 0, 16),
        ("load", "a", 1, 2, 0, 0),
        ("prefill", "a", 2, 6, 0, 4),
        ("keep", "a", 6, 7, 0, 0),
        ("decode", "a", 7, 14, 0, 1),
    ]


def test_open_spans_end_with_the_trace():
    story = Story().dispatch(0, decode(A, B)).commit(1, token(A, 0), token(B, 0)).ask(1, "pause", "b").dispatch(1, decode(A))
    story.gauge(5, 2, 1, 0, 1)
    assert story.spans == [("decode", "a", 0, 5, 0, 1), ("decode", "b", 0, 1, 0, 1), ("paused", "b", 1, 5, 1, 0)]
    assert story.drawn.samples == (Occupancy(5, 2, 2, 1, 0, 1),)


def test_a_loop_that_failed_ends_what_was_open_and_may_go_on():
    story = Story().dispatch(0, decode(A, B)).dispatch(1, chunk(B)).abandon(2)
    story.out.clear()
    after = Lease(0, StreamId("a"), 2)
    story.dispatch(5, decode(after)).commit(7, token(after, 0))
    assert story.spans == [
        ("decode", "a", 0, 2, 0, 0),
        ("decode", "a", 5, 7, 1, 1),
        ("decode", "b", 0, 2, 0, 0),
        ("prefill", "b", 2, 2, 1, 4),
    ]
    assert story.drawn.marks == (Mark(2, "abandoned", ""),)


def test_a_loop_that_failed_ends_pauses():
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).ask(1, "pause", "a").abandon(3).gauge(9, 0, 0, 0, 0)
    assert story.spans == [("decode", "a", 0, 1, 0, 1), ("paused", "a", 1, 3, 1, 0)]


def test_spans_carry_their_slot():
    story = Story().dispatch(0, decode(B)).commit(1, token(B, 0))
    assert story.drawn.spans == (Span("decode", 1, "b", 0, 1, 0, 1),)


def test_a_token_s_place_is_its_decode():
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).dispatch(1, decode(B, A)).commit(2, token(B, 0), token(A, 1))
    assert place_of(story.trace, StreamId("a"), 0) == Place(0, 0, ())
    assert place_of(story.trace, StreamId("a"), 1) == Place(1, 0, ("b",))
    assert place_of(story.trace, StreamId("a"), 2) is None
    assert place_of(story.trace, StreamId("a", 1), 0) is None


def test_the_place_is_that_of_the_last_request_of_an_id():
    after = Lease(1, StreamId("a"), 2)
    story = Story().dispatch(0, decode(A)).commit(1, token(A, 0)).dispatch(1, decode(after)).commit(2, token(after, 0))
    assert place_of(story.trace, StreamId("a"), 0) == Place(1, 1, ())


def test_only_a_later_completion_says_which_it_is():
    assert [StreamId("r3", i).name for i in range(2)] == ["r3", "r3#1"]


# --- several tokens a step


def test_a_run_of_tokens_is_in_one_span_with_what_was_accepted():
    story = Story().dispatch(0, judge(A, B, counts=(4, 0)))
    story.commit(2, *(token(A, i) for i in range(3)), token(B, 0), given=(3, 1))
    story.dispatch(2, decode(A, B)).commit(3, token(A, 3), token(B, 1), given=(1, 1))
    story.dispatch(3, judge(A, B, counts=(2, 4))).commit(5, token(A, 4), *(token(B, 2 + i) for i in range(5)), given=(1, 5))
    assert story.spans == [("decode", "a", 0, 5, 0, 5), ("decode", "b", 0, 5, 0, 7)]
    assert [(span.accepted, span.steps) for span in story.drawn.spans] == [((2, None, 0), 3), ((None, None, 4), 3)]


def test_tokens_after_a_stop_string_in_a_run_are_late():
    story = Story().dispatch(0, judge(A, counts=(4,)))
    story.commit(4, token(A, 0), token(A, 1, finish_reason="stop"), given=(4,))
    assert story.spans == [("decode", "a", 0, 2, 0, 2), ("late", "a", 2, 4, 0, 2)]


def test_a_late_run_has_all_its_tokens_and_one_at_least():
    story = Story().dispatch(0, decode(A)).dispatch(1, judge(A, counts=(4,))).dispatch(2, judge(A, counts=(4,)))
    story.commit(3, token(A, 0, finish_reason="stop"), given=(1,)).commit(4, given=(5,)).commit(5, given=(0,))
    assert story.spans == [("decode", "a", 0, 3, 0, 1), ("late", "a", 3, 5, 1, 6)]


def test_a_run_that_ends_in_no_number_has_the_tokens_before_it():
    story = Story().dispatch(0, judge(A, counts=(4,))).commit(4, token(A, 0), EndEvent(A.stream_id, "error", "NaN"), given=(2,))
    assert story.spans == [("decode", "a", 0, 4, 0, 1)]


def test_a_drafters_cache_is_filled_between_the_admission_and_the_step():
    story = Story().dispatch(0, decode(B)).commit(1, token(B, 0))
    story.dispatch(1, chunk(A), Admit(A, REQUEST, 5, 3), Fill(A, 0, 4), judge(A, counts=(4,))).commit(10, token(A, 0), given=(1,))
    assert story.spans[:3] == [("prefill", "a", 1, 5, 1, 4), ("fill", "a", 5, 9, 1, 0), ("decode", "a", 9, 10, 1, 1)]


def test_a_token_s_place_may_be_in_a_run():
    story = Story().dispatch(0, judge(A, B, counts=(4, 0))).commit(2, token(A, 0), token(A, 1), token(B, 0), given=(2, 1))
    assert [place_of(story.trace, StreamId("a"), i) for i in range(3)] == [Place(0, 0, ("b",)), Place(0, 0, ("b",)), None]
