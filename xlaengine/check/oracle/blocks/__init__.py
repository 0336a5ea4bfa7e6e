"""The kinds of blocks in layers: one file for each, written from the published definition.

A block is a frozen dataclass of the definition's numbers. ``parts`` names its tensors without the layer's prefix; calling it with an array
library (NumPy or ``jax.numpy``) computes it.
"""
