"""One slot gives the bits of several, also in shapes for which XLA:CPU compiles a step of one row otherwise (spike/61)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conftest import make_engine, require, tiny_config
from tests.streams import request, run
from xlaengine.models.checkpoint.hf_config import model_config
from xlaengine.models.families.falcon_h1 import FALCON_H1
from xlaengine.models.random_weights import random_weights

ODD: dict[str, Any] = {
    "architectures": ["FalconH1ForCausalLM"],
    "vocab_size": 97,
    "hidden_size": 8,
    "num_hidden_layers": 1,
    "num_attention_heads": 5,
    "num_key_value_heads": 1,
    "head_dim": 8,
    "intermediate_size": 50,
    "rms_norm_eps": 1e-5,
    "rope_theta": 10000.0,
    "max_position_embeddings": 512,
    "tie_word_embeddings": True,
    "eos_token_id": 0,
    "mamba_d_ssm": 16,
    "mamba_n_heads": 2,
    "mamba_d_head": 8,
    "mamba_n_groups": 1,
    "mamba_d_state": 7,
    "mamba_d_conv": 2,
    "mamba_conv_bias": True,
    "mamba_rms_norm": False,
    "mamba_norm_before_gate": False,
    "embedding_multiplier": 1.7,
    "lm_head_multiplier": 0.7,
    "key_multiplier": 0.5,
    "attention_in_multiplier": 1.1,
    "attention_out_multiplier": 0.8,
    "ssm_in_multiplier": 1.2,
    "ssm_out_multiplier": 0.6,
    "mlp_multipliers": [0.9, 0.4],
    "ssm_multipliers": [0.5, 0.6, 0.7, 0.8, 0.9],
}


@pytest.mark.slow
def test_a_convolution_of_an_odd_number_of_channels_has_the_bits_of_several_rows() -> None:
    require("native")
    cfg = model_config(ODD, FALCON_H1, Path())
    model = cfg, random_weights(cfg, seed=3)
    rng = np.random.default_rng(3)
    prompts = [rng.integers(1, 97, n).tolist() for n in (1, 2, 3, 5, 9, 17, 33, 40)]
    found = []
    for B in (1, 2):
        engine = make_engine(model, tiny_config(B, kernels="native", max_logprobs=5))
        found.append(run(engine, [request(str(i), prompt, max_tokens=20, logprobs=5) for i, prompt in enumerate(prompts)]))
        engine.close()
    assert found[0] == found[1]
