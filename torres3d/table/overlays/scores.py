"""Overlay ``scores``: who would score what in each castle if the phase ended now."""

from torres3d.rules.board import ground
from torres3d.rules.scoring import bonus_now, castle_scores
from torres3d.rules.squares import Bitboard, Square
from torres3d.table.overlays.castles import summit
from torres3d.table.overlays.drawing import Drawing, Shown
from torres3d.table.shapes.labels import DARK, WHITE, Label
from torres3d.table.shapes.tones import Colour

GOLD: Colour = (1.0, 0.82, 0.35)


def scores(shown: Shown) -> Drawing:
    """Over each castle the points of each player there, in their colours; a gold rim adds the king's bonus."""
    state = shown.state
    by_castle: dict[Bitboard, list[tuple[int, str, bool]]] = {}
    kings_castle = _castle_of(shown, state.king.bit_length() - 1) if state.king else 0
    for seat in range(state.players):
        for score in castle_scores(state.board, state.knights[seat]):
            if score.points:
                by_castle.setdefault(score.squares, []).append((seat, str(score.points), False))
        bonus = bonus_now(state, seat) if state.king else 0
        if bonus:
            by_castle.setdefault(kings_castle, []).append((seat, f"+{bonus}", True))
    labels = []
    row = 1.15 if "castles" in shown.active else 0.0
    for castle, entries in by_castle.items():
        place, roof = summit(shown, castle)
        for column, (seat, text, bonus_too) in enumerate(entries):
            look = shown.looks[seat]
            colour = look.colour
            rim = GOLD if bonus_too else None
            ink = DARK if sum(colour) > 1.75 else WHITE
            count = len(entries)
            labels.append(Label(text, place, 17, ink, colour, rim, row, column, count, emblem=look.emblem, anchor=roof))
    return Drawing(tuple(labels))


def _castle_of(shown: Shown, square: Square) -> Bitboard:
    return ground(shown.state.board.towers).castle_at[square]
