"""R-6: buying action cards from the common deck and from one's own, and hands."""

from tests.games.torres.rules.boards import after, ends, happened, plays, position, refused
from tests.games.torres.setups import begin, options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.events import CardDrawn, CardsOffered
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Card
from torres3d.games.torres.rules.state import State

BOARD = """
    .  .  .  .
    1  .  1K .
    1A .  .  1B
    """


def common(*deck: Card, **fields: object) -> State:
    return position(BOARD, options(deck="common"), decks=(deck,), **fields)


def own(*deck: Card, returned: str = "together", **fields: object) -> State:
    return position(BOARD, options(deck="own", returned_cards=returned), decks=(deck, ("six", "leap")), **fields)


def test_r_6_1_deck_common_gives_the_top_card() -> None:
    state = common("leap", "six", "leap")
    assert happened(state, c.Buy()) == (CardDrawn(0, "leap", 1),)
    state = after(state, c.Buy())
    assert (state.bought, state.decks, state.ap, state.stage) == (("leap",), (("six", "leap"),), 4, "turn")
    assert state.hands[0] == ()


def test_r_6_1_deck_common_is_common() -> None:
    state = begin(options(deck="common", players=3))
    assert len(state.decks) == 1
    assert {state.deck_of(seat) for seat in range(3)} == {0}


def test_r_6_2_deck_own_lets_one_look_at_three_and_keep_one() -> None:
    state = own("leap", "six", "climb", "extra")
    assert happened(state, c.Buy()) == (CardsOffered(0, ("leap", "six", "climb"), 1),)
    state = after(state, c.Buy())
    assert (state.stage, state.offer, state.decks[0], state.ap) == ("keep", ("leap", "six", "climb"), ("extra",), 4)
    assert {type(command) for command in legal(state)} == {c.Keep}
    for other in (c.Score(), c.Buy(), c.EndTurn(None, ()), c.Move("a1", "a2")):
        refused(state, other, "wrong_stage", stage="keep", command=type(other).__struct_config__.tag)
    state = after(state, c.Keep("six", ("climb", "leap"), ()))
    assert (state.stage, state.bought, state.offer) == ("turn", ("six",), ())
    assert state.decks == (("climb", "leap", "extra"), ("six", "leap"))


def test_r_6_2_deck_own_belongs_to_the_seat() -> None:
    state = position(BOARD, options(deck="own"), decks=(("leap", "six"), ("extra", "shift")), actor=1)
    assert happened(state, c.Buy()) == (CardsOffered(1, ("extra", "shift"), 1),)


def test_r_6_2_fewer_than_three_are_looked_at_when_there_are_fewer() -> None:
    two = after(own("leap", "six"), c.Buy())
    assert two.offer == ("leap", "six")
    assert set(ends(two, c.Keep)) == {
        c.Keep(kept, *piles)
        for kept, other in (("leap", "six"), ("six", "leap"))
        for piles in (((other,), ()), ((), (other,)))
    }
    one = after(own("leap"), c.Buy())
    assert legal(one) == [c.Keep("leap", (), ())]
    assert after(one, c.Keep("leap", (), ())).decks[0] == ()


def offered(returned: str) -> State:
    return after(own("leap", "six", "climb", "extra", returned=returned), c.Buy())


def test_r_6_2_returned_cards_together() -> None:
    state = offered("together")
    assert len(legal(state)) == 3 * 2 * 2
    refused(state, c.Keep("six", ("climb",), ("leap",)), "return_together")
    assert after(state, c.Keep("six", (), ("climb", "leap"))).decks[0] == ("extra", "climb", "leap")
    assert after(state, c.Keep("six", (), ("leap", "climb"))).decks[0] == ("extra", "leap", "climb")


def test_r_6_2_returned_cards_separately() -> None:
    state = offered("separately")
    assert len(legal(state)) == 3 * (2 + 2 + 2)
    assert after(state, c.Keep("six", ("climb",), ("leap",))).decks[0] == ("climb", "extra", "leap")
    assert after(state, c.Keep("six", ("leap", "climb"), ())).decks[0] == ("leap", "climb", "extra")


def test_r_6_2_the_others_and_nothing_else_are_returned() -> None:
    state = offered("separately")
    refused(state, c.Keep("extra", ("leap",), ("six",)), "card_not_offered", card="extra")
    refused(state, c.Keep("six", ("leap",), ()), "return_the_others", cards=("leap", "climb"))
    refused(state, c.Keep("six", ("leap", "climb"), ("leap",)), "return_the_others", cards=("leap", "climb"))
    refused(state, c.Keep("six", ("leap", "six"), ()), "return_the_others", cards=("leap", "climb"))


def test_r_6_3_at_most_two_a_turn() -> None:
    state = after(common("leap", "six", "climb"), c.Buy(), c.Buy())
    assert (state.ap, state.bought) == (3, ("leap", "six"))
    refused(state, c.Buy(), "two_cards_bought")
    twice = after(own("leap", "six", "climb", "extra"), c.Buy(), c.Keep("leap", (), ("six", "climb")), c.Buy())
    twice = after(twice, c.Keep("extra", (), ("six", "climb")))
    assert twice.bought == ("leap", "extra")
    refused(twice, c.Buy(), "two_cards_bought")


def test_r_6_3_not_from_an_empty_deck() -> None:
    refused(common(), c.Buy(), "deck_empty")
    refused(own(), c.Buy(), "deck_empty")
    assert c.Buy() in legal(position(BOARD, options(deck="own"), decks=(("leap",), ())))


def test_r_6_3_not_playable_in_the_turn_they_were_bought() -> None:
    state = after(common("six", "leap"), c.Buy())
    assert plays(state, "six") == []
    refused(state, c.Play("six"), "card_bought_now", card="six")
    ended = after(state, ends(state, c.EndTurn)[0])
    assert (ended.hands[0], ended.bought) == (("six",), ())


def test_r_6_3_an_older_card_of_the_same_kind_is_playable() -> None:
    state = after(common("six", "leap", hand=("six",)), c.Buy())
    state = after(state, c.Play("six"))
    assert (state.hands[0], state.bought, state.ap) == ((), ("six",), 5)


def test_r_6_3_two_of_a_kind_are_two_cards() -> None:
    state = common("leap", hand=("six", "six"))
    assert plays(state, "six") == [c.Play("six")]
    assert after(state, c.Play("six")).hands[0] == ("six",)


def test_r_6_4_deck_hand_everyone_has_all_ten_and_nothing_is_bought() -> None:
    state = begin(options(mode="master", players=4))
    assert state.hands == (tuple(sorted(DECK)),) * 4
    assert state.decks == ()
    turn = position(BOARD, options(deck="hand"))
    assert not ends(turn, c.Buy)
    refused(turn, c.Buy(), "no_purchase")


def test_r_6_5_no_limit_on_cards_held() -> None:
    many = (*ACTION_CARDS, *ACTION_CARDS, "six")
    state = after(common("leap", hand=many), c.Buy())
    state = after(state, ends(state, c.EndTurn)[0])
    assert len(state.hands[0]) == len(many) + 1
