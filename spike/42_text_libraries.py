"""Question: can a library replace our incremental detokenizer, our search for stop strings, or our reader of the GGUF header?

The default model's file, and a vocabulary with byte tokens (``<0xNN>``). Each library is given what ours is given: 300 streams of random
ids, 300 of single bytes (most of them invalid UTF-8), a restart after each token, a run of invalid bytes; 20,000 drawn sets of stop strings
on text in pieces; the header, whole and damaged. Needs ``pip install pyahocorasick``, which the package does not.

Found (tokenizers 0.23.3, pyahocorasick 2.3.1, gguf 0.19.0), so ours stay:

- `tokenizers.decoders.DecodeStream` gives the whole text for ordinary ids. Of 300 streams of single bytes it gives 173 (byte-level) and 2
  (byte tokens) as `Tokenizer.decode` does, of 300 of random ids with byte tokens 3, and 107 raise; ours gives all 1,200. It has no last
  call, so an unfinished character is lost; restarted within a character it repeats the text before it. 2,000 invalid bytes take it 1.4 s,
  ours 1 ms. A token takes it 0.65 us, ours 0.44 (byte tokens: 1.4 and 4.3).
- pyahocorasick finds the same matches in all 20,000 cases, and goes on from piece to piece (0.12 us a piece, ours 0.71). It does not say
  how much of the end of the text may still become a stop string, which must be held back: that takes a tree of prefixes of our own.
  ahocorasick-rs keeps no state between pieces.
- `gguf.GGUFReader` reads the same metadata and the same 272 tensors, in 7.5 s and 167 MiB; ours takes 0.14 s and 11 MiB. A file that is cut
  in its tensors takes the library 5 s, and its error is one of numpy's.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import ahocorasick  # pyright: ignore[reportMissingImports]
import tokenizers
from gguf import GGUFReader
from tokenizers import decoders, models

from xlaengine.sources import resolve
from xlaengine.sources.gguf_header import forget_header, read_header
from xlaengine.text import Detokenizer, Tokenizer, load_tokenizer
from xlaengine.text.stop import StopStrings

Decode = Callable[[Tokenizer, list[int]], str]


def ours(tokenizer: Tokenizer, ids: list[int]) -> str:
    detokenizer = Detokenizer(tokenizer)
    return "".join([*map(detokenizer.push, ids), detokenizer.flush()])


def library(tokenizer: Tokenizer, ids: list[int], told: int = 0) -> str:
    """``told``: how many of the ids are given at the start, and not one by one."""
    stream = decoders.DecodeStream(ids=ids[:told], skip_special_tokens=True)
    return "".join(stream.step(tokenizer.backend, token) or "" for token in ids[told:])


def byte_tokens() -> Tokenizer:
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), "▁", "a", "b", "▁a", "▁the", "é", "你"]
    backend = tokenizers.Tokenizer(models.BPE({token: i for i, token in enumerate(tokens)}, [], unk_token="<unk>", byte_fallback=True))
    backend.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)])
    backend.add_special_tokens(["<s>", "</s>"])
    return Tokenizer(backend)


def count_equal(tokenizer: Tokenizer, streams: list[list[int]], decode: Decode) -> str:
    equal = raised = 0
    for ids in streams:
        try:
            equal += decode(tokenizer, ids) == tokenizer.decode(ids)
        except Exception:
            raised += 1
    return f"{equal} of {len(streams)} equal, {raised} raised"


def seconds(call: Callable[[], object], times: int = 3) -> float:
    found = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        found.append(time.perf_counter() - start)
    return min(found)


def detokenizers(of_model: Tokenizer) -> None:
    rng = random.Random(0)
    for name, tokenizer in (("byte-level", of_model), ("byte tokens", byte_tokens())):
        single = [i for i in range(tokenizer.vocab_size) if len(tokenizer.token_bytes(i)) == 1]
        drawn = {
            "random ids": [[rng.randrange(tokenizer.vocab_size) for _ in range(30)] for _ in range(300)],
            "single bytes": [[rng.choice(single) for _ in range(12)] for _ in range(300)],
        }
        for kind, streams in drawn.items():
            print(f"{name}, {kind}: library {count_equal(tokenizer, streams, library)}; ours {count_equal(tokenizer, streams, ours)}")
        ids = drawn["random ids"][0] if tokenizer is of_model else [tokenizer.vocab_size - 1 - i % 7 for i in range(1000)]
        each = [1e6 * seconds(lambda f=f, t=tokenizer, ids=ids: f(t, ids), 20) / len(ids) for f in (library, ours)]
        print(f"{name}: {each[0]:.2f} us a token, ours {each[1]:.2f}")
    ids = of_model.encode("Hello 你好 world", add_special_tokens=False)
    print("restarted:", [library(of_model, ids, told) for told in range(1, len(ids))])
    invalid = [next(i for i in range(of_model.vocab_size) if of_model.token_bytes(i) == b"\x80")] * 2000
    print(
        f"2000 invalid bytes: {seconds(lambda: library(of_model, invalid), 1):.2f} s, ours {seconds(lambda: ours(of_model, invalid)):.4f} s"
    )


def stop_strings() -> None:
    rng, different = random.Random(1), 0
    for _ in range(20_000):
        stop = tuple({"".join(rng.choices("ab", k=rng.randint(1, 4))) for _ in range(3)})
        pieces = ["".join(rng.choices("abc", k=rng.randint(0, 4))) for _ in range(8)]
        strings, automaton = StopStrings(stop, hold=True), ahocorasick.Automaton()
        for string in stop:
            automaton.add_word(string, string)
        automaton.make_automaton()
        matches = automaton.iter("")
        for piece in pieces:
            matches.set(piece)
            found = min(((end - len(string), len(string), string) for end, string in matches), default=(0, 0, None))[2]
            mine = strings.push(piece)[1]
            different += found != mine
            if found or mine:
                break
    print(f"stop strings: {different} of 20000 cases differ")


def header(path: Path) -> None:
    def mine() -> object:
        forget_header()
        return read_header(path)

    def reader() -> dict[str, object]:
        return {name: field.contents() for name, field in GGUFReader(str(path)).fields.items() if not name.startswith("GGUF.")}

    print(f"header: equal {reader() == dict(read_header(path).metadata)}, {seconds(reader, 1):.2f} s, ours {seconds(mine):.2f} s")


def main() -> None:
    path = resolve(None).path
    detokenizers(load_tokenizer(path))
    stop_strings()
    header(path)


if __name__ == "__main__":
    main()
