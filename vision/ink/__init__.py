"""Measuring ink: light taken out, then strokes, rings and marks as numbers."""
