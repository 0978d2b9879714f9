"""From light to a file: lens blur, noise, what the phone makes of it, and how it is sent on."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.strokes import spread
from tests.simulator.tiers import Tier


@dataclass(frozen=True, slots=True)
class Sensor:
    """`blur`, `motion` and `soft_side` in mm on the sheet; `noise` is that of mid grey, against white; qualities are
    JPEG's. `soft_side` is what the blur grows to across the picture, where the camera focused on one side of it."""

    blur: float
    disc: bool
    motion: float
    motion_angle: float
    vignette: float
    exposure: float
    noise: float
    chroma: float
    smear: float
    contrast: float
    saturation: float
    sharpen: float
    filter: str
    quality: int
    full_chroma: bool
    send_to: tuple[int, int]
    send_quality: int
    orientation: int
    soft_side: float = 0.0

    @classmethod
    def some_phone(cls, tier: Tier, dice: Dice, size: tuple[int, int]) -> "Sensor":
        sent = dice.chance(tier.messenger) or max(size) <= 1600
        filtered = dice.chance(tier.document_filter)
        return cls(
            blur=dice.between(0.0, 1.0) ** 1.5 * tier.blur,
            disc=dice.chance(0.4),
            motion=dice.between(0.2, 1.0) * tier.motion if dice.chance(0.45) else 0.0,
            motion_angle=dice.between(0, 180),
            vignette=dice.between(0.0, 0.35),
            exposure=dice.between(*tier.exposure),
            noise=dice.between(*tier.noise),
            chroma=dice.between(0.3, 1.2),
            smear=dice.between(0.0, 1.0) if dice.chance(0.5) else 0.0,
            contrast=dice.between(0.0, 0.6),
            saturation=dice.between(0.9, 1.25),
            sharpen=dice.between(0.0, 1.2),
            filter=dice.pick(("document",), ("grey document",)) if filtered else "",
            quality=dice.whole(*tier.quality),
            full_chroma=dice.chance(0.15),
            send_to=(1600, 1200) if sent else (0, 0),
            send_quality=dice.whole(58, 78),
            orientation=1 if sent else dice.pick((1, 1, 3, 6, 6, 8)),
            soft_side=dice.between(0.1, 0.4) if tier.out_of_focus and dice.chance(tier.out_of_focus) else 0.0,
        )


def seen(light: Array, sensor: Sensor, pixels_per_mm: float, dice: Dice) -> Array:
    """Linear light at the lens (RGB, white near 1) becomes the phone's picture, 8 bits sRGB."""
    picture = _through_lens(light, sensor, pixels_per_mm)
    picture = _noisy(picture, sensor, dice)
    picture = _toned(picture, sensor)
    if sensor.smear:
        picture = _smeared(picture, sensor.smear)
    if sensor.sharpen:
        soft = cv2.GaussianBlur(picture, (0, 0), 1.1)
        picture = cv2.addWeighted(picture, 1 + sensor.sharpen, soft, -sensor.sharpen, 0)
    if sensor.filter:
        picture = _document(picture, sensor.filter)
    return _whole_steps(picture, cv2.CV_8U, 255)


def _whole_steps(picture: Array, kind: int, most: int) -> Array:
    """0 to 1 becomes whole numbers up to `most`; what lies outside is cut off, in one go."""
    return cv2.addWeighted(picture, most, picture, 0, 0, dtype=kind)


def _through_lens(light: Array, sensor: Sensor, scale: float) -> Array:
    radius = sensor.blur * scale
    if sensor.disc and radius > 0.7:
        light = cv2.filter2D(light, -1, _disc(1.6 * radius))
    light = cv2.GaussianBlur(light, (0, 0), float(np.hypot(0.55, 0.0 if sensor.disc else radius)))
    length = sensor.motion * scale
    if length > 1:
        light = cv2.filter2D(light, -1, _streak(length, sensor.motion_angle))
    return _out_of_focus(light, sensor.soft_side * scale, sensor.motion_angle) if sensor.soft_side else light


def _out_of_focus(light: Array, radius: float, angle: float) -> Array:
    """Sharp on one side, soft on the other."""
    y, x = np.meshgrid(*(np.linspace(-0.5, 0.5, n, dtype=np.float32) for n in light.shape[:2]), indexing="ij")
    turn = np.radians(2 * angle)
    share = np.clip(0.5 + x * np.float32(np.cos(turn)) + y * np.float32(np.sin(turn)), 0, 1)
    soft = cv2.GaussianBlur(light, (0, 0), max(radius, 0.3))
    return cv2.blendLinear(soft, light, share, 1 - share)


def _disc(radius: float) -> Array:
    reach = int(np.ceil(radius))
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return np.asarray(kernel / kernel.sum(), np.float32)


def _streak(length: float, angle: float) -> Array:
    reach = int(np.ceil(length / 2)) + 1
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    along, across = x * c + y * s, y * c - x * s
    kernel = np.clip(length / 2 + 0.5 - np.abs(along), 0, 1) * np.clip(1 - np.abs(across), 0, 1)
    return np.asarray(kernel / kernel.sum(), np.float32)


def _noisy(light: Array, sensor: Sensor, dice: Dice) -> Array:
    """Photons are counted, and counting errs by the root; colour noise comes in blotches."""
    rows, columns = light.shape[:2]
    amount = np.sqrt(np.maximum(light[..., 1], 0) * 0.9 + 0.05, dtype=np.float32) * np.float32(sensor.noise * 1.4)
    grain = dice.noise((rows, columns)) * amount
    patches = dice.noise((rows // 3 + 1, columns // 3 + 1, 3))
    blotch: Array = cv2.resize(patches, (columns, rows), interpolation=cv2.INTER_LINEAR)
    blotch *= spread(amount * np.float32(sensor.chroma))
    blotch += light
    blotch += spread(grain)
    return blotch


_STEPS = 1 << 16


def _toned(light: Array, sensor: Sensor) -> Array:
    """sRGB, with a phone's taste for contrast and colour."""
    x = np.linspace(0, 1, _STEPS)
    srgb = np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)
    curve = srgb + sensor.contrast * 0.35 * (srgb - 0.5) * 4 * srgb * (1 - srgb)
    table = np.clip(curve, 0, 1).astype(np.float32)
    picture = cv2.LUT(_whole_steps(light, cv2.CV_16U, _STEPS - 1), table)
    if abs(sensor.saturation - 1) > 0.02:
        picture = cv2.transform(picture, _saturating(sensor.saturation))
    return picture


def _saturating(amount: float) -> Array:
    """Colours moved away from their grey, 3 x 3."""
    grey = np.array([0.299, 0.587, 0.114])
    return np.asarray(amount * np.eye(3) + (1 - amount) * grey[None, :], np.float32)


def _smeared(picture: Array, amount: float) -> Array:
    """A phone's noise reduction: flat places go flat, edges stay, faint texture is lost."""
    small = cv2.GaussianBlur(picture, (0, 0), 1.6)
    texture = cv2.cvtColor(cv2.absdiff(picture, small), cv2.COLOR_RGB2GRAY)
    strength = cv2.GaussianBlur(texture, (0, 0), 1.5)
    lost = 1 - np.clip(strength / np.float32(0.014 * amount + 1e-6) - 0.4, 1 - amount, 1)
    small -= picture
    small *= spread(lost)
    small += picture
    return small


def _document(picture: Array, kind: str) -> Array:
    """A scanner app: light evened out, paper pushed to white."""
    small = cv2.resize(picture, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    ground = cv2.dilate(small, np.ones((5, 5), np.uint8))
    ground = cv2.GaussianBlur(ground, (0, 0), 6)
    ground = cv2.resize(ground, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_LINEAR)
    even = np.clip(picture / np.maximum(ground, 0.08) * 1.03, 0, 1)
    even = np.clip((even - 0.08) / 0.88, 0, 1)
    if kind == "grey document":
        even = spread(cv2.cvtColor(even.astype(np.float32), cv2.COLOR_RGB2GRAY))
    return np.asarray(even, np.float32)


def filed(picture: Array, sensor: Sensor) -> tuple[bytes, float]:
    """A JPEG as it arrives, and how much smaller it was made on the way."""
    shrink = 1.0
    if sensor.send_to[0]:
        first = _opened(jpeg(picture, sensor.quality, sensor.full_chroma))
        shrink = sensor.send_to[0] / max(picture.shape[:2])
        size = (round(picture.shape[1] * shrink), round(picture.shape[0] * shrink))
        small = cv2.resize(first, size, interpolation=cv2.INTER_AREA)
        return jpeg(small, sensor.send_quality, False), shrink
    stored = np.ascontiguousarray(np.rot90(picture, _STORED_TURNED[sensor.orientation]))
    return with_orientation(jpeg(stored, sensor.quality, sensor.full_chroma), sensor.orientation), shrink


# Quarter turns to the left in which a phone stores a picture, by the orientation it then notes down.
_STORED_TURNED = {1: 0, 3: 2, 6: 1, 8: 3}


def _opened(data: bytes) -> Array:
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)


def jpeg(picture: Array, quality: int, full_chroma: bool) -> bytes:
    """RGB or grey."""
    sampling = cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444 if full_chroma else cv2.IMWRITE_JPEG_SAMPLING_FACTOR_420
    options = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_SAMPLING_FACTOR, sampling]
    ordered = cv2.cvtColor(picture, cv2.COLOR_RGB2BGR) if picture.ndim == 3 else picture
    done, data = cv2.imencode(".jpg", ordered, options)
    assert done
    return bytes(data)


def with_orientation(data: bytes, orientation: int) -> bytes:
    """The same JPEG with an EXIF block that says how to turn it."""
    if orientation == 1:
        return data
    entry = b"\x01\x12\x00\x03\x00\x00\x00\x01" + orientation.to_bytes(2, "big") + b"\x00\x00"
    block = b"Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01" + entry + b"\x00\x00\x00\x00"
    return data[:2] + b"\xff\xe1" + (len(block) + 2).to_bytes(2, "big") + block + data[2:]
