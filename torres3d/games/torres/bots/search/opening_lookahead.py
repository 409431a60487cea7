"""Lookahead for foundations, first knights, king and starter: each choice is played on for some turns."""

import random
from collections.abc import Sequence

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator, shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.opponent_replies import turn_over
from torres3d.games.torres.bots.search.placement_choices import place, ranked
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.unsearched_choices import best_carry
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.state import State

CHOICES = 10
"""Maximum choices to play on, those first that look best at once."""
TURNS = 8
"""Turns to play on, all players' together: with two players the whole of the first phase."""
TURN_LIMITS = Limits(width=3, cards=1, nodes=4000)
"""Limits of the search of each of those turns: all together visit at most `CHOICES` × `TURNS` × 4000 positions."""


def place_with_foresight(
    state: State, seat: int, known: Weights, chance: random.Random, hurry: Hurry = unhurried
) -> Command:
    """The best command in the stages of `torres3d.games.torres.bots.search.placement_choices.place`."""
    return foreseen(state, seat, known, chance, hurry)[0][1]


def foreseen(
    state: State, seat: int, known: Weights, chance: random.Random, hurry: Hurry = unhurried
) -> list[tuple[float, Command]]:
    """The choices that were played on, best first, with the seat's values; a single choice with its present value."""
    choices = ranked(state, seat, known, chance)[:CHOICES]
    # The same chance for all, so that they differ by nothing but themselves.
    seed = chance.getrandbits(32)
    shares = shares_of(state, seat, known)
    if len(choices) == 1:
        return [(worth(apply(state, choices[0]), seat, known, shares), choices[0])]
    found: list[tuple[float, Command]] = []
    for command in choices:
        if found and hurry():
            break
        found.append((played_on(apply(state, command), seat, known, shares, random.Random(seed)), command))
    return sorted(found, key=lambda choice: -choice[0])


def played_on(state: State, seat: int, known: Weights, shares: Sequence[float], chance: random.Random) -> float:
    """The value for the seat by these shares some turns later, with quick play by all.

    Or after the scoring, when that comes first.
    """
    turns = 0
    while turns < TURNS and state.stage != "over":
        actor = state.actor
        assert actor is not None
        if state.stage == "turn":
            scene = TurnScene(state)
            outcome = Beam(scene, Evaluator(scene, known), TURN_LIMITS).run(1)
            state = turn_over(scene, outcome.best[0][1])
            turns += 1
        elif turns:
            break
        elif state.stage == "carry":
            state = apply(state, best_carry(state))
        else:
            state = apply(state, place(state, actor, known, chance))
    return worth(state, seat, known, shares)
