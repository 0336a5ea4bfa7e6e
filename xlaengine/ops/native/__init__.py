"""C++ kernels that XLA calls from its graphs on a CPU, and the code that finds, compiles and tests their library.

They compute the most expensive parts of a decode step: products of few rows, attention, recurrences, and the choice of a token. The library
also dequantizes and repacks weights when they are loaded. An engine runs without the kernels too, but slower. This file imports neither
NumPy nor jax, because `begin` must not wait for them.
"""

from xlaengine.ops.native.errors import Refused, Unavailable
from xlaengine.ops.native.library import begin, ensure, identity, is_to_be_built, machine, missing, refusal

__all__ = ["Refused", "Unavailable", "begin", "ensure", "identity", "is_to_be_built", "machine", "missing", "refusal"]
