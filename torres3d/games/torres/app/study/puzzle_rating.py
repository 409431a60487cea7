"""A player's rating in puzzles: each puzzle is an opponent that loses if it is solved at the first try."""

from collections.abc import Mapping, Sequence

from torres3d.bots.strength.estimate import Estimate, course
from torres3d.bots.strength.rated_game import Rival
from torres3d.games.torres.puzzles.puzzle import Grade
from torres3d.games.torres.puzzles.puzzle_record import Tried

STRENGTHS: Mapping[Grade, int] = {1: 800, 2: 1200, 3: 1600}
"""How strong puzzles of a grade are taken to be, among puzzles: who has 1200 solves every second one of grade 2."""


def rating(tried: Sequence[Tried]) -> Estimate | None:
    """The rating of a player by first tries; None where there are none. It is no Elo of games."""
    if not tried:
        return None
    rivals = [Rival("puzzle", STRENGTHS[each.grade], float(each.how == "solved")) for each in tried]
    return course([rival] for rival in rivals)[-1].estimate
