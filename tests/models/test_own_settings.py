"""What a family alone reads of ``config.json``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec

from xlaengine.models.checkpoint.hf_config import model_config
from xlaengine.models.config import ModelConfig
from xlaengine.models.families import FAMILIES


def test_a_familys_own_settings_are_in_the_config_and_the_same_again_from_json(fixtures: Path) -> None:
    raw = json.loads((fixtures / "llama3" / "config.json").read_text())
    family = replace(FAMILIES["llama"], types={"kinds": list[str]}, own=lambda stated, where: {"kinds": tuple(stated["kinds"]), "gap": 3})
    cfg = model_config(raw | {"kinds": ["a", "b"]}, family, fixtures / "llama3")
    assert cfg.own == (("kinds", ("a", "b")), ("gap", 3))
    again = msgspec.json.decode(msgspec.json.encode(cfg), type=ModelConfig)
    assert again == cfg
    assert hash(again) == hash(cfg)
