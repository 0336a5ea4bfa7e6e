"""The oracle's own reading of a checkpoint: from the files to logits, in plain array code.

This room imports nothing of the package. It parses the configuration, reads each tensor under the checkpoint's own name, and computes the
model by its published definition: one sequence, no cache, every position again. So a fault of the engine's loader, layers or kernels is not
in it too.
"""

from xlaengine.check.oracle.checkpoint import Checkpoint, CheckpointFault, Definition, RopeScaling, open_checkpoint
from xlaengine.check.oracle.forward import Forward, NumpyForward, XlaForward

__all__ = ["Checkpoint", "CheckpointFault", "Definition", "Forward", "NumpyForward", "RopeScaling", "XlaForward", "open_checkpoint"]
