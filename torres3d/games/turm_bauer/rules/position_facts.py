"""Facts of a position for programs, by the names of the notation: fields, blocks, points now, legal choices."""

import msgspec

from torres3d.base.svg import Svg
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Colour, Place, level_of
from torres3d.games.turm_bauer.rules.command_notation import choice_text, place_text
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.rules.tower_picture import tower_svg


class Field(msgspec.Struct, frozen=True):
    """A field on which a figure may stand: its ``name`` (``m10/2``), ``level``, and the ``colour`` that owns its block.

    ``painted`` says whether the field itself has that colour, so that others need a ring to pass; ``figure`` is the
    colour of the figure on it. ``colour`` is None on the cornerstone.
    """

    name: str
    level: int
    colour: Colour | None
    painted: bool
    figure: Colour | None


class Block(msgspec.Struct, frozen=True):
    """A block that was built: its ``colour``, and where it lies, as a choice of the notation (``4l@m10/2:een``)."""

    colour: Colour
    text: str


def fields(state: State) -> dict[str, Field]:
    """All fields by name, the lowest first."""
    building = building_of(state)
    figure_on: dict[Place, Colour] = {each.figure: each.colour for each in state.sets if each.figure != TABLE}
    cells = sorted((cell for cell in building.owner if building.is_field(cell)), key=lambda cell: (cell[2], cell))

    def field(cell: Cell) -> Field:
        painted = building.paint(cell) is not None
        return Field(place_text(cell), level_of(cell), building.owner[cell], painted, figure_on.get(cell))

    return {found.name: found for found in map(field, cells)}


def blocks(state: State) -> tuple[Block, ...]:
    """The blocks in the order in which they were built."""
    return tuple(Block(each.colour, choice_text(Placement(each.block, each.cells, None))) for each in state.blocks)


def points_now(state: State) -> tuple[int, ...]:
    """The level of each seat's figure, with two players the sum of both (T-8.1)."""
    return tuple(level_sum(state, seat) for seat in range(state.players))


def legal_texts(state: State) -> tuple[str, ...]:
    """All choices of the actor in notation, each ready for `Game.submit`."""
    return tuple(map(choice_text, legal(state)))


def svg(state: State) -> Svg:
    """The tower as an SVG picture; a notebook shows it."""
    return tower_svg(state.shown, state.summary)
