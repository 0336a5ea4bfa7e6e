"""What of a prompt need not be computed again, and what a slot is said to hold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.control.test_scheduler import BUCKETS
from xlaengine.config import EngineConfig
from xlaengine.control.chunks import chunks_of
from xlaengine.control.prefix_cache import CachedPrefix, PrefixCache, PrefixStates
from xlaengine.control.slots import Slots
from xlaengine.control.stream import Stream
from xlaengine.text.stop import Ending
from xlaengine.types import Request, SamplingParams, StreamId


def computed(tokens: tuple[int, ...], buckets: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Of each token, itself and the chunk that computes it."""
    chunks = chunks_of(len(tokens), buckets)
    return [(tokens[i], start, bucket) for start, bucket in chunks for i in range(start, min(start + bucket, len(tokens)))]


PROMPTS = st.lists(st.integers(0, 1), max_size=120).map(tuple)


@given(old=PROMPTS, new=PROMPTS, data=st.data(), buckets=BUCKETS)
def test_what_is_shared_is_whole_chunks_that_were_computed_alike(
    old: tuple[int, ...], new: tuple[int, ...], data: st.DataObject, buckets: tuple[int, ...]
) -> None:
    new = old[: data.draw(st.integers(0, len(old)))] + new
    ends = [0, *(min(start + bucket, len(old)) for start, bucket in chunks_of(len(old), buckets))]
    prefilled = data.draw(st.sampled_from(ends))
    shared = CachedPrefix(old[:prefilled], len(old)).shared(new, buckets)
    assert computed(new, buckets)[:shared] == computed(old, buckets)[:prefilled][:shared]
    rest = [start for start, _ in chunks_of(len(new), buckets)] + [len(new)]
    assert shared in rest
    following = rest[rest.index(shared) :][1:2]
    assert not following or computed(new, buckets)[: following[0]] != computed(old, buckets)[:prefilled][: following[0]]


@given(old=PROMPTS, own=PROMPTS, data=st.data(), buckets=BUCKETS)
def test_of_graphs_with_the_same_bits_every_whole_smallest_bucket_is_shared(
    old: tuple[int, ...], own: tuple[int, ...], data: st.DataObject, buckets: tuple[int, ...]
) -> None:
    new = old[: data.draw(st.integers(0, len(old)))] + own
    same = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    shared = CachedPrefix(old, len(old)).shared(new, buckets, prefill_is_exact=True)
    assert shared == (len(new) if same == len(new) else same // buckets[0] * buckets[0])
    assert shared >= CachedPrefix(old, len(old)).shared(new, buckets)


@given(tokens=PROMPTS, buckets=BUCKETS)
def test_the_same_prompt_is_shared_whole(tokens: tuple[int, ...], buckets: tuple[int, ...]) -> None:
    assert CachedPrefix(tokens, len(tokens)).shared(tokens, buckets) == len(tokens)


def test_chunks_of_another_size_are_not_shared() -> None:
    tokens = tuple(range(40))
    assert CachedPrefix(tokens[:16], 16).shared(tokens, (8, 16, 32)) == 0, "32 of them would be computed at once"
    assert CachedPrefix(tokens, 40).shared(tokens[:37], (8, 16, 32)) == 37
    assert CachedPrefix(tokens, 40).shared(tokens[:16], (8, 16, 32)) == 0


def stream_in(slots: Slots, prompt: tuple[int, ...], prefilled: int) -> Stream:
    request = Request(request_id="a", prompt_token_ids=prompt, params=SamplingParams(max_tokens=1, seed=0))
    stream = Stream(request, StreamId("a"), Ending(request.params, frozenset(), None))
    stream.lease, stream.prefilled = slots.lease(stream.stream_id), prefilled
    return stream


def test_who_has_left_before_leaves_nothing_in_anothers_slot() -> None:
    slots = Slots(1)
    prefix_cache = PrefixCache(slots, EngineConfig(max_num_seqs=1))
    stream = stream_in(slots, tuple(range(10)), 9)
    assert stream.lease is not None
    prefix_cache.leave(stream)
    slots.end(stream.lease)
    other = stream_in(slots, (1, 2), 1)
    prefix_cache.seat(other, EngineConfig.prefill_buckets)
    prefix_cache.leave(other)
    assert other.lease is not None
    slots.end(other.lease)
    prefix_cache.leave(stream)
    assert prefix_cache.of(0) == CachedPrefix((1,), 1)


def test_a_prompt_begins_with_states_of_its_own_tokens_and_the_least_recently_used_is_replaced() -> None:
    states, text = PrefixStates(2), tuple(range(40))
    assert [states.put(CachedPrefix(text[:length], 40)) for length in (8, 16)] == [(0, False), (1, False)]
    assert states.along(text, (8, 16), prefill_is_exact=True) == {8: 0, 16: 1}
    assert states.along((*text[:12], *text[:12]), (8, 16), prefill_is_exact=True) == {8: 0}
    assert states.along(text[:7], (8, 16), prefill_is_exact=True) == {}
    assert states.along(text, (8, 16), prefill_is_exact=False) == {16: 1}, "a prompt of 40 tokens has no border at 8"
    states.use(0)
    assert states.put(CachedPrefix(text[:13], 13)) == (1, True)
    assert states.along(text, (8, 16), prefill_is_exact=True) == {8: 0}, "13 tokens are not a whole number of chunks of 40"
    assert states.along(text[:13], (8, 16), prefill_is_exact=True) == {8: 0, 13: 1}
    states.clear()
    assert states.put(CachedPrefix(text[:8], 40)) == (0, False)
