"""Every command comes back from every way to spell it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.errors import Malformed
from xlaengine.daemon.protocol.commands import ALIASES, COMMANDS, OPTIONS, SAMPLING, Command
from xlaengine.daemon.protocol.frames import INT32_MAX
from xlaengine.daemon.protocol.grammar import line_of, parse
from xlaengine.daemon.protocol.lexer import quoted
from xlaengine.daemon.protocol.readers import MAX_NAME, MAX_PATH, escaped

IDS, COUNTS, POSITIVE = st.integers(1, INT32_MAX), st.integers(0, INT32_MAX), st.integers(1, INT32_MAX)
TOKEN_IDS = st.lists(st.integers(0, INT32_MAX), min_size=1, max_size=5).map(tuple)
PATHS = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1).filter(lambda path: len(path.encode()) <= MAX_PATH)
NAMES = st.text("abcXYZ019_.:/@+-", min_size=1, max_size=MAX_NAME)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "request_id": IDS,
    "slot": COUNTS,
    "prompt": PATHS | TOKEN_IDS,
    "max_tokens": POSITIVE,
    "quantum": COUNTS,
    "temperature": st.floats(allow_nan=False, allow_infinity=False),
    "top_k": st.integers(-1, INT32_MAX),
    "top_p": st.floats(allow_nan=False, allow_infinity=False),
    "min_p": st.floats(allow_nan=False, allow_infinity=False),
    "repetition_penalty": st.floats(allow_nan=False, allow_infinity=False),
    "presence_penalty": st.floats(allow_nan=False, allow_infinity=False),
    "frequency_penalty": st.floats(allow_nan=False, allow_infinity=False),
    "min_tokens": COUNTS,
    "logprobs": COUNTS,
    "epoch": st.integers(0, 2**63 - 1),
    "logit_bias": st.dictionaries(COUNTS, st.floats(allow_nan=False, allow_infinity=False), min_size=1),
    "stop": st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=1, max_size=4).map(tuple),
    "seed": st.integers(-(2**63), 2**64 - 1),
    "stop_token_ids": TOKEN_IDS,
    "ignore_eos": st.booleans(),
    "more": POSITIVE,
    "rows": POSITIVE,
    "name": NAMES,
    "names": st.lists(NAMES, min_size=1, max_size=5).map(tuple),
}


TEXTS = {True: ["1", "true", "TRUE"], False: ["0", "false", "False"]}


def any_case(word: str) -> st.SearchStrategy[str]:
    return st.sampled_from([word, word.lower(), word.capitalize()])


def text_of(value: Any) -> st.SearchStrategy[str]:
    """The ways to write a value. A text with any characters is quoted."""
    match value:
        case bool():
            return st.sampled_from(TEXTS[value])
        case int() | float():
            return st.sampled_from([str(value), f'"{value}"'])
        case dict():
            return st.just(",".join(f"{token}:{bias}" for token, bias in value.items()))
        case tuple():
            return st.just(",".join(map(str, value)))
    return st.just(quoted(value))


@st.composite
def a_spelling(draw: st.DrawFn) -> tuple[str, Command]:
    """A command and one of the lines that mean it: named or bare, ``key=value`` or two words, before or behind, in any order and case."""
    keyword = draw(st.sampled_from(sorted(COMMANDS)))
    rule, name_of_it = COMMANDS[keyword], ALIASES.get(keyword, keyword)
    needed = {OPTIONS[word].field for word in rule.words[: rule.needed]}
    said: dict[str, Any] = {}
    for field in sorted({OPTIONS[option].field for option in rule.prefix | rule.behind}):
        if field in needed or draw(st.booleans()):
            said[field] = draw(FIELDS[field])
    if keyword == "START" and "epoch" in said and "slot" not in said:
        said["slot"] = draw(COUNTS)
    if name_of_it in ("CONTINUE", "CANCEL") and not said.keys() & {"request_id", "slot"}:
        said["request_id"] = draw(IDS)
    before, bare, behind = [], [], []
    place_of = {OPTIONS[word].field: place for place, word in enumerate(rule.words)}
    for name, value in sorted(said.items(), key=lambda item: place_of.get(item[0], 0)):  # from the first bare word on all are bare
        places = [option for option in rule.prefix | rule.behind if OPTIONS[option].field == name]
        if name == "prompt":
            places = ["TOKENS" if isinstance(value, tuple) else "PROMPT"]
        said_as = st.just(quoted(",".join(map(escaped, value)))) if name == "stop" else text_of(value)
        option, text = draw(st.sampled_from(sorted(places))), draw(said_as)
        if option in rule.words and (bare or draw(st.booleans())):
            bare.append((rule.words.index(option), text))
            continue
        place = behind if option not in rule.prefix or (option in rule.behind and draw(st.booleans())) else before
        place.append(draw(any_case(option)) + draw(st.sampled_from(["=", " ", "\t "])) + text)
    sampling = {option.field: said[option.field] for option in SAMPLING.values() if option.field in said}
    fields = {name: value for name, value in said.items() if name not in sampling}
    behind = draw(st.permutations(behind + [""] * len(bare)))
    ordered = iter(text for _, text in sorted(bare))
    words = [*draw(st.permutations(before)), draw(any_case(keyword)), *(word or next(ordered) for word in behind)]
    return draw(st.sampled_from([" ", "  ", " \t"])).join(words), Command(name_of_it, **fields, sampling=sampling)


@given(a_spelling())
def test_a_command_comes_back_from_every_way_to_spell_it(case: tuple[str, Command]) -> None:
    line, command = case
    assert parse(line.encode()) == command
    assert parse(line_of(command)) == command


@pytest.mark.parametrize(
    "command",
    [
        Command("CANCEL", request_id=0),
        Command("CANCEL"),
        Command("CONTINUE", request_id=4),
        Command("CONTINUE", request_id=4, more=3, rows=2),
        Command("SNAPSHOT", name="a\nABORT", slot=0),
        Command("START", prompt="a\nABORT", max_tokens=1),
        Command("START", prompt="\udcff", max_tokens=1),
        Command("START", prompt=(), max_tokens=1),
        Command("START", prompt=(1,), max_tokens=1, sampling={"temperature": float("nan")}),
    ],
)
def test_a_command_that_no_line_can_have_is_refused_before_it_is_sent(command: Command) -> None:
    with pytest.raises(Malformed):
        line_of(command)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (Command("START", prompt=(1,), max_tokens=0), r"GEN must be an integer in \[1, 2147483647\], got '0'"),
        (Command("START", prompt=(1,), max_tokens="5"), "GEN cannot be \"'5'\": it would be read as '5'"),  # type: ignore[arg-type]
        (Command("CONTINUE", request_id=4, more=0), r"MORE must be an integer in \[1, 2147483647\], got '0'"),
        (Command("SNAPSHOT", name="", slot=0), "NAME must be 1 to 128 letters, .* got ''"),
        (Command("SNAPSHOT", name=5, slot=0), "NAME cannot be '5': it would be read as \"'5'\""),  # type: ignore[arg-type]
        (Command("START", prompt=(1,), max_tokens=1, sampling={"temperature": "1"}), "TEMPERATURE cannot be \"'1'\": .* '1.0'"),
        (Command("START", prompt=(1,), max_tokens=1, sampling={"stop": 5}), r"STOP cannot be '5': .* \"\('5',\)\""),
        (Command("START", prompt=(1,), max_tokens=1, sampling={"stop": ("a", 5)}), "STOP must be strings, got '5'"),
        (Command("START", prompt=(1,), max_tokens=1, sampling={"logit_bias": {"5": 1}}), "LOGIT_BIAS cannot be"),
        (Command("START", prompt=(1,), max_tokens=1, sampling={"stop": ("a", "b = \ud93f")}), r"STOP holds a lone surrogate, '\\ud93f'"),
        (Command("START", prompt="\ud93f", max_tokens=1), r"PROMPT holds a lone surrogate, '\\ud93f', which is not a character$"),
    ],
)
def test_a_value_that_a_line_would_change_is_refused_by_its_name(command: Command, words: str) -> None:
    with pytest.raises(Malformed, match=f"^{words}"):
        line_of(command)
