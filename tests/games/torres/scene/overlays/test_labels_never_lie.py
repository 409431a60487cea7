"""On the fullest boards of expert games no label covers another, and those of one castle stand together by it."""

import itertools
from pathlib import Path

import pytest

from tests.at_length import at_length
from tests.games.torres.rules.boards import position
from tests.games.torres.scene.looking import Looking
from tests.games.torres.setups import options
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.camera_views import PRESETS
from torres3d.games.torres.scene.overlays.active_overlays import drawn_with
from torres3d.scene.camera.framing import Room
from torres3d.scene.shapes.label_plates_and_placement import LabelGroup, placed, share
from torres3d.scene.shapes.labels import Label

BOARDS = (Path(__file__).parent / "fullest_boards.txt").read_text("utf-8").split("\n\n")[1:]
BETWEEN_PANELS = Room(-0.584, 0.584, -0.589, 0.85)
"""What the panels leave free at 1280 x 720."""
APART = 5.0
"""Pixels between two plates at least; they stand on whole pixels."""
TOGETHER = (("castles",), ("scores",), ("castles", "scores"), ("heights", "castles", "scores"), ("map",))


def board(text: str) -> State:
    """A board of the file."""
    heading, _, squares = text.partition("\n")
    return position(squares, options(players=int(heading.removeprefix("players: "))), phase=3, round=2)


def overlaps(drawn: list[tuple[Label, tuple[float, float, float, float]]]) -> list[tuple[str, str]]:
    """The pairs of labels of which one covers a part of the other."""
    return [(one.text, other.text) for (one, a), (other, b) in itertools.combinations(drawn, 2) if share(a, b)]


def test_there_are_twenty_full_boards() -> None:
    assert len(BOARDS) == 20
    assert sum(sum(1 for height in board(text).board.heights if height) for text in BOARDS) > 20 * 28


@pytest.mark.long
@pytest.mark.parametrize("names", TOGETHER, ids=" ".join)
@pytest.mark.parametrize("begin", [0, *at_length(1, 2, 3)])
def test_no_label_covers_another(looking: Looking, names: tuple[str, ...], begin: int) -> None:
    table = looking.table
    table.camera.room = BETWEEN_PANELS
    for text in BOARDS[begin::4]:
        table.show(board(text))
        for view in ("top",) if names == ("map",) else PRESETS:
            table.camera.preset(view, at_once=True)
            table.overlays.set(drawn_with(names))
            table.step(0.0)
            drawn = table.labels.visible_labels()
            assert drawn
            assert overlaps(drawn) == [], (text, view)
            left, low, right, high = table.camera.room_pixels()
            for label, box in drawn:
                if label.anchor is not None:
                    assert left <= box[0] + 1, (text, view, label)
                    assert box[2] - 1 <= right, (text, view, label)
                    assert low <= box[1] + 1, (text, view, label)
                    assert box[3] - 1 <= high, (text, view, label)


@pytest.mark.long
def test_plates_of_one_castle_stay_near_it(looking: Looking) -> None:
    table = looking.table
    table.camera.room = BETWEEN_PANELS
    far = []
    for text in BOARDS:
        table.show(board(text))
        table.overlays.set(("castles", "scores"))
        table.step(0.0)
        for label, box in table.labels.visible_labels():
            assert label.anchor is not None
            seen = table.camera.pixel(label.anchor)
            assert seen is not None
            far.append(abs((box[1] + box[3]) / 2 + seen[1]) + max(abs((box[0] + box[2]) / 2 - seen[0]) - 60, 0))
    assert max(far) < 200
    assert sorted(far)[len(far) // 2] < 70


@pytest.mark.slow
def test_a_ruler_seen_from_its_end_shows_no_number_over_another(looking: Looking) -> None:
    table = looking.table
    table.show(board(BOARDS[0]))
    table.overlays.set(drawn_with(["levels"]))
    for view in PRESETS:
        table.camera.preset(view, at_once=True)
        table.step(0.0)
        assert overlaps(table.labels.visible_labels()) == []


def test_a_bunch_in_a_crowd_finds_room_and_does_not_jump_back() -> None:
    crowd = [LabelGroup((x - 20.0, -10.0, x + 20.0, 10.0)) for x in range(0, 200, 10)]
    moves = placed(crowd, ())
    boxes = [
        (bunch.box[0] + right, bunch.box[1] + up, bunch.box[2] + right, bunch.box[3] + up)
        for bunch, (right, up) in zip(crowd, moves, strict=True)
    ]
    assert not any(share(one, other) for one, other in itertools.combinations(boxes, 2))
    (stayed,) = placed([LabelGroup((0.0, 0.0, 40.0, 20.0), before=(14.0, 7.0))], ())
    assert stayed == (14.0, 7.0)
    (back,) = placed([LabelGroup((0.0, 0.0, 40.0, 20.0), before=(70.0, 70.0))], ())
    assert back == (0.0, 0.0)


CORNERS = """
8 7 . . . . . 8A
. . . . . . . .
. . 2 2 . . . .
. . 2K 2B . . . .
. . . . 8 1B . .
1 . 1 . . . . .
. 1 . 1 . . . .
1 . 1 . . . . 3
"""
"""Towers of level 8 in the middle and at the edge, and many small castles."""


@pytest.mark.slow
@pytest.mark.parametrize("text", [CORNERS, *(text.partition("\n")[2] for text in BOARDS[:2])])
def test_plates_of_castles_are_seen_apart_at_the_edge_and_over_high_towers(looking: Looking, text: str) -> None:
    table = looking.table
    table.camera.room = BETWEEN_PANELS
    table.show(position(text, options(players=4 if "D" in text else 3 if "C" in text else 2), phase=3, round=2))
    for view in PRESETS:
        table.camera.preset(view, at_once=True)
        table.overlays.set(drawn_with(("castles", "scores")))
        table.step(0.0)
        plates = [(label.anchor, box) for label, box in table.labels.visible_labels() if label.anchor is not None]
        assert len(plates) >= 5
        for (castle, (left, low, right, high)), (other, box) in itertools.combinations(plates, 2):
            away = max(box[0] - right, left - box[2], box[1] - high, low - box[3])
            assert castle == other or away >= APART, view
