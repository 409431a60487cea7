"""Marks on the table for the selection and the square under the pointer."""

from collections.abc import Iterable, Sequence

from torres3d.games.torres.app.input.click_outcome import Selection, far_targets, sources, targets
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Found, Move, PlaceKing, PlaceKnight
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.marks import MarkKind


def marks_for(
    state: State, commands: Sequence[Command], selection: Selection, hover: Square | None
) -> dict[MarkKind, Iterable[Square]]:
    """The marks for the person who may act; none without ``commands``."""
    found: dict[MarkKind, set[Square]] = {}
    if not commands:
        return {}
    reached = targets(commands, selection)
    for square, ways in reached.items():
        found.setdefault(_kind(state, ways[0]), set()).add(square)
    far = far_targets(state, commands, selection)
    if far:
        found["far"] = set(far)
    chosen_from = sources(commands, selection)
    if chosen_from:
        found["source"] = chosen_from
    if selection.square is not None:
        found["selected"] = {selection.square}
    if hover is not None and (hover in reached or hover in far or hover in chosen_from):
        found["hover"] = {hover}
    return {kind: frozenset(squares) for kind, squares in found.items()}


def mark_of(state: State, command: Command) -> dict[MarkKind, Iterable[Square]]:
    """The mark of the one square a command acts on; none for one that acts on none."""
    name = getattr(command, "to", None) or getattr(command, "at", None)
    return {_kind(state, command): (INDEX[name],)} if isinstance(name, str) else {}


def _kind(state: State, command: Command) -> MarkKind:
    if isinstance(command, Move):
        on_foot = walkable(state.board, INDEX[command.from_]) >> INDEX[command.to] & 1
        return "target" if on_foot else "door"
    if isinstance(command, Build | Found):
        return "build"
    if isinstance(command, AddKnight | PlaceKnight):
        return "add"
    return "target" if isinstance(command, PlaceKing) else "card"
