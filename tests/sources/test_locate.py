"""The accepted forms of a ``--model`` string."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from safetensors import safe_open

from xlaengine.sources import SourceError, UnknownModel, cache_dir, default_model, hub, locate, resolve
from xlaengine.sources.model_source import fingerprint

FIXTURE = Path(__file__).parent.parent / "fixtures" / "llama3"


def test_a_directory_with_config_json_is_a_hugging_face_model():
    source = resolve(str(FIXTURE))
    assert (source.kind, source.path, source.name) == ("hf", FIXTURE, "llama3")


def test_a_directory_with_our_manifest_is_an_orbax_model(tmp_path):
    (tmp_path / "xlaengine.json").write_text("{}")
    assert resolve(str(tmp_path)).kind == "orbax"


def test_a_gguf_file_is_named_after_itself(tmp_path):
    (tmp_path / "Some-Model.Q8_0.gguf").write_bytes(b"GGUF")
    source = resolve(str(tmp_path / "Some-Model.Q8_0.gguf"))
    assert (source.kind, source.name) == ("gguf", "Some-Model.Q8_0")


def test_a_path_that_is_not_utf8_is_refused_and_a_link_to_it_is_taken(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(FIXTURE, "model\udcff")
    with pytest.raises(UnknownModel, match="is not UTF-8, and results and reports name it: rename it, or pass a link to it"):
        resolve("model\udcff")
    Path("link").symlink_to("model\udcff")
    assert resolve("link").name == "model\\udcff"


@pytest.mark.parametrize("name", ["more.json", "model.safetensors"])
@pytest.mark.parametrize("what", ["gone", "a directory"])
def test_a_file_of_the_model_that_cannot_be_read_is_named(tmp_path, name, what):
    folder = tmp_path / "model"
    shutil.copytree(FIXTURE, folder)
    file = folder / name
    file.unlink(missing_ok=True)
    file.mkdir() if what == "a directory" else file.symlink_to("nowhere")  # as in a cache of the Hub whose blobs were removed
    with pytest.raises(SourceError, match=rf"{file}, a file of the model, cannot be read: (No such file|Is a directory)"):
        resolve(str(folder))


@pytest.mark.parametrize("name", ["model.safetensors", "tokenizer.json", "generation_config.json"])
@pytest.mark.parametrize("what", ["pipe", "device"])
def test_a_file_of_the_model_that_may_never_end_is_refused(tmp_path, name, what):
    folder = tmp_path / "model"
    shutil.copytree(FIXTURE, folder)
    file = folder / name
    file.unlink(missing_ok=True)
    os.mkfifo(file) if what == "pipe" else file.symlink_to("/dev/zero")
    with pytest.raises(SourceError, match=rf"{file}, a file of the model, is not a regular file"):
        resolve(str(folder))


def test_a_clone_without_git_lfs_is_told_what_to_run(tmp_path):
    shutil.copytree(FIXTURE, folder := tmp_path / "model")
    (folder / "model.safetensors").write_text(f"version https://git-lfs.github.com/spec/v1\noid sha256:{'5c' * 32}\nsize 269060552\n")
    with pytest.raises(SourceError, match=rf"model\.safetensors is a pointer of Git LFS, .*: run `git lfs pull` in {folder}$"):
        resolve(str(folder))


def test_a_pipe_in_a_converted_checkpoint_is_refused(tmp_path):
    (tmp_path / "weights").mkdir()
    (tmp_path / "xlaengine.json").write_text("{}")
    os.mkfifo(tmp_path / "weights" / "manifest.ocdbt")
    with pytest.raises(SourceError, match=r"manifest\.ocdbt, a file of the model, is not a regular file"):
        resolve(str(tmp_path))


@pytest.mark.parametrize("model", [None, "smollm2-135m-instruct"])
def test_no_model_is_the_default_model(monkeypatch, tmp_path, model):
    (tmp_path / "m.gguf").write_bytes(b"GGUF")
    monkeypatch.setattr(default_model, "fetch", lambda **_: tmp_path / "m.gguf")
    source = resolve(model)
    assert (source.kind, source.path, source.name) == ("gguf", tmp_path / "m.gguf", "smollm2-135m-instruct")


@pytest.mark.parametrize("name", ["tiny", "tiny-draft", "tiny-mtp", "tiny-eagle", "tiny-hybrid"])
def test_models_of_this_package_have_names(monkeypatch, name):
    monkeypatch.setitem(locate.PACKAGED, name, FIXTURE)
    source = resolve(name)
    assert (source.kind, source.path, source.name) == ("hf", FIXTURE, name)


def test_the_hybrid_has_its_layer_for_multi_token_prediction_and_is_small():
    folder = locate.PACKAGED["tiny-hybrid"]
    with safe_open(folder / "model.safetensors", "numpy") as file:
        own = {name for name in file.keys() if name.startswith("mtp.")}  # noqa: SIM118
    assert {"mtp.fc.weight", "mtp.norm.weight", "mtp.pre_fc_norm_embedding.weight", "mtp.pre_fc_norm_hidden.weight"} < own
    assert {int(name.split(".")[2]) for name in own if name.startswith("mtp.layers.")} == {0}
    assert sum(file.stat().st_size for file in folder.iterdir()) < 6_000_000


def test_a_hub_id_is_fetched_with_the_hub_client(monkeypatch):
    asked = {}

    def snapshot_download(repo_id, **options):
        asked.update(options, repo_id=repo_id)
        with options["tqdm_class"](total=0, unit="B") as bar:
            bar.total += 30
            bar.update(10)
            bar.update(20)
        return str(FIXTURE)

    monkeypatch.setattr(hub, "snapshot_download", snapshot_download)
    seen = []
    source = resolve("org/name", progress=lambda *step: seen.append(step), offline=True)
    assert (source.kind, source.path, source.name) == ("hf", FIXTURE, "org/name")
    assert (asked["repo_id"], asked["local_files_only"]) == ("org/name", True)
    assert seen == [("fetch", 10, 30), ("fetch", 30, 30)]


def test_a_hub_id_that_is_not_in_the_cache_is_refused_offline(monkeypatch, tmp_path):
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path))
    with pytest.raises(SourceError, match="no-such-org/no-such-model is not a local path, and the Hub did not deliver it"):
        resolve("no-such-org/no-such-model", offline=True)


@pytest.mark.parametrize("model", ["", "nothing", "./a/b", "a/b/c", "org/absent.gguf", "../x"])
def test_anything_else_is_refused_with_what_was_tried(model):
    with pytest.raises(SourceError, match=r"not the default \(smollm2-135m-instruct\).*\(tiny, .*directory or .gguf file.*Hub id"):
        resolve(model)


def test_other_files_and_directories_are_refused(tmp_path):
    (tmp_path / "model.safetensors").touch()
    with pytest.raises(SourceError, match="pass its directory"):
        resolve(str(tmp_path / "model.safetensors"))
    with pytest.raises(SourceError, match=r"neither config\.json .* nor xlaengine\.json"):
        resolve(str(tmp_path))


def test_the_fingerprint_follows_the_content_and_not_the_place(tmp_path):
    copy = Path(shutil.copytree(FIXTURE, tmp_path / "elsewhere"))
    assert resolve(str(copy)).fingerprint == resolve(str(FIXTURE)).fingerprint
    weights = bytearray((copy / "model.safetensors").read_bytes())
    weights[-1] ^= 1
    (copy / "model.safetensors").write_bytes(weights)
    assert resolve(str(copy)).fingerprint != resolve(str(FIXTURE)).fingerprint


def test_the_fingerprint_covers_the_shards_of_an_index_whatever_their_names(tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(FIXTURE, copy)
    (copy / "model.safetensors").rename(copy / "part-one.safetensors")
    (copy / "model.safetensors.index.json").write_text('{"weight_map": {"a": "part-one.safetensors", "b": "absent.safetensors"}}')
    before = resolve(str(copy)).fingerprint
    with (copy / "part-one.safetensors").open("r+b") as file:
        file.seek(-1, os.SEEK_END)
        file.write(b"\x55")
    assert resolve(str(copy)).fingerprint != before


@pytest.mark.parametrize("at", [0, (20 << 20) - 1])
def test_the_fingerprint_of_a_big_file_covers_its_beginning_and_end(tmp_path, at):
    file = tmp_path / "big"
    content = bytearray(20 << 20)
    file.write_bytes(content)
    before = fingerprint(tmp_path, [file])
    content[at] = 1
    file.write_bytes(content)
    assert fingerprint(tmp_path, [file]) != before


def test_sources_import_no_jax():
    code = "import sys; from xlaengine.sources import gguf_header, hub, resolve; sys.exit('jax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=False).returncode == 0


def test_a_model_that_may_not_be_listed_is_called_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_dir", refused)  # for root, no folder is closed
    with pytest.raises(UnknownModel, match=rf"^the model {tmp_path}/m cannot be read: permission denied \({tmp_path}/m\)$"):
        resolve(f"{tmp_path}/m")


def test_without_a_home_the_error_names_the_variable_of_the_cache(monkeypatch):
    def homeless(_):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("XLAENGINE_CACHE", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_path", homeless)
    with pytest.raises(SourceError, match=r"^there is no cache folder: could not determine .*; XLAENGINE_CACHE in the environment names"):
        cache_dir()
