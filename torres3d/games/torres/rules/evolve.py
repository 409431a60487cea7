"""`evolve`: the state after an event. Events are facts; nothing is checked here."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.board import add_block, lowered
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.squares import BIT
from torres3d.games.torres.rules.state import State

T = TypeVar("T")


def evolve(state: State, event: e.Event) -> State:
    return _FOLDS[type(event)](state, event)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def _founded(state: State, event: e.Founded) -> State:
    return replace(state, board=add_block(state.board, event.at), supply=state.supply - 1)


def _knight_placed(state: State, event: e.KnightPlaced) -> State:
    knights = state.knights[event.seat] | BIT[event.at]
    return replace(state, knights=_put(state.knights, event.seat, knights))


def _knight_added(state: State, event: e.KnightAdded) -> State:
    knights = state.knights[event.seat] | BIT[event.at]
    return replace(state, knights=_put(state.knights, event.seat, knights), ap=state.ap - event.ap)


def _knight_moved(state: State, event: e.KnightMoved) -> State:
    seat = event.seat
    left = BIT[event.source]
    knights = state.knights[seat] & ~left | BIT[event.at]
    return replace(state, knights=_put(state.knights, seat, knights), ap=state.ap - event.ap)


def _king_set(state: State, event: e.KingPlaced | e.KingMoved) -> State:
    return replace(state, king=1 << event.at)


def _same(state: State, event: e.Event) -> State:
    return state


def _carried(state: State, event: e.BlocksCarried) -> State:
    stacks = tuple([held + more for held, more in zip(state.stacks[event.seat], event.onto, strict=True)])
    return replace(
        state,
        stacks=_put(state.stacks, event.seat, stacks),
        waiting=_put(state.waiting, event.seat, 0),
        supply=state.supply - sum(event.onto),
    )


def _take_from_stack(state: State, seat: int, stack: int) -> tuple[tuple[int, ...], ...]:
    stacks = state.stacks[seat]
    return _put(state.stacks, seat, _put(stacks, stack, stacks[stack] - 1))


def _built(state: State, event: e.BlockBuilt) -> State:
    return replace(
        state,
        board=add_block(state.board, event.at),
        stacks=_take_from_stack(state, event.seat, event.stack),
        stack=event.stack,
        ap=state.ap - event.ap,
    )


def _added(state: State, event: e.BlockAdded) -> State:
    return replace(state, board=add_block(state.board, event.at), supply=state.supply - 1)


def _put_under(state: State, event: e.BlockPutUnder) -> State:
    stacks = _take_from_stack(state, event.seat, event.stack)
    return replace(state, board=add_block(state.board, event.at), stacks=stacks)


def _shifted(state: State, event: e.BlockShifted) -> State:
    return replace(state, board=add_block(lowered(state.board, event.source), event.at))


def _offered(state: State, event: e.CardsOffered) -> State:
    deck = state.decks[event.seat][len(event.cards) :]
    return replace(
        state, stage="keep", decks=_put(state.decks, event.seat, deck), offer=event.cards, ap=state.ap - event.ap
    )


def _drawn(state: State, event: e.CardDrawn) -> State:
    return replace(state, decks=(state.decks[0][1:],), bought=(*state.bought, event.card), ap=state.ap - event.ap)


def _kept(state: State, event: e.CardKept) -> State:
    deck = (*event.top, *state.decks[event.seat], *event.bottom)
    return replace(
        state, stage="turn", decks=_put(state.decks, event.seat, deck), bought=(*state.bought, event.card), offer=()
    )


def _played(state: State, event: e.CardPlayed) -> State:
    hand = list(state.hands[event.seat])
    hand.remove(event.card)
    return replace(state, hands=_put(state.hands, event.seat, tuple(hand)), played=event.card)


def _gained(state: State, event: e.ApGained) -> State:
    return replace(state, ap=state.ap + event.ap)


def _marker_moved(state: State, event: e.MarkerMoved) -> State:
    return replace(state, scores=_put(state.scores, event.seat, event.after), ap=state.ap - event.ap)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    seat = event.seat
    onto, given = iter(event.onto), event.stack
    held = [blocks + next(onto) for index, blocks in enumerate(state.stacks[seat]) if blocks and index != given]
    waiting = state.waiting
    if event.returned and not turns_left(state) and state.options.leftover_blocks == "carry":
        waiting = _put(waiting, seat, event.returned)
    hands = state.hands
    if state.bought:
        hands = _put(hands, seat, tuple(sorted((*hands[seat], *state.bought))))
    return replace(
        state,
        stacks=_put(state.stacks, seat, tuple(held)),
        supply=state.supply + event.returned,
        waiting=waiting,
        hands=hands,
        bought=(),
        ap=0,
        stack=None,
        played=None,
    )


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(
        state, stage="turn", actor=event.seat, phase=event.phase, round=event.round, start=event.start, ap=event.ap
    )


def _scored(state: State, event: e.CastlesScored | e.KingBonusScored | e.MasterScored) -> State:
    return replace(state, scores=_put(state.scores, event.seat, event.after))


def _king_asked(state: State, event: e.KingAsked) -> State:
    return replace(state, stage="move_king", actor=event.seat)


def _starter_asked(state: State, event: e.StarterAsked) -> State:
    return replace(state, stage="starter", actor=event.seat)


def _phase_began(state: State, event: e.PhaseBegan) -> State:
    players = state.players
    return replace(
        state,
        phase=event.phase,
        round=1,
        start=event.start,
        stacks=(event.stacks,) * players,
        supply=state.supply - players * sum(event.stacks),
    )


def _carry_asked(state: State, event: e.CarryAsked) -> State:
    return replace(state, stage="carry", actor=event.seat)


def _next_placer(state: State, event: e.NextPlacer) -> State:
    return replace(state, stage=event.stage, actor=event.seat)


def _ended(state: State, event: e.GameEnded) -> State:
    return replace(state, stage="over", actor=None, winners=event.winners)


_FOLDS: dict[type, Callable[[State, Any], State]] = {
    e.Founded: _founded,
    e.KnightPlaced: _knight_placed,
    e.KingPlaced: _king_set,
    e.KingMoved: _king_set,
    e.KingLeft: _same,
    e.StarterChosen: _same,
    e.BlocksCarried: _carried,
    e.KnightAdded: _knight_added,
    e.KnightMoved: _knight_moved,
    e.BlockBuilt: _built,
    e.BlockAdded: _added,
    e.BlockPutUnder: _put_under,
    e.BlockShifted: _shifted,
    e.CardsOffered: _offered,
    e.CardDrawn: _drawn,
    e.CardKept: _kept,
    e.CardPlayed: _played,
    e.ApGained: _gained,
    e.MarkerMoved: _marker_moved,
    e.TurnEnded: _turn_ended,
    e.TurnBegan: _turn_began,
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
