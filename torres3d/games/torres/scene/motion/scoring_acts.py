"""Acts of a scoring: castle after castle lights up with area × level = points; their sum flies to the marker."""

from collections.abc import Sequence
from dataclasses import replace

from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.events import CastleScore, CastlesScored, KingBonusScored, MasterScored
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Bitboard, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.castle_edges import GOLD, KING, KINGS_LINE, KINGS_PLATE
from torres3d.games.torres.scene.measures import KING_HEIGHT, KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.motion.acts import MarkerRun
from torres3d.games.torres.scene.motion.castle_light import RIM, castle_light
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.scene import motion_curves as curves
from torres3d.scene.motion_acts import Act
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import Mesh

CASTLE, READ = 1.1, 0.6
"""Seconds of a castle at speed 1, and at any speed."""
SUM, ARRIVED = 0.9, 0.97
"""Seconds of the sum's flight; the share of them at which it has come to the marker and is still seen."""
RISE = 0.18
"""Share of a castle's time in which its number rises to its place."""
NUMBER, TOTAL, STAR_SIZE = 27, 40, 30
"""Letter sizes of a castle's numbers, of the sum, and of the sign of a master card."""
OVER_HEAD = 0.62
"""Height of a number above the head of the piece that scores."""
MIDDLE: Point = (0.0, 0.0, 2.0)
"""Where the points of a master card come from."""
STAR = "★"
COUNT = "count"
"""The sound of a castle that lights up after another."""

Scoring = CastlesScored | KingBonusScored | MasterScored


def scoring_acts(event: Scoring, state: State) -> list[Act[Props]]:
    """The acts of a player's scoring, in order; none where it brings nothing."""
    castles = tuple(each for each in event.castles if each.points) if isinstance(event, CastlesScored) else ()
    found: list[Act[Props]] = [CastleCounted(event.seat, castles, count) for count in range(1, len(castles) + 1)]
    bonus = event.points if isinstance(event, MasterScored) else event.bonus
    if bonus:
        found.append(BonusCounted(event.seat, castles, bonus, isinstance(event, MasterScored)))
    if found:
        found.append(SumFlies(event.seat, castles, bonus, event.after - event.before))
    return [*found, MarkerRun(event.seat, event.before, event.after)]


class Counted(Act[Props]):
    """Castles that count for a player, ``castles``, of which the last one has just lit up."""

    seconds, shortest, still = CASTLE, READ, 1.0

    def __init__(self, seat: Seat, castles: Sequence[CastleScore]) -> None:
        self._seat, self._castles = seat, tuple(castles)

    def begin(self, props: Props) -> None:
        self._colour = props.scene.looks[self._seat].colour
        self._labels = [self._label(props, castle) for castle in self._castles]
        self.place = self._labels[-1].place if self._labels else None

    def light(self, props: Props, *more: tuple[Bitboard, Colour]) -> None:
        """Light up the castles, and ``more`` in colours of their own."""
        lit = (*((castle.squares, self._colour) for castle in self._castles), *more)

        def draw() -> list[Mesh]:
            return [part for castle, colour in lit for part in castle_light(props, castle, colour)]

        props.light(lit, draw)

    def _label(self, props: Props, castle: CastleScore) -> Label:
        anchor = centre(castle.knight, props.floor(castle.knight), KNIGHT_HEIGHT * 0.8)
        text = f"{castle.area} × {castle.level} = {castle.points}"
        return self._plate(text, castle.knight, KNIGHT_HEIGHT, props, anchor)

    def _plate(self, text: str, square: Square, tall: float, props: Props, anchor: Point) -> Label:
        ink = DARK if sum(self._colour) > 1.75 else WHITE
        place = centre(square, props.floor(square), tall + OVER_HEAD)
        return Label(text, place, NUMBER, ink, self._colour, RIM, anchor=anchor)


class CastleCounted(Counted):
    """One more castle of a player lights up: ``count`` of ``castles`` by now."""

    def __init__(self, seat: Seat, castles: Sequence[CastleScore], count: int) -> None:
        super().__init__(seat, castles[:count])

    def show(self, props: Props, share: float) -> None:
        self.light(props)
        props.labels.set("counted", [*self._labels[:-1], _risen(self._labels[-1], share)])

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (COUNT,) if before == 0.0 and len(self._castles) > 1 else ()


class BonusCounted(Counted):
    """The king's bonus, or the points of a ``master`` card, with the castles that were counted before."""

    def __init__(self, seat: Seat, castles: Sequence[CastleScore], bonus: int, master: bool) -> None:
        super().__init__(seat, castles)
        self._bonus, self._master = bonus, master

    def begin(self, props: Props) -> None:
        super().begin(props)
        king = props.state_before.king
        self._kings = next((each for each in ground(props.state_before.board.towers).castles if each & king), 0)
        self._signs = _bonus_labels(props, self._bonus, self._master)
        self.place = self._signs[-1].place

    def show(self, props: Props, share: float) -> None:
        self.light(props, *(() if self._master else ((self._kings, KINGS_LINE),)))
        props.labels.set("counted", [*self._labels, *(_risen(sign, share) for sign in self._signs)])

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (COUNT,) if before == 0.0 and self._castles else ()


class SumFlies(Counted):
    """The sum of a player's points flies from where the last ones came up to his marker."""

    seconds, shortest, still = SUM, 0.3, ARRIVED

    def __init__(self, seat: Seat, castles: Sequence[CastleScore], bonus: int, points: int) -> None:
        super().__init__(seat, castles)
        self._bonus, self._points = bonus, points

    def begin(self, props: Props) -> None:
        super().begin(props)
        state = props.state_before
        x, y, z = props.track.place(state.scores[self._seat])
        self._end = (x, y, z + 0.5)
        if self._castles:
            self._start = self._labels[-1].place
        elif state.king and self._bonus:
            self._start = _bonus_labels(props, self._bonus, master=False)[-1].place
        else:
            self._start = MIDDLE
        self.place = None

    def show(self, props: Props, share: float) -> None:
        flown = curves.arc(self._start, self._end, curves.ease_in_out(min(share / ARRIVED, 1.0)), 0.9)
        ink = DARK if sum(self._colour) > 1.75 else WHITE
        total = Label(f"+{self._points}", flown, TOTAL, ink, self._colour, RIM, fixed=True)
        props.labels.set("flying", [total] if share < 1.0 else [])

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("marker",) if before < ARRIVED <= share else ()


def _bonus_labels(props: Props, bonus: int, master: bool) -> list[Label]:
    """The sign of a bonus and its points: above the king, or in the middle of the board for a master card."""
    king = props.state_before.king
    place = anchor = MIDDLE
    if king and not master:
        square = king.bit_length() - 1
        place = centre(square, props.floor(square), KING_HEIGHT + OVER_HEAD)
        anchor = centre(square, props.floor(square), KING_HEIGHT * 0.8)
    sign, size = (STAR, STAR_SIZE) if master else (KING, NUMBER)
    plate = Label(sign, place, size, GOLD, KINGS_PLATE, KINGS_LINE, columns=2, anchor=anchor, sign=True)
    return [plate, replace(plate, text=f"+{bonus}", size=NUMBER, colour=WHITE, column=1, sign=False)]


def _risen(label: Label, share: float) -> Label:
    """A label that comes up to its place at the beginning."""
    x, y, z = label.place
    return replace(label, place=(x, y, z - OVER_HEAD * (1.0 - curves.ease_in_out(min(share / RISE, 1.0)))))
