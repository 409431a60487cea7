"""Overlays: what they say, and that it is seen."""

import pytest

from tests.rules.boards import position
from tests.table.looking import Looking, changed
from torres3d.rules.squares import INDEX
from torres3d.table.overlays.declared import DRAWN
from torres3d.table.overlays.drawing import Shown
from torres3d.table.set.seat_looks import LEVEL_COLOURS, USUAL
from torres3d.table.touch.viewpoint import Viewpoint

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
    return Shown(position(BOARD), USUAL, LEVEL_COLOURS, **fields)  # type: ignore[arg-type]  # fields of Shown


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
    labels = DRAWN["scores"](Shown(state, USUAL, LEVEL_COLOURS)).labels
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


def test_xray_reveals_what_a_tower_hides(looking: Looking) -> None:
    table = looking.table
    rows = [". . . . . . . ."] * 3 + [". . . A . . . .", ". . 6 6 6 6 6 .", ". . . . . . . ."] + [". . . . . . . ."] * 2
    table.show(position("\n".join(rows)))
    table.camera.go(Viewpoint(0.0, -1.1, 0.2, -5.0, 28.0, 24.0), at_once=True)
    hidden = looking.around("d5", above=0.25, radius=6)
    table.overlays.look_through(0)
    table.overlays.set({"xray"})
    revealed = looking.around("d5", above=0.25, radius=6)
    assert revealed[0] - revealed[2] > 1.5 * max(hidden[0] - hidden[2], 1)


def test_overlays_follow_the_state(looking: Looking) -> None:
    table = looking.table
    table.overlays.set({"heights"})
    table.show(position(BOARD))
    assert len(table.labels.get("heights")) == 6
    table.show(position("1 . 1"))
    assert len(table.labels.get("heights")) == 2
