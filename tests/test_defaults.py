"""From settings and a model's facts to the configuration of an engine."""

from __future__ import annotations

from dataclasses import fields, replace

import jax
import pytest

from tests.conftest import FIXTURES
from xlaengine.config import EngineConfig, Settings, SpeculativeConfig
from xlaengine.defaults import chosen_max_model_len, engine_config
from xlaengine.models.checkpoint import load_config
from xlaengine.models.config import ModelConfig
from xlaengine.sources import resolve

OTHERS = Settings(
    dtype="bfloat16",
    kv_cache_dtype="int8",
    seed=3,
    max_num_seqs=5,
    max_model_len=200,
    short_slots="2x100",
    max_num_batched_tokens=96,
    speculative_config={"method": "ngram"},
    enable_prefix_caching=False,
    scheduling_policy="fcfs",
    depth=1,
    snapshots=2,
    prefix_states=3,
    probe=True,
    max_logprobs=4,
    prompt_logprobs=True,
    enable_return_routed_experts=True,
    log_interval=6,
    probe_every=7,
    tensor_parallel_size=2,
    quantization="w8a8",
)
"""None is a default's, but for that of ``weights_dtype``, which has no other beside bfloat16."""


@pytest.fixture(scope="module")
def facts() -> ModelConfig:
    return load_config(resolve(str(FIXTURES / "llama3")))


@pytest.fixture(scope="module")
def mixture() -> ModelConfig:
    return load_config(resolve(str(FIXTURES / "mixtral")))


def test_every_setting_reaches_the_configuration(mixture: ModelConfig) -> None:
    config = engine_config(OTHERS, mixture)
    renamed = {"max_num_batched_tokens": "prefill_tokens_per_step", "speculative_config": "speculative"}
    of_loading = {"model", "tokenizer", "memory_check", "progress", "coordinator", "num_processes", "process_id", "chat_date"}
    assert engine_config(Settings(weights_dtype="float32"), mixture).weights_dtype == "float32"
    for field in fields(Settings):
        if field.name in of_loading | {"weights_dtype"}:
            continue
        given = getattr(OTHERS, field.name)
        assert given != field.default, f"{field.name} would not be missed"
        if field.name == "speculative_config":
            given = SpeculativeConfig(method="ngram")
        if field.name == "short_slots":
            given = ((2, 100),)
        assert getattr(config, renamed.get(field.name, field.name)) == given, field.name


def test_experts_are_reported_of_models_that_have_them(facts: ModelConfig) -> None:
    with pytest.raises(ValueError, match=r"^enable_return_routed_experts: none of the model's 2 layers has experts$"):
        engine_config(Settings(enable_return_routed_experts=True), facts)


def test_what_is_left_open_is_chosen_by_model_and_machine(facts: ModelConfig) -> None:
    config = engine_config(Settings(), facts)
    assert (config.max_model_len, config.max_logprobs) == (facts.most_positions, 20)
    assert config.dtype == ("float32" if jax.default_backend() == "cpu" else facts.dtype)
    assert engine_config(Settings(max_logprobs=20), replace(facts, vocab=7)).max_logprobs == 7
    assert engine_config(Settings(probe_every=1), facts).probe
    assert not config.probe


def test_platforms_that_jax_cannot_start_are_named(facts: ModelConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise AssertionError  # as jax does where JAX_PLATFORMS is cuda, and there is no GPU

    monkeypatch.setattr(jax, "default_backend", none)
    with pytest.raises(ValueError, match=r"^JAX_PLATFORMS is .*: none of them could be started$"):
        engine_config(Settings(), facts)


def test_the_same_settings_give_the_same_configuration(mixture: ModelConfig) -> None:
    first = engine_config(OTHERS, mixture)
    assert first == engine_config(replace(OTHERS), mixture)
    assert isinstance(first, EngineConfig)


def test_more_positions_than_a_model_has_are_refused_with_both_numbers_and_the_reason(facts: ModelConfig) -> None:
    long = load_config(resolve(str(FIXTURES / "phi3_longrope")))
    assert chosen_max_model_len(long, 112) == 112
    with pytest.raises(
        ValueError, match=r"^max_model_len 113 is more than this model's 112 positions of the original context; LongRoPE turns"
    ):
        chosen_max_model_len(long, 113)
    with pytest.raises(ValueError, match=r"^max_model_len 8 is more than this model's 7 positions within its window; .* and states 256$"):
        chosen_max_model_len(replace(facts, sliding_window=7), 8)
    with pytest.raises(ValueError, match=r"^a request needs 2 positions, .*; this model has 1 within its window; .* and states 256$"):
        chosen_max_model_len(replace(facts, sliding_window=1), None)
    with pytest.raises(ValueError, match=r"^max_model_len 257 is more than this model's 256 positions$"):
        chosen_max_model_len(facts, 257)
