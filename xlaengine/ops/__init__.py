"""What graphs compute with: packed matrices, products, attention and the choice of a token.

`base.Ops` is the interface. `xla` and `native` implement it; `columns`, `int8_ops` and `split` change or wrap these. `chosen.ops_for` picks
an engine's kernels by its configuration. No other room knows which it has. This file imports nothing, so that
`xlaengine.ops.native` can be loaded before jax.
"""
