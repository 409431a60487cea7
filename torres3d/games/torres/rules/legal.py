"""`legal`: all commands the actor may give."""

from collections.abc import Callable
from functools import lru_cache

from torres3d.games.torres.rules import bits, square_tables
from torres3d.games.torres.rules.board import REMEMBERED
from torres3d.games.torres.rules.building import BUILD_COST, usable_stacks
from torres3d.games.torres.rules.buying import can_buy, ways_to_keep
from torres3d.games.torres.rules.commands import (
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
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.ending import ways_to_carry_over, ways_to_end
from torres3d.games.torres.rules.knights import ADD_COST, STEP_COST, add_targets, step_targets
from torres3d.games.torres.rules.literal_types import KNIGHTS, Card, Stage
from torres3d.games.torres.rules.packed_state import AnyState, PackedState, packed
from torres3d.games.torres.rules.placing import castle_sites, foundation_sites, king_sites
from torres3d.games.torres.rules.playing import plays
from torres3d.games.torres.rules.square_tables import OnSquares
from torres3d.games.torres.rules.squares import COMPILED, Bitboard, Square, pieces_on, values_on

# Commands are values: each is made once and handed out again.
_MOVES = tuple(OnSquares([Move(source, target) for target in SQUARE_NAMES]) for source in SQUARE_NAMES)
_BUILDS: list[OnSquares[Build]] = []
_ADDS = OnSquares([AddKnight(name) for name in SQUARE_NAMES])
_FOUNDS = OnSquares([Found(name) for name in SQUARE_NAMES])
_KNIGHTS = OnSquares([PlaceKnight(name) for name in SQUARE_NAMES])
_KINGS = OnSquares([PlaceKing(name) for name in SQUARE_NAMES])
_STARTERS = tuple(ChooseStarter(seat) for seat in range(4))
_LEAVE = LeaveKing()
_BUY = Buy()
_SCORE = Score()


MOST_COMMANDS = 64
"""The number of commands that few lists exceed."""


def legal(state: AnyState) -> list[Command]:
    """All commands the actor may give now, in no particular order; empty when the game is over."""
    now = packed(state)
    return _turn(now) if now.stage == "turn" else _STAGES[now.stage](now)


@lru_cache(maxsize=REMEMBERED)
def _moves(source: Square, targets: Bitboard) -> tuple[Move, ...]:
    return tuple(values_on(_MOVES[source], targets))


def _add_moves(found: list[Command], source: Square, targets: Bitboard) -> None:
    if COMPILED:
        square_tables.hand_out(found, _MOVES[source], targets)
    else:
        found += _moves(source, targets)


def _builds_from(stack: int) -> OnSquares[Build]:
    while len(_BUILDS) <= stack:
        _BUILDS.append(OnSquares([Build(name, len(_BUILDS)) for name in SQUARE_NAMES]))
    return _BUILDS[stack]


def _turn(state: PackedState) -> list[Command]:
    found: list[Command] = square_tables.roomy_list(MOST_COMMANDS)
    seat = state.actor
    assert seat is not None
    board, ap = state.board, state.ap
    # As numbers of the machine, where it is compiled.
    step_cost, add_cost, build_cost, score_cost = STEP_COST, ADD_COST, BUILD_COST, SCORE_COST
    own = state.knights[seat]
    free = bits.others(pieces_on(state.knights, state.king))
    if ap >= step_cost:
        passage = state.options.door_passage
        left = own
        while left:
            source = bits.lowest(left)
            left &= left - 1
            _add_moves(found, source, step_targets(board, source, free, passage))
        if ap >= add_cost and bits.count(own) < KNIGHTS:
            square_tables.hand_out(found, _ADDS, add_targets(board, own, free))
    if ap >= build_cost:
        stacks = usable_stacks(state)
        if stacks:
            sites = board.build_sites() & free
            for stack in stacks:
                square_tables.hand_out(found, _builds_from(stack), sites)
    if can_buy(state):
        found.append(_BUY)
    if ap >= score_cost:
        found.append(_SCORE)
    if state.played is None:
        previous: Card | None = None
        for card in state.hands[seat]:
            if card != "hidden" and card != previous:
                found.extend(plays(state, card))
                previous = card
    found.extend(ways_to_end(state))
    return found


def _foundations(state: PackedState) -> list[Command]:
    return [*values_on(_FOUNDS, foundation_sites(state.board.towers))]


def _knights(state: PackedState) -> list[Command]:
    return [*values_on(_KNIGHTS, castle_sites(state))]


def _king(state: PackedState) -> list[Command]:
    return [*values_on(_KINGS, castle_sites(state))]


def _move_king(state: PackedState) -> list[Command]:
    return [_LEAVE, *values_on(_KINGS, king_sites(state))]


def _starter(state: PackedState) -> list[Command]:
    return [*_STARTERS[: state.players]]


def _over(state: PackedState) -> list[Command]:
    return []


_STAGES: dict[Stage, Callable[[PackedState], list[Command]]] = {
    "foundations": _foundations,
    "knights": _knights,
    "king": _king,
    "turn": _turn,
    "keep": ways_to_keep,
    "move_king": _move_king,
    "starter": _starter,
    "carry": ways_to_carry_over,
    "over": _over,
}
