"""Soundness of moments, stages, actors and start players (R-4, R-10: phases, turns, after a scoring)."""

from collections.abc import Iterator

from torres3d.games.torres.rules.game_course import last_placed
from torres3d.games.torres.rules.literal_types import PHASES, STACK_LIMIT, Seat
from torres3d.games.torres.rules.placing import king_sites
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import (
    AFTER_SCORING,
    IN_A_TURN,
    SETTING_UP,
    Past,
    has_moment,
    moved_before,
)
from torres3d.games.torres.rules.state import State


def moment_flaws(state: State) -> Iterator[Flaw]:
    """The flaws that leave a position no place in any game: no such phase, round or seat, or nobody to act."""
    if not has_moment(state):
        # three phases, each of so many rounds.
        yield Flaw(id="no_such_moment", found=state.phase, wanted=state.round)
    for seat in dict.fromkeys((state.start, *state.winners, *(() if state.actor is None else (state.actor,)))):
        if not 0 <= seat < state.options.players:
            # two to four players, as the options say.
            yield Flaw(id="no_such_seat", found=seat + 1, wanted=state.options.players)
    if state.actor is None and state.stage != "over":
        # each has a turn, one after the other.
        yield Flaw(id="no_actor")


def course_flaws(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws of stage, actor and start player of a position."""
    if not _in_game(state):
        yield Flaw(id="stage_not_in_game")
    if not _now(state):
        yield Flaw(id="stage_not_now")
    if state.stage == "move_king" and state.king and not king_sites(state):
        # where he can go nowhere nobody is asked.
        yield Flaw(id="king_nowhere", seat=state.actor)
    yield from _actor(state)
    yield from _start(state, past)
    yield from _waiting(state, past)


def _in_game(state: State) -> bool:
    """Whether games by these options have the stage (R-3.2, R-6.2, R-10.2: by mode, deck and end of a phase)."""
    options = state.options
    match state.stage:
        case "foundations":
            return options.mode == "master"
        case "keep":
            return options.deck == "own"
        case "starter":
            return options.mode != "master" and options.next_phase_start == "lowest_chooses"
        case "carry":
            return options.leftover_blocks == "carry"
    return True


def _now(state: State) -> bool:
    """Whether the stage occurs in this phase and round (R-4.3: a phase's scoring follows its last round)."""
    phase, last = state.phase, state.round == state.options.rounds(state.phase)
    if state.stage in SETTING_UP:
        return (phase, state.round) == (1, 1)
    if state.stage == "carry":
        return phase > 1 and state.round == 1
    if state.stage in AFTER_SCORING:
        return last and (phase == PHASES) == (state.stage == "over")
    return True


def _actor(state: State) -> Iterator[Flaw]:
    actor = state.actor
    if actor is None:
        return
    if state.stage == "over":
        # after the third scoring nobody acts.
        yield Flaw(id="actor_when_over", seat=actor)
        return
    wanted = _only_actor(state)
    if wanted not in (None, actor):
        yield Flaw(id="wrong_actor", seat=actor, other=wanted)


def _only_actor(state: State) -> Seat | None:
    """The only possible actor now; None where it can be anybody (R-3.2, R-3.4, R-10.1).

    In the set-up players act in turn from seat 0, and the last one places the king; after a scoring the player with the
    fewest points acts.
    """
    players = state.options.players
    match state.stage:
        case "foundations":
            return state.board.blocks % players
        case "knights":
            return next((seat for seat, own in enumerate(state.knights) if not own), None)
        case "king":
            return players - 1
        case "move_king" | "starter":
            return last_placed(state)
    return None


def _start(state: State, past: Past) -> Iterator[Flaw]:
    """The flaw of a start player before a rule gives the start to another than seat 0 (R-4.5)."""
    start, options = state.start, state.options
    master = options.mode == "master"
    first = (state.phase, state.round) == (1, 1) if master else state.phase == 1 or options.next_phase_start == "same"
    if first:
        if start:
            yield Flaw(id="wrong_start", seat=start, other=0)
    elif master and _not_leading(state, past):
        yield Flaw(id="start_not_leading", seat=start)


def _not_leading(state: State, past: Past) -> bool:
    """Whether the start player of the master game cannot have led when the round began (R-4.5).

    Those who are still to act in the round have the same points as then.
    """
    scores, start = state.scores, state.start
    if start and not scores[start]:
        return True
    if past.acting is None or state.stage not in IN_A_TURN:
        return False
    later = (seat for seat in range(len(scores)) if moved_before(state, past.acting, seat))
    return any(scores[seat] > scores[start] for seat in later)


def _waiting(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws of blocks that wait from a phase's last turn until the next phase has begun (R-5.10)."""
    for seat, blocks in enumerate(state.waiting):
        most = _most_waiting(state, past, seat)
        if not 0 <= blocks <= most:
            yield Flaw(id="blocks_waiting", seat=seat, found=blocks, wanted=most)
    if state.stage == "carry" and state.actor is not None and not _has_choice(state, state.actor):
        yield Flaw(id="nothing_to_carry", seat=state.actor)


def _most_waiting(state: State, past: Past, seat: Seat) -> int:
    """The maximum number of blocks that can wait for a seat: those of its last stack (R-5.8: none is above 3)."""
    if state.options.leftover_blocks != "carry" or state.stage in SETTING_UP:
        return 0
    if state.stage == "carry":
        # Clockwise from the start player all have been asked, down to the actor.
        done = state.actor is not None and moved_before(state, seat, state.actor)
    else:
        done = past.in_phase[seat] < state.options.rounds(state.phase)
    return 0 if done else STACK_LIMIT


def _has_choice(state: State, seat: Seat) -> bool:
    """Whether a seat has several ways to put its waiting blocks on its stacks (R-5.10); it is asked only then."""
    rooms = [STACK_LIMIT - held for held in state.stacks[seat] if held < STACK_LIMIT]
    return 0 < state.waiting[seat] < sum(rooms) and len(rooms) > 1
