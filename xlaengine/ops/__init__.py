"""The kernels that graphs call: packed matrices, products, attention and the choice of a token.

`base.Ops` is the interface. `xla` and `native` implement it; `columns`, `int8_ops` and `split` change or wrap these. `chosen.ops_for` picks
an engine's kernels by its configuration. Code in other rooms does not depend on which kernels an engine has. This file imports nothing, so
that `xlaengine.ops.native` can be loaded before jax.
"""
