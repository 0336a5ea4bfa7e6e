"""The kernels that graphs call: packed matrices, products, attention and the choice of a token.

`base.Ops` is the interface. `xla` and `native` implement it. `columns` and `int8_ops` derive from these two; `split` wraps any of them.
`chosen.ops_for` picks an engine's kernels by its configuration, and no code outside this package depends on the choice. This file imports
nothing, so that `xlaengine.ops.native` can be loaded before jax.
"""
