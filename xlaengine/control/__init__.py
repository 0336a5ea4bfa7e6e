"""Control: which stream holds which slot, and what runs next. It never imports jax."""
