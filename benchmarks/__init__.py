"""Figures as ratios within one run, never as timed tests."""
