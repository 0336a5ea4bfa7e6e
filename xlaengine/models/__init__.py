"""Models: typed layers, families, the decoder loop, checkpoint readers. Nothing here depends on slots."""
