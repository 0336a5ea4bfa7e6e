"""Every input line becomes exactly one output line."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from weakref import ref

import pytest

from tests.batch.conftest import Bench
from tests.batch.fake_llm import FakeLLM, FakeRun
from xlaengine.batch.errors import InputChanged, UsageError
from xlaengine.batch.merge import merge
from xlaengine.types import Request, RequestOutput

FIXTURES = Path(__file__).parents[1] / "fixtures"


def never(*args: object, **kwargs: object) -> FakeLLM:
    raise AssertionError("the model was loaded")


def test_every_line_is_answered_once_out_of_order(mixed: Bench) -> None:
    summary = mixed.run()
    assert (summary.completed, summary.failed, summary.resumed) == (40, 2, 0)
    numbers = [line["line"] for line in mixed.lines()]
    assert sorted(numbers) == list(range(1, 43))
    assert numbers != sorted(numbers)
    assert {line["custom_id"] for line in mixed.lines() if line["error"]} == {"line-12", "bad"}


def test_results_do_not_depend_on_slots_or_order(mixed: Bench) -> None:
    mixed.run()
    first = mixed.by_id()
    mixed.output.unlink()
    mixed.run(max_num_seqs=7)
    assert mixed.by_id() == first


def test_engine_settings_reach_the_engine(bench: Bench) -> None:
    bench.write({"prompt": "x", "logprobs": 3}, {"prompt": "x", "logprobs": 5}, {"prompt": "x", "logprobs": 99})
    made: list[FakeLLM] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        made.append(FakeLLM(*args, **kwargs))  # type: ignore[arg-type]
        return made[0]

    bench.run(make, seed=5, max_model_len=99, dtype="bfloat16")
    config = made[0].config
    assert (config.seed, config.max_model_len, config.dtype, config.max_num_seqs, config.max_logprobs) == (5, 99, "bfloat16", 3, 5)
    assert made[0].closed


@pytest.mark.parametrize(("asked", "built"), [(None, 0), (0, 1), (4, 4)])
def test_logprob_graph_is_built_only_if_a_line_needs_it(bench: Bench, asked: int | None, built: int) -> None:
    bench.write({"prompt": "x", "logprobs": asked})
    seen: list[int] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        seen.append(kwargs["max_logprobs"])  # type: ignore[arg-type]
        return FakeLLM(*args, **kwargs)  # type: ignore[arg-type]

    bench.run(make)
    assert seen == [built]


@pytest.mark.parametrize(
    ("fields", "built"),
    [
        ({"logprobs": 2}, (2, False)),
        ({"prompt_logprobs": 0}, (1, True)),
        ({"logprobs": 2, "prompt_logprobs": 7}, (7, True)),
        ({"logprobs": 2, "echo": True}, (2, True)),
        ({"echo": True}, (0, False)),
        ({"prompt": None, "messages": [{"role": "user", "content": "x"}], "logprobs": True, "top_logprobs": 3}, (3, False)),
        ({"prompt_logprobs": 7, "top_p": 9}, (0, False)),  # the line is invalid
    ],
)
def test_prompt_logprob_graphs_are_built_only_if_a_line_needs_them(bench: Bench, fields: dict, built: tuple[int, bool]) -> None:
    bench.write({"prompt": "xyz", **fields})
    seen: list[tuple[int, bool]] = []

    def make(*args: object, **kwargs: object) -> FakeLLM:
        seen.append((kwargs["max_logprobs"], kwargs["prompt_logprobs"]))  # type: ignore[arg-type]
        return FakeLLM(*args, **kwargs)  # type: ignore[arg-type]

    bench.run(make)
    assert seen == [built]


def test_choices_stop_reasons_and_prompt_logprobs_arrive_in_the_output(bench: Bench) -> None:
    bench.write(
        {"custom_id": "n", "prompt": "xy", "n": 3, "seed": 5, "ignore_eos": True, "max_tokens": 4, "stop": "t30", "return_token_ids": True},
        *({"custom_id": f"one-{i}", "prompt": "xy", "seed": 5 + i, "ignore_eos": True, "max_tokens": 4, "stop": "t30"} for i in range(3)),
        {"custom_id": "scored", "prompt": "xy", "max_tokens": 1, "prompt_logprobs": 1},
        {"custom_id": "echoed", "prompt": "xy", "max_tokens": 1, "logprobs": 1, "echo": True, "ignore_eos": True},
    )
    assert bench.run().failed == 0
    found = {name: line["response"]["body"]["choices"] for name, line in bench.by_id().items()}
    assert [choice["seed"] for choice in found["n"]] == [5, 6, 7]
    for index, choice in enumerate(found["n"]):
        (alone,) = found[f"one-{index}"]
        assert [choice[k] for k in ("text", "finish_reason", "stop_reason")] == [alone[k] for k in ("text", "finish_reason", "stop_reason")]
    assert found["scored"][0]["prompt_logprobs"][0] is None
    assert found["scored"][0]["prompt_logprobs"][1]["121"]["rank"] == 122
    assert found["echoed"][0]["text"].startswith("xyt")
    assert found["echoed"][0]["logprobs"]["token_logprobs"][:2] == [None, -122.0]


def test_request_that_the_engine_could_not_finish_is_an_error_line(bench: Bench) -> None:
    bench.write(*({"custom_id": name, "prompt": "x", "n": 2} for name in ("broken", "cancelled", "whole")))
    summary = bench.run(verify_reference="all")
    assert (summary.completed, summary.failed) == (1, 2)
    assert summary.first_failure == "line 1: logits of slot 0 are not finite"
    assert summary.report is not None
    assert [row.custom_id for row in summary.report.rows] == ["whole"]
    errors = {name: line["error"] and line["error"]["code"] for name, line in bench.by_id().items()}
    assert errors == {"broken": "engine_error", "cancelled": "aborted", "whole": None}


def test_served_name_stands_in_results_and_may_stand_in_lines(bench: Bench) -> None:
    bench.write(*({"prompt": "x", "model": name} for name in ("mine", "fake", "smollm2-135m-instruct", "other")))
    assert bench.run(served_model_name="mine").failed == 1
    lines = {line["line"]: line for line in bench.lines()}
    assert [lines[i]["response"]["body"]["model"] for i in (1, 2, 3)] == ["mine"] * 3
    assert lines[4]["error"]["message"] == "model is 'other', but 'mine' is served"
    with pytest.raises(UsageError, match="served_model_name was 'mine' and is now None"):
        bench.run(never, resume=True)


def test_input_for_another_model_is_refused_before_anything_is_loaded(bench: Bench) -> None:
    bench.write(*({"prompt": "x", "model": "gpt-4o"} for _ in range(3)), "{")
    words = "all 3 valid lines of .* ask for the model 'gpt-4o', and 'smollm2-135m-instruct' is served: give --served-model-name gpt-4o"
    with pytest.raises(UsageError, match=words):
        bench.run(never)
    assert not bench.output.exists()
    assert bench.run(served_model_name="gpt-4o").completed == 3


@pytest.mark.parametrize(("prompt", "refused"), [("text", True), ([1, 2], False)])
def test_text_for_a_model_without_tokenizer_is_refused_before_it_is_loaded(bench: Bench, prompt: str | list, refused: bool) -> None:
    bench.write({"prompt": [3]}, {"prompt": prompt})
    model = str(FIXTURES / "llama3")
    if not refused:
        assert bench.run(model=model).completed == 2
        return
    with pytest.raises(
        UsageError, match=r"has no tokenizer, and .*in\.jsonl has text \(line 2\): give --tokenizer, or prompts as token ids"
    ):
        bench.run(never, model=model)
    assert not bench.output.exists()


def test_completion_without_max_tokens_is_clipped_to_what_fits(bench: Bench) -> None:
    lines = [{"prompt": [5] * size, "ignore_eos": True} for size in (100, 120, 127)]
    bench.write(*lines, {**lines[1], "max_tokens": 16}, {"prompt": [5] * 128})
    assert bench.run().failed == 2
    found = {line["line"]: line for line in bench.lines()}
    assert [found[i]["response"]["body"]["usage"]["completion_tokens"] for i in (1, 2, 3)] == [16, 8, 1]
    assert [found[i]["error"]["code"] for i in (4, 5)] == ["context_length_exceeded"] * 2


def test_errors_that_need_the_model_are_error_lines_too(bench: Bench) -> None:
    bench.write(
        {"prompt": [1, 512]},
        {"prompt": "x" * 120, "max_tokens": 9},
        {"prompt": "x", "model": "gpt-4"},
        {"prompt": "x" * 119, "max_tokens": 9, "model": "fake"},
        {"prompt": "x", "model": "smollm2-135m-instruct"},
    )
    summary = bench.run()
    assert (summary.completed, summary.failed) == (2, 3)
    errors = {line["line"]: line["error"] for line in bench.lines() if line["error"]}
    assert "token id 512, the vocabulary has 512" in errors[1]["message"]
    assert errors[2]["code"] == "context_length_exceeded"
    assert "129" in errors[2]["message"] or "120 prompt tokens and 9 more" in errors[2]["message"]
    assert errors[3] == {"code": "mismatched_model", "message": "model is 'gpt-4', but 'fake' is served", "param": "model"}


def test_later_line_of_a_duplicate_id_is_the_error(bench: Bench) -> None:
    bench.write(
        {"custom_id": "a", "prompt": "x"}, {"custom_id": "a", "prompt": "y"}, {"prompt": "z"}, {"custom_id": "line-3", "prompt": "z"}
    )
    assert bench.run().failed == 2
    errors = {line["line"]: (line["custom_id"], line["error"]["code"]) for line in bench.lines() if line["error"]}
    assert errors == {2: ("a", "duplicate_custom_id"), 4: ("line-3", "duplicate_custom_id")}


def test_empty_input_is_an_empty_output_and_needs_no_model(bench: Bench, tmp_path: Path) -> None:
    bench.input.write_bytes(b"\n\n")
    metrics = tmp_path / "metrics.json"
    assert bench.run(never, metrics_file=metrics, verify_reference=3).completed == 0
    assert bench.output.read_bytes() == b""
    assert json.loads(metrics.read_text()) == {"completed": 0, "failed": 0, "resumed": 0}
    assert bench.run(never, resume=True).completed == 0
    bench.write({"prompt": "x"})
    assert bench.run(resume=True).completed == 1


def test_metrics_and_verification_are_written(mixed: Bench, tmp_path: Path) -> None:
    metrics = tmp_path / "metrics.json"
    mixed.run(metrics_file=metrics, verify_reference=5)
    found = json.loads(metrics.read_text())
    assert (found["completed"], found["failed"], found["requests"]) == (40, 2, 40)
    assert found["verify_reference"] == {"requests": 5, "mismatches": 0}


def test_metrics_are_there_while_the_reference_is_compared(mixed: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tests.batch.conftest.check_requests", stopped)
    with pytest.raises(KeyboardInterrupt):
        mixed.run(metrics_file=tmp_path / "metrics.json", verify_reference=5)
    found = json.loads((tmp_path / "metrics.json").read_text())
    assert (found["completed"], found["failed"]) == (40, 2)
    assert "verify_reference" not in found


def test_verified_requests_depend_on_the_seed_alone(mixed: Bench) -> None:
    def chosen(**options: int) -> set[str]:
        mixed.output.unlink(missing_ok=True)
        report = mixed.run(verify_reference=6, **options).report
        assert report is not None
        return {row.custom_id for row in report.rows}

    assert chosen() == chosen(max_num_seqs=8)
    assert len(chosen()) == 6
    assert chosen() != chosen(seed=1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"input_file": "nowhere.jsonl"}, "nowhere.jsonl: No such file"),
        ({"input_file": "/"}, "Is a directory"),
        ({"output_file": "nowhere/out.jsonl"}, "no directory .*nowhere"),
        ({"output_file": "/"}, "is a directory"),
        ({"metrics_file": Path("nowhere/m.json")}, "no directory nowhere"),
        ({"metrics_file": Path("/dev/null")}, "not a regular file"),
        ({"metrics_file": Path("-")}, "the metrics cannot go to standard output: name a file"),
        ({"trace_file": Path("nowhere/t.json")}, "the trace file nowhere/t.json cannot be written: there is no directory"),
        ({"report_dir": Path("/dev/null/report")}, "the report directory /dev/null/report cannot be made: /dev/null is not a directory"),
        ({"output_file": "-", "resume": True}, "nothing to resume"),
        ({"report_dir": Path("/proc/x")}, r"the report directory /proc/x cannot be written: /proc takes no new file \(No such file"),
        ({"profile_dir": Path("/proc/x/y")}, "the profile directory /proc/x/y cannot be written: /proc takes no new file"),
        ({"metrics_file": Path("/proc/m.json")}, "the metrics file /proc/m.json cannot be written: /proc takes no new file"),
        ({"trace_file": Path("/proc/t.json")}, "the trace file /proc/t.json cannot be written: /proc takes no new file"),
    ],
)
def test_impossible_jobs_are_refused_before_the_model_is_loaded(mixed: Bench, options: dict, words: str) -> None:
    if "/proc" in words and (not Path("/proc/self").exists() or os.geteuid()):
        pytest.skip("needs Linux's /proc, and a user for whom its permissions allow writing")
    with pytest.raises(UsageError, match=words):
        mixed.run(never, **options)


@pytest.mark.parametrize("option", ["metrics_file", "trace_file"])
def test_no_report_overwrites_the_input(mixed: Bench, option: str) -> None:
    before = mixed.input.read_bytes()
    with pytest.raises(UsageError, match=f"the (metrics|trace) file {mixed.input} is the input {mixed.input}: name another file"):
        mixed.run(never, **{option: mixed.input})
    assert mixed.input.read_bytes() == before


def test_reports_have_files_of_their_own(mixed: Bench, tmp_path: Path) -> None:
    same = tmp_path / "index.html"
    with pytest.raises(UsageError, match=f"the trace file {same} is the metrics file {same}: name another file"):
        mixed.run(never, metrics_file=same, trace_file=same)
    with pytest.raises(UsageError, match=f"the report's page {same} is the metrics file {same}: name another directory"):
        mixed.run(never, metrics_file=same, report_dir=tmp_path)
    for place in (mixed.output, mixed.output / "report"):
        with pytest.raises(UsageError, match=f"the report directory {place} is, or lies under, the output {mixed.output}: name"):
            mixed.run(never, report_dir=place)


def test_input_that_shrinks_during_the_run_is_an_error_and_its_output_is_not_resumed(mixed: Bench) -> None:
    class Shrinking(FakeLLM):
        def open_run(self) -> FakeRun:
            mixed.input.write_bytes(b'{"prompt": "x"}\n')
            return super().open_run()

    before = mixed.input.read_bytes()
    with pytest.raises(InputChanged, match=r"changed while it was read, .*: write another output"):
        mixed.run(Shrinking)
    mixed.input.write_bytes(before)
    for again in ({"resume": True}, {"retry_errors": True}, {"extend": True}):
        with pytest.raises(UsageError, match=r"cannot resume .*: the input changed while a run read it, .*: name another output"):
            mixed.run(never, **again)
    with pytest.raises(UsageError, match=r"cannot merge .*: the input changed while a run read it"):
        merge([mixed.output], mixed.output.with_name("merged.jsonl"), lambda *_: None)


def test_lines_appended_during_the_run_are_left_to_extend(bench: Bench) -> None:
    """A program that keeps appending requests does not spoil the run of those that are there."""
    line = {"prompt": "x", "max_tokens": 1}
    bench.write(line, line)

    class Appended(FakeLLM):
        def open_run(self) -> FakeRun:
            with bench.input.open("ab") as file:
                file.write(b'{"prompt": "later", "max_tokens": 3}\n')
            return super().open_run()

    assert bench.run(Appended).completed == 2
    assert [line["line"] for line in bench.lines()] == [1, 2]
    summary = bench.run(extend=True)
    assert (summary.completed, summary.resumed) == (3, 2)
    assert [line["line"] for line in bench.lines()] == [1, 2, 3]


def test_metrics_that_cannot_be_written_do_not_hide_what_ended_the_run(mixed: Bench, tmp_path: Path) -> None:
    folder = tmp_path / "metrics"
    folder.mkdir()

    class Shrinking(FakeLLM):
        def open_run(self) -> FakeRun:
            mixed.input.write_bytes(b'{"prompt": "x"}\n')
            folder.rmdir()
            return super().open_run()

    with pytest.raises(InputChanged):
        mixed.run(Shrinking, metrics_file=folder / "m.json")
    assert any(note.startswith("warning: the metrics file") for note in mixed.display.notes)


def test_memory_grows_with_ids_only(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request is not kept after it has finished."""
    bench.write(*({"prompt": "x", "max_tokens": 1} for _ in range(200)))
    made, most = list[ref[Request]](), 0

    class Counting(FakeRun):
        def step(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
            nonlocal most
            requests = list(requests)
            made.extend(map(ref, requests))
            most = max(most, sum(one() is not None for one in made))
            return super().step(requests)

    class Counted(FakeLLM):
        def open_run(self) -> FakeRun:
            return Counting(self)

    bench.run(Counted)
    assert 0 < most <= 4


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (gzip.compress(b'{"prompt": "x"}\n', mtime=0), "is compressed with gzip, not lines of JSON in UTF-8: convert it: gzip -dc "),
        (b"\x28\xb5\x2f\xfd\x04\x00", "is compressed with zstd, not lines of JSON in UTF-8: convert it: zstd -dc "),
        ('{"prompt": "x"}\n'.encode("utf-16"), "is in UTF-16, not lines of JSON in UTF-8: convert it: iconv -f UTF-16 -t UTF-8 "),
        ('{"prompt": "x"}\n'.encode("utf-16-be"), "is in UTF-16 without a byte order mark, not lines of JSON"),
        ('{"prompt": "x"}\n'.encode("utf-32"), "is in UTF-32, not lines of JSON"),
    ],
)
def test_an_input_that_is_compressed_or_in_another_encoding_is_refused_as_that(bench: Bench, data: bytes, words: str) -> None:
    bench.input.write_bytes(data)
    with pytest.raises(UsageError, match=re.escape(f"the input file {bench.input} {words}")):
        bench.run(never)
    assert not bench.output.exists()


def test_a_byte_order_mark_of_utf_8_is_taken(bench: Bench) -> None:
    bench.input.write_bytes(b"\xef\xbb\xbf" + b'{"prompt": "x"}\n')
    assert bench.run().completed == 1


def test_what_the_note_on_lines_of_an_earlier_run_counts(bench: Bench) -> None:
    bench.write({"prompt": "x"})
    bench.run()
    with bench.input.open("ab") as file:
        file.write(b'{"prompt": "y"}\n')
    bench.run(extend=True, verify_reference=1)
    assert "1 line was finished by an earlier run: only the others can be verified" in bench.display.notes


@pytest.mark.parametrize("what", ["output_file", "metrics_file", "trace_file", "report_dir"])
def test_a_name_with_a_control_character_is_refused_and_shown_escaped(bench: Bench, what: str) -> None:
    bench.write({"prompt": "x"})
    name = bench.output.parent / "a\n\x1bb"
    with pytest.raises(UsageError, match=r"a\\n\\x1bb' has a control character: name another file to write"):
        bench.run(never, **{what: str(name) if what == "output_file" else name})
    assert not name.exists()
