"""Game text of Turm Bauer: a header as YAML, then a line for each turn (docs/turm-bauer-notation.md).

Undos are included. `torres3d.games.turm_bauer.kit.game_reading` parses it. Everything after a ``#`` follows from the
commands and is there for readers: levels after a turn in which a figure climbed, the winners.
"""

from collections.abc import Sequence

from torres3d.engine.game_text import Comments, format_game
from torres3d.games.turm_bauer.kit.game_text_header import header_text
from torres3d.games.turm_bauer.kit.kit import TurmHistory, TurmStep, as_command
from torres3d.games.turm_bauer.rules.notation import COLOUR_LETTERS, command_text
from torres3d.games.turm_bauer.rules.places import Seat, level_of
from torres3d.games.turm_bauer.rules.state import State


def game_text(history: TurmHistory) -> str:
    """A game so far as text."""
    colours = [each.colour for each in history.start.sets]
    header = header_text(history.header)

    def word(step: TurmStep) -> str:
        return command_text(as_command(step.standing_command), colours)

    return format_game(header, history, _line_start, word, _told)


def turn_start_text(state: State) -> str:
    """The text before the colon of a turn's line: its number (from 1), its colour, the dice: ``7 C 2+3``."""
    assert state.dice is not None
    letter = COLOUR_LETTERS[state.order[state.turn % len(state.order)]]
    return f"{state.turn + 1} {letter} {state.dice[0]}+{state.dice[1]}"


def _line_start(step: TurmStep) -> str:
    """The text before the colon of a step's line."""
    return turn_start_text(step.before)


def _told(steps: Sequence[TurmStep]) -> Comments:
    """The comments on a turn: levels if a figure climbed, the player who brought the tower down, the winners."""
    state = steps[-1].after
    levels = _levels(state)
    ends = []
    if state.collapse is not None:
        ends.append(f"brought down by {_letters(state, state.collapse)}")
    if state.winners:
        ends.append(f"won by {' '.join(_letters(state, seat) for seat in state.winners)}")
    return Comments("" if levels == _levels(steps[0].before) else levels, ends)


def _levels(state: State) -> str:
    return " ".join(str(level_of(each.figure)) for each in state.sets)


def _letters(state: State, seat: Seat) -> str:
    return "".join(letter for letter, each in zip(COLOUR_LETTERS, state.sets, strict=False) if each.seat == seat)
