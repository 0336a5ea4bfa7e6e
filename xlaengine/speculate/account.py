"""When a stream speculates, and by how much: a rule that looks at nothing but the stream's own results.

How many proposals a stream's step ``n`` gets depends on what its own steps ``0 .. n - LAG`` gave, and on constants of the engine; never on
time, load, neighbours, a pause, or how many flights are out. So a stream replays, and its accepted lengths are the same at every depth.

Costs and gains are counted in plain steps of one row. A step with ``count`` proposals costs more than one and gives a token or more. Its
tokens minus its cost are added to the stream's balance. The balance begins with a small allowance, and every plain token adds an income. A
stream speculates only while its balance covers what it would lose if everything that is not known yet were rejected; once it has gained
more than it lost, the balance need only cover the next step. Therefore a stream whose proposals are all rejected loses at most its
allowance and ``INCOME`` a token, 0.03 n of n plain steps. A stream for which speculation has paid can also lose the steps that are in
flight when it stops paying.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xlaengine.config import EngineConfig, Tree

LAG = 4
"""A step's result counts from the fourth step after it: up to this depth it has landed by then, beyond it the row waits."""

ALLOWANCE, ALLOWANCE_SHARE = 3.0, 0.02
"""Two limits on what a stream may lose before its first gain: plain steps, and a share of its ``max_tokens``. The smaller one applies."""

INCOME = 0.01
"""Plain steps that it may lose more for each token without proposals: what it costs to find out whether speculation pays again."""

MEMORY = 0.92
"""Weight of the past when a result comes in: the rate of acceptance is that of the last dozen passes or so."""

PRIOR = (1.6, 2.0)
"""Accepted of judged, before there is a result: so optimistic that a new stream tries at once, wherever a good drafter would pay."""

UNPAID, UNCOVERED, INEXACT = "does_not_pay", "not_covered", "not_exact"
"""Why a stream falls back. At its rate of acceptance no number of proposals pays; or one would, and its balance does not cover it; or steps
with several places give other bits on this machine, so every step would need several places, and no stream speculates."""

MOST_COST = 1 / 0.97
"""The highest cost of the largest step with several places, in plain steps. If it costs more, such an engine does not speculate."""


class Option(NamedTuple):
    """A number of proposals that a step may have.

    Attributes:
        depth: how many of them can be accepted.
        cost: of the step, in plain steps.
        catch_up: what it costs more after steps without proposals.
        spacing: plain tokens from one trial to the next while it does not pay.
    """

    count: int
    depth: int
    cost: float
    catch_up: float
    spacing: float

    @property
    def loss(self) -> float:
        """If all are rejected: the one token that there is then would have cost one."""
        return self.cost - 1


class Costs(NamedTuple):
    """Of speculation, for streams that draw their tokens or for those that do not.

    Attributes:
        free_rows: the fixed cost of a target pass, counted in rows: a pass over n rows costs as much as ``free_rows + n`` rows.
        draft_each: what a proposal costs of the drafter, for all rows, in passes of the target over B rows.
        draft_launch: what the drafter costs beside that, in such passes.
        catch_up: what its cache costs, in such passes, for one row that comes back to it.
    """

    free_rows: float = 256.0
    draft_each: float = 0.0
    draft_launch: float = 0.0
    catch_up: float = 0.0


TAKEN_AS_FREE = Costs()


@dataclass(frozen=True)
class Terms:
    """What the pacing must know of a proposer and of the platform that it runs on.

    Attributes:
        places: sizes of steps with several places that may stand in for each other, rising; the last holds all rows with all proposals.
        counts: numbers of proposals that a step may have, rising: those of the config, or the largest alone, so that its draft graph
            alone runs, where draft graphs do not agree.
        every_step: in rehearsal steps with several places gave other bits than those with one. Each step has the largest size then, and
            costs the same.
        fed_again: entries before a row's last token that the proposer writes again whenever it proposes; None if it has no cache.
        greedy, drawn: what it costs streams of either kind.
    """

    places: tuple[int, ...]
    counts: tuple[int, ...]
    every_step: bool = False
    fed_again: int | None = None
    greedy: Costs = TAKEN_AS_FREE
    drawn: Costs = TAKEN_AS_FREE

    def costs_every_step(self, config: EngineConfig) -> bool:
        """Whether steps without proposals would be too slow, if speculation were on."""
        free = self.greedy.free_rows
        return self.every_step and (free + self.places[-1]) / (free + config.max_num_seqs) > MOST_COST

    def options(self, config: EngineConfig, tree: Tree, costs: Costs) -> tuple[Option, ...]:
        """By rising count. One pass of the proposer serves all rows, but each row counts it as if it alone had asked for it: it cannot know
        which others do, and what one row gains must not be what the others lose."""
        B = config.max_num_seqs
        options = []
        for count in self.counts:
            rows = 0.0 if self.every_step else count * B / (costs.free_rows + B)
            draft, catch_up = B * (count * costs.draft_each + costs.draft_launch), B * costs.catch_up
            depth = count if tree.is_chain else tree.depth
            options.append(Option(count, depth, 1 + rows + draft, catch_up, (rows + draft + catch_up) / INCOME))
        return tuple(options)


class Choice(NamedTuple):
    """How many proposals a step gets; why the stream falls back with it, where that is new; whether it comes back with it."""

    count: int
    fallback: str | None = None
    returns: bool = False


PLAIN = Choice(0)


class Account:
    """The account of one stream. For each step the caller calls `choose`, or `pass_over` if the step gets no proposals in any case; and
    later `land` for each step, in the same order.

    Args:
        max_tokens: most tokens of the stream: what lies beyond is not worth a proposal.
    """

    def __init__(self, options: Sequence[Option], max_tokens: int):
        self._options = options
        self._trial = options[0]
        self._max_tokens = max_tokens
        self._out: deque[tuple[Option | None, float]] = deque()  # of steps whose results do not count yet, oldest first, and their costs
        self._landed: deque[int] = deque()  # the results of the first of them
        self._tokens = 0  # certain from the results that count
        self._accepted, self._judged = PRIOR
        self._gained = 0.0  # plain steps that its proposals have saved
        self._since = 0  # plain tokens since the last step with proposals
        self._has_cache = False  # the drafter's, up to date `_since` tokens ago
        self._fallen: str | None = None  # why it does not speculate
        self._rests = False  # nothing can change that before the next trial
        self.balance = min(ALLOWANCE, ALLOWANCE_SHARE * max_tokens)
        # Enough for all that can be outstanding to fail twice: what was gained long ago buys no more.
        self._most = max(self.balance, 2 * LAG * options[-1].loss)

    @property
    def is_ready(self) -> bool:
        """Whether all is known that the next choice depends on."""
        return len(self._out) - len(self._landed) < LAG

    def choose(self) -> Choice:
        """For the stream's next step, which is launched with it. `is_ready` must hold."""
        while len(self._out) >= LAG:
            self._settle(*self._out.popleft(), self._landed.popleft())
        if self._rests and self._since < self._trial.spacing:
            self._book(None)
            return PLAIN
        option, choice = self._choice()
        self._rests = choice.count == 0 and self._fallen is UNPAID and not any(option for option, _ in self._out)
        self._book(option)
        return choice

    def pass_over(self) -> None:
        """The stream's next step is launched without proposals, whatever `choose` would say."""
        self._book(None)

    def land(self, tokens: int) -> None:
        """The oldest step that had not landed gave so many tokens."""
        self._landed.append(tokens)

    def _book(self, option: Option | None) -> None:
        if option is None:
            self._out.append((None, 1.0))
            self._since += 1
            self.balance = min(self.balance + INCOME, self._most)
        else:
            self._out.append((option, option.cost + self._catch_up(option)))
            self._since, self._has_cache = 0, True

    def _catch_up(self, option: Option) -> float:
        """The cost of bringing the drafter's cache up to date. A stream's first proposals are not charged for reading the prompt."""
        return option.catch_up if self._has_cache and self._since else 0.0

    def _settle(self, option: Option | None, cost: float, tokens: int) -> None:
        """A step's result counts from now on."""
        self._tokens += tokens
        if option is None:
            return
        accepted = tokens - 1
        self._accepted = MEMORY * self._accepted + accepted
        self._judged = MEMORY * self._judged + min(accepted + 1, option.depth)
        self._gained += tokens - cost
        self.balance = min(self.balance + tokens - cost, self._most)

    def _gain(self, option: Option, left: int) -> float:
        """Plain steps that it promises to save, at the stream's rate of acceptance, where so many tokens may be accepted at most."""
        return _expected(self._accepted / self._judged, min(option.depth, left)) - option.cost

    def _choice(self) -> tuple[Option | None, Choice]:
        left = self._max_tokens - self._tokens - len(self._out)
        if left <= 1:
            return None, PLAIN
        offered = self._options if self._gained > 0 else self._options[:1]  # what nothing speaks for yet is tried at little cost
        paying = [option for option in offered if self._gain(option, left - 1) > 0]
        if not paying and self._fallen is None and any(self._gain(option, option.depth) > 0 for option in offered):
            return None, PLAIN  # its last few tokens
        covered = self.balance if self._gained > 0 else self.balance - sum(cost - 1 for _, cost in self._out)
        best = max(
            (option for option in paying if option.loss + self._catch_up(option) <= covered),
            key=lambda option: self._gain(option, left - 1) / option.cost,
            default=None,
        )
        if best is not None:
            returns, self._fallen = self._fallen is not None, None
            return best, Choice(best.count, returns=returns)
        before, self._fallen = self._fallen, UNCOVERED if paying else UNPAID
        trial = self._trial
        is_due = not paying and self._since >= trial.spacing and trial.loss + self._catch_up(trial) <= covered
        fallback = self._fallen if self._fallen != before else None
        return (trial, Choice(trial.count, fallback)) if is_due else (None, Choice(0, fallback))


def _expected(rate: float, depth: int) -> float:
    """Tokens that a pass gives: the first for certain, each further one if it and all before it are accepted."""
    return sum(rate**i for i in range(depth + 1))
