"""The rule that says how far a stream speculates: what it can lose, when it comes back, and what it may not look at."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from itertools import chain, repeat

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import examples
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.speculate.account import (
    ALLOWANCE,
    ALLOWANCE_SHARE,
    INCOME,
    LAG,
    UNCOVERED,
    UNPAID,
    Account,
    Choice,
    Costs,
    Option,
    Terms,
    proposes_unasked,
)

TREE = ((0,), (1,), (0, 0), (0, 1), (0, 0, 0))


def options(
    B: int = 1, K: int = 4, each: float = 0.1, free: int = 12, catch_up: float = 0.0, tree: tuple[tuple[int, ...], ...] | None = None
) -> tuple[Option, ...]:
    speculative = SpeculativeConfig(method="medusa", model="x", num_speculative_tokens=K, tree=tree)
    config = EngineConfig(max_num_seqs=B, speculative=speculative)
    return Terms(config.step_places, speculative.counts).options(config, speculative.shape, Costs(free, each, 0.05, catch_up))


BATCHES, SHARES, FREE = st.sampled_from([1, 3, 8, 64]), st.sampled_from([0.0, 0.1, 0.5, 1.0]), st.sampled_from([4, 12, 256])
OPTIONS = st.builds(options, B=BATCHES, K=st.integers(1, 8), each=SHARES, free=FREE, catch_up=st.sampled_from([0.0, 0.2])) | st.builds(
    options, B=BATCHES, K=st.just(3), tree=st.just(TREE)
)


def played(account: Account, depth: int, accepts: Iterator[int], max_tokens: int) -> list[tuple[Choice, int]]:
    """(choice, tokens) of each step of a stream, at a depth; ``accepts``: how many of each step's proposals are right."""
    steps: list[tuple[Choice, int]] = []
    out: deque[int] = deque()
    total = 0
    while total < max_tokens or out:
        if total < max_tokens and account.is_ready:
            choice = account.choose()
            reach = next((option.depth for option in account._options if option.count == choice.count), 0)
            tokens = min(1 + min(next(accepts), reach), max_tokens - total)
            total += tokens
            steps.append((choice, tokens))
            out.append(tokens)
            if len(out) < depth:
                continue
        account.land(out.popleft())
    return steps


def losses(offered: tuple[Option, ...], steps: list[tuple[Choice, int]]) -> Iterator[float]:
    """What each step cost beyond what its tokens had cost one by one, in plain steps."""
    costs = {option.count: option.cost for option in offered}
    catch_up, since = 0.0, 0
    for choice, tokens in steps:
        yield (costs[choice.count] + catch_up * (since > 0) if choice.count else 1.0) - tokens
        if choice.count:
            catch_up, since = offered[0].catch_up, 0  # charged from the second time on
        else:
            since += 1


def loss(offered: tuple[Option, ...], steps: list[tuple[Choice, int]]) -> float:
    return sum(losses(offered, steps))


RIGHT = st.lists(st.sampled_from([0, 0, 1, 2, 4, 99]), max_size=300)


@given(offered=OPTIONS, right=RIGHT, depth=st.integers(1, 7), tail=st.sampled_from([0, 99]))
@settings(max_examples=examples(300))
def test_a_stream_never_loses_more_than_its_allowance_its_income_and_what_is_out_when_what_had_paid_breaks_off(
    offered: tuple[Option, ...], right: list[int], depth: int, tail: int
) -> None:
    steps = played(Account(offered, 400), depth, chain(right, repeat(tail)), 400)
    lost, allowed = 0.0, ALLOWANCE
    out = (LAG - 1) * (offered[-1].loss + offered[-1].catch_up)
    for lost_here, (choice, _) in list(zip(losses(offered, steps), steps, strict=True))[:-1]:  # the last one's tokens were cut
        lost += lost_here
        allowed += 0 if choice.count else INCOME
        assert lost <= allowed + out + 1e-9


@given(offered=OPTIONS, depth=st.integers(1, 7), length=st.integers(2, 600))
@settings(max_examples=examples(300))
def test_a_stream_whose_proposals_are_all_wrong_loses_three_hundredths_at_most(
    offered: tuple[Option, ...], depth: int, length: int
) -> None:
    lost = loss(offered, played(Account(offered, length), depth, repeat(0), length))
    assert lost <= min(ALLOWANCE, ALLOWANCE_SHARE * length) + INCOME * length + 1e-9
    assert lost <= 0.03 * length + 1e-9


@given(offered=OPTIONS, right=RIGHT)
@settings(max_examples=examples(200))
def test_what_a_stream_does_is_the_same_at_every_depth(offered: tuple[Option, ...], right: list[int]) -> None:
    runs = [played(Account(offered, 200), depth, chain(right, repeat(2)), 200) for depth in (1, 2, 3, 4, 5, 9)]
    assert all(run == runs[0] for run in runs)


@given(offered=OPTIONS, right=RIGHT, waits=st.lists(st.booleans(), max_size=100))
@settings(max_examples=examples(100))
def test_a_pause_in_which_everything_lands_changes_nothing(offered: tuple[Option, ...], right: list[int], waits: list[bool]) -> None:
    """A pause is a depth of one for a while."""
    wanted = played(Account(offered, 200), 4, chain(right, repeat(2)), 200)
    account, pauses, accepts = Account(offered, 200), chain(waits, repeat(False)), chain(right, repeat(2))
    out: deque[int] = deque()
    for choice, tokens in wanted:
        while out and (next(pauses) or not account.is_ready or len(out) >= LAG):
            account.land(out.popleft())
        assert account.choose() == choice
        next(accepts)
        out.append(tokens)


def test_where_everything_is_right_it_always_speculates_as_far_as_it_can_from_the_first_results_on() -> None:
    steps = played(Account(options(), 400), 2, repeat(99), 400)
    counts = [choice.count for choice, _ in steps]
    assert counts[0] > 0
    assert set(counts[2 * LAG : -LAG]) == {4}
    assert loss(options(), steps) < -200


@pytest.mark.parametrize("B", [1, 8])
def test_where_everything_is_wrong_it_tries_again_now_and_then_and_says_why_it_does_not(B: int) -> None:
    steps = played(Account(options(B), 2000), 2, repeat(0), 2000)
    assert 0 < loss(options(B), steps) <= ALLOWANCE + INCOME * 2000
    reasons = {choice.fallback for choice, _ in steps} - {None}
    assert UNPAID in reasons
    assert reasons <= {UNPAID, UNCOVERED}
    assert not any(choice.returns for choice, _ in steps[3 * LAG :]), "what it was told at first is forgotten by then"


def test_it_comes_back_when_acceptance_returns_and_says_so() -> None:
    steps = played(Account(options(), 2000), 2, chain(repeat(0, 300), repeat(99)), 2000)
    fallen = [choice.count for choice, _ in steps[100:300]]
    assert 0 < sum(map(bool, fallen)) < 20, "it tries now and then"
    first = next(at for at, (choice, _) in enumerate(steps) if at >= 300 and choice.returns)
    assert first < 300 + 150
    assert {choice.count for choice, _ in steps[first + 40 : -LAG]} == {4}
    assert sum(choice.returns for choice, _ in steps[100:]) == 1


def test_the_better_the_drafter_the_further_it_reaches() -> None:
    generator = random.Random(0)

    def accepted(rate: float) -> Iterator[int]:
        while True:
            right = 0
            while right < 8 and generator.random() < rate:
                right += 1
            yield right

    offered = options(K=8, each=0.15)
    mean = {}
    for rate in (0.2, 0.75, 0.95):
        counts = [choice.count for choice, _ in played(Account(offered, 2000), 2, accepted(rate), 2000)]
        mean[rate] = sum(counts) / len(counts)
    assert mean[0.2] < 1 < mean[0.75] < mean[0.95]


def test_nothing_is_proposed_for_the_last_token_and_that_is_no_fallback() -> None:
    (choice, tokens), *rest = played(Account(options(), 1), 1, repeat(99), 1)
    assert (choice, tokens, rest) == (Choice(0), 1, [])


def test_a_row_waits_for_the_result_that_it_depends_on() -> None:
    account = Account(options(), 100)
    for _ in range(LAG):
        assert account.is_ready
        account.choose()
    assert not account.is_ready
    account.land(1)
    assert account.is_ready


def test_steps_without_a_choice_are_plain_and_change_no_later_one_but_by_their_income() -> None:
    account = Account(options(), 100)
    before = account.balance
    for _ in range(20):
        account.pass_over()
        account.land(1)
    assert account.balance == pytest.approx(before + 20 * INCOME)
    assert account.choose().count > 0


@pytest.mark.parametrize(("B", "K", "each"), [(1, 4, 0.1), (1, 4, 0.25), (2, 3, 0.1), (8, 4, 0.0)])
def test_a_new_stream_tries_at_once_on_a_cpu_too(B: int, K: int, each: float) -> None:
    assert Account(options(B, K, each), 100).choose().count > 0


def test_where_even_a_good_drafter_would_not_pay_a_new_stream_waits() -> None:
    assert Account(options(64), 100).choose() == Choice(0, UNPAID)


def test_where_every_step_is_the_same_pass_only_the_drafter_costs_and_only_all_is_offered() -> None:
    speculative = SpeculativeConfig(method="draft", model="x", num_speculative_tokens=4)
    config = EngineConfig(max_num_seqs=8, speculative=speculative)
    terms = Terms(config.step_places, speculative.counts[-1:], every_step=True)
    assert terms.options(config, speculative.shape, Costs(12, 0.1, 0.05)) == (pytest.approx((4, 4, 1 + 8 * 0.45, 0, 8 * 0.45 / INCOME)),)


def test_costs_are_those_of_rows_and_of_the_drafter() -> None:
    (two, four) = options(B=4, K=4, each=0.1, free=12, catch_up=0.1)
    assert two == pytest.approx((2, 2, 1 + 2 * 4 / 16 + 4 * 0.25, 4 * 0.1, (0.5 + 4 * 0.25 + 4 * 0.1) / INCOME))
    assert four.loss == pytest.approx(1.0 + 4 * 0.45)
    (tree,) = options(K=3, tree=TREE)
    assert (tree.count, tree.depth) == (5, 3)


@pytest.mark.parametrize(("loss", "begins"), [(0.5, True), (20.0, False)])
def test_what_a_stream_may_lose_tells_whether_it_begins(loss: float, begins: bool) -> None:
    assert proposes_unasked([Option(2, 2, 1 + loss, 0.0, loss / 0.01)], 150) == begins
