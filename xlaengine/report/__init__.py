"""Reports people look at: one HTML page that needs nothing else, and pictures for notebooks."""
