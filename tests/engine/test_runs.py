"""A run gives the outputs of its own requests, whatever other runs and verbs do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.interrupts import interrupted
from tests.streams import GREEDY, ids_of
from xlaengine import LLM, SamplingParams
from xlaengine.control.waiting import look_ahead


def test_a_run_is_driven_step_by_step_and_keeps_no_copy_of_the_ids(llm: LLM) -> None:
    wanted = sorted(ids_of(llm.generate([[5], [6], [7]], GREEDY)))
    requests = [llm.make_request(str(i), [5 + i], None, GREEDY) for i in range(3)]
    with llm.open_run() as run:
        assert (run.is_live, run.wanted()) == (False, look_ahead("lof", 3))
        outputs = run.step(requests)
        (stream,) = llm.engine.scheduler.streams_of["0"]
        assert run._book._open["0"].completions[0].token_ids is stream.output_token_ids
        while run.is_live:
            outputs += run.step()
        assert sorted(ids_of(outputs)) == wanted
        assert run.step() == []


def test_leaving_a_run_cancels_what_has_not_finished(llm: LLM) -> None:
    with llm.open_run(every_token=True) as run:
        run.step([llm.make_request("a", [5], None, GREEDY)])
        assert llm.engine.live == ["a"]
    assert llm.engine.live == []
    assert llm.engine.take() == []


def test_run_gives_outputs_as_they_finish_and_pulls_requests_no_faster_than_it_serves_them(llm: LLM) -> None:
    pulled: list[int] = []

    def endless() -> Iterator:
        for i in range(10**9):
            pulled.append(i)
            yield llm.make_request(f"r{i}", [5 + i % 9], None, SamplingParams(max_tokens=1 + (7 * i) % 5, temperature=0, ignore_eos=True))

    run = llm.run(endless())
    for _ in range(20):
        next(run)
    B = llm.config.max_num_seqs
    assert 20 + B < len(pulled) <= 20 + B + look_ahead("lof", B)
    run.close()  # type: ignore[attr-defined]
    assert not llm.engine.live


def test_in_a_run_the_longest_go_first_and_in_a_stream_those_who_came_first(llm: LLM) -> None:
    params = [SamplingParams(temperature=0, ignore_eos=True, max_tokens=most) for most in (1, 2, 3, 4, 5, 6)]
    requests = [llm.make_request(str(i), [5 + i], None, each) for i, each in enumerate(params)]
    finished = list(llm.run(requests))
    assert [output.request_id for output in finished][:3] == ["3", "4", "5"]
    streamed = [output for output in llm.run_stream(requests) if output.finished]
    assert [output.request_id for output in streamed][:3] == ["0", "1", "2"]
    assert sorted(ids_of(finished)) == sorted(ids_of(streamed))


def test_an_error_in_the_source_of_requests_cancels_what_runs(llm: LLM) -> None:
    def source() -> Iterator:
        yield llm.make_request("a", [5], None, SamplingParams(max_tokens=50, ignore_eos=True))
        raise OSError("the file is gone")

    with pytest.raises(OSError, match="gone"):
        list(llm.run(source()))
    assert not llm.engine.live


def test_a_run_leaves_the_events_of_requests_that_are_not_its_own(llm: LLM) -> None:
    mine = llm.engine.submit([5, 6, 7], SamplingParams(temperature=0, max_tokens=4, ignore_eos=True))
    outputs = llm.generate([[5, 6, 7]], GREEDY)
    tokens = [event.token_id for event in llm.engine if event.request_id == mine]
    assert tuple(tokens) == ids_of(outputs)[0][:4]


def test_a_run_whose_requests_are_all_paused_says_so(llm: LLM) -> None:
    run = llm.run([llm.make_request("a", [5], None, SamplingParams(max_tokens=50, ignore_eos=True))])
    llm.engine.submit([5], SamplingParams(max_tokens=2, ignore_eos=True))
    pausing = llm.run_stream([llm.make_request("b", [5], None, SamplingParams(max_tokens=50, ignore_eos=True))])
    next(pausing)
    llm.engine.pause("b")
    with pytest.raises(RuntimeError, match="1 request of this run cannot go on"):
        list(pausing)
    run.close()  # type: ignore[attr-defined]
    assert [event.finish_reason for event in llm.engine] == [None, "length"]


def test_paused_requests_do_not_keep_a_run_from_its_source(llm: LLM) -> None:
    paused = [llm.engine.submit([5], SamplingParams(max_tokens=50, ignore_eos=True)) for _ in range(5)]
    llm.engine.advance()
    for request_id in paused:
        llm.engine.pause(request_id)
    requests = [llm.make_request(f"r{i}", [5 + i], None, GREEDY) for i in range(9)]
    assert len(list(llm.run(requests))) == 9
    for request_id in paused:
        llm.engine.cancel(request_id)


def test_an_id_may_be_used_again_at_once_whatever_its_last_request_left_behind(llm: LLM) -> None:
    again = llm.make_request("a", [5, 6], None, GREEDY)
    for leave in (lambda: llm.engine.cancel("a"), lambda: next(llm.run([replace(again, request_id="b"), again]))):
        llm.engine.submit(again)
        llm.engine.advance()
        llm.engine.cancel("a")
        leave()
        (output,) = llm.run([again])
        assert output.outputs[0].finish_reason == "length"


def test_a_request_that_is_cancelled_under_a_run_ends_with_abort(llm: LLM) -> None:
    stream = llm.run_stream([llm.make_request("a", [5], None, SamplingParams(max_tokens=50, ignore_eos=True))])
    first = next(stream)
    llm.engine.cancel("a")
    *_, last = stream
    assert (last.finished, last.outputs[0].finish_reason) == (True, "abort")
    assert last.outputs[0].token_ids[:1] == first.outputs[0].token_ids


@pytest.mark.parametrize(("within", "every"), [("/xlaengine/", 37), ("/xlaengine/engine/", 5)])
def test_an_interrupt_at_any_place_leaves_no_request_and_no_slot_behind(llm: LLM, within: str, every: int) -> None:
    """At some places of all, and at more where requests are handed over. The next call gives what it gives alone."""
    params = [SamplingParams(temperature=0, max_tokens=2), SamplingParams(seed=3, max_tokens=3), SamplingParams(max_tokens=1, n=2, seed=4)]

    def generate() -> list[list[tuple[int, ...]]]:
        outputs = llm.generate([[42, 7, 41, 19], [57, 45], [59]], params)
        return [[each.token_ids for each in output.outputs] for output in outputs]

    expected, free, after = generate(), llm.engine.free_slots, 0
    while interrupted(generate, after, within):
        assert generate() == expected, after
        assert (llm.engine.live, llm.engine.free_slots, llm.engine.is_idle) == ([], free, True), after
        after += every
    assert after > 300


def test_a_second_interrupt_while_the_first_is_cleared_up_leaves_the_engine_usable(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    def generate() -> list[tuple[int, ...]]:
        return [output.outputs[0].token_ids for output in llm.generate([[5], [6], [7], [8]], GREEDY)]

    expected, free = generate(), llm.engine.free_slots
    for first in ("collect", "dispatch"):
        with monkeypatch.context() as patch:
            patch.setattr(llm.engine.runner, first, interrupt)
            patch.setattr(llm.engine.scheduler, "abandon", interrupt)
            with pytest.raises(KeyboardInterrupt):
                generate()
        assert generate() == expected
        assert (llm.engine.live, llm.engine.free_slots) == ([], free)
