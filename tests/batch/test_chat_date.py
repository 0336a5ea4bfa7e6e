"""The date that chat templates show is one for a whole job, whenever its parts run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tests.batch.conftest import Bench, contents
from tests.batch.fake_llm import FakeLLM
from tests.batch.test_shards import Shards
from xlaengine.batch.errors import UsageError
from xlaengine.batch.manifest import read_manifest
from xlaengine.config import Settings, settings_as_arguments
from xlaengine.types import Request, SamplingParams

FIRST, SECOND = "2031-02-03", "2031-02-04"


class Plain(FakeLLM):
    """Its chat template shows no date."""

    template = "{{ messages }}"

    @settings_as_arguments(Settings)
    def __init__(self, settings: Settings):
        super().__init__(**settings.as_arguments())
        self.date = settings.chat_date
        backend = SimpleNamespace(to_str=lambda: "words")
        named = {"bos_token": None, "eos_token": None, "other_tokens": {}}
        self.tokenizer: Any = SimpleNamespace(backend=backend, chat_template=self.template, **named)


class Dated(Plain):
    """A conversation begins with the date."""

    template = "{{ strftime_now('%Y') }}{{ messages }}"

    def make_request(
        self, request_id: str, prompt: str | Sequence[int] | None, messages: list | None, params: SamplingParams, *, clip: bool = False
    ) -> Request:
        if messages is not None:
            messages = [{"role": "system", "content": str(self.date)}, *messages]
        return super().make_request(request_id, prompt, messages, params, clip=clip)


class DyingDated(Dated):
    def finished(self) -> None:
        super().finished()
        if self.requests == 4:
            raise KeyboardInterrupt


On = Callable[[str], None]


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> On:
    """``on(date)``: from now on it is that day."""
    return lambda date: monkeypatch.setattr("xlaengine.batch.resume.today", lambda: date)


@pytest.fixture
def chats(bench: Bench) -> Bench:
    bench.write(*({"custom_id": f"c{i}", "messages": [{"role": "user", "content": f"Hello {i}"}], "max_tokens": 3 + i} for i in range(9)))
    return bench


def test_a_run_that_is_resumed_on_another_day_shows_the_day_of_its_first_part(chats: Bench, on: On) -> None:
    on(FIRST)
    chats.run(Dated)
    whole = chats.by_id()
    chats.output.unlink()
    with pytest.raises(KeyboardInterrupt):
        chats.run(DyingDated)
    on(SECOND)
    assert 0 < chats.run(Dated, resume=True).resumed < 9
    assert chats.by_id() == whole
    assert read_manifest(chats.output).fixed["chat_date"] == FIRST
    chats.output.unlink()
    chats.run(Dated)
    assert chats.by_id() != whole
    chats.output.unlink()
    chats.run(Dated, chat_date=FIRST)
    assert chats.by_id() == whole


def test_another_date_is_refused_where_a_run_is_resumed(chats: Bench) -> None:
    with pytest.raises(KeyboardInterrupt):
        chats.run(DyingDated, chat_date=FIRST)
    with pytest.raises(UsageError, match=f"chat_date was '{FIRST}' and is now '{SECOND}'"):
        chats.run(Dated, chat_date=SECOND, resume=True)


def test_another_date_is_refused_where_all_lines_are_done(chats: Bench) -> None:
    chats.run(Dated, chat_date=FIRST)
    with pytest.raises(UsageError, match=f"chat_date was '{FIRST}' and is now '{SECOND}'"):
        chats.run(Dated, chat_date=SECOND, resume=True)
    chats.output.unlink()
    chats.run(Plain, chat_date=FIRST)
    assert chats.run(Plain, chat_date=SECOND, resume=True).resumed == 9


def test_shards_of_two_days_are_merged_only_with_the_same_date(chats: Bench, on: On, tmp_path: Any) -> None:
    shards = Shards(chats, tmp_path)
    on(FIRST)
    first = shards.run("1/2", make_llm=Dated)
    on(SECOND)
    second = shards.run("2/2", make_llm=Dated)
    with pytest.raises(UsageError, match=f"chat_date is '{SECOND}' there and '{FIRST}' here"):
        shards.merge(first, second)
    shards.merge(first, shards.run("2/2", "again", make_llm=Dated, chat_date=FIRST))
    on(FIRST)
    chats.run(Dated)
    assert contents(shards.merged) == chats.by_id()


@pytest.mark.parametrize("kind", [Plain, Dated])
def test_the_date_is_recorded_only_if_a_line_shows_it(bench: Bench, on: On, tmp_path: Any, kind: type[Plain]) -> None:
    line = {"prompt": "x"} if kind is Dated else {"messages": [{"role": "user", "content": "x"}]}
    bench.write(*({"custom_id": f"c{i}", "max_tokens": 3} | line for i in range(4)))
    shards, parts = Shards(bench, tmp_path), []
    for shard, day in (("1/2", FIRST), ("2/2", SECOND)):
        on(day)
        parts.append(shards.run(shard, make_llm=kind))
        assert "chat_date" not in read_manifest(parts[-1]).fixed
    assert shards.merge(*parts).lines == 4


def test_conversations_that_are_appended_to_prompts_have_the_day_of_the_extension(bench: Bench, on: On, tmp_path: Any) -> None:
    """A run of prompts has recorded no date. A shard that gets none of the appended lines records none either."""
    bench.write(*({"custom_id": f"p{i}", "prompt": "x", "max_tokens": 3} for i in range(6)))
    shards = Shards(bench, tmp_path)
    on(FIRST)
    parts = [shards.run(f"{i}/3", make_llm=Dated) for i in (1, 2, 3)]
    with bench.input.open("a") as file:
        file.writelines(f'{{"custom_id": "c{i}", "messages": [{{"role": "user", "content": "x"}}], "max_tokens": 3}}\n' for i in range(2))
    on(SECOND)
    for i in (1, 2, 3):
        shards.run(f"{i}/3", make_llm=Dated, extend=True)
    assert [read_manifest(part).fixed.get("chat_date") for part in parts] == [SECOND, SECOND, None]
    on(FIRST)
    for i in (1, 2, 3):
        shards.run(f"{i}/3", make_llm=Dated, resume=True)
    assert shards.merge(*reversed(parts)).lines == 8
    assert read_manifest(shards.merged).fixed["chat_date"] == SECOND
    bench.run(Dated, chat_date=SECOND)
    assert contents(shards.merged) == bench.by_id()


def test_a_part_without_a_date_hides_no_difference_of_the_others(bench: Bench, on: On, tmp_path: Any) -> None:
    bench.write(*({"custom_id": f"p{i}", "prompt": "x", "max_tokens": 3} for i in range(3)))
    shards = Shards(bench, tmp_path)
    parts = [shards.run(f"{i}/3", make_llm=Dated) for i in (1, 2, 3)]
    with bench.input.open("a") as file:
        file.writelines(f'{{"custom_id": "c{i}", "messages": [{{"role": "user", "content": "x"}}], "max_tokens": 3}}\n' for i in range(2))
    for i, day in ((3, FIRST), (1, FIRST), (2, SECOND)):
        on(day)
        shards.run(f"{i}/3", make_llm=Dated, extend=True)
    with pytest.raises(UsageError, match="chat_date is "):
        shards.merge(parts[2], *parts[:2])
