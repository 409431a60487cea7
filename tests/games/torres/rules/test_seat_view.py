"""R-6.5: what a seat may know."""

import random

import pytest

from tests.games.torres.random_games import game
from tests.games.torres.rules import laws
from tests.games.torres.rules.boards import after, position, replace
from tests.games.torres.setups import options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import CardDrawn, CardKept, CardsOffered, Event
from torres3d.games.torres.rules.literal_types import Card, Seat
from torres3d.games.torres.rules.seat_view import view

BOARD = "1A . 1K . 1B"
HIDDEN = ("hidden", "hidden")


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as ``seat`` sees it: cards that others draw or keep are hidden."""
    if isinstance(event, CardsOffered) and event.seat != seat:
        return replace(event, cards=hide(event.cards))
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, card="hidden")
    if isinstance(event, CardKept) and event.seat != seat:
        return replace(event, card="hidden", top=hide(event.top), bottom=hide(event.bottom))
    return event


def hide(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    hidden: Card = "hidden"
    return (hidden,) * len(cards)


def test_r_6_5_hands_and_decks_are_hidden_their_numbers_are_not() -> None:
    state = position(
        BOARD, options(deck="own"), hands=(("leap", "six"), ("climb", "extra")), decks=(("doors",), ("seven",) * 2)
    )
    seen = view(state, 0)
    assert seen.seat == 0
    assert seen.state.hands == (("leap", "six"), HIDDEN)
    assert seen.state.decks == (("hidden",), HIDDEN)
    assert view(state, 1).state.hands == (HIDDEN, ("climb", "extra"))
    assert seen.unseen == (("doors",), ("climb", "extra", "seven", "seven"))


def test_r_6_5_the_offer_and_what_was_bought_are_the_buyers() -> None:
    state = after(position(BOARD, options(deck="own"), decks=(("leap", "six", "climb", "extra"), ())), c.Buy())
    assert view(state, 0).state.offer == ("leap", "six", "climb")
    assert view(state, 1).state.offer == ("hidden",) * 3
    assert view(state, 1).unseen[0] == ("climb", "extra", "leap", "six")
    assert view(state, 0).unseen[0] == ("extra",)
    state = after(state, c.Keep("six", ("leap", "climb"), ()))
    assert view(state, 0).state.bought == ("six",)
    assert view(state, 1).state.bought == ("hidden",)


def test_r_6_5_what_is_unseen_in_the_common_deck() -> None:
    state = position(BOARD, options(deck="common"), hands=(("leap",), ("six", "six")), decks=(("climb", "extra"),))
    assert view(state, 0).unseen == (("climb", "extra", "six", "six"),)
    assert view(state, 1).unseen == (("climb", "extra", "leap"),)
    bought = after(state, c.Buy())
    assert view(bought, 0).unseen == (("extra", "six", "six"),)
    assert view(bought, 1).unseen == (("climb", "extra", "leap"),)


def test_r_6_5_what_is_unseen_without_decks() -> None:
    state = position(BOARD, options(deck="hand"), hands=(("leap",), ("six", "climb")))
    assert view(state, 0).unseen == ((), ("climb", "six"))


@pytest.mark.slow
def test_r_6_5_a_view_does_not_change_with_what_is_hidden() -> None:
    rng = random.Random(5)
    for number in range(24):
        for step in game(number):
            if rng.random() < 0.1:
                laws.check_view(step.before, rng)


def test_r_6_5_dealing_anew_really_changes_what_is_hidden() -> None:
    """Else the test above would show nothing."""
    rng = random.Random(1)
    state = position(BOARD, options(deck="common"), hands=(("leap",), ("six", "doors")), decks=(("climb", "extra"),))
    dealt = {laws.reshuffled(state, 0, rng) for _ in range(40)}
    assert len(dealt) > 10
    assert {each.hands[0] for each in dealt} == {("leap",)}
    other = replace(state, hands=(("leap",), ("seven", "shift")))
    assert view(other, 0).state == view(state, 0).state
    assert view(other, 0).unseen != view(state, 0).unseen


def test_r_6_5_everything_on_the_table_is_seen() -> None:
    state = position(BOARD, options(mode="master"), master="row", scores=(3, 4), stack=1)
    assert view(state, 1).state == state


def test_r_6_5_events_of_others_hide_their_cards() -> None:
    offered, drawn = CardsOffered(0, ("leap", "six"), 1), CardDrawn(0, "leap", 1)
    kept = CardKept(0, "leap", ("six",), ("climb",))
    assert [seen_by(event, 0) for event in (offered, drawn, kept)] == [offered, drawn, kept]
    assert seen_by(offered, 1) == CardsOffered(0, HIDDEN, 1)
    assert seen_by(drawn, 1) == CardDrawn(0, "hidden", 1)
    assert seen_by(kept, 1) == CardKept(0, "hidden", ("hidden",), ("hidden",))
    played = decide(position(BOARD, hand=("six",)), c.Play("six"))
    assert tuple(seen_by(event, 1) for event in played) == played


def test_r_6_5_no_event_tells_another_seat_a_card() -> None:
    for number in range(6):
        for step in game(number):
            for event in step.events:
                for seat in range(step.before.options.players):
                    if isinstance(event, CardsOffered | CardDrawn | CardKept) and seat != event.seat:
                        shown = repr(seen_by(event, seat))
                        assert not [card for card in laws.ACTION_CARDS if f"'{card}'" in shown]
