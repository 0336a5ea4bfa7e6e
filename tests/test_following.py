"""What a process compares with process 0 before it follows. The lines are fakes, and nothing is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, NoReturn

import pytest

from xlaengine import following
from xlaengine.config import Settings, SpeculativeConfig
from xlaengine.following import OF_ONE_PROCESS, Greeting, Opening, follow, join
from xlaengine.processes import End, Leader
from xlaengine.runner.leading import Ended

SETTINGS = Settings("tiny", coordinator="h:1", num_processes=2, max_num_seqs=4)


class Failed(SystemExit):
    """In place of the end of all processes."""


class Line:
    """A `Follower` that hears what is given, and then the end."""

    def __init__(self, told: Sequence[object], end: End | None = None):
        self._told = [*told, end or End(7)]

    def hear(self) -> object:
        return self._told.pop(0)

    def fail(self, why: str) -> NoReturn:
        raise Failed(why)


def followed(settings: Settings, *told: object) -> int | str:
    """The exit status, or why all processes have ended."""
    try:
        return follow(Line(told), settings)  # type: ignore[arg-type]
    except Failed as failed:
        return str(failed)


def greeting(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Greeting:
    """What process 0 sends its followers when it has joined with these settings, more than once."""
    sent: list[Any] = []
    monkeypatch.setattr(Leader, "tell", lambda self, message: sent.append(message))
    leader = Leader([])
    monkeypatch.setattr(following, "join_processes", lambda *address: leader)
    assert join(settings) is leader
    join(replace(settings, max_num_seqs=99))  # a second LLM of the same program, which followers construct as process 0 says
    (told,) = sent
    return told


def test_a_process_with_the_settings_of_process_0_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = greeting(replace(SETTINGS, process_id=0), monkeypatch)
    assert followed(replace(SETTINGS, process_id=1), told) == 7
    elsewhere = Settings("/my/tiny", coordinator="10.0.0.1:1", process_id=1, max_num_seqs=4, tokenizer="/my", memory_check=False)
    assert followed(elsewhere, told) == 7


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"max_num_seqs": 8}, "max_num_seqs is 8, and in process 0 it is 4"),
        (
            {"short_slots": "1x64", "dtype": "bfloat16"},
            "dtype is 'bfloat16', and in process 0 it is 'auto'; short_slots is '1x64', and ",
        ),
        ({"speculative_config": {"method": "ngram"}}, "speculative_config is {'method': 'ngram', 'num_speculative_tokens': 4, "),
    ],
)
def test_other_settings_end_all_processes_with_their_names_and_both_values(
    other: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = greeting(SETTINGS, monkeypatch)
    assert str(followed(replace(SETTINGS, process_id=1, **other), told)).startswith(f"cannot follow process 0: {words}")


def test_every_setting_is_compared_that_is_not_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    told = greeting(SETTINGS, monkeypatch)
    assert told.settings.keys() == {one.name for one in fields(Settings)} - OF_ONE_PROCESS


def test_a_drafter_may_lie_elsewhere_and_a_config_may_be_spelled_in_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    told = greeting(replace(SETTINGS, speculative_config={"model": "/one/draft"}), monkeypatch)
    same = SpeculativeConfig(method="draft", model="/another/draft")
    assert followed(replace(SETTINGS, speculative_config=same), told) == 7
    assert "num_speculative_tokens" in str(followed(replace(SETTINGS, speculative_config=replace(same, num_speculative_tokens=2)), told))


def test_another_model_ends_all_processes_with_both_fingerprints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "ModelFiles", lambda *args: None)
    monkeypatch.setattr(following, "_traits", lambda *args: {"the model": "12ab", "jax": "1"})
    opening = Opening(None, {"the model": "34cd", "jax": "1"})  # type: ignore[arg-type]
    assert followed(SETTINGS, opening) == "cannot follow process 0: the model is 12ab, and in process 0 it is 34cd"


@pytest.mark.parametrize("before_the_rehearsal", [False, True])
def test_a_follower_says_that_process_0_was_stopped(
    before_the_rehearsal: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stopped, told = End(1, was_stopped=True), []
    if before_the_rehearsal:

        def ends(*_: object) -> NoReturn:
            raise Ended(stopped)

        monkeypatch.setattr(following, "_require_same", ends)
        told = [Greeting({})]
    assert follow(Line(told, stopped), SETTINGS) == 1  # type: ignore[arg-type]
    (said,) = caplog.messages
    assert said.startswith("process 0 was stopped by a signal. The run ends in all processes, and results that were written are kept: ")


def test_a_follower_says_that_process_0_has_failed(caplog: pytest.LogCaptureFixture) -> None:
    assert follow(Line([], End(2, failed=True)), SETTINGS) == 2  # type: ignore[arg-type]
    (said,) = caplog.messages
    assert said.startswith("process 0 has failed, and its messages say why. The run ends in all processes, and results that were ")


def test_a_follower_says_nothing_when_process_0_ends_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    assert follow(Line([]), SETTINGS) == 7  # type: ignore[arg-type]
    assert caplog.messages == []
