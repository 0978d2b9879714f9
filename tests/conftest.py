"""Hypothesis in a house whose machines are shared: slow is not wrong."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
