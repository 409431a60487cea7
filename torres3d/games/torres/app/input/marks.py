"""Marks, ghosts and ways on the board for what can be chosen, and for a plan."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from torres3d.games.torres.app.input.click_to_command import Selection, far_targets, sources, targets
from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.ghosts import Ghost, GhostStep, Way
from torres3d.games.torres.scene.interaction.marks import MarkKind


def ghosts_for(state: State, commands: Sequence[c.Command]) -> tuple[tuple[Ghost, ...], tuple[Way, ...]]:
    """The ghosts and ways of legal commands given one after another from ``state``."""
    ghosts: list[Ghost] = []
    ways: list[Way] = []
    now = state
    for command in commands:
        if isinstance(command, c.Buy):
            # What comes after a card is bought depends on the card.
            break
        for event in decide(now, command):
            if isinstance(event, e.TurnEnded):
                return tuple(ghosts), tuple(ways)
            after = evolve(now, event)
            _add(ghosts, ways, event, now, after, state)
            now = after
    return tuple(ghosts), tuple(ways)


def ghost_steps(state: State, commands: Sequence[c.Command], first: int = 1) -> tuple[GhostStep, ...]:
    """The steps of a plan, numbered from ``first``: the next one strong, those after it faint.

    A knight that goes on in a later step is visible where it ends, and where the next step leads. Steps that show
    nothing on the board are left out, but counted.
    """
    steps: list[GhostStep] = []
    now = state
    for number, command in enumerate(commands, first):
        if isinstance(command, c.Buy | c.EndTurn):
            break
        ghosts: list[Ghost] = []
        ways: list[Way] = []
        for event in decide(now, command):
            after = evolve(now, event)
            _add(ghosts, ways, event, now, after, state)
            now = after
            if isinstance(event, e.KnightMoved) and steps:
                steps[1:] = [_without(step, event.source) for step in steps[1:]]
        steps.append(GhostStep(tuple(ghosts), tuple(tuple(way) for way in ways), number, faint=number > first))
    return tuple(step for step in steps if step.ghosts or step.ways)


def _without(step: GhostStep, square: Square) -> GhostStep:
    """A step without the knight that has gone on from a square; its way stays."""
    return replace(step, ghosts=tuple(each for each in step.ghosts if (each.kind, each.square) != ("knight", square)))


def _add(ghosts: list[Ghost], ways: list[Way], event: e.Event, before: State, after: State, first: State) -> None:
    match event:
        case e.KnightMoved(seat, source, at, _, card):
            ghosts[:] = [ghost for ghost in ghosts if (ghost.kind, ghost.square) != ("knight", source)]
            ghosts.append(Ghost("knight", at, seat, _lifted(after, first, at)))
            ways.append(way_of(before, source, at, card))
        case e.KnightAdded(seat, at) | e.KnightPlaced(seat, at):
            ghosts.append(Ghost("knight", at, seat, _lifted(after, first, at)))
        case e.BlockBuilt(_, at) | e.BlockAdded(_, at) | e.Founded(_, at) | e.BlockShifted(_, _, at):
            ghosts.append(Ghost("block", at, lifted=_lifted(after, first, at) - 1))
        case e.BlockPutUnder(seat, at):
            lifted = _lifted(after, first, at)
            ghosts[:] = [ghost for ghost in ghosts if (ghost.kind, ghost.square) != ("knight", at)]
            ghosts.append(Ghost("block", at, lifted=lifted - 1))
            ghosts.append(Ghost("knight", at, seat, lifted))
        case e.KingPlaced(_, at) | e.KingMoved(_, _, at):
            ghosts.append(Ghost("king", at))


def _lifted(after: State, first: State, square: int) -> int:
    return after.board.heights[square] - first.board.heights[square]


def marks_of(events: Sequence[e.Event]) -> dict[MarkKind, Iterable[Square]]:
    """The marks of what a bot is about to do: where, and from where."""

    def found(field: str) -> list[Square]:
        return [square for event in events if (square := getattr(event, field, None)) is not None]

    return {"source": found("source"), "focus": found("at")}


def stack_of(events: Sequence[e.Event]) -> tuple[Seat, int] | None:
    """The stack that a block is about to come from; None for none."""
    built = (event for event in events if isinstance(event, e.BlockBuilt | e.BlockPutUnder))
    return next(((event.seat, event.stack) for event in built), None)


def marks_for(
    state: State, commands: Sequence[c.Command], selection: Selection, hover: Square | None
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
    if selection.square is not None and selection.kind != "reserve":
        found["selected"] = {selection.square}
    if hover is not None and (hover in reached or hover in far or hover in chosen_from):
        found["hover"] = {hover}
    return {kind: frozenset(squares) for kind, squares in found.items()}


def mark_of(state: State, command: c.Command) -> dict[MarkKind, Iterable[Square]]:
    """The mark of the one square a command acts on; none for one that acts on none."""
    name = getattr(command, "to", None) or getattr(command, "at", None)
    return {_kind(state, command): (INDEX[name],)} if isinstance(name, str) else {}


def _kind(state: State, command: c.Command) -> MarkKind:
    if isinstance(command, c.Move):
        on_foot = walkable(state.board, INDEX[command.from_]) >> INDEX[command.to] & 1
        return "target" if on_foot else "door"
    if isinstance(command, c.Build | c.Found):
        return "build"
    if isinstance(command, c.AddKnight | c.PlaceKnight):
        return "add"
    return "target" if isinstance(command, c.PlaceKing) else "card"
