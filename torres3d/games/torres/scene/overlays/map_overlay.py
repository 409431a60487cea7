"""Overlay ``map``: the board as a map from straight above: levels in colours and numbers, castles outlined, knights as
their emblems, and the king."""

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.squares import squares_of
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.overlays.castles import KINGS_LINE, edges
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.bands import lane, quad
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import join_meshes

LOW, HIGH = 0.02, 0.03
"""Height of fields and outlines above the ground."""
HALF_SQUARE = 0.485
GROUND: Colour = (0.34, 0.42, 0.24)
OUTLINE: Colour = (0.05, 0.04, 0.03)
CROWN: Colour = (0.42, 0.16, 0.58)
GOLD: Colour = (1.0, 0.85, 0.35)
NUMBER, SMALL_NUMBER, LEAST_NUMBER, PIECE = 26, 18, 13, 19
"""Letter sizes of a level's number and of a piece's sign, in pixels."""
NUMBER_ASIDE, PIECE_ASIDE = 0.27, 0.19
"""Shift of a number beside a piece from the middle of its field, and of the piece the other way."""
EMBLEMS = {1: "●", 2: "■", 3: "▲", 4: "✚"}
KING = "♔"


def chart(shown: Shown) -> Drawing:
    """Fields, outlines, numbers and pieces; the towers and pieces themselves are hidden."""
    state = shown.state
    heights = state.board.heights
    parts, labels = [], []
    owners = {square: seat for seat in range(state.players) for square in squares_of(state.knights[seat])}
    for square in range(64):
        x, y, _ = centre(square)
        height = heights[square]
        colour = shown.levels[min(height, len(shown.levels) - 1)] if height else GROUND
        corners = [(x + dx * HALF_SQUARE, y + dy * HALF_SQUARE, LOW) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        parts.append(quad(corners, [(colour, 1.0)] * 4))
        taken = bool(state.pieces >> square & 1)
        if height:
            ink = DARK if sum(colour) > 1.7 else WHITE
            place = (x - NUMBER_ASIDE, y + NUMBER_ASIDE * 0.8, LOW) if taken else (x, y, LOW)
            size = (SMALL_NUMBER if height < 10 else LEAST_NUMBER) if taken else NUMBER
            labels.append(Label(str(height), place, size, ink))
        beside = (x + PIECE_ASIDE, y - PIECE_ASIDE * 0.6, LOW) if height else (x, y, LOW)
        if square in owners:
            look = shown.looks[owners[square]]
            sign = DARK if sum(look.colour) > 1.75 else WHITE
            labels.append(
                Label(
                    EMBLEMS[look.emblem],
                    beside,
                    PIECE,
                    sign,
                    look.colour,
                    WHITE,
                    emblem=look.emblem,
                    fixed=True,
                    sign=True,
                )
            )
        elif state.king >> square & 1:
            labels.append(Label(KING, beside, PIECE + 3, GOLD, CROWN, GOLD, emblem=1, fixed=True, sign=True))
    for castle in ground(state.board.towers).castles:
        line = KINGS_LINE if castle & state.king else OUTLINE
        width = 0.15 if castle & state.king else 0.11
        parts.extend(lane((*start, HIGH), (*end, HIGH), width, line, 1.0) for start, end in edges(castle))
    return Drawing(tuple(labels), join_meshes(parts), flat=True)
