"""What goes between a daemon and its client: lines, frames, and the first reply. Pure: bytes to values and back."""
