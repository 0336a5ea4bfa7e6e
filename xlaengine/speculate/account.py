"""When a stream speculates, and with how many proposals: a rule that depends on the stream's own results alone.

The number of proposals of a stream's step ``n`` depends on the results of its own steps ``0 .. n - LAG`` and on constants of the engine;
never on time, load, other streams, a pause, or the flights. So a stream replays, and accepts the same lengths at every depth.

The unit of costs and gains is a plain step of one row. A step with ``count`` proposals costs more than one and gives at least one token.
Its tokens minus its cost are added to the stream's balance. The balance begins with a small allowance, and every plain token adds an
income. A stream speculates only while its balance covers the loss of all steps in flight, assuming that all their proposals are rejected.
Once the stream has gained more than it lost, the balance must cover only the next step. So a stream of n tokens whose proposals are all
rejected loses at most its allowance and ``INCOME`` for each token, together 0.03 n plain steps. A stream for which speculation has paid can
also lose the steps that are in flight when it stops paying.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xlaengine.config import EngineConfig, Tree

LAG = 4
"""A step's result counts from the fourth step after it. If the engine's depth is larger than this, the row waits for the result."""

ALLOWANCE, ALLOWANCE_SHARE = 3.0, 0.02
"""The most that a stream may lose before its first gain, in plain steps and as a share of its ``max_tokens``. The smaller one applies."""

INCOME = 0.01
"""Plain steps that a stream may lose in addition for each plain token, to find out whether speculation pays again."""

MEMORY = 0.92
"""The weight of earlier results when a result is added: the rate of acceptance is that of the last dozen passes or so."""

PRIOR = (1.6, 2.0)
"""Accepted and judged proposals before the first result. The rate is so high that a new stream tries at once if a good drafter pays."""

UNPAID, UNCOVERED, INEXACT = "does_not_pay", "not_covered", "not_exact"
"""Why a stream falls back:

- at its rate of acceptance no number of proposals pays
- a number of proposals would pay, but the stream's balance does not cover it
- steps with several places give other bits on this machine, so that all steps would need several places, which is too slow
"""

MOST_COST = 1 / 0.97
"""If all steps must have the largest number of places, and such a step costs more plain steps than this, the engine does not speculate."""


class Option(NamedTuple):
    """A number of proposals that a step may have.

    Attributes:
        depth: the most of them that can be accepted.
        cost: the cost of the step.
        catch_up: its additional cost after steps without proposals.
        spacing: plain tokens from one trial to the next while speculation does not pay.
    """

    count: int
    depth: int
    cost: float
    catch_up: float
    spacing: float

    @property
    def loss(self) -> float:
        """The loss if all are rejected: the step gives one token, for which a plain step costs 1."""
        return self.cost - 1


class Costs(NamedTuple):
    """Costs of speculation, for streams that draw their tokens or for the others. The unit is a pass of the target over B rows.

    Attributes:
        free_rows: the fixed cost of a target pass, counted in rows: a pass over n rows costs as much as ``free_rows + n`` rows, and the
            experts that these choose.
        draft_each: the drafter's cost of a proposal, for all rows.
        draft_launch: the drafter's other costs in a step with proposals.
        catch_up: the cost of filling the drafter's cache for one row after steps without proposals.
        experts: for each kind, the share of its experts that a row chooses, and the cost of reading all of them, counted in rows.
    """

    free_rows: float = 256.0
    draft_each: float = 0.0
    draft_launch: float = 0.0
    catch_up: float = 0.0
    experts: tuple[tuple[float, float], ...] = ()

    def rows(self, n: int) -> float:
        """The cost of a target pass over ``n`` rows, counted in rows. An expert is read once for all rows that choose it, and rows choose
        at random and independently: places of one stream that agree more often cost less."""
        return self.free_rows + n + sum(cost * (1 - (1 - share) ** n) for share, cost in self.experts)


TAKEN_AS_FREE = Costs()


@dataclass(frozen=True)
class Terms:
    """A proposer on a platform, as far as the pacing depends on it.

    Attributes:
        places: sizes of steps with several places that give the same bits, rising; the last holds all rows with all proposals.
        counts: the numbers of proposals that a step may have, rising: those of the config whose draft graphs agree in rehearsal.
        every_step: in rehearsal, steps with several places gave other bits than steps with one. All steps have the largest size then.
        fed_again: as in `proposer.Cache`; None if the proposer has no cache.
        greedy, drawn: the costs for streams of either kind.
    """

    places: tuple[int, ...]
    counts: tuple[int, ...]
    every_step: bool = False
    fed_again: int | None = None
    greedy: Costs = TAKEN_AS_FREE
    drawn: Costs = TAKEN_AS_FREE

    def costs_every_step(self, config: EngineConfig) -> bool:
        """Whether speculation would make steps without proposals too slow."""
        rows = self.greedy.rows
        return self.every_step and rows(self.places[-1]) / rows(config.max_num_seqs) > MOST_COST

    def options_of_kinds(self, config: EngineConfig, tree: Tree) -> dict[bool, tuple[Option, ...]]:
        """`options` of greedy streams (True), and of streams that draw their tokens."""
        return {True: self.options(config, tree, self.greedy), False: self.options(config, tree, self.drawn)}

    def options(self, config: EngineConfig, tree: Tree, costs: Costs) -> tuple[Option, ...]:
        """The options, by rising count. Each row is charged a whole pass of the proposer, although the pass serves all rows: a row's choice
        must not depend on other rows."""
        B = config.max_num_seqs
        options = []
        for count in self.counts:
            rows = 0.0 if self.every_step else costs.rows(B * (1 + count)) / costs.rows(B) - 1
            draft, catch_up = B * (count * costs.draft_each + costs.draft_launch), B * costs.catch_up
            depth = count if tree.is_chain else tree.depth
            options.append(Option(count, depth, 1 + rows + draft, catch_up, (rows + draft + catch_up) / INCOME))
        return tuple(options)


class Choice(NamedTuple):
    """The number of proposals of a step.

    Attributes:
        fallback: why the stream falls back with this step; None if it does not.
        returns: with this step the stream starts to speculate again.
    """

    count: int
    fallback: str | None = None
    returns: bool = False


PLAIN = Choice(0)


class Account:
    """The account of one stream.

    For each step the caller calls `choose`, or `pass_over` if the step cannot have proposals. When steps land, in the same order, it calls
    `land` for each.

    Args:
        max_tokens: the most tokens of the stream.
    """

    def __init__(self, options: Sequence[Option], max_tokens: int):
        self._options = options
        self._trial = options[0]
        self._max_tokens = max_tokens
        self._out: deque[tuple[Option | None, float]] = deque()  # steps whose results do not count yet, oldest first, with costs
        self._landed: deque[int] = deque()  # for each of these steps that has landed, its number of tokens
        self._tokens = 0  # the tokens of all steps whose results count
        self._accepted, self._judged = PRIOR
        self._gained = 0.0  # plain steps that its proposals have saved
        self._since = 0  # plain tokens since the last step with proposals
        self._has_cache = False  # whether the drafter's cache has been filled, `_since` tokens ago
        self._fallen: str | None = None  # why the stream does not speculate; None if it does
        self._rests = False  # whether it does not speculate until the next trial
        self.balance = min(ALLOWANCE, ALLOWANCE_SHARE * max_tokens)
        # The most that the balance can be: twice the loss if all steps that can be in flight fail.
        self._most = max(self.balance, 2 * LAG * options[-1].loss)

    @property
    def is_ready(self) -> bool:
        """Whether the results that the next choice depends on have landed."""
        return len(self._out) - len(self._landed) < LAG

    def choose(self) -> Choice:
        """The choice for the stream's next step, which must be launched. `is_ready` must hold."""
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
        """Records that the stream's next step is launched without proposals."""
        self._book(None)

    def land(self, tokens: int) -> None:
        """Records that the oldest step in flight gave ``tokens`` tokens."""
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
        """The cost of filling the drafter's cache. A stream's first proposals are not charged for the prompt."""
        return option.catch_up if self._has_cache and self._since else 0.0

    def _settle(self, option: Option | None, cost: float, tokens: int) -> None:
        """Adds a step's result to the rate of acceptance and to the balance."""
        self._tokens += tokens
        if option is None:
            return
        accepted = tokens - 1
        self._accepted = MEMORY * self._accepted + accepted
        self._judged = MEMORY * self._judged + min(accepted + 1, option.depth)
        self._gained += tokens - cost
        self.balance = min(self.balance + tokens - cost, self._most)

    def _gain(self, option: Option, left: int) -> float:
        """Plain steps that the option is expected to save if at most ``left`` proposals can be accepted."""
        return _expected(self._accepted / self._judged, min(option.depth, left)) - option.cost

    def _choice(self) -> tuple[Option | None, Choice]:
        left = self._max_tokens - self._tokens - len(self._out)
        if left <= 1:
            return None, PLAIN
        offered = self._options if self._gained > 0 else self._options[:1]  # before the first gain, only the cheapest option
        paying = [option for option in offered if self._gain(option, left - 1) > 0]
        if not paying and self._fallen is None and any(self._gain(option, option.depth) > 0 for option in offered):
            return None, PLAIN  # it does not fall back: too few tokens are left for proposals to pay
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


def proposes_unasked(options: Sequence[Option], max_tokens: int) -> bool:
    """Whether a stream of ``max_tokens`` tokens gets proposals although none has been accepted yet."""
    account = Account(options, max_tokens)
    for _ in range(max_tokens):
        if account.choose().count:
            return True
        account.land(1)
    return False


def _expected(rate: float, depth: int) -> float:
    """The expected tokens of a pass: one for certain, each further one if it and all before it are accepted."""
    return sum(rate**i for i in range(depth + 1))
