"""What a model is: typed layers, families, the decoder loop, checkpoint readers. Nothing in it depends on slots."""
