"""Sizes of the board and the places of the score track's 100 spaces; written to models/track.json for the program."""

import json
from pathlib import Path

GROUND_HALF = 4.06  # the squares reach to 4.0, then a thin joint
FRAME_TOP = 0.06
LABEL_RING = 4.46  # distance of the coordinates from the centre
TRACK_RING = 5.125  # distance of the track's spaces from the centre: 25 steps of 0.41 from corner to corner
SPACE = 0.41
SPACE_TOP = 0.075
OUTER = 5.55
TABLE_Z = -0.35
TRAY_FLOOR = 0.06


def spaces() -> list[tuple[float, float]]:
    """Centres of the spaces 0..99: from the south-west corner north, then clockwise; corners are 0, 25, 50, 75."""
    r, s = TRACK_RING, SPACE
    west = [(-r, -r + s * i) for i in range(25)]
    north = [(-r + s * i, r) for i in range(25)]
    east = [(r, r - s * i) for i in range(25)]
    south = [(r - s * i, -r) for i in range(25)]
    return [(round(x, 4), round(y, 4)) for x, y in west + north + east + south]


def write(path: Path) -> None:
    data = {
        "spaces": spaces(),
        "z": SPACE_TOP,
        "space_size": SPACE,
        "marker_height": 0.1,
        "board_half": 5.62,
        "frame_top": FRAME_TOP,
        "table_z": TABLE_Z,
        "tray_size": [4.2, 0.66],
        "tray_floor": TRAY_FLOOR,
        "block_height": 0.64,
        "battlement_height": 0.13,
    }
    text = json.dumps(data, indent=1)
    path.write_text(text.replace("[\n   ", "[").replace(",\n   ", ", ").replace("\n  ]", "]") + "\n", encoding="utf-8")
