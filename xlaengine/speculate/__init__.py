"""Speculation: something cheap proposes the next tokens of a stream, and one step of the target judges all of them.

An engine without speculation imports nothing of this room. An engine with it gets a `speculation.Speculation`, and uses it through the
interfaces in `xlaengine.control.pacing` and `xlaengine.runner.plugin`.
"""
