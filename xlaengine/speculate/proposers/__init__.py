"""One module for each way to propose tokens."""
