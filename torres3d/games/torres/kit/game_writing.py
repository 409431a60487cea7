"""Game text of Torres: a header as YAML, then a line for each turn, undos included (docs/notation.md).

`torres3d.games.torres.kit.game_reading` parses it. Everything after a ``#`` follows from the commands and is there for
readers: points after a turn that moved a marker, the results of a scoring, the winners.
"""

from collections.abc import Iterator, Sequence

from torres3d.engine.game_text import Comments, format_game
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.kit.game_text_header import header_text
from torres3d.games.torres.kit.kit import TorresHistory, TorresStep, as_command
from torres3d.games.torres.rules.events import CastlesScored, GameEnded, KingBonusScored, MasterScored
from torres3d.games.torres.rules.notation import command_text, seat_letter
from torres3d.games.torres.rules.state import State


def game_text(history: TorresHistory) -> str:
    """A game so far as text."""
    return format_game(header_text(history.header), history, line_start, _word, _told)


def _word(step: TorresStep) -> str:
    return command_text(as_command(step.standing_command))


def moment_text(state: State) -> str:
    """The moment of a state: ``set-up``, ``2.3`` for phase and round, ``after 1``, ``before 2``."""
    if state.stage in ("foundations", "knights", "king"):
        return "set-up"
    if state.stage in ("move_king", "starter"):
        return f"after {state.phase}"
    return f"before {state.phase}" if state.stage == "carry" else f"{state.phase}.{state.round}"


def line_start(step: TorresStep) -> str:
    """The text before the colon of a step's line: its moment and its seat."""
    state = step.after if isinstance(step.command, Undo) else step.before
    return f"{moment_text(state)} {seat_letter(step.by)}"


def _told(steps: Sequence[TorresStep]) -> Comments:
    """The comments on a turn: results of a scoring and winners, or points after a turn that moved a marker."""
    last = steps[-1]
    after = list(_happened(last))
    points = last.after.scores
    return Comments(" ".join(map(str, points)) if not after and points != steps[0].before.scores else "", after)


def _happened(step: TorresStep) -> Iterator[str]:
    if any(isinstance(event, CastlesScored) for event in step.events):
        yield f"scoring {step.before.phase}"
    for event in step.events:
        if isinstance(event, CastlesScored | KingBonusScored | MasterScored):
            yield f"  {seat_letter(event.seat)} {_points_text(event)}: {event.before} to {event.after}"
        elif isinstance(event, GameEnded):
            yield f"won by {' '.join(map(seat_letter, event.winners))}"


def _points_text(event: CastlesScored | KingBonusScored | MasterScored) -> str:
    if isinstance(event, MasterScored):
        return f"{event.card} {event.points}"
    if isinstance(event, KingBonusScored):
        return f"king {event.bonus}"
    parts = [f"{castle.area}x{castle.level}" for castle in event.castles]
    if event.bonus:
        parts.append(f"king {event.bonus}")
    return " + ".join(parts) or "nothing"
