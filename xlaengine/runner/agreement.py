"""Which graphs give the same bits, by a rehearsal on drawn prompts before the first request.

It is a sample, not a proof. Which graph serves a row may depend on how many neighbours the row has, or on whether one of them speculates,
only if all those graphs agree on it bit for bit. So every slot is filled, with prompts of several seeds, and all rows are decoded in the
widest graph, each at two places of the batch; a narrower one takes as many rows as it holds, twice, the second time others at other
places. A width whose log-probabilities of any row differ in any bit from those of the widest is never used.

Verify graphs must give what as many steps of the widest decode graph give, with proposals that are right, with some that are wrong and with
none, and leave rows behind that go on the same; and rows that draw must choose alike in all of them. Graphs that draft a few proposals must
begin as the one that drafts most does.

Keys and values of one prefill graph may stand where another graph would have computed them only if chunks of all sizes leave the same bits;
this is compared for one prompt. Entries that steps have computed may be reused only if decode graphs leave those of a prefill graph; this
is compared for a few tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import jax
import numpy as np

from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.drafting import Proposals
from xlaengine.runner.rehearsal import Bits, Rehearsal, Seating, digest

Proposed = Literal["right", "wrong", "nothing"]
"""Of a rehearsed row: every node what decode chooses there, or from the second on something else, or no proposals at all."""

KINDS: tuple[Proposed, ...] = ("right", "nothing", "wrong")


def prefill_agrees(rehearsal: Rehearsal) -> bool:
    """Whether chunks of all sizes leave the same bits: smaller ones behind what a largest has computed, and a smallest at its beginning.

    They too stand on both sides of the border of two blocks of keys, if there may be two.

    Of a graph by tiles the smallest, one tile, stands for the others: each is as many runs of the same code.
    """
    buckets = rehearsal.config.prefill_buckets
    smallest, largest = buckets[0], buckets[-1]
    smaller = buckets[:1] if rehearsal.config.prefill_tile else buckets[:-1]
    tokens = rehearsal.tokens(largest)
    first = max(0, min(rehearsal.config.kv_block - smallest, rehearsal.config.max_model_len - largest)) // smallest * smallest
    rehearsal.restart()
    rehearsal.prefill(tokens, first)
    wanted = rehearsal.entries(first + largest)
    cuts = [*([(size, largest - size)] for size in smaller), [(smallest, 0)]]
    if rehearsal.has_values:  # a token that is computed twice counts twice in a whole value
        cuts = [_in_order(size, smallest, largest) for size in smaller]
    for cut in cuts:
        rehearsal.restart()
        for size, start in cut:
            rehearsal.prefill(tokens[start : start + size], first + start)
        if rehearsal.entries(first + largest) != wanted:
            return False
    return True


def _in_order(size: int, smallest: int, largest: int) -> list[tuple[int, int]]:
    """Sizes and starts of the chunks of this size that make up the largest one; the rest is cut into the smallest."""
    whole = largest // size * size
    return [*((size, start) for start in range(0, whole, size)), *((smallest, start) for start in range(whole, largest, smallest))]


FED = 2
"""Tokens that steps are fed on either side of the border of two blocks of keys."""


def decode_agrees(rehearsal: Rehearsal) -> bool:
    """Whether decode graphs, the narrowest and the widest, leave the entries of a prompt's last tokens that a prefill graph leaves.

    These tokens stand on both sides of the border of two blocks of keys, if there may be two.
    """
    config = rehearsal.config
    tokens = rehearsal.tokens(config.prefill_buckets[0])
    fed = min(2 * FED, len(tokens) - 1)
    start = max(0, min(config.kv_block - len(tokens) + FED, config.max_model_len - 1 - len(tokens)))
    if fed < 1 or start + len(tokens) >= config.max_model_len:
        return False
    rehearsal.prefill(tokens, start)
    wanted = rehearsal.entries(start + len(tokens))
    others = np.concatenate([tokens[:-fed], np.roll(tokens, 1)[-fed:]])
    for width in {config.decode_widths[0], config.decode_widths[-1]}:
        rehearsal.prefill(others, start)
        for place in range(len(tokens) - fed, len(tokens)):
            rehearsal.feed(width, int(tokens[place]), start + place)
        if rehearsal.entries(start + len(tokens)) != wanted:
            return False
    return True


def rehearsed_widths(rehearsal: Rehearsal) -> tuple[tuple[int, ...], bool]:
    """The widths of ``config.decode_widths`` that may stand in for each other; and whether the widest gives a row the same bits at another
    place.
    """

    def rehearse(width: int, turn: int) -> Bits:
        rehearsal.admit()
        return rehearsal.decode(width, turn)

    def agrees(width: int, turn: int) -> bool:
        return all(reference[slot] == found for slot, found in rehearse(width, turn).items())

    widths = rehearsal.config.decode_widths
    reference = rehearse(widths[-1], 0)
    places_agree = agrees(widths[-1], 1)
    return (*(width for width in widths[:-1] if agrees(width, 0) and agrees(width, 1)), widths[-1]), places_agree


def rehearsed_places(rehearsal: Rehearsal) -> tuple[int, ...]:
    """The sizes of ``config.verify_places`` that may stand in for decode, and for each other; none if the largest may not."""
    config = rehearsal.config
    rehearsal.admit()
    steps = [rehearsal.decode(rehearsal.widest) for _ in range(rehearsal.steps)]
    shapes = rehearsal.graphs[f"verify[{config.verify_places[-1]}]"].batch.proposals
    same = tuple(size for size in config.verify_places if all(_agrees(rehearsal, size, turn, steps, shapes) for turn in range(len(KINDS))))
    if config.verify_places[-1] not in same:
        return ()
    return tuple(size for size in same if shapes.q is None or _draws_alike(rehearsal, size))


def rehearsed_counts(rehearsal: Rehearsal) -> tuple[int, ...]:
    """Those ``config.speculative.counts`` whose graphs draft the same first proposals as the largest, and leave the same state."""
    most = rehearsal.speculative.counts[-1]
    at = rehearsal.seating(rehearsal.widest).at

    def rehearse(count: int, temperature: float, reach: int) -> list[bytes]:
        """Digests of the first ``reach`` proposals of this graph, and of all proposals of the largest after one more token."""
        rehearsal.refill()
        rehearsal.admit(temperature)
        first = jax.tree.leaves(rehearsal.draft(count))
        begun = [digest(np.asarray(leaf)[at, :reach]) for leaf in first]
        rehearsal.decode(rehearsal.widest)
        return [*begun, *(digest(np.asarray(leaf)[at]) for leaf in jax.tree.leaves(rehearsal.draft(most)))]

    def agrees(count: int, temperature: float) -> bool:
        return rehearse(count, temperature, count) == rehearse(most, temperature, count)

    return tuple(count for count in rehearsal.speculative.counts if count == most or (agrees(count, 0.0) and agrees(count, 1.0)))


def _draws_alike(rehearsal: Rehearsal, size: int) -> bool:
    """Whether rows that draw choose the same in a verify graph of this size as in the largest, after what their drafter has drawn."""
    most, largest = rehearsal.speculative.counts[-1], rehearsal.config.verify_places[-1]
    seating, counts = _allotted(rehearsal, size, KINDS[:1] * rehearsal.rows, 0)

    def chosen(size: int) -> dict[int, list[int]]:
        rehearsal.refill()
        rehearsal.admit(temperature=1.0)
        found = rehearsal.verify(size, rehearsal.draft(most), counts, seating)
        return {slot: [token for token, _ in run] for slot, run in found.items()}

    return chosen(size) == chosen(largest)


def _agrees(rehearsal: Rehearsal, size: int, turn: int, steps: Sequence[Bits], shapes: Proposals) -> bool:
    """Whether a verify graph of this size gives all rows what the decode steps gave, and decode goes on from there.

    Args:
        turn: whose turn it is to have right proposals, wrong ones and none.
        shapes: of `Proposals`.
    """
    kinds: list[Proposed] = [KINDS[(slot + turn) % len(KINDS)] for slot in range(rehearsal.rows)]
    seating, counts = _allotted(rehearsal, size, kinds, turn)
    proposed = _proposals(rehearsal, seating, counts, kinds, steps, shapes)
    rehearsal.admit()
    found = rehearsal.verify(size, proposed, counts, seating)
    after = rehearsal.decode(rehearsal.widest)
    for slot, run in found.items():
        if not run or run != [step[slot] for step in steps[: len(run)]]:
            return False
        if len(run) < len(steps) and after[slot] != steps[len(run)][slot]:
            return False
    return True


def _allotted(rehearsal: Rehearsal, size: int, kinds: Sequence[Proposed], turn: int) -> tuple[Seating, np.ndarray]:
    """The rows of a verify graph of ``size`` places, and how many proposals each place of the batch has.

    All rows are seated, unless no place would then be left for a tree. Each row in its order, which begins elsewhere in each turn, gets all
    its proposals while there are places; of a chain the next one gets what is left.
    """
    tree = rehearsal.speculative.shape
    M = tree.proposals
    seating = rehearsal.seating(rehearsal.widest, rows=rehearsal.rows if tree.is_chain else min(rehearsal.rows, size - M))
    counts, left = np.zeros(rehearsal.widest, np.int32), size - len(seating.slots)
    rows = list(zip(*seating, strict=True))
    first = turn * len(rows) // len(KINDS)
    for slot, place in [*rows[first:], *rows[:first]]:
        if kinds[slot] != "nothing":
            counts[place] = min(M, left) if tree.is_chain else M * (left >= M)
            left -= counts[place]
    return seating, counts


def _proposals(
    rehearsal: Rehearsal, seating: Seating, counts: np.ndarray, kinds: Sequence[Proposed], steps: Sequence[Bits], shapes: Proposals
) -> Proposals:
    """What to propose to the rows; ``q`` is zeros."""
    tree = rehearsal.speculative.shape
    proposed = np.full(shapes.tokens.shape, NO_TOKEN, np.int32)
    for slot, place in zip(*seating, strict=True):
        chosen = [step[slot][0] for step in steps]
        proposed[place, : counts[place]] = [_node(tree, node, chosen, kinds[slot]) for node in range(1, counts[place] + 1)]
    return Proposals(tokens=proposed, q=None if shapes.q is None else np.zeros(shapes.q.shape, shapes.q.dtype))


def _node(tree: Tree, node: int, chosen: Sequence[int], kind: Proposed) -> int:
    """What stands at a node: what decode has chosen at its depth, but for second choices, and wrong ones beyond the first token."""
    depth = tree.depths[node]
    is_right = tree.ranks[node] == 0 and (kind == "right" or depth == 1)
    token = chosen[min(depth, len(chosen)) - 1]
    return token if is_right else (token + 1) % 3
