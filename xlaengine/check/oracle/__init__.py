"""The oracle: from a checkpoint's files to the streams that it must give, in code that the engine does not use.

It parses the configuration, reads each tensor under the checkpoint's own name, and computes the model by its published definition: one
sequence, no cache, every position again. What reads and computes (`checkpoint`, `forward` and the three readers) imports nothing of the
package; `sampling`, `endings` and `streams` import the fields of a request (`xlaengine.types`).
"""

from xlaengine.check.oracle.checkpoint import Checkpoint, CheckpointFault, Definition, RopeScaling, open_checkpoint
from xlaengine.check.oracle.forward import NumpyForward, XlaForward

__all__ = ["Checkpoint", "CheckpointFault", "Definition", "NumpyForward", "RopeScaling", "XlaForward", "open_checkpoint"]
