"""Faces that are like others, but for one thing."""

from dataclasses import replace

from rollwrite.wolle.face import Face


def toys_turned_round(face: Face) -> Face:
    """The same face, with its toys listed from the other end."""
    return replace(face, objects=dict(reversed(list(face.objects.items()))))
