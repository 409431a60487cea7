"""The pictures of the rules: small positions on the game's own table, with the marks a player would see there.

Run in the repository with the game's own environment, after the table's look has changed:
``python assets/source/torres/rule_pictures.py [NAME …]`` writes ``assets/rules/NAME.webp``.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple

from torres3d.app.session.palettes import table_palette
from torres3d.base import paths
from torres3d.games.torres.app.input.click_to_command import (
    NOTHING,
    Click,
    OnCard,
    OnReserve,
    OnSquare,
    OnStack,
    Selected,
    click,
    targets,
)
from torres3d.games.torres.app.input.marks import ghosts_for, marks_for
from torres3d.games.torres.kit.setup_and_options import Player, Setup, resolve
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.scene_declaration import SCENE
from torres3d.games.torres.scene.table import Table
from torres3d.games.torres.words.rulebook_sections import pictures
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.studio import Studio

SIZE = (720, 405)
QUALITY = 80
LABELS = 1.25
"""How large labels are: pictures are shown smaller than the table."""
FOUNDED = {"d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"}


class Shown(NamedTuple):
    """A picture: a board (the cells from rank 6 down, files b to g), what was clicked, and how it is looked at."""

    board: str
    fields: str = ""
    clicks: tuple[Click, ...] = ()
    hover: str = ""
    overlays: tuple[str, ...] = ()
    rules: Mapping[str, str] = MappingProxyType({})
    mode: Mode = "basic"
    view: Literal["near", "board"] = "near"
    pitch: float = 42.0
    heading: float = 14.0
    distance: float = 0.0


def on(square: str) -> OnSquare:
    """A click on a square."""
    return OnSquare(INDEX[square])


SHOWN: dict[str, Shown] = {
    "goal": Shown(
        """
        .  .  1  1B .  .
        .  1  2  1  .  .
        .  1  3A .  1  .
        .  .  .  1  2B .
        """,
        overlays=("castles",),
        pitch=46,
    ),
    "words": Shown(
        """
        .  .  .  .  .  .
        .  1  2  .  .  .
        .  3A 1  .  .  .
        .  .  .  2B 1  .
        """,
        overlays=("castles", "heights"),
        pitch=46,
        distance=10.5,
    ),
    "foundations": Shown("", view="board"),
    "foundations-placed": Shown("", "stage: foundations", mode="master", view="board"),
    "first": Shown("", view="board", overlays=()),
    "add": Shown(
        """
        .  .  .  .  .  .
        .  .  3  .  .  .
        .  1  2A 2  .  .
        .  .  .  .  .  .
        """,
        clicks=(OnReserve(),),
    ),
    "step": Shown(
        """
        .  .  .  .  .  .
        .  .  2  .  .  .
        .  3  1A 1B .  .
        .  .  .  .  .  .
        """,
        clicks=(on("d3"),),
    ),
    "doors-no_rise": Shown(
        """
        .  .  1  2  2  .
        .  .  .  .  3  .
        .  1A 2  2  3  .
        .  .  .  .  1  .
        """,
        clicks=(on("c3"),),
        hover="f2",
        heading=-16,
    ),
    "doors-any_door": Shown(
        """
        .  .  1  2  2  .
        .  .  .  .  3  .
        .  1A 2  2  3  .
        .  .  .  .  1  .
        """,
        clicks=(on("c3"),),
        hover="f2",
        rules={"door_passage": "any_door"},
        heading=-16,
    ),
    "build": Shown(
        """
        .  .  .  .  .  .
        .  1  1  .  1  .
        .  2A 1  .  1B .
        .  .  .  .  .  .
        """,
        clicks=(OnStack(0),),
    ),
    "card-climb": Shown(
        """
        .  .  .  .  .  .
        .  1  3  2  .  .
        .  1A 3  1  .  .
        .  .  .  .  .  .
        """,
        "hand A: climb",
        clicks=(OnCard("climb"), on("c3")),
        hover="d3",
    ),
    "card-under": Shown(
        """
        .  .  .  .  .  .
        .  1  1  2  .  .
        .  1A 2  1  .  .
        .  .  .  .  .  .
        """,
        "hand A: under",
        clicks=(OnCard("under"),),
        hover="c3",
    ),
    "card-extra": Shown(
        """
        .  .  .  .  .  .
        .  1  1  .  .  .
        .  1A 2  .  .  .
        .  .  .  .  .  .
        """,
        "hand A: extra",
        clicks=(OnCard("extra"),),
        hover="e3",
    ),
    "card-doors": Shown(
        """
        .  .  1  2  2  .
        .  .  .  .  3  .
        .  1A 2  3  4  .
        .  .  .  .  3  .
        """,
        "hand A: doors",
        clicks=(OnCard("doors"), on("c3")),
        hover="f2",
        heading=-16,
    ),
    "card-diagonal": Shown(
        """
        .  .  .  .  .  .
        .  2  1  2  .  .
        .  1  1A 1  .  .
        .  .  1  .  .  .
        """,
        "hand A: diagonal",
        clicks=(OnCard("diagonal"), on("d3")),
    ),
    "card-shift": Shown(
        """
        1  .  .  1  .  1
        .  .  2  1  .  .
        1  .  1A 2  .  .
        .  .  .  .  .  1
        """,
        "hand A: shift",
        clicks=(OnCard("shift"), on("e3")),
        pitch=50,
        distance=10.5,
    ),
    "card-recall": Shown(
        """
        .  .  .  .  .  .
        .  1  2A .  .  .
        .  .  1  .  1A .
        .  .  .  .  .  .
        """,
        "hand A: recall",
        clicks=(OnCard("recall"), on("f3")),
    ),
    "card-leap": Shown(
        """
        .  .  .  .  .  .
        .  .  .  1  .  .
        .  1A 2B 2  .  .
        .  .  .  .  .  .
        """,
        "hand A: leap",
        clicks=(OnCard("leap"), on("c3")),
        hover="e3",
    ),
    "castles": Shown(
        """
        .  .  .  .  .  .
        .  1  2  1B .  .
        .  1  3A .  .  .
        .  .  .  .  .  .
        """,
        overlays=("scores",),
        pitch=46,
    ),
    "bonus": Shown(
        """
        .  .  .  .  .  .
        .  1K 2  .  .  .
        .  1A 2A .  .  .
        .  .  .  .  .  .
        """,
        overlays=("scores",),
        pitch=46,
    ),
    "king": Shown(
        """
        .  1K 2  .  1  .
        .  1A .  .  2  .
        .  .  .  .  .  .
        .  2  1B .  .  1
        """,
        "stage: move_king\nactor: A\nscores: 8 20\nap: 0",
        distance=10.5,
        pitch=50,
    ),
    "master-levels_differ": Shown(
        """
        .  .  3A .  .  .
        .  1  2  .  .  .
        .  1A 1  .  2A .
        A  .  .  .  1  .
        """,
        overlays=("heights",),
        mode="master",
    ),
    "master-level_same": Shown(
        """
        .  .  2A .  .  .
        .  1  1  .  .  .
        .  2A 1  .  2A .
        .  .  .  .  1  .
        """,
        overlays=("heights",),
        mode="master",
    ),
    "master-row": Shown(
        """
        .  .  .  .  2A .
        .  1  .  A  1  .
        .  1  1A .  .  .
        .  A  .  .  1  .
        """,
        mode="master",
        pitch=58,
    ),
    "master-square": Shown(
        """
        .  .  A  .  .  .
        .  1  .  .  1A .
        .  1A 1  .  .  .
        .  .  .  2A .  .
        """,
        mode="master",
        pitch=58,
    ),
    "master-border": Shown("", "", mode="master", view="board"),
    "master-castles": Shown(
        """
        1A .  2A 1  .  .
        .  .  1  .  .  1A
        .  .  .  1A .  .
        .  2  .  .  .  1
        """,
        mode="master",
        overlays=("castles",),
        pitch=55,
        distance=10.5,
    ),
    "master-diagonals": Shown("", "", mode="master", view="board"),
    "master-neighbours": Shown(
        """
        .  .  .  .  .  .
        .  1A 2A .  .  .
        .  .  1A A  .  .
        .  .  .  .  .  .
        """,
        mode="master",
    ),
    "marker": Shown("", "scores: 12 13", view="near"),
    "stacks": Shown("", "", view="near"),
    "ending": Shown("", "", view="near"),
}
"""Every picture by its name."""
BOARDS: dict[str, dict[str, str]] = {
    "foundations": dict.fromkeys(FOUNDED, "1"),
    "first": {**dict.fromkeys(FOUNDED, "1"), "c3": "1A", "f6": "1B", "d8": "1K"},
    "foundations-placed": dict.fromkeys(("b2", "f3", "d5", "g7"), "1"),
    "master-border": {"a4": "1A", "h6": "2A", "d8": "A", "e5": "1A", "f1": "1A", "d4": "1", "h5": "1"},
    "master-diagonals": {"b2": "1A", "d5": "2A", "f6": "A", "g2": "1A", "c4": "A", "d4": "1", "b3": "1"},
}
"""Pictures of the whole board, square by square."""
del SHOWN["marker"], SHOWN["stacks"], SHOWN["ending"]


def diagram_of(name: str) -> str:
    """The position of a picture as a diagram of the whole board."""
    shown, cells = SHOWN[name], dict(BOARDS.get(name, {}))
    for rank, row in zip((5, 4, 3, 2), shown.board.split("\n")[1:-1] if shown.board else (), strict=False):
        cells |= {f"{file}{rank}": cell for file, cell in zip("bcdefg", row.split(), strict=True) if cell != "."}
    rows = [" ".join(cells.get(f"{file}{rank}", ".") for file in "abcdefgh") for rank in range(8, 0, -1)]
    return "\n".join([*shown.fields.split("\n"), *rows])


def take(studio: Studio[Table, State], name: str) -> None:
    """Take one picture."""
    shown = SHOWN[name]
    state = from_diagram(diagram_of(name), resolve("rio-grande-1999", shown.mode, shown.rules, 2))
    commands, chosen = legal(state), NOTHING
    for each in shown.clicks:
        outcome = click(state, commands, chosen, each)
        assert isinstance(outcome, Selected), (name, each, outcome)
        chosen = outcome.selection
    hover = INDEX[shown.hover] if shown.hover else None
    marked = shown.clicks or state.stage not in ("turn", "keep")
    studio.table.show(state)
    marks = marks_for(state, commands, chosen, hover) if marked else {}
    marks.pop("far", None)  # a rule is about one step
    studio.table.marks.show(marks)
    ways = targets(commands, chosen).get(hover, []) if hover is not None else []
    studio.table.ghosts.show(*ghosts_for(state, ways[:1]))
    studio.table.overlays.set(shown.overlays)
    studio.table.camera.go(view_of(name, state), at_once=True)
    image = studio.shot()
    image.save(paths.assets() / "games/torres/rules" / f"{name}.webp", quality=QUALITY, method=6)


def view_of(name: str, state: object) -> Viewpoint:
    """Close to the pieces, or the whole board."""
    shown = SHOWN[name]
    if shown.view == "board":
        return Viewpoint(0.0, 0.0, 0.0, 8.0, 56.0, 15.5)
    middle = [centre(INDEX[square], 1) for square in ("c3", "f4")]
    x, y = (sum(point[axis] for point in middle) / 2 for axis in (0, 1))
    return Viewpoint(x, y, 0.5, shown.heading, shown.pitch, shown.distance or 9.0)


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    assert set(SHOWN) == {Path(picture).name for picture in pictures()}
    players = (Player("A", "red", None), Player("B", "blue", None))
    setup = Setup("rio-grande-1999", "basic", {}, players)
    studio = SCENE.studio(setup, table_palette(paths.config() / "palettes.yaml"), SIZE)
    studio.table.labels.rescale(LABELS)
    for name in names or sorted(SHOWN):
        take(studio, name)
        print(name)
    studio.close()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
    main(sys.argv[1:])
