"""Makes the `LLM` of a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xlaengine.cli.common import settings_as_usage
from xlaengine.cli.importing import importing_jax
from xlaengine.cli.xla_flags import require_xla_flags
from xlaengine.malloc import settle_malloc
from xlaengine.ops import native

if TYPE_CHECKING:
    from xlaengine.llm import LLM


def make_llm(**settings: Any) -> LLM:
    """Imports `LLM`, and calls it with the settings.

    Raises:
        UsageError: XLA refuses XLA_FLAGS, or the settings do not fit the model.
    """
    require_xla_flags()
    native.begin()
    with importing_jax():
        from xlaengine.llm import LLM  # imports jax, which takes seconds: after the checks

    with settings_as_usage():
        llm = LLM(**settings)
    settle_malloc()
    return llm
