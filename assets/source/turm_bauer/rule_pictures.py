"""The pictures of the rules of Turm Bauer: small positions on the game's own table, with the marks a player would see.

Run in the repository with the game's own environment, after the table's look has changed:
``python assets/source/turm_bauer/rule_pictures.py [NAME …]`` writes ``assets/rules/NAME.webp``. Positions are
written as those of the lessons (torres3d/games/turm_bauer/app/lessons/lesson_steps_and_games.py), fields in notation.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from rule_props import Arrow, Laid, Sign, cells_of, labels, laid_down, layer_of, lines, name_of, tumbled

from torres3d.app.session.palettes import palette
from torres3d.base import paths
from torres3d.engine.player_names_and_colours import emblems
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import places_of, read_position
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.field_marks import PlaceMark
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.games.turm_bauer.words.rulebook_sections import pictures
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.render.open_panda3d import open_offscreen
from torres3d.scene.studio import Studio

SIZE = (720, 405)
QUALITY = 80
LABELS = 1.15
"""How large labels are: pictures are shown smaller than the table."""
COLOURS = ("red", "blue", "green", "yellow")
BASE = """
dice 3 3
stage move
blue 3l@o10/1:e,n
green 3i@l11/1:nn
red 4s@m10/2:enw
"""
TALL = (
    BASE
    + """
blue 2a@n11/3:u
green 2a@m10/3:u
red 3l@m11/3:n,u
"""
)
ROOF = """
stage move
blue 3l@o10/1:n,u
red 3i@m12/1:ee
green 4s@m10/2:enw
blue 2a@n11/3:e
red on o12/1
"""


class Shown(NamedTuple):
    """A picture: a position, a ghost (a block's cells, and whether it fits) or a block in the hand (cells; how far
    aside, turned and lifted), marked places, the way of a figure, overlays, things laid down, arrows, frames of blocks,
    signs; after how many seconds of a fall, and which way it falls; of what lies around the tower only what it
    ``keeps``; and where it is looked at from: heading, pitch, distance, the middle's height, east and north."""

    position: str
    ghost: str = ""
    fits: bool = True
    held: tuple[str, tuple[float, float], float, float] | None = None
    marks: tuple[tuple[PlaceMark, str], ...] = ()
    walks: bool = False
    way: str = ""
    overlays: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    frames: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()
    falls: float = 0.0
    away: tuple[float, float] = (0.8, -0.6)
    keeps: tuple[str, ...] = ()
    view: tuple[float, ...] = (28.0, 28.0, 13.0, 1.0)


SHOWN: dict[str, Shown] = {
    "goal": Shown(
        TALL + "red on m11/4\nblue on n10/2\ngreen on o11/1",
        arrows=(Arrow(((3.1, 0.2, 0.15), (3.1, 0.2, 4.6))),),
        view=(28.0, 16.0, 13.5, 2.55, 0.5, 0.0),
    ),
    "words": Shown(TALL, overlays=("levels",), view=(28.0, 30.0, 12.5, 1.75, 0.5, 0.0)),
    "material": Shown(
        "dice 3 5", keeps=("heap red", "ring red", "figure red", "die"), view=(0.0, 36.0, 13.6, 0.0, 0.0, -4.1)
    ),
    "begin": Shown(
        "",
        laid=(
            Laid("figure red", (-1.5, -2.6, 0.0)),
            Laid("die 4", (-0.5, -2.9, 0.0), (18.0, 0.0, 0.0)),
            Laid("figure blue", (-2.6, 1.2, 0.0), (270.0, 0.0, 0.0)),
            Laid("die 2", (-2.7, 0.1, 0.0), (40.0, 0.0, 0.0)),
            Laid("figure green", (2.6, 0.6, 0.0), (90.0, 0.0, 0.0)),
            Laid("die 6", (2.5, -0.6, 0.0), (-22.0, 0.0, 0.0)),
        ),
        signs=(Sign("1", (2.6, 0.6, 1.65), "green"),),
        view=(14.0, 44.0, 10.5, 0.3, 0.0, -0.3),
    ),
    "two": Shown(
        "",
        laid=(
            Laid("figure red", (-1.7, -2.3, 0.0)),
            Laid("figure green", (1.3, -2.5, 0.0)),
            Laid("figure blue", (-1.4, 2.5, 0.0), (180.0, 0.0, 0.0)),
            Laid("figure yellow", (1.6, 2.3, 0.0), (180.0, 0.0, 0.0)),
            Laid("block red 3l", (-2.9, -2.5, 0.0), (12.0, 0.0, 0.0), 0.5),
            Laid("block green 3i", (2.7, -2.6, 0.0), (-8.0, 0.0, 0.0), 0.5),
            Laid("block blue 2a", (-2.6, 2.6, 0.0), (6.0, 0.0, 0.0), 0.5),
            Laid("block yellow 4s", (2.8, 2.4, 0.0), (-10.0, 0.0, 0.0), 0.5),
        ),
        signs=(
            Sign("1", (-1.7, -2.3, 1.6), "red"),
            Sign("3", (1.3, -2.5, 1.6), "green"),
            Sign("2", (-1.4, 2.5, 1.6), "blue"),
            Sign("4", (1.6, 2.3, 1.6), "yellow"),
        ),
        view=(10.0, 34.0, 13.2, 0.4, 0.0, 0.0),
    ),
    "turn": Shown(
        BASE + "red on o11/1",
        "l10/2 l11/2 l12/2",
        laid=(Laid("die 3", (-0.4, -2.9, 0.0), (20.0, 0.0, 0.0)), Laid("die 5", (0.6, -3.2, 0.0), (-18.0, 0.0, 0.0))),
        way="o11/1 n11/2 m11/2",
        signs=(Sign("1", (0.1, -3.05, 1.1)), Sign("2", (-1.5, -0.5, 2.75)), Sign("3", (-0.5, 0.5, 2.75))),
        view=(342.0, 32.0, 11.5, 0.8, 0.1, -0.5),
    ),
    "dice": Shown(
        "",
        laid=(
            Laid("die 3", (-3.3, -3.6, 0.0), (20.0, 0.0, 0.0), 1.25),
            Laid("block red 3i", (-0.9, -3.6, 0.0), (4.0, 0.0, 0.0), 0.66),
            Laid("block red 3l", (1.9, -3.6, 0.0), (-8.0, 0.0, 0.0), 0.66),
            Laid("die 5", (-3.3, -6.3, 0.0), (-14.0, 0.0, 0.0), 1.25),
            Laid("block red 5p", (-0.9, -6.2, 0.0), (6.0, 0.0, 0.0), 0.66),
            Laid("block red 5l", (1.9, -6.3, 0.0), (-5.0, 0.0, 0.0), 0.66),
        ),
        arrows=(Arrow(((-2.65, -3.6, 0.35), (-1.95, -3.6, 0.35))), Arrow(((-2.65, -6.3, 0.35), (-1.75, -6.3, 0.35)))),
        view=(0.0, 54.0, 10.6, 0.0, -0.6, -5.3),
    ),
    "discard": Shown(
        "red box 5l 5p\nblue box 6s",
        keeps=("box",),
        laid=(
            Laid("block red 2a", (5.95, 5.9, 2.2), (24.0, 8.0, 0.0), 0.45),
            Laid("die 5", (3.2, 5.2, 0.0), (20.0, 0.0, 0.0)),
            Laid("die 6", (3.6, 6.2, 0.0), (-14.0, 0.0, 0.0)),
        ),
        arrows=(Arrow(((5.95, 5.9, 2.05), (5.95, 5.9, 1.25))),),
        view=(12.0, 36.0, 9.5, 0.6, 5.5, 5.9),
    ),
    "rings": Shown(
        TALL + "red on n10/2",
        laid=(Laid("ring red", (-0.9, -2.7, 0.0)), Laid("ring red", (0.1, -3.0, 0.0))),
        marks=(("pass", "o10/1"), ("leap", "m10/4 n11/4")),
        arrows=(Arrow(((0.5, -0.5, 3.3), (0.5, 0.4, 4.1)), 0.55), Arrow(((0.5, -0.5, 2.5), (1.5, -0.5, 1.15)), 0.7)),
        view=(24.0, 30.0, 12.8, 1.8, 0.3, -0.5),
    ),
    "trying": Shown(
        BASE,
        "o10/2 o11/2 p10/2",
        frames=("m10/3 m11/3 n10/3",),
        arrows=(Arrow(((1.7, -0.4, 2.35), (0.35, -0.35, 3.2)), 1.0),),
        view=(28.0, 32.0, 10.6, 1.35, 0.5, 0.0),
    ),
    "place": Shown(BASE, "l10/2 l11/2 l12/2", view=(310.0, 26.0, 10.5, 0.9, -0.4, 0.4)),
    "pattern": Shown(TALL, view=(34.0, 24.0, 11.5, 1.85, 0.5, 0.0)),
    "first": Shown("dice 3 3", "o10/1 o11/1 p10/1", view=(28.0, 32.0, 8.5, 0.35, 0.7, 0.0)),
    "overhang-extent": Shown(
        BASE, "m10/3 n10/3 o10/3", signs=(Sign("yes", (1.5, -0.5, 3.55)),), view=(10.0, 22.0, 10.5, 1.4, 0.6, 0.0)
    ),
    "overhang-row": Shown(
        BASE,
        "m10/3 n10/3 o10/3 o11/3",
        False,
        signs=(Sign("no", (1.5, 0.5, 3.6)),),
        view=(10.0, 26.0, 10.5, 1.4, 0.6, 0.0),
    ),
    "overhang-parts": Shown(
        BASE,
        "n10/3 n11/3 o10/3 o11/3",
        False,
        signs=(Sign("no", (1.5, 0.0, 3.6)),),
        view=(10.0, 26.0, 10.5, 1.4, 0.6, 0.0),
    ),
    "way": Shown(
        BASE + "green 3l@m10/3:ee",
        "o10/2 p10/2",
        arrows=(Arrow(((5.1, -0.5, 3.1), (5.1, -0.5, 1.5), (3.2, -0.5, 1.5))),),
        view=(12.0, 22.0, 11.5, 1.4, 1.6, 0.0),
    ),
    "closed": Shown(
        TALL + "red on n10/2",
        "o10/2 o10/3 o10/4",
        False,
        signs=(Sign("no", (1.5, -0.5, 4.6)),),
        view=(8.0, 28.0, 12.0, 2.0, 0.5, 0.0),
    ),
    "walk": Shown(BASE + "red on o11/1", walks=True, view=(40.0, 34.0, 10.0, 0.9, 0.5, 0.2)),
    "colours": Shown(
        BASE + "red on n11/2", walks=True, signs=(Sign("no", (1.5, -0.5, 1.4)),), view=(40.0, 36.0, 10.5, 0.9, 0.5, 0.3)
    ),
    "others": Shown(
        BASE + "red on o11/1\ngreen on n11/2",
        walks=True,
        signs=(Sign("no", (0.5, 0.5, 3.6)),),
        view=(58.0, 30.0, 10.5, 1.2, 0.6, 0.2),
    ),
    "room": Shown(ROOF, walks=True, signs=(Sign("no", (1.5, -0.5, 2.5)),), view=(84.0, 20.0, 10.5, 1.4, 0.5, 0.6)),
    "down": Shown(
        BASE + "red on p10/1",
        way="p10/1 table l12/1",
        marks=(("source", "p10/1"), ("target", "l12/1")),
        view=(160.0, 42.0, 11.5, 0.3, 0.2, 0.6),
    ),
    "leap": Shown(
        "stage move\nred 4s@m10/2:enw",
        marks=(("leap", "m10/2 m11/2 n10/2 n11/2"),),
        laid=(Laid("figure red", (2.1, -0.5, 0.0)),),
        arrows=(Arrow(((2.1, -0.5, 1.3), (0.75, -0.5, 2.15)), 1.0),),
        view=(20.0, 28.0, 10.0, 1.2, 0.5, -0.2),
    ),
    "hand": Shown(BASE, held=("m10/3 m11/3 n10/3", (0.15, -0.1), 9.0, 0.95), view=(18.0, 24.0, 10.5, 1.7, 0.3, 0.0)),
    "fallen": Shown(
        BASE,
        laid=(
            Laid("cells green m10/3 m11/3", (-0.12, 0.05, 0.0), (8.0, 0.0, 0.0)),
            Laid("cells blue n10/3 o10/3 n11/3", (0.75, -0.15, -0.3), (-6.0, 0.0, 34.0)),
        ),
        frames=("n10/3 o10/3 n11/3",),
        signs=(Sign("yes", (-0.5, 0.2, 3.6)), Sign("no", (2.0, -0.3, 3.6))),
        view=(10.0, 24.0, 11.0, 1.6, 0.5, 0.0),
    ),
    "slip": Shown(
        BASE,
        laid=(
            Laid("cells red m10/3 n10/3 o10/3", (2.5, -1.75, -1.72), (30.0, 0.0, 19.0)),
            Laid("block red 2a", (-2.9, -3.0, 0.0), (8.0, 0.0, 0.0), 0.6),
            Laid("block red 1c", (-1.7, -3.1, 0.0), (-6.0, 0.0, 0.0), 0.6),
            Laid("block red 1n", (1.5, -3.35, 0.0), (5.0, 0.0, 0.0), 0.6),
        ),
        frames=("m10/3 n10/3 o10/3",),
        arrows=(Arrow(((2.3, -1.9, 1.0), (0.1, -3.1, 0.15)), 0.9),),
        view=(6.0, 32.0, 12.0, 0.9, 0.2, -1.0),
    ),
    "collapse": Shown(
        TALL + "green 4l@m10/5:eewn\ngreen on n10/2", falls=1.75, view=(20.0, 22.0, 15.0, 1.5, 1.8, -1.0)
    ),
    "end": Shown(
        TALL + "red on m10/4\nblue on o11/1\ngreen on n10/2",
        signs=(
            Sign("4", (-0.5, -0.5, 5.7), "red"),
            Sign("1", (1.5, 0.5, 2.7), "blue"),
            Sign("2", (0.5, -0.5, 3.7), "green"),
        ),
        view=(30.0, 20.0, 13.5, 2.6, 0.6, 0.0),
    ),
}


class Camera:
    """The studio with what pictures need besides the table."""

    def __init__(self, looks: dict[str, SeatLook]) -> None:
        self._looks = looks
        self._tones = {name: (look.colour, look.emblem) for name, look in looks.items()}
        base = open_offscreen(SIZE)
        self.table = Table(base, paths.assets(), looks, "high")
        self.studio = Studio(base, self.table, SIZE[1])
        self.table.labels.rescale(LABELS)
        self._laid = self.table.scene.moving.attach_new_node("laid")
        self._lines = layer_of(self.table.scene)
        self._box = self.table.scene.solid.find("**/box")

    def take(self, name: str) -> None:
        """Take a picture and write it."""
        shown, table, scene = SHOWN[name], self.table, self.table.scene
        state = read_position(shown.position)
        table.show(_bare(state, shown.keeps), self._looks)
        scene.looks = self._looks
        self._hide(state, shown.keeps)
        if shown.falls:
            tumbled(scene, shown.position, shown.falls, shown.away)
        self._laid.get_children().detach()
        laid_down(scene, shown.laid, self._laid)
        table.overlays.set(shown.overlays)
        self._mark(shown, state)
        self._lines.draw(lines(shown.arrows, shown.frames))
        scene.changes.everything = True
        heading, pitch, distance, high, *middle = shown.view
        east, north = middle or (0.0, 0.0)
        self.studio.look_from(Viewpoint(east, north, high, heading, pitch, distance, table.camera.goal.bounds))
        table.labels.set("signs", labels(shown.signs, self._tones))
        self.studio.shot().convert("RGB").save(
            paths.assets() / "games/turm_bauer/rules" / f"{name}.webp", quality=QUALITY
        )

    def _mark(self, shown: Shown, state: State) -> None:
        table = self.table
        table.ghost.clear()
        table.hand.clear()
        if shown.ghost:
            table.ghost.show("red", cells_of(shown.ghost), shown.fits)
        if shown.held is not None:
            cells, aside, yaw, lift = shown.held
            table.hand.show("red", cells_of(cells), aside, yaw, lift)
        marks = {kind: places_of(places) for kind, places in shown.marks}
        if shown.walks:
            marks["target"] = [place for place in reachable(state, "red") if place != TABLE]
            marks["source"] = [state.set_of("red").figure]
        table.marks.show(marks)
        table.marks.way(places_of(shown.way))

    def _hide(self, state: State, keeps: tuple[str, ...]) -> None:
        """Hide what lies around the tower and is not wanted."""
        on_tower = {each.colour for each in state.sets if each.figure != TABLE}
        for key, node in self.table.scene.standing.items():
            kind, colour = name_of(key), str(key[1])
            wanted = kind == "block" or kind in keeps or f"{kind} {colour}" in keeps
            if not wanted and not (kind == "figure" and colour in on_tower):
                node.hide()
        (self._box.show if "box" in keeps else self._box.hide)()

    def close(self) -> None:
        """End Panda3D."""
        self.studio.close()


def _bare(state: State, keeps: tuple[str, ...]) -> State:
    """The tower alone, without what lies around it, unless it is kept."""
    if keeps:
        return state
    return replace(state, sets=tuple(replace(each, supply=(), rings=0) for each in state.sets))


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    assert set(SHOWN) == {Path(picture).name for picture in pictures()}
    tones = palette(paths.config() / "palettes.yaml")
    looks = {name: SeatLook(tones[name], sign) for name, sign in zip(COLOURS, emblems(COLOURS), strict=True)}
    camera = Camera(looks)
    for name in names or sorted(SHOWN):
        camera.take(name)
        print(name)
    camera.close()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
    main(sys.argv[1:])
