"""Shapes and dtypes that device code states (jaxtyping) are checked while the tests trace it. A run of the engine checks nothing."""

from jaxtyping import install_import_hook

CHECKED = (
    "device.adjust",
    "device.logprobs",
    "device.sampling",
    "memory.access",
    "memory.routed",
    "models.blocks",
    "models.experts",
    "ops.block_attention",
    "ops.drawing",
    "ops.native.blocks",
    "ops.native.calls",
    "ops.native.ops",
    "ops.native.panels",
    "ops.native.selftest",
    "ops.native.selftest.attention",
    "ops.native.selftest.case",
    "ops.native.selftest.choices",
    "ops.native.selftest.dequantizing",
    "ops.native.selftest.grouped",
    "ops.native.selftest.products",
    "ops.native.selftest.recurrences",
    "ops.products",
    "ops.xla",
    "runner.batches",
    "speculate.acceptance",
    "speculate.judging",
    "speculate.proposers.choice",
    "speculate.proposers.draft_model",
    "speculate.proposers.eagle",
    "speculate.proposers.eagle3",
    "speculate.proposers.eagle_released",
    "speculate.proposers.medusa",
    "speculate.proposers.mtp",
    "speculate.proposers.nextn",
    "speculate.proposers.ngram",
)

install_import_hook([f"xlaengine.{name}" for name in CHECKED], "beartype.beartype")
