"""An engine without speculation imports nothing of it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from xlaengine import LLM, SamplingParams
with LLM("tests/fixtures/llama3", max_num_seqs=2, max_model_len=64, speculative_config={speculative}) as llm:
    assert llm.generate([[3, 4, 5]], SamplingParams(max_tokens=4))[0].outputs[0].token_ids
print(any(name.startswith("xlaengine.speculate") for name in sys.modules))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("speculative", "imported"), [("None", "False"), ("{'method': 'ngram'}", "True")])
def test_the_room_is_imported_where_tokens_are_proposed_and_only_there(speculative: str, imported: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM.format(speculative=speculative)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [imported]
