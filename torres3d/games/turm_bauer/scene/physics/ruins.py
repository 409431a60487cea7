"""Falls of a building, and the table after a collapse: the tower lies as physics left it.

The state of the log holds the building before the fall (T-7.6); what is visible is computed from it and from what fell.
"""

import dataclasses
from collections.abc import Collection
from functools import lru_cache

from msgspec.structs import replace

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.commands import Hand
from torres3d.games.turm_bauer.rules.events import Fallen
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.layout import FallenPiece, Layout, TurnedPiece, layout_of, let_go_at, posed
from torres3d.games.turm_bauer.scene.lying_things import lying_around
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT
from torres3d.games.turm_bauer.scene.physics.tumble import Body, Tumble, away_from
from torres3d.games.turm_bauer.scene.supply_layout import BOX_HALF, BOX_MIDDLE
from torres3d.games.turm_bauer.scene.transforms import Transform, carried
from torres3d.scene.shapes.axis_conventions import Point

COLLAPSE_SECONDS = 4.4
"""Seconds of a collapse, including the rest after it."""
LATEST = 4
"""Falls that are kept, computed as far as they were shown."""
Let = tuple[Colour, BlockId, Cells, Hand]
"""The block that was let go."""
_OUTER = BOX_HALF + 0.1
TRAY: tuple[Point, Point] = (
    (BOX_MIDDLE[0] - _OUTER, BOX_MIDDLE[1] - _OUTER, 0.0),
    (BOX_MIDDLE[0] + _OUTER, BOX_MIDDLE[1] + _OUTER, 0.5),
)
"""The box, an obstacle for falling blocks."""


def shown_layout(state: State) -> Layout:
    """What lies on the table: that of the state or, after a collapse, the tower as it fell."""
    layout, ruin = layout_of(state), state.ruin
    if ruin is None:
        return layout
    # As it was when the block was let go: its owner's turn, with his dice (T-7.6).
    before = layout_of(replace(state, stage="build", ruin=None))
    let = (ruin.colour, ruin.block, ruin.cells, ruin.hand)
    carried_along = figures_on(state.blocks, state)
    lie = fall_of(before, let, ruin.fell, carried_along, all_loose=True).poses_at(COLLAPSE_SECONDS)
    blocks = [(each.colour, each.block, each.cells) for each in state.blocks]
    fallen = [
        FallenPiece(colour, block, cells, lie["block", colour, block])
        for colour, block, cells in (*blocks, (ruin.colour, ruin.block, ruin.cells))
    ]
    feet = {colour: foot_of(lie["figure", colour]) for colour in carried_along}
    fallen += [FallenPiece(colour, None, (), foot) for colour, foot in feet.items()]
    figures = [
        TurnedPiece(each.colour, 0, feet[each.colour][0], 0.0) if each.colour in feet else each
        for each in layout.figures
    ]
    heaps = [each for each in layout.heaps if (each.colour, each.block) != (ruin.colour, ruin.block)]
    return dataclasses.replace(layout, built=(), figures=tuple(figures), heaps=tuple(heaps), fallen=tuple(fallen))


def without_building(state: State) -> State:
    """The state without its building and all figures on the table: after a collapse no field can be pointed at."""
    return replace(state, blocks=(), sets=tuple(replace(each, figure=TABLE) for each in state.sets))


def fall_of(layout: Layout, let: Let, fell: Fallen, figures: Collection[Colour], all_loose: bool) -> Tumble:
    """The fall of a building after a block was let go; the same for the same building.

    ``figures`` are those that come along. ``all_loose``: everything may come down, not only what ``fell``.
    """
    around = [(each.low, each.high) for each in lying_around(layout) if each.kind != "figure"]
    along = [(each.colour, each.place) for each in layout.figures if each.colour in figures]
    return _fall(layout.built, tuple(along), tuple(around), let, fell, all_loose)


@lru_cache(maxsize=LATEST)
def _fall(
    built: tuple[BuiltBlock, ...],
    figures: tuple[tuple[Colour, Point], ...],
    around: tuple[tuple[Point, Point], ...],
    let: Let,
    fell: Fallen,
    all_loose: bool,
) -> Tumble:
    bodies = [
        Body(
            ("block", each.colour, each.block),
            each.cells,
            *posed(each.pose, each.cells),
            falls=(each.colour, each.block) in fell,
            loose=all_loose,
        )
        for each in built
    ]
    colour, block, cells, hand = let
    falls = (colour, block) in fell
    bodies.append(Body(("block", colour, block), cells, *let_go_at(cells, hand), falls=falls, loose=all_loose))
    for figure, (x, y, z) in figures:
        bodies.append(Body(("figure", figure), (), (x, y, z + FIGURE_HEIGHT / 2), loose=True))
    falling = [body.cells for body in bodies if body.falls]
    rest = [body.cells for body in bodies if body.cells and not body.falls]
    return Tumble(bodies, away_from(falling, [*rest, CORNERSTONE]), [*around, TRAY])


def foot_of(figure: Transform) -> Transform:
    """The place and turn of a figure's foot, from those of its middle."""
    return carried((0.0, 0.0, -FIGURE_HEIGHT / 2), figure), figure[1]


def figures_on(blocks: Collection[BuiltBlock], state: State) -> list[Colour]:
    """The colours whose figures stand on one of these blocks."""
    cells = {cell for block in blocks for cell in block.cells}
    return [each.colour for each in state.sets if each.figure in cells]
