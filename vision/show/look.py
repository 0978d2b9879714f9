"""The pixels behind a reading, for whoever draws over them or cuts a piece out: the photo, and the sheet laid flat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.flat.flatten import FlatSheet
from vision.ink.gates import Strokes
from vision.photo import Image

LARGEST_PX = 2000  # of a photo that is kept for drawing over
QUALITY = 90


@dataclass(frozen=True)
class Pixels:
    """A picture as an array, or as a JPEG that is unpacked when asked for."""

    array: Image | None = None
    jpeg: bytes = b""

    @cached_property
    def image(self) -> Image:
        if self.array is not None:
            return self.array
        return np.asarray(cv2.imdecode(np.frombuffer(self.jpeg, np.uint8), cv2.IMREAD_COLOR), np.uint8)

    def packed(self) -> Pixels:
        if self.array is None:
            return self
        _, data = cv2.imencode(".jpg", self.array, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        return Pixels(jpeg=np.asarray(data).tobytes())


@dataclass(frozen=True)
class Look:
    """One sheet in one photo."""

    found: Pixels  # the photo as large as the sheet was found in, or already at a handy size
    found_px_per_mm: float
    found_longest: int  # pixels along the longer side of the photo it was found in
    page: int  # of a scan
    of_a_scan: bool
    geometry: FlatSheet  # its image may be left out: `flat` has it
    flat: Pixels
    strokes: Strokes
    unread: tuple[NDArray[np.float64], ...]  # outlines of other sheets in that photo, which could not be read

    @property
    def scale(self) -> float:
        """Pixels of `shot` for one of the photo the sheet was found in."""
        return min(1.0, LARGEST_PX / self.found_longest)

    @property
    def px_per_mm(self) -> float:
        return self.found_px_per_mm * self.scale

    @cached_property
    def shot(self) -> Image:
        """The photo at a size for looking at."""
        image = self.found.image
        if max(image.shape) <= LARGEST_PX:
            return image
        size = tuple(round(side * self.scale) for side in image.shape[1::-1])
        return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)

    def to_shot(self, points_mm: NDArray[np.float64]) -> NDArray[np.float64]:
        """Pixels of `shot`."""
        return self.geometry.to_photo(points_mm) * self.scale

    def packed(self) -> Look:
        """A hundred times smaller, to be kept or sent to another process."""
        nothing = np.zeros((0, 0, 3), np.uint8)
        geometry = replace(self.geometry, image=nothing)
        return replace(self, found=Pixels(self.shot).packed(), flat=self.flat.packed(), geometry=geometry)
