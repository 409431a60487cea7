"""Soundness of a position: all reasons why no game can reach it, each with the rule behind it.

Every flaw found is certain; not every impossible position is found, since no game is searched. Cards that are neither
in a hand nor in a deck count as played, and the order of stacks is ignored.
"""

from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.soundness.ap_stacks_and_cards import card_flaws, turn_flaws
from torres3d.games.torres.rules.soundness.blocks_and_pieces import board_flaws, piece_flaws
from torres3d.games.torres.rules.soundness.flaw import Flaw, FlawId
from torres3d.games.torres.rules.soundness.moments_and_points import course_flaws, moment_flaws, score_flaws
from torres3d.games.torres.rules.soundness.past_play_bounds import SETTING_UP, past_of
from torres3d.games.torres.rules.state import State

UNPLAYABLE: frozenset[FlawId] = frozenset({
    "no_such_moment", "no_such_seat", "no_actor", "castle_too_tall", "square_shared", "too_many_knights",
    "several_kings", "stage_not_in_game", "stage_not_now", "nothing_to_carry", "actor_when_over", "ap_out_of_range",
    "stack_too_high", "stack_empty", "wrong_stack_used", "blocks_waiting", "too_many_bought", "wrong_offer",
    "hidden_card_played", "hidden_card",
})  # fmt: skip
"""Flaws that stop the rules: a command has no answer, or nobody can give one. The other flaws concern only the past of
the position. In the set-up all flaws are of this kind."""
LEFT_UNSAID: frozenset[FlawId] = frozenset({"too_many_stacks", "wrong_start"})
"""Flaws from gaps of a diagram, such as the stacks of players who have had the last turn of a year. Positions of
puzzles have them; they do not affect play."""


def flaws(state: State) -> tuple[Flaw, ...]:
    """All reasons why no game by the state's options reaches this position, most important first; ``()`` if none.

    An impossible moment comes first, then the board, the actor, stacks, cards, points. Never raises for
    a state whose tuples have an entry for each seat.
    """
    past = past_of(state)
    found = [*moment_flaws(state), *board_flaws(state, past), *piece_flaws(state, past)]
    if past is not None:
        for about in (course_flaws, turn_flaws, card_flaws, score_flaws):
            found += about(state, past)
    return tuple(found)


def playable(state: State) -> bool:
    """Whether play can continue from a position to the end of the game, whatever came before it."""
    found = flaws(state)
    return not found or (state.stage not in SETTING_UP and UNPLAYABLE.isdisjoint(flaw.id for flaw in found))


def worst_flaw(state: State) -> Flaw | None:
    """The flaw to report first: one that stops play, otherwise the first one; None where there is none."""
    found = flaws(state)
    return next((flaw for flaw in found if flaw.id in UNPLAYABLE), found[0] if found else None)


def playable_diagram(text: str, options: Options) -> State:
    """The position of a diagram, see `from_diagram`, to play on from.

    Raises `NotationFault` where it is not `playable`, too, with the id of the flaw and its rule.
    """
    state = from_diagram(text, options)
    worst = worst_flaw(state)
    if worst is not None and not playable(state):
        raise NotationFault(worst.id, f"a position that can be played on ({worst.rule})")
    return state
