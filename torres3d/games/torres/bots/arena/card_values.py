"""Values of action cards, measured: how much better a turn is with a card than without it."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import CardWorth, Weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard
from torres3d.games.torres.rules.state import State

TRIAL = Limits(width=6, cards=4, nodes=20000)
MOST_GAIN = 25.0
"""Upper limit of a card's gain: a single lucky turn says little about the next one."""
Trial = tuple[int, dict[ActionCard, float]]


def try_cards(state: State, known: Weights) -> Trial:
    """The phase, and the gain of each card for the best turn from this beginning of a turn."""
    without = _best(state, (), known, None)
    found = {card: _best(state, (card,), known, card) - without for card in ACTION_CARDS}
    return state.phase, {card: min(max(0.0, more), MOST_GAIN) for card, more in found.items()}


def _best(state: State, hand: tuple[ActionCard, ...], known: Weights, card: ActionCard | None) -> float:
    seat = state.actor
    assert seat is not None
    scene = TurnScene(replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :])))
    beam = Beam(scene, Evaluator(scene, known), TRIAL)
    beam.run(1)
    return max((value for value, node in beam.ends if node.position.played == card), default=0.0)


def card_worths(trials: Sequence[Trial], known: Weights) -> Weights:
    """The weights with the card values of these trials; in a phase without trials cards keep theirs."""
    table = [dict(cards) for cards in known.cards]
    for phase, worths in enumerate(table, 1):
        tried = [gains for when, gains in trials if when == phase]
        for card in ACTION_CARDS if tried else ():
            ranked = sorted((gains[card] for gains in tried), reverse=True)
            best = ranked[: max(1, len(ranked) // 4)]
            worths[card] = CardWorth(round(sum(ranked) / len(ranked), 2), round(sum(best) / len(best), 2))
    return replace(known, cards=tuple(table))
