"""The ten action cards (R-8): for each its targets and what it does."""

from collections.abc import Callable
from typing import Any

from torres3d.rules.board import build_sites, ground, lowered, shift_sites, under_sites
from torres3d.rules.building import explain_build, require_stack
from torres3d.rules.commands import PLAY_FIELDS, SQUARE_NAMES, Command, Play
from torres3d.rules.doors import card_exits
from torres3d.rules.events import (
    ApGained,
    BlockAdded,
    BlockPutUnder,
    BlockShifted,
    CardPlayed,
    Event,
    KnightMoved,
)
from torres3d.rules.kinds import LEAST_CASTLES, ActionCard
from torres3d.rules.knights import (
    add_targets,
    explain_add,
    explain_step,
    require_free,
    require_not_steep,
    require_own_knight,
    step_targets,
)
from torres3d.rules.refusals import refuse
from torres3d.rules.squares import (
    ADJACENT,
    BIT,
    DIAGONALS,
    FULL,
    INDEX,
    LEAPS,
    Bitboard,
    Square,
    square_list,
)
from torres3d.rules.state import State

CLIMB = 2
"""R-8.1: levels of the card ``climb``."""
GAINS: dict[ActionCard, int] = {"six": 1, "seven": 2}
"""R-8.6, R-8.7: AP more than the turn's five."""


def climb_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.1"""
    level = state.board.heights[source] + CLIMB
    return ADJACENT[source] & state.board.higher_than(level - 1) & ~state.board.higher_than(level) & free


def doors_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.4"""
    if not ADJACENT[source] & state.board.higher_than(state.board.heights[source]):
        return 0
    return card_exits(state.board.above, source) & free


def diagonal_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.5"""
    return DIAGONALS[source] & ~state.board.higher_than(state.board.heights[source] + 1) & free


def recall_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.9"""
    if state.options.recall_card == "as_moved":
        return step_targets(state.board, source, free, state.options.door_passage)
    assert state.actor is not None
    return add_targets(state.board, state.knights[state.actor] & ~BIT[source], free)


def leapable(state: State) -> Bitboard:
    """The squares over which the actor's knights may leap (R-8.10)."""
    assert state.actor is not None
    kind = state.options.leap_over
    if kind == "any_piece":
        return state.pieces
    knights = state.pieces & ~state.king
    return knights & ~state.knights[state.actor] if kind == "opponent_knight" else knights


def leap_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.10"""
    over = leapable(state)
    found = sum(1 << land for jumped, land in LEAPS[source] if over >> jumped & 1)
    return found & free & ~state.board.higher_than(state.board.heights[source] + 1)


def shift_targets(state: State, source: Square, free: Bitboard) -> Bitboard:
    """R-8.8"""
    return shift_sites(state.board.above, source) & free


KnightTargets = Callable[[State, Square, Bitboard], Bitboard]
KNIGHT_CARDS: dict[ActionCard, KnightTargets] = {
    "climb": climb_targets,
    "doors": doors_targets,
    "diagonal": diagonal_targets,
    "recall": recall_targets,
    "leap": leap_targets,
}
"""The cards that move one own knight, with their target squares."""


def under_squares(state: State) -> Bitboard:
    """The actor's knights under which a block may go (R-8.2), stacks aside."""
    assert state.actor is not None
    return state.knights[state.actor] & under_sites(state.board.above)


def extra_squares(state: State) -> Bitboard:
    """Where the block of the card ``extra`` may go (R-8.3)."""
    return build_sites(state.board.above) & ~state.pieces if state.supply else 0


def plays(state: State, card: ActionCard) -> list[Command]:
    """Every way to play this card now, whether or not it is in hand."""
    free = FULL & ~state.pieces
    assert state.actor is not None
    if card in KNIGHT_CARDS:
        targets = KNIGHT_CARDS[card]
        return _moves(card, [(s, targets(state, s, free)) for s in square_list(state.knights[state.actor])])
    if card == "shift":
        above = state.board.above
        sources = square_list(state.board.towers & free)
        return _moves(card, [(s, shift_sites(above, s) & free) for s in sources])
    if card == "under":
        stacks = [index for index, blocks in enumerate(state.stacks[state.actor]) if blocks]
        return [_PLAYS_AT[card][s, stack] for s in square_list(under_squares(state)) for stack in stacks]
    if card == "extra":
        return [_PLAYS_AT[card][s, None] for s in square_list(extra_squares(state))]
    return [_PLAIN[card]]


def _moves(card: ActionCard, ways: list[tuple[Square, Bitboard]]) -> list[Command]:
    table = _PLAYS_MOVE[card]
    return [table[source][target] for source, targets in ways for target in square_list(targets)]


class _MoveTable(dict[Square, tuple[Play, ...]]):
    """The plays of one card from each square to all others, made when first needed."""

    def __init__(self, card: ActionCard) -> None:
        super().__init__()
        self.card = card

    def __missing__(self, source: Square) -> tuple[Play, ...]:
        row = tuple(Play(self.card, from_=SQUARE_NAMES[source], to=name) for name in SQUARE_NAMES)
        self[source] = row
        return row


class _AtTable(dict[tuple[Square, int | None], Play]):
    """The plays of one card on a square, with a stack where it needs one."""

    def __init__(self, card: ActionCard) -> None:
        super().__init__()
        self.card = card

    def __missing__(self, key: tuple[Square, int | None]) -> Play:
        square, stack = key
        name = SQUARE_NAMES[square]
        play = Play(self.card, at=name) if stack is None else Play(self.card, at=name, stack=stack)
        self[key] = play
        return play


_PLAYS_MOVE: dict[ActionCard, _MoveTable] = {card: _MoveTable(card) for card in (*KNIGHT_CARDS, "shift")}
_PLAYS_AT: dict[ActionCard, _AtTable] = {"under": _AtTable("under"), "extra": _AtTable("extra")}
_PLAIN: dict[ActionCard, Play] = {"six": Play("six"), "seven": Play("seven")}


def decide_play(state: State, command: Play) -> tuple[Event, ...]:
    """Play an action card (R-8)."""
    seat = state.actor
    assert seat is not None
    card = command.card
    if state.played is not None:
        refuse("card_played_already", card=state.played)
    if card not in state.hands[seat]:
        refuse("card_bought_now" if card in state.bought else "card_not_in_hand", card=card)
    return (CardPlayed(seat, card), _EFFECTS[card](state, seat, command))


def _squares(command: Play) -> tuple[Square, ...]:
    """The squares of a play, in the order of `PLAY_FIELDS`."""
    fields = PLAY_FIELDS[command.card]
    return tuple(INDEX[getattr(command, field)] for field in fields if field != "stack")


def _climb(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    require_own_knight(state, source)
    require_free(state, target)
    if not ADJACENT[source] >> target & 1:
        refuse("not_adjacent", source=source, at=target)
    heights = state.board.heights
    if heights[target] != heights[source] + CLIMB:
        refuse("climb_two_levels", levels=heights[target] - heights[source])
    return KnightMoved(seat, source, target, 0, "climb")


def _doors(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    require_own_knight(state, source)
    require_free(state, target)
    if not doors_targets(state, source, FULL) >> target & 1:
        refuse("no_door", source=source, at=target)
    return KnightMoved(seat, source, target, 0, "doors")


def _diagonal(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    require_own_knight(state, source)
    require_free(state, target)
    if not DIAGONALS[source] >> target & 1:
        refuse("not_diagonal", source=source, at=target)
    require_not_steep(state, source, target)
    return KnightMoved(seat, source, target, 0, "diagonal")


def _recall(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    if state.options.recall_card == "as_moved":
        explain_step(state, source, target)
    else:
        require_own_knight(state, source)
        if source == target:
            refuse("recall_same_square", at=source)
        explain_add(state, target, state.knights[seat] & ~BIT[source])
    return KnightMoved(seat, source, target, 0, "recall")


def _leap(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    require_own_knight(state, source)
    require_free(state, target)
    jumped = next((over for over, land in LEAPS[source] if land == target), None)
    if jumped is None:
        refuse("not_over_one_square", source=source, at=target)
    if not state.pieces >> jumped & 1:
        refuse("nobody_to_leap", over=jumped)
    if not leapable(state) >> jumped & 1:
        refuse("leap_wrong_piece", over=jumped, leap_over=state.options.leap_over)
    require_not_steep(state, source, target)
    return KnightMoved(seat, source, target, 0, "leap")


def _shift(state: State, seat: int, command: Play) -> Event:
    source, target = _squares(command)
    if not state.board.heights[source]:
        refuse("no_block_there", at=source)
    require_free(state, source)
    if source == target:
        refuse("shift_same_square", at=source)
    require_free(state, target)
    if not shift_sites(state.board.above, source) >> target & 1:
        _explain_shift(state, source, target)
    return BlockShifted(seat, source, target)


def _explain_shift(state: State, source: Square, target: Square) -> None:
    """Why a shift between two free squares is illegal (R-8.8)."""
    before = ground(state.board.towers)
    after = lowered(state.board, source)
    lie = ground(after.towers)
    rest = before.castle_at[source] & after.towers
    if rest and lie.castle_at[rest.bit_length() - 1] != rest:
        refuse("shift_divides", at=source)
    bare = not after.towers >> target & 1
    if bare and not (lie.beside_one | lie.beside_none) >> target & 1:
        refuse("shift_joins", at=target)
    castles = len(lie.castles) + (1 if lie.beside_none >> target & 1 else 0)
    if castles < LEAST_CASTLES:
        refuse("shift_few_castles", castles=castles, least=LEAST_CASTLES)
    refuse("shift_too_tall", source=source, at=target)


def _under(state: State, seat: int, command: Play) -> Event:
    (square,) = _squares(command)
    if not state.knights[seat] >> square & 1:
        refuse("under_no_knight", at=square)
    stack = command.stack
    assert isinstance(stack, int)
    require_stack(state, stack)
    if not under_sites(state.board.above) >> square & 1:
        castle = ground(state.board.towers).castle_at[square]
        if castle:
            height = state.board.heights[square] + 1
            refuse("castle_too_tall", at=square, area=castle.bit_count(), height=height)
        refuse("joins_castles", at=square)
    return BlockPutUnder(seat, square, stack)


def _extra(state: State, seat: int, command: Play) -> Event:
    (square,) = _squares(command)
    if not state.supply:
        refuse("supply_empty")
    explain_build(state, square)
    return BlockAdded(seat, square)


def _gain(state: State, seat: int, command: Play) -> Event:
    return ApGained(seat, GAINS[command.card])


_EFFECTS: dict[ActionCard, Callable[[State, int, Any], Event]] = {
    "climb": _climb,
    "under": _under,
    "extra": _extra,
    "doors": _doors,
    "diagonal": _diagonal,
    "six": _gain,
    "seven": _gain,
    "shift": _shift,
    "recall": _recall,
    "leap": _leap,
}
