"""Writes a model of the shapes of Qwen3.5-0.8B's text part with random weights (bfloat16, 1.5 GB), for `xlaengine bench`.

python spike/49_hybrid_decode.py DIRECTORY
xlaengine bench decode --model DIRECTORY --dtype float32
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

from xlaengine.models.checkpoint import load_config
from xlaengine.models.checkpoint.mapping import plan
from xlaengine.sources import resolve

CONFIG = {
    "architectures": ["Qwen3_5ForCausalLM"],
    "model_type": "qwen3_5_text",
    "vocab_size": 248320,
    "hidden_size": 1024,
    "intermediate_size": 3584,
    "num_hidden_layers": 24,
    "layer_types": (["linear_attention"] * 3 + ["full_attention"]) * 6,
    "num_attention_heads": 8,
    "num_key_value_heads": 2,
    "head_dim": 256,
    "linear_conv_kernel_dim": 4,
    "linear_key_head_dim": 128,
    "linear_value_head_dim": 128,
    "linear_num_key_heads": 16,
    "linear_num_value_heads": 16,
    "max_position_embeddings": 32768,
    "rms_norm_eps": 1e-6,
    "rope_parameters": {"rope_type": "default", "rope_theta": 1e7, "partial_rotary_factor": 0.25},
    "tie_word_embeddings": True,
    "eos_token_id": 0,
    "dtype": "bfloat16",
}


def main(directory: Path) -> None:
    directory.mkdir(parents=True)
    (directory / "config.json").write_text(json.dumps(CONFIG, indent=1))
    rng, tensors = np.random.default_rng(0), {}
    for item in plan(load_config(resolve(str(directory))), "hf"):
        scale = item.shape[-1] ** -0.5 if len(item.shape) == 2 else 0.1
        tensors[item.name] = (scale * rng.standard_normal(item.shape, np.float32)).astype(ml_dtypes.bfloat16)
    save_file(tensors, directory / "model.safetensors", {"format": "pt"})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
