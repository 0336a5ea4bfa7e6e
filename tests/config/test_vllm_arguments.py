"""What `LLM` says of arguments that it does not have."""

from __future__ import annotations

import re

import pytest

from xlaengine import LLM
from xlaengine.config.settings import OPTIONS
from xlaengine.config.vllm_arguments import DTYPES, INSTEAD, KV_DTYPES


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"pipeline_parallel_size": 2}, "pipeline_parallel_size: layers are not dealt out"),
        ({"gpu_memory_utilization": 0.9, "swap_space": 4}, "gpu_memory_utilization: memory is planned from max_num_seqs and max_model_len"),
        ({"swap_space": 4, "trust_remote_code": True}, "; trust_remote_code: no code of a checkpoint is ever run"),
        ({"max_num_seq": 4}, "max_num_seq: did you mean max_num_seqs?"),
        ({"xyz": 4}, "xyz: there are tokenizer, dtype, weights_dtype, kv_cache_dtype, quantization, seed"),
    ],
)
def test_an_unknown_argument_is_named_with_what_there_is_instead(given: dict, words: str) -> None:
    with pytest.raises(TypeError, match=re.escape(words)):
        LLM("/no/such/model", **given)


@pytest.mark.parametrize("dtype", sorted(DTYPES))
def test_dtypes_of_other_names_say_which_to_give(dtype: str) -> None:
    with pytest.raises(ValueError, match=f"dtype '{dtype}' is not one of auto, float32, bfloat16: give {DTYPES[dtype]}"):
        LLM("/no/such/model", dtype=dtype)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("dtype", sorted(KV_DTYPES))
def test_dtypes_of_vllms_kv_cache_say_which_to_give(dtype: str) -> None:
    words = f"kv_cache_dtype '{dtype}' is not one of auto, float32, bfloat16, int8: give {KV_DTYPES[dtype]}"
    with pytest.raises(ValueError, match=words):
        LLM("/no/such/model", kv_cache_dtype=dtype)  # pyright: ignore[reportArgumentType]


def test_no_argument_of_llm_is_in_the_table() -> None:
    assert not set(INSTEAD) & set(OPTIONS)
