"""How a row's token is chosen, written a second time: plain numpy in float64, one token after the other."""

from __future__ import annotations

import numpy as np
from scipy.special import chdtrc

from xlaengine.memory.state import SlotRows, VocabRows


def chi_square(counts: np.ndarray, expected: np.ndarray) -> float:
    """The p-value of Pearson's test. `scipy.stats` has it too, and takes each process of the tests a second to import."""
    np.testing.assert_allclose(counts.sum(), expected.sum(), rtol=1e-8)
    return float(chdtrc(len(counts) - 1, ((counts - expected) ** 2 / expected).sum()))


def adjusted_row(logits: np.ndarray, rows: SlotRows, vocab: VocabRows, r: int) -> np.ndarray:
    """Adjusted logits ``[V]`` of row ``r`` of ``logits [R, V]``."""
    out = []
    for token, logit in enumerate(logits[r].astype(np.float64)):
        count = int(vocab.counts[r, token])
        x = -np.inf if rows.index[r] < rows.min_tokens[r] and vocab.barred[r, token] else logit
        x += vocab.bias[r, token]
        if vocab.in_prompt[r, token] or count:
            penalty = float(rows.repetition_penalty[r])
            x = x / penalty if x > 0 else x * penalty
        x -= float(rows.frequency_penalty[r]) * count
        x -= float(rows.presence_penalty[r]) * (count > 0)
        out.append(x)
    return np.array(out)


def survivors(x: np.ndarray, top_k: int, top_p: float, min_p: float) -> tuple[set[int], set[int]]:
    """The tokens that one row ``x [V]`` surely keeps, and those that it may keep where a sum lies within rounding of its bound."""
    x = x.astype(np.float64)
    alive = np.exp(x - x.max()) >= min_p if min_p > 0 else np.ones(len(x), bool)
    surely = np.exp(x - x.max()) >= min_p * (1 + 1e-5) if min_p > 0 else alive
    if 0 < top_k < len(x):
        kth = np.sort(x[alive])[::-1][min(top_k, alive.sum()) - 1]
        alive, surely = alive & (x >= kth), surely & (x >= kth)
    if top_p < 1:
        weight = np.where(alive, np.exp(x - x.max()), 0)
        above = np.array([weight[x > value].sum() for value in x]) / weight.sum()  # a token is kept if what is above it is not enough
        alive, surely = alive & (above < top_p * (1 + 1e-5)), surely & (above < top_p * (1 - 1e-5))
    return set(np.flatnonzero(surely)), set(np.flatnonzero(alive))


def distribution(logits: np.ndarray, rows: SlotRows, vocab: VocabRows) -> np.ndarray:
    """Probabilities ``[V]`` of the first row's next token; of settings that leave no filter's bound within rounding."""
    x = adjusted_row(logits, rows, vocab, 0) / float(rows.temperature[0])
    kept, possibly = survivors(x, int(rows.top_k[0]), float(rows.top_p[0]), float(rows.min_p[0]))
    assert kept == possibly
    weight = np.where(np.isin(np.arange(len(x)), list(kept)), np.exp(x - x.max()), 0)
    return weight / weight.sum()
