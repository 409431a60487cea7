"""The shortest lines that text play of Torres took when a line was one command. Frozen, to compare with."""

import re
from collections.abc import Sequence

from tests.terminal.keystrokes import shortest
from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, walks
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command, EndTurn, Move
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

LISTED = 30
SQUARE = "[a-h][1-8]"
WORDS = ("board", "b", "end", "hand", "hint", "help", "t", "u", "y", "at", "card")
"""Words that stood before beginnings of commands."""


def lines_before(state: State, commands: Sequence[Command], fishing: bool = False) -> tuple[str, ...]:
    """The fewest keystrokes in which a turn could be typed by somebody who names each square of a command.

    With ``fishing`` also by numbers from lists of other squares, which have to be heard first.
    """
    lines: list[str] = []
    at = 0
    while at < len(commands):
        run = _walk(state, commands[at:])
        if run > 1:
            first, last = commands[at], commands[at + run - 1]
            assert isinstance(first, Move)
            assert isinstance(last, Move)
            far = (f"{first.from_}-{last.to}", "y")
            each, after = [], state
            for command in commands[at : at + run]:
                each += _lines(after, command, fishing)
                after = apply(after, command)
            lines += shortest([tuple(each), far])
            state, at = after, at + run
            continue
        lines += _lines(state, commands[at], fishing)
        state, at = apply(state, commands[at]), at + 1
    return tuple(lines)


def _walk(state: State, commands: Sequence[Command]) -> int:
    """The most commands at the beginning that a far move was an answer to."""
    found, moves = 1, list[Move]()
    for command in commands:
        if not isinstance(command, Move) or (moves and moves[-1].to != command.from_):
            break
        moves.append(command)
        if len(moves) > 1 and walks(state, INDEX[moves[0].from_], MAX_AP).get(INDEX[command.to]) == tuple(moves):
            found = len(moves)
    return found


def _lines(state: State, command: Command, fishing: bool) -> tuple[str, ...]:
    """A command by the shortest beginning that meant it alone, or by one that listed it and its number."""
    commands = legal(state)
    own = command_text(command).casefold()
    written = [(command_text(each).casefold(), each) for each in commands]
    ways: list[tuple[str, ...]] = [(own,)]
    words = [own[:length] for length in range(1, len(own))]
    squares = re.findall(SQUARE, own)
    words += squares
    for begun in words:
        if not fishing and not set(squares) <= set(re.findall(SQUARE, begun)):
            continue
        if begun in WORDS and begun != "end":
            continue
        if begun in SQUARE_NAMES:
            met = [each for text, each in written if begun in re.findall(SQUARE, text)]
        else:
            met = [each for text, each in written if text == begun] or [
                each for text, each in written if text.startswith(begun)
            ]
        if met == [command]:
            ways.append((begun,))
        elif command in met[:LISTED]:
            ways.append((begun, str(met.index(command) + 1)))
    found = shortest(ways)
    asked = isinstance(command, EndTurn) and loss(state, commands, command)
    return (*found, "y") if asked else found
