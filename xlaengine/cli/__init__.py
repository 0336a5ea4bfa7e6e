"""The commands: options in, exit status out."""
