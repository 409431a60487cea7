"""What is hidden never gets onto a page: games that differ in nothing else give the same bytes."""

import random
from collections.abc import Sequence

import pytest

from tests.games.torres.app.sharing.pages import begun, bytes_of, mirrored, page_of, played
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.sharing.page_content import game_content, hiding
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.rules.cards import DECK, whole_decks
from torres3d.games.torres.rules.events import CardDrawn

EVERYBODY = (0, 1)


def shuffled(cards: Sequence[str], seed: int) -> tuple[str, ...]:
    """The cards in an order of chance."""
    return tuple(random.Random(seed).sample(cards, len(cards)))


@pytest.mark.parametrize("mode", ["basic", "variant"])
def test_a_game_that_goes_on_tells_no_cards_and_no_decks(mode: str) -> None:
    decks = 2 if mode == "basic" else 1
    cards = [*DECK] * (1 if mode == "basic" else 4)
    one, other = (Chance(tuple(shuffled(cards, seed + deck) for deck in range(decks)), None) for seed in (1, 5))
    # Cut at each place: before, while and after cards are offered, bought and kept.
    whole = played(begun(one, mode=mode), 3, EVERYBODY, 60)
    bought = [step.n for step in whole.standing_steps() if type(step.command).__name__ in ("Buy", "Keep")]
    assert len(bought) >= 4
    for end in (*bought[:4], 60):
        game = played(begun(one, mode=mode), 3, EVERYBODY, end)
        twin = mirrored(game, other)
        assert (game.state.hands, game.state.decks) != (twin.state.hands, twin.state.decks)
        assert bytes_of(game_content(game)) == bytes_of(game_content(twin))


def test_a_hidden_seat_keeps_its_hand_after_the_end_where_decks_are_own() -> None:
    mine = shuffled(DECK, 1)
    one, other = (Chance((mine, shuffled(DECK, seed)), None) for seed in (2, 3))
    game = played(begun(one), 4, (1,))
    twin = mirrored(game, other)
    assert game.state.stage == twin.state.stage == "over"
    assert game.state.hands[0] == twin.state.hands[0]
    assert game.state.hands[1] != twin.state.hands[1]
    assert bytes_of(hiding(game_content(game), [1])) == bytes_of(hiding(game_content(twin), [1]))
    assert bytes_of(game_content(game)) != bytes_of(game_content(twin)), "open hands differ"


def test_a_hidden_seat_keeps_its_hand_after_the_end_where_the_deck_is_common() -> None:
    (deck,) = (tuple(shuffled([*DECK] * 4, 6)),)
    game = played(begun(Chance((deck,), None), mode="variant"), 4, (1,))
    drawn = [
        (step.by, event.card) for step in game.standing_steps() for event in step.events if isinstance(event, CardDrawn)
    ]
    assert [card for _, card in drawn] == [*deck[: len(drawn)]]
    # What seat 1 drew, and what nobody did, changes places.
    free = [place for place in range(len(deck)) if place >= len(drawn) or drawn[place][0] == 1]
    cards = [*deck]
    for place, card in zip(free, shuffled([deck[place] for place in free], 8), strict=True):
        cards[place] = card
    twin = mirrored(game, Chance((tuple(cards),), None))
    assert game.state.hands[1] != twin.state.hands[1]
    assert bytes_of(hiding(game_content(game), [1])) == bytes_of(hiding(game_content(twin), [1]))
    assert bytes_of(game_content(game)) != bytes_of(game_content(twin))


def test_header_and_set_up_say_nothing_more() -> None:
    game = _master()
    page = page_of(game)
    assert game.state.actor is not None
    assert not any("cards 10:" in fact for fact in page.facts(len(page.steps) - 1))
    assert whole_decks(game.state.options) == ()
    assert game.header.game.encode() not in bytes_of(game_content(game))


def _master() -> TorresHistory:
    """The beginning of a master game: everybody has all ten cards, and the master card lies open."""
    whole = load_log(TORRES, EXAMPLES / "022-rio-grande-1999-master-4p-level_same.torres")[1]
    found = type(whole)(TORRES, whole.header)
    for step in whole.standing_steps()[:40]:
        found.add(found.prepare(step.by, step.standing_command))
    return found
