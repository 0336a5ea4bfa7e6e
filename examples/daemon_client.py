"""Text in, text out, several at once, from a daemon of one's own: ``python examples/daemon_client.py`` needs no download.

The daemon takes and gives token ids. Text is made of them on this side, by a tokenizer that loads no jax.
"""

from functools import partial

from xlaengine.daemon import Client
from xlaengine.sources import resolve
from xlaengine.text import Detokenizer, load_tokenizer

MODEL = "tiny"
SPEAKERS = ["ROMEO:\n", "JULIET:\n", "NURSE:\n"]

tokenizer = load_tokenizer(resolve(MODEL))
encode = partial(tokenizer.encode, add_special_tokens=True)

with Client(MODEL, cache_slots=2, max_model_len=1024, progress=print) as client:
    streams = {speaker: client.start(encode(speaker), max_tokens=24) for speaker in SPEAKERS}  # the third waits for a slot
    for speaker, stream in streams.items():
        text = tokenizer.decode(stream.tokens())
        print(f"{speaker}{text}\n[slot {stream.slot}, {stream.finish_reason}]\n")

    stream = client.start(encode("ROMEO:\n"), max_tokens=24, quantum=8)  # eight tokens at a time, and nothing is computed twice
    turns = [stream.tokens()]
    while stream.is_held:
        turns.append(stream.continue_(8).tokens())
    print(" | ".join(tokenizer.decode(turn) for turn in turns))

    stream, text = client.start(encode("HAMLET:\n"), max_tokens=1000, ignore_eos=True), Detokenizer(tokenizer)
    for count, token in enumerate(stream, start=1):
        print(text.push(token), end="", flush=True)
        if count == 12:
            stream.cancel()  # what has come by now still follows
    print(f"{text.flush()}\n[{stream.finish_reason}]")
