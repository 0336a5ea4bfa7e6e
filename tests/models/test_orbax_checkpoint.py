"""Convert and load again: the same model, or nothing at all."""

from __future__ import annotations

import dataclasses
import gc
import json
import math
import re
import weakref
from pathlib import Path
from types import SimpleNamespace

import jax
import numpy as np
import pytest
import tensorstore

from tests.effort import slow
from tests.families import DENSE, EXPERTS, marked
from xlaengine.check.oracle import open_checkpoint
from xlaengine.models.checkpoint import CheckpointError, convert, load, load_config, orbax_store, require_tensors
from xlaengine.models.errors import UnsupportedModel
from xlaengine.models.families import spec_of
from xlaengine.models.weights import packed
from xlaengine.ops.chosen import ops_of
from xlaengine.sources import resolve


def assert_bitwise_equal(a, b):
    assert jax.tree.structure(a) == jax.tree.structure(b)
    for x, y in zip(jax.tree.leaves(a), jax.tree.leaves(b), strict=True):
        assert (x.dtype, x.shape, x.tobytes()) == (y.dtype, y.shape, y.tobytes())


@pytest.mark.parametrize("family", marked(["llama3", "qwen2", "qwen3", "qwen3_window", *DENSE, *EXPERTS]))
@pytest.mark.parametrize("dtype", [None, "bfloat16"])
def test_a_converted_model_loads_to_identical_weights_and_config(fixtures, tmp_path, family, dtype):
    source = resolve(str(fixtures / family))
    convert(source, tmp_path / "made", dtype)
    made = resolve(str(tmp_path / "made"))
    cfg, weights = load(source, dtype)
    made_cfg, made_weights = load(made)
    assert made.kind == "orbax"
    assert_bitwise_equal(made_weights, weights)
    assert made_cfg == load_config(made) == dataclasses.replace(cfg, dtype=dtype or "float32")
    assert all(isinstance(leaf, np.ndarray) for leaf in jax.tree.leaves(made_weights))


def test_loading_casts_to_the_dtype_asked_for(fixtures, tmp_path):
    source = resolve(str(fixtures / "llama_tied"))
    convert(source, tmp_path / "made")
    assert_bitwise_equal(load(resolve(str(tmp_path / "made")), "bfloat16")[1], load(source, "bfloat16")[1])


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("family", ["llama3", "llama_tied", "qwen2"])
@pytest.mark.parametrize("stored", ["hf", "orbax"])
def test_for_native_kernels_matrices_come_in_panels(fixtures, tmp_path, family, dtype, stored):
    source = resolve(str(fixtures / family))
    plain = load(source, dtype)[1]
    if stored == "orbax":
        convert(source, tmp_path / "made")
        source = resolve(str(tmp_path / "made"))
    native = ops_of("native")
    cfg, taken = load(source, dtype, ops=native)
    assert_bitwise_equal(packed(spec_of(cfg), taken, native), packed(spec_of(cfg), plain, native))


def test_arrays_larger_than_a_chunk_are_read_whole(fixtures, tmp_path, monkeypatch):
    monkeypatch.setattr(orbax_store, "_CHUNK_BYTES", 3000)
    source = resolve(str(fixtures / "llama3"))
    convert(source, tmp_path / "made")
    base = {"driver": "ocdbt", "base": f"file://{tmp_path}/made/weights/"}
    stored = tensorstore.open({"driver": "zarr", "kvstore": base, "path": "groups.0.0.mixer.qkv"}).result()
    assert 0 < math.prod(stored.chunk_layout.read_chunk.shape) * 4 <= 3000 < math.prod(stored.shape) * 4
    assert_bitwise_equal(load(resolve(str(tmp_path / "made")))[1], load(source)[1])


class Pending:
    """A future of tensorstore: it keeps its result as long as it lives."""

    def __init__(self, array):
        self._array = array

    def result(self):
        return self._array


def test_nothing_keeps_an_array_beside_the_one_that_is_made_from_it(fixtures, tmp_path, monkeypatch):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    opened, aligned, kept = orbax_store._opened, orbax_store.aligned, []

    def pending(path):
        for name, array in opened(path).items():
            future = Pending(array.read().result())
            kept.append(weakref.ref(future))
            yield name, SimpleNamespace(shape=array.shape, read=[future].pop)

    def taken(leaf, dtype):
        assert not any(future() for future in kept)
        return aligned(leaf, dtype)

    monkeypatch.setattr(orbax_store, "_opened", lambda path: dict(pending(path)))
    monkeypatch.setattr(orbax_store, "aligned", taken)
    load(resolve(str(tmp_path / "made")), "bfloat16")
    assert len(kept) > 5


def test_a_convert_that_fails_half_way_leaves_nothing(fixtures, tmp_path):
    def fail(directory):
        directory.mkdir()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        convert(resolve(str(fixtures / "llama3")), tmp_path / "made", write_tokenizer=fail)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("message", ["Failed to write 9 bytes: No space left on device [os_error_code='28']", "No space (os error 28)"])
@pytest.mark.parametrize("error", [RuntimeError, OSError])
def test_a_disk_that_gets_full_is_one_error_with_the_name_that_was_given(fixtures, tmp_path, message, error):
    def full(directory):
        raise error(message) if error is RuntimeError else error(28, message, str(directory))

    with pytest.raises(CheckpointError) as raised:
        convert(resolve(str(fixtures / "llama3")), tmp_path / "made", write_tokenizer=full)
    assert str(raised.value) == f"{tmp_path / 'made'} cannot be written: No space left on device"
    assert list(tmp_path.iterdir()) == []


def test_a_disk_without_room_for_the_weights_is_told_before_anything_is_written(fixtures, tmp_path, monkeypatch):
    monkeypatch.setattr("xlaengine.models.checkpoint.orbax_store.shutil.disk_usage", lambda path: SimpleNamespace(free=9999))
    monkeypatch.setattr("xlaengine.models.checkpoint.orbax_store._save", pytest.fail)
    with pytest.raises(CheckpointError, match=r"/made cannot be written: No space left on device$"):
        convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    assert list(tmp_path.iterdir()) == []


def test_the_tokenizer_folder_lies_in_the_finished_directory(fixtures, tmp_path):
    def write(directory):
        directory.mkdir()
        (directory / "tokenizer.json").write_text("{}")

    convert(resolve(str(fixtures / "llama3")), tmp_path / "made", write_tokenizer=write)
    assert (tmp_path / "made" / "tokenizer" / "tokenizer.json").read_text() == "{}"


def test_an_existing_directory_is_refused_and_kept(fixtures, tmp_path):
    (tmp_path / "mine").write_text("x")
    with pytest.raises(CheckpointError, match="exists already"):
        convert(resolve(str(fixtures / "llama3")), tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["mine"]


def test_a_manifest_of_another_format_is_refused_with_both_numbers(fixtures, tmp_path):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    manifest.write_text(manifest.read_text().replace('"format": 2', '"format": 1'))
    with pytest.raises(CheckpointError, match="format 1, this version reads 2"):
        load(resolve(str(tmp_path / "made")))


def _cut(file):
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def _flip(file):
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)


@pytest.mark.parametrize("spoil", [_cut, *slow(_flip)])
@pytest.mark.parametrize("name", ["manifest.ocdbt", "d/*"])
def test_a_damaged_database_is_one_short_error_and_no_traceback(fixtures, tmp_path, capfd, name, spoil):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    weights = tmp_path / "made" / "weights"
    for file in weights.glob(name):
        spoil(file)
    with pytest.raises(CheckpointError) as raised:
        load(resolve(str(tmp_path / "made")))
    gc.collect()  # what the failed reads have left prints nothing either
    message = str(raised.value)
    assert re.match(rf"{re.escape(str(weights))} cannot be read: (DATA_LOSS|OUT_OF_RANGE): ", message)
    assert not any(part in message for part in ("tensorstore_spec", "source locations", "\n"))
    assert capfd.readouterr().err == ""


def test_one_wrong_bit_of_any_matrix_is_noticed(fixtures, tmp_path):
    """Orbax itself has checksums of its index alone, in which the small arrays are."""
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    made = resolve(str(tmp_path / "made"))
    _, weights = load(made)
    leaves = {orbax_store._name(keys): leaf for keys, leaf in jax.tree.leaves_with_path(orbax_store._tree(weights))}
    files = [file for file in (tmp_path / "made" / "weights").rglob("*") if file.is_file()]
    of_layers = (f"groups.0.0.{name}" for name in ("mixer.qkv", "mixer.o", "feed_forward.gate_up", "feed_forward.down"))
    for name in ("embed", "lm_head", *of_layers):
        leaf = leaves[name]
        (file,) = (file for file in files if leaf.tobytes() in file.read_bytes())
        kept = file.read_bytes()
        data = bytearray(kept)
        data[data.find(leaf.tobytes()) + leaf.nbytes // 3] ^= 1
        file.write_bytes(data)
        with pytest.raises(CheckpointError) as raised:
            load(made, "float32", ops=ops_of("native") if len(name) % 2 else None)
        wrong = f"{tmp_path / 'made' / 'weights'} is damaged: the values of {name} have the checksum "
        assert str(raised.value).startswith(wrong)
        assert str(raised.value).endswith("; convert the model again")
        file.write_bytes(kept)


def test_a_manifest_without_checksums_is_that_of_an_earlier_version(fixtures, tmp_path):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    contents = json.loads(manifest.read_text())
    assert len(contents.pop("sums")) > 5
    manifest.write_text(json.dumps(contents))
    assert_bitwise_equal(load(resolve(str(tmp_path / "made")))[1], load(resolve(str(fixtures / "llama3")))[1])


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("sums", "has the unknown key sumt: it is damaged or of another version"),
        ("tie_embeddings", "has the unknown key tie_embeddingt: it is damaged or of another version"),
        ("embed", "is damaged: the values of embed have the checksum [0-9a-f]{16}, and xlaengine.json has none; convert the model again"),
    ],
)
def test_a_damaged_key_of_the_manifest_is_noticed(fixtures, tmp_path, key, words):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    manifest.write_text(manifest.read_text().replace(f'"{key}":', f'"{key[:-1]}t":'))
    with pytest.raises(CheckpointError, match=words):
        load(resolve(str(tmp_path / "made")))


@pytest.mark.parametrize("size", [0, 1, 7, 8, 13])
def test_a_checksum_differs_if_one_byte_does(size):
    values = np.arange(size, dtype=np.uint8)
    for place in range(size):
        other = values.copy()
        other[place] += 1
        assert orbax_store.checksum(other) != orbax_store.checksum(values)
    assert orbax_store.checksum(np.array([[1, 2], [3, 4]], np.float32).T) == orbax_store.checksum(np.array([[1, 3], [2, 4]], np.float32))


@pytest.mark.parametrize("name", ["manifest.ocdbt", "d"])
def test_a_database_without_some_of_its_files_is_refused(fixtures, tmp_path, capfd, name):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    gone = tmp_path / "made" / "weights" / name
    gone.rename(tmp_path / "elsewhere")
    with pytest.raises(CheckpointError, match=r"/made/weights(: the tensors do not fit .* missing| cannot be read: NOT_FOUND)"):
        load(resolve(str(tmp_path / "made")))
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("name", ["manifest.ocdbt", "d"])
def test_a_database_without_some_of_its_files_is_refused_by_its_headers(fixtures, tmp_path, name):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    require_tensors(resolve(str(tmp_path / "made")))
    (tmp_path / "made" / "weights" / name).rename(tmp_path / "elsewhere")
    with pytest.raises(CheckpointError, match=r"/made/weights(: the tensors do not fit .* missing| cannot be read: NOT_FOUND)"):
        require_tensors(resolve(str(tmp_path / "made")))


def test_a_family_in_the_manifest_that_there_is_not_is_named(fixtures, tmp_path):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    manifest.write_text(manifest.read_text().replace('"family": "llama"', '"family": "alpaca"'))
    with pytest.raises(UnsupportedModel, match=r"xlaengine\.json: family 'alpaca' is not supported; supported are llama, "):
        load_config(resolve(str(tmp_path / "made")))


def test_a_tensor_of_another_shape_names_the_weights(fixtures, tmp_path):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    manifest.write_text(manifest.read_text().replace('"mlp": 56', '"mlp": 57'))
    with pytest.raises(CheckpointError, match="^" + re.escape(f"{tmp_path}/made/weights: the tensors do not fit the configuration: 2 ")):
        load(resolve(str(tmp_path / "made")))


@pytest.mark.parametrize(("key", "was", "value"), [("layers", 2, 10**30), ("vocab", 131, 0), ("mlp", 56, -1), ("kv_heads", 2, 3)])
def test_a_size_in_the_manifest_that_no_model_has_is_named(fixtures, tmp_path, key, was, value):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    text = manifest.read_text()
    assert f'"{key}": {was}' in text
    manifest.write_text(text.replace(f'"{key}": {was}', f'"{key}": {value}'))
    with pytest.raises(CheckpointError, match=rf"xlaengine\.json: config .*{key}.* {value}"):
        load_config(resolve(str(tmp_path / "made")))


@pytest.mark.parametrize(
    ("was", "value", "message"),
    [
        ('"kind": "llama3"', '"kind": "ntk"', r"cannot be read: Invalid enum value 'ntk' - at `\$\.config\.rope_scaling\.kind`"),
        ('"factor": 6.0', '"factor": 0', r"config\.rope_scaling sets factor to 0\.0 "),
        ('"magnitude": 1.0', '"magnitude": -1', r"config\.rope_scaling sets magnitude to -1\.0 "),
        ('"original_max_position": 48', '"original_max_position": 0', r"config\.rope_scaling sets original_max_position to 0 "),
        (
            '"high_freq_factor": 3.5',
            '"high_freq_factor": 1.2',
            r"config\.rope_scaling sets low_freq_factor to 1\.25, which must be below high_freq_factor, 1\.2",
        ),
        (
            '"eos_token_ids": [\n      2\n',
            '"eos_token_ids": [\n      131\n',
            "config sets eos_token_ids to 131, and the vocabulary has 131 tokens",
        ),
        ('"eos_token_ids": [\n      2\n', '"eos_token_ids": [\n      -1\n', r"config sets eos_token_ids to \(-1,\) "),
    ],
)
def test_rope_scaling_and_ends_in_the_manifest_that_would_give_other_streams_are_refused(fixtures, tmp_path, was, value, message):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    text = manifest.read_text()
    assert was in text
    manifest.write_text(text.replace(was, value))
    with pytest.raises(CheckpointError, match=rf"xlaengine\.json:? {message}"):
        load_config(resolve(str(tmp_path / "made")))


def test_weights_that_do_not_fit_the_manifest_are_named_together(fixtures, tmp_path):
    convert(resolve(str(fixtures / "llama3")), tmp_path / "made")
    manifest = tmp_path / "made" / "xlaengine.json"
    manifest.write_text(manifest.read_text().replace('"mlp": 56', '"mlp": 57'))
    with pytest.raises(CheckpointError, match=r"2 misshapen \(groups\.0\.0\.feed_forward\.down .*, groups\.0\.0\.feed_forward\.gate_up "):
        load(resolve(str(tmp_path / "made")))


def test_a_path_that_goes_up_and_down_again_is_read_by_the_engine_and_by_the_oracle(fixtures, tmp_path, monkeypatch):
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    convert(resolve(str(fixtures / "llama_tied")), Path("../here/../made"))
    source = resolve("../here/../made")
    assert_bitwise_equal(load(source)[1], load(resolve(str(tmp_path / "made")))[1])
    assert open_checkpoint(Path("../here/../made")).definition == open_checkpoint(tmp_path / "made").definition
