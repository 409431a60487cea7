"""Soundness of moments, stages, actors, start players, points and winners (R-4, R-7, R-9, R-10)."""

from collections.abc import Iterator

from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.cards import ApCard
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.game_course import last_placed, winners
from torres3d.games.torres.rules.masters import most_master_points
from torres3d.games.torres.rules.placing import king_sites
from torres3d.games.torres.rules.scoring import KING_BONUS
from torres3d.games.torres.rules.soundness import past_play_bounds
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.state import State


def moment_flaws(state: State) -> Iterator[Flaw]:
    """The flaws that leave a position no place in any game: no such phase, round or seat, or nobody to act."""
    if not past_play_bounds.has_moment(state):
        # three phases, each of so many rounds.
        yield Flaw(id="no_such_moment", found=state.phase, wanted=state.round)
    for seat in dict.fromkeys((state.start, *state.winners, *(() if state.actor is None else (state.actor,)))):
        if not 0 <= seat < state.options.players:
            # two to four players, as the options say.
            yield Flaw(id="no_such_seat", found=seat + 1, wanted=state.options.players)
    if state.actor is None and state.stage != "over":
        # each has a turn, one after the other.
        yield Flaw(id="no_actor")


def course_flaws(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
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
    optional: dict[lit.Stage, bool] = {
        "foundations": options.mode == "master",
        "keep": options.deck == "own",
        "starter": options.mode != "master" and options.next_phase_start == "lowest_chooses",
        "carry": options.leftover_blocks == "carry",
    }
    return optional.get(state.stage, True)


def _now(state: State) -> bool:
    """Whether the stage occurs in this phase and round (R-4.3: a phase's scoring follows its last round)."""
    phase, last = state.phase, state.round == state.options.rounds(state.phase)
    if state.stage in past_play_bounds.SETTING_UP:
        return (phase, state.round) == (1, 1)
    if state.stage == "carry":
        return phase > 1 and state.round == 1
    if state.stage in past_play_bounds.AFTER_SCORING:
        return last and (phase == lit.PHASES) == (state.stage == "over")
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


def _only_actor(state: State) -> lit.Seat | None:
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


def _start(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    """The flaw of a start player before a rule gives the start to another than seat 0 (R-4.5)."""
    start, options = state.start, state.options
    master = options.mode == "master"
    first = (state.phase, state.round) == (1, 1) if master else state.phase == 1 or options.next_phase_start == "same"
    if first:
        if start:
            yield Flaw(id="wrong_start", seat=start, other=0)
    elif master and _not_leading(state, past):
        yield Flaw(id="start_not_leading", seat=start)


def _not_leading(state: State, past: past_play_bounds.Past) -> bool:
    """Whether the start player of the master game cannot have led when the round began (R-4.5).

    Those who are still to act in the round have the same points as then.
    """
    scores, start = state.scores, state.start
    if start and not scores[start]:
        return True
    if past.acting is None or state.stage not in past_play_bounds.IN_A_TURN:
        return False
    later = (seat for seat in range(len(scores)) if past_play_bounds.moved_before(state, past.acting, seat))
    return any(scores[seat] > scores[start] for seat in later)


def _waiting(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    """The flaws of blocks that wait from a phase's last turn until the next phase has begun (R-5.10)."""
    for seat, blocks in enumerate(state.waiting):
        most = _most_waiting(state, past, seat)
        if not 0 <= blocks <= most:
            yield Flaw(id="blocks_waiting", seat=seat, found=blocks, wanted=most)
    if state.stage == "carry" and state.actor is not None and not _has_choice(state, state.actor):
        yield Flaw(id="nothing_to_carry", seat=state.actor)


def _most_waiting(state: State, past: past_play_bounds.Past, seat: lit.Seat) -> int:
    """The maximum number of blocks that can wait for a seat: those of its last stack (R-5.8: none is above 3)."""
    if state.options.leftover_blocks != "carry" or state.stage in past_play_bounds.SETTING_UP:
        return 0
    if state.stage == "carry":
        # Clockwise from the start player all have been asked, down to the actor.
        done = state.actor is not None and past_play_bounds.moved_before(state, seat, state.actor)
    else:
        done = past.in_phase[seat] < state.options.rounds(state.phase)
    return 0 if done else lit.STACK_LIMIT


def _has_choice(state: State, seat: lit.Seat) -> bool:
    """Whether a seat has several ways to put its waiting blocks on its stacks (R-5.10); it is asked only then."""
    rooms = [lit.STACK_LIMIT - held for held in state.stacks[seat] if held < lit.STACK_LIMIT]
    return 0 < state.waiting[seat] < sum(rooms) and len(rooms) > 1


PASSES = 3
"""Moves of a marker in a scoring, for castles, for the king and for the master card (R-9.3 to R-9.5)."""


def score_flaws(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    boosts = past_play_bounds.plays_before(state, past, ApCard).by_seat
    for seat, score in enumerate(state.scores):
        most = _most_points(state, past, seat, boosts[seat])
        if not 0 <= score <= most:
            yield Flaw(id="score_out_of_range", seat=seat, found=score, wanted=most)
    yield from _equal(state)
    # after the third scoring those with the most points have won.
    if state.stage != "over":
        if state.winners:
            yield Flaw(id="winners_too_early")
    elif state.winners != winners(state):
        yield Flaw(id="wrong_winners")


def _equal(state: State) -> Iterator[Flaw]:
    """The markers in the same place, which they never share (R-7.1, R-7.2); before their first move they have none."""
    lap = lit.TRACK if state.options.marker_spaces == "by_space" else max(1, *state.scores) + 1
    there: dict[int, lit.Seat] = {}
    for seat, score in enumerate(state.scores):
        if score > 0:
            other = there.setdefault(score % lap, seat)
            if other != seat:
                yield Flaw(id="scores_equal", seat=other, other=seat, found=score)


def _most_points(state: State, past: past_play_bounds.Past, seat: lit.Seat, boosts: int) -> int:
    """The maximum points of a seat.

    All its AP go into the marker, which each time skips all others, and each scoring gives the maximum for the blocks
    on the board.
    """
    ap = (
        lit.TURN_AP * past.ended[seat]
        + past_play_bounds.MOST_GAIN * boosts
        + (past.spent if seat == past.acting else 0)
    )
    passed = sum(1 for other, score in enumerate(state.scores) if other != seat and score)
    scored = sum(
        _most_castles(state.board.blocks) + KING_BONUS * phase + _most_of_master(state, phase) + PASSES * passed
        for phase in range(1, past.scorings + 1)
    )
    return scored + ap // SCORE_COST * (1 + passed)


def _most_castles(blocks: int) -> int:
    """The maximum score of castles of so many blocks for one player (R-9.1).

    A castle of area a with a tower of level l has at least a + l - 1 blocks, and gives a times l. One large castle
    gives more than several, but at least five others are beside it (R-8.8: six castles).
    """
    others = lit.LEAST_CASTLES - 1
    largest = max(0, blocks - others)
    return (largest + 1) ** 2 // 4 + others


def _most_of_master(state: State, phase: int) -> int:
    if state.options.mode != "master":
        return 0
    known = lit.MASTER_CARDS if state.master is None else (state.master,)
    return max(most_master_points(card, phase) for card in known)
