"""The real command line with the fake engine: ``python -m tests.daemon.fake_cli daemon …``."""

from __future__ import annotations

import os
import sys
import time
import warnings
from types import ModuleType

from tests.daemon.fake_engine import VOCAB, FakeEngine
from xlaengine.sources import UnknownModel


class SlowEngine(FakeEngine):
    """``FAKE_STEP_SECONDS`` each step."""

    def advance(self) -> None:
        time.sleep(float(os.environ.get("FAKE_STEP_SECONDS", "0")))
        super().advance()


class FakeTokenizer:
    def encode(self, text: str, *, add_special_tokens: bool) -> list[int]:
        return [1] * add_special_tokens + [3 + ord(letter) % 100 for letter in text]


class FakeLLM:
    """The part of an LLM that the daemon uses. It prints to standard output, which it should not."""

    def __init__(self, model, *, max_num_seqs, max_model_len, progress, snapshots=0, tokenizer=None, probe=False, **settings):
        if model == "unknown":
            raise UnknownModel("no model 'unknown'")
        if model == "broken":
            raise RuntimeError("no device")
        if max_model_len == 7:
            raise ValueError("max_model_len 7 is more than this model's 6 positions")
        for done in range(11):
            time.sleep(float(os.environ.get("FAKE_LOAD_SECONDS", "0")) / 10)
            progress("load", done, 10)
        print("loading!", flush=True)
        progress("compile decode[8]", 1, 1)
        self.capacity, self.vocab_size = max_model_len or 96, VOCAB
        self.engine = SlowEngine(max_num_seqs, max_model_len=self.capacity, probe=probe, snapshots=snapshots)
        self.tokenizer = None if model == "bare" else FakeTokenizer()
        self.settings = settings

    def metrics(self) -> dict[str, object]:
        print("counting!", flush=True)
        warnings.warn("a warning", stacklevel=1)
        return {"steps": 1}

    def close(self) -> None:
        time.sleep(float(os.environ.get("FAKE_CLOSE_SECONDS", "0")))

    def __enter__(self):
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def fake_modules() -> dict[str, ModuleType]:
    """What to put into ``sys.modules`` in place of the engine."""
    llm = ModuleType("xlaengine.llm")
    llm.LLM = FakeLLM  # type: ignore[attr-defined]
    return {"xlaengine.llm": llm}


if __name__ == "__main__":
    from xlaengine.cli.main import main

    sys.modules.update(fake_modules())
    main()
