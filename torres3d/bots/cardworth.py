"""What the action cards are worth: how much better a turn is with a card than without it."""

from collections.abc import Iterable

from msgspec.structs import replace

from torres3d.bots.beam import Beam, Limits
from torres3d.bots.evaluation import Judge
from torres3d.bots.position import Scene
from torres3d.bots.weights import CardWorth, Weights
from torres3d.rules.kinds import ACTION_CARDS, ActionCard
from torres3d.rules.state import State

TRIAL = Limits(width=6, cards=4, nodes=20000)
MOST_GAIN = 25.0
"""What a card is taken to add at most: a single lucky turn says little about the next one."""
Trials = dict[tuple[int, ActionCard], list[float]]


def try_cards(states: Iterable[State], known: Weights) -> Trials:
    """By phase and card, what the card added to the best turn in each of these beginnings of a turn."""
    found: Trials = {}
    for state in states:
        assert state.actor is not None
        without = _best(state, (), known, None)
        for card in ACTION_CARDS:
            more = _best(state, (card,), known, card) - without
            found.setdefault((state.phase, card), []).append(min(max(0.0, more), MOST_GAIN))
    return found


def _best(state: State, hand: tuple[ActionCard, ...], known: Weights, card: ActionCard | None) -> float:
    seat = state.actor
    assert seat is not None
    scene = Scene(replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :])))
    beam = Beam(scene, Judge(scene, known), TRIAL)
    beam.run(1)
    return max((value for value, node in beam.ends if node.position.played == card), default=0.0)


def card_worths(trials: Trials, known: Weights) -> Weights:
    """The weights with the worths of these trials; cards not tried in a phase keep theirs."""
    table = [dict(cards) for cards in known.cards]
    for (phase, card), gains in trials.items():
        ranked = sorted(gains, reverse=True)
        best = ranked[: max(1, len(ranked) // 4)]
        table[phase - 1][card] = CardWorth(round(sum(gains) / len(gains), 2), round(sum(best) / len(best), 2))
    return replace(known, cards=tuple(table))
