"""What a rehearsal has found is remembered for the same graphs, weights and machine, and for no others."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.conftest import FIXTURES
from xlaengine import LLM, SamplingParams
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.runner.compiler import Built
from xlaengine.runner.placement import Placement
from xlaengine.runner.verdict import KeptVerdicts, Verdict

FOUND = Verdict(prefill_is_exact=True, decode_is_exact=True, widths=(3, 7), places_agree=True, speculated=((42,), (3, 5)))
DRAFTER = SpeculativeConfig(method="ngram", num_speculative_tokens=5)
CONFIG = EngineConfig(max_num_seqs=7, max_model_len=96, kernels="xla", decode_widths=(3, 5, 7), speculative=DRAFTER)
BUILT = {"decode[7]": Built(None, "declared", "aa"), "init": Built(None, "cache", "bb")}  # type: ignore[arg-type]


def asked(verdicts: KeptVerdicts, config: EngineConfig = CONFIG, built: dict[str, Built] = BUILT) -> bool:
    questions: list[None] = []

    def ask() -> Verdict:
        questions.append(None)
        return FOUND

    assert verdicts.verdict(config, built, ask, Placement()) == FOUND
    return bool(questions)


@pytest.fixture
def verdicts(tmp_path: Path) -> KeptVerdicts:
    kept = KeptVerdicts(tmp_path / "rehearsed", ("weights", None))
    assert asked(kept)
    return kept


def test_a_second_start_asks_nothing(verdicts: KeptVerdicts) -> None:
    assert not asked(verdicts)
    assert not asked(verdicts, built={name: each._replace(reason="cache") for name, each in BUILT.items()})
    assert not asked(verdicts, replace(CONFIG, seed=9, depth=3, log_interval=7, scheduling_policy="lof"))


@pytest.mark.parametrize(
    "changed",
    [
        lambda kept, patch: asked(kept, replace(CONFIG, max_num_seqs=6)),
        lambda kept, patch: asked(kept, built={**BUILT, "init": BUILT["init"]._replace(code="cc")}),
        lambda kept, patch: asked(kept, built={"decode[7]": BUILT["decode[7]"]}),
        lambda kept, patch: asked(replace(kept, weights=("weights", "drafter"))),
        lambda kept, patch: patch.setenv("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false") or asked(kept),
        lambda kept, patch: patch.setenv("PJRT_NPROC", "7") or asked(kept),
        lambda kept, patch: patch.setattr("jax.__version__", "0.10.77") or asked(kept),
        lambda kept, patch: patch.setattr("jaxlib.version.__version__", "0.10.77") or asked(kept),
        lambda kept, patch: patch.setattr("xlaengine.runner.verdict.OF_PLATFORM", {}) or asked(kept),
        lambda kept, patch: patch.setattr("xlaengine.ops.native.machine", lambda: "another") or asked(kept),
        lambda kept, patch: patch.setattr(os, "sched_getaffinity", lambda of: range(5)) or asked(kept),
        lambda kept, patch: patch.setattr("xlaengine.runner.verdict._CODE", ["another rehearsal"]) or asked(kept),
        lambda kept, patch: patch.setattr(Placement, "is_host", False) or asked(kept),
    ],
)
def test_whatever_bits_depend_on_is_asked_of_again(
    verdicts: KeptVerdicts, monkeypatch: pytest.MonkeyPatch, changed: Callable[[KeptVerdicts, pytest.MonkeyPatch], bool]
) -> None:
    assert changed(verdicts, monkeypatch)
    monkeypatch.undo()
    assert not asked(verdicts)


def test_other_kernels_are_asked_of_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, native = KeptVerdicts(tmp_path, ("weights",)), replace(CONFIG, kernels="native", prefill_tile=32)
    for library, is_new in (("one", True), ("one", False), ("other", True)):
        monkeypatch.setattr("xlaengine.ops.native.library.identity", lambda library=library: library)
        assert asked(kept, native) == is_new


@pytest.mark.parametrize("damage", [b"", b'{"widths": [3', b"[1, 2]", b'{"widths": [3, 7]}', b"\xff\xfe"])
def test_what_cannot_be_read_is_asked_of_again_and_written_anew(verdicts: KeptVerdicts, damage: bytes) -> None:
    (file,) = verdicts.directory.iterdir()
    file.write_bytes(damage)
    assert asked(verdicts)
    assert not asked(verdicts)


@pytest.mark.parametrize(
    "wrong",
    [
        {"widths": (-5, 1_000_000_000)},
        {"widths": (3,)},
        {"widths": ()},
        {"widths": (7, 3, 7)},
        {"speculated": ((43,), (3, 5))},
        {"speculated": ((24,), (3, 5))},
        {"speculated": ((42,), (4, 5))},
        {"speculated": ((42,), ())},
        {"speculated": ()},
    ],
)
def test_what_no_rehearsal_finds_is_asked_of_again_and_written_anew(verdicts: KeptVerdicts, wrong: dict[str, tuple[Any, ...]]) -> None:
    (file,) = verdicts.directory.iterdir()
    file.write_bytes(msgspec.json.encode(replace(FOUND, **wrong)))  # type: ignore[arg-type]
    assert asked(verdicts)
    assert not asked(verdicts)


def test_only_a_regular_file_is_read(verdicts: KeptVerdicts) -> None:
    (file,) = verdicts.directory.iterdir()
    file.unlink()
    os.mkfifo(file)
    assert asked(verdicts)


def test_where_nothing_can_be_written_each_start_asks(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = KeptVerdicts(tmp_path / "file" / "rehearsed", ("weights",))
    assert asked(kept)
    assert asked(kept)


def test_what_must_be_said_is_said_of_a_remembered_one_too(tmp_path: Path) -> None:
    kept = KeptVerdicts(tmp_path, ("weights",))
    for ask in (lambda: replace(FOUND, places_agree=False), pytest.fail):
        with pytest.warns(UserWarning, match="depend on its place"):
            kept.verdict(CONFIG, BUILT, ask, Placement()).warn()


@pytest.mark.slow
def test_an_llm_rehearses_at_its_first_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLAENGINE_CACHE", str(tmp_path))
    settings: dict[str, Any] = {"model": str(FIXTURES / "llama3"), "max_num_seqs": 3, "max_model_len": 64, "max_logprobs": 0}
    prompt, params = [{"prompt_token_ids": [5, 6, 7]}], SamplingParams(max_tokens=9, ignore_eos=True)
    with LLM(**settings) as first:
        told = first.generate(prompt, params)[0].outputs[0].token_ids
        widths = first.engine.runner.decode_widths
    assert len(list((tmp_path / "rehearsed").iterdir())) == 1
    monkeypatch.setattr("xlaengine.runner.runner.Rehearsal", pytest.fail)
    with LLM(**settings) as second:
        assert second.engine.runner.decode_widths == widths
        assert second.generate(prompt, params)[0].outputs[0].token_ids == told
