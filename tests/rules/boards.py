"""A text notation for positions, and short words for what tests ask of them.

A board is written as one sees it, rank 8 above, file a on the left; cells are divided by blanks::

    .  .  .  .
    .  1  2A .
    B  3K .  .

A cell is the height (nothing or ``.`` for bare ground) and the piece on it: ``A`` to ``D`` a knight of
seat 0 to 3, ``K`` the king. A text with fewer than 8 lines or cells is the south-west corner: its last
line is rank 1, its first cell file a.
"""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.rules.setups import options
from torres3d.rules.board import board_of
from torres3d.rules.commands import AddKnight, Build, Command, Move, Play
from torres3d.rules.course import fold
from torres3d.rules.decide import decide
from torres3d.rules.events import Event
from torres3d.rules.kinds import ACTION_CARDS, Card
from torres3d.rules.legal import legal
from torres3d.rules.options import Options
from torres3d.rules.refusals import IllegalCommand
from torres3d.rules.squares import INDEX, NAMES, Bitboard, squares_of
from torres3d.rules.state import State

BLANK = "\n".join([". " * 8] * 8)
_CELL = re.compile(r"(\d*)([A-DK]?)|\.")


def cells(text: str) -> dict[str, tuple[int, str]]:
    """For each square the text names its height and the letter of its piece (or nothing)."""
    lines = [line.split() for line in text.strip().splitlines()]
    found: dict[str, tuple[int, str]] = {}
    for rank, line in enumerate(reversed(lines), 1):
        for file, cell in zip("abcdefgh", line, strict=False):
            match = _CELL.fullmatch(cell)
            assert match, f"no cell: {cell!r}"
            found[f"{file}{rank}"] = (int(match[1] or 0), match[2] or "")
        assert len(line) <= 8, f"rank {rank} has {len(line)} cells"
    assert len(lines) <= 8, f"{len(lines)} ranks"
    return found


def heights(text: str) -> bytes:
    """The 64 heights of a board text."""
    found = bytearray(64)
    for name, (height, _) in cells(text).items():
        found[INDEX[name]] = height
    return bytes(found)


def position(text: str, chosen: Options | None = None, hand: tuple[Card, ...] = (), **fields: Any) -> State:
    """A state in the turn of seat 0 with 5 AP, unless ``fields`` say otherwise; ``hand`` is the actor's.

    Stacks are those with which the round begins, the supply holds what is left of 92 blocks.
    """
    chosen = chosen or options()
    board = board_of(heights(text))
    pieces = dict.fromkeys("ABCDK", 0)
    for name, (_, piece) in cells(text).items():
        if piece:
            pieces[piece] |= 1 << INDEX[name]
    assert not any(pieces[letter] for letter in "ABCD"[chosen.players :]), "a knight of a seat nobody has"
    values: dict[str, Any] = {
        "options": chosen,
        "stage": "turn",
        "actor": 0,
        "ap": 5,
        "phase": 1,
        "round": 1,
        "board": board,
        "knights": tuple(pieces[letter] for letter in "ABCD"[: chosen.players]),
        "king": pieces["K"],
        "scores": (0,) * chosen.players,
        "waiting": (0,) * chosen.players,
        "decks": _sorted_decks(chosen),
        **fields,
    }
    left = chosen.stacks[values["phase"] - 1][values["round"] - 1 :]
    values.setdefault("stacks", (left,) * chosen.players)
    values.setdefault("supply", 92 - board.blocks - sum(map(sum, values["stacks"])))
    if "hands" not in values:
        actor = values["actor"]
        values["hands"] = tuple(tuple(sorted(hand)) if seat == actor else () for seat in range(chosen.players))
    return State(**values)


def _sorted_decks(chosen: Options) -> tuple[tuple[Card, ...], ...]:
    if chosen.deck == "hand":
        return ()
    return (ACTION_CARDS * 4,) if chosen.deck == "common" else (ACTION_CARDS,) * chosen.players


def drawn(state: State) -> str:
    """The board text of a state: what `position` reads."""
    letters = {square: letter for letter, own in zip("ABCD", state.knights, strict=False) for square in squares_of(own)}
    letters |= dict.fromkeys(squares_of(state.king), "K")
    rows = []
    for rank in range(7, -1, -1):
        row = [f"{state.board.heights[s] or ''}{letters.get(s, '')}" or "." for s in range(8 * rank, 8 * rank + 8)]
        rows.append(" ".join(f"{cell:3}" for cell in row).rstrip())
    return "\n".join(rows)


def sq(name: str) -> int:
    """The index of a square."""
    return INDEX[name]


def squares(names: str) -> set[str]:
    """A set of squares written as one text."""
    return set(names.split())


def names(board: Bitboard) -> set[str]:
    """The names of a bitboard's squares."""
    return {NAMES[square] for square in squares_of(board)}


def height(state: State, name: str) -> int:
    """The height of a square."""
    return state.board.heights[INDEX[name]]


def moves(state: State, source: str) -> set[str]:
    """Where `legal` lets the knight on ``source`` go for 1 AP."""
    return {command.to for command in legal(state) if isinstance(command, Move) and command.from_ == source}


def adds(state: State) -> set[str]:
    """Where `legal` lets the actor add a knight."""
    return {command.at for command in legal(state) if isinstance(command, AddKnight)}


def builds(state: State, stack: int | None = None) -> set[str]:
    """Where `legal` lets the actor build (from the stack with this index, or from any)."""
    return {command.at for command in legal(state) if isinstance(command, Build) and stack in (None, command.stack)}


def plays(state: State, card: str) -> list[Play]:
    """The plays of a card that `legal` lists."""
    return [command for command in legal(state) if isinstance(command, Play) and command.card == card]


def ways(state: State, card: str) -> set[str]:
    """The plays of a card from square to square, as texts such as ``"a1-b2"``."""
    return {f"{play.from_}-{play.to}" for play in plays(state, card)}


def ends(state: State, kind: type) -> list[Any]:
    """The legal commands of one type."""
    return [command for command in legal(state) if isinstance(command, kind)]


def after(state: State, *commands: Command) -> State:
    """The state after these commands, each of which must be listed by `legal`."""
    for command in commands:
        assert command in legal(state), f"{command} is not legal in\n{drawn(state)}"
        state = fold(state, decide(state, command))
    return state


def happened(state: State, command: Command) -> tuple[Event, ...]:
    """The events of a legal command."""
    assert command in legal(state)
    return decide(state, command)


def refused(state: State, command: Command, reason: str, /, **values: object) -> IllegalCommand:
    """Check that the command is refused for this reason with these values, and not listed as legal."""
    assert command not in legal(state)
    with pytest.raises(IllegalCommand) as caught:
        decide(state, command)
    assert (caught.value.reason, caught.value.values) == (reason, values)
    return caught.value


__all__ = [
    "BLANK", "adds", "after", "builds", "cells", "drawn", "ends", "happened", "height", "heights", "moves", "names",
    "plays", "position", "refused", "replace", "sq", "squares", "ways",
]  # fmt: skip
