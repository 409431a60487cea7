"""`evolve`: the state after an event, and the same in place. Events are facts; nothing is checked here."""

from collections.abc import Callable
from typing import Any

from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules import one_changed, square_bits
from torres3d.games.torres.rules.board import add_block, lowered
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.events import BlockBuilt, KnightMoved, TurnBegan, TurnEnded
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State


def evolve(state: State, event: e.Event) -> State:
    """The state after ``event``."""
    packed = PackedState(state)
    evolve_in_place(packed, event)
    return packed.state()


def evolve_in_place(state: PackedState, event: e.Event) -> None:
    """Change a packed state as ``event`` says."""
    # What happens most is called without a look-up.
    if type(event) is BlockBuilt:
        _built(state, event)
    elif type(event) is KnightMoved:
        _knight_moved(state, event)
    elif type(event) is TurnEnded:
        _turn_ended(state, event)
    elif type(event) is TurnBegan:
        _turn_began(state, event)
    else:
        _FOLDS[type(event)](state, event)


def _founded(state: PackedState, event: e.Founded) -> None:
    state.board = add_block(state.board, event.at)
    state.supply -= 1


def _knight_placed(state: PackedState, event: e.KnightPlaced) -> None:
    seat = event.seat
    knights = state.knights[seat]
    state.knights = one_changed.put(state.knights, seat, knights | square_bits.bit(event.at))


def _knight_added(state: PackedState, event: e.KnightAdded) -> None:
    seat = event.seat
    knights = state.knights[seat]
    state.knights = one_changed.put(state.knights, seat, knights | square_bits.bit(event.at))
    state.ap -= event.ap


def _knight_moved(state: PackedState, event: KnightMoved) -> None:
    go(state, event.seat, event.source, event.at, event.ap)


def go(state: PackedState, seat: Seat, source: Square, target: Square, ap: int) -> None:
    """Change a packed state as `KnightMoved` says."""
    knights = state.knights[seat]
    knights &= ~square_bits.bit(source)
    state.knights = one_changed.put(state.knights, seat, knights | square_bits.bit(target))
    state.ap -= ap


def _king_set(state: PackedState, event: e.KingPlaced | e.KingMoved) -> None:
    state.king = square_bits.bit(event.at)


def _same(state: PackedState, event: e.Event) -> None:
    pass


def _carried(state: PackedState, event: e.BlocksCarried) -> None:
    seat = event.seat
    stacks = tuple([held + more for held, more in zip(state.stacks[seat], event.onto, strict=True)])
    state.stacks = one_changed.put(state.stacks, seat, stacks)
    state.waiting = one_changed.put(state.waiting, seat, 0)
    state.supply -= sum(event.onto)


def _take_from_stack(state: PackedState, seat: int, stack: int) -> None:
    stacks = state.stacks[seat]
    left = stacks[stack]
    state.stacks = one_changed.put(state.stacks, seat, one_changed.put(stacks, stack, left - 1))


def _built(state: PackedState, event: BlockBuilt) -> None:
    build(state, event.seat, event.at, event.stack, event.ap)


def build(state: PackedState, seat: Seat, square: Square, stack: int, ap: int) -> None:
    """Change a packed state as `BlockBuilt` says."""
    state.board = add_block(state.board, square)
    _take_from_stack(state, seat, stack)
    state.stack = stack
    state.ap -= ap


def _added(state: PackedState, event: e.BlockAdded) -> None:
    state.board = add_block(state.board, event.at)
    state.supply -= 1


def _put_under(state: PackedState, event: e.BlockPutUnder) -> None:
    state.board = add_block(state.board, event.at)
    _take_from_stack(state, event.seat, event.stack)


def _shifted(state: PackedState, event: e.BlockShifted) -> None:
    state.board = add_block(lowered(state.board, event.source), event.at)


def _offered(state: PackedState, event: e.CardsOffered) -> None:
    seat = event.seat
    state.stage = "keep"
    state.decks = one_changed.put(state.decks, seat, state.decks[seat][len(event.cards) :])
    state.offer = event.cards
    state.ap -= event.ap


def _drawn(state: PackedState, event: e.CardDrawn) -> None:
    state.decks = (state.decks[0][1:],)
    state.bought = (*state.bought, event.card)
    state.ap -= event.ap


def _kept(state: PackedState, event: e.CardKept) -> None:
    seat = event.seat
    state.stage = "turn"
    state.decks = one_changed.put(state.decks, seat, (*event.top, *state.decks[seat], *event.bottom))
    state.bought = (*state.bought, event.card)
    state.offer = ()


def _played(state: PackedState, event: e.CardPlayed) -> None:
    seat = event.seat
    hand = list(state.hands[seat])
    hand.remove(event.card)
    state.hands = one_changed.put(state.hands, seat, tuple(hand))
    state.played = event.card


def _gained(state: PackedState, event: e.ApGained) -> None:
    state.ap += event.ap


def _marker_moved(state: PackedState, event: e.MarkerMoved) -> None:
    state.scores = one_changed.put(state.scores, event.seat, event.after)
    state.ap -= event.ap


def _turn_ended(state: PackedState, event: TurnEnded) -> None:
    seat, given, returned = event.seat, event.stack, event.returned
    onto = iter(event.onto)
    held = [blocks + next(onto) for index, blocks in enumerate(state.stacks[seat]) if blocks and index != given]
    if returned:
        state.supply += returned
        if not turns_left(state) and state.options.leftover_blocks == "carry":
            state.waiting = one_changed.put(state.waiting, seat, returned)
    if state.bought:
        state.hands = one_changed.put(state.hands, seat, tuple(sorted((*state.hands[seat], *state.bought))))
        state.bought = ()
    state.stacks = one_changed.put(state.stacks, seat, tuple(held))
    state.ap = 0
    state.stack = state.played = None


def _turn_began(state: PackedState, event: TurnBegan) -> None:
    state.stage = "turn"
    state.actor = event.seat
    state.phase = event.phase
    state.round = event.round
    state.start = event.start
    state.ap = event.ap


def _scored(state: PackedState, event: e.CastlesScored | e.KingBonusScored | e.MasterScored) -> None:
    state.scores = one_changed.put(state.scores, event.seat, event.after)


def _king_asked(state: PackedState, event: e.KingAsked) -> None:
    state.stage = "move_king"
    state.actor = event.seat


def _starter_asked(state: PackedState, event: e.StarterAsked) -> None:
    state.stage = "starter"
    state.actor = event.seat


def _phase_began(state: PackedState, event: e.PhaseBegan) -> None:
    players = state.players
    state.phase = event.phase
    state.round = 1
    state.start = event.start
    state.stacks = (event.stacks,) * players
    state.supply -= players * sum(event.stacks)


def _carry_asked(state: PackedState, event: e.CarryAsked) -> None:
    state.stage = "carry"
    state.actor = event.seat


def _next_placer(state: PackedState, event: e.NextPlacer) -> None:
    state.stage = event.stage
    state.actor = event.seat


def _ended(state: PackedState, event: e.GameEnded) -> None:
    state.stage = "over"
    state.actor = None
    state.winners = event.winners


_FOLDS: dict[type, Callable[[PackedState, Any], None]] = {
    e.Founded: _founded,
    e.KnightPlaced: _knight_placed,
    e.KingPlaced: _king_set,
    e.KingMoved: _king_set,
    e.KingLeft: _same,
    e.StarterChosen: _same,
    e.BlocksCarried: _carried,
    e.KnightAdded: _knight_added,
    KnightMoved: _knight_moved,
    BlockBuilt: _built,
    e.BlockAdded: _added,
    e.BlockPutUnder: _put_under,
    e.BlockShifted: _shifted,
    e.CardsOffered: _offered,
    e.CardDrawn: _drawn,
    e.CardKept: _kept,
    e.CardPlayed: _played,
    e.ApGained: _gained,
    e.MarkerMoved: _marker_moved,
    TurnEnded: _turn_ended,
    TurnBegan: _turn_began,
    e.CastlesScored: _scored,
    e.KingBonusScored: _scored,
    e.MasterScored: _scored,
    e.KingAsked: _king_asked,
    e.StarterAsked: _starter_asked,
    e.PhaseBegan: _phase_began,
    e.CarryAsked: _carry_asked,
    e.NextPlacer: _next_placer,
    e.GameEnded: _ended,
}
