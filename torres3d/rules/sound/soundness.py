"""Whether a game can come to a position: everything that speaks against it, each with the rule behind it.

What is named here is certain; not all that is impossible is found, for no game is searched. Cards that are
neither in a hand nor in a deck count as played, and the order of stacks is not looked at.
"""

from torres3d.rules.sound.flaw import Flaw
from torres3d.rules.sound.past import past_of
from torres3d.rules.sound.sound_board import board_flaws
from torres3d.rules.sound.sound_cards import card_flaws
from torres3d.rules.sound.sound_course import course_flaws, moment_flaws
from torres3d.rules.sound.sound_pieces import piece_flaws
from torres3d.rules.sound.sound_scores import score_flaws
from torres3d.rules.sound.sound_turn import turn_flaws
from torres3d.rules.state import State


def flaws(state: State) -> tuple[Flaw, ...]:
    """All because of which no game by the state's options comes to this position, most important first; ``()`` where
    nothing speaks against it.

    A moment that no game has comes first, then what is seen on the board, whose turn it is, stacks, cards, points.
    Never raises for a state with an entry for each seat wherever it has one for seats.
    """
    past = past_of(state)
    found = [*moment_flaws(state), *board_flaws(state, past), *piece_flaws(state, past)]
    if past is not None:
        for about in (course_flaws, turn_flaws, card_flaws, score_flaws):
            found += about(state, past)
    return tuple(found)
