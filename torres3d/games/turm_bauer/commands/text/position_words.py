"""A position in words: fields, levels, columns, blocks, standing, supply. Columns come first, for screen readers."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import lying_way
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, level_of, size_of, spot_name
from torres3d.games.turm_bauer.rules.command_notation import COLOUR_LETTERS
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Placement
from torres3d.games.turm_bauer.rules.ending import level_sum, parts_in_box
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, kinds_of
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS, legal
from torres3d.games.turm_bauer.rules.state import ColourSet, State
from torres3d.games.turm_bauer.rules.tower_picture import level_rows
from torres3d.games.turm_bauer.words import names as wording
from torres3d.i18n.texts import Translate

DIRECTIONS = (("north", 0, 1), ("east", 1, 0), ("south", 0, -1), ("west", -1, 0))


def tower_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """The tower as a picture, level below level from the highest, with the names of columns, and what its letters
    mean."""
    whose = [f"{letter} {who_has(each, names, say)}" for letter, each in zip(COLOUR_LETTERS, state.sets, strict=False)]
    lines = [
        line
        for level, picture in reversed(level_rows(state.shown))
        for line in (say("text-tower-level", level=level), *picture)
    ]
    return [*lines, say("text-tower-legend", who=", ".join(whose))]


def who_has(each: ColourSet, names: Sequence[str], say: Translate) -> str:
    return say("turm-who", name=names[each.seat], colour=wording.colour_name(each.colour, say))


def level_lines(state: State, number: int, say: Translate) -> list[str]:
    """Every part of a level, from west to east."""
    cells = sorted(cell for cell in building_of(state).owner if cell[2] == number - 1)
    if not cells:
        return [say("text-level-empty", level=number)]
    parts = ", ".join(f"{spot_name(cell[:2])} {part_words(state, cell, say)}" for cell in cells)
    return [say("text-level", level=number, parts=parts)]


def field_lines(state: State, say: Translate) -> list[str]:
    """A line for each level, the highest first, with its fields for figures; then the figures on the table."""
    building = building_of(state)
    by_level: dict[int, list[str]] = {}
    for cell in sorted(building.owner):
        if building.is_field(cell):
            words = f"{spot_name(cell[:2])} {part_words(state, cell, say)}"
            by_level.setdefault(level_of(cell), []).append(words)
    lines = [say("text-level", level=level, parts=", ".join(by_level[level])) for level in sorted(by_level)[::-1]]
    below = [wording.colour_name(each.colour, say) for each in state.sets if each.figure == TABLE]
    return [*lines, say("text-on-table", colours=", ".join(below))] if below else lines


def part_words(state: State, cell: Cell, say: Translate) -> str:
    building = building_of(state)
    figure = next((each.colour for each in state.sets if each.figure == cell), None)
    return wording.part_name(building.owner[cell] is None, building.paint(cell), figure, say)


def built_lines(state: State, say: Translate) -> list[str]:
    """All blocks in building order, and how they lie."""
    lines = [
        say(
            "text-built",
            block=wording.block_name(state.options.blocks, each.block, say),
            colour=wording.colour_name(each.colour, say),
            text=wording.built_name(each.cells, say) + (f": {lying_way(each.cells, say)}" if each.cells[1:] else ""),
        )
        for each in state.blocks
    ]
    return lines or [say("text-nothing-built")]


def column_lines(state: State, column: tuple[int, int], say: Translate) -> list[str]:
    """A column from the table up, and the fields beside it."""
    lines = [say("text-column", spot=spot_name(column), parts=_column(state, column, say))]
    for way, dx, dy in DIRECTIONS:
        beside = column[0] + dx, column[1] + dy
        what = say("text-column", spot=spot_name(beside), parts=_fields_of(state, beside, say))
        lines.append(say(f"text-beside-{way}", what=what))
    return lines


def row_lines(state: State, row: int, say: Translate) -> list[str]:
    """The fields of the columns with this number, from west to east."""
    return _line_of(state, sorted(spot for spot in _columns(state) if spot[1] == row), say)


def letter_lines(state: State, letter: int, say: Translate) -> list[str]:
    """The fields of the columns with this letter, from south to north."""
    return _line_of(state, sorted(spot for spot in _columns(state) if spot[0] == letter), say)


def _line_of(state: State, spots: Sequence[tuple[int, int]], say: Translate) -> list[str]:
    told = [say("text-column", spot=spot_name(each), parts=_fields_of(state, each, say)) for each in spots]
    return told or [say("text-row-empty")]


def _columns(state: State) -> set[tuple[int, int]]:
    """The columns in which something lies."""
    return {cell[:2] for cell in building_of(state).owner}


def around_lines(state: State, column: tuple[int, int], say: Translate) -> list[str]:
    """The fields of a column and of the eight around it, row by row from the north."""
    lines = []
    for dy in (1, 0, -1):
        spots = [(column[0] + dx, column[1] + dy) for dx in (-1, 0, 1)]
        told = [say("text-column", spot=spot_name(each), parts=_fields_of(state, each, say)) for each in spots]
        lines.append(". ".join(told))
    return lines


def _column(state: State, column: tuple[int, int], say: Translate) -> str:
    cells = sorted(cell for cell in building_of(state).owner if cell[:2] == column)
    block_of = {cell: each.block for each in state.blocks for cell in each.cells}
    return _joined(state, cells, say, {cell: f" {block_of[cell]}" for cell in cells if cell in block_of})


def _fields_of(state: State, column: tuple[int, int], say: Translate) -> str:
    building = building_of(state)
    return _joined(
        state, sorted(cell for cell in building.owner if cell[:2] == column and building.is_field(cell)), say
    )


def _joined(state: State, cells: Sequence[Cell], say: Translate, more: dict[Cell, str] | None = None) -> str:
    parts = [
        say("text-at-level", level=level_of(cell), part=part_words(state, cell, say) + (more or {}).get(cell, ""))
        for cell in cells
    ]
    return "; ".join(parts) or say("text-column-empty")


def standing_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """A line for each colour: the place of its figure, and its material left; with two players also the sums."""
    lines = [
        say(
            "text-standing",
            name=who_has(each, names, say),
            place=wording.place_name(each.figure, say),
            blocks=len(each.supply),
            parts=say("turm-parts", parts=parts_in_box(each)),
            rings=say("turm-rings", rings=each.rings),
        )
        for each in state.sets
    ]
    if len(names) == wording.PAIRED:
        lines += [say("text-both", name=name, total=level_sum(state, seat)) for seat, name in enumerate(names)]
    return lines


def turn_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """The player to act, the dice, and what to do now; no lines when the game is over."""
    acting, dice = state.acting, state.dice
    if acting is None or dice is None:
        return []
    name = wording.actor_name(names, acting.seat, acting.colour, say)
    lines = [say("text-thrown", name=name, turn=state.turn + 1, turns=len(state.rolls), one=dice[0], two=dice[1])]
    if state.stage == "build":
        slips = [say("turm-slips", slips=state.slips, most=state.options.slips)] if state.slips else []
        return [*lines, *slips, _task(state, say)]
    return [*lines, *walking_lines(state, say)]


def walking_lines(state: State, say: Translate) -> list[str]:
    """The place of the actor's figure, and the highest fields it can walk to, without and with a ring."""
    acting = state.to_act
    lines = [say("text-stands", place=wording.place_name(acting.figure, say))]
    moves = [choice for choice in legal(state) if isinstance(choice, Move)]
    plain = [move for move in moves if move.ring is None]
    if plain:
        level, places = _highest(plain, say)
        lines.append(say("text-walks-up", level=level, places=places))
    else:
        lines.append(say("text-walks-nowhere"))
    reached = max([level_of(acting.figure), *(level_of(move.to) for move in plain)])
    for ring in WALK_RINGS:
        opened = [move for move in moves if move.ring == ring and level_of(move.to) > reached]
        if opened:
            level, places = _highest(opened, say)
            what = say("text-level", level=level, parts=places)
            lines.append(say("text-walk-ring", ring=wording.ring_name(ring, say), id=ring, what=what))
    return lines


def _highest(moves: Sequence[Move], say: Translate) -> tuple[int, str]:
    most = max(level_of(move.to) for move in moves)
    return most, ", ".join(wording.short_place_name(move.to, say) for move in moves if level_of(move.to) == most)


def _task(state: State, say: Translate) -> str:
    assert state.dice is not None
    choices = legal(state)
    if state.ring_used == "free":
        return say("turm-task-free")
    low, high = sorted(state.dice)
    boxed = {size_of(choice.block) for choice in choices if isinstance(choice, Discard)}
    if boxed:
        return say("turm-task-stuck" if boxed & {low, high} or low == high else "turm-task-discard")
    sizes = sorted({size_of(each.block) for each in choices if isinstance(each, Placement) and each.ring is None})
    if low == high:
        return say("turm-task-doubles")
    if len(sizes) == 1:
        return say("turm-task-one", size=sizes[0])
    return say("turm-task-two", low=sizes[0], high=sizes[-1])


def supply_lines(state: State, each: ColourSet, say: Translate) -> list[str]:
    """The blocks of a supply and their shapes; those that can be built now are marked."""
    choices = legal(state) if each is state.acting and state.stage == "build" else []
    now = {choice.block for choice in choices if isinstance(choice, Placement) and choice.ring is None}
    ring = {choice.block for choice in choices if isinstance(choice, Placement) and choice.ring is not None}
    kind = state.options.blocks
    lines = []
    for block in kinds_of(kind, each.supply):
        count = sum(
            wording.block_name(kind, other, say) == wording.block_name(kind, block, say) for other in each.supply
        )
        cells = block_sets()[kind][block].cells
        words = say("text-block", id=block, block=wording.block_name(kind, block, say), count=count)
        words += f": {lying_way(cells, say)}" if cells[1:] else ""
        may = say("text-may-now") if block in now else say("text-may-ring") if block in ring else ""
        lines.append(f"{words}{'. ' if may else ''}{may}")
    lines = lines or [say("text-supply-empty")]
    boxed = ", ".join(each.box)
    return [*lines, say("text-boxed", blocks=boxed)] if boxed else lines


def lying_words(state: State, placement: Placement, say: Translate) -> str:
    """A block at its place, part by part, with the colour of each part."""
    colour = wording.colour_name(state.to_act.colour, say)
    parts = [
        f"{spot_name(cell[:2])}/{level_of(cell)} {colour if sum(cell) % 2 == 0 else say('text-part-plain')}"
        for cell in placement.cells
    ]
    block = wording.block_name(state.options.blocks, placement.block, say)
    return say("text-held", block=block, field=wording.built_name(placement.cells, say), parts=", ".join(parts))
