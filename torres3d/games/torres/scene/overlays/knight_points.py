"""Overlay ``scores``: the points of each knight if the phase ended now."""

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.squares import Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.overlays.castles import place_above
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import DARK, WHITE, Label

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
    row = 1.15 if "castles" in shown.active else 0.0
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
