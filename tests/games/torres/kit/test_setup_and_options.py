"""Set-ups: house rules over an edition, and chance that fits them."""

from collections import Counter

import pytest

from tests.games.torres.logged_games import setup
from tests.games.torres.setups import CHOICES
from torres3d.games.torres.kit.chance import chance_error, draw
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import HOUSE_RULES, SetupFault, options_of, resolve
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.literal_types import MASTER_CARDS


def test_an_edition_alone() -> None:
    assert options_of(setup()) == editions()["rio-grande-1999"].options("basic", 2)


@pytest.mark.parametrize(("option", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_each_option_can_be_a_house_rule(option: str, value: str) -> None:
    options = resolve("romanian", "basic", {option: value}, 3)
    assert getattr(options, option) == value


def test_stacks_and_foundations_as_house_rules() -> None:
    stacks = [[1, 2, 3, 1], [1, 1, 1], [2, 2, 2]]
    foundations = ["a1", "c1", "e1", "g1", "b3", "d3", "f3", "h3"]
    options = resolve("romanian", "basic", {"stacks": stacks, "foundations": foundations}, 4)
    assert options.stacks == ((1, 2, 3, 1), (1, 1, 1), (2, 2, 2))
    assert options.foundations == tuple(foundations)


def test_all_options_of_section_12_are_house_rules() -> None:
    assert set(HOUSE_RULES) == {*CHOICES, "stacks", "foundations"}


def test_an_option_nobody_knows_names_those_there_are() -> None:
    with pytest.raises(SetupFault) as caught:
        resolve("romanian", "basic", {"kings_move": "any_castle"}, 3)
    assert "king_move" in str(caught.value)


def test_a_number_of_players_nobody_can_play_with() -> None:
    for players in (0, 1, 5):
        with pytest.raises(SetupFault):
            resolve("romanian", "basic", {}, players)


def test_the_common_deck_holds_each_card_four_times() -> None:
    options = resolve("ravensburger-1999", "basic", {}, 3)
    (deck,) = draw(options, 1).decks
    assert Counter(deck) == dict.fromkeys(DECK, 4)


def test_own_decks_hold_each_card_once() -> None:
    decks = draw(resolve("rio-grande-1999", "basic", {}, 3), 1).decks
    assert [sorted(deck) for deck in decks] == [sorted(DECK)] * 3


def test_the_master_game_has_a_master_card_and_no_deck() -> None:
    options = resolve("rio-grande-1999", "master", {}, 3)
    drawn = {draw(options, seed).master for seed in range(200)}
    assert drawn == set(MASTER_CARDS)
    assert draw(options, 1).decks == ()


def test_a_seed_gives_the_same_chance_and_none_another() -> None:
    options = resolve("rio-grande-1999", "basic", {}, 4)
    assert draw(options, 7) == draw(options, 7)
    assert draw(options, 7) != draw(options, 8)
    assert draw(options) != draw(options)


def test_what_is_drawn_fits() -> None:
    for edition in editions():
        for deck in ("common", "own", "hand"):
            options = resolve(edition, "master", {"deck": deck}, 2)
            assert chance_error(options, draw(options)) is None


def test_a_log_of_version_1_has_the_track_of_its_time_and_no_option_for_it() -> None:
    made = setup(edition="romanian")
    assert options_of(made).marker_spaces == "by_space"
    assert options_of(made, version=1).marker_spaces == "by_total"
    named = setup(edition="romanian", marker_spaces="by_space")
    assert options_of(named).marker_spaces == "by_space"
    with pytest.raises(SetupFault) as caught:
        options_of(named, version=1)
    assert caught.value.reason == "unknown_option"
    assert "castles_card" in caught.value.problem
    assert caught.value.problem.count("marker_spaces") == 1, "it is not among those there are"
