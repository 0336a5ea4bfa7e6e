"""A tiny checkpoint's reference. Mismatches that these tests provoke do not count in the session's summary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.check.assertions.engines import Oracular, with_numbers
from tests.conftest import FIXTURES
from xlaengine import LLM
from xlaengine.check.assertions.tally import Counts, listening
from xlaengine.check.judge import TOLERANCES
from xlaengine.check.oracle import open_checkpoint
from xlaengine.check.oracle.blocks.rotation import Rotation
from xlaengine.testing import Reference
from xlaengine.text import Tokenizer


@pytest.fixture(autouse=True)
def heard() -> Iterator[list[Counts]]:
    """The counts that the assertions of this test have reported."""
    counts: list[Counts] = []
    with listening(counts.append):
        yield counts


@pytest.fixture(scope="session")
def reference() -> Reference:
    """A reference as if the checkpoint had RoPE base 100000 beside its scaling."""
    checkpoint = open_checkpoint(FIXTURES / "llama3")
    return with_numbers(Reference(checkpoint, None, "float32", TOLERANCES["float32"]), Rotation, base=1e5)


@pytest.fixture(scope="session")
def texts(reference: Reference, tiny_tokenizer: Tokenizer) -> Reference:
    """The reference with a tokenizer."""
    return replace(reference, tokenizer=tiny_tokenizer)


@pytest.fixture(scope="session")
def honest(reference: Reference) -> Oracular:
    return Oracular(reference)


@pytest.fixture(scope="session")
def llm() -> Iterator[LLM]:
    """An LLM with the graphs of ``test_llm.py``, which are compiled once."""
    with LLM(str(FIXTURES / "llama3"), dtype="float32", max_num_seqs=3, max_model_len=256, max_logprobs=3) as llm:
        yield llm
