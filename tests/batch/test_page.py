"""The page of ``--report``, on the fake device."""

from __future__ import annotations

from pathlib import Path

from tests.control.fake_device import VOCAB, FakeRunner
from tests.streams import drain, request
from tests.test_life_of_a_request import FAKE
from xlaengine.batch.interface import Job, Summary
from xlaengine.batch.page import write_report
from xlaengine.check.judge import TOLERANCES, Report, Row
from xlaengine.config import Settings
from xlaengine.engine import Engine
from xlaengine.observe.trace import Trace, timeline


def test_a_divergence_is_shown_with_the_place_of_its_token(tmp_path: Path) -> None:
    engine = Engine(FakeRunner(FAKE))  # type: ignore[arg-type]
    engine.trace = trace = Trace()
    for each in (request("first", [5], max_tokens=4), request("pair", [6], max_tokens=3, n=2)):
        engine.submit(each)
    drain(engine)
    rows = (
        Row("first", 4),
        Row("pair#1", 3, verdict="mismatch", what="token", position=2, expected=17, got=19, margin=0.25),
        Row("pair", 3, verdict="mismatch", what="prompt logprob", position=1),
    )
    summary = Summary(2, 1, 0, engine.metrics(), Report(rows, TOLERANCES["float32"], 1.0))
    job = Job(input_file="in/prompts.jsonl", output_file="-", settings=Settings("tiny", max_num_seqs=3), report_dir=tmp_path / "report")
    page = write_report(job, trace, timeline(trace, 3), summary).read_text()
    for words in ("prompts.jsonl", "tiny", "2 done, 1 failed", "token 2, margin 0.25", "prompt logprob 1", "step 2, slot 2"):
        assert words in page
    assert page.count("step 2, slot") == page.count("step 2, slot 2")


def test_the_load_of_experts_is_drawn(tmp_path: Path) -> None:
    engine = Engine(FakeRunner(FAKE, experts=(0, VOCAB)))  # type: ignore[arg-type]
    engine.submit(request("first", [5, 6], max_tokens=4))
    drain(engine)
    job = Job(input_file="prompts.jsonl", output_file="-", settings=Settings("tiny"), report_dir=tmp_path / "report")
    page = write_report(job, Trace(), timeline(Trace(), 3), Summary(1, 0, 0, engine.metrics(), None)).read_text()
    assert f"tokens of the {VOCAB} experts of layer 1" in page
    assert "of layer 0" not in page
