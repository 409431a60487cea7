"""Overlays: what they say, and that it is visible."""

import pytest

from tests.games.torres.rules.boards import position
from tests.games.torres.scene.looking import Looking, changed
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.overlays.active_overlays import DRAWN
from torres3d.games.torres.scene.overlays.castles import place_above
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Shown
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, LEVEL_COLOURS

BOARD = """
. . . . . . . .
. . 2 2 . . . .
. . 1K 2A . . . .
. . . . . . . .
. . . . 3 1B . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
"""


def shown(**fields: object) -> Shown:
    """The board above, looked at."""
    return Shown(position(BOARD), DEFAULT_LOOKS, LEVEL_COLOURS, **fields)  # type: ignore[arg-type]  # fields of Shown


def texts(name: str, **fields: object) -> list[str]:
    """The texts that an overlay shows."""
    return sorted(label.text for label in DRAWN[name](shown(**fields)).labels)


def test_heights_numbers_every_tower() -> None:
    assert texts("heights") == ["1", "1", "2", "2", "2", "3"]


def test_castles_show_area_times_top_and_their_room() -> None:
    assert texts("castles") == ["2 × 3", "4 × 2"]
    drawing = DRAWN["castles"](shown())
    assert INDEX["b7"] in drawing.marks["room"]
    assert INDEX["d6"] not in drawing.marks["room"]
    assert INDEX["a1"] not in drawing.marks["room"]


def test_scores_show_who_would_get_what() -> None:
    # area 4 x level 2 for seat 0, area 2 x level 1 for seat 1
    assert texts("scores") == ["2", "8"]


def test_scores_add_the_kings_bonus() -> None:
    # a knight at level 2 on the king's castle in phase 2
    state = position(BOARD, phase=2)
    labels = DRAWN["scores"](Shown(state, DEFAULT_LOOKS, LEVEL_COLOURS)).labels
    assert sorted(label.text for label in labels) == ["+10", "2", "8"]


def test_xray_begins_at_its_level() -> None:
    assert DRAWN["xray"](shown(from_level=2)).glass == {INDEX["e4"]: 2}
    assert len(DRAWN["xray"](shown(from_level=0)).glass) == 6


def test_doors_mark_the_exits_of_the_selected_knight() -> None:
    # from f4 at level 1 into e4 on floor 1, and down to the ground around both towers
    drawing = DRAWN["doors"](shown(selected=INDEX["f4"]))
    assert drawing.marks["door"] == {INDEX[name] for name in ("d4", "e3", "e5", "f3", "f5", "g4")}
    assert {label.text for label in drawing.labels} == {"0"}
    assert not DRAWN["doors"](shown()).labels


def test_the_ruler_stands_at_the_chosen_corner() -> None:
    low = DRAWN["ruler"](shown(corner=0)).bands.vertices["place"]
    assert float(low[:, 0].max()) < -4
    assert texts("ruler") == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_each_overlay_is_seen_and_goes_away(looking: Looking, name: str) -> None:
    table = looking.table
    table.show(position(BOARD))
    table.overlays.select(INDEX["f4"])
    plain = looking.pixels()
    table.overlays.set({name})
    assert changed(plain, looking.pixels()) > 30
    table.overlays.set(())
    assert (looking.pixels() == plain).all()


def test_all_overlays_together(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    plain = looking.pixels()
    table.overlays.set(DRAWN)
    assert changed(plain, looking.pixels()) > 3000
    with pytest.raises(KeyError, match="nonsense"):
        table.overlays.set({"nonsense"})


def test_xray_reveals_what_a_tower_hides(full: Looking) -> None:
    table = full.table
    rows = [". . . . . . . ."] * 3 + [". . . A . . . .", ". . 6 6 6 6 6 .", ". . . . . . . ."] + [". . . . . . . ."] * 2
    table.show(position("\n".join(rows)))
    table.camera.go(Viewpoint(0.0, -1.1, 0.2, -5.0, 28.0, 24.0), at_once=True)
    hatched, hint = light_and_red(full, "d5", above=0.25)
    table.overlays.look_through(0)
    table.overlays.set({"xray"})
    plain, shown = light_and_red(full, "d5", above=0.25)
    assert 0.3 < hint < 0.6, "hatching covers half of what hides the knight"
    assert shown > 0.3
    assert plain > 3 * hatched, "the glass lets the knight's white and the fields behind through"


def light_and_red(looking: Looking, square: str, above: float) -> tuple[float, float]:
    """The shares of light pixels and of red ones around the place where a square's top appears."""
    part = looking.part(square, above, radius=10).astype(int)
    light = part.min(axis=2) > 140
    return float(light.mean()), float((part[..., 0] > 2.2 * part[..., 1]).mean())


def test_overlays_follow_the_state(looking: Looking) -> None:
    table = looking.table
    table.overlays.set({"heights"})
    table.show(position(BOARD))
    assert len(table.labels.get("heights")) == 6
    table.show(position("1 . 1"))
    assert len(table.labels.get("heights")) == 2


@pytest.mark.slow
def test_the_map_tells_levels_knights_king_and_outlines_and_nothing_stands_on_it(looking: Looking) -> None:
    table = looking.table
    table.show(position("3A 3 . .\n. . K .\n. 1B . .\n. . . ."))
    plain = looking.pixels()
    table.camera.preset("top", at_once=True)
    table.overlays.set({"map"})
    labels = table.labels.get("map")
    assert sorted(label.text for label in labels if label.badge is None) == ["1", "3", "3"]
    pieces = {label.text: label.place for label in labels if label.badge is not None}
    assert len(pieces) == 3
    assert "♔" in pieces
    assert all(abs(label.place[2]) < 0.1 for label in labels)
    # Fields of a level have its colour, evenly: no tower, no shadow.
    for square, level in (("b4", 3), ("c1", 0)):
        x, y = looking.centre_of(square)
        part = looking.pixels()[round(y) + 12 : round(y) + 16, round(x) - 14 : round(x) - 8].reshape(-1, 3)
        assert part.std(axis=0).max() < 6, (square, level)
    assert looking.table.pick(*looking.centre_of("b4")) == Pick("tower", INDEX["b4"], None, 3)
    table.overlays.set(())
    table.camera.preset("iso", at_once=True)
    assert changed(plain, looking.pixels()) < 40


LESSON = """
. . . . . . . .
. . . . . . . .
. . . . . 1 . .
. 1 1 . . 1A . .
. 1 2A 3B . 1 . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
"""
"""The board of the lesson on scoring: both players stand in one castle."""


def test_points_belong_to_the_knight_that_scores_them() -> None:
    # red's 10 in the castle it shares with blue is not blue's
    labels = DRAWN["scores"](Shown(position(LESSON), DEFAULT_LOOKS, LEVEL_COLOURS)).labels
    squares = {"10": "c4", "15": "d4", "3": "f5"}
    assert {label.text for label in labels} == set(squares)
    for label in labels:
        square = INDEX[squares[label.text]]
        assert label.anchor is not None
        assert (label.anchor[0] + 3.5, label.anchor[1] + 3.5) == (square % 8, square // 8)


def test_the_kings_bonus_belongs_to_the_knight_that_earns_it() -> None:
    # the knight on level 2 earns it, that on level 3 scores the castle
    board = ". . . . . . . .\n" * 4 + ". 1K 2A 3A . . . .\n" + ". . . . . . . .\n" * 3
    labels = DRAWN["scores"](Shown(position(board, phase=2), DEFAULT_LOOKS, LEVEL_COLOURS)).labels
    assert {(label.text, label.anchor and label.anchor[0] + 3.5) for label in labels} == {("9", 3.0), ("+10", 2.0)}


@pytest.mark.slow
@pytest.mark.parametrize("view", ["iso", "south", "west", "north", "east", "top"])
def test_each_number_is_seen_nearest_to_its_own_knight(looking: Looking, view: str) -> None:
    table = looking.table
    table.show(position(LESSON))
    table.camera.preset(view, at_once=True)  # type: ignore[arg-type]  # a preset's name
    table.overlays.set({"scores"})
    table.step(0.0)
    knights = {text: table.camera.pixel(_over(square)) for text, square in (("10", "c4"), ("15", "d4"), ("3", "f5"))}
    for label, box in table.labels.visible_labels():
        x, z = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        away = {text: abs(seen[0] - x) + abs(-seen[1] - z) for text, seen in knights.items() if seen is not None}
        assert min(away, key=lambda text: away[text]) == label.text, away


def _over(square: str) -> tuple[float, float, float]:
    """Over the knight on a square of the lesson's board."""
    place, _ = place_above(Shown(position(LESSON), DEFAULT_LOOKS, LEVEL_COLOURS), INDEX[square])
    return place


def test_plates_of_one_tower_stand_together_and_a_line_leads_to_it(looking: Looking) -> None:
    table = looking.table
    table.show(position(BOARD))
    table.overlays.set({"castles", "scores"})
    anchors = {label.anchor for name in ("castles", "scores") for label in table.labels.get(name)}
    assert len(anchors) == 3, "two castles, and a knight that is not on the highest tower of its own"
    for anchor in anchors:
        boxes = [box for label, box in table.labels.visible_labels() if label.anchor == anchor]
        assert max(box[2] for box in boxes) - min(box[0] for box in boxes) < 120
        assert max(box[3] for box in boxes) - min(box[1] for box in boxes) < 60
