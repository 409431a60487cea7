"""Preview of a command for the tooltip: cost, castle and points before and after."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.rules.board import castle_top, ground
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Move, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.scoring import points_now
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.rules.state import State


class CastleFacts(msgspec.Struct, frozen=True):
    """A castle: ``area`` in squares, ``top`` its greatest height, ``king`` if he is in it."""

    area: int
    top: int
    king: bool


class Effect(msgspec.Struct, frozen=True):
    """Effect of a command: its cost, and the points if scored now, before and after it."""

    ap: int
    level_before: int
    level_after: int
    castle: CastleFacts | None
    points_before: int
    points_after: int


def castle_facts(state: State, square: Square) -> CastleFacts | None:
    """The castle on a square, None on bare ground."""
    castle = ground(state.board.towers).castle_at[square]
    if not castle:
        return None
    return CastleFacts(castle.bit_count(), castle_top(state.board, castle), bool(castle & state.king))


def target_of(command: Command) -> Square | None:
    """The square a command acts on."""
    if isinstance(command, Move):
        return INDEX[command.to]
    if isinstance(command, Build | AddKnight):
        return INDEX[command.at]
    if isinstance(command, Play):
        name = command.to if isinstance(command.to, str) else command.at
        return INDEX[name] if isinstance(name, str) else None
    return None


def walk_effect(state: State, moves: Sequence[Move]) -> Effect | None:
    """The effect of moves of one knight, one after another, taken together."""
    effects: list[Effect] = []
    for move in moves:
        brought = effect(state, move)
        if brought is None:
            return None
        effects.append(brought)
        state = apply(state, move)
    if not effects:
        return None
    first, last = effects[0], effects[-1]
    return replace(
        last, ap=sum(each.ap for each in effects), level_before=first.level_before, points_before=first.points_before
    )


def effect(state: State, command: Command) -> Effect | None:
    """The effect of a legal command of a turn; None for commands that end it or draw cards."""
    target = target_of(command)
    seat = state.actor
    if target is None or seat is None or state.stage != "turn":
        return None
    after = apply(state, command)
    source = None
    if isinstance(command, Move | Play) and isinstance(command.from_, str):
        source = INDEX[command.from_]
    return Effect(
        ap=max(state.ap - after.ap, 0),
        level_before=state.board.heights[target if source is None else source],
        level_after=after.board.heights[target],
        castle=castle_facts(after, target),
        points_before=points_now(state, seat),
        points_after=points_now(after, seat),
    )
