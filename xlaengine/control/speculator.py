"""How many proposals each stream's step gets, what its drafter must be fed before, and which graph then serves the rows."""

from __future__ import annotations

from collections.abc import Iterator

from xlaengine.config import EngineConfig
from xlaengine.control.chunks import fills
from xlaengine.control.counters import Counters
from xlaengine.control.plan import Fill, Lease, Verify
from xlaengine.control.speculation import INEXACT, PLAIN, Account, Choice, Terms
from xlaengine.control.stream import Stream


class Speculator:
    """The scheduler's part that exists only beside a drafter.

    Attributes:
        is_on: whether steps get proposals.
    """

    def __init__(self, config: EngineConfig, terms: Terms, counters: Counters):
        assert config.speculative is not None
        self._speculative = config.speculative
        self.is_on = not (self._speculative.adaptive and terms.costs_every_step(config))
        self._buckets = config.prefill_buckets
        self._terms = terms
        self._options = {greedy: terms.options(config, terms.greedy if greedy else terms.drawn) for greedy in (True, False)}
        self._depths = {option.count: option.depth for option in self._options[True]}
        self._counters = counters

    def begin(self, stream: Stream) -> None:
        """A new stream's books."""
        stream.undrafted = stream.pos
        if not self.is_on and self._speculative.adaptive and self._terms.every_step:
            self._counters.spec_fallbacks[INEXACT] += 1
        if self._speculative.adaptive:
            stream.account = Account(self._options[stream.request.params.greedy], stream.request.max_tokens - stream.least)

    def can_step(self, stream: Stream) -> bool:
        """Whether all is known that the next number of its proposals depends on."""
        return not self.is_on or stream.account is None or stream.account.is_ready

    def launch(self, stream: Stream, lease: Lease) -> tuple[int, list[Fill]]:
        """The stream's next step: how many proposals it gets, and what its drafter's cache needs before."""
        choice = self._choice(stream)
        if not choice.count:
            stream.launch(1, choice)
            return 0, []
        before = list(self._catch_up(stream, lease))
        stream.launch(1 + self._depths[choice.count], choice)
        stream.undrafted = self._terms.fed_again or 0
        return choice.count, before

    def _choice(self, stream: Stream) -> Choice:
        if not self.is_on:
            if stream.account is not None:
                stream.account.pass_over()
            return PLAIN
        return Choice(self._terms.counts[-1]) if stream.account is None else stream.account.choose()

    def _catch_up(self, stream: Stream, lease: Lease) -> Iterator[Fill]:
        """Where its drafter has a cache: the prompt, and tokens that came without proposals."""
        if self._terms.fed_again is not None and stream.undrafted > self._terms.fed_again:
            yield from fills(lease, max(0, stream.least_pos - stream.undrafted), stream.pos, self._buckets)

    def verify(self, leases: tuple[Lease, ...], counts: tuple[int, ...], logprobs: tuple[int | None, ...]) -> Verify | None:
        """The step of these rows; None where it is a plain one."""
        terms = self._terms
        if not any(counts) and not (self.is_on and terms.every_step):
            return None
        needed = terms.places[-1] if terms.every_step else len(leases) + sum(counts)
        return Verify(leases, counts, next(size for size in terms.places if size >= needed), logprobs)

    def landed(self, choice: Choice, tokens: tuple[int, ...]) -> None:
        """A stream's step has given these tokens. Counting here, and not at its launch, leaves out those that no stream needed any more."""
        if choice.fallback is not None:
            self._counters.spec_fallbacks[choice.fallback] += 1
        self._counters.spec_returns += choice.returns
        if choice.count:
            accepted = max(0, sum(token >= 0 for token in tokens) - 1)
            self._counters.spec_verify_passes += 1
            self._counters.spec_draft_tokens += choice.count
            self._counters.spec_accepted_tokens += accepted
            self._counters.spec_accepted_lengths[accepted] += 1
