"""How many proposals each stream's step gets, which cache entries must be filled before, and which graph computes the step."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.control.chunks import chunk_bucket
from xlaengine.control.counters import Counters
from xlaengine.control.pacing import OneToken
from xlaengine.control.plan import Fill, Lease, Step
from xlaengine.control.stream import Stream
from xlaengine.speculate.account import INEXACT, PLAIN, Account, Choice, Terms


@dataclass
class Pace:
    """The pacing's record of one stream.

    Attributes:
        undrafted: an upper bound of the entries before its position that the proposer's cache lacks.
        account: chooses the number of proposals; None if that is always the largest.
        choices: for each step in flight, the choice with which it was launched; oldest first.
    """

    undrafted: int
    account: Account | None
    choices: deque[Choice] = field(default_factory=deque)


class Speculator(OneToken):
    """The pacing of an engine that speculates."""

    def __init__(self, settings: SpeculativeConfig, terms: Terms, config: EngineConfig, counters: Counters):
        self._settings = settings
        self.is_on = not (settings.adaptive and terms.costs_every_step(config))
        self._buckets, self._widest = config.prefill_buckets, config.decode_widths[-1]
        self._terms = terms
        self._options = terms.options_of_kinds(config, settings.shape)
        self._depths = {option.count: option.depth for option in self._options[True]}
        self._counters = counters

    @property
    def probed_places(self) -> int:
        return self._terms.places[-1] if self.is_on else 0

    def switch(self, on: bool) -> None:
        self.is_on = on

    def begin(self, stream: Stream) -> None:
        adaptive = self._settings.adaptive
        if not self.is_on and adaptive and self._terms.every_step:
            self._counters.spec_fallbacks[INEXACT] += 1
        account = Account(self._options[stream.request.params.greedy], stream.request.max_tokens - stream.least) if adaptive else None
        stream.pace = Pace(stream.pos, account)

    def can_step(self, stream: Stream) -> bool:
        return not self.is_on or stream.pace.account is None or stream.pace.account.is_ready

    def launch(self, stream: Stream, lease: Lease) -> tuple[int, Sequence[Fill]]:
        choice, pace = self._choice(stream.pace.account), stream.pace
        pace.choices.append(choice)
        if not choice.count:
            stream.launch()
            pace.undrafted += 1
            return 0, ()
        before = list(self._catch_up(stream, lease))
        stream.launch(1 + self._depths[choice.count])
        pace.undrafted = self._terms.fed_again or 0
        return choice.count, before

    def _choice(self, account: Account | None) -> Choice:
        if self.is_on:
            return Choice(self._terms.counts[-1]) if account is None else account.choose()
        if account is not None:
            account.pass_over()
        return PLAIN

    def _catch_up(self, stream: Stream, lease: Lease) -> Iterator[Fill]:
        """Fills the entries that the proposer's cache lacks, if it has one: those of the prompt, or of tokens since the last proposals."""
        again, undrafted = self._terms.fed_again, stream.pace.undrafted
        if again is not None and undrafted > again:
            yield from fills(lease, max(0, stream.least_pos - undrafted), stream.pos, self._buckets)

    def step(self, leases: tuple[Lease, ...], width: int, logprobs: tuple[int | None, ...], counts: Sequence[int]) -> Step:
        terms = self._terms
        if not any(counts) and not (self.is_on and terms.every_step):
            return Step(leases, width, logprobs)
        needed = terms.places[-1] if terms.every_step else len(leases) + sum(counts)
        places = next(size for size in terms.places if size >= needed)
        return Step(leases, self._widest, logprobs, tuple(counts), places)

    def landed(self, stream: Stream, tokens: tuple[int, ...]) -> None:
        """Steps are counted when they land, because a stream may end before its step does."""
        choice = stream.pace.choices.popleft()
        if stream.pace.account is not None:
            stream.pace.account.land(len(tokens))
        if choice.fallback is not None:
            self._counters.spec_fallbacks[choice.fallback] += 1
        self._counters.spec_returns += choice.returns
        if choice.count:
            accepted = max(0, sum(token >= 0 for token in tokens) - 1)
            self._counters.spec_verify_passes += 1
            self._counters.spec_draft_tokens += choice.count
            self._counters.spec_accepted_tokens += accepted
            self._counters.spec_accepted_lengths[accepted] += 1


def fills(lease: Lease, valid: int, pos: int, buckets: tuple[int, ...]) -> Iterator[Fill]:
    """Plans that fill a proposer's entries ``valid .. pos - 1``.

    Chunks start at multiples of the smallest bucket, so that none reaches past the end of the slot. So they also fill some entries before
    and after these; the former get the same values again, and the latter are not used.
    """
    start = valid // buckets[0] * buckets[0]
    while start < pos:
        bucket = chunk_bucket(pos - start, buckets)
        yield Fill(lease, start, bucket)
        start += bucket
