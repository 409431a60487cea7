"""The recorded games that came with the specification (tests/games/torres/examples)."""

from pathlib import Path

from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.state import State

EXAMPLES = ROOT / "tests/games/torres/examples"
FOUR = "022-rio-grande-1999-master-4p-level_same"


def examples() -> list[Path]:
    """Their logs."""
    return sorted(EXAMPLES.glob("*.torres"))


def example_names() -> list[str]:
    """Their names."""
    return [file.stem for file in examples()]


def recorded(name: str = FOUR) -> tuple[State, ...]:
    """All states of a recorded game."""
    _, history = load_log(TORRES, EXAMPLES / f"{name}.torres")
    return tuple(history.states)
