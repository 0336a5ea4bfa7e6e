"""Do products with blocks as a GGUF file stores them cost less time than products with the dequantized float32 panels?

usage: python spike/64_quantized_product.py [--rows 1 8 32] [--kind Q4_1] [--head Q8_0] [--rounds 15]

All matrices of the default model, as a decode step reads them: 30 layers in one loop (qkv, out, gate and up, down), then the head. The
matrices of the layers are of --kind, the head of --head, with random values. In each round the step with blocks and the step with float32
panels run one after the other, in turns the other way around, so that a ratio compares neighbours in time; medians of the rounds' ratios.
First it compares the bits of both.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.ops.native import quantized
from xlaengine.malloc import settle_malloc
from xlaengine.ops import native
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.native.panels import panelled
from xlaengine.ops.quantized import dequantized

OPS = NativeOps()
L, D, F, V, HEADS = 30, 576, 1536, 49152, 960
SIZES = {"qkv": (D, HEADS), "out": (D, D), "gate_up": (D, 2 * F), "down": (F, D)}


def blocks_of(kind: str, D: int, F: int, layers: int) -> Any:
    rng = np.random.default_rng(0)
    return quantized.panels(D, [[quantized.random_numbers(rng, kind, D, F)]] * layers)


@jax.jit
def step(weights: dict[str, Any], x: jax.Array) -> jax.Array:
    def layer(index: jax.Array, x: jax.Array) -> jax.Array:
        at = {name: OPS.layer(weights[name], index) for name in SIZES}
        x = OPS.product(OPS.product(x, at["qkv"])[:, :D], at["out"])
        return OPS.product(OPS.product(x, at["gate_up"])[:, :F], at["down"])

    x = jax.lax.fori_loop(0, L, lambda i, x: jnp.tanh(layer(i, x)), x)
    return OPS.product(x, OPS.layer(weights["head"], 0))


def seconds(call: Callable[[], Any]) -> float:
    began = time.perf_counter()
    jax.block_until_ready(call())
    return time.perf_counter() - began


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rows", type=int, nargs="+", default=[1, 8, 32])
    options.add_argument("--kind", default="Q4_1")
    options.add_argument("--head", default="Q8_0")
    options.add_argument("--rounds", type=int, default=15)
    chosen = options.parse_args()
    settle_malloc()
    native.ensure()
    stored = {name: blocks_of(chosen.kind, *size, L) for name, size in SIZES.items()} | {"head": blocks_of(chosen.head, D, V, 1)}
    blocks = jax.device_put(stored)
    floats = jax.device_put({name: panelled(dequantized(w)) for name, w in stored.items()})
    size = [sum(w.data.nbytes for w in each.values()) / 1e6 for each in (blocks, floats)]
    print(f"{chosen.kind}, head {chosen.head}: {size[0]:.0f} MB, float32 {size[1]:.0f} MB")
    for R in chosen.rows:
        x = jnp.asarray(np.random.default_rng(R).standard_normal((R, D), np.float32))
        same = np.asarray(step(blocks, x)).tobytes() == np.asarray(step(floats, x)).tobytes()
        ratios, times = [], {"blocks": [], "floats": []}
        for turn in range(chosen.rounds):
            for name in ("blocks", "floats")[:: 1 if turn % 2 else -1]:
                times[name].append(seconds(lambda name=name, x=x: step({"blocks": blocks, "floats": floats}[name], x)))
            ratios.append(times["floats"][-1] / times["blocks"][-1])
        quarters = statistics.quantiles(ratios, n=4)
        medians = {name: statistics.median(each) * 1e3 for name, each in times.items()}
        print(
            f"{R:3} rows: bits {'equal' if same else 'DIFFER'}, blocks {medians['blocks']:.2f} ms, float32 {medians['floats']:.2f} ms, "
            f"times as fast {quarters[1]:.2f} (quarters {quarters[0]:.2f}, {quarters[2]:.2f})",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
