"""Turns of an analysed game in the order of what they lost or gained."""

from collections.abc import Collection
from typing import NamedTuple

from torres3d.engine.kit import GameSetup, Seat


class TurnFigures(NamedTuple):
    """A turn of ``seat``: its ``loss`` against the best one found, and its ``gain``, the rise of the seat's own
    expectation from the end of the turn before to its own end; both in the game's unit."""

    seat: Seat
    loss: float
    gain: float


def own_seats(setup: GameSetup) -> tuple[Seat, ...]:
    """The seats without a bot; all seats where bots play alone."""
    seats = tuple(range(len(setup.players)))
    return tuple(seat for seat in seats if setup.players[seat].bot is None) or seats


def costliest(turns: Collection[TurnFigures], seats: Collection[Seat], least: float, most: int) -> list[int]:
    """The indices of at most so many turns of these seats that lost at least so much, the greatest loss first."""
    found = [(turn.loss, index) for index, turn in enumerate(turns) if turn.seat in seats and turn.loss >= least]
    return [index for _, index in sorted(found, key=lambda pair: -pair[0])[:most]]


def best(turns: Collection[TurnFigures], seats: Collection[Seat], least: float, loss: float, most: int) -> list[int]:
    """The indices of at most so many turns of these seats that gained at least so much, the greatest gain first.

    A turn that lost ``loss`` or more is no good one, whatever it gained.
    """
    found = [
        (turn.gain, index)
        for index, turn in enumerate(turns)
        if turn.seat in seats and turn.gain >= least and turn.loss < loss
    ]
    return [index for _, index in sorted(found, key=lambda pair: -pair[0])[:most]]
