"""Reports for people: one self-contained HTML page, and pictures for notebooks."""
