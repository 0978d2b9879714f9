"""Wolle: the cat, the yarn and the porcelain."""
