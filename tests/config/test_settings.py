"""The settings of an engine: their ranges, which of them a token may depend on, and the arguments that are made from them."""

from __future__ import annotations

import inspect
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import FIXTURES, LLM_SETTINGS
from xlaengine import LLM
from xlaengine.cli.app import COMMANDS
from xlaengine.config import DEFAULT_NAME, EngineConfig, Settings, SpeculativeConfig, settings_as_arguments
from xlaengine.config.settings import OPTIONS
from xlaengine.sources import UnknownModel


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("max_num_seqs", 0, "max_num_seqs must be an integer of at least 1, got 0"),
        ("max_model_len", 1, "max_model_len must be an integer of at least 2, got 1"),
        ("max_num_batched_tokens", 31, "max_num_batched_tokens must be an integer of at least 32, the smallest prefill chunk, got 31"),
        ("seed", 2**64, r"seed must be an integer in \[-9223372036854775808, 18446744073709551615\], got 18446744073709551616"),
        ("seed", "x", "seed must be an integer"),
        ("depth", "2", "depth must be an integer of at least 1, got '2'"),
        ("snapshots", -1, "snapshots must be an integer of at least 0, got -1"),
        ("max_logprobs", 21, r"max_logprobs must be an integer in \[0, 20\], got 21"),
        ("log_interval", -1, "log_interval must be an integer of at least 0, got -1"),
        ("probe_every", 0.5, "probe_every must be an integer of at least 0, got 0.5"),
    ],
)
def test_a_value_out_of_range_is_refused_before_the_model_is_looked_for(name: str, value: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        LLM("/no/such/model", **{name: value})


def test_the_shared_fields_of_a_config_have_the_same_ranges() -> None:
    for name in {field.name for field in fields(EngineConfig)} & set(OPTIONS) - {"max_model_len"}:
        if (least := OPTIONS[name].min) is not None:
            with pytest.raises(ValueError, match=f"{name} must be"):
                EngineConfig(**{name: least - 1})


def test_every_setting_has_help_and_names_commands_that_there_are() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Settings)}
    for name, about in OPTIONS.items():
        assert about.help.endswith("."), name
        assert set(about.commands or ()) <= set(COMMANDS), name
        assert set(about.spelled) <= set(about.commands or ()), name


def test_only_what_is_marked_may_change_while_a_batch_is_resumed() -> None:
    shaping = {"max_num_seqs", "max_model_len", "dtype", "kv_block", "prefill_buckets", "decode_widths", "seed", "speculative"}
    shaping |= {"enable_return_routed_experts", "kv_cache_dtype", "quantization", "short_slots"}
    assert set(EngineConfig().shaping) == shaping
    free = {name for name, about in OPTIONS.items() if not about.may_change_tokens}
    own = {"model", "tokenizer", "dtype", "kv_cache_dtype", "quantization", "seed", "max_num_seqs", "max_model_len", "speculative_config"}
    assert set(OPTIONS) - free == own | {"enable_return_routed_experts", "short_slots", "chat_date"}


def test_a_mapping_of_speculation_is_read_once_and_kept_as_it_was_given() -> None:
    settings = Settings(speculative_config={"method": "ngram"})
    assert settings.speculative == SpeculativeConfig(method="ngram")
    assert settings.speculative is settings.speculative
    assert settings.speculative_config == {"method": "ngram"}
    config = SpeculativeConfig(method="ngram")
    assert replace(settings, speculative_config=config).speculative is config
    assert Settings().speculative is None


def test_none_is_the_default_model() -> None:
    assert Settings().model_name == Settings(None).model_name == DEFAULT_NAME
    assert Settings("tiny").model_name == "tiny"


def test_help_and_completion_find_the_arguments_of_an_llm() -> None:
    """pyright takes them from `Settings` too, by the decorator's annotation."""
    assert inspect.signature(LLM).parameters == inspect.signature(Settings).parameters
    said = inspect.getdoc(LLM.__init__) or ""
    for name, about in OPTIONS.items():
        assert f"{name}: {about.help}" in said


def test_arguments_become_settings_and_unknown_ones_are_refused() -> None:
    class Taken:
        @settings_as_arguments(Settings)
        def __init__(self, settings: Settings):
            self.settings = settings

    assert Taken("tiny", depth=1).settings == Settings("tiny", depth=1)
    assert Taken(**Settings(seed=3).as_arguments()).settings == Settings(seed=3)
    with pytest.raises(TypeError, match="LLM has no such argument: dept: did you mean depth"):
        Taken(dept=1)  # pyright: ignore[reportCallIssue]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"model": 5}, "model must be a string or None, got 5"),
        ({"tokenizer": b"x"}, "tokenizer must be a string or None, got b'x'"),
        ({"enable_prefix_caching": "yes"}, "enable_prefix_caching must be True or False, got 'yes'"),
        ({"memory_check": None}, "memory_check must be True or False, got None"),
        ({"max_num_seqs": None}, "max_num_seqs must be an integer, got None"),
        ({"dtype": 16}, "dtype must be one of auto, float32, bfloat16, got 16"),
        ({"kv_cache_dtype": "int4"}, "kv_cache_dtype must be one of auto, float32, bfloat16, int8, got 'int4'"),
        ({"weights_dtype": "q4"}, "weights_dtype must be one of auto, float32, got 'q4'"),
        ({"quantization": "awq"}, "quantization must be one of w8a8 or None, got 'awq'"),
        ({"scheduling_policy": "sjf"}, "scheduling_policy must be one of fcfs, lof, got 'sjf'"),
        ({"progress": "bar"}, "progress must be a function or None, got 'bar'"),
    ],
)
def test_a_value_of_another_type_is_refused_with_the_value(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}$"):
        LLM(**{"model": "/no/such/model"} | given)


def test_a_path_may_stand_for_a_string_and_numpys_integer_for_an_integer() -> None:
    settings = Settings(Path("model"), max_num_seqs=np.int64(3))  # type: ignore[arg-type]
    assert (settings.model, settings.max_num_seqs) == ("model", 3)
    assert (type(settings.model), type(settings.max_num_seqs)) == (str, int)  # a name is looked up as text, a config is written as JSON


def test_a_path_and_numpys_integer_start_an_engine() -> None:
    with LLM(FIXTURES / "llama3", **LLM_SETTINGS | {"max_num_seqs": np.int64(3)}) as llm:  # type: ignore[arg-type]
        assert llm.config.max_num_seqs == 3
    with pytest.raises(UnknownModel, match="no model 'nothing-of-this-name'"):
        LLM(Path("nothing-of-this-name"))  # type: ignore[arg-type]
