"""Whole games of Turm Bauer, as they lie beside the pictures they are shown in."""

from functools import cache

from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.games.turm_bauer.rules.state import State

GAMES = ROOT / "tests/games/turm_bauer/pictures"
NAMES = ("four", "three", "two", "tall")


@cache
def played(name: str = "four") -> TurmHistory:
    """The history of a game: of four or three to its end, of two to a collapse, of four with a tower of 32 levels."""
    return load_log(TURM, GAMES / f"{name}.turm")[1]


def states(name: str = "four") -> list[State]:
    """All states of a game, the start first."""
    history = played(name)
    return [history.state_at(n) for n in range(history.n + 1)]
