"""Reading a whole game from the text that `torres3d.kits.torres.game_text` writes, and playing it."""

import re

from torres3d.base.notation.short_text import NotationFault, tokens
from torres3d.engine.entries import Undo
from torres3d.engine.history import History
from torres3d.kits.game_lines import COMMENT, UNDO_WORD, play_lines, play_word, split
from torres3d.kits.torres.game_header import read_header
from torres3d.kits.torres.game_text import line_start
from torres3d.kits.torres.torres_kit import TORRES, TorresHistory
from torres3d.rules.notation import SEAT_LETTERS, read_token

_TURN = re.compile(r"\s*((?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]):")


def read_game(text: str) -> TorresHistory:
    """The game of a text, played by the rules.

    Raises `NotationFault` with line and column for a turn that cannot be read, is not legal or was not then; for the
    header what `read_header` raises.
    """
    header, lines = split(text)
    history = History(TORRES, read_header(header))
    play_lines(history, lines, _play_line)
    return history


def _play_line(history: TorresHistory, line: str) -> None:
    match = _TURN.match(line)
    if match is None:
        start = line.split(":", maxsplit=1)[0].strip()
        raise NotationFault(start, "a moment and a seat, such as set-up A: or 2.3 B:", column=1)
    seat = SEAT_LETTERS.index(match[1][-1])
    for before, word in tokens(line[match.end() :]):
        if word.startswith(COMMENT):
            break
        column = match.end() + before
        play_word(history, seat, word, Undo() if word == UNDO_WORD else read_token(word, column), column)
        start = line_start(history.steps[-1])
        if start != match[1]:
            raise NotationFault(match[1], start, column=match.start(1) + 1)
