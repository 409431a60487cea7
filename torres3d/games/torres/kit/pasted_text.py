"""Pasted texts: recognises a whole game in notation, or the diagram of a position (docs/notation.md)."""

import re

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.game_notation import DIVIDER
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.game_notation import read_game
from torres3d.games.torres.rules.diagram import SIDE, from_diagram
from torres3d.games.torres.rules.literal_types import SEAT_LETTERS, Mode
from torres3d.games.torres.rules.state import State

USUAL_EDITION = "rio-grande-1999"
"""Edition for diagrams, which do not name one."""
_SEATED = re.compile(rf"[0-9]{{0,2}}([{''.join(SEAT_LETTERS)}])")
_BY_SEAT = re.compile(r"(?:hand|deck) ([A-D])")


def read_pasted(text: str) -> TorresHistory | State:
    """The content of a text; raises `NotationFault`, and for the header of a game `FileFault` or `SetupFault`."""
    if any(line.rstrip() == DIVIDER for line in text.split("\n")) or TORRES.format in text:
        return read_game(text)
    return read_position(text)


def read_position(text: str) -> State:
    """The position of a diagram, for any mode and number of players."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not any(":" not in line for line in lines) or max(map(len, lines)) > 400:
        raise NotationFault(lines[0][:40] if lines else "", "a log, a game in notation, or a diagram", line=1)
    return from_diagram(text, editions()[USUAL_EDITION].options(_mode(lines), _players(lines)))


def _mode(lines: list[str]) -> Mode:
    if any(line.split(":")[0].strip() == "master" for line in lines):
        return "master"
    return "variant" if any(line.strip().startswith("deck:") for line in lines) else "basic"


def _players(lines: list[str]) -> int:
    most = 2
    for line in lines:
        name, colon, rest = line.partition(":")
        if not colon:
            seats = [SEAT_LETTERS.index(found[1]) + 1 for found in map(_SEATED.fullmatch, line.split()[:SIDE]) if found]
        elif name.strip() in ("scores", "stacks", "waiting"):
            seats = [len(rest.split())]
        else:
            found = _BY_SEAT.fullmatch(" ".join(name.split()))
            seats = [SEAT_LETTERS.index(found[1]) + 1] if found else []
        most = max([most, *seats])
    return min(most, len(SEAT_LETTERS))
