"""vLLM's arguments of ``LLM`` that do not exist here, and what there is instead, for scripts that were written for vLLM."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches

_SAID = {
    "layers are not dealt out; tensor_parallel_size has several devices compute each layer": "pipeline_parallel_size",
    "for several engines run `xlaengine run-batch --shard i/N` on each machine": "data_parallel_size distributed_executor_backend",
    "nothing is reduced across devices": "disable_custom_all_reduce",
    "memory is planned from max_num_seqs and max_model_len, and checked before loading (`xlaengine plan`)": (
        "cpu_offload_gb gpu_memory_utilization kv_cache_memory_bytes num_gpu_blocks_override"
    ),
    "every graph is compiled ahead; there is no eager mode, and nothing is captured": (
        "compilation_config cuda_graph_sizes enforce_eager max_context_len_to_capture max_seq_len_to_capture"
    ),
    "adapters are not supported: merge them into the checkpoint": "enable_lora max_lora_rank max_loras",
    "models take text only": "limit_mm_per_prompt mm_processor_kwargs",
    "slots hold max_model_len tokens each; KV is not paged": "block_size use_v2_block_manager",
    "the template of the tokenizer is used: write it to chat_template.jinja in the folder that tokenizer= names": "chat_template",
    "JAX chooses: set JAX_PLATFORMS=cpu or cuda in the environment": "device",
    "depth=1 waits for each step's tokens before the next is launched": "disable_async_output_proc",
    "requests are not logged": "disable_log_requests",
    "log_interval=0, the default, logs nothing; llm.metrics() has the counters": "disable_log_stats",
    "layers with a sliding window always have it": "disable_sliding_window",
    "XLAENGINE_CACHE in the environment names the cache folder": "download_dir",
    "prompts are always prefilled in chunks: max_num_batched_tokens bounds them": "enable_chunked_prefill",
    "max_num_batched_tokens bounds what is prefilled between two steps": "max_num_partial_prefills",
    "prompts are text or token ids": "enable_prompt_embeds",
    "output is not guided by a grammar": "guided_decoding_backend",
    "edit config.json": "hf_overrides",
    "HF_TOKEN in the environment is used": "hf_token",
    "the format is told from the files: safetensors, GGUF, or a converted checkpoint": "load_format",
    "logits are changed by SamplingParams' penalties, logit_bias and min_tokens": "logits_processors",
    "the engine has models of its own": "model_impl",
    "depth= is the number of steps in flight": "num_scheduler_steps",
    "give it in speculative_config": "num_speculative_tokens",
    "give SamplingParams; of generation_config.json only eos_token_id is read": "generation_config override_generation_config",
    "the engine has no such backend": "override_neuron_config",
    "a running request keeps its slot; engine.evict takes it away": "preemption_mode",
    "quantized GGUF files are read; on a CPU their blocks stay as they are (weights_dtype)": "quantization_param_path",
    "download that revision, and give its folder as model": "revision",
    "download that revision, and give its folder as tokenizer": "tokenizer_revision",
    "no code of a checkpoint is ever run": "code_revision",
    "no code of a checkpoint is ever run; leave it out": "trust_remote_code",
    "it is read from config.json": "rope_scaling rope_theta",
    "there is generation only": "runner task",
    "scheduling_policy='lof' or 'fcfs' says which request gets a slot first": "scheduler_delay_factor",
    "it is an option of `xlaengine run-batch`: --served-model-name": "served_model_name",
    "prompts may be token ids in any case; leave it out": "skip_tokenizer_init",
    "speculative_config={'method': 'draft', 'model': …}": "speculative_model",
    "nothing is swapped; snapshots=n keeps copies of n slots on the device": "swap_space",
    "tokenizer.json is read by the tokenizers library; there is no other mode": "tokenizer_mode",
}

INSTEAD: Mapping[str, str] = {name: said for said, names in _SAID.items() for name in names.split()}
"""By argument: what there is instead."""

DTYPES: Mapping[str, str] = {
    "float": "float32",
    "fp32": "float32",
    "bf16": "bfloat16",
    "half": "bfloat16 or float32",
    "float16": "bfloat16 or float32",
    "fp16": "bfloat16 or float32",
}

KV_DTYPES: Mapping[str, str] = DTYPES | {
    "fp8": "int8 or bfloat16",
    "fp8_e4m3": "int8 or bfloat16",
    "fp8_e5m2": "int8 or bfloat16",
    "fp8_inc": "int8 or bfloat16",
}


def refuse_unknown(given: Iterable[str], known: Collection[str]) -> None:
    """Raises TypeError if ``given`` is not empty. For each argument it says what there is instead, or names a similar known one."""
    if said := [f"{name}: {_instead(name, known)}" for name in given]:
        raise TypeError(f"LLM has no such argument: {'; '.join(said)}")


def refuse_dtype(given: object) -> None:
    """Raises ValueError if ``given`` is a dtype's name elsewhere, but not here."""
    if isinstance(given, str) and given in DTYPES:
        raise ValueError(f"dtype {given!r} is not one of auto, float32, bfloat16: give {DTYPES[given]}")


def refuse_kv_dtype(given: object) -> None:
    """Raises ValueError if ``given`` is a dtype of vLLM's KV cache, but not of this one."""
    if isinstance(given, str) and given in KV_DTYPES:
        raise ValueError(f"kv_cache_dtype {given!r} is not one of auto, float32, bfloat16, int8: give {KV_DTYPES[given]}")


def _instead(name: str, known: Collection[str]) -> str:
    if name in INSTEAD:
        return INSTEAD[name]
    close = get_close_matches(name, known, n=1)
    return f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
