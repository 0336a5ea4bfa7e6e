"""Engines and models that break one promise on purpose."""
