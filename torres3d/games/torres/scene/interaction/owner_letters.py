"""Letters on the pieces that name their owners, for players who cannot tell the colours apart.

They are the letters of the seats in the notation. They are part of the window, so they are sharp at any quality.
"""

from collections.abc import Callable, Sequence

from torres3d.games.torres.rules.literal_types import seat_letter
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.layout import Layout, StandingPiece
from torres3d.games.torres.scene.measures import KNIGHT_HEIGHT
from torres3d.games.torres.scene.scene_graph import Scene, key_of
from torres3d.scene.owner_letters import BaseLetters, letter_label
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.labels import Label, Labels

LETTER_HEIGHT = 0.10
"""Above the head of a knight, and above a marker."""
MARKER_HEIGHT = 0.10
ON_MAP = 0.31
"""Offset from the middle of a square to its lower left, which numbers and signs of the map leave free."""


class Letters(BaseLetters[Scene, Layout]):
    """The letters of a table of Torres; see `BaseLetters`."""

    pointed: Pick | None

    def __init__(self, scene: Scene, labels: Labels, cursor: Callable[[], Square | None]) -> None:
        """``cursor`` gives the square of the keyboard cursor."""
        super().__init__(scene, labels)
        self._cursor = cursor

    def _wanted(self, layout: Layout) -> Sequence[Label]:
        if self.shown == "pointed" and self.pointed is None and self._cursor() is None:
            return []  # asked in each round, also at rest
        standing = self._scene.standing
        found = [
            self._label(piece.seat, self._over(piece))
            for piece in layout.pieces
            if piece.seat is not None and key_of(piece) in standing and self._meant(piece)
        ]
        if self.shown == "always":
            found += [self._label(seat, place) for seat, place, _ in layout.trays]
        return found

    def _meant(self, piece: StandingPiece) -> bool:
        if self.shown == "always":
            return piece.role in ("knight", "marker")
        pick = self.pointed
        if piece.role == "knight":
            return piece.square is not None and piece.square in (pick.square if pick else None, self._cursor())
        return pick is not None and pick.square is None and (pick.kind, pick.seat) == (piece.role, piece.seat)

    def _over(self, piece: StandingPiece) -> Point:
        x, y, z = piece.place
        if self._scene.flat and piece.role == "knight":
            return x - ON_MAP, y - ON_MAP, 0.0
        high = MARKER_HEIGHT * (1 + piece.laps) if piece.role == "marker" else KNIGHT_HEIGHT * piece.scale
        return x, y, z + LETTER_HEIGHT + high

    def _label(self, seat: int, place: Point) -> Label:
        return letter_label(seat_letter(seat), place, self._scene.looks[seat])
