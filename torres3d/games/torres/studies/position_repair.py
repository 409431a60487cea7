"""Repair of positions for the editor screen: removes flaws that the screen does not show."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.diagram import blocks_left
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, Card, Seat
from torres3d.games.torres.rules.soundness.flaw import FlawId
from torres3d.games.torres.rules.soundness.possible_past import copies
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.position_editor import in_turn

NOT_ON_SCREEN: frozenset[FlawId] = frozenset({
    "blocks_in_all", "blocks_waiting", "wrong_stack_used", "stack_empty", "card_too_often", "too_many_cards",
    "too_many_bought", "card_played_now", "hidden_card_played", "hidden_card", "no_master_card", "master_card_here",
})  # fmt: skip
"""Flaws that the editor screen does not show."""


def mended(state: State) -> State:
    """The position in a turn (`in_turn`), without the flaws `NOT_ON_SCREEN`; unchanged where it has none of them.

    Those are: a missing seat, an invalid used stack, blocks that wait or are nowhere, cards that are hidden or too
    many.
    """
    seats = range(state.players)
    actor = 0 if state.actor is None or state.actor not in seats else state.actor
    start = state.start if state.start in seats else 0
    if (state.actor, state.start) != (actor, start) and (state.actor is not None or state.stage in ("turn", "keep")):
        state = replace(state, actor=actor, start=start)
    turn = in_turn(state)
    if NOT_ON_SCREEN.isdisjoint(flaw.id for flaw in flaws(turn)):
        return turn
    turn = _dealt(turn)
    stacks = tuple(tuple(blocks for blocks in each if blocks > 0) for each in turn.stacks)
    same = stacks == turn.stacks and turn.stack in range(len(stacks[turn.actor or 0]))
    turn = replace(
        turn,
        stacks=stacks,
        stack=turn.stack if same else None,
        played=turn.played if turn.played in DECK else None,
        waiting=(0,) * turn.players,
        master=(turn.master or MASTER_CARDS[0]) if turn.options.mode == "master" else None,
    )
    return replace(turn, supply=max(0, blocks_left(turn)))


def _dealt(state: State) -> State:
    """The position with no card too often, and an unused card for each hidden one."""
    common = state.options.deck == "common"
    pools = [Counter(dict.fromkeys(DECK, copies(state))) for _ in range(1 if common else state.players)]
    if state.played in DECK:
        pools[0 if common else state.actor or 0][state.played] -= 1

    def known(seat: Seat, cards: Sequence[Card]) -> list[Card]:
        pool, kept = pools[0 if common else seat], []
        for card in cards:
            if card != "hidden":
                pool[card] -= 1
            if card == "hidden" or pool[card] >= 0:
                kept.append(card)
        return kept

    def dealt(seat: Seat, cards: Sequence[Card]) -> list[Card]:
        pool = pools[0 if common else seat]
        found: list[Card] = []
        for card in cards:
            if card == "hidden":
                left = [other for other in DECK if pool[other] > 0]
                pool.subtract(left[:1])
                found += left[:1]
            else:
                found.append(card)
        return found

    # What is too many leaves the decks first: their cards are looked at last.
    hands = [known(seat, hand) for seat, hand in enumerate(state.hands)]
    decks = [known(seat, deck) for seat, deck in enumerate(state.decks)]
    return replace(
        state,
        hands=tuple(tuple(sorted(dealt(seat, hand))) for seat, hand in enumerate(hands)),
        decks=tuple(tuple(dealt(seat, deck)) for seat, deck in enumerate(decks)),
    )
