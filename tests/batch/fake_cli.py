"""The real command line with the fake engine: ``python -m tests.batch.fake_cli run-batch …``."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

from tests.batch.fake_llm import FakeLLM, fake_at_hand


def check_requests(llm, pairs, progress=None):
    """A check in which all requests agree, except those called ``wrong``."""
    rows = [
        SimpleNamespace(
            custom_id=r.request_id,
            tokens=len(o.outputs[0].token_ids),
            verdict="mismatch" if r.request_id == "wrong" else "exact",
            what="token" if r.request_id == "wrong" else "",
            position=None,
            expected=None,
            got=None,
            margin=None,
        )
        for r, o in pairs
    ]
    bad = sum(row.verdict == "mismatch" for row in rows)
    return SimpleNamespace(rows=rows, mismatches=bad, near_ties=0, drawn_anew=0, as_dict=lambda: {"requests": len(rows), "mismatches": bad})


def fake_modules() -> dict[str, ModuleType]:
    """Returns the modules that replace the engine in ``sys.modules``."""
    llm, check = ModuleType("xlaengine.llm"), ModuleType("xlaengine.check.judge")
    llm.LLM, check.check_requests = FakeLLM, check_requests  # type: ignore[attr-defined]
    return {"xlaengine.llm": llm, "xlaengine.check.judge": check}


if __name__ == "__main__":
    from xlaengine.batch import manifest
    from xlaengine.cli.main import main

    sys.modules.update(fake_modules())
    manifest.at_hand = fake_at_hand  # type: ignore[assignment]
    main()
