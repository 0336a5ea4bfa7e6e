"""Kernels in C++ that XLA calls from its graphs on a CPU, compiled for the machine they run on, and what happens without them.

The two that a decode step spends its time in: products of few rows, and attention. Everything runs without them, slower.
"""

from xlaengine.native.calls import attention, product
from xlaengine.native.library import Unavailable, ensure, is_to_be_built, missing

__all__ = ["Unavailable", "attention", "ensure", "is_to_be_built", "missing", "product"]
