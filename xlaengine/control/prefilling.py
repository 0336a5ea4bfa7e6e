"""Plans that write prompts or saved KV into slots, and then admit their streams."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence

from xlaengine.control.chunks import buckets_within, chunk_bucket, score_of
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Admit, Chunk, CopyPrefix, KeepState, Lease, LoadState, Prefill, Restore, Score
from xlaengine.control.prefix_cache import PrefixCache
from xlaengine.control.stream import Stage, Stream

PromptPlan = Restore | CopyPrefix | LoadState | Prefill | KeepState | Score | Admit


class Prefiller:
    """Restores saved streams, prefills prompts by copies from other slots and by chunks, and then admits the streams.

    Args:
        buckets: the sizes of prefill chunks.
        call_tokens: most padded tokens of a call for several prompts; 0 if each chunk has a separate call.
        prefill_is_exact: as in `Scheduler`. Then a step's budget may limit the sizes of chunks; otherwise they depend on the prompt's
            length alone.
        has_recurrent_state: slots hold recurrent state, so that a chunk is scored before it is computed.
    """

    def __init__(
        self,
        buckets: tuple[int, ...],
        prefix_cache: PrefixCache,
        counters: Counters,
        call_tokens: int = 0,
        prefill_is_exact: bool = False,
        has_recurrent_state: bool = False,
    ):
        self._buckets = buckets
        self._call_tokens = call_tokens
        self._prefix_cache = prefix_cache
        self._counters = counters
        self._prefill_is_exact = prefill_is_exact
        self._has_recurrent_state = has_recurrent_state

    def begin(self, stream: Stream, budget: int) -> None:
        """A stream has taken a slot, which may hold part of its prompt. ``budget``: the most padded prompt tokens of a step."""
        if reused := self._prefix_cache.seat(stream, self._within(budget)):
            stream.prefilled = reused
            stream.copied.append((0, reused))
            self._counters.prefill_tokens_reused += reused

    def plans(self, seated: Collection[Stream], budget: int) -> Iterator[PromptPlan]:
        """Plans of the next step, oldest lease first, with at most ``budget`` padded prompt tokens.

        The first chunk is always planned, and copies do not count. A chunk that does not fit waits, and is first in the next step. Smaller
        chunks of other streams may use the rest of the budget.
        """
        for plan in packed(self._one_by_one(seated, budget), self._call_tokens):
            self._counters.prefill_calls += isinstance(plan, Prefill)
            yield plan

    def _one_by_one(self, seated: Collection[Stream], budget: int) -> Iterator[PromptPlan]:
        buckets, left = self._within(budget), budget
        for stream in seated:
            if stream.stage is not Stage.PREFILLING or not stream.may_run:
                continue
            assert stream.lease is not None
            if stream.saved is not None:
                yield Restore(stream.lease, stream.saved)
                stream.saved = None
                self._counters.restores += 1
            left = yield from self._prompt(stream, stream.lease, buckets, left, is_first=left == budget)
            if stream.prefilled == stream.to_prefill:
                yield self._admit(stream, stream.lease, seated)

    def _within(self, budget: int) -> tuple[int, ...]:
        return buckets_within(budget, self._buckets) if self._prefill_is_exact else self._buckets

    def _prompt(
        self, stream: Stream, lease: Lease, buckets: tuple[int, ...], left: int, *, is_first: bool
    ) -> Generator[PromptPlan, None, int]:
        """Plans of a stream's prompt, within the ``left`` padded tokens of the budget. Returns what remains of the budget.

        Before each chunk it looks again for the slot that holds most of the prompt, because another stream may have computed more of it.
        If chunks of all sizes give the same bits, a chunk ends where another prompt begins to differ, so that the state can be kept there.

        Args:
            is_first: the step has no chunk yet; its first one may exceed the budget.
        """
        while stream.prefilled < stream.to_prefill:
            if (found := self._prefix_cache.source(stream, buckets)) is not None:
                yield from self._copied(stream, lease, *found)
                continue
            divergence = self._prefix_cache.divergence(stream, buckets)
            end = divergence if divergence and self._prefill_is_exact else stream.to_prefill
            bucket = chunk_bucket(end - stream.prefilled, buckets)
            if bucket > left and not is_first:
                break
            left, is_first = left - bucket, False
            chunk = self._chunk(stream, lease, bucket, end)
            scores = self._scores(stream, chunk)
            yield from scores if self._has_recurrent_state else ()
            yield Prefill((chunk,))
            if stream.prefilled == divergence or self._is_last_whole(stream, buckets):
                yield from self._keep_state(stream, lease)
            yield from () if self._has_recurrent_state else scores
        return left

    def _scores(self, stream: Stream, chunk: Chunk) -> tuple[Score, ...]:
        if stream.prompt_alternatives is None:
            return ()
        return (score_of(chunk, stream.request.prompt_token_ids, stream.prompt_alternatives, ahead=self._has_recurrent_state),)

    def _copied(self, stream: Stream, lease: Lease, source: int, end: int) -> Iterator[CopyPrefix | LoadState]:
        start, stream.prefilled = stream.prefilled, end
        stream.copied.append((start, end))
        self._prefix_cache.lend(source, lease.slot, end)
        self._counters.prefill_tokens_reused += end - start
        if source != lease.slot:
            self._counters.prefix_copies += 1
            yield CopyPrefix(lease, source, start, end)
        if (index := self._prefix_cache.state_of(stream)) is not None:
            self._counters.prefix_states_loaded += 1
            yield LoadState(lease, index)

    def _is_last_whole(self, stream: Stream, buckets: tuple[int, ...]) -> bool:
        """Whether at most one chunk of the prompt remains, and another prompt could continue from here."""
        left = stream.to_prefill - stream.prefilled
        return stream.prefilled % self._buckets[0] == 0 and (not left or chunk_bucket(left, buckets) >= left)

    def _keep_state(self, stream: Stream, lease: Lease) -> Iterator[KeepState]:
        if (found := self._prefix_cache.keep_state(stream)) is not None:
            index, replaces = found
            self._counters.prefix_states_kept += 1
            self._counters.prefix_states_replaced += replaces
            yield KeepState(lease, index)

    def _chunk(self, stream: Stream, lease: Lease, bucket: int, end: int) -> Chunk:
        start, left = stream.prefilled, end - stream.prefilled
        tokens = min(bucket, left)
        stream.prefilled += tokens
        self._counters.prefill_chunks += 1
        self._counters.prefill_tokens += tokens
        self._counters.prefill_padded_tokens += bucket - tokens
        return Chunk(lease, start, stream.request.prompt_token_ids[start : start + tokens], bucket)

    def _admit(self, stream: Stream, lease: Lease, seated: Collection[Stream]) -> Admit:
        if stream.least == 0:
            self._counters.admits += 1
            self._counters.prompt_tokens += len(stream.request.prompt_token_ids)
            self._counters.midstream_admits += any(other.least for other in seated)
        stream.stage = Stage.AWAKE
        self._prefix_cache.admitted(lease, stream.pos)
        return stream.admission(lease)


def packed(plans: Iterable[PromptPlan], call_tokens: int) -> Iterator[PromptPlan]:
    """Joins chunks into calls of up to ``call_tokens`` padded tokens, because every call reads all weights.

    A plan that needs a chunk's result comes after the chunk's call. A slot's state is copied before the slot's next chunk, and before
    another slot loads it.
    """
    chunks: list[Chunk] = []
    after: list[PromptPlan] = []
    for plan in plans:
        match plan:
            case Prefill() if _fits(plan, chunks, after, call_tokens):
                chunks += plan.chunks
            case Prefill():
                yield from _sent(chunks, after)
                chunks, after = [*plan.chunks], []
            case KeepState() | Admit() | Score(ahead=False):
                after.append(plan)
            case CopyPrefix() | LoadState() | Score() if _must_follow(plan, chunks, after):
                yield from _sent(chunks, after)
                chunks, after = [], []
                yield plan
            case CopyPrefix() | LoadState() | Score() | Restore():  # its slot is in no chunk of the call
                yield plan
    yield from _sent(chunks, after)


def _fits(plan: Prefill, chunks: Sequence[Chunk], after: Sequence[PromptPlan], call_tokens: int) -> bool:
    """Whether a call of ``chunks`` can take this one too. A state in ``after`` is copied before its slot's next chunk."""
    keeping = {each.lease.slot for each in after if isinstance(each, KeepState)}
    tokens = sum(chunk.bucket for chunk in chunks) + plan.bucket
    return tokens <= call_tokens and keeping.isdisjoint(chunk.lease.slot for chunk in plan.chunks)


def _must_follow(plan: CopyPrefix | LoadState | Score, chunks: Sequence[Chunk], after: Sequence[PromptPlan]) -> bool:
    """Whether it reads or writes a slot of the chunks, or loads a state while one is still to be kept."""
    slots = {plan.lease.slot, plan.source} if isinstance(plan, CopyPrefix) else {plan.lease.slot}
    may_load_it = isinstance(plan, LoadState) and any(isinstance(each, KeepState) for each in after)
    return may_load_it or not slots.isdisjoint(chunk.lease.slot for chunk in chunks)


def _sent(chunks: list[Chunk], after: list[PromptPlan]) -> Iterator[PromptPlan]:
    if chunks:
        yield Prefill(tuple(chunks))
    yield from after
