"""The pictures of the rules of Turm Bauer: small positions on the game's own table, with the marks a player would see.

Run in the repository with the game's own environment, after the table's look has changed:
``python assets/source/turm_rule_pictures.py [NAME …]`` writes ``assets/rules/NAME.webp``. Positions and choices are
written as those of the lessons (torres3d/app/turm/learning/turm_positions.py).
"""

import sys
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.app.showing.colours import palette
from torres3d.app.turm.learning.turm_positions import cells_of, place_of, turm_position
from torres3d.base import paths
from torres3d.hud.kit.theme import emblems
from torres3d.table.set.seat_looks import SeatLook
from torres3d.table.touch.viewpoint import Viewpoint
from torres3d.table.turm.touch.place_marks import PlaceMark
from torres3d.table.turm.turm_picture import TurmStudio
from torres3d.turm.lattice.walking import reachable
from torres3d.turm.state import State
from torres3d.words.turm.turm_rulebook import turm_pictures

SIZE = (720, 405)
QUALITY = 80
COLOURS = ("red", "blue", "green")
BASE = """
dice 3 3
stage move
blue 3l o10/1 o11/1 p10/1
green 3i l11/1 l12/1 l13/1
red 4s m10/2 m11/2 n10/2 n11/2
"""
TALL = (
    BASE
    + """
blue 2a n11/3 n11/4
green 2a m10/3 m10/4
red 3l m11/3 m12/3 m11/4
"""
)


class Shown(NamedTuple):
    """A picture: a position, a ghost (a block's cells, and whether it fits), marked places, overlays, and where it is
    looked at from: heading, pitch, distance, height of the middle."""

    position: str
    ghost: str = ""
    fits: bool = True
    marks: tuple[tuple[PlaceMark, str], ...] = ()
    walks: bool = False
    overlays: tuple[str, ...] = ()
    view: tuple[float, float, float, float] = (28.0, 28.0, 13.0, 1.0)


SHOWN: dict[str, Shown] = {
    "turm-goal": Shown(TALL + "red on m11/4\nblue on n11/4\ngreen on o11/1", view=(28.0, 20.0, 17.0, 2.3)),
    "turm-words": Shown(TALL, overlays=("levels",), view=(28.0, 26.0, 14.0, 1.6)),
    "turm-pattern": Shown(TALL, view=(34.0, 24.0, 12.5, 1.8)),
    "turm-overhang-extent": Shown(BASE, "m10/3 n10/3 o10/3", view=(10.0, 20.0, 11.0, 1.2)),
    "turm-overhang-row": Shown(BASE, "m10/3 n10/3 o10/3 o11/3", fits=False, view=(10.0, 26.0, 11.0, 1.2)),
    "turm-first": Shown("dice 3 3", "o10/1 o11/1 p10/1", view=(28.0, 30.0, 11.0, 0.4)),
    "turm-place": Shown(BASE, "l10/2 l11/2 l12/2", view=(310.0, 24.0, 12.0, 0.9)),
    "turm-walk": Shown(BASE + "red on o11/1", walks=True, view=(40.0, 32.0, 12.0, 0.9)),
    "turm-colours": Shown(
        BASE + "red on n11/2", walks=True, marks=(("forbidden", "o10/1 l11/1 l13/1"),), view=(40.0, 36.0, 12.5, 0.9)
    ),
    "turm-leap": Shown(
        "stage move\nred 4s m10/2 m11/2 n10/2 n11/2",
        marks=(("leap", "m10/2 m11/2 n10/2 n11/2"),),
        view=(28.0, 30.0, 11.0, 0.9),
    ),
}


def take(studio: TurmStudio, name: str, looks: dict[str, SeatLook]) -> None:
    """Take a picture and write it."""
    shown, table = SHOWN[name], studio.table
    state = turm_position(shown.position)
    table.show(_bare(state), looks)
    table.overlays.set(shown.overlays)
    table.ghost.clear()
    if shown.ghost:
        table.ghost.show("red", cells_of(shown.ghost.split()), shown.fits)
    marks = {kind: [place_of(text) for text in places.split()] for kind, places in shown.marks}
    if shown.walks:
        marks["target"] = [place for place in reachable(state, "red") if place != "table"]
        marks["source"] = [state.set_of("red").figure]
    table.marks.show(marks)
    heading, pitch, distance, high = shown.view
    studio.look_from(Viewpoint(0.0, 0.0, high, heading, pitch, distance, table.camera.goal.bounds))
    studio.shot().convert("RGB").save(paths.assets() / "rules" / f"{name}.webp", quality=QUALITY)


def _bare(state: State) -> State:
    """The tower alone, without what lies around it."""
    return replace(state, sets=tuple(replace(each, supply=(), rings=0) for each in state.sets))


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    assert set(SHOWN) == set(turm_pictures()), set(SHOWN) ^ set(turm_pictures())
    tones = palette(paths.config() / "palettes.yaml")
    looks = {name: SeatLook(tones[name], sign) for name, sign in zip(COLOURS, emblems(COLOURS), strict=True)}
    studio = TurmStudio(paths.assets(), SIZE, looks, "high")
    for name in names or sorted(SHOWN):
        take(studio, name, looks)
        print(name)
    studio.close()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    main(sys.argv[1:])
