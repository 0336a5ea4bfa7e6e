"""What does speculation bring, and what does it cost if it brings nothing?

usage: python spike/11_speculation.py MODEL SPECULATIVE_CONFIG [--batch 1 4] [--prompts copy|plain|verse|PATH] [--tokens 128] [--pairs 5]
       [--temperature 0]

    python spike/11_speculation.py smollm2-135m-instruct '{"method": "ngram", "num_speculative_tokens": 4}' --prompts copy
    python spike/11_speculation.py tiny '{"method": "medusa", "model": "tiny-mtp", "num_speculative_tokens": 4}'

For each B two engines in one process, one that speculates and one that does not, in alternated pairs over the same requests. Where
speculation must not change a stream, the spike stops if the streams differ. Printed: tokens a second of both, their
ratio (median, worst and best pair), the fastest run of each, the mean number of tokens of a pass that had proposals, and how often each
length was accepted. PATH is a file with one prompt a line.
"""

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

from xlaengine import LLM, SamplingParams

ITEMS = "3 apples, 12 eggs, 1 loaf of rye bread, 250 g of butter, 2 lemons, 6 carrots, 1 bunch of parsley, 500 ml of milk"
CODE = '''def mean(values):
    """The arithmetic mean of a list of numbers."""
    total = 0.0
    for value in values:
        total = total + value
    return total / len(values)


def variance(values):
    """The mean squared distance from the mean."""
    center = mean(values)
    total = 0.0
    for value in values:
        total = total + (value - center) * (value - center)
    return total / len(values)
'''
PASSAGE = "The ship sailed past the old lighthouse at dawn, and the keeper waved his lantern until the fog had swallowed it."
MEAN, _, VARIANCE = CODE.partition("\n\n\n")
# Completions, not conversations: a model with 135 M parameters does not repeat text when it is told to.
COPY = (
    f"# shopping list\n{ITEMS}, 2 bars of dark chocolate, 1 jar of honey\n\n# the same list once more\n3 apples,",
    f"# stats.py\n{CODE}\n\n# stats.py, a copy\n{MEAN[:20]}",
    f"# before\n{VARIANCE}\n\n# after: `variance` is called `spread` now\n{VARIANCE[:14].replace('variance', 'spread')}",
    f"Text: {PASSAGE} {PASSAGE.replace('ship', 'boat')}\n\nThe text again: The ship",
)
PLAIN = (
    "What is the capital of France, and what is it known for?",
    "Write a short story about a lighthouse keeper who finds a letter in a bottle.",
    "Explain to a child why the sky is blue.",
    "Give me five tips for a first job interview.",
)
VERSE = (
    "ROMEO.\nBut soft, what light through yonder window breaks?\n",
    "HAMLET.\nTo be, or not to be, that is the question:\n",
    "KING HENRY.\nOnce more unto the breach, dear friends, once more;\n",
    "FIRST WITCH.\nWhen shall we three meet again?\n",
)


def requests(llm: LLM, kind: str, options: argparse.Namespace, streams: int) -> list:
    params = SamplingParams(temperature=options.temperature, max_tokens=options.tokens, ignore_eos=True, seed=0)
    prompts = {"copy": COPY, "plain": PLAIN, "verse": VERSE}.get(kind) or Path(kind).read_text().splitlines()
    chat = kind == "plain"
    made = []
    for i in range(max(streams, len(prompts))):
        prompt = prompts[i % len(prompts)]
        messages = [{"role": "user", "content": prompt}] if chat else None
        made.append(llm.make_request(f"{i}", None if chat else prompt, messages, params))
    return made


def run(llm: LLM, batch: list) -> tuple[float, dict[str, tuple[int, ...]]]:
    """Returns the output tokens a second, and each stream."""
    began = time.perf_counter()
    streams = {output.request_id: tuple(output.outputs[0].token_ids) for output in llm.run(batch)}
    return sum(map(len, streams.values())) / (time.perf_counter() - began), streams


def measure(options: argparse.Namespace, B: int) -> None:
    common = {"max_num_seqs": B, "max_model_len": 1024, "max_logprobs": 0}
    plain = LLM(options.model, **common)
    ahead = LLM(options.model, **common, speculative_config=json.loads(options.config))
    batch = requests(plain, options.prompts, options, B)
    expected = run(plain, batch)[1]
    rates = []
    run(ahead, batch)
    before = ahead.metrics()
    for pair in range(options.pairs):
        order = (plain, ahead) if pair % 2 == 0 else (ahead, plain)
        rate = {}
        for llm in order:
            rate[llm is ahead], streams = run(llm, batch)
            assert streams == expected or (ahead.config.speculative.draws and options.temperature), "speculation changed a stream"
        rates.append((rate[False], rate[True]))
    after = ahead.metrics()
    passes, accepted, drafted = (after[name] - before[name] for name in ("spec_verify_passes", "spec_accepted_tokens", "spec_draft_tokens"))
    ratios = sorted(fast / slow for slow, fast in rates)
    lengths = Counter(after["spec_accepted_lengths"]) - Counter(before["spec_accepted_lengths"])
    ratio = statistics.median(ratios)
    slow, fast = (statistics.median(column) for column in zip(*rates, strict=True))
    print(f"B={B}: plain {slow:.1f} tok/s, speculating {fast:.1f} tok/s, ratio {ratio:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    slow, fast = (max(column) for column in zip(*rates, strict=True))
    print(f"  fastest run of each: plain {slow:.1f} tok/s, speculating {fast:.1f} tok/s, ratio {fast / slow:.2f}")
    tokens = options.pairs * sum(map(len, expected.values()))
    each = 1 + accepted / max(1, passes)
    print(f"  {tokens} tokens, {passes} passes of a row with proposals, {each:.2f} tokens each, {drafted} proposed")
    print(f"  accepted lengths {dict(sorted(lengths.items()))}, fallbacks {after['spec_fallbacks']}, returns {after['spec_returns']}")
    print(f"RESULT B={B} ratio={ratio:.3f} tokens_per_pass={each:.3f} compiles={after['compiles_after_warmup']}")
    plain.close(), ahead.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("config")
    parser.add_argument("--batch", type=int, nargs="+", default=[1, 4])
    parser.add_argument("--prompts", default="verse")
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--temperature", type=float, default=0.0)
    options = parser.parse_args()
    for B in options.batch:
        measure(options, B)


if __name__ == "__main__":
    sys.exit(main())
