"""Kernels in C++ that XLA calls from its graphs on a CPU, compiled for the machine they run on, and what happens without them.

Those that a decode step spends its time in: products of few rows, attention, and choosing a token.
Everything runs without them, slower.
"""

from xlaengine.native.calls import argmax, attention, draw, product
from xlaengine.native.handlers import Refused, Unavailable
from xlaengine.native.library import ensure, is_to_be_built, missing, refusal

__all__ = ["Refused", "Unavailable", "argmax", "attention", "draw", "ensure", "is_to_be_built", "missing", "product", "refusal"]
