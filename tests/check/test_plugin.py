"""The pytest plugin, in sessions of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FIXTURES

pytest_plugins = ["pytester"]

ENGINE = """
from xlaengine import SamplingParams
from xlaengine.testing import assert_streams_match_reference, assert_tokens_equal

GREEDY = SamplingParams(temperature=0, max_tokens=4, ignore_eos=True)
PROMPTS = [[5, 6, 7], [8, 9]]

class Lying:
    def __init__(self, engine):
        self.engine = engine

    def generate(self, prompts, params):
        return [[*tokens[:-1], 3] for tokens in self.engine.generate(prompts, params)]
"""


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """Returns a function that runs ``code`` as a test module with only this plugin; installed or not, it is loaded once."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def run(code: str, *args: str, ini: str = "") -> pytest.RunResult:
        settings = pytester.makeini(f"[pytest]\n{ini}\n")
        pytester.makepyfile(ENGINE + code)
        # An explicit settings file, because pytest looks for settings beside every given path, and would find this project's beside a
        # fixture.
        return pytester.runpytest_inprocess("-c", str(settings), "-p", "xlaengine.testing.plugin", *args)

    return run


def test_the_fixture_reads_the_model_of_the_option_once_a_session(run) -> None:
    code = """
def test_passes(xlaengine_reference):
    reference = xlaengine_reference()
    assert_streams_match_reference(reference, PROMPTS, GREEDY, reference=reference)

def test_is_cached(xlaengine_reference):
    assert xlaengine_reference() is xlaengine_reference(dtype="float32")
"""
    result = run(code, "--xlaengine-model", str(FIXTURES / "llama3"))
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["xlaengine: 2 streams compared, 0 near ties, 0 mismatches"])


def test_a_failure_shows_its_table_and_is_counted(run) -> None:
    code = """
def test_fails(xlaengine_reference):
    reference = xlaengine_reference()
    assert_streams_match_reference(Lying(reference), PROMPTS, GREEDY, reference=reference)

def test_another_model(xlaengine_reference):
    assert_tokens_equal([4], [4])
"""
    result = run(code, "--xlaengine-model", str(FIXTURES / "llama3"))
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "E*AssertionError: 2 of 2 streams are not the checkpoint's (float32; 0 near ties within 0.0005 logits allowed)",
            "E*stream*position*expected*got*margin",
            "E*prompt 0*3*3*",
            "E*another run*result*",
            "E*prompt 0 alone*wrong from position 3 of 4 tokens, with the same tokens*",
            "E*possible: *",
            "xlaengine: 3 streams compared, 0 near ties, 2 mismatches",
        ]
    )
    result.stdout.no_fnmatch_line("*matching.py:*")  # the failure points at the test


def test_near_ties_are_listed_and_no_failure(run) -> None:
    code = """
from dataclasses import replace

def test_close(xlaengine_reference):
    reference = xlaengine_reference()
    lenient = replace(reference, tolerance=replace(reference.tolerance, margin=1e3))
    assert_streams_match_reference(Lying(reference), PROMPTS, GREEDY, reference=lenient)
"""
    result = run(code, "--xlaengine-model", str(FIXTURES / "llama3"))
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(
        [
            "near tie: *::test_close: prompt 0 position 3: * or 3, * apart",
            "near tie: *::test_close: prompt 1 position 3: * or 3, * apart",
            "xlaengine: 2 streams compared, 2 near ties, 0 mismatches",
        ]
    )


MODEL_ONLY = """
def test_model(xlaengine_reference):
    assert len(xlaengine_reference().definition.layers) == 2
"""


def test_the_model_may_stand_in_the_ini_file_relative_to_it(
    run, pytester: pytest.Pytester, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(MODEL_ONLY, "--xlaengine-model", str(FIXTURES / "qwen3"), ini="xlaengine_model = nowhere").assert_outcomes(passed=1)
    (pytester.path / "models").symlink_to(FIXTURES)
    run(MODEL_ONLY, ini="xlaengine_model = models/llama3")
    monkeypatch.chdir(tmp_path)
    pytester.runpytest_inprocess("-p", "no:xdist", "-p", "xlaengine.testing.plugin", str(pytester.path)).assert_outcomes(passed=1)


def test_a_relative_path_is_the_same_after_a_test_has_changed_the_directory(run, pytester: pytest.Pytester) -> None:
    (pytester.path / "models").symlink_to(FIXTURES)
    moved = "import pytest\n\n@pytest.fixture(autouse=True)\ndef moved(monkeypatch, tmp_path):\n    monkeypatch.chdir(tmp_path)\n"
    run(moved + MODEL_ONLY, "--xlaengine-model", "models/llama3").assert_outcomes(passed=1)


def test_without_a_model_the_fixtures_say_what_to_do(run) -> None:
    result = run(MODEL_ONLY + "\ndef test_path(xlaengine_model):\n    pass\n")
    result.assert_outcomes(failed=1, errors=1)
    result.stdout.fnmatch_lines(["*UsageError: no model is given: --xlaengine-model, or xlaengine_model in the ini file*"] * 2)


@pytest.mark.slow
def test_the_example_runs_as_it_is(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tokenizer_dir: Path) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for file in [*(FIXTURES / "llama3").iterdir(), *tokenizer_dir.iterdir()]:
        (pytester.path / file.name).symlink_to(file)
    (pytester.path / "test_my_engine.py").symlink_to(Path(__file__).parents[2] / "examples" / "test_my_engine.py")
    result = pytester.runpytest_inprocess("-p", "no:xdist", "-p", "xlaengine.testing.plugin", "--xlaengine-model", str(pytester.path))
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["xlaengine: * streams compared, 0 near ties, 0 mismatches"])


def test_a_session_that_compares_nothing_is_left_alone(run) -> None:
    result = run("def test_nothing():\n    pass\n")
    result.assert_outcomes(passed=1)
    result.stdout.no_fnmatch_line("*xlaengine:*")


def test_an_attempt_that_is_repeated_does_not_count(run, pytester: pytest.Pytester) -> None:
    """As pytest-rerunfailures does, the reports of both attempts are logged."""
    pytester.makeconftest("""
from _pytest.runner import runtestprotocol

def pytest_runtest_protocol(item, nextitem):
    runtestprotocol(item, log=False, nextitem=nextitem)
    item._initrequest()
    runtestprotocol(item, nextitem=nextitem)
    return True
""")
    code = """
def test_passes(xlaengine_reference):
    reference = xlaengine_reference()
    assert_streams_match_reference(reference, PROMPTS, GREEDY, reference=reference, runs=1)
"""
    result = run(code, "--xlaengine-model", str(FIXTURES / "llama3"))
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["xlaengine: 2 streams compared, 0 near ties, 0 mismatches"])


def test_comparisons_in_fixtures_count_and_failures_in_them_too(run) -> None:
    code = """
import pytest

@pytest.fixture
def compared():
    assert_tokens_equal([1], [1])
    yield
    assert_tokens_equal([1], [2])

def test_body(compared):
    assert_tokens_equal([[1], [2]], [[1], [2]])
"""
    result = run(code)
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["xlaengine: 4 streams compared, 0 near ties, 1 mismatch"])


def test_counts_of_one_are_told_in_the_singular(run) -> None:
    code = """
from xlaengine.check.assertions.tally import Counts, report_counts

def test_told():
    report_counts(Counts(1, near_ties=1, notes=("one",) * 11))
"""
    run(code).stdout.fnmatch_lines(["and 1 more near tie: -v", "xlaengine: 1 stream compared, 1 near tie, 0 mismatches"])


LOADED = """
import sys, time
import pytest
before, start = set(sys.modules), time.process_time()
import xlaengine.testing.plugin
print(1000 * (time.process_time() - start), *sorted(set(sys.modules) - before))
"""


def load_alone() -> tuple[float, list[str]]:
    """Returns the milliseconds of CPU that the plugin takes after pytest is loaded, and the modules that it adds."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    milliseconds, *modules = done.stdout.split()
    return float(milliseconds), modules


def test_loading_the_plugin_is_quick_and_loads_nothing_heavy() -> None:
    times, (modules, *_) = zip(*(load_alone() for _ in range(3)), strict=True)
    assert {name.split(".")[1] for name in modules if name.startswith("xlaengine.")} == {"check", "testing", "types"}
    assert not {"jax", "numpy", "tokenizers", "msgspec", "rich"} & set(modules)
    assert min(times) < 50
