"""Before the first request: one run of the graphs that take steps, which proves which of them give the same bits.

Which graph serves a row may depend on how many neighbours it has, or on whether one of them speculates, only if all those graphs agree on
it bit for bit. So two rows are decoded in every width and at both ends of the batch, and a width whose log-probabilities differ
from those of the widest, in any bit, is never used. Verify graphs must give what as many steps of the widest decode graph give,
with proposals that are right, with some that are wrong and with none, and leave rows behind that go on the same; and rows that draw
must choose alike in all of them. Graphs that draft a few proposals must begin as the one that drafts most does. What one prefill graph
has computed may stand where another would have only if chunks of all sizes leave the same bits.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

import jax
import numpy as np

from xlaengine.config import EngineConfig, Tree
from xlaengine.device.decode import DecodeBatch
from xlaengine.device.drafting import DraftBatch, Proposals
from xlaengine.device.logprobs import LogprobsBatch, LogprobsVerifyBatch
from xlaengine.device.prefill import AdmitBatch
from xlaengine.device.row_copy import SaveBatch
from xlaengine.device.state import ROW, vocab_row
from xlaengine.device.table import Graph
from xlaengine.device.verify import VerifyBatch
from xlaengine.host.plan import NO_TOKEN, Chunk, Lease
from xlaengine.protocol import StreamId
from xlaengine.runner.batches import fill_batch, prefill_batch

Run = Callable[[str, Any], Any]
"""Launches a graph by name on a batch; the state is the caller's."""

Proposed = Literal["right", "wrong", "nothing"]
"""Of a rehearsed row: every node what decode chooses there, or from the second on something else, or no proposals at all."""


class Rehearsal:
    """Two rows in the first and the last slot, and of a batch in its first and its last row. It leaves garbage in the state.

    They stand in their second block of keys, if there may be two: what attention has of a block before is weighed anew there, which may be
    other bits in other graphs too. A short piece of prompt on both sides of that border is enough; all before it is zeros.
    """

    def __init__(self, config: EngineConfig, vocab: int, graphs: Mapping[str, Graph], run: Run):
        self.config, self.graphs, self._vocab, self._run = config, graphs, vocab, run
        self.slots = sorted({0, config.max_num_seqs - 1})
        self.widest = config.decode_widths[-1]
        self.ends = [0, self.widest - 1][: len(self.slots)]
        depth = config.speculative.shape.depth if config.speculative else 0
        self._first = first = config.prefill_buckets[0]
        most = config.max_model_len - 2 - depth
        of_prompt = max(1, min(first, most))
        self._start = max(0, min(config.kv_block - of_prompt // 2, most - of_prompt))
        self.length = self._start + of_prompt
        self.steps = min(2 + depth, config.max_model_len - self.length)
        self._prompts = np.random.default_rng(0).integers(0, vocab, (len(self.slots), first), dtype=np.int32)
        for slot, tokens in zip(self.slots, self._prompts, strict=True):
            self.prefill(tokens, self._start, slot)

    def tokens(self, length: int) -> np.ndarray:
        """A prompt that begins as the first slot's."""
        more = np.random.default_rng(1).integers(0, self._vocab, length - self._first, dtype=np.int32)
        return np.concatenate([self._prompts[0], more])

    def prefill(self, tokens: np.ndarray, start: int, slot: int = 0) -> None:
        """One chunk of its size."""
        chunk = Chunk(Lease(slot, StreamId("rehearsal"), 0), start, tuple(tokens.tolist()), len(tokens))
        self._run(f"prefill[{self.config.prefill_size(len(tokens))}]", prefill_batch(self.config, [chunk]))

    def entries(self, length: int) -> list[bytes]:
        """The bits of what the first slot holds by position, in whole blocks."""
        blocks = (np.int32(start) for start in range(0, length, self.config.kv_block))
        saved = (self._run("save", SaveBatch(slot=np.int32(0), start=start)) for start in blocks)
        return [np.asarray(array).tobytes() for arrays in saved for array in arrays]

    def admit(self, temperature: float = 0.0) -> None:
        """Both rows at the end of their prompts."""
        for slot, tokens in zip(self.slots, self._prompts, strict=True):
            row = replace(ROW, token=tokens[-1], pos=np.int32(self.length), limit=np.int32(self.steps), active=np.bool_(True))
            row = replace(row, temperature=np.float32(temperature))
            told = None
            if self.config.speculative:
                told = np.zeros(self.config.cache_len, np.int32)
                told[self._start : self.length], told[self.length] = tokens[: self.length - self._start], tokens[-1]
            self._run("admit", AdmitBatch(slot=np.int32(slot), row=row, vocab=vocab_row(self._vocab), history=told))

    def decode(self, width: int, swap: bool = False) -> tuple[np.ndarray, np.ndarray]:
        """The next tokens of both rows, ``[2]``, and logits, with log-probabilities if they are built, ``[2, *]``, as bits."""
        at = ([width - 1, 0] if swap else [0, width - 1])[: len(self.slots)]
        rows = self.rows(width, at)
        step = self._run(f"decode[{width}]", DecodeBatch(rows=rows))
        tokens, logits = np.asarray(step.tokens)[self.slots], np.asarray(step.logits)[at].view(np.int32)
        if not self.config.max_logprobs:
            return tokens, logits
        packed = self._run(f"logprobs[{width}]", LogprobsBatch(tokens=step.tokens, logits=step.logits, rows=rows))
        return tokens, np.concatenate([logits, np.asarray(packed)[self.slots]], axis=-1)

    def rows(self, width: int, at: list[int]) -> np.ndarray:
        rows = np.full(width, self.config.max_num_seqs, np.int32)
        rows[at] = self.slots[: len(at)]
        return rows

    def draft(self, count: int, fill: bool = False) -> Proposals:
        """What a draft graph proposes, on the device; ``fill`` its cache before, if it has one."""
        if fill and (name := f"fill[{self.config.prefill_size(self._first)}]") in self.graphs:
            for slot in self.slots:
                self._run(name, fill_batch(self.config, slot, self._start, self._first))
        wants = np.ones(self.widest, np.bool_)
        return self._run(f"draft_{count}[{self.widest}]", DraftBatch(rows=self.rows(self.widest, self.ends), wants=wants))

    def verify(self, size: int, proposals: Proposals, counts: np.ndarray, at: list[int]) -> tuple[np.ndarray, list[list[np.ndarray]]]:
        """The tokens of both rows, ``[2, D+1]``, and of each one the same bits as `decode` gives."""
        rows = self.rows(self.widest, at)
        out = self._run(f"verify[{size}]", VerifyBatch(rows=rows, counts=counts, proposals=proposals))
        tokens, logits = np.asarray(out.tokens)[self.slots], np.asarray(out.logits).view(np.int32)
        bits = [[logits[place] for place in np.asarray(out.places)[row] if place < size] for row in at]
        if self.config.max_logprobs:
            report = LogprobsVerifyBatch(tokens=out.tokens, logits=out.logits, places=out.places, rows=rows)
            packed = np.asarray(self._run(f"logprobs_verify[{size}]", report))[self.slots]
            bits = [[np.concatenate([one, more]) for one, more in zip(*each, strict=False)] for each in zip(bits, packed, strict=False)]
        return tokens, bits


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
    rehearsal.prefill(tokens, first)
    wanted = rehearsal.entries(first + largest)
    for size, start in [*((size, largest - size) for size in smaller), (smallest, 0)]:
        rehearsal.prefill(tokens[start : start + size], first + start)
        if rehearsal.entries(first + largest) != wanted:
            return False
    return True


def proven_widths(rehearsal: Rehearsal) -> tuple[int, ...]:
    """The widths of ``config.decode_widths`` that may stand in for each other.

    A warning is given if even the widest graph gives a row other bits at another place.
    """

    def rehearse(width: int, swap: bool) -> np.ndarray:
        rehearsal.admit()
        return rehearsal.decode(width, swap)[1]

    widths = rehearsal.config.decode_widths
    reference = rehearse(widths[-1], swap=False)
    if not np.array_equal(reference, rehearse(widths[-1], swap=True)):
        warnings.warn("a row's bits depend on its place in the batch on this platform: streams are not schedule invariant", stacklevel=2)
    same = (w for w in widths[:-1] if all(np.array_equal(reference, rehearse(w, swap)) for swap in (False, True)))
    return (*same, widths[-1])


def proven_places(rehearsal: Rehearsal) -> tuple[int, ...]:
    """The sizes of ``config.verify_places`` that may stand in for decode, and for each other; none if the largest may not."""
    config = rehearsal.config
    assert config.speculative is not None
    rehearsal.admit()
    steps = [rehearsal.decode(rehearsal.widest) for _ in range(rehearsal.steps)]
    tokens, bits = np.stack([step[0] for step in steps]), [step[1] for step in steps]
    shapes = rehearsal.graphs[f"verify[{config.verify_places[-1]}]"].batch.proposals
    cases: list[tuple[Proposed, ...]] = [("right", "nothing"), ("nothing", "wrong"), ("wrong", "right")]
    same = tuple(size for size in config.verify_places if all(_agrees(rehearsal, size, case, tokens, bits, shapes) for case in cases))
    if config.verify_places[-1] not in same:
        return ()
    return tuple(size for size in same if shapes.q is None or _draws_alike(rehearsal, size))


def proven_counts(rehearsal: Rehearsal) -> tuple[int, ...]:
    """Those of ``config.speculative.counts`` whose graphs draft what that of the largest does, so far as they go, and leave behind."""
    assert rehearsal.config.speculative is not None
    most = rehearsal.config.speculative.counts[-1]

    def rehearse(count: int, temperature: float, reach: int) -> list[np.ndarray]:
        """What is drafted in ``reach`` nodes by this graph, and after one more token by the largest."""
        rehearsal.admit(temperature)
        first = rehearsal.draft(count, fill=True)
        rehearsal.decode(rehearsal.widest)
        again = rehearsal.draft(most)
        begun = [np.asarray(leaf)[rehearsal.ends, :reach] for leaf in jax.tree.leaves(first)]
        return [leaf.view(np.int32) for leaf in (*begun, *(np.asarray(leaf)[rehearsal.ends] for leaf in jax.tree.leaves(again)))]

    def agrees(count: int, temperature: float) -> bool:
        return all(map(np.array_equal, rehearse(count, temperature, count), rehearse(most, temperature, count)))

    return tuple(count for count in rehearsal.config.speculative.counts if count == most or (agrees(count, 0.0) and agrees(count, 1.0)))


def _draws_alike(rehearsal: Rehearsal, size: int) -> bool:
    """Whether rows that draw choose the same in a verify graph of this size as in the largest, after what their drafter has drawn."""
    assert rehearsal.config.speculative is not None
    most, largest = rehearsal.config.speculative.counts[-1], rehearsal.config.verify_places[-1]
    counts = np.zeros(rehearsal.widest, np.int32)
    counts[rehearsal.ends] = min(most, size // len(rehearsal.slots) - 1)

    def chosen(size: int) -> np.ndarray:
        rehearsal.admit(temperature=1.0)
        return rehearsal.verify(size, rehearsal.draft(most, fill=True), counts, rehearsal.ends)[0]

    return np.array_equal(chosen(size), chosen(largest))


def _agrees(rehearsal: Rehearsal, size: int, case: tuple[Proposed, ...], tokens: np.ndarray, bits: list[np.ndarray], shapes: Any) -> bool:
    """Whether a verify graph of this size gives both rows what the decode steps gave, and decode goes on from there.

    Args:
        tokens: ``[steps, 2]`` of the decode steps; ``bits``: of each step as `Rehearsal.decode` gives them.
        shapes: of `Proposals`.
    """
    proposed, counts, at = _proposals(rehearsal, size, case, tokens, shapes)
    rehearsal.admit()
    given, found = rehearsal.verify(size, proposed, counts, at)
    emitted = (given != NO_TOKEN).sum(-1)
    after, after_bits = rehearsal.decode(rehearsal.widest)
    for row, many in enumerate(emitted):
        if many < (row < len(at)) or not np.array_equal(given[row, :many], tokens[:many, row]):
            return False
        if not all(np.array_equal(found[row][step], bits[step][row]) for step in range(many)):
            return False
        if many < rehearsal.steps and not (after[row] == tokens[many, row] and np.array_equal(after_bits[row], bits[many][row])):
            return False
    return True


def _proposals(
    rehearsal: Rehearsal, size: int, case: tuple[Proposed, ...], tokens: np.ndarray, shapes: Proposals
) -> tuple[Proposals, np.ndarray, list[int]]:
    """What to propose in ``size`` places, how much of it for each row, and where the rows stand; without the second if it has no room."""
    assert rehearsal.config.speculative is not None
    tree, (R, M) = rehearsal.config.speculative.shape, shapes.tokens.shape
    case = case[: len(rehearsal.slots)] if len(rehearsal.slots) > 1 or case[0] != "nothing" else case[1:]
    wanting = len(case) - case.count("nothing")
    each = min(M, (size - len(case)) // wanting) if tree.is_chain else M
    if len(case) + wanting * each > size:
        case, each = case[:1], M
    counts, q = np.zeros(R, np.int32), None if shapes.q is None else np.zeros(shapes.q.shape, shapes.q.dtype)
    proposed = np.full((R, M), NO_TOKEN, np.int32)
    at = rehearsal.ends[: len(case)]
    for row, kind in enumerate(case):
        if kind != "nothing":
            counts[at[row]] = each
            proposed[at[row], :each] = [_node(tree, node, tokens[:, row], kind) for node in range(1, each + 1)]
    return Proposals(tokens=proposed, q=q), counts, at


def _node(tree: Tree, node: int, chosen: np.ndarray, kind: Proposed) -> int:
    """What stands at a node: what decode has chosen at its depth, but for second choices, and wrong ones beyond the first token."""
    depth = tree.depths[node]
    is_right = tree.ranks[node] == 0 and (kind == "right" or depth == 1)
    token = int(chosen[min(depth, len(chosen)) - 1])
    return token if is_right else (token + 1) % 3
