"""Analysis of a position: the best turns in different places, sought with growing effort."""

from msgspec.structs import replace

from torres3d.games.turm_bauer.bots.builder_bot import chance_of, weighed_walks
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.hint import best_of
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint, LineFound, PositionReport
from torres3d.games.turm_bauer.bots.place_choice import Scale
from torres3d.games.turm_bauer.bots.registry import ADVISER, BOTS
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

LINES = 3
"""Turns that are found."""
EFFORTS = 3
FIRST_TRIES, FIRST_PLACES = 250, 10
"""Places that the first effort looks at, and looks at closely."""
LAST_TIMES = 3
"""The last effort looks at so many times as many places and hands as a hint."""
SEED = 0


def analyse_position(state: State, effort: int) -> PositionReport:
    """The best turns of the actor of a state in which nothing is hidden from the bots that they may not see.

    With one effort a position always has the same report.
    """
    level, among, found = _level(effort), legal(state), list[LineFound]()
    while among and len(found) < LINES:
        hint = best_of(state, among, level, SEED)
        found.append(LineFound(hint, _worth(state, hint, level)))
        among = [choice for choice in among if _elsewhere(choice, hint.choices[0])]
    return PositionReport(effort, EFFORTS, tuple(sorted(found, key=lambda line: -line.worth)))


def _level(effort: int) -> Level:
    level = BOTS.level_named(ADVISER)
    if effort == 0:
        return replace(level, tries=FIRST_TRIES, places=FIRST_PLACES, futures=0)
    if effort < EFFORTS - 1:
        return level
    return replace(level, tries=level.tries * 2, places=level.places * LAST_TIMES, hands=level.hands * LAST_TIMES)


def _elsewhere(choice: Choice, best: Choice) -> bool:
    """Whether a choice is about another place than the best one."""
    match choice, best:
        case Placement(cells=cells), Placement(cells=taken):
            return not set(cells) & set(taken)
        case Move(to=to), Move(to=there):
            return to != there
    return choice != best


def _worth(state: State, hint: Hint, level: Level) -> float:
    """The worth of a turn over a block in the box, or over staying."""
    first, scale = hint.choices[0], Scale(state, level, chance_of(SEED, state))
    if isinstance(first, Placement):
        return scale.weighed(first).worth - scale.unbuilt(first.block)
    if not isinstance(first, Move | Stay):
        return 0.0
    walks = weighed_walks(scale, [first])
    return next(each.worth for each in walks if each.choice == first) - walks[-1].worth
