"""What pictures of the rules of Turm Bauer show besides a position: things laid where they are wanted, arrows, signs.

Shape tells as much as colour everywhere: a tick or a cross, a number, an arrow; never a word.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from panda3d.core import NodePath

from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import places_of, read_position
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cells
from torres3d.games.turm_bauer.scene.interaction.block_ghost import CORNER
from torres3d.games.turm_bauer.scene.interaction.block_lines import frame
from torres3d.games.turm_bauer.scene.layout import posed
from torres3d.games.turm_bauer.scene.measures import DIE, FIGURE_HEIGHT, RING_THICKNESS, middle_of
from torres3d.games.turm_bauer.scene.physics.tumble import Body, Tumble
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.games.turm_bauer.scene.supply_layout import lying
from torres3d.games.turm_bauer.scene.transforms import put
from torres3d.scene.marks import LinesLayer
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import quad, rod

GOLD: Tone = (1.0, 0.85, 0.36)
EDGE: Tone = (0.13, 0.08, 0.03)
YES: Tone = (0.13, 0.44, 0.24)
NO: Tone = (0.72, 0.12, 0.08)
PLATE: Tone = (0.95, 0.85, 0.60)
SIGN, NUMBER = 26, 23
"""Heights of signs and of numbers, in pixels."""
BEND = 14
"""Pieces of a bent arrow."""
LINE, RIM = 0.038, 0.066
"""Half the width of an arrow, and of its dark edge."""
TIP_LONG, TIP_WIDE = 0.34, 0.19
PUSHED = 3
"""In a fall what lies as high as this is pushed, the rest goes along."""


class Laid(NamedTuple):
    """A thing laid down: ``what`` is ``figure red``, ``die 5``, ``ring red``, ``block red 3l`` (as it lies), or
    ``cells red m10/3 n10/3`` (as it is built, moved by ``place`` from there); turned by three angles, in degrees."""

    what: str
    place: Point = (0.0, 0.0, 0.0)
    turn: tuple[float, float, float] = (0.0, 0.0, 0.0)
    scale: float = 1.0


class Sign(NamedTuple):
    """A sign over a place: ``yes``, ``no``, or a number; ``emblem`` gives its plate a player's shape and colour."""

    text: str
    place: Point
    colour: str = ""


class Arrow(NamedTuple):
    """A line through places, to the last one; ``bent`` rounds it, ``rise`` lets it go through the air."""

    places: tuple[Point, ...]
    rise: float = 0.0


def laid_down(scene: Scene, things: Iterable[Laid], parent: NodePath) -> None:
    """Lay things down below a node."""
    for what, place, turn, scale in things:
        x, y, z = place
        match what.split():
            case ["figure", colour]:
                node, up = scene.figure(colour, parent), 0.0
            case ["die", number]:
                node, up = scene.die(parent, int(number)), DIE / 2
            case ["ring", colour]:
                node, up = scene.ring(colour, parent), RING_THICKNESS
            case ["block", colour, block]:
                cells = lying("house", block)
                node, up = scene.block(colour, cells, parent, block), middle_of(cells)[2]
            case ["cells", colour, *cells]:
                built = cells_of(" ".join(cells))
                node, (east, north, up) = scene.block(colour, built, parent), middle_of(built)
                x, y = x + east, y + north
            case _:
                raise ValueError(what)
        node.set_scale(scale)
        node.set_pos(x, y, z + up * (1.0 if what.startswith("cells") else scale))
        node.set_hpr(*turn)


def tumbled(scene: Scene, position: str, seconds: float, away: tuple[float, float]) -> None:
    """A tower as it is so many seconds after it began to fall."""
    state = read_position(position)
    bodies = [
        Body(
            ("block", each.colour, each.block),
            each.cells,
            *posed(each.pose, each.cells),
            falls=max(z for _, _, z in each.cells) >= PUSHED,
            loose=True,
        )
        for each in state.blocks
    ]
    layout = scene.layout
    assert layout is not None
    on_tower = {each.colour for each in state.sets if each.figure != TABLE}
    for figure in layout.figures:
        x, y, z = figure.place
        if figure.colour in on_tower:
            bodies.append(Body(("figure", figure.colour), (), (x, y, z + FIGURE_HEIGHT / 2), loose=True))
    for key, (place, turn) in Tumble(bodies, away).poses_at(seconds).items():
        node = next(found for name, found in scene.standing.items() if name == key)
        put(node, (place, turn))
        if name_of(key) == "figure":
            # Figures are drawn about their feet, and fall about their middles.
            node.set_pos(node, 0.0, 0.0, -FIGURE_HEIGHT / 2)


def name_of(key: object) -> str:
    """What kind of thing a key tells."""
    assert isinstance(key, tuple)
    return str(key[0])


def cells_of(fields: str) -> Cells:
    """The cells of a block whose fields are these."""
    return tuple(sorted(cell for cell in places_of(fields) if cell != TABLE))


def lines(arrows: Sequence[Arrow], frames: Sequence[str]) -> Mesh:
    """Arrows, and the edges of blocks (their fields in notation) that might lie there."""
    parts = [_arrow(each) for each in arrows]
    parts += [frame(cells_of(cells), CORNER, 0.022, GOLD, 0.95, 0.01) for cells in frames]
    return join_meshes(parts) if parts else EMPTY


def labels(signs: Iterable[Sign], tones: Mapping[str, tuple[Tone, int]]) -> list[Label]:
    """Signs as labels; ``tones`` has each colour's tone and emblem."""
    found = []
    for text, place, colour in signs:
        if text in ("yes", "no"):
            sign, badge = ("✓", YES) if text == "yes" else ("✗", NO)
            found.append(Label(sign, place, SIGN, WHITE, badge, WHITE, fixed=True, sign=True))
        elif colour:
            tone, emblem = tones[colour]
            ink = DARK if sum(tone) > 1.5 else WHITE
            found.append(Label(text, place, NUMBER, ink, tone, WHITE, fixed=True, emblem=emblem))
        else:
            found.append(Label(text, place, NUMBER, DARK, PLATE, EDGE, fixed=True))
    return found


def layer_of(scene: Scene) -> LinesLayer:
    """A layer for arrows and frames."""
    return LinesLayer(scene.over, "arrows", 0.3, 30, lambda points: None)


def _arrow(arrow: Arrow) -> Mesh:
    way = _bent(arrow.places[0], arrow.places[-1], arrow.rise) if arrow.rise else list(arrow.places)
    before, tip = way[-2], way[-1]
    neck = _towards(tip, before, TIP_LONG * 0.8)
    shaft = [*way[:-1], neck]
    rim = [rod(shaft, RIM, EDGE, 1.0), _tip(before, tip, TIP_WIDE + 0.05, TIP_LONG + 0.07, EDGE, 0.06)]
    return join_meshes([*rim, rod(shaft, LINE, GOLD, 1.0), _tip(before, tip, TIP_WIDE, TIP_LONG, GOLD, 0.0)])


def _bent(start: Point, end: Point, rise: float) -> list[Point]:
    """A bow from one place to another, so much higher in its middle."""
    shares = [number / BEND for number in range(BEND + 1)]
    return [
        (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share,
            start[2] + (end[2] - start[2]) * share + rise * 4 * share * (1 - share),
        )
        for share in shares
    ]


def _towards(start: Point, end: Point, by: float) -> Point:
    far = sum((b - a) ** 2 for a, b in zip(start, end, strict=True)) ** 0.5 or 1.0
    x, y, z = (a + (b - a) * by / far for a, b in zip(start, end, strict=True))
    return x, y, z


def _tip(before: Point, tip: Point, wide: float, long: float, tone: Tone, ahead: float) -> Mesh:
    """A pyramid at the end of a line."""
    foot, point = _towards(tip, before, long), _towards(tip, before, -ahead)
    way = [b - a for a, b in zip(foot, point, strict=True)]
    flat = hypot(way[0], way[1])
    across = (-way[1] / flat, way[0] / flat, 0.0) if flat > 1e-6 else (1.0, 0.0, 0.0)
    far = sum(each * each for each in way) ** 0.5
    up = [
        (way[1] * across[2] - way[2] * across[1]) / far,
        (way[2] * across[0] - way[0] * across[2]) / far,
        (way[0] * across[1] - way[1] * across[0]) / far,
    ]
    corners: list[Point] = []
    for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        x, y, z = (f + wide * (a * s + b * u) for f, s, u in zip(foot, across, up, strict=True))
        corners.append((x, y, z))
    sides = [quad([point, one, other, point], [(tone, 1.0)] * 4) for one, other in pairwise([*corners, corners[0]])]
    return join_meshes([*sides, quad(corners, [(tone, 1.0)] * 4)])
