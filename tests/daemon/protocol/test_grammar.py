"""Any bytes are a command or a refusal with numbers in it."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from xlaengine.daemon.errors import Malformed
from xlaengine.daemon.protocol.commands import COMMANDS, OPTIONS, Command
from xlaengine.daemon.protocol.grammar import MAX_LINE, line_of, parse

FILE = Command("START", prompt="p.bin", max_tokens=8, quantum=2)


def sampled(**sampling: object) -> Command:
    return replace(FILE, sampling=sampling)


SPELLINGS: list[tuple[str, Command]] = [
    ("START p.bin 8 2", FILE),
    ("start p.bin 8 quantum=2", FILE),
    ("START p.bin 8 quantum 2", FILE),
    ("START prompt=p.bin gen=8 quantum=2", FILE),
    ("START Prompt p.bin GEN 8 Quantum 2", FILE),
    ("START quantum=2 gen=8 prompt=p.bin", FILE),
    ("START quantum=2 p.bin 8", FILE),
    ("START prompt=p.bin 8 2", FILE),
    ("START 2 prompt=p.bin gen=8", FILE),
    ('\t START  "p.bin"\t8 2 ', FILE),
    ("START p.bin 8", replace(FILE, quantum=None)),
    ("START p.bin 8 0", replace(FILE, quantum=0)),
    ("REQ 4 START p.bin 8 2", replace(FILE, request_id=4)),
    ("REQUEST 4 START p.bin 8 2", replace(FILE, request_id=4)),
    ("REQ=4 START p.bin 8 2", replace(FILE, request_id=4)),
    ("request=4 start p.bin 8 2", replace(FILE, request_id=4)),
    ("SLOT 1 START p.bin 8 2", replace(FILE, slot=1)),
    ("SLOT=1 START p.bin 8 2", replace(FILE, slot=1)),
    ("START SLOT 1 p.bin 8 2", replace(FILE, slot=1)),
    ("START p.bin 8 2 slot=1", replace(FILE, slot=1)),
    ("REQ 4 SLOT 1 START p.bin 8 2", replace(FILE, request_id=4, slot=1)),
    ("slot 1 req 4 start p.bin 8 2", replace(FILE, request_id=4, slot=1)),
    ("REQ 4 START SLOT 1 p.bin 8 quantum=2", replace(FILE, request_id=4, slot=1)),
    ('START "a b.bin" 8 2', replace(FILE, prompt="a b.bin")),
    ('START prompt="a b.bin" gen=8 quantum=2', replace(FILE, prompt="a b.bin")),
    ('START a" "b.bin 8 2', replace(FILE, prompt="a b.bin")),
    ('START "a=b.bin" 8 2', replace(FILE, prompt="a=b.bin")),
    ("START prompt=a=b.bin gen=8 quantum=2", replace(FILE, prompt="a=b.bin")),
    ('START prompt=a"b"=c gen=8 quantum=2', replace(FILE, prompt="ab=c")),
    ('START "gen"=8 8 2', replace(FILE, prompt="gen=8")),
    ('START "gen" 8 2', replace(FILE, prompt="gen")),
    (r'START "a\"b\\c\d" 8 2', replace(FILE, prompt='a"b\\c\\d')),
    (r"START C:\new\p.bin 8 2", replace(FILE, prompt=r"C:\new\p.bin")),
    ("START ünï.bin 8 2", replace(FILE, prompt="ünï.bin")),
    ("START tokens=1,2,3 gen=8 quantum=2", replace(FILE, prompt=(1, 2, 3))),
    ("START tokens=1,2,3 8 2", replace(FILE, prompt=(1, 2, 3))),
    ("START 8 2 tokens 1,2,3", replace(FILE, prompt=(1, 2, 3))),
    (
        "START p.bin 8 2 temperature=0.5 top_k=-1 top_p=.9 seed=-7 stop_token=5,6 ignore_eos=1",
        sampled(temperature=0.5, top_k=-1, top_p=0.9, seed=-7, stop_token_ids=(5, 6), ignore_eos=True),
    ),
    (
        "START p.bin 8 2 min_p=.1 min_tokens=3 repetition_penalty=1.5 presence_penalty=-1 frequency_penalty=2 logprobs=0",
        sampled(min_p=0.1, min_tokens=3, repetition_penalty=1.5, presence_penalty=-1, frequency_penalty=2, logprobs=0),
    ),
    ("START p.bin 8 2 logit_bias=5:-100,6:.5", sampled(logit_bias={5: -100.0, 6: 0.5})),
    (r"START p.bin 8 2 stop=\n\n,END", sampled(stop=("\n\n", "END"))),
    (r'START p.bin 8 2 stop "the end,\\,\u00e9\r\t\\\\\""', sampled(stop=("the end", ',é\r\t\\"'))),
    ("SLOT 1 EPOCH=7 START p.bin 8 2", replace(FILE, slot=1, epoch=7)),
    ("REQ 4 EPOCH 7 CONTINUE 3", Command("CONTINUE", request_id=4, more=3, epoch=7)),
    ("epoch=7 SLOT 1 CONT 3", Command("CONTINUE", more=3, slot=1, epoch=7)),
    ("CANCEL 4 epoch=0", Command("CANCEL", request_id=4, epoch=0)),
    ("SLOT 1 SNAPSHOT a EPOCH 7", Command("SNAPSHOT", name="a", slot=1, epoch=7)),
    ("EPOCH 7 RESTORE a", Command("RESTORE", name="a", epoch=7)),
    ("RESTORE_CHAIN a,b tokens=1,2 epoch=7", Command("RESTORE_CHAIN", names=("a", "b"), prompt=(1, 2), epoch=7)),
    ("START ignore_eos true p.bin 8 2", sampled(ignore_eos=True)),
    ("START p.bin 8 2 Ignore_EOS=False", sampled(ignore_eos=False)),
    ("REQ 4 CONTINUE 3", Command("CONTINUE", request_id=4, more=3)),
    ("req=4 cont 3", Command("CONTINUE", request_id=4, more=3)),
    ("REQ 4 CONT more=3", Command("CONTINUE", request_id=4, more=3)),
    ("SLOT 1 CONTINUE 3", Command("CONTINUE", more=3, slot=1)),
    ("REQ 4 SLOT 1 CONTINUE 3", Command("CONTINUE", request_id=4, more=3, slot=1)),
    ("REQ 4 CANCEL", Command("CANCEL", request_id=4)),
    ("CANCEL 4", Command("CANCEL", request_id=4)),
    ("cancel req=4", Command("CANCEL", request_id=4)),
    ("SLOT=1 CANCEL", Command("CANCEL", slot=1)),
    ("SLOT 1 CANCEL 4", Command("CANCEL", request_id=4, slot=1)),
    ("SCHED_STEP", Command("SCHED_STEP")),
    ("Sched_Drain", Command("SCHED_DRAIN")),
    ("SCHED_BATCH_PEEK", Command("SCHED_BATCH_PEEK")),
    ("SCHED_BATCH_PEEK 3", Command("SCHED_BATCH_PEEK", rows=3)),
    ("SCHED_BATCH_PROBE rows=3", Command("SCHED_BATCH_PROBE", rows=3)),
    ("SCHED_BATCH_TARGET_TAIL 3", Command("SCHED_BATCH_TARGET_TAIL", rows=3)),
    ("SCHED_BATCH_TARGET_STEP ROWS 3", Command("SCHED_BATCH_TARGET_STEP", rows=3)),
    ("SCHED_BATCH_DRAIN", Command("SCHED_BATCH_DRAIN")),
    ("LIST_REQUESTS", Command("LIST_REQUESTS")),
    ("LIST_TARGET_CACHE_SLOTS", Command("LIST_TARGET_CACHE_SLOTS")),
    ("SNAPSHOT a.b", Command("SNAPSHOT", name="a.b")),
    ("SLOT 1 SNAPSHOT a", Command("SNAPSHOT", name="a", slot=1)),
    ("SNAPSHOT a slot=1", Command("SNAPSHOT", name="a", slot=1)),
    ('SNAPSHOT "slot"', Command("SNAPSHOT", name="slot")),
    ("SLOT=1 RESTORE name=a", Command("RESTORE", name="a", slot=1)),
    ("SLOT 1 RESTORE_CHAIN a,b p.bin", Command("RESTORE_CHAIN", names=("a", "b"), slot=1, prompt="p.bin")),
    ("RESTORE_CHAIN a,b tokens=1,2", Command("RESTORE_CHAIN", names=("a", "b"), prompt=(1, 2))),
    ("RESTORE_CHAIN prompt=p.bin names=a", Command("RESTORE_CHAIN", names=("a",), prompt="p.bin")),
    ("FREE_SNAPSHOT a", Command("FREE_SNAPSHOT", name="a")),
    ("LIST_SNAPSHOTS", Command("LIST_SNAPSHOTS")),
    ("STATS", Command("STATS")),
    ("ping", Command("PING")),
    ("QUIT", Command("QUIT")),
    ("ABORT", Command("ABORT")),
]

REFUSED: list[tuple[bytes | str, str]] = [
    # (line, words of the message)
    ("", "0 words"),
    (" \t ", "0 words"),
    ("REQ 4", "2 words"),
    ("REQ", "REQ needs 1 value, got 0"),
    ("FOO 3", "unknown command 'FOO'; the 22 known are START, CONTINUE"),
    ("FOO=3 PING", "unknown command 'FOO=3'"),
    ('"PING"', "unknown command 'PING'"),
    ("\u017fTATS", "unknown command '\u017fTATS'"),
    ("x" * 1000, "(1000 characters)"),
    (b"PI\x00NG", "character 2 is the control character 0x00"),
    (b"PING\r", "character 4 is the control character 0x0d"),
    (b"PING\nPING", "0x0a"),
    (b"START \xff 8 2", "byte 6 of 11 is 0xff"),
    (b"START \xed\xa0\x80 8 2", "byte 6 of 13 is 0xed"),
    ('START "p.bin 8 2', "the quote at character 6 is never closed: '\"p.bin 8 2'"),
    ('\t START "p.bin\\" 8 2', "the quote at character 8 is never closed"),
    (b"PING" + b" " * MAX_LINE, f"line of {MAX_LINE + 4} bytes, at most {MAX_LINE}"),
    ("REQ 4 REQ 5 START p.bin 8", "START takes 1 REQ, got 2 values: REQ '4' and REQ '5'"),
    ("REQ 4 REQUEST=4 CANCEL", "CANCEL takes 1 REQ, got 2 values: REQ '4' and REQUEST '4'"),
    ("REQ 4 CANCEL 5", "CANCEL takes at most 0 more words here, got 1, such as '5'"),
    ("SLOT 0 START p.bin 8 slot=1", "SLOT '0' and SLOT '1'"),
    ("START p.bin 8 gen=9", "START takes 1 GEN, got 2 values: GEN '9' and GEN '8'"),
    ("START gen=8 p.bin 2", "GEN '8' and GEN '2'"),
    ("START p.bin gen=8 gen=9", "GEN '8' and GEN '9'"),
    ("START prompt=p.bin tokens=1 gen=8", "PROMPT 'p.bin' and TOKENS '1'"),
    ("START p.bin tokens=1,2 8 2", "START takes 1 prompt, got 2: TOKENS '1,2' and the word 'p.bin'; with TOKENS the first word"),
    ("START tokens=1,2 p.bin", "TOKENS '1,2' and the word 'p.bin'; with TOKENS the first word without a name is GEN, an integer"),
    ("START p.bin tokens=1,2 gen=8", "TOKENS '1,2' and the word 'p.bin'; with TOKENS the first word without a name is QUANTUM"),
    ("START p.bin prompt=q.bin gen=8 quantum=2", "got 2: PROMPT 'q.bin' and the word 'p.bin'"),
    ("START tokens=1 8 2 1", "at most 2 more words here, got 3, such as '1'"),
    ("START p.bin 8 2 1", "at most 3 more words here, got 4, such as '1'"),
    ("START p.bin 8 sedd=1", "START has no option 'sedd=1'; the 20 known are EPOCH, FREQUENCY_PENALTY, GEN, IGNORE_EOS"),
    ("START REQ=4 p.bin 8", "START has no option 'REQ=4'"),
    ("START a=b.bin 8", "quotes make it a plain word"),
    ("START", "START needs 1 PROMPT or TOKENS, got 0"),
    ("START p.bin", "START needs 1 GEN, got 0"),
    ("START p.bin 8 quantum", "QUANTUM needs 1 value, got 0"),
    ("START p.bin 0", "GEN must be an integer in [1, 2147483647], got '0'"),
    ("START p.bin 8 -1", "QUANTUM must be an integer in [0, 2147483647], got '-1'"),
    ("START p.bin 8.5", "got '8.5'"),
    ("START p.bin ٣", "got '٣'"),
    ("START p.bin " + "9" * 100_000, "(100000 characters)"),
    ("START p.bin 2147483648", "got '2147483648'"),
    ("START gen=8 prompt=", "PROMPT must be a path of 1 to 4096 bytes, got 0"),
    ("START gen=8 prompt=" + "é" * 2049, "got 4098"),
    ("START gen=8 tokens=", "TOKENS= holds an empty prompt, 0 token ids"),
    ("START gen=8 tokens=1,,2", "got '' at place 1"),
    ("START gen=8 tokens=1,-2", "got '-2' at place 1"),
    ("START gen=8 tokens=1,2,2147483648", "got '2147483648' at place 2"),
    ("START gen=8 tokens=1,2,x" + "y" * 100, "(101 characters) at place 2"),
    ('START gen=8 tokens="1, 2"', "got ' 2' at place 1"),
    ("START p.bin 8 stop_token=", "STOP_TOKEN must be token ids"),
    ("START p.bin 8 temperature=hot", "TEMPERATURE must be a decimal number of at most 40 characters, got 'hot'"),
    ("START p.bin 8 temperature=nan", "got 'nan'"),
    ("START p.bin 8 temperature=1e400", "got '1e400'"),
    ("START p.bin 8 temperature=1" + "0" * 40, "got '10000"),
    ("START p.bin 8 temperature=1_0", "got '1_0'"),
    ("START p.bin 8 temperature=.", "got '.'"),
    ("START p.bin 8 top_k=-2", "TOP_K must be an integer in [-1, 2147483647], got '-2'"),
    ("START p.bin 8 seed=18446744073709551616", "SEED must be an integer in [-9223372036854775808, 18446744073709551615]"),
    ("START p.bin 8 ignore_eos", "IGNORE_EOS needs 1 value, got 0"),
    ("START p.bin 8 " + "seed=1 " * 62, "more than 64 words; the next begins at character 441: 'seed=1'"),
    ("START p.bin 8 ignore_eos=maybe", "IGNORE_EOS must be 1, 0, true or false, got 'maybe'"),
    ("EPOCH 7 START p.bin 8", "START takes EPOCH 7 only with 1 SLOT, got 0"),
    ("EPOCH 7 CANCEL", "CANCEL needs 1 REQ or SLOT, got 0"),
    ("REQ 4 EPOCH -1 CANCEL", "EPOCH must be an integer in [0, 9223372036854775807], got '-1'"),
    ("REQ 4 EPOCH 9223372036854775808 CANCEL", "got '9223372036854775808'"),
    ("EPOCH 7 PING", "PING takes no EPOCH, got '7'"),
    ("FREE_SNAPSHOT a EPOCH=7", "FREE_SNAPSHOT has no option 'EPOCH=7'"),
    ("START p.bin 8 stop=", "STOP must be strings between commas, none of them empty, got '': place 0 is empty"),
    ("START p.bin 8 stop=a,,b", "place 1 is empty"),
    (r"START p.bin 8 stop=a\x", r"STOP has no escape '\\x', at character 1; there are \n \r \t \, \\ \uXXXX"),
    (r"START p.bin 8 stop=\ud800", "STOP has no escape"),
    ("START p.bin 8 stop=" + "\\" * 99, "STOP has no escape"),
    ("START p.bin 8 stop=" + "a," * 2049, "STOP must have at most 4096 characters, got"),
    ("START p.bin 8 logit_bias=", "LOGIT_BIAS must be id:number between commas, got '' at place 0"),
    ("START p.bin 8 logit_bias=5:1,6", "got '6' at place 1"),
    ("START p.bin 8 logit_bias=5:1,5:2", "LOGIT_BIAS names token 5 twice, at place 1 again"),
    ("START p.bin 8 logit_bias=-1:1", "LOGIT_BIAS at place 0: the id must be an integer in [0, 2147483647], got '-1'"),
    ("START p.bin 8 logit_bias=5:nan", "LOGIT_BIAS at place 0 must be a decimal number of at most 40 characters, got 'nan'"),
    ("START p.bin 8 logprobs=-1", "LOGPROBS must be an integer in [0, 2147483647], got '-1'"),
    ("START p.bin 8 logprobs=99999999999999999999", "LOGPROBS must be an integer"),
    ("REQ 0 CANCEL", "REQ must be an integer in [1, 2147483647], got '0'"),
    ("REQ x CANCEL", "got 'x'"),
    ("REQ 2147483648 CANCEL", "got '2147483648'"),
    ("SLOT -1 START p.bin 8", "SLOT must be an integer in [0, 2147483647], got '-1'"),
    ("CANCEL", "CANCEL needs 1 REQ or SLOT, got 0"),
    ("CONTINUE 3", "CONTINUE needs 1 REQ or SLOT, got 0"),
    ("REQ 4 CONTINUE", "CONTINUE needs 1 MORE, got 0"),
    ("REQ 4 CONT 0", "MORE must be an integer in [1, 2147483647], got '0'"),
    ("REQ 4 CONT 1 2", "got 2, such as '2'"),
    ("PING 1", "PING takes at most 0 more words here, got 1, such as '1'"),
    ("PING n=1", "PING has no option 'n=1'; the 0 known are none"),
    ("REQ 4 PING", "PING takes no REQ, got '4'"),
    ("SLOT 4 SCHED_DRAIN", "SCHED_DRAIN takes no SLOT, got '4'"),
    ("SCHED_BATCH_PEEK 0", "ROWS must be an integer in [1, 2147483647], got '0'"),
    ("SNAPSHOT", "SNAPSHOT needs 1 NAME, got 0"),
    ("SNAPSHOT a,b", "NAME must be 1 to 128 letters, digits or any of _.:/@+-, got 'a,b'"),
    ('SNAPSHOT "a b"', "got 'a b'"),
    ("SNAPSHOT " + "a" * 129, "(129 characters)"),
    ("REQ 4 SNAPSHOT a", "SNAPSHOT takes no REQ, got '4'"),
    ("RESTORE_CHAIN a,,b p.bin", "NAMES must be 1 to 128 letters"),
    ("RESTORE_CHAIN a,b", "RESTORE_CHAIN needs 1 PROMPT or TOKENS, got 0"),
]


def data(line: str | bytes) -> bytes:
    return line.encode() if isinstance(line, str) else line


@pytest.mark.parametrize(("line", "command"), SPELLINGS)
def test_every_spelling_means_this_command(line: str, command: Command) -> None:
    assert parse(data(line)) == command


def test_every_keyword_and_every_option_is_spelled_above() -> None:
    words = set(re.findall(r"[A-Z_]+", " ".join(line.upper() for line, _ in SPELLINGS)))
    assert set(COMMANDS) | set(OPTIONS) <= words


@pytest.mark.parametrize(("line", "words"), REFUSED, ids=map(str, range(len(REFUSED))))
def test_lines_that_are_no_commands_are_refused_with_numbers(line: str | bytes, words: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(data(line))
    assert words in refused.value.message
    assert_is_a_reply(refused.value)


def assert_is_a_reply(refused: Malformed) -> None:
    """One line of bounded length that names a number or quotes what it is about."""
    assert str(refused) == refused.message
    assert refused.message.isprintable()
    assert len(refused.message) < 1500
    assert re.search("[0-9]", refused.message)


@pytest.mark.parametrize(
    ("line", "request_id"),
    [
        ("REQ 4 START", 4),
        ("REQ 4 SLOT x START p.bin 8", 4),
        ("request=4 start p.bin 8 sedd=1", 4),
        ("REQ 4 START p.bin 0", 4),
        ("START p.bin 0", None),
        ("REQ x START p.bin 0", None),
        ("REQ 0 START p.bin 0", None),
        ("REQ 4 REQ 5 START p.bin 8", None),
        ("REQ 4 START REQ=5 p.bin 8", 4),
        ("REQ 4 CONTINUE 0", None),
        ("REQ 4 CANCEL 5", None),
        ("REQ 4 FOO", None),
        ('REQ 4 START "p.bin 8', None),
        (b"REQ 4 START \xff 8", None),
    ],
)
def test_the_error_of_a_malformed_start_has_its_request_id(line: str | bytes, request_id: int | None) -> None:
    with pytest.raises(Malformed) as refused:
        parse(data(line))
    assert refused.value.request_id == request_id


NUMBERS = st.integers(-2, 12).map(str) | st.integers().map(str) | st.floats().map(str)
WORDS = st.sampled_from([*COMMANDS, *OPTIONS, "p.bin", '"a b"', '"', "\\", "=", ",", "1,2", " ", "\t", "\0", "é", "\u017f"]) | NUMBERS
LINES = st.lists(st.tuples(WORDS, st.sampled_from([" ", "=", ""])).map("".join)).map(lambda words: "".join(words).encode())


@given(st.binary() | LINES)
@example(b'START "')
@example(b'""')
@example(b"=")
@example(b"REQ= START")
def test_any_bytes_are_a_command_or_a_refusal(line: bytes) -> None:
    try:
        command = parse(line)
    except Malformed as refused:
        assert_is_a_reply(refused)
    else:
        assert parse(line_of(command)) == command
        assert parse(b" " + line + b"\t") == command


@pytest.mark.parametrize(
    "unit",
    [
        b'"',
        b'""',
        b'"\\',
        b"\\",
        b" ",
        b"a ",
        b"a=",
        b"=",
        b"1,",
        b",",
        b"9",
        b'a"b" ',
        b"REQ 1 ",
        b"SLOT ",
        b"START ",
        "é".encode(),
        b"\xff",
    ],
)
@pytest.mark.parametrize(
    "before",
    [
        b"START p.bin 8 tokens=",
        *(
            pytest.param(each, marks=pytest.mark.slow)
            for each in (b'START "', b"", b"START ", b"START p.bin 8 logit_bias=7:", b"START gen=", b"SNAPSHOT ", b"RESTORE_CHAIN ")
        ),
    ],
)
def test_the_longest_line_takes_no_longer_than_its_length(before: bytes, unit: bytes) -> None:
    """A tenth of a second or so for 1 MiB; what is quadratic would take hours."""
    line = (before + unit * MAX_LINE)[:MAX_LINE]
    start = time.thread_time()
    with pytest.raises(Malformed):
        parse(line)
    assert time.thread_time() - start < 5


def test_the_longest_prompt_on_a_line_is_taken() -> None:
    command = Command("START", prompt=(7,) * (MAX_LINE // 2 - 20), max_tokens=1)
    assert parse(line_of(command)) == command
    with pytest.raises(Malformed, match="at most 1048576"):
        line_of(Command("START", prompt=(7,) * MAX_LINE, max_tokens=1))
