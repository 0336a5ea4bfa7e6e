"""What graphs compute with: packed matrices, products, attention and the choice of a token.

`base.Ops` is the interface; `xla` and `native` implement it; `chosen.ops_of` picks one by the name in `EngineConfig.kernels`. No other
room knows which one it has. This file imports nothing, so that `xlaengine.ops.native` can be loaded before jax.
"""
