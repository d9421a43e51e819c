"""Is this installation well? What is wrong with it, and how it is mended."""
