"""A rehearsal that includes the graphs of speculation.

It finds the sizes at which one step with several places gives the bits of several steps with one place. Proposals may be right, wrong or
missing, and later steps must have the same bits too. Rows that draw must choose the same tokens at all these sizes. The rehearsal also
finds the draft graphs whose proposals are the first ones of the largest graph.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import jax
import numpy as np

from xlaengine.config import SpeculativeConfig, Tree
from xlaengine.control.plan import NO_TOKEN, step_graph
from xlaengine.memory.state import SlotRows
from xlaengine.runner.rehearsal import Bits, Rehearsal, Seating, digest
from xlaengine.speculate.graphs import DraftBatch, fill_batch
from xlaengine.speculate.judging import JudgeBatch
from xlaengine.speculate.proposer import Proposals

Proposed = Literal["right", "wrong", "nothing"]
"""The proposals of a rehearsed row. ``right``: at every node the token that a step chooses there. ``wrong``: from the second depth on
another token. ``nothing``: no proposals. Second choices of a tree are always wrong."""

PROPOSED: tuple[Proposed, ...] = ("right", "nothing", "wrong")

CODE = Path(__file__).read_text(encoding="utf-8")
"""The text of this file at import. The file may change later."""


class SpeculativeRehearsal(Rehearsal):
    """`Rehearsal` of an engine that speculates."""

    def __init__(self, settings: SpeculativeConfig, *args: Any):
        self.settings, self.tree = settings, settings.shape
        super().__init__(*args, ahead=settings.shape.depth)

    @property
    def has_cache(self) -> bool:
        return self._fill in self.graphs

    @property
    def _fill(self) -> str:
        return f"fill[{self.config.prefill_size(self._first)}]"

    def history(self, slot: int, row: SlotRows, prompt: np.ndarray | None) -> np.ndarray:
        history = np.zeros(self.config.cache_len, np.int32)
        history[row.pos] = row.token
        if prompt is not None:
            begin = self.begin(slot)
            history[max(0, begin) : row.pos] = prompt[max(0, -begin) : row.pos - begin]
        return history

    def complete(self, homes: Sequence[int]) -> None:
        if self.has_cache:
            self.admit()
            for slot in homes:
                self._run(self._fill, fill_batch(self.config, slot, self._start, self._first))

    def refill(self) -> None:
        """If the proposer has a cache: restore all slots as their prompts left them."""
        if self.has_cache:
            self._restore(range(self.rows))

    def speculated(self) -> tuple[tuple[int, ...], ...]:
        return self.places(), self.counts()

    def draft(self, count: int) -> Proposals:
        batch = DraftBatch(rows=self.batch(self.widest, self.seating(self.widest)), wants=np.ones(self.widest, np.bool_))
        return self._run(f"draft_{count}[{self.widest}]", batch)

    def judge(self, size: int, proposals: Proposals, counts: np.ndarray, seating: Seating) -> dict[int, list[tuple[int, bytes]]]:
        """Runs a step with ``size`` places. Returns by slot, for each new token, the token and the digest that `decode` returns for one
        token.
        """
        rows = self.batch(self.widest, seating)
        out = self._run(step_graph("decode", self.widest, size), JudgeBatch(rows=rows, counts=counts, proposals=proposals))
        tokens, logits, places = np.asarray(out.tokens), self.logits(out, self.widest, size), np.asarray(out.places)
        packed = self.report(step_graph("logprobs", self.widest, size), out, rows)
        return {
            slot: [
                (int(token), digest(logits[place] if place < size else None, None if packed is None else packed[slot, step]))
                for step, (token, place) in enumerate(zip(tokens[slot], places[row], strict=True))
                if token != NO_TOKEN
            ]
            for slot, row in zip(*seating, strict=True)
        }

    def places(self) -> tuple[int, ...]:
        """The sizes in `EngineConfig.step_places` that give the bits of one place for each row; none if the largest does not."""
        sizes = self.config.step_places
        self.admit()
        steps = [self.decode(self.widest) for _ in range(self.steps)]
        same = tuple(size for size in sizes if all(self._agrees(size, turn, steps) for turn in range(len(PROPOSED))))
        if sizes[-1] not in same:
            return ()
        return tuple(size for size in same if self._shapes.q is None or self._draws_alike(size))

    def counts(self) -> tuple[int, ...]:
        """The numbers in `SpeculativeConfig.counts` whose draft graphs give the first proposals of the largest and leave the same state."""
        most = self.settings.counts[-1]
        at = self.seating(self.widest).at

        def rehearse(count: int, temperature: float, reach: int) -> list[bytes]:
            """Digests of the first ``reach`` proposals of this graph, and after one more token of all proposals of the largest graph."""
            self.refill()
            self.admit(temperature)
            first = jax.tree.leaves(self.draft(count))
            begun = [digest(np.asarray(leaf)[at, :reach]) for leaf in first]
            self.decode(self.widest)
            return [*begun, *(digest(np.asarray(leaf)[at]) for leaf in jax.tree.leaves(self.draft(most)))]

        def agrees(count: int, temperature: float) -> bool:
            return rehearse(count, temperature, count) == rehearse(most, temperature, count)

        return tuple(count for count in self.settings.counts if count == most or (agrees(count, 0.0) and agrees(count, 1.0)))

    @property
    def _shapes(self) -> Proposals:
        return self.graphs[step_graph("decode", self.widest, self.config.step_places[-1])].batch.proposals

    def _draws_alike(self, size: int) -> bool:
        """Whether rows that draw, with drawn proposals, choose the same tokens in a step with ``size`` places as in the largest."""
        seating, counts = self._allotted(size, PROPOSED[:1] * self.rows, 0)

        def chosen(size: int) -> dict[int, list[int]]:
            self.refill()
            self.admit(temperature=1.0)
            found = self.judge(size, self.draft(self.settings.counts[-1]), counts, seating)
            return {slot: [token for token, _ in run] for slot, run in found.items()}

        return chosen(size) == chosen(self.config.step_places[-1])

    def _agrees(self, size: int, turn: int, steps: Sequence[Bits]) -> bool:
        """Whether a step with ``size`` places gives all rows the results of steps with one place, and later steps agree too.

        Args:
            turn: shifts the kinds of proposals among the rows.
            steps: the steps with one place.
        """
        kinds: list[Proposed] = [PROPOSED[(slot + turn) % len(PROPOSED)] for slot in range(self.rows)]
        seating, counts = self._allotted(size, kinds, turn)
        proposed = self._proposals(seating, counts, kinds, steps)
        self.admit()
        found = self.judge(size, proposed, counts, seating)
        after = self.decode(self.widest)
        for slot, run in found.items():
            if not run or run != [step[slot] for step in steps[: len(run)]]:
                return False
            if len(run) < len(steps) and after[slot] != steps[len(run)][slot]:
                return False
        return True

    def _allotted(self, size: int, kinds: Sequence[Proposed], turn: int) -> tuple[Seating, np.ndarray]:
        """The rows of a step with ``size`` places, and the number of proposals at each place of the batch.

        All rows are seated, unless no place would be left for a tree. One row after the other gets all its proposals, while places are
        left. If the tree is a chain, the last of them gets as many proposals as places are left. Each turn begins with another row.
        """
        tree = self.tree
        M = tree.proposals
        seating = self.seating(self.widest, rows=self.rows if tree.is_chain else min(self.rows, size - M))
        counts, left = np.zeros(self.widest, np.int32), size - len(seating.slots)
        rows = list(zip(*seating, strict=True))
        first = turn * len(rows) // len(PROPOSED)
        for slot, place in [*rows[first:], *rows[:first]]:
            if kinds[slot] != "nothing":
                counts[place] = min(M, left) if tree.is_chain else M * (left >= M)
                left -= counts[place]
        return seating, counts

    def _proposals(self, seating: Seating, counts: np.ndarray, kinds: Sequence[Proposed], steps: Sequence[Bits]) -> Proposals:
        """The proposals of the rows; ``q`` is zeros."""
        shapes = self._shapes
        proposed = np.full(shapes.tokens.shape, NO_TOKEN, np.int32)
        for slot, place in zip(*seating, strict=True):
            chosen = [step[slot][0] for step in steps]
            proposed[place, : counts[place]] = [_node(self.tree, node, chosen, kinds[slot]) for node in range(1, counts[place] + 1)]
        return Proposals(tokens=proposed, q=None if shapes.q is None else np.zeros(shapes.q.shape, shapes.q.dtype))


def _node(tree: Tree, node: int, chosen: Sequence[int], kind: Proposed) -> int:
    """The token at a node: the one that a step has chosen at its depth, or another one for second choices and wrong proposals."""
    depth = tree.depths[node]
    is_right = tree.ranks[node] == 0 and (kind == "right" or depth == 1)
    token = chosen[min(depth, len(chosen)) - 1]
    return token if is_right else (token + 1) % 3
