"""Course of the game: the events that follow a command automatically (R-4, R-10)."""

from collections.abc import Callable

from torres3d.games.torres.rules.ending import distributions
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
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.literal_types import FOUNDATIONS, PHASES, TURN_AP, Seat
from torres3d.games.torres.rules.placing import king_sites
from torres3d.games.torres.rules.scoring import score_phase
from torres3d.games.torres.rules.state import State

Events = tuple[Event, ...]


def fold(state: State, events: Events) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def _then(state: State, events: Events, following: Callable[[State], Events]) -> Events:
    return (*events, *following(fold(state, events)))


def next_seat(state: State) -> Seat:
    """The seat clockwise after the actor's."""
    assert state.actor is not None
    return (state.actor + 1) % state.players


def leader(state: State) -> Seat:
    """The player with the most points; the round's start player while all are at 0 (R-4.5)."""
    most = max(state.scores)
    return state.scores.index(most) if most else state.start


def last_placed(state: State) -> Seat:
    """The player with the fewest points; among ties at 0, the last in the turn order of the round (R-10.1)."""
    order = [(state.start + i) % state.players for i in range(state.players)]
    fewest = min(state.scores)
    return [seat for seat in order if state.scores[seat] == fewest][-1]


def winners(state: State) -> tuple[Seat, ...]:
    """The players with the most points: several only where all have 0, and then they share the victory (R-4.4)."""
    most = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == most)


def after_foundation(state: State) -> Events:
    """The next player to place a foundation, or the first to place a knight (R-3.2, R-3.4)."""
    if state.board.blocks < FOUNDATIONS:
        return (NextPlacer(next_seat(state), "foundations"),)
    return (NextPlacer(0, "knights"),)


def after_first_knight(state: State) -> Events:
    """The next player to place a knight; the last one also places the king (R-3.4)."""
    if all(state.knights):
        assert state.actor is not None
        return (NextPlacer(state.actor, "king"),)
    return (NextPlacer(next_seat(state), "knights"),)


def begin_turns(state: State) -> Events:
    """The first turn of a round (R-4.5)."""
    return (TurnBegan(state.start, state.phase, state.round, state.start, TURN_AP),)


def after_turn(state: State) -> Events:
    """The next turn, or the end of the round or phase (R-4.1, R-4.3)."""
    seat = next_seat(state)
    if seat != state.start:
        return (TurnBegan(seat, state.phase, state.round, state.start, TURN_AP),)
    if state.round < state.options.rounds(state.phase):
        start = leader(state) if state.options.mode == "master" else state.start
        return (TurnBegan(start, state.phase, state.round + 1, start, TURN_AP),)
    return _then(state, score_phase(state), _after_scoring)


def _after_scoring(state: State) -> Events:
    if state.phase == PHASES:
        return (GameEnded(winners(state)),)
    if king_sites(state):
        return (KingAsked(last_placed(state)),)
    return after_king(state)


def after_king(state: State) -> Events:
    """The choice of the starter, or the next phase, after the king (R-10.2)."""
    rule = state.options.next_phase_start
    if state.options.mode == "master":
        return _begin_phase(state, leader(state))
    if rule == "lowest_chooses":
        return (StarterAsked(last_placed(state)),)
    return _begin_phase(state, state.start if rule == "same" else last_placed(state))


def after_starter(starter: Seat) -> Callable[[State], Events]:
    """The next phase, after the choice of the starter (R-10.2)."""
    return lambda state: _begin_phase(state, starter)


def _begin_phase(state: State, start: Seat) -> Events:
    phase = state.phase + 1
    began = PhaseBegan(phase, start, state.options.stacks[phase - 1])
    return _then(state, (began,), after_carry)


def after_carry(state: State) -> Events:
    """The next player with blocks waiting, clockwise from the start player, or the first turn."""
    for offset in range(state.players):
        seat = (state.start + offset) % state.players
        waiting = state.waiting[seat]
        if waiting:
            ways = distributions(state.stacks[seat], waiting)
            if len(ways) > 1:
                return (CarryAsked(seat),)
            carried = BlocksCarried(seat, ways[0], waiting - sum(ways[0]))
            return _then(state, (carried,), after_carry)
    return begin_turns(state)
