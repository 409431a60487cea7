"""Overlay ``doors``: the exits of the selected knight's castle that he can reach, floor by floor."""

import itertools

from torres3d.games.torres.rules.doors import any_door_exits, exits, route
from torres3d.games.torres.rules.squares import squares_of
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.bands import rod
from torres3d.scene.shapes.labels import DARK, Label
from torres3d.scene.shapes.mesh import Mesh, join_meshes

INSIDE = 0.16
"""Height of the way above a floor."""


def doors(shown: Shown) -> Drawing:
    """Marks on the exits (R-5.4), their floors, and the ways that lead there."""
    state, source = shown.state, shown.selected
    if source is None or not state.board.above:
        return Drawing()
    above = state.board.above
    find = any_door_exits if state.options.door_passage == "any_door" else exits
    found = list(squares_of(find(above, source) & ~state.pieces))
    labels = []
    ways: list[Mesh] = []
    drawn: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for target in found:
        floor = state.board.heights[target]
        colour = shown.levels[min(floor, len(shown.levels) - 1)]
        ink = DARK if sum(colour) > 1.7 else (1.0, 0.98, 0.92)
        labels.append(Label(str(floor), centre(target, floor), 17, ink, colour, (1.0, 0.9, 0.6), row=-0.2, fades=True))
        way = route(above, source, target) or route(above, source, target, card=True)
        for start, end in itertools.pairwise(way):
            if (start, end) not in drawn:
                drawn.add((start, end))
                ways.append(_stretch(start, end))
    return Drawing(tuple(labels), join_meshes(ways), {"door": frozenset(found)})


def _stretch(start: tuple[int, int], end: tuple[int, int]) -> Mesh:
    places = []
    for square, floor in (start, end):
        x, y, _ = centre(square)
        places.append((x, y, floor * BLOCK_HEIGHT + INSIDE))
    return rod(places, 0.025, (1.0, 0.74, 0.25), 0.9)
