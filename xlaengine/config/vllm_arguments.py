"""vLLM's arguments of ``LLM`` that do not exist here, and what there is instead: a script that moves over meets each once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches

_ONE_DEVICE = "an LLM runs on one device; for several run one process on each, over parts of the input"
_MEMORY = "memory is planned from max_num_seqs and max_model_len, and checked before loading (`xlaengine plan`)"
_COMPILED = "every graph is compiled ahead; there is no eager mode, and nothing is captured"
_NO_ADAPTERS = "adapters are not supported: merge them into the checkpoint"
_TEXT_ONLY = "models take text only"

INSTEAD: Mapping[str, str] = {
    "block_size": "slots hold max_model_len tokens each; KV is not paged",
    "chat_template": "the template of the tokenizer is used: write it to chat_template.jinja in the folder that tokenizer= names",
    "compilation_config": _COMPILED,
    "cpu_offload_gb": _MEMORY,
    "cuda_graph_sizes": _COMPILED,
    "data_parallel_size": _ONE_DEVICE,
    "device": "JAX chooses: set JAX_PLATFORMS=cpu or cuda in the environment",
    "disable_async_output_proc": "depth=1 waits for each step's tokens before the next is launched",
    "disable_custom_all_reduce": _ONE_DEVICE,
    "disable_log_requests": "requests are not logged",
    "disable_log_stats": "log_interval=0, the default, logs nothing; llm.metrics() has the counters",
    "disable_sliding_window": "max_model_len is never more than the window",
    "distributed_executor_backend": _ONE_DEVICE,
    "download_dir": "XLAENGINE_CACHE in the environment names the cache folder",
    "enable_chunked_prefill": "prompts are always prefilled in chunks: max_num_batched_tokens bounds them",
    "enable_lora": _NO_ADAPTERS,
    "enable_prompt_embeds": "prompts are text or token ids",
    "enforce_eager": _COMPILED,
    "gpu_memory_utilization": _MEMORY,
    "guided_decoding_backend": "output is not guided by a grammar",
    "hf_overrides": "edit config.json",
    "hf_token": "HF_TOKEN in the environment is used",
    "kv_cache_dtype": "KV has the dtype of the weights: dtype='float32' or 'bfloat16'",
    "kv_cache_memory_bytes": _MEMORY,
    "limit_mm_per_prompt": _TEXT_ONLY,
    "load_format": "the format is told from the files: safetensors, GGUF, or a converted checkpoint",
    "logits_processors": "logits are changed by SamplingParams' penalties, logit_bias and min_tokens",
    "max_context_len_to_capture": _COMPILED,
    "max_lora_rank": _NO_ADAPTERS,
    "max_loras": _NO_ADAPTERS,
    "max_num_partial_prefills": "max_num_batched_tokens bounds what is prefilled between two steps",
    "max_seq_len_to_capture": _COMPILED,
    "mm_processor_kwargs": _TEXT_ONLY,
    "model_impl": "the engine has models of its own",
    "num_gpu_blocks_override": _MEMORY,
    "num_scheduler_steps": "depth= is the number of steps in flight",
    "num_speculative_tokens": "give it in speculative_config",
    "override_generation_config": "give SamplingParams; of generation_config.json only eos_token_id is read",
    "generation_config": "give SamplingParams; of generation_config.json only eos_token_id is read",
    "override_neuron_config": "the engine has no such backend",
    "pipeline_parallel_size": _ONE_DEVICE,
    "preemption_mode": "a running request keeps its slot; engine.evict takes it away",
    "quantization": "weights run as float32 or bfloat16; quantized GGUF files are read, and dequantized",
    "quantization_param_path": "weights run as float32 or bfloat16; quantized GGUF files are read, and dequantized",
    "revision": "download that revision, and give its folder as model",
    "code_revision": "no code of a checkpoint is ever run",
    "tokenizer_revision": "download that revision, and give its folder as tokenizer",
    "rope_scaling": "it is read from config.json",
    "rope_theta": "it is read from config.json",
    "runner": "there is generation only",
    "task": "there is generation only",
    "scheduler_delay_factor": "scheduling_policy='lof' or 'fcfs' says which request gets a slot first",
    "served_model_name": "it is an option of `xlaengine run-batch`: --served-model-name",
    "skip_tokenizer_init": "prompts may be token ids in any case; leave it out",
    "speculative_model": "speculative_config={'method': 'draft', 'model': …}",
    "swap_space": "nothing is swapped; snapshots=n keeps copies of n slots on the device",
    "tensor_parallel_size": _ONE_DEVICE,
    "tokenizer_mode": "tokenizer.json is read by the tokenizers library; there is no other mode",
    "trust_remote_code": "no code of a checkpoint is ever run; leave it out",
    "use_v2_block_manager": "slots hold max_model_len tokens each; KV is not paged",
}
"""By argument; some end with what to write here."""

DTYPES: Mapping[str, str] = {
    "float": "float32",
    "fp32": "float32",
    "bf16": "bfloat16",
    "half": "bfloat16 or float32",
    "float16": "bfloat16 or float32",
    "fp16": "bfloat16 or float32",
}


def refuse_unknown(given: Iterable[str], known: Collection[str]) -> None:
    """
    Raises:
        TypeError: ``given`` is not empty; for each argument what there is instead, or the known one that is spelled almost alike.
    """
    if said := [f"{name}: {_instead(name, known)}" for name in given]:
        raise TypeError(f"LLM has no such argument: {'; '.join(said)}")


def refuse_dtype(given: object) -> None:
    """
    Raises:
        ValueError: ``given`` is a dtype's name elsewhere, and not here.
    """
    if isinstance(given, str) and given in DTYPES:
        raise ValueError(f"dtype {given!r} is not one of auto, float32, bfloat16: give {DTYPES[given]}")


def _instead(name: str, known: Collection[str]) -> str:
    if name in INSTEAD:
        return INSTEAD[name]
    close = get_close_matches(name, known, n=1)
    return f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
