"""Placed parts of a page are what the table shows: each thing once, in its place, turned like it, in its colour."""

from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest
from numpy.typing import NDArray
from panda3d.core import LVector3, NodePath

from tests.games.turm_bauer.scene.export.test_page_kit import turned
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.played import NAMES, states
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Colour, coloured
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.die import FACES
from torres3d.games.turm_bauer.scene.export.page_kit import block_part, figure_part
from torres3d.games.turm_bauer.scene.export.page_table import Things, layout_parts, things_on
from torres3d.games.turm_bauer.scene.export.part_rotations import shape_in, shapes
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.games.turm_bauer.scene.measures import middle, middle_of
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.scene.export.page.placed_parts import NOBODY, PlacedPart, Placement

Seen = list[tuple[NDArray[np.float64], bool]]
"""Where the parts of a block are, and which of them are stained."""


def emblems_for(state: State) -> dict[Colour, int]:
    """An emblem for each colour that is not its number."""
    return {each.colour: 4 - number for number, each in enumerate(state.sets)}


def cells_of(layout: Layout) -> dict[Key, Cells]:
    found: dict[Key, Cells] = {("block", each.colour, each.block): each.cells for each in layout.built}
    found |= {("block", each.colour, each.block): each.cells for each in (*layout.heaps, *layout.box)}
    found |= {("block", each.colour, each.block): each.cells for each in layout.fallen if each.block is not None}
    return found


def middles(cells: Cells) -> list[tuple[float, float, float]]:
    x, y, z = middle_of(cells)
    return [(a - x, b - y, c - z) for a, b, c in map(middle, cells)]


def seen_on_page(part: PlacedPart) -> Seen:
    shape = dict(shapes())[part.part.rpartition(" ")[0]]
    places = turned(np.array(middles(shape)), part.rotation) * part.scale + np.array(part.place)
    return [(place, coloured(cell)) for place, cell in zip(places, shape, strict=True)]


def seen_on_table(node: NodePath, cells: Cells) -> Seen:
    quat, scale, place = node.get_quat(), node.get_sx(), np.array(node.get_pos())
    places = (np.array(quat.xform(LVector3(*each))) * scale + place for each in middles(cells))
    return [(each, coloured(cell)) for each, cell in zip(places, cells, strict=True)]


def alike(one: Seen, other: Seen) -> bool:
    return len(one) == len(other) and all(
        any(stained == of and np.abs(place - at).max() < 0.002 for at, of in other) for place, stained in one
    )


@pytest.mark.parametrize("name", NAMES)
def test_parts_are_what_the_table_shows(turm: TurmLooking, name: str) -> None:
    games = states(name)
    for state in (games[0], games[len(games) // 2], games[-1]):
        turm.table.show(state)
        layout, standing = shown_layout(state), dict(turm.table.scene.standing)
        things = things_on(layout, emblems_for(state))
        _check(things, standing, cells_of(layout))


def _check(things: Things, standing: Mapping[Key, NodePath], cells: Mapping[Key, Cells]) -> None:
    on_table = {("block", *key[1:]) if key[0] in ("heap", "box") else key: node for key, node in standing.items()}
    assert things.keys() == on_table.keys()
    for key, part in things.items():
        node = on_table[key]
        assert part.place == pytest.approx(tuple(node.get_pos()), abs=6e-4), key
        assert part.scale == pytest.approx(node.get_sx())
        if key[0] == "block":
            assert alike(seen_on_page(part), seen_on_table(node, cells[key])), key
        elif key[0] != "die":
            turn = node.get_quat()
            wanted = np.array((turn.get_i(), turn.get_j(), turn.get_k(), turn.get_r()))
            assert abs(wanted @ np.array(part.rotation)) == pytest.approx(1.0, abs=1e-3), key
        else:
            up = node.find("**/cube").get_quat(node) * node.get_quat()
            for out, _, _ in FACES.values():
                assert turned(np.array(out, float), part.rotation) == pytest.approx(
                    np.array(up.xform(LVector3(*out))), abs=1e-3
                )


@pytest.mark.parametrize("name", NAMES)
def test_each_piece_is_there_once_in_its_colour(name: str) -> None:
    for state in states(name)[::7]:
        emblems = emblems_for(state)
        parts = list(layout_parts(shown_layout(state), emblems))
        colours = len(state.sets)
        by_colour = Counter(part.colour for part in parts)
        dice = {} if state.acting is None else {NOBODY: 2}
        assert by_colour == {**dict.fromkeys(range(colours), 12 + 1 + 2), **dice}
        block_names = {shape for shape, _ in shapes()}
        for number, each in enumerate(state.sets):
            own = [part.part for part in parts if part.colour == number]
            assert own.count(figure_part(emblems[each.colour])) == 1
            assert own.count("ring") == 2
            assert sum(part in {block_part(shape, emblems[each.colour]) for shape in block_names} for part in own) == 12


def test_heaps_have_the_shapes_of_their_blocks() -> None:
    state = states("four")[0]
    layout = shown_layout(state)
    things = things_on(layout, emblems_for(state))
    for each in layout.heaps:
        assert things["block", each.colour, each.block].part.startswith(shape_in(each.cells)[0])


@pytest.mark.parametrize("name", NAMES)
def test_changes_lead_to_the_last_state(name: str) -> None:
    placement = Placement()
    standing: dict[int, PlacedPart] = {}
    count = 0
    for state in states(name):
        change = placement.change_to(layout_parts(shown_layout(state), emblems_for(state)))
        for number in change.gone:
            del standing[number]
        for part in change.come.values():
            standing[count] = part
            count += 1
    last = states(name)[-1]
    assert Counter(standing.values()) == Counter(layout_parts(shown_layout(last), emblems_for(last)))
