"""The kinds of blocks in layers: one file for each, written from the published definition.

A block is a frozen dataclass of the definition's numbers. ``parts`` names the block's tensors without the layer's prefix. A call with an
array library (NumPy or ``jax.numpy``) computes the block.
"""
