"""Which sheets are in the picture, and why one cannot be read."""
