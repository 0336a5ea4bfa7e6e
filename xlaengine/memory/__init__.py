"""What the device keeps for each slot: cells, rows, and how both are written, moved and reset."""
