"""A stand-in for the printed sheet until there is a printer."""

import cv2
import numpy as np
import segno

from sheets.layout.code import Cups, SheetCode, code_text
from sheets.layout.model import Layout
from tests.simulator.dice import Array

S = 16


def stand_in(layout: Layout, sheet: str, cups: Cups | None, low: bool = False) -> Array:
    page = np.full((round(layout.page.height * S), round(layout.page.width * S), 3), 255, np.uint8)
    ink = (56, 61, 73)
    yarn = layout.yarn
    if yarn:
        m = yarn.mat
        cv2.rectangle(page, (int(m.x * S), int(m.y * S)), (int(m.right * S), int(m.bottom * S)), (251, 240, 204), -1)
        cv2.rectangle(page, (int(m.x * S), int(m.y * S)), (int(m.right * S), int(m.bottom * S)), (230, 195, 92), 6)
        at = {d.name: (int(d.x * S), int(d.y * S)) for d in yarn.dots}
        for poly in yarn.obstacles:
            cv2.fillPoly(page, [np.array([[x * S, y * S] for x, y in poly]).astype(np.int32)], (200, 60, 60))
        for thing in yarn.things:
            colour = {"mouse": (210, 205, 215), "sock": (205, 225, 205), "plane": (205, 215, 235)}[thing.kind]
            cv2.circle(page, at[thing.dot], int(2.8 * S), colour, -1, cv2.LINE_AA)
            cv2.circle(page, at[thing.dot], int(2.8 * S), (150, 150, 150), 5, cv2.LINE_AA)
        for d in yarn.dots:
            cv2.circle(page, at[d.name], int(0.55 * S), (165, 160, 150), -1, cv2.LINE_AA)
        for spot in yarn.cup_spots:
            cv2.circle(page, at[spot], int(1 * S), (150, 140, 130), -1, cv2.LINE_AA)
            cv2.circle(page, at[spot], int(2.75 * S), (225, 215, 185), 3, cv2.LINE_AA)
            if isinstance(cups, tuple) and spot in cups:
                cv2.circle(page, at[spot], int(3 * S), (60, 110, 160), 8, cv2.LINE_AA)
        cv2.circle(page, at[yarn.paw], int(3 * S), (200, 190, 170), -1, cv2.LINE_AA)
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_6X6_250)
    for marker in layout.markers:
        r = marker.rect
        size = round(r.width * S)
        image = cv2.aruco.generateImageMarker(dictionary, marker.id, size)
        page[round(r.y * S) : round(r.y * S) + size, round(r.x * S) : round(r.x * S) + size] = image[..., None]
    for box in layout.boxes:
        r = box.rect
        cv2.rectangle(page, (int(r.x * S), int(r.y * S)), (int(r.right * S), int(r.bottom * S)), ink, 6, cv2.LINE_AA)
    for line in layout.lines:
        y = int(line.rect.y * S)
        cv2.line(page, (int(line.rect.x * S), y), (int(line.rect.right * S), y), ink, 3)
    text = code_text(SheetCode(layout.markers[0].id // 4, sheet, cups, ""), yarn.cup_spots if yarn else ())
    matrix = np.array(list(segno.make(text, error="q", boost_error=False).matrix), np.uint8)
    size = round(layout.code.width * S)
    code = cv2.resize((1 - matrix) * 255, (size, size), interpolation=cv2.INTER_NEAREST)
    x, y = round(layout.code.x * S), round(layout.code.y * S)
    page[y : y + size, x : x + size] = code[..., None]
    return page
