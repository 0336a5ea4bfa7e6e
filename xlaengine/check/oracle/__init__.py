"""The oracle: from a checkpoint's files to the streams that it must give, in code that the engine does not use.

It parses the configuration, reads each tensor under the checkpoint's own name, and computes the model by its published definition: one
sequence, no cache, every position again. A `Definition` has layers, and a layer has blocks (`blocks`). A file of `families` makes a
definition from the settings of a ``config.json``; the readers of other files translate their settings into these. Blocks, families,
readers, `checkpoint` and `forward` import nothing else of the package. `sampling`, `endings` and `streams` import plain data: a request's
fields (`xlaengine.types`) and the names of dtypes (`xlaengine.config`).
"""

from xlaengine.check.oracle.checkpoint import Checkpoint, open_checkpoint
from xlaengine.check.oracle.definition import Definition
from xlaengine.check.oracle.fault import CheckpointFault
from xlaengine.check.oracle.forward import NumpyForward, XlaForward

__all__ = ["Checkpoint", "CheckpointFault", "Definition", "NumpyForward", "XlaForward", "open_checkpoint"]
