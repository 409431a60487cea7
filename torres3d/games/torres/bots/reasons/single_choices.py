"""Choices of single commands outside turns: their values, and why the best one is."""

import random
from collections.abc import Sequence

from torres3d.games.torres.bots.levels.levels import Level
from torres3d.games.torres.bots.reasons.evaluation_terms import terms_of
from torres3d.games.torres.bots.reasons.reasons import reasons
from torres3d.games.torres.bots.reasons.turn_comparison import WORSE
from torres3d.games.torres.bots.reports import Reason
from torres3d.games.torres.bots.search.evaluation import next_phase, shares_of
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import later_turns
from torres3d.games.torres.bots.search.opening_lookahead import foreseen
from torres3d.games.torres.bots.search.unsearched_choices import kept
from torres3d.games.torres.rules.commands import Command, Keep, LeaveKing, PlaceKing
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.state import State


def weighed(
    state: State, seat: int, level: Level, known: Weights, chance: random.Random
) -> list[tuple[float, Command]]:
    """The commands that a level weighs by points, best first with these: the first is its choice.

    See `torres3d.games.torres.bots.search.search_bot.settle`. None where the level uses another criterion: blocks
    carried over are spread as evenly as possible, and a level that tries no replies places by distances. Nothing is
    hidden in ``state``.
    """
    if state.stage == "keep":
        return sorted(kept(state, known, later_turns(state, seat)), key=lambda choice: -choice[0])
    if state.stage == "carry" or not level.replies:
        return []
    return foreseen(state, seat, known, chance)


def reasons_to_choose(
    state: State, seat: int, choices: Sequence[tuple[float, Command]], known: Weights
) -> tuple[Reason, ...]:
    """The reasons for the first of these commands over the next clearly worse one, right after both.

    Only for cards kept and for the king, and only in favour of the command. The places of foundations and first knights
    do not change a position yet, and what follows from them is one of many possible games: no reliable reason.
    """
    if not choices or not isinstance(choices[0][1], Keep | PlaceKing | LeaveKing):
        return ()
    value, best = choices[0]
    other = next((each for less, each in choices[1:] if value - less >= WORSE and _unlike(best, each)), None)
    if other is None:
        return ()
    shares = shares_of(state, seat, known)
    here, there = (terms_of(next_phase(apply(state, each)), seat, known, shares) for each in (best, other))
    if sum(term.value for term in here) <= sum(term.value for term in there):
        # It is better for what comes later, which cannot be seen here.
        return ()
    return reasons(here, there, seat)


def _unlike(best: Command, other: Command) -> bool:
    """Whether two commands differ in their main object, and not only in the order of returned cards."""
    return not (isinstance(best, Keep) and isinstance(other, Keep)) or best.card != other.card
