"""View of one seat: the state without later dice and the tremor (TURM.md section 10). Bots get nothing else."""

import msgspec
from msgspec.structs import replace

from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.state import Dice, State

HIDDEN: Dice = (0, 0)
"""Dice not yet thrown. As a double they would allow any block: a bot that looks further throws its own."""


class View(msgspec.Struct, frozen=True):
    """A state as ``seat`` sees it: the dice of later turns are `HIDDEN`, and ``tremor`` is 0."""

    seat: Seat
    state: State


def view(state: State, seat: Seat) -> View:
    """The state as ``seat`` sees it: in this game the same for all."""
    thrown = state.rolls[: state.turn + 1]
    rolls = thrown + (HIDDEN,) * (len(state.rolls) - len(thrown))
    return View(seat, replace(state, rolls=rolls, tremor=0))
