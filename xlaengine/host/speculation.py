"""When a stream speculates, and by how much: a rule that looks at nothing but the stream's own results.

How many proposals a stream's step ``n`` gets depends on what its own steps ``0 .. n - LAG`` gave, and on constants of the engine; never on
time, load, neighbours, a pause, or how many flights are out. So a stream replays, and its accepted lengths are the same at every depth.

Costs and gains are counted in plain steps of one row. A step with ``count`` proposals costs more than one and gives a token or more;
what it gave less what it cost goes to the stream's balance, which begins with a small allowance, and every plain token adds an income.
A stream speculates only while its balance covers what it would lose if everything that is not known yet were rejected. Therefore
speculation costs a stream of n tokens at most ``max(ALLOWANCE, loss) + INCOME * n`` plain steps, ``loss`` being that of one step whose
fewest proposals are all rejected: 1.5 + 0.02 n, as a rule, whatever is accepted and whenever that changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xlaengine.config import EngineConfig

LAG = 4
"""A step's result counts from the fourth step after it: up to this depth it has landed by then, beyond it the row waits."""

ALLOWANCE = 1.5
"""Plain steps that a stream may lose before it has gained any; at least one step with the fewest proposals."""

INCOME = 0.02
"""Plain steps that it may lose more for each token without proposals: what it costs to find out whether speculation pays again."""

MEMORY = 0.92
"""Weight of the past when a result comes in: the rate of acceptance is that of the last dozen passes or so."""

PRIOR = (1.6, 2.0)
"""Accepted of judged, before there is a result: so optimistic that a new stream tries at once, wherever a good drafter would pay."""

UNPAID, UNCOVERED = "does_not_pay", "not_covered"
"""Why a stream falls back: at its rate of acceptance no number of proposals pays; or one would, and its balance does not cover it."""


class Option(NamedTuple):
    """A number of proposals that a step may have.

    Attributes:
        depth: how many of them can be accepted.
        cost: of the step, in plain steps.
        spacing: plain tokens from one trial to the next while it does not pay.
    """

    count: int
    depth: int
    cost: float
    spacing: float

    @property
    def loss(self) -> float:
        """If all are rejected: the one token that there is then would have cost one."""
        return self.cost - 1


@dataclass(frozen=True)
class Terms:
    """What the scheduler must know of a drafter and of the platform that it runs on.

    Attributes:
        places: sizes of verify graphs that may stand in for each other, rising; the last one holds all rows with all their proposals.
        counts: numbers of proposals that a step may have, rising: those of the config, or the largest alone, so that its draft graph
            alone runs, where draft graphs do not agree.
        every_step: verify is not proven to give the bits of decode here. Each step is one of the largest size then, and costs the same.
        fed_again: entries before a row's last token that its drafter writes again whenever it proposes; None if it has no cache.
        free_rows: rows that a pass takes for nothing beside B: what its weights cost to read, over what a row's products cost.
        draft_share: parameters that a proposal reads, over the target's.
        draft_launch: what the drafter costs beside that, over a pass.
    """

    places: tuple[int, ...]
    counts: tuple[int, ...]
    every_step: bool = False
    fed_again: int | None = None
    free_rows: int = 256
    draft_share: float = 0.0
    draft_launch: float = 0.0

    def options(self, config: EngineConfig) -> tuple[Option, ...]:
        """By rising count. A pass of the drafter is one for all rows, so a trial by a single row costs them all: B times its own share."""
        assert config.speculative is not None
        B, shape = config.max_num_seqs, config.speculative.shape
        options = []
        for count in self.counts:
            rows = 0.0 if self.every_step else count * B / (self.free_rows + B)
            draft = count * self.draft_share + self.draft_launch
            depth = count if shape.is_chain else shape.depth
            options.append(Option(count, depth, 1 + rows + draft, (rows + B * draft) / INCOME))
        return tuple(options)


class Choice(NamedTuple):
    """How many proposals a step gets; why the stream falls back with it, where that is new; whether it comes back with it."""

    count: int
    fallback: str | None = None
    returns: bool = False


class Account:
    """One stream's. For each of its steps: `choose`, or `book` where it is not asked; then `land`, in the same order.

    Args:
        max_tokens: most tokens of the stream: what lies beyond is not worth a proposal.
    """

    def __init__(self, options: Sequence[Option], max_tokens: int):
        self._options = {option.count: option for option in options}
        self._trial = options[0]
        self._max_tokens = max_tokens
        self._counts: deque[int] = deque()  # of steps whose results do not count yet, oldest first
        self._landed: deque[int] = deque()  # the results of the first of them
        self._tokens = 0  # certain from the results that count
        self._accepted, self._judged = PRIOR
        self._since = 0  # plain tokens since the last step with proposals
        self._fallen: str | None = None  # why it does not speculate
        self.balance = max(ALLOWANCE, options[0].loss)
        # Enough for all that can be outstanding to fail twice: what was gained long ago buys no more.
        self._most = max(self.balance, 2 * LAG * options[-1].loss)

    @property
    def is_ready(self) -> bool:
        """Whether all is known that the next choice depends on."""
        return len(self._counts) - len(self._landed) < LAG

    def choose(self) -> Choice:
        """For the stream's next step, which is launched with it. `is_ready` must hold."""
        while len(self._counts) >= LAG:
            self._settle(self._counts.popleft(), self._landed.popleft())
        choice = self._choice()
        self.book(choice.count)
        return choice

    def book(self, count: int) -> None:
        """The stream's next step is launched with so many proposals."""
        self._counts.append(count)
        self._since = 0 if count else self._since + 1
        if not count:
            self.balance = min(self.balance + INCOME, self._most)

    def land(self, tokens: int) -> None:
        """The oldest step that had not landed gave so many tokens."""
        self._landed.append(tokens)

    def _settle(self, count: int, tokens: int) -> None:
        """A step's result counts from now on."""
        self._tokens += tokens
        if not count:
            return
        option = self._options[count]
        accepted = tokens - 1
        self._accepted = MEMORY * self._accepted + accepted
        self._judged = MEMORY * self._judged + min(accepted + 1, option.depth)
        self.balance = min(self.balance + tokens - option.cost, self._most)

    def _choice(self) -> Choice:
        left = self._max_tokens - self._tokens - len(self._counts)
        if left <= 1:
            return Choice(0)
        rate = self._accepted / self._judged
        paying = [option for option in self._options.values() if _expected(rate, min(option.depth, left - 1)) > option.cost]
        covered = self.balance - sum(self._options[count].loss for count in self._counts if count)
        best = max(
            (option for option in paying if option.loss <= covered),
            key=lambda option: _expected(rate, min(option.depth, left - 1)) / option.cost,
            default=None,
        )
        if best is not None:
            returns, self._fallen = self._fallen is not None, None
            return Choice(best.count, returns=returns)
        before, self._fallen = self._fallen, UNCOVERED if paying else UNPAID
        is_due = not paying and self._since >= self._trial.spacing and self._trial.loss <= covered
        return Choice(self._trial.count if is_due else 0, self._fallen if self._fallen != before else None)


def _expected(rate: float, depth: int) -> float:
    """Tokens that a pass gives: the first for certain, each further one if it and all before it are accepted."""
    return sum(rate**i for i in range(depth + 1))
