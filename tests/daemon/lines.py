"""Lines at random: by the grammar, nearly so, and any bytes."""

from __future__ import annotations

from hypothesis import strategies as st

NUMBERS = st.one_of(st.integers(-2, 12).map(str), st.sampled_from(["0", "99999999999", "2147483648", "x", "1.5", "-0", "٣", ""]))
IDS = st.one_of(st.integers(1, 9).map(str), NUMBERS)
EPOCHS = st.one_of(st.integers(0, 30).map(str), NUMBERS)
SLOTS = st.one_of(st.integers(0, 4).map(str), NUMBERS)
NAMES = st.sampled_from(["a", "b", "a,b", "c", ",", "'", "né"])
PROMPTS = st.one_of(
    st.lists(st.integers(0, 130), min_size=1, max_size=12).map(lambda ids: "tokens=" + ",".join(map(str, ids))),
    st.sampled_from(["tokens=", "tokens=5,131", "tokens=1,,2", "prompt=/nowhere", "prompt=/dev/zero", "prompt=/", "/nowhere 3 1", '"', ""]),
)
OPTIONS = st.sampled_from(
    [
        "temperature=0.7",
        "temperature=-1",
        "top_k=5",
        "top_p=0.9",
        "top_p=9",
        "seed=3",
        "stop_token=9",
        "ignore_eos=1",
        "gen=3",
        "=",
        "x=y",
        "min_p=.2",
        "min_tokens=2",
        "min_tokens=99",
        "repetition_penalty=1.2",
        "frequency_penalty=9",
        "logit_bias=5:1,6:-2",
        "logit_bias=5",
        "stop=a,b",
        "stop=\\",
        "logprobs=2",
        "logprobs=21",
        "epoch=1",
    ]
)
BARE = [
    "PING",
    "STATS",
    "LIST_REQUESTS",
    "LIST_TARGET_CACHE_SLOTS",
    "LIST_SNAPSHOTS",
    "SCHED_STEP",
    "SCHED_DRAIN",
    "SCHED_BATCH_DRAIN",
    "SCHED_BATCH_PEEK",
    "SCHED_BATCH_PROBE",
    "SCHED_BATCH_TARGET_TAIL",
    "SCHED_BATCH_TARGET_STEP",
    "NONSENSE",
    "START",
    "CANCEL",
    "CONTINUE",
    "SNAPSHOT",
    "RESTORE",
    "REQ",
    "SLOT",
]


def words(*parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(*parts).map(lambda found: " ".join(filter(None, found)))


def maybe(word: str, value: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    given = st.one_of(value.map(lambda v: f"{word} {v}"), value.map(lambda v: f"{word.lower()}={v}"))
    return st.one_of(st.just(""), given, given)


REQ, SLOT, EPOCH = maybe("REQ", IDS), maybe("SLOT", SLOTS), maybe("EPOCH", EPOCHS)

GRAMMATICAL = st.one_of(
    words(REQ, SLOT, st.just("START"), PROMPTS, maybe("GEN", NUMBERS), maybe("QUANTUM", NUMBERS), st.one_of(st.just(""), OPTIONS)),
    words(REQ, st.just("START"), PROMPTS, st.integers(1, 30).map(lambda n: f"gen={n}"), st.integers(0, 5).map(lambda n: f"quantum={n}")),
    words(SLOT, EPOCH, st.just("START"), PROMPTS, st.integers(1, 30).map(lambda n: f"gen={n}"), OPTIONS),
    words(REQ, SLOT, EPOCH, st.sampled_from(["CONTINUE", "cont"]), NUMBERS),
    words(st.just("CANCEL"), IDS, EPOCH),
    words(REQ, SLOT, st.just("CANCEL")),
    words(st.sampled_from(BARE), st.one_of(st.just(""), NUMBERS)),
    st.sampled_from(BARE[:12]),
    words(st.sampled_from(["SNAPSHOT", "RESTORE", "FREE_SNAPSHOT", "RESTORE_CHAIN"]), NAMES, SLOT, EPOCH, st.one_of(st.just(""), PROMPTS)),
).map(lambda line: line.encode())
"""None of them QUIT or ABORT, which end everything."""

ANY_BYTES = st.binary(max_size=40).filter(lambda line: b"\n" not in line)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A line with a byte more, less or other."""
    line = bytearray(draw(GRAMMATICAL))
    place = draw(st.integers(0, len(line)))
    line[place : place + draw(st.integers(0, 2))] = draw(st.binary(max_size=2))
    return bytes(line).replace(b"\n", b" ")


LINES = st.one_of(GRAMMATICAL, GRAMMATICAL, damaged(), ANY_BYTES)
