"""Reading a whole game from the text that `torres3d.kits.torres.game_text` writes, and playing it."""

import re

from torres3d.base.short_text import NotationFault, tokens
from torres3d.engine.entries import Undo
from torres3d.engine.errors import UndoRefused
from torres3d.engine.history import History
from torres3d.kits.torres.game_header import read_header
from torres3d.kits.torres.game_text import COMMENT, DIVIDER, UNDO_WORD, line_start
from torres3d.kits.torres.torres_kit import TORRES, TorresHistory
from torres3d.rules.commands import Command
from torres3d.rules.notation import SEAT_LETTERS, read_token
from torres3d.rules.refusals import IllegalCommand

_TURN = re.compile(r"\s*((?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]):")


def read_game(text: str) -> TorresHistory:
    """The game of a text, played by the rules.

    Raises `NotationFault` with line and column for a turn that cannot be read, is not legal or was not then; for the
    header what `read_header` raises.
    """
    lines = text.split("\n")
    divider = next((number for number, line in enumerate(lines) if line.rstrip() == DIVIDER), None)
    if divider is None:
        raise NotationFault("", f"the line {DIVIDER} after the header", line=len(lines))
    history = History(TORRES, read_header("\n".join(lines[:divider])))
    for number, line in enumerate(lines[divider + 1 :], divider + 2):
        try:
            _play_line(history, line)
        except NotationFault as fault:
            raise fault.at(line=number) from fault
    return history


def _play_line(history: TorresHistory, line: str) -> None:
    if not line.strip() or line.lstrip().startswith(COMMENT):
        return
    match = _TURN.match(line)
    if match is None:
        start = line.split(":", maxsplit=1)[0].strip()
        raise NotationFault(start, "a moment and a seat, such as set-up A: or 2.3 B:", column=1)
    seat = SEAT_LETTERS.index(match[1][-1])
    for before, word in tokens(line[match.end() :]):
        if word.startswith(COMMENT):
            break
        column = match.end() + before
        _play(history, seat, word, column)
        start = line_start(history.steps[-1])
        if start != match[1]:
            raise NotationFault(match[1], start, column=match.start(1) + 1)


def _play(history: TorresHistory, seat: int, word: str, before: int) -> None:
    command: Command | Undo = Undo() if word == UNDO_WORD else read_token(word, before)
    try:
        history.add(history.prepare(seat, command))
    except (IllegalCommand, UndoRefused) as refusal:
        raise NotationFault(word, f"a command that is legal: {refusal}", column=before + 1) from refusal
