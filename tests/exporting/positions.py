"""Positions for the tests of what is exported: of recorded games, and their looks."""

from pathlib import Path

from tests.engine.playing import examples
from torres3d.engine.loading import load
from torres3d.kits.torres.torres_kit import TORRES
from torres3d.rules.state import State
from torres3d.table.set.seat_looks import USUAL, SeatLook

FOUR = "022-rio-grande-1999-master-4p-level_same"


def game(name: str = FOUR) -> tuple[State, ...]:
    """All states of a recorded game."""
    file = next(file for file in examples() if file.stem == name)
    _, history = load(TORRES, file)
    return tuple(history.states)


def looks(state: State) -> tuple[SeatLook, ...]:
    """The usual looks, one a seat."""
    return USUAL[: state.players]


def names() -> list[str]:
    """The names of the recorded games."""
    return [Path(file).stem for file in examples()]
