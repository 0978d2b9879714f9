"""What is said about a face of one's own: whether it can be played, and what it looks like."""

from collections import Counter

from rollwrite.report import Report
from rollwrite.wolle.face import Face
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.mat_text import mat_text
from rollwrite.wolle.record import NAME


def face_validation(file: str, text: str) -> tuple[Report, Mat]:
    """A face that does not hold together is refused on reading, in one line."""
    face = read_face(text, file)
    document = {"game": NAME, "face": face.name, "legal": True, "problems": []}
    views = (mat_text(Mat(face, cups=face.cup_spots)), _sentence(face))
    return Report(document, views), Mat(face)


def _sentence(face: Face) -> str:
    counts = Counter(face.objects.values())
    things = f"{counts['mouse']} of each object, {len(face.cup_spots)} cup spots, {len(face.blocks)} blocks"
    return f"Face {face.name} holds together: {len(face.dots)} dots, {len(face.segments)} segments, {things}."
