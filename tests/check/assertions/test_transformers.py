"""The adapter, with a model that imitates transformers', and with the real one if it is installed."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.check.assertions.engines import GREEDY, PROMPTS
from tests.conftest import FIXTURES
from xlaengine import SamplingParams
from xlaengine.check.assertions.streams import Inquiry
from xlaengine.check.assertions.transformers import TransformersEngine, padded
from xlaengine.testing import Reference, assert_batch_invariant, assert_streams_match_reference

EOS = 2
PARAMS = replace(GREEDY, logprobs=2)


class Tensor(np.ndarray):
    """The part of a torch tensor that the adapter uses."""

    def float(self) -> Tensor:
        return self

    cpu = float

    def numpy(self) -> np.ndarray:
        return np.asarray(self)

    def log_softmax(self, axis: int) -> Tensor:
        x = self - self.max(axis)
        return x - np.log(np.exp(x).sum(axis))


@dataclass
class Config:
    """The part of a transformers config that the adapter uses."""

    vocab_size: int = 131
    eos_token_id: list[int] | None = None

    def get_text_config(self) -> Config:
        return self


@dataclass
class ConfigOfImages:
    """That of a model that reads images too: all settings of its text model are apart."""

    text: Config

    def get_text_config(self) -> Config:
        return self.text


@dataclass
class Model:
    """Generates a batch as transformers does. It skips padding by the mask; a ``blind`` model does not skip it."""

    reference: Reference
    blind: bool = False
    device: str = "cpu"
    config: Any = field(default_factory=Config)
    generation_config: Any = field(default_factory=lambda: SimpleNamespace(eos_token_id=EOS))
    calls: list[dict[str, Any]] = field(default_factory=list)

    def generate(
        self, *, input_ids: Any, attention_mask: Any, max_new_tokens: int, eos_token_id: Any, pad_token_id: int, **how: Any
    ) -> Any:
        defaults = vars(self.generation_config)
        self.calls.append({"ids": input_ids.tolist(), "max_new_tokens": max_new_tokens, "eos": eos_token_id, "defaults": defaults} | how)
        masks = np.ones_like(attention_mask) if self.blind else attention_mask
        prompts = [row[mask == 1].tolist() for row, mask in zip(input_ids, masks, strict=True)]
        params = replace(GREEDY, max_tokens=max_new_tokens, stop_token_ids=eos_token_id if isinstance(eos_token_id, list) else [])
        tokens = self.reference.generate(prompts, params)
        longest = max(map(len, tokens))
        requests = self.reference.requests(Inquiry(self, prompts, params))
        logits = [list(self.reference.oracle.follow(r, [*t, *[0] * longest][: longest - 1])) for r, t in zip(requests, tokens, strict=True)]
        rows = [[*t, *[pad_token_id] * (longest - len(t))] for t in tokens]
        steps = tuple(np.array(step).view(Tensor) for step in zip(*logits, strict=True))
        return SimpleNamespace(sequences=np.concatenate([input_ids, rows], axis=1), logits=steps)


@pytest.fixture
def fake_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = SimpleNamespace(tensor=lambda rows, device: np.array(rows), inference_mode=contextlib.nullcontext)
    monkeypatch.setitem(sys.modules, "torch", torch)  # type: ignore[arg-type]


@pytest.mark.usefixtures("fake_torch")
@pytest.mark.parametrize("side", ["left", "right"])
def test_streams_and_logprobs_are_the_models(reference: Reference, side: Any) -> None:
    model = Model(reference)
    each = [PARAMS, replace(PARAMS, max_tokens=3), replace(PARAMS, logprobs=0), GREEDY]
    engine = TransformersEngine(model, batch_size=3, padding_side=side)
    outputs = engine.generate(PROMPTS, each)
    assert [len(output.token_ids) for output in outputs] == [8, 3, 8, 8]
    assert outputs[3].logprobs is None
    assert {len(step) for step in outputs[2].logprobs or ()} == {1}
    for output in outputs[:2]:
        for token, step in zip(output.token_ids, output.logprobs or (), strict=True):
            assert step[token].rank == 1  # greedy
            assert sorted(entry.rank for entry in step.values()) == [1, 2]
    assert [len(call["ids"]) for call in model.calls] == [3, 1]
    assert model.calls[0]["ids"][1] == ([EOS] * 5 + PROMPTS[1] if side == "left" else PROMPTS[1] + [EOS] * 5)
    assert (model.calls[0]["max_new_tokens"], model.calls[0]["do_sample"]) == (8, False)
    assert assert_streams_match_reference(engine, PROMPTS, each, reference=reference).near_ties == 0
    assert_batch_invariant(engine, PROMPTS, each, trials=2)


@pytest.mark.usefixtures("fake_torch")
def test_rows_end_at_their_own_tokens(reference: Reference) -> None:
    plain = TransformersEngine(Model(reference)).generate(PROMPTS, GREEDY)
    second = plain[0].token_ids[1]
    ends = replace(GREEDY, stop_token_ids=[second])
    model = Model(reference)
    mixed = TransformersEngine(model).generate(PROMPTS, [ends, GREEDY, GREEDY, GREEDY])
    assert mixed[0].token_ids == plain[0].token_ids[:2]
    assert [output.token_ids for output in mixed[1:]] == [output.token_ids for output in plain[1:]]
    assert model.calls[0]["eos"] == 131  # not a token of the vocabulary: rows that end differently are cut afterwards
    same = TransformersEngine(model).generate(PROMPTS, ends)
    assert same[0].token_ids == mixed[0].token_ids
    assert model.calls[1]["eos"] == [second]
    TransformersEngine(model).generate(PROMPTS, replace(GREEDY, ignore_eos=False))
    assert model.calls[2]["eos"] == [EOS]


@pytest.mark.usefixtures("fake_torch")
def test_defaults_of_the_checkpoint_for_generation_are_hidden_meanwhile(reference: Reference) -> None:
    model = Model(reference, generation_config=(own := SimpleNamespace(eos_token_id=EOS, repetition_penalty=1.1)))
    TransformersEngine(model).generate(PROMPTS, replace(GREEDY, ignore_eos=False))
    assert (model.calls[0]["defaults"], model.calls[0]["eos"]) == ({}, [EOS])
    assert model.generation_config is own
    model.calls = None  # type: ignore[assignment]  # generation fails
    with pytest.raises(AttributeError):
        TransformersEngine(model).generate(PROMPTS, GREEDY)
    assert model.generation_config is own


@pytest.mark.usefixtures("fake_torch")
def test_rows_end_at_the_eos_of_either_file_as_the_references_do(reference: Reference) -> None:
    model = Model(reference, config=Config(eos_token_id=[7, EOS]))
    TransformersEngine(model).generate(PROMPTS, replace(GREEDY, ignore_eos=False))
    assert model.calls[0]["eos"] == [EOS, 7]


@pytest.mark.usefixtures("fake_torch")
def test_the_text_models_settings_are_taken_of_a_model_that_reads_images_too(reference: Reference) -> None:
    model = Model(reference, config=ConfigOfImages(Config(eos_token_id=[7])))
    TransformersEngine(model).generate(PROMPTS, replace(GREEDY, ignore_eos=False))
    TransformersEngine(model).generate(PROMPTS, GREEDY)
    assert [call["eos"] for call in model.calls] == [[EOS, 7], 131]


@pytest.mark.usefixtures("fake_torch")
def test_a_model_that_forgets_the_mask_is_caught(reference: Reference) -> None:
    engine = TransformersEngine(Model(reference, blind=True))
    with pytest.raises(AssertionError, match="the stream is right alone and wrong in the batch: padding"):
        assert_streams_match_reference(engine, PROMPTS, PARAMS, reference=reference)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"padding_side": "middle"}, "padding_side must be left or right, got 'middle'"),
        ({"batch_size": 0}, "batch_size must be an integer of at least 1 or None, got 0"),
        ({"batch_size": 2.5}, "batch_size must be an integer of at least 1 or None, got 2.5"),
    ],
)
def test_settings_that_it_has_not_are_refused(reference: Reference, settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        TransformersEngine(Model(reference), **settings)


def test_a_path_in_place_of_a_model_is_refused() -> None:
    with pytest.raises(TypeError, match=r"model must be one of transformers, such as .*, got str 'path/to/checkpoint'"):
        TransformersEngine("path/to/checkpoint")


def test_padding_is_masked() -> None:
    assert padded([[5], [6, 7, 8]], 0, "left") == ([[0, 0, 5], [6, 7, 8]], [[0, 0, 1], [1, 1, 1]])
    assert padded([[5], [6, 7, 8]], 0, "right") == ([[5, 0, 0], [6, 7, 8]], [[1, 0, 0], [1, 1, 1]])


@pytest.mark.parametrize("change", [{"temperature": 1.0}, {"n": 2}, {"repetition_penalty": 1.1}, {"stop": "x"}, {"max_tokens": None}])
def test_what_it_does_not_do_is_refused(reference: Reference, change: dict[str, Any]) -> None:
    engine = TransformersEngine(Model(reference))
    with pytest.raises(ValueError, match="TransformersEngine is greedy, with max_tokens, stop_token_ids, ignore_eos and logprobs only"):
        engine.generate(PROMPTS, replace(PARAMS, **change))
    with pytest.raises(ValueError, match="a text was given without a tokenizer"):
        engine.generate(["the fox"], PARAMS)


@pytest.fixture(scope="module")
def llama() -> Any:
    pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    return transformers.AutoModelForCausalLM.from_pretrained(FIXTURES / "llama3", dtype="float32").eval()


@pytest.fixture(scope="module")
def checkpoint() -> Reference:
    return Reference.of(FIXTURES / "llama3")


@pytest.mark.slow
@pytest.mark.parametrize("batch_size", [None, 1, 3])
def test_the_real_transformers_matches_the_checkpoint(llama: Any, checkpoint: Reference, batch_size: int | None) -> None:
    params = SamplingParams(temperature=0, max_tokens=8, logprobs=2)
    engine = TransformersEngine(llama, batch_size=batch_size)
    assert_streams_match_reference(engine, PROMPTS, params, reference=checkpoint)


@pytest.mark.slow
@pytest.mark.parametrize(
    "defaults",
    [
        {"repetition_penalty": 1.3, "do_sample": True, "temperature": 0.7, "top_k": 20},
        {"no_repeat_ngram_size": 1},
        {"num_beams": 3, "length_penalty": 2.0},
        {"min_new_tokens": 9, "max_length": 10},
        {"stop_strings": ["x"]},
    ],
    ids=str,
)
def test_the_real_transformers_with_defaults_of_its_own(llama: Any, checkpoint: Reference, defaults: dict[str, Any]) -> None:
    transformers = pytest.importorskip("transformers")
    own, llama.generation_config = llama.generation_config, transformers.GenerationConfig(eos_token_id=2, **defaults)
    try:
        assert_streams_match_reference(
            TransformersEngine(llama), PROMPTS, SamplingParams(temperature=0, max_tokens=12), reference=checkpoint
        )
    finally:
        llama.generation_config = own


@pytest.mark.slow
def test_the_real_transformers_padded_on_the_right_is_caught(llama: Any, checkpoint: Reference) -> None:
    engine = TransformersEngine(llama, padding_side="right")
    with pytest.raises(AssertionError, match="the stream is right alone and wrong in the batch: padding"):
        assert_streams_match_reference(engine, PROMPTS, GREEDY, reference=checkpoint)
