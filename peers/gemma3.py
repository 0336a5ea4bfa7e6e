"""A Gemma 3 GGUF, greedily, by xlaengine and by transformers, both on the file's weights dequantized to float32.

usage: gemma3.py MODEL.gguf PYTHON     PYTHON: one with torch, transformers, safetensors

The file is dequantized by ``gguf`` and written as a Hugging Face directory for transformers; xlaengine reads the GGUF file itself. Prompts
are token ids of xlaengine's tokenizer, and the last one is longer than the window. Exit status 1 if a token differs that is no near tie.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

TOKENS = 64
NEAR_TIE = 1e-3
"""Between transformers' best two logits. Two orders of summation differ by some 1e-4 in logits of some tens."""

NOTES = " ".join(f"Item {i}: the number {i * i} is the square of {i}." for i in range(1, 45))
PROMPTS = (
    "The capital of France is",
    "Once upon a time, there was a little robot who",
    "def fibonacci(n):\n",
    "Die Geschichte der Stadt Wien beginnt",
    f"{NOTES} Item 45:",
)
NAMES = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "post_attention_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
    "post_ffw_norm": "post_feedforward_layernorm",
}
WHOLE = {"token_embd.weight": "model.embed_tokens.weight", "output_norm.weight": "model.norm.weight"}


def write_directory(source: Path, directory: Path) -> None:
    """The file's float32 weights and configuration, as transformers reads them."""
    from gguf import GGUFReader
    from gguf.quants import dequantize
    from safetensors.numpy import save_file

    reader = GGUFReader(source)

    def own(key: str) -> Any:
        return reader.fields[f"gemma3.{key}"].contents()

    def hf_name(name: str) -> str:
        _, layer, stem, kind = name.split(".")
        return f"model.layers.{layer}.{NAMES[stem]}.{kind}"

    tensors = {}
    for tensor in reader.tensors:
        values = np.ascontiguousarray(dequantize(tensor.data, tensor.tensor_type), np.float32)
        values = values - np.float32(1) if tensor.name.endswith("norm.weight") else values  # llama.cpp's converter adds 1
        tensors[WHOLE.get(tensor.name) or hf_name(tensor.name)] = values
    save_file(tensors, directory / "model.safetensors", {"format": "pt"})
    config = {
        "architectures": ["Gemma3ForCausalLM"],
        "model_type": "gemma3_text",
        "vocab_size": len(tensors["model.embed_tokens.weight"]),
        "hidden_size": own("embedding_length"),
        "intermediate_size": own("feed_forward_length"),
        "num_hidden_layers": own("block_count"),
        "num_attention_heads": own("attention.head_count"),
        "num_key_value_heads": own("attention.head_count_kv"),
        "head_dim": own("attention.key_length"),
        "query_pre_attn_scalar": own("attention.key_length"),
        "rms_norm_eps": 1e-6,  # the file has its float32
        "max_position_embeddings": own("context_length"),
        "rope_theta": own("rope.freq_base"),
        "rope_local_base_freq": 10000.0,
        "sliding_window": own("attention.sliding_window"),
        "sliding_window_pattern": 6,
        "dtype": "float32",
    }
    (directory / "config.json").write_text(json.dumps(config))


def by_transformers(directory: Path, prompts: list[list[int]]) -> list[list[tuple[int, float]]]:
    """For each prompt the greedy tokens, each with the distance of the best two logits."""
    import torch
    from transformers import AutoModelForCausalLM

    model = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32, attn_implementation="eager").eval()

    @torch.no_grad()
    def continued(ids: list[int]) -> list[tuple[int, float]]:
        fed, cache, chosen = torch.tensor([ids]), None, []
        for _ in range(TOKENS):
            out = model(fed, past_key_values=cache, use_cache=True)
            best = out.logits[0, -1].topk(2)
            fed, cache = best.indices[None, :1], out.past_key_values
            chosen.append((int(best.indices[0]), float(best.values[0] - best.values[1])))
        return chosen

    return [continued(ids) for ids in prompts]


def compare(source: Path, python: str) -> int:
    from xlaengine import LLM, SamplingParams

    with LLM(str(source), dtype="float32", max_num_seqs=4, max_model_len=1024) as llm, tempfile.TemporaryDirectory() as temporary:
        directory = Path(temporary)
        prompts = [llm.tokenizer.encode(text, add_special_tokens=True) for text in PROMPTS]
        outputs = llm.generate(prompts, SamplingParams(temperature=0, max_tokens=TOKENS, ignore_eos=True))
        write_directory(source, directory)
        (directory / "prompts.json").write_text(json.dumps(prompts))
        subprocess.run([python, __file__, "--transformers", str(directory)], check=True)
        theirs = json.loads((directory / "tokens.json").read_text())
    different = 0
    for ids, output, chosen in zip(prompts, outputs, theirs, strict=True):
        ours, expected = list(output.outputs[0].token_ids), [token for token, _ in chosen]
        equal = next((i for i, pair in enumerate(zip(ours, expected, strict=True)) if pair[0] != pair[1]), TOKENS)
        margin = min(margin for _, margin in chosen[: equal + 1])
        print(f"{len(ids)} prompt tokens: {equal} of {TOKENS} tokens equal, best two logits {margin:.2g} apart or more", flush=True)
        different += equal < TOKENS and chosen[equal][1] > NEAR_TIE
    return int(different > 0)


if __name__ == "__main__":
    if sys.argv[1] == "--transformers":
        folder = Path(sys.argv[2])
        (folder / "tokens.json").write_text(json.dumps(by_transformers(folder, json.loads((folder / "prompts.json").read_text()))))
    else:
        sys.exit(compare(Path(sys.argv[1]), sys.argv[2]))
