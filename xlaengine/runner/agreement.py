"""Finds out which graphs give the same bits, by a rehearsal on random prompts before the first request.

It is a sample, not a proof. The width of a row's graph depends on the number of its neighbours, so only widths that give the row the same
bits may be used. To find them, every slot is filled, with prompts of several seeds, and all rows are decoded in the widest graph, each at
two places of the batch. A narrower graph decodes as many rows as it holds, and then other rows at other places. If any bit of a row's
log-probabilities differs from that of the widest graph, the width is never used.

Keys and values of one prefill graph may be reused in place of another's only if chunks of all sizes leave the same bits; this is compared
for one prompt. Entries that steps have computed may be reused only if decode graphs leave the same bits as a prefill graph; this is
compared for a few tokens.
"""

from __future__ import annotations

import numpy as np

from xlaengine.runner.rehearsal import Bits, Rehearsal


def prefill_agrees(rehearsal: Rehearsal) -> bool:
    """Whether chunks of all sizes leave the same bits.

    It computes a chunk of the largest size. Then it computes the end of this chunk again with each smaller size, and its beginning with the
    smallest, and compares the contents of the slot. If a slot can hold two blocks of keys, the chunks lie on both sides of their border.
    With tiles only the smallest size is compared, because a larger chunk is several runs of the same code.
    """
    buckets = rehearsal.config.prefill_buckets
    smallest, largest = buckets[0], buckets[-1]
    smaller = buckets[:1] if rehearsal.config.prefill_tile else buckets[:-1]
    tokens = rehearsal.tokens(largest)
    first = max(0, min(rehearsal.border - smallest, rehearsal.config.max_model_len - largest)) // smallest * smallest
    rehearsal.restore_recurrent()
    rehearsal.prefill(tokens, first)
    wanted = rehearsal.entries(first, first + largest)
    cuts = [*([(size, largest - size)] for size in smaller), [(smallest, 0)]]
    if rehearsal.has_recurrent_state:  # computing a token again would change the recurrent state again
        cuts = [_in_order(size, smallest, largest) for size in smaller]
    for cut in cuts:
        rehearsal.restore_recurrent()
        for size, start in cut:
            rehearsal.prefill(tokens[start : start + size], first + start)
        if rehearsal.entries(first, first + largest) != wanted:
            return False
    return True


def _in_order(size: int, smallest: int, largest: int) -> list[tuple[int, int]]:
    """Sizes and starts of chunks that cover the largest one in order: as many of ``size`` as fit, then chunks of the smallest size."""
    whole = largest // size * size
    return [*((size, start) for start in range(0, whole, size)), *((smallest, start) for start in range(whole, largest, smallest))]


FED = 2
"""Tokens that steps are fed on either side of the border of two blocks of keys."""


def decode_agrees(rehearsal: Rehearsal) -> bool:
    """Whether the narrowest and the widest decode graph leave the same bits for a prompt's last tokens as a prefill graph.

    If a slot can hold two blocks of keys, these tokens stand on both sides of their border. Before the steps, the slot holds entries of
    other tokens at these positions, and its recurrent state has seen none of these tokens.
    """
    config = rehearsal.config
    tokens = rehearsal.tokens(config.prefill_buckets[0])
    fed = min(2 * FED, len(tokens) - 1)
    start = max(0, min(rehearsal.border - len(tokens) + FED, config.max_model_len - 1 - len(tokens)))
    if fed < 1 or start + len(tokens) >= config.max_model_len:
        return False
    rehearsal.restore_recurrent()
    rehearsal.prefill(tokens, start)
    wanted = rehearsal.entries(start, start + len(tokens))
    others = np.concatenate([tokens[:-fed], np.roll(tokens, 1)[-fed:]])
    for width in {config.decode_widths[0], config.decode_widths[-1]}:
        rehearsal.prefill(others, start)
        if rehearsal.has_recurrent_state:
            rehearsal.restore_recurrent()
            rehearsal.prefill(tokens[:-fed], start, bucket=len(tokens))
        for place in range(len(tokens) - fed, len(tokens)):
            rehearsal.feed(width, int(tokens[place]), start + place)
        if rehearsal.entries(start, start + len(tokens)) != wanted:
            return False
    return True


def rehearsed_widths(rehearsal: Rehearsal) -> tuple[tuple[int, ...], bool]:
    """The widths of ``config.decode_widths`` that gave the same bits; and whether the widest gives a row the same bits at another place."""

    def rehearse(width: int, turn: int) -> Bits:
        rehearsal.admit()
        return rehearsal.decode(width, turn)

    def agrees(width: int, turn: int) -> bool:
        return all(reference[slot] == found for slot, found in rehearse(width, turn).items())

    widths = rehearsal.config.decode_widths
    reference = rehearse(widths[-1], 0)
    places_agree = agrees(widths[-1], 1)
    return (*(width for width in widths[:-1] if agrees(width, 0) and agrees(width, 1)), widths[-1]), places_agree
