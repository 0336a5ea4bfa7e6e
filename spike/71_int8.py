"""Is a step with products of int8 faster than with floats, and what does it do to the tokens?

usage: python spike/71_int8.py speed [--rows 8 32] [--rounds 20] [--against float32 blocks]
       python spike/71_int8.py quality [--tokens 2048]

speed: engines with float32 panels, with a file's blocks and with w8a8 decode in turns, all rows at about position 100. A round has a few
steps of each; medians and extremes of the rounds' ratios, and the fastest rounds.

quality: of the package's own documentation, read in pieces of 512 tokens: the perplexity, how often the most likely next token is that of
float32, and how far log-probabilities are apart. Greedy streams of some prompts: how many of 64 tokens agree before the first difference.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from xlaengine import LLM, SamplingParams
from xlaengine.malloc import settle_malloc
from xlaengine.observe.bench.bench import Bench
from xlaengine.observe.bench.settings import BenchSettings
from xlaengine.observe.bench.workloads.live import LiveRows

ENGINES: dict[str, dict[str, Any]] = {"float32": {"weights_dtype": "float32"}, "blocks": {}, "w8a8": {"quantization": "w8a8"}}

PROMPTS = (
    "The capital of France is",
    "Once upon a time there was a lighthouse keeper who",
    "def fibonacci(n):",
    "Explain in one paragraph why the sky is blue.",
    "Q: What is 17 + 25?\nA:",
    "The three primary colours are",
    "Dear Sir or Madam,",
    "Photosynthesis is the process by which",
)


def speed(rows: list[int], rounds: int, against: list[str]) -> None:
    settle_malloc()
    for B in rows:
        with ExitStack() as stack:
            live = {}
            for name, chosen in ((name, ENGINES[name]) for name in (*against, "w8a8")):
                bench = Bench(BenchSettings(max_num_seqs=(B,), repeats=rounds, **chosen))
                live[name] = LiveRows(stack.enter_context(bench.engine(B, bench.length)), 100, bench.settings)
            found: dict[str, list[float]] = {name: [] for name in live}
            for turn in range(rounds):
                print(f"B={B}: round {turn}", {name: round(1e3 * each[-1], 1) for name, each in found.items() if each}, flush=True)
                for name in list(live)[:: 1 if turn % 2 else -1]:
                    found[name].append(live[name].sample())
        for other in against:
            ratios = sorted(a / b for a, b in zip(found[other], found["w8a8"], strict=True))
            spread = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
            print(f"B={B}: w8a8 is {spread} times as fast as {other}; by the fastest rounds {min(found[other]) / min(found['w8a8']):.2f}")
        print(f"B={B}: fastest, ms a step:", {name: round(1e3 * min(each), 2) for name, each in found.items()}, flush=True)


def quality(tokens: int) -> None:
    text = "\n\n".join(page.read_text() for page in sorted((Path(__file__).parent.parent / "docs").glob("*.md")))
    read: dict[str, Any] = {}
    for name in ("float32", "w8a8"):
        with LLM(max_num_seqs=4, max_model_len=640, prompt_logprobs=True, max_logprobs=1, **ENGINES[name]) as llm:
            assert llm.tokenizer is not None
            ids = llm.tokenizer.encode(text, add_special_tokens=False)[:tokens]
            pieces = [ids[at : at + 512] for at in range(0, len(ids) - 511, 512)]
            scored = llm.generate(pieces, SamplingParams(temperature=0, max_tokens=1, prompt_logprobs=1))
            own = [_of_prompt(ids, each.prompt_logprobs) for ids, each in zip(pieces, scored, strict=True)]
            greedy = llm.generate(list(PROMPTS), SamplingParams(temperature=0, max_tokens=64, ignore_eos=True))
            read[name] = np.concatenate(own), [each.outputs[0].token_ids for each in greedy]
    for name, (own, _) in read.items():
        print(f"{name}: perplexity {math.exp(-own[:, 0].mean()):.3f} of {len(own)} tokens")
    (one, first), (two, second) = read["float32"], read["w8a8"]
    print(f"most likely token equal: {(one[:, 1] == two[:, 1]).mean():.1%}; |difference| of log-probabilities of the text:")
    gaps = np.abs(one[:, 0] - two[:, 0])
    print(f"  median {np.median(gaps):.3f}, 99 % {np.quantile(gaps, 0.99):.2f}, greatest {gaps.max():.2f}")
    same = [next((i for i, (a, b) in enumerate(zip(x, y, strict=True)) if a != b), len(x)) for x, y in zip(first, second, strict=True)]
    print(f"greedy: equal tokens before the first difference, of 64: {same}")


def _of_prompt(ids: list[int], steps: Any) -> np.ndarray:
    """The log-probability of each token but the first, and the most likely token in its place, ``[T - 1, 2]``."""
    return np.array(
        [(step[token].logprob, max(step, key=lambda each: step[each].logprob)) for token, step in zip(ids[1:], steps[1:], strict=True)]
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "quality"])
    parser.add_argument("--rows", type=int, nargs="+", default=[8, 32])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--against", nargs="+", choices=["float32", "blocks"], default=["float32", "blocks"])
    parser.add_argument("--tokens", type=int, default=2048)
    options = parser.parse_args()
    if options.what == "speed":
        speed(options.rows, options.rounds, options.against)
    else:
        quality(options.tokens)
