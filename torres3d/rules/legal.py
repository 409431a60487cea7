"""`legal`: all commands the actor may give."""

from collections.abc import Callable

from torres3d.rules.board import build_sites
from torres3d.rules.building import BUILD_COST, usable_stacks
from torres3d.rules.buying import can_buy, keeps
from torres3d.rules.commands import (
    SQUARE_NAMES,
    AddKnight,
    Build,
    Buy,
    ChooseStarter,
    Command,
    Found,
    LeaveKing,
    Move,
    PlaceKing,
    PlaceKnight,
    Score,
)
from torres3d.rules.decide import SCORE_COST
from torres3d.rules.ending import carries, endings
from torres3d.rules.kinds import KNIGHTS, Card, Stage
from torres3d.rules.knights import ADD_COST, STEP_COST, add_targets, step_targets
from torres3d.rules.placing import castle_sites, foundation_sites, king_sites
from torres3d.rules.playing import plays
from torres3d.rules.squares import FULL, square_list
from torres3d.rules.state import State

# Commands are values: each is made once and handed out again.
_MOVES = tuple(tuple(Move(source, target) for target in SQUARE_NAMES) for source in SQUARE_NAMES)
_BUILDS: list[tuple[Build, ...]] = []
_ADDS = tuple(AddKnight(name) for name in SQUARE_NAMES)
_BUY = Buy()
_SCORE = Score()


def legal(state: State) -> list[Command]:
    """All commands the actor may give now, in no particular order; empty when the game is over."""
    return _STAGES[state.stage](state)


def _builds_from(stack: int) -> tuple[Build, ...]:
    while len(_BUILDS) <= stack:
        _BUILDS.append(tuple(Build(name, len(_BUILDS)) for name in SQUARE_NAMES))
    return _BUILDS[stack]


def _turn(state: State) -> list[Command]:
    found: list[Command] = []
    seat = state.actor
    assert seat is not None
    board, own = state.board, state.knights[seat]
    free = FULL & ~state.pieces
    if state.ap >= STEP_COST:
        passage = state.options.door_passage
        for source in square_list(own):
            row = _MOVES[source]
            found += [row[target] for target in square_list(step_targets(board, source, free, passage))]
        if state.ap >= ADD_COST and own.bit_count() < KNIGHTS:
            found += [_ADDS[square] for square in square_list(add_targets(board, own, free))]
    if state.ap >= BUILD_COST:
        stacks = usable_stacks(state)
        if stacks:
            sites = square_list(build_sites(board.above) & free)
            for stack in stacks:
                table = _builds_from(stack)
                found += [table[square] for square in sites]
    if can_buy(state):
        found.append(_BUY)
    if state.ap >= SCORE_COST:
        found.append(_SCORE)
    if state.played is None:
        previous: Card | None = None
        for card in state.hands[seat]:
            if card != "hidden" and card != previous:
                found += plays(state, card)
                previous = card
    found += endings(state)
    return found


def _foundations(state: State) -> list[Command]:
    return [Found(SQUARE_NAMES[square]) for square in square_list(foundation_sites(state.board.towers))]


def _knights(state: State) -> list[Command]:
    return [PlaceKnight(SQUARE_NAMES[square]) for square in square_list(castle_sites(state))]


def _king(state: State) -> list[Command]:
    return [PlaceKing(SQUARE_NAMES[square]) for square in square_list(castle_sites(state))]


def _move_king(state: State) -> list[Command]:
    return [LeaveKing(), *(PlaceKing(SQUARE_NAMES[square]) for square in square_list(king_sites(state)))]


def _starter(state: State) -> list[Command]:
    return [ChooseStarter(seat) for seat in range(state.players)]


def _over(state: State) -> list[Command]:
    return []


_STAGES: dict[Stage, Callable[[State], list[Command]]] = {
    "foundations": _foundations,
    "knights": _knights,
    "king": _king,
    "turn": _turn,
    "keep": keeps,
    "move_king": _move_king,
    "starter": _starter,
    "carry": carries,
    "over": _over,
}
