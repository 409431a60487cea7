"""A whole game as text: its header as YAML, then a line for each turn, undos included (docs/notation.md).

`torres3d.kits.torres.game_reading` reads it. Everything after a ``#`` follows from the commands and is there for
people: points after a turn that moved a marker, what a scoring gave, who has won.
"""

from collections.abc import Iterator
from itertools import groupby

from torres3d.engine.entries import Undo
from torres3d.kits.game_lines import COMMENT, DIVIDER, UNDO_WORD
from torres3d.kits.torres.game_header import header_text
from torres3d.kits.torres.torres_kit import TorresHistory, TorresStep
from torres3d.rules.events import CastlesScored, GameEnded, KingBonusScored, MasterScored
from torres3d.rules.notation import command_text, seat_letter
from torres3d.rules.state import State


def game_text(history: TorresHistory) -> str:
    """A game as far as it has been played."""
    return "\n".join([header_text(history.header) + DIVIDER, *_turn_lines(history.steps)]) + "\n"


def moment_text(state: State) -> str:
    """When something is done in this state: ``set-up``, ``2.3`` for phase and round, ``after 1``, ``before 2``."""
    if state.stage in ("foundations", "knights", "king"):
        return "set-up"
    if state.stage in ("move_king", "starter"):
        return f"after {state.phase}"
    return f"before {state.phase}" if state.stage == "carry" else f"{state.phase}.{state.round}"


def line_start(step: TorresStep) -> str:
    """What stands before the colon of the line that a step belongs to: its moment and its seat."""
    state = step.after if isinstance(step.command, Undo) else step.before
    return f"{moment_text(state)} {seat_letter(step.by)}"


def _turn_lines(steps: list[TorresStep]) -> Iterator[str]:
    for start, group in groupby(steps, line_start):
        together = list(group)
        words = [UNDO_WORD if isinstance(step.command, Undo) else command_text(step.command) for step in together]
        line = f"{start}: {' '.join(words)}"
        told = list(_told(together[-1]))
        points = together[-1].after.scores
        if not told and points != together[0].before.scores:
            line += f"  {COMMENT} {' '.join(map(str, points))}"
        yield line
        yield from told


def _told(step: TorresStep) -> Iterator[str]:
    """What a scoring gave and who has won, after the line of the turn that led to it."""
    if any(isinstance(event, CastlesScored) for event in step.events):
        yield f"{COMMENT} scoring {step.before.phase}"
    for event in step.events:
        if isinstance(event, CastlesScored | KingBonusScored | MasterScored):
            yield f"{COMMENT}   {seat_letter(event.seat)} {_points_text(event)}: {event.before} to {event.after}"
        elif isinstance(event, GameEnded):
            yield f"{COMMENT} won by {' '.join(map(seat_letter, event.winners))}"


def _points_text(event: CastlesScored | KingBonusScored | MasterScored) -> str:
    if isinstance(event, MasterScored):
        return f"{event.card} {event.points}"
    if isinstance(event, KingBonusScored):
        return f"king {event.bonus}"
    parts = [f"{castle.area}x{castle.level}" for castle in event.castles]
    if event.bonus:
        parts.append(f"king {event.bonus}")
    return " + ".join(parts) or "nothing"
