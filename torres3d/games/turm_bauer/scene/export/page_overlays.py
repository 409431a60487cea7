"""Overlays and tips of a page, as values that it draws and words: levels, stairs and load, and what each part of the
building and each thing beside it is."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    TABLE,
    BlockId,
    Cell,
    Colour,
    Place,
    coloured,
    level_of,
    spot_name,
)
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.export.page_table import rounded_place
from torres3d.games.turm_bauer.scene.layout import carried_point
from torres3d.games.turm_bauer.scene.lying_things import Lying, lying_around
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, FIGURE_RADIUS, field, middle
from torres3d.games.turm_bauer.scene.overlays.block_load import load_labels
from torres3d.games.turm_bauer.scene.overlays.field_levels_and_reach import level_labels, stairs_of
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Shown
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.scene.colours_and_emblems import EMBLEM_SIGNS, LEVEL_COLOURS, SeatLook
from torres3d.scene.export.page.placed_parts import NOBODY
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.labels import Label


class PageLabel(msgspec.Struct, frozen=True):
    """A text at a place; ``colour`` is the number of the colour on its plate."""

    text: str
    place: Point
    colour: int = NOBODY


class PartTip(msgspec.Struct, frozen=True):
    """A part of the building: its box, the name of its column, the level of its top, and whose it is: the number of the
    colour and the block, or `NOBODY` and nothing for the cornerstone. ``stained``: of the colour, not neutral (T-1.2);
    ``field``: nothing is above it."""

    low: Point
    high: Point
    column: str
    level: int
    colour: int
    block: BlockId
    stained: bool
    field: bool


class ThingTip(msgspec.Struct, frozen=True):
    """A thing on the table, or a figure anywhere: its box, its kind, and the number of its colour. A heap has its
    ``block``, a figure its ``level``, a die its ``number``."""

    low: Point
    high: Point
    kind: str
    colour: int
    block: BlockId = ""
    level: int = 0
    number: int = 0


def overlays_of(state: State, looks: Mapping[Colour, SeatLook]) -> dict[str, tuple[PageLabel, ...]]:
    """The labels of the overlays of a state by their ids; ``looks`` are those of the colours. None over ruins.

    A field of ``stairs`` has the sign of each colour whose figure reaches it.
    """
    if state.ruin is not None:
        return dict.fromkeys(("levels", "stairs", "load"), ())
    shown = Shown(state, looks, LEVEL_COLOURS, _places(state))
    signs = [EMBLEM_SIGNS[looks[each.colour].emblem] for each in state.sets]
    stairs = [PageLabel(signs[number], rounded_place(place), number) for number, _, place in stairs_of(shown)]
    return {"levels": _labels(level_labels(shown)), "stairs": tuple(stairs), "load": _labels(load_labels(shown))}


def part_tips(state: State) -> tuple[PartTip, ...]:
    """What each part of the building is, from below; of the cornerstone alone after a collapse."""
    number = {each.colour: number for number, each in enumerate(state.sets)}
    blocks = () if state.ruin is not None else state.blocks
    filled = {*CORNERSTONE, *(cell for each in blocks for cell in each.cells)}
    found = [_part_tip(cell, middle(cell), NOBODY, "", filled) for cell in CORNERSTONE]
    for block in blocks:
        for cell in block.cells:
            place = carried_point(middle(cell), block)
            found.append(_part_tip(cell, place, number[block.colour], block.block, filled))
    return tuple(sorted(found, key=lambda tip: tip.level))


def _part_tip(cell: Cell, place: Point, colour: int, block: BlockId, filled: set[Cell]) -> PartTip:
    x, y, z = cell
    low, high = (rounded_place((place[0] + half, place[1] + half, place[2] + half)) for half in (-0.5, 0.5))
    free = (x, y, z + 1) not in filled
    return PartTip(low, high, spot_name((x, y)), level_of(cell), colour, block, coloured(cell), free)


def thing_tips(state: State) -> tuple[ThingTip, ...]:
    """What figures, supplies, rings and dice are."""
    number = {each.colour: number for number, each in enumerate(state.sets)}
    level = {each.colour: level_of(each.figure) if state.ruin is None else 0 for each in state.sets}
    layout = shown_layout(state)
    found = list(lying_around(layout))
    for figure in layout.figures:
        x, y, z = figure.place
        if z:
            low, high = (
                (x - FIGURE_RADIUS, y - FIGURE_RADIUS, z),
                (x + FIGURE_RADIUS, y + FIGURE_RADIUS, z + FIGURE_HEIGHT),
            )
            found.append(Lying("figure", low, high, figure.colour))
    dice = [die.number for die in layout.dice]
    return tuple(
        ThingTip(
            rounded_place(each.low),
            rounded_place(each.high),
            each.kind,
            NOBODY if each.colour is None else number[each.colour],
            each.block or "",
            level[each.colour] if each.kind == "figure" and each.colour is not None else 0,
            dice[each.number] if each.kind == "die" else 0,
        )
        for each in found
    )


def _places(state: State) -> Callable[[Place], Point]:
    blocks: dict[Cell, BuiltBlock] = {cell: block for block in state.blocks for cell in block.cells}

    def place_at(place: Place) -> Point:
        assert place != TABLE
        block = blocks.get(place)
        return field(place) if block is None else carried_point(field(place), block)

    return place_at


def _labels(labels: Sequence[Label]) -> tuple[PageLabel, ...]:
    return tuple(PageLabel(each.text, rounded_place(each.place)) for each in labels)
