"""Soundness of points and winners (R-4.4, R-7, R-9: who wins, the marker, the scoring)."""

from collections.abc import Iterator

from torres3d.games.torres.rules.card_kinds import ApCard
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.game_course import winners
from torres3d.games.torres.rules.literal_types import LEAST_CASTLES, MASTER_CARDS, TRACK, TURN_AP, Seat
from torres3d.games.torres.rules.masters import most_master_points
from torres3d.games.torres.rules.scoring import KING_BONUS
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import Past, plays_before
from torres3d.games.torres.rules.state import State

MOST_GAIN = max(card.gain for card in CARDS.values() if isinstance(card, ApCard))
"""Maximum AP that a card gives (R-8.7)."""
PASSES = 3
"""Moves of a marker in a scoring, for castles, for the king and for the master card (R-9.3 to R-9.5)."""


def score_flaws(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws of points and winners of a position."""
    boosts = plays_before(state, past, ApCard).by_seat
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
    lap = TRACK if state.options.marker_spaces == "by_space" else max(1, *state.scores) + 1
    there: dict[int, Seat] = {}
    for seat, score in enumerate(state.scores):
        if score > 0:
            other = there.setdefault(score % lap, seat)
            if other != seat:
                yield Flaw(id="scores_equal", seat=other, other=seat, found=score)


def _most_points(state: State, past: Past, seat: Seat, boosts: int) -> int:
    """The maximum points of a seat.

    All its AP go into the marker, which each time skips all others, and each scoring gives the maximum for the blocks
    on the board.
    """
    ap = TURN_AP * past.ended[seat] + MOST_GAIN * boosts + (past.spent if seat == past.acting else 0)
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
    others = LEAST_CASTLES - 1
    largest = max(0, blocks - others)
    return (largest + 1) ** 2 // 4 + others


def _most_of_master(state: State, phase: int) -> int:
    if state.options.mode != "master":
        return 0
    known = MASTER_CARDS if state.master is None else (state.master,)
    return max(most_master_points(card, phase) for card in known)
