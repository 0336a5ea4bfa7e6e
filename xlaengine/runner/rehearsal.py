"""Rows in all slots, decoded before the first request to see which graphs give the same bits (`runner.agreement`)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import jax
import numpy as np

from xlaengine.config import EngineConfig
from xlaengine.control.plan import Chunk, Lease, step_graph
from xlaengine.device.logprobs import LogprobsBatch
from xlaengine.device.prefill import AdmitBatch
from xlaengine.device.step import StepBatch, StepOut
from xlaengine.device.table import Graph
from xlaengine.memory.held import PARTS, Part
from xlaengine.memory.state import ROW, SlotRows, vocab_row
from xlaengine.runner.batches import prefill_batch
from xlaengine.runner.saving import Run, Saved, restore, save
from xlaengine.types import StreamId

Put = Callable[[Any], Any]
"""Host arrays on the device (`Placement.put`)."""

SEEDS = 3
"""The number of prompts. Each has its own seed, and is computed in one slot. Other slots get copies; each row has its own last token."""

Bits = dict[int, tuple[int, bytes]]
"""By slot: the token of a step, and a digest of its logits and log-probabilities."""


class Seating(NamedTuple):
    """Which rows a batch has: ``slots[i]`` stands at place ``at[i]``."""

    slots: list[int]
    at: list[int]


class Rehearsal:
    """Rows in all slots. It leaves garbage in the state.

    Rows stand at several positions just beyond `border`, if their slots are long enough. There attention reads more than one block of keys,
    and rescales the sums of the first one; graphs may differ in this. A few prompt tokens on both sides of the border are enough; all
    entries before them are zeros. If a slot is too short, the first of these tokens are left out.

    Args:
        parts: what slots hold (`memory.held.parts_of`). A call's results depend on the slot's recurrent state, so every comparison starts
            with the state that the prompt left.
        window: the widest window of attention that is narrower than a slot; 0 if there is none.
        ahead: the most tokens that a step gives after its first.

    Attributes:
        border: the position of the first border between two blocks of keys that is not below ``window``.
    """

    def __init__(
        self,
        config: EngineConfig,
        vocab: int,
        graphs: Mapping[str, Graph],
        run: Run,
        put: Put = jax.device_put,
        parts: tuple[Part, ...] = PARTS[:1],
        window: int = 0,
        ahead: int = 0,
    ):
        self.parts, self.has_recurrent_state = parts, "recurrent" in parts
        self.config, self.graphs, self._vocab, self._run = config, graphs, vocab, run
        self.rows = config.max_num_seqs
        self.widest = config.decode_widths[-1]
        self._first = first = config.prefill_buckets[0]
        self.border = max(1, -(-window // config.kv_block)) * config.kv_block
        most = config.max_model_len - 2 - ahead
        of_prompt = max(1, min(first, most))
        self._start = max(0, min(self.border - of_prompt // 2, most - of_prompt))
        self._length = self._start + of_prompt
        self.steps = min(2 + ahead, config.max_model_len - self._length)
        lengths, needed = config.layout.lengths, max(self._start + first, self._length + self.steps)
        self._left_out = [max(0, self._blocks(0, self._length).stop - length // config.kv_block) for length in lengths]
        self._pos = [self._place(slot, length, of_prompt) for slot, length in enumerate(lengths)]
        long = [slot for slot, length in enumerate(lengths) if length >= needed]
        homes = [long[index] for index in spread(len(long), min(SEEDS, len(long)))]
        self._prompts = [np.random.default_rng(seed).integers(0, vocab, first, dtype=np.int32) for seed in range(len(homes))]
        self._prompt_of = [homes.index(slot) if slot in homes else slot % len(homes) for slot in range(self.rows)]
        self._last = np.random.default_rng(SEEDS).integers(0, vocab, self.rows, dtype=np.int32)
        self._plain = put(vocab_row(vocab))  # 11 V bytes, put once
        self._saved: list[Saved] = []
        for slot, tokens in zip(homes, self._prompts, strict=True):
            self.prefill(tokens, self._start, slot)
        if self.rows > len(homes) or self.has_cache or self.has_recurrent_state:
            self._save(homes)
            self._restore([slot for slot in range(self.rows) if slot not in homes])
        if not self.has_cache:  # blocks are restored only once; those of a model of 8 billion weights take 200 MiB
            self._saved = [saved._replace(blocks=()) for saved in self._saved]

    def _place(self, slot: int, length: int, of_prompt: int) -> int:
        """The position of a slot's row."""
        wanted = self._length - slot % max(1, of_prompt // 2) - self._left_out[slot] * self.config.kv_block
        return min(max(wanted, 1), length - self.steps)

    def begin(self, slot: int) -> int:
        """The position of the prompt's first token in a slot; negative if it is left out."""
        return self._start - self._left_out[slot] * self.config.kv_block

    @property
    def has_cache(self) -> bool:
        """Whether slots hold entries of a proposer, which neither prefill nor steps write."""
        return False

    def history(self, slot: int, row: SlotRows, prompt: np.ndarray | None) -> np.ndarray | None:
        """`AdmitBatch.history` of a row. ``prompt`` is None if no graph reads it."""
        return None

    def complete(self, homes: Sequence[int]) -> None:
        """Compute those contents of the slots ``homes`` that prefill leaves out."""

    def speculated(self) -> tuple[tuple[int, ...], ...]:
        """The results of comparisons that only an engine with speculation needs: none here."""
        return ()

    def tokens(self, length: int) -> np.ndarray:
        """A prompt of ``length`` tokens that begins with the first slot's prompt."""
        more = np.random.default_rng(SEEDS + 1).integers(0, self._vocab, length - self._first, dtype=np.int32)
        return np.concatenate([self._prompts[0], more])

    def prefill(self, tokens: np.ndarray, start: int, slot: int = 0, bucket: int | None = None) -> None:
        """Compute one chunk, padded to ``bucket``; None if its size is that of a bucket."""
        chunk = Chunk(Lease(slot, StreamId("rehearsal"), 0), start, tuple(tokens.tolist()), bucket or len(tokens))
        self._run(f"prefill[{self.config.prefill_size(chunk.bucket)}]", prefill_batch(self.config, [chunk]))

    def entries(self, start: int, end: int) -> list[bytes]:
        """Digests of what the first slot holds at positions ``start .. end - 1``, in whole blocks, and of its recurrent state."""
        return [digest(*map(np.asarray, jax.tree.leaves(saved))) for saved in self._one_by_one(start, end)]

    def _one_by_one(self, start: int, end: int) -> Iterator[Saved]:
        """Yields the blocks, then the recurrent state, so that only one of them is in memory at a time."""
        if "entries" in self.parts:
            for block in self._blocks(start, end):
                yield save(self._run, ("entries",), 0, range(block, block + 1))
        if self.has_recurrent_state:
            yield save(self._run, ("recurrent",), 0, range(0))

    def _blocks(self, start: int, end: int) -> range:
        return range(start // self.config.kv_block, -(-end // self.config.kv_block))

    def _save(self, homes: Sequence[int]) -> None:
        """Save copies of the slots ``homes``, in which the prompts were computed."""
        self.complete(homes)
        self._saved += (save(self._run, self.parts, slot, self._blocks(self._start, self._length)) for slot in homes)

    def _restore(self, slots: Iterable[int], *, recurrent_alone: bool = False) -> None:
        for slot in slots:
            saved, first = self._saved[self._prompt_of[slot]], self._start // self.config.kv_block - self._left_out[slot]
            restore(self._run, slot, () if recurrent_alone else saved.blocks[max(0, -first) :], saved.recurrent, max(0, first))

    def restore_recurrent(self) -> None:
        """Restore the first slot's recurrent state as its prompt left it."""
        if self.has_recurrent_state:
            self._restore([0], recurrent_alone=True)

    def admit(self, temperature: float = 0.0) -> None:
        """Admit all rows at the ends of their prompts, with the recurrent states that the prompts left."""
        if self.has_recurrent_state and self._saved:  # nothing is saved yet when `complete` calls this, and no step has changed a state
            self._restore(range(self.rows), recurrent_alone=True)
        for slot, (pos, token) in enumerate(zip(self._pos, self._last, strict=True)):
            row = replace(ROW, token=token, pos=np.int32(pos), limit=np.int32(self.steps), active=np.bool_(True))
            self._admit(slot, replace(row, temperature=np.float32(temperature)), self._prompts[self._prompt_of[slot]])

    def _admit(self, slot: int, row: SlotRows, prompt: np.ndarray | None) -> None:
        self._run("admit", AdmitBatch(slot=np.int32(slot), row=row, vocab=self._plain, history=self.history(slot, row, prompt)))

    def feed(self, width: int, token: int, pos: int) -> None:
        """Run a step of the first slot alone, which feeds ``token`` at ``pos``."""
        self._admit(0, replace(ROW, token=np.int32(token), pos=np.int32(pos), limit=np.int32(2), active=np.bool_(True)), None)
        self._run(f"decode[{width}]", StepBatch(rows=self.batch(width, Seating([0], [0]))))

    def seating(self, width: int, turn: int = 0, rows: int | None = None) -> Seating:
        """``rows`` rows, or as many as fit into the width. Their slots and their places are spread evenly.

        Turn 1 prefers rows that have no place in turn 0, and places that are empty in turn 0; each row gets another place.
        """
        count = min(width, self.rows) if rows is None else rows
        slots, at = spread(self.rows, count), spread(width, count)
        if turn:
            slots = [*(slot for slot in range(self.rows) if slot not in slots), *slots][:count]
            at = [*(place for place in range(width) if place not in at), *at][:count]
            at = [*at[count // 2 :], *at[: count // 2]]
        return Seating(slots, at)

    def batch(self, width: int, seating: Seating) -> np.ndarray:
        rows = np.full(width, self.rows, np.int32)
        rows[seating.at] = seating.slots
        return rows

    def decode(self, width: int, turn: int = 0) -> Bits:
        """The results of one step of the rows of `seating`."""
        seating = self.seating(width, turn)
        rows = self.batch(width, seating)
        step = self._run(f"decode[{width}]", StepBatch(rows=rows))
        tokens, logits, packed = np.asarray(step.tokens), self.logits(step, width), self.report(step_graph("logprobs", width), step, rows)
        return {
            slot: (int(tokens[slot]), digest(logits[place], None if packed is None else packed[slot]))
            for slot, place in zip(*seating, strict=True)
        }

    def logits(self, step: StepOut, width: int, places: int = 0) -> np.ndarray:
        """The logits ``[N, V]`` of a step."""
        graph = step_graph("logits", width, places)
        whole = self._run(graph, step.logits) if graph in self.graphs else step.logits
        return np.asarray(whole)[:, : self._vocab]

    def report(self, graph: str, step: StepOut, rows: np.ndarray) -> np.ndarray | None:
        """The packed log-probabilities of a step; None in an engine without any."""
        if not self.config.max_logprobs:
            return None
        return np.asarray(self._run(graph, LogprobsBatch(tokens=step.tokens, logits=step.logits, rows=rows, places=step.places)))


def spread(total: int, count: int) -> list[int]:
    """``count`` evenly spaced numbers below ``total``, with 0 and ``total - 1``."""
    return np.linspace(0, total - 1, count).round().astype(int).tolist()


def digest(*rows: np.ndarray | None) -> bytes:
    """A digest of all bits, 16 bytes. None adds nothing."""
    found = hashlib.blake2b(digest_size=16)
    for row in rows:
        if row is not None:
            found.update(row.tobytes())
    return found.digest()
