"""Drawing over a photo what was read in it."""
