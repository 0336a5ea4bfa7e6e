"""05: For which numbers of rows does a float32 product give each row the same bits, whatever the other rows hold?

``x[:R] @ w`` for R in 1..64 is compared, row by row, with the first rows of a product over 8 rows. Each R also runs with the other rows
filled with finite garbage, and with zeros. Both layouts of w that the engine uses are tried.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

SHAPES = ((576, 960), (576, 576), (576, 3072), (1536, 576), (2048, 8192), (64, 64))
ROWS = range(1, 65)
BASE = 8


def product(x, w):
    return jnp.einsum("rd,df->rf", x, w)


def tied(x, w):
    return jnp.einsum("rd,fd->rf", x, w)


def spans(rows: list[int]) -> str:
    """Formats 1, 3, 4, 5 as ``1, 3-5``."""
    parts: list[list[int]] = []
    for row in rows:
        if parts and parts[-1][1] == row - 1:
            parts[-1][1] = row
        else:
            parts.append([row, row])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts) or "none"


def examine(program, weights: np.ndarray, x: np.ndarray) -> tuple[list[int], list[int]]:
    """Returns the numbers of rows that give the bits of BASE rows, and the numbers of rows where a row depends on the others."""
    run = jax.jit(program)  # compiles the graph of a shape at its first call
    base = np.asarray(run(x[:BASE], weights))
    others = np.random.default_rng(1).normal(size=x.shape).astype(np.float32) * 1e3
    equal, dependent = [], []
    for R in ROWS:
        whole = np.asarray(run(x[:R], weights))
        shared = min(R, BASE)
        if np.array_equal(whole[:shared].view(np.int32), base[:shared].view(np.int32)):
            equal.append(R)
        for row in {0, R // 2, R - 1}:
            for fill in (others, np.zeros_like(others)):
                alone = fill[:R].copy()
                alone[row] = x[row]
                if not np.array_equal(np.asarray(run(alone, weights))[row].view(np.int32), whole[row].view(np.int32)):
                    dependent.append(R)
    return equal, sorted(set(dependent))


def main() -> None:
    rng = np.random.default_rng(0)
    always = set(ROWS)
    print(f"{'program':10}{'shape':>14}  {'rows with the bits of ' + str(BASE):40}  rows that depend on their neighbours")
    cases = [(product, shape) for shape in SHAPES] + [(tied, (576, 8192))]
    for program, (D, F) in cases:
        weights = rng.normal(size=(D, F) if program is product else (F, D)).astype(np.float32)
        x = rng.normal(size=(max(ROWS), D)).astype(np.float32)
        equal, dependent = examine(program, weights, x)
        always &= set(equal) - set(dependent)
        print(f"{program.__name__:10}{f'{D}x{F}':>14}  {spans(equal):40}  {spans(dependent)}", flush=True)
    print(f"RESULT: in every case the rows have the bits of {BASE} rows for R in {spans(sorted(always))}")


if __name__ == "__main__":
    main()
