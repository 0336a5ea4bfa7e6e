"""What a speculative config names becomes a drafter, or one clear error before its weights are read."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from tests.conftest import FIXTURES, train_tiny_tokenizer
from xlaengine.config import EngineConfig, SpeculativeConfig
from xlaengine.config.speculative import METHODS
from xlaengine.defaults import speculation_of
from xlaengine.models.checkpoint import CheckpointError, UnsupportedModel, load_config
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import spec_of
from xlaengine.ops.native.ops import NativeOps
from xlaengine.ops.panels import Panels
from xlaengine.sources import UnknownModel, resolve
from xlaengine.sources.model_source import DRAFTER_FILES, MODEL_FILES
from xlaengine.speculate.opening import WITH_FILES, WITHOUT_FILES
from xlaengine.speculate.proposers import eagle_released, medusa, nextn
from xlaengine.speculate.proposers.draft_model import DraftModel
from xlaengine.speculate.proposers.eagle import Eagle
from xlaengine.speculate.proposers.medusa import Medusa
from xlaengine.speculate.proposers.ngram import Ngram
from xlaengine.speculate.speculation import Speculation
from xlaengine.text import Tokenizer, save_tokenizer

RELEASED = medusa.RELEASED + eagle_released.RELEASED + nextn.EXPORTED

TARGET = load_config(resolve(str(FIXTURES / "llama3")))
D = TARGET.d_model


@pytest.mark.parametrize("file", RELEASED)
def test_every_file_of_a_drafter_is_fetched_and_counts_in_its_fingerprint(file: str, tmp_path: Path) -> None:
    """A run that goes on with other weights under the same name must be refused."""
    assert any(fnmatch(file, pattern) for pattern in MODEL_FILES + DRAFTER_FILES)
    (tmp_path / "config.json").write_text("{}")
    seen = set()
    for content in (b"", b"a layer", b"another"):
        (tmp_path / file).write_bytes(content)
        seen.add(resolve(str(tmp_path), drafter=True).fingerprint)
    assert len(seen) == 3


def opened(method: Any, model: Path | None, K: int = 4, target: ModelConfig = TARGET, length: int = 96, **more: Any) -> Any:
    config = SpeculativeConfig(method=method, model=None if model is None else str(model), num_speculative_tokens=K)
    engine = EngineConfig(
        max_num_seqs=1, max_model_len=length, speculative=config, **{name: more.pop(name) for name in ("dtype", "kernels") if name in more}
    )
    speculation = speculation_of(engine, target, **more)
    assert isinstance(speculation, Speculation)
    return speculation.proposer


def write(directory: Path, config: dict[str, Any], tensors: dict[str, np.ndarray]) -> Path:
    directory.mkdir(exist_ok=True)
    (directory / "config.json").write_text(json.dumps(config))
    save_file(tensors, directory / "model.safetensors")
    return directory


def random(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng((seed, *shape)).standard_normal(shape, np.float32)


@pytest.fixture
def medusa(tmp_path: Path) -> Path:
    tensors = {f"heads.{i}.linear.{name}": random(*shape, seed=i) for i in range(5) for name, shape in (("weight", (D, D)), ("bias", (D,)))}
    return write(tmp_path / "medusa", {"model_type": "mtp_heads", "num_heads": 5, "hidden_size": D}, tensors)


@pytest.fixture
def eagle(tmp_path: Path) -> Path:
    """The first layer of the target's own files, and an fc."""
    config = json.loads((FIXTURES / "llama3" / "config.json").read_text())
    stored = load_file(FIXTURES / "llama3" / "model.safetensors")
    kept = {
        name.removeprefix("model."): x for name, x in stored.items() if name.startswith("model.layers.0.") or name == "model.norm.weight"
    }
    config = {key: value for key, value in config.items() if key != "architectures"} | {"model_type": "eagle", "num_hidden_layers": 1}
    return write(tmp_path / "eagle", config, kept | {"fc.weight": random(D, 2 * D)})


def matrices_of(drafter: Any) -> list[Any]:
    """One of each kind that it has."""
    if isinstance(drafter, Medusa):
        return [drafter.heads[1].weight]
    top, body = (drafter.own.fc, drafter.own.body) if isinstance(drafter, Eagle) else (drafter.own.lm_head, drafter.own)
    return [top, body.groups[0][0]["feed_forward"]["down"]]


@pytest.mark.parametrize("method", ["draft", "medusa", "eagle"])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_native_kernels_get_its_matrices_in_panels(method: str, dtype: str, medusa: Path, eagle: Path) -> None:
    model = {"draft": FIXTURES / "llama3", "medusa": medusa, "eagle": eagle}[method]
    whole, own = (matrices_of(opened(method, model, dtype=dtype, kernels=kernels)) for kernels in ("xla", "native"))
    for matrix, panels in zip(whole, own, strict=True):
        if isinstance(matrix, tuple):
            matrix, panels = matrix[0], Panels(panels.data[0], panels.columns)
        assert np.asarray(jax.jit(NativeOps().columns)(panels, np.arange(matrix.shape[1], dtype=np.int32))).tobytes() == matrix.T.tobytes()


def test_every_method_has_its_module() -> None:
    read = {name for name, method in METHODS.items() if method.has_weights}
    assert (read, set(METHODS) - read) == (set(WITH_FILES), set(WITHOUT_FILES))


def test_prompt_lookup_needs_no_files() -> None:
    assert opened("ngram", None) == Ngram()


def test_heads_are_read_as_many_as_are_used_transposed_and_in_the_engines_dtype(medusa: Path) -> None:
    steps: list[tuple[str, int, int | None]] = []
    drafter = opened("medusa", medusa, K=3, progress=lambda *step: steps.append(step))
    assert isinstance(drafter, Medusa)
    assert len(drafter.heads) == 3
    for i, head in enumerate(drafter.heads):
        np.testing.assert_array_equal(head.weight, random(D, D, seed=i).T)
        np.testing.assert_array_equal(head.bias, random(D, seed=i))
    assert steps[-1] == ("load", 3 * 4 * (D * D + D), 3 * 4 * (D * D + D))
    halves = opened("medusa", medusa, dtype="bfloat16").heads
    assert {leaf.dtype for head in halves for leaf in (head.weight, head.bias)} == {np.dtype(ml_dtypes.bfloat16)}


def test_more_tokens_than_heads_are_refused_with_both_numbers(medusa: Path) -> None:
    with pytest.raises(UnsupportedModel, match="medusa has 5 heads, one for each token ahead, and num_speculative_tokens is 6"):
        opened("medusa", medusa, K=6)


def test_a_layer_is_read_under_the_names_of_a_llamas(eagle: Path, tiny_model: Callable[[str], Any]) -> None:
    drafter = opened("eagle", eagle)
    assert isinstance(drafter, Eagle)
    assert (len(drafter.spec.layers), drafter.spec.layers[0], drafter.spec.vocab) == (1, spec_of(TARGET).layers[0], TARGET.vocab)
    np.testing.assert_array_equal(drafter.own.fc, random(D, 2 * D).T)
    theirs = tiny_model("llama3")[1]
    (own,), (whole,) = drafter.own.body.groups[0], theirs.groups[0]
    np.testing.assert_array_equal(own["mixer"]["qkv"][0], whole["mixer"]["qkv"][0])
    np.testing.assert_array_equal(own["mixer"]["norm"], whole["mixer"]["norm"][:1])
    np.testing.assert_array_equal(drafter.own.body.final_norm, theirs.final_norm)


@pytest.mark.parametrize("method", ["medusa", "eagle"])
def test_all_faults_of_a_drafters_tensors_are_in_one_error(method: str, request: pytest.FixtureRequest) -> None:
    directory = request.getfixturevalue(method)
    tensors = load_file(directory / "model.safetensors")
    gone, wrong = {"medusa": ("heads.4.linear.bias", "heads.0.linear.weight"), "eagle": ("norm.weight", "fc.weight")}[method]
    del tensors[gone]
    save_file(tensors | {wrong: random(3, 2), "more": random(1)}, directory / "model.safetensors")
    with pytest.raises(CheckpointError) as caught:
        opened(method, directory)
    for part in (f"1 missing ({gone})", "1 unexpected (more)", f"1 misshapen ({wrong} [3, 2] instead of"):
        assert part in str(caught.value)


@pytest.mark.parametrize(("method", "kind"), [("medusa", "mtp_heads"), ("eagle", "eagle")])
def test_a_drafter_for_another_width_or_of_another_kind_is_refused(method: str, kind: str, request: pytest.FixtureRequest) -> None:
    directory = request.getfixturevalue(method)
    raw = json.loads((directory / "config.json").read_text())
    (directory / "config.json").write_text(json.dumps(raw | {"hidden_size": D + 8}))
    with pytest.raises(UnsupportedModel, match=f"sets hidden_size to {D + 8}, and the target's is {D}"):
        opened(method, directory)
    with pytest.raises(UnsupportedModel, match=f"llama3 is not a drafter of type {kind}: the model_type in its config.json is llama"):
        opened(method, FIXTURES / "llama3")
    with pytest.raises(UnsupportedModel, match=f'{directory.name} is not a draft model: give "method": "{method}" with it'):
        opened("draft", directory)


def test_an_eagle_of_two_layers_is_refused(eagle: Path) -> None:
    raw = json.loads((eagle / "config.json").read_text())
    (eagle / "config.json").write_text(json.dumps(raw | {"num_hidden_layers": 2}))
    with pytest.raises(UnsupportedModel, match="eagle has 2 layers; an eagle drafter of one is supported"):
        opened("eagle", eagle)


@pytest.mark.parametrize(
    ("held", "words"),
    [
        (None, "lacks num_heads"),
        (0, "sets num_heads to 0 \\(expected `?int`? >= 1\\)"),
        ("5", "sets num_heads to '5' \\(expected"),
        (True, "sets num_heads to True \\(expected"),
        (10**9, "sets num_heads to 1000000000 \\(expected"),  # a list of so many names takes all memory
    ],
)
def test_a_number_of_heads_that_is_none_is_refused(medusa: Path, held: Any, words: str) -> None:
    (medusa / "config.json").write_text(json.dumps({"model_type": "mtp_heads", "num_heads": held, "hidden_size": D}))
    with pytest.raises(CheckpointError, match=words):
        opened("medusa", medusa)


def test_a_draft_model_may_be_of_any_family_and_size() -> None:
    drafter = opened("draft", FIXTURES / "qwen3")
    assert isinstance(drafter, DraftModel)
    assert drafter.spec.layers[0].mixer.q_norm is not None
    assert drafter.own.lm_head.shape == (drafter.spec.d_model, TARGET.vocab)


def test_a_draft_model_with_another_vocabulary_is_refused_with_both_sizes(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(FIXTURES / "llama3", tmp_path / "other"))
    raw = json.loads((copy / "config.json").read_text())
    (copy / "config.json").write_text(json.dumps(raw | {"vocab_size": 130}))
    with pytest.raises(UnsupportedModel, match="draft model other has 130 tokens, and the target 131"):
        opened("draft", copy)


@pytest.mark.parametrize("method", ["draft", "eagle"])
def test_a_drafter_for_fewer_positions_is_refused_with_both_numbers(method: str, eagle: Path) -> None:
    directory = eagle if method == "eagle" else FIXTURES / "llama3"
    opened(method, directory, length=256)
    with pytest.raises(UnsupportedModel, match="was made for 256 positions, and max_model_len is 257"):
        opened(method, directory, length=257)


def test_a_draft_model_with_another_tokenizer_is_refused_and_one_without_is_not(tmp_path: Path, tiny_tokenizer: Tokenizer) -> None:
    copy = Path(shutil.copytree(FIXTURES / "llama3", tmp_path / "other"))
    assert opened("draft", copy, tokenizer=tiny_tokenizer)
    same = train_tiny_tokenizer()
    save_tokenizer(same, copy)
    assert opened("draft", copy, tokenizer=tiny_tokenizer)
    assert opened("draft", copy, tokenizer=None)
    same.backend.add_tokens(["extra"])
    save_tokenizer(same, copy)
    number = same.backend.token_to_id("extra")
    message = f"other has another tokenizer than the target: 1 token differs, for example 'extra', which is {number} in it and None in"
    with pytest.raises(UnsupportedModel, match=message):
        opened("draft", copy, tokenizer=tiny_tokenizer)


def test_an_unknown_drafter_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(UnknownModel, match="tiny, tiny-draft, tiny-mtp, tiny-eagle"):
        opened("draft", Path("nothing"))
