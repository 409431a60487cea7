"""A whole game of Turm Bauer as text: its header as YAML, then a line for each turn, undos included
(docs/turm-notation.md).

`torres3d.kits.turm.turm_game_reading` reads it. Everything after a ``#`` follows from the commands and is there for
people: levels after a turn in which a figure climbed, who has won.
"""

from collections.abc import Iterator
from itertools import groupby

from torres3d.engine.entries import Undo
from torres3d.kits.game_lines import COMMENT, DIVIDER, UNDO_WORD
from torres3d.kits.turm.turm_game_header import turm_header_text
from torres3d.kits.turm.turm_kit import TurmHistory, TurmStep
from torres3d.turm.notation.turm_notation import COLOUR_LETTERS, command_text
from torres3d.turm.places import Seat, level_of
from torres3d.turm.state import State


def turm_game_text(history: TurmHistory) -> str:
    """A game as far as it has been played."""
    return "\n".join([turm_header_text(history.header) + DIVIDER, *_turm_turn_lines(history)]) + "\n"


def turn_start_text(state: State) -> str:
    """What stands before the colon of a turn's line: its number (from 1), its colour, the dice: ``7 C 2+3``."""
    assert state.dice is not None
    letter = COLOUR_LETTERS[state.order[state.turn % len(state.order)]]
    return f"{state.turn + 1} {letter} {state.dice[0]}+{state.dice[1]}"


def _turm_turn_lines(history: TurmHistory) -> Iterator[str]:
    colours = [each.colour for each in history.start.sets]
    for start, group in groupby(history.steps, lambda step: turn_start_text(step.before)):
        together = list(group)
        words = [
            UNDO_WORD if isinstance(step.command, Undo) else command_text(step.command, colours) for step in together
        ]
        after = together[-1].after
        told = "" if _levels(after) == _levels(together[0].before) else f"  {COMMENT} {_levels(after)}"
        yield f"{start}: {' '.join(words)}{told}"
        yield from _end(together[-1])


def _levels(state: State) -> str:
    """The levels of all figures, by colour."""
    return " ".join(str(level_of(each.figure)) for each in state.sets)


def _end(step: TurmStep) -> Iterator[str]:
    """Who brought the tower down, and who has won."""
    state = step.after
    if state.collapse is not None:
        yield f"{COMMENT} brought down by {_letters(state, state.collapse)}"
    if state.winners:
        yield f"{COMMENT} won by {' '.join(_letters(state, seat) for seat in state.winners)}"


def _letters(state: State, seat: Seat) -> str:
    """The colours of a seat."""
    return "".join(letter for letter, each in zip(COLOUR_LETTERS, state.sets, strict=False) if each.seat == seat)
