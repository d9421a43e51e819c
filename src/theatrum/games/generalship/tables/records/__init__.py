"""What the files in `data/` look like, record by record as they are written."""
