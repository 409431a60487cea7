"""Overlays ``doors`` and ``scores``: a knight's exits from its castle, and the points of each knight now."""

import itertools

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.doors import any_door_exits, exits, route
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.squares import Square, square_list, squares_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.overlays.castles import place_above
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import rod

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
                places = [centre(square, floor, INSIDE) for square, floor in (start, end)]
                ways.append(rod(places, 0.025, (1.0, 0.74, 0.25), 0.9))
    return Drawing(tuple(labels), join_meshes(ways), {"door": frozenset(found)})


GOLD: Colour = (1.0, 0.82, 0.35)


def scores(shown: Shown) -> Drawing:
    """Over each knight that scores a castle, its points in its player's colour; a gold rim adds the king's bonus, over
    a knight that earns it."""
    state = shown.state
    by_knight: dict[Square, list[tuple[int, str, bool]]] = {}
    for seat in range(state.players):
        for score in castle_scores(state.board, state.knights[seat]):
            if score.points:
                by_knight.setdefault(score.knight, []).append((seat, str(score.points), False))
        bonus = bonus_now(state, seat) if state.king else 0
        if bonus:
            by_knight.setdefault(_earner(state, seat), []).append((seat, f"+{bonus}", True))
    labels = []
    # Some plates have a point below.
    row = 1.3 if "castles" in shown.active else 0.0
    for square, entries in by_knight.items():
        place, roof = place_above(shown, square)
        for column, (seat, text, bonus_too) in enumerate(entries):
            look = shown.looks[seat]
            colour = look.colour
            rim = GOLD if bonus_too else None
            ink = DARK if sum(colour) > 1.75 else WHITE
            count = len(entries)
            labels.append(Label(text, place, 17, ink, colour, rim, row, column, count, emblem=look.emblem, anchor=roof))
    return Drawing(tuple(labels))


def _earner(state: State, seat: Seat) -> Square:
    """The knight that earns the king's bonus: of several at the right level the one that scores the castle, if any."""
    castle = ground(state.board.towers).castle_at[state.king.bit_length() - 1]
    there = [
        square for square in square_list(castle & state.knights[seat]) if state.board.heights[square] == state.phase
    ]
    scoring = {score.knight for score in castle_scores(state.board, state.knights[seat])}
    return next((square for square in there if square in scoring), there[0])
