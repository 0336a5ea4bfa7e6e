"""Runs of earlier versions are resumed with the values that their settings had then."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.batch.conftest import Bench
from tests.batch.fake_llm import Dying
from tests.batch.test_job import never
from tests.conftest import FIXTURES
from xlaengine.batch.errors import UsageError
from xlaengine.batch.manifest import MISSING, manifest_path
from xlaengine.batch.shard import Shard
from xlaengine.config import SpeculativeConfig

FIRST = {
    "input_sha256",
    "model_fingerprint",
    "tokenizer",
    "max_num_seqs",
    "max_model_len",
    "dtype",
    "kv_block",
    "prefill_buckets",
    "decode_widths",
    "seed",
}
"""The keys that every manifest of this format has."""
LATER = {
    "served_model_name": {"served_model_name": "other"},
    "shard": {"shard": Shard(1, 2)},
    "speculative": {"speculative_config": SpeculativeConfig(method="draft", model=str(FIXTURES / "llama3"))},
    "drafter_fingerprint": {"speculative_config": SpeculativeConfig(method="draft", model=str(FIXTURES / "llama3"))},
    "enable_return_routed_experts": {"enable_return_routed_experts": True},
    "kv_cache_dtype": {"kv_cache_dtype": "bfloat16"},
    "quantization": {"quantization": "w8a8"},
    "short_slots": {"short_slots": "1x64"},
}
"""Those that came later, with options that give them another value than the runs of earlier versions had."""


def as_written_before(bench: Bench, key: str) -> None:
    path = manifest_path(bench.output)
    manifest = json.loads(path.read_bytes())
    del manifest["fixed"][key]
    path.write_text(json.dumps(manifest))


def test_every_key_of_a_manifest_is_as_old_as_its_format_or_has_a_value_for_earlier_runs(mixed: Bench) -> None:
    mixed.run()
    keys = set(json.loads(manifest_path(mixed.output).read_bytes())["fixed"])
    assert keys == FIRST | set(LATER), "a key that manifests in the world lack belongs into LATER, and its value then into MISSING"
    assert set(MISSING) <= set(LATER)


@pytest.mark.parametrize("key", LATER)
def test_a_run_of_a_version_without_a_setting_is_resumed_with_what_it_was_then_and_with_nothing_else(mixed: Bench, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    as_written_before(mixed, key)
    before = mixed.output.read_bytes()
    words = "the drafter changed" if "drafter" in key else rf"{key} was (None|False|'float32'|\[\]) and is now"
    with pytest.raises(UsageError, match=words):
        mixed.run(never, resume=True, **LATER[key])
    assert mixed.output.read_bytes() == before
    assert mixed.run(resume=True).completed == 40


@pytest.mark.parametrize("key", sorted(FIRST - {"tokenizer"}))  # the model has none
def test_a_key_that_every_version_has_written_is_never_taken_for_granted(mixed: Bench, key: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        mixed.run(Dying)
    as_written_before(mixed, key)
    with pytest.raises(UsageError, match=r"was None|its digest was none|the input file changed"):
        mixed.run(resume=True)


@pytest.mark.parametrize("other", [{}, {"num_speculative_tokens": 3}, {"model": str(FIXTURES / "qwen3")}])
def test_heads_that_an_earlier_version_called_mtp_are_resumed_as_medusa(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, other: dict[str, Any]
) -> None:
    monkeypatch.setenv("FAKE_VERIFY_DIFFERS", "1")
    bench.write(*({"prompt": f"prompt {i}", "temperature": 0, "max_tokens": 3} for i in range(12)))
    heads = SpeculativeConfig(method="medusa", model=str(FIXTURES / "llama3"))
    with pytest.raises(KeyboardInterrupt):
        bench.run(Dying, speculative_config=heads)
    path = manifest_path(bench.output)
    manifest = json.loads(path.read_bytes())
    manifest["fixed"]["speculative"]["method"] = "mtp"
    path.write_text(json.dumps(manifest))
    if other:
        with pytest.raises(UsageError, match=r"speculative was|the drafter changed"):
            bench.run(resume=True, speculative_config=replace(heads, **other))
        return
    assert bench.run(resume=True, speculative_config=heads).completed == 12
