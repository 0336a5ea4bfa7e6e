"""Control: who holds which slot, what runs next, when a stream ends, what its text is. No jax in here."""
