"""What a file is, by its content."""

import io

import pytest
from PIL import Image

from rollwrite.errors import UnreadableFile
from rollwrite.games import entries
from rollwrite.kinds import Kind, file_of


@pytest.mark.parametrize(
    ("text", "game", "form"),
    [
        ("game: wolle\nface: A\n", "wolle", "record"),
        ("# an evening\n  game :  Wolle\n", "wolle", "record"),
        ("game: volle-wolle\n", "volle-wolle", "record"),
        ("game: uly-polly\n", "uly-polly", "record"),
        ("game = 'volle-wolle'\n", "volle-wolle", "end"),
        ("face = 'A'\n", "wolle", "face"),
        ('\ufeff {"type": "LineString"}', "wolle", "line"),
        ("LINESTRING (1 2, 3 4)", "wolle", "line"),
    ],
)
def test_a_text_knows_whose_it_is(text: str, game: str, form: str) -> None:
    file = file_of("misnamed.jpg", text.encode())
    assert (file.kind, file.game, file.form) == (Kind.TEXT, game, form)


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP", "TIFF", "PDF"])
def test_a_picture_is_a_photo(form: str) -> None:
    assert file_of("misnamed.txt", picture(form)).kind is Kind.PHOTO


@pytest.mark.parametrize("form", ["GIF", "BMP"])
def test_a_picture_that_is_not_read_is_called_by_its_name(form: str) -> None:
    with pytest.raises(UnreadableFile, match=f"a.jpg: a {form} is not read; .* HEIC, TIFF or PDF"):
        file_of("a.jpg", picture(form))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file is empty"),
        (" \n\t\n", "the file is empty"),
        ("game: chess\n", "there is no game chess: choose wolle, volle-wolle or uly-polly"),
        ("hello", "not a photo, a drawn line or a record"),
        ("BMX is a bicycle", "not a photo, a drawn line or a record"),
    ],
)
def test_what_is_nobodys_is_refused_with_what_would_do(text: str, reason: str) -> None:
    with pytest.raises(UnreadableFile, match=f"a.txt: {reason}"):
        file_of("a.txt", text.encode())


def test_every_game_that_is_registered_is_named() -> None:
    with pytest.raises(UnreadableFile) as caught:
        file_of("a.txt", b"hello")
    assert all(name in str(caught.value) for name in entries())


def picture(form: str) -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (8, 8)).save(stream, form)
    return stream.getvalue()
