"""A start for your own engine: copy this file, put the engine in the place of `MyEngine`, and run

pytest test_my_engine.py --xlaengine-model=path/to/checkpoint
"""

import pytest

from xlaengine import LLM, SamplingParams
from xlaengine.testing import assert_batch_invariant, assert_streams_match_reference

# Of several lengths, so that batches are padded, and at least one long enough for positions to matter.
PROMPTS = [
    "The capital of France is",
    "1, 2, 3,",
    "The Moon orbits the Earth once every twenty-seven days. Because it turns around its own axis in exactly the same time,",
]
GREEDY = SamplingParams(temperature=0, max_tokens=24)


class MyEngine:
    def __init__(self, checkpoint):
        self.llm = LLM(checkpoint)

    def generate(self, prompts, params):
        """The new token ids of each prompt, in their order; the token that ends a stream is one of them."""
        return [output.outputs[0].token_ids for output in self.llm.generate(prompts, params)]


@pytest.fixture(scope="module")
def engine(xlaengine_model):
    return MyEngine(xlaengine_model)


def test_streams_are_the_checkpoints(engine, xlaengine_reference):
    assert_streams_match_reference(engine, PROMPTS, GREEDY, reference=xlaengine_reference())


def test_streams_do_not_depend_on_the_batch(engine):
    assert_batch_invariant(engine, PROMPTS, GREEDY)
