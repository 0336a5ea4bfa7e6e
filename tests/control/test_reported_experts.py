"""Streams of an engine that reports experts end when these have been read, whatever happens meanwhile."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.control.fake_device import VOCAB, FakeRunner
from tests.control.test_speculating import METHODS, some
from tests.streams import request, run, tokens
from tests.test_life_of_a_request import FAKE, alone_on, by_hand, run_machine, tokenizer
from tests.test_snapshots import SNAPSHOTS, RecallingLife
from xlaengine.config import EngineConfig
from xlaengine.control.expert_load import ExpertLoad
from xlaengine.engine import Engine
from xlaengine.types import Event, TokenEvent

LAYERS = (0, VOCAB)
"""The first has no experts."""


def reporting(config: EngineConfig, **options: Any) -> Engine:
    return Engine(FakeRunner(config, experts=LAYERS, **options), tokenizer())  # type: ignore[arg-type]


def experts_of(event: Event) -> list[int]:
    assert isinstance(event, TokenEvent)
    assert event.routed_experts is not None
    assert event.routed_experts.shape[1:] == (2, 1)
    assert not event.routed_experts[:, 0].any()
    return event.routed_experts[:, 1, 0].tolist()


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_last_event_has_the_experts_of_all_tokens_but_the_last(depth: int) -> None:
    engine = reporting(replace(FAKE, depth=depth))
    asked = [request(str(i), range(3, 4 + 9 * i), max_tokens=1 + 6 * i) for i in range(5)]
    for name, events in run(engine, asked).items():
        *others, last = events
        assert all(event.routed_experts is None for event in others if isinstance(event, TokenEvent))
        assert experts_of(last) == [*asked[int(name)].prompt_token_ids, *tokens(events)[:-1]]


def test_a_token_that_comes_while_the_experts_are_read_is_dropped() -> None:
    """A stop token ends the stream on the device too, a stop string on the host alone."""
    engine = reporting(replace(FAKE, depth=2))
    plain = Engine(FakeRunner(replace(FAKE, depth=2)), tokenizer())  # type: ignore[arg-type]
    asked = request("a", [3, 4], max_tokens=20, stop=["o", "e", "u"])
    events = run(engine, [asked])["a"]
    assert len(tokens(events)) < 20
    assert events == run(plain, [asked])["a"]
    assert engine.metrics()["late_tokens_dropped"] == 1
    assert experts_of(events[-1]) == [3, 4, *tokens(events)[:-1]]


def test_the_load_counts_what_was_computed() -> None:
    """A prompt that is copied from another slot is counted once."""
    engine = reporting(replace(FAKE, enable_prefix_caching=True), prefill_is_exact=True)
    prompt = range(3, 37)
    found = [run(engine, [request(name, prompt, max_tokens=2)])[name] for name in ("a", "b")]
    reused = engine.metrics()["prefill_tokens_reused"]
    assert reused > 0
    taken = [[*prompt, tokens(events)[0]] for events in found]
    assert [experts_of(events[-1]) for events in found] == taken
    counts = Counter(taken[0]) + Counter(taken[1][reused:])
    assert engine.metrics()["expert_tokens"] == [[], [counts[expert] for expert in range(VOCAB)]]


def test_an_engine_that_reports_nothing_counts_nothing() -> None:
    assert ExpertLoad().as_lists() == []
    engine = Engine(FakeRunner(FAKE), tokenizer())  # type: ignore[arg-type]
    (events,) = run(engine, [request("a", [3, 4], max_tokens=3)]).values()
    assert all(event.routed_experts is None for event in events if isinstance(event, TokenEvent))
    assert engine.metrics()["expert_tokens"] == []


@pytest.mark.parametrize("speculative", [None, "ngram"])
def test_whatever_happens_streams_end_with_their_own_experts(speculative: str | None) -> None:
    """Evictions, pauses, snapshots, copied prefixes, late tokens and cancelled requests, in any order."""
    caching = replace(FAKE, snapshots=SNAPSHOTS, enable_prefix_caching=True, speculative=speculative and METHODS[speculative])

    def build(depth: int) -> Engine:
        accepts = {"accepts": some(0, 3)} if speculative else {}
        return reporting(replace(caching, depth=depth), prefill_is_exact=True, steps_are_exact=True, **accepts)

    class Reporting(RecallingLife):
        def teardown(self) -> None:
            super().teardown()
            for stream_id, events in getattr(self, "events", {}).items():
                if isinstance(events[-1], TokenEvent):
                    assert experts_of(events[-1]) == [*self.requests[stream_id.request_id].prompt_token_ids, *tokens(events)[:-1]]

    Reporting.build, Reporting.reference = staticmethod(build), staticmethod(alone_on(by_hand))
    run_machine(Reporting, max_examples=60, stateful_step_count=50)
