"""Course of the game: the events that follow a command automatically (R-4, R-10)."""

from collections.abc import Callable, Iterable

from torres3d.games.torres.rules.ending import distributions, turns_left
from torres3d.games.torres.rules.events import (
    BlocksCarried,
    CarryAsked,
    Event,
    GameEnded,
    KingAsked,
    NextPlacer,
    PhaseBegan,
    StarterAsked,
    TurnBegan,
)
from torres3d.games.torres.rules.evolve import evolve_in_place
from torres3d.games.torres.rules.literal_types import FOUNDATIONS, PHASES, TURN_AP, Seat
from torres3d.games.torres.rules.packed_state import AnyState, PackedState
from torres3d.games.torres.rules.placing import king_sites
from torres3d.games.torres.rules.scoring import score_phase
from torres3d.games.torres.rules.state import State

Events = tuple[Event, ...]
Course = Callable[[PackedState, list[Event]], None]
"""Function that lets happen in a packed state what follows automatically, and adds the events to a list."""


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after all ``events``."""
    packed = PackedState(state)
    for event in events:
        evolve_in_place(packed, event)
    return packed.state()


def _happen(state: PackedState, happened: list[Event], event: Event) -> None:
    happened.append(event)
    evolve_in_place(state, event)


def next_seat(state: PackedState) -> Seat:
    """The seat clockwise after the actor's."""
    assert state.actor is not None
    return (state.actor + 1) % state.players


def place_in_round(state: AnyState, seat: Seat) -> int:
    """The place of a seat in the turn order of the round, 0 for the start player (R-4.5)."""
    return (seat - state.start) % state.players


def leader(state: AnyState) -> Seat:
    """The player with the most points; the round's start player while all are at 0 (R-4.5)."""
    most = max(state.scores)
    return state.scores.index(most) if most else state.start


def last_placed(state: AnyState) -> Seat:
    """The player with the fewest points; among ties at 0, the last in the turn order of the round (R-10.1)."""
    order = [(state.start + i) % state.players for i in range(state.players)]
    fewest = min(state.scores)
    return [seat for seat in order if state.scores[seat] == fewest][-1]


def winners(state: AnyState) -> tuple[Seat, ...]:
    """The players with the most points: several only where all have 0, and then they share the victory (R-4.4)."""
    most = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == most)


def after_foundation(state: PackedState, happened: list[Event]) -> None:
    """The next player to place a foundation, or the first to place a knight (R-3.2, R-3.4)."""
    if state.board.blocks < FOUNDATIONS:
        _happen(state, happened, NextPlacer(next_seat(state), "foundations"))
    else:
        _happen(state, happened, NextPlacer(0, "knights"))


def after_first_knight(state: PackedState, happened: list[Event]) -> None:
    """The next player to place a knight; the last one also places the king (R-3.4)."""
    if all(state.knights):
        assert state.actor is not None
        _happen(state, happened, NextPlacer(state.actor, "king"))
    else:
        _happen(state, happened, NextPlacer(next_seat(state), "knights"))


def begin_turns(state: PackedState, happened: list[Event]) -> None:
    """The first turn of a round (R-4.5)."""
    _happen(state, happened, TurnBegan(state.start, state.phase, state.round, state.start, TURN_AP))


def after_turn(state: PackedState, happened: list[Event]) -> None:
    """The next turn, or the end of the round or phase (R-4.1, R-4.3)."""
    seat = next_seat(state)
    if seat != state.start:
        _happen(state, happened, TurnBegan(seat, state.phase, state.round, state.start, TURN_AP))
    elif turns_left(state) > 0:
        start = leader(state) if state.options.mode == "master" else state.start
        _happen(state, happened, TurnBegan(start, state.phase, state.round + 1, start, TURN_AP))
    else:
        for event in score_phase(state):
            _happen(state, happened, event)
        _after_scoring(state, happened)


def _after_scoring(state: PackedState, happened: list[Event]) -> None:
    if state.phase == PHASES:
        _happen(state, happened, GameEnded(winners(state)))
    elif king_sites(state):
        _happen(state, happened, KingAsked(last_placed(state)))
    else:
        after_king(state, happened)


def after_king(state: PackedState, happened: list[Event]) -> None:
    """The choice of the starter, or the next phase, after the king (R-10.2)."""
    rule = state.options.next_phase_start
    if state.options.mode == "master":
        _begin_phase(state, happened, leader(state))
    elif rule == "lowest_chooses":
        _happen(state, happened, StarterAsked(last_placed(state)))
    else:
        _begin_phase(state, happened, state.start if rule == "same" else last_placed(state))


def after_starter(starter: Seat) -> Course:
    """The next phase, after the choice of the starter (R-10.2)."""
    return lambda state, happened: _begin_phase(state, happened, starter)


def _begin_phase(state: PackedState, happened: list[Event], start: Seat) -> None:
    phase = state.phase + 1
    _happen(state, happened, PhaseBegan(phase, start, state.options.stacks[phase - 1]))
    after_carry(state, happened)


def after_carry(state: PackedState, happened: list[Event]) -> None:
    """The next player with blocks waiting, clockwise from the start player, or the first turn."""
    for offset in range(state.players):
        seat = (state.start + offset) % state.players
        waiting = state.waiting[seat]
        if waiting:
            ways = distributions(state.stacks[seat], waiting)
            if len(ways) > 1:
                _happen(state, happened, CarryAsked(seat))
                return
            _happen(state, happened, BlocksCarried(seat, ways[0], waiting - sum(ways[0])))
    begin_turns(state, happened)
