"""The printed graph table: what is checked in is what the code gives, and a bad program is caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import jax
import pytest

from tests.observe.printed.conftest import PLAIN, reprint
from xlaengine.cli.main import main
from xlaengine.device.table import graph_table
from xlaengine.observe.printed import graphs as printing
from xlaengine.observe.printed import manifest
from xlaengine.observe.printed.graphs import Printed, broken_promises, print_graph, print_tables
from xlaengine.observe.printed.tables import ENGINE, MODEL, PrintedTable, printed_tables
from xlaengine.ops import native

COPIES = ("take_snapshot", "load_snapshot")

CHECKED_IN = Path(__file__).parents[3] / "graphs"


@pytest.fixture(scope="module")
def printed() -> tuple[Printed, ...]:
    return print_tables()


@pytest.mark.slow
def test_the_checked_in_graphs_are_what_the_code_gives(printed):
    assert manifest.differences(CHECKED_IN, printed) == [], "`xlaengine graphs --write` prints them anew; read the diff"


@pytest.mark.slow
def test_no_graph_breaks_a_promise(printed):
    assert broken_promises(printed) == []


def state_of(entry: dict[str, Any], side: str) -> dict[str, str]:
    return {path: shape for path, shape in entry[side].items() if path.startswith("state.")}


@pytest.mark.slow
def test_every_graph_that_takes_the_state_gives_all_of_it_back_in_place_or_only_reads(printed):
    takers = {one.name: one.entry for one in printed if state_of(one.entry, "arguments")}
    readers = {"save", *(f"score[{T}]" for T in ENGINE.prefill_buckets), *(f"probe[{R}]" for R in ENGINE.decode_widths)}
    readers |= {"eagle/save", "hybrid/save", "hybrid/save_recurrent", "tiles/score[24]"}
    readers |= set() if native.missing() else {"native/score[16]", "native/probe[8]"}
    assert {name for name, entry in takers.items() if entry["read_only"]} == readers
    plain = [name for name in takers if "/" not in name]
    assert len(plain) == 4 + 2 * len(ENGINE.prefill_buckets) + 2 * len(ENGINE.decode_widths)
    for name, entry in takers.items():
        if name in readers:
            assert not state_of(entry, "results")
            assert not entry["donated"]
        else:
            assert state_of(entry, "arguments") == state_of(entry, "results")
            assert entry["donated"] == list(state_of(entry, "arguments"))
            assert entry["aliased_bytes"] == entry["donated_bytes"] > 0


@pytest.mark.slow
def test_each_way_of_speculating_is_printed(printed):
    names = {one.name for one in printed}
    ways = [table for table in printed_tables() if table.name not in ("", "tiles", "hybrid") and table.engine.kernels == "xla"]
    for table in ways:
        assert table.engine.speculative is not None
        declared = {graph.name for graph in graph_table(MODEL, table.engine, table.speculation)}
        kinds = {"draft": f"draft_{table.engine.speculative.counts[-1]}[3]", "judge": f"decode_{table.engine.step_places[-1]}[3]"}
        kinds |= {"fill": "fill[8]"} if table.speculation is not None and table.speculation.spec else {}
        assert set(kinds.values()) <= declared
        assert {f"{table.name}/{name}" for name in kinds.values()} <= names
    assert {"draft", "ngram", "medusa", "eagle"} == {table.name for table in ways}
    in_part = ("native", "native-eagle", "eagle", "hybrid", "int8")
    assert {one.name for one in printed if one.text is None and one.name.split("/")[0] not in in_part} == set()


@pytest.mark.slow
def test_every_graph_that_moves_recurrent_state_is_printed(printed):
    written = {one.name for one in printed if one.name.startswith("hybrid/") and one.text is not None}
    assert written == {f"hybrid/{name}" for name in ("save_recurrent", "restore_recurrent", "keep_state", "load_state", *COPIES)}


@pytest.mark.slow
@pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")
def test_with_native_kernels_no_product_and_no_loop_over_keys_is_left_to_xla(printed):
    for name in ("prefill[16]", "decode[8]"):
        ops = next(one.entry["ops"] for one in printed if one.name == f"native/{name}")
        assert "dot_general" not in ops
        assert ops["custom_call @xlaengine_attention_float32"] > 0
        assert ops["custom_call @xlaengine_product_float32"] >= 4


@pytest.mark.slow
@pytest.mark.skipif(native.missing() is not None, reason=f"no native kernels: {native.missing()}")
def test_with_native_kernels_the_compiled_module_has_a_loop_over_layers(printed):
    """XLA unrolls a loop of one iteration, and copies would then be counted in another module."""
    native.ensure()
    table = next(table for table in printed_tables() if table.name == "native")
    assert table.model.layers > 2
    decode = next(graph for graph in table.graphs if graph.name.startswith("decode"))
    assert decode.lower().compile().as_text().count(" while(") >= 1


@pytest.mark.slow
def test_graphs_by_tiles_are_printed(printed):
    assert [one.name for one in printed if one.name.startswith("tiles/")] == ["tiles/prefill[24]", "tiles/score[24]", "tiles/fill[24]"]


@pytest.mark.slow
def test_a_drafter_writes_its_own_rows_and_the_target_reads_no_weights_of_it(printed):
    entries = {one.name: one.entry for one in printed}
    for name, entry in entries.items():
        drafts = name.partition("/")[2].startswith(("draft", "fill"))
        weights = {path for path in entry["arguments"] if path.startswith("weights.")}
        assert (
            all(path.startswith(("weights.own", "weights.target")) for path in weights) if drafts else not any(".own" in p for p in weights)
        )


@pytest.mark.slow
def test_temporaries_are_smaller_than_one_layer_of_kv(printed):
    """Copies would also show in the size of temporaries: keys and values of one layer would not fit."""
    for one in printed:
        if "/" not in one.name and state_of(one.entry, "arguments"):
            assert one.temporary_bytes < 2 * 4 * PLAIN.sizes.largest_part, one.name


@pytest.mark.slow
def test_every_graph_lowers_for_cuda_with_the_same_products(printed):
    for one in printed:
        if one.name.startswith("native"):  # a CPU's
            continue
        assert one.entry["lowers_for_cuda"], one.name
        assert one.entry["ops_cuda"].get("dot_general") == one.entry["ops"].get("dot_general"), one.name


@pytest.mark.slow
def test_printing_twice_gives_the_same_text(printed, admit):
    assert reprint(admit, admit.program).text == text_of(printed, "admit")


@pytest.fixture
def directory(tmp_path, printed) -> Path:
    manifest.write(tmp_path, printed)
    return tmp_path


def text_of(printed: tuple[Printed, ...], name: str) -> str:
    return next(one.text for one in printed if one.name == name and one.text is not None)


def without_the_last_text(printed: tuple[Printed, ...]) -> tuple[tuple[Printed, ...], Printed]:
    """The others, and the last graph whose text is written."""
    last = [one for one in printed if one.text is not None][-1]
    return tuple(one for one in printed if one is not last), last


def found(directory: Path, printed: tuple[Printed, ...]) -> list[tuple[str, str]]:
    return [(one.name, one.kind) for one in manifest.differences(directory, printed)]


@pytest.mark.slow
def test_changed_missing_and_extra_graphs_are_named(directory, printed):
    assert found(directory, printed) == []
    (directory / "prefill_8.mlir").write_bytes(text_of(printed, "prefill[8]").encode() + b"\xff")  # not UTF-8
    (directory / "admit.mlir").unlink()
    (directory / "admit.mlir").mkdir()
    (directory / "old.mlir").touch()
    expected = [("admit", "missing"), ("prefill_8.mlir", "changed"), ("old.mlir", "extra")]
    assert found(directory, printed) == expected
    others, last = without_the_last_text(printed)
    assert found(directory, others) == [*expected[:2], (last.name, "extra"), (last.file_name, "extra"), expected[2]]


@pytest.mark.slow
def test_another_jax_version_compares_the_manifest_and_not_the_texts(directory, printed):
    path = directory / manifest.MANIFEST
    path.write_text(path.read_text().replace(f'"jax": "{jax.__version__}"', '"jax": "0.0.1"'))
    (directory / "prefill_8.mlir").write_text("another printer's text")
    assert found(directory, printed) == []
    changed = json.loads(path.read_text())
    changed["graphs"]["prefill[8]"]["ops"]["dot_general"] += 1
    path.write_text(json.dumps(changed))
    assert found(directory, printed) == [("prefill[8]", "changed")]


@pytest.mark.slow
def test_another_configuration_is_a_difference(directory, printed):
    path = directory / manifest.MANIFEST
    path.write_text(path.read_text().replace('"vocab": 97', '"vocab": 98', 1))
    assert found(directory, printed) == [(manifest.MANIFEST, "changed")]


@pytest.mark.slow
def test_writing_removes_texts_of_graphs_that_are_no_more(directory, printed):
    others, last = without_the_last_text(printed)
    assert (directory / last.file_name).exists()
    manifest.write(directory, others)
    assert not (directory / last.file_name).exists()
    assert found(directory, others) == []


def run(monkeypatch, printed: tuple[Printed, ...], *argv: str) -> int:
    def print_tables(progress: Callable[[int, int], object]) -> tuple[Printed, ...]:
        progress(len(printed), len(printed))
        return printed

    monkeypatch.setattr("xlaengine.observe.printed.graphs.print_tables", print_tables)
    with pytest.raises(SystemExit) as exit:
        main(["graphs", *argv])
    return int(exit.value.code or 0)


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"graphs": 5, "jax": ""}', None])
def test_a_manifest_that_is_none_is_told_before_graphs_are_printed(monkeypatch, capsys, tmp_path, text):
    path = tmp_path / manifest.MANIFEST
    path.mkdir() if text is None else path.write_text(text)
    monkeypatch.setattr("xlaengine.observe.printed.graphs.print_tables", None)
    with pytest.raises(SystemExit) as exit:
        main(["graphs", "--check", str(tmp_path)])
    assert exit.value.code == 2
    assert capsys.readouterr().err.startswith(f"error: {path} cannot be read: ")


def test_a_directory_that_cannot_be_written_is_told_before_graphs_are_printed(monkeypatch, capsys, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setattr("xlaengine.observe.printed.graphs.print_tables", None)
    with pytest.raises(SystemExit) as exit:
        main(["graphs", "--write", str(tmp_path / "file")])
    assert exit.value.code == 2
    assert capsys.readouterr().err.startswith(f"error: the graphs directory {tmp_path / 'file'} cannot be made: ")


def test_a_full_disk_is_told_with_the_directory_of_the_graphs(monkeypatch, capsys, tmp_path):
    (tmp_path / manifest.MANIFEST).symlink_to("/dev/full")
    assert run(monkeypatch, (), "--write", str(tmp_path)) == 1
    assert f"error: the graphs in {tmp_path} cannot be written: No space left on device\n" in capsys.readouterr().err


@pytest.mark.slow
def test_check_says_one_line_or_a_diff(monkeypatch, capsys, directory, printed):
    cli = partial(run, monkeypatch, printed)
    assert cli("--check", str(directory)) == 0
    assert capsys.readouterr().out == f"{len(printed)} graphs as in {directory}\n"
    (directory / "prefill_8.mlir").write_text(text_of(printed, "prefill[8]").replace("multiply", "add", 1))
    assert cli("--check", str(directory)) == 1
    out = capsys.readouterr().out
    assert out.startswith("prefill_8.mlir: changed\n--- prefill_8.mlir as checked in\n+++ prefill_8.mlir as the code gives it\n")
    assert cli("--write", str(directory)) == 0
    assert cli("--check", str(directory)) == 0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--write", "--check"], "--write and --check exclude each other"),
        (["there"], "the directory there needs --write or --check, and neither is given"),
    ],
)
def test_options_that_contradict_each_other_or_change_nothing_are_refused(capsys, options, words):
    with pytest.raises(SystemExit) as exit:
        main(["graphs", *options])
    assert exit.value.code == 2
    assert words in capsys.readouterr().err


def test_check_without_a_manifest_says_how_to_make_one(monkeypatch, capsys, tmp_path):
    assert run(monkeypatch, (), "--check", str(tmp_path)) == 1
    assert f"xlaengine graphs --write {tmp_path}" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore:Some donated buffers were not usable")
def test_a_broken_promise_fails_write_and_check(monkeypatch, capsys, tmp_path, admit):
    bad = (reprint(admit, lambda weights, state, batch: (None, state.slots.pos)),)
    assert run(monkeypatch, bad, "--write", str(tmp_path)) == 1
    assert run(monkeypatch, bad, "--check", str(tmp_path)) == 1
    assert "error: admit: donates state.cells.0.0.k" in capsys.readouterr().out


@pytest.mark.slow
def test_progress_goes_to_standard_error(monkeypatch, capsys, printed):
    assert run(monkeypatch, printed) == 0
    assert capsys.readouterr().err.startswith("graphs: done in ")


def test_each_printed_graph_is_counted(monkeypatch):
    monkeypatch.setattr(printing, "printed_tables", lambda: (PrintedTable("small", ENGINE, listed=("admit", "init")),))
    told: list[tuple[int, int]] = []
    names = [one.name for one in print_tables(lambda done, total: told.append((done, total)))]
    assert set(names) == {"small/admit", "small/init"}
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_printed_facts_do_not_depend_on_llvm(monkeypatch, admit):
    plain = print_graph(admit, PLAIN.sizes)
    monkeypatch.setattr(printing, "UNOPTIMISED", {})
    assert print_graph(admit, PLAIN.sizes) == plain


@pytest.mark.slow
def test_the_table_names_every_graph(monkeypatch, capsys, printed):
    monkeypatch.setenv("COLUMNS", "120")  # narrower tables fold long names
    assert run(monkeypatch, printed) == 0
    out = capsys.readouterr().out
    assert [one.name for one in printed if one.name not in out] == []
