"""The kinds of block that layers are made of: a file each, written from the published definition.

A block is a frozen dataclass of the definition's numbers. ``parts`` names its tensors without the layer's prefix; calling it with an array
library (NumPy or ``jax.numpy``) computes it.
"""
