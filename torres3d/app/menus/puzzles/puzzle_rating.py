"""Rating of a person among puzzles, and what a try of one changes in it."""

from collections.abc import Callable, Mapping, Sequence

from torres3d.bots.person_elo_estimate import Estimate, course
from torres3d.bots.rated_games import DRAWN, LOST, WON, Rival
from torres3d.engine.puzzles.puzzle_file import Grade, GradedPuzzle
from torres3d.engine.puzzles.puzzle_tries import Tried

STRENGTHS: Mapping[Grade, int] = {1: 800, 2: 1200, 3: 1600}
"""How strong puzzles of a grade are taken to be, among puzzles: who has 1200 solves every second one of grade 2."""


def result_of(tried: Tried) -> float:
    """The result of a try: solved with the first step told it is worth half."""
    if tried.how != "solved":
        return LOST
    return DRAWN if tried.hinted else WON


def rating(tried: Sequence[Tried]) -> Estimate | None:
    """The rating of a player by first tries; None where there are none. It is no Elo of games."""
    if not tried:
        return None
    rivals = [Rival("puzzle", STRENGTHS[each.grade], result_of(each)) for each in tried]
    return course([rival] for rival in rivals)[-1].estimate


def rating_change(tried: Sequence[Tried]) -> tuple[int | None, int]:
    """What the last of some first tries has changed, and the rating after it; no change where it is the only one."""
    before, after = rating(tried[:-1]), rating(tried)
    assert after is not None
    now = round(after.mean)
    return None if before is None else now - round(before.mean), now


def distance_from(known: Estimate | None) -> Callable[[GradedPuzzle], float]:
    """How far the strength of puzzles is from a rating; without one, easy puzzles are the nearest."""
    wanted = min(STRENGTHS.values()) if known is None else known.mean
    return lambda puzzle: abs(STRENGTHS[puzzle.grade] - wanted)
