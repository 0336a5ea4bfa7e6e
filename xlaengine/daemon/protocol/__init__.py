"""What a daemon and its client exchange: lines, frames and replies. Pure functions between bytes and values."""
