"""Reading a whole game from the text that `torres3d.kits.turm.turm_game_text` writes, and playing it.

No physics is needed: the text says what became of every block.
"""

import re

from torres3d.base.notation.short_text import NotationFault, tokens
from torres3d.engine.entries import Undo
from torres3d.engine.history import History
from torres3d.kits.game_lines import COMMENT, UNDO_WORD, play_lines, play_word, split
from torres3d.kits.turm.turm_game_header import read_turm_header
from torres3d.kits.turm.turm_game_text import turn_start_text
from torres3d.kits.turm.turm_kit import TURM, TurmHistory
from torres3d.turm.commands import Command
from torres3d.turm.notation.turm_notation import read_turm_command

_TURN = re.compile(r"\s*([1-9][0-9]? [A-D] [1-6]\+[1-6]):")
_A_TURN = "a turn, its colour and the dice, such as 7 C 2+3:"


def read_turm_game(text: str) -> TurmHistory:
    """The game of a text, played by the rules.

    Raises `NotationFault` with line and column for a turn that cannot be read, is not legal or was not then; for the
    header what `read_turm_header` raises.
    """
    header, lines = split(text)
    history = History(TURM, read_turm_header(header))
    play_lines(history, lines, _play_turn)
    return history


def _play_turn(history: TurmHistory, line: str) -> None:
    match = _TURN.match(line)
    if match is None:
        raise NotationFault(line.split(":", maxsplit=1)[0].strip(), _A_TURN, column=1)
    colours = [each.colour for each in history.start.sets]
    for before, word in tokens(line[match.end() :]):
        if word.startswith(COMMENT):
            break
        column = match.end() + before
        state = history.state
        if state.actor is None:
            raise NotationFault(word, "nothing more: the game is over", column=column + 1)
        start = turn_start_text(state)
        if start != match[1]:
            raise NotationFault(match[1], start, column=match.start(1) + 1)
        command: Command | Undo = Undo() if word == UNDO_WORD else _read(word, colours, column)
        play_word(history, state.actor, word, command, column)


def _read(word: str, colours: list[str], before: int) -> Command:
    try:
        return read_turm_command(word, colours)
    except NotationFault as fault:
        raise fault.at(before=before) from None
