"""Each declared card has what it needs, from the rules to the picture: this tells what a new card still lacks."""

import random
from itertools import count

import pytest
from msgspec.structs import replace

from tests.games.torres.app.input.test_click_to_command import clicks_for, run
from tests.games.torres.random_games import game
from tests.games.torres.rules import plain_turn
from torres3d.base import paths
from torres3d.games.torres.app.input.click_to_command import NOTHING, OnCard, Selected, Selection, click
from torres3d.games.torres.app.input.marks import ghosts_for
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.cards import CARDS, ApCard
from torres3d.games.torres.rules.commands import Play
from torres3d.games.torres.rules.decide import apply, decide
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.motion.choreography import acts_of
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"
PLAYERS = tuple(PlayerLook(seat, name, "red") for seat, name in enumerate(("Ann", "Bob", "Cleo", "Dan")))

each_card = pytest.mark.parametrize("card", ACTION_CARDS)


def plays_of(card: ActionCard) -> list[tuple[State, Play]]:
    """Some ways to play a card, in games of chance whose player has it, and no other."""
    found = []
    rng, numbers = random.Random(card), count(ACTION_CARDS.index(card))
    while len(found) < 40:
        for step in game(next(numbers)):
            state = step.before
            if state.stage == "turn" and state.actor is not None and state.played is None and rng.random() < 0.2:
                hands = (*state.hands[: state.actor], (card,), *state.hands[state.actor + 1 :])
                held = replace(state, hands=hands)
                ways = [command for command in legal(held) if isinstance(command, Play)]
                found += [(held, way) for way in rng.sample(ways, min(len(ways), 2))]
    return found


def test_each_id_is_declared_and_nothing_else() -> None:
    assert tuple(CARDS) == ACTION_CARDS, "torres3d/games/torres/rules/cards.py, in the order of kinds.py"
    assert set(plain_turn.PLAYS) == set(ACTION_CARDS), (
        "tests/games/torres/rules/plain_turn.py, the second reading of the rules"
    )


@each_card
def test_it_has_words_in_each_language(card: ActionCard) -> None:
    for language in language_ids(LOCALE):
        texts = Texts(LOCALE, language)
        for key in (f"card-{card}", f"card-{card}-effect"):
            assert texts.has(key), f"config/locale/{language}/cards.ftl: {key}"


@each_card
def test_it_has_a_picture(card: ActionCard) -> None:
    assert (paths.assets() / "games/torres/cards" / "action" / f"{card}.png").is_file(), (
        "assets/source/torres/cards.py draws it"
    )


@each_card
def test_the_bots_know_what_it_is_worth(card: ActionCard) -> None:
    for phase, cards in enumerate(weights().cards, 1):
        assert card in cards, f"config/games/torres/weights.json, phase {phase}"


@pytest.mark.slow
@each_card
def test_it_can_be_played_by_clicks_and_is_shown(card: ActionCard) -> None:
    say = Texts(LOCALE, "en")
    for state, play in plays_of(card):
        clicks = clicks_for(play)
        assert clicks is not None
        assert run(state, clicks) == play
        commands = legal(state)
        chosen = click(state, commands, NOTHING, OnCard(card))
        if isinstance(chosen, Selected):
            asked = prompt(state, PLAYERS, say, commands, chosen.selection)
            assert asked is not None
            assert say(f"card-{card}") in asked.text
            assert not asked.text.startswith("prompt-")
        else:
            assert not CARDS[card].fields
        happened = decide(state, play)
        assert len(happened) == 2
        if not isinstance(CARDS[card], ApCard):
            assert ghosts_for(state, [play]) != ((), ()), "app/choosing/ghosting.py"
            assert acts_of(happened[1], state), "table/motion/choreography.py"


@pytest.mark.slow
@each_card
def test_the_search_plays_it_as_the_rules_do(card: ActionCard) -> None:
    for state, play in plays_of(card):
        scene = TurnScene(state)
        start = scene.start()
        assert scene.state_of(scene.after_play(start, play)) == apply(state, play)
        strides = {fan.stride(own) for fan in scene.card_steps(start, scene.cards) for own in fan.owns}
        assert play in strides


def test_a_card_that_needs_a_stack_takes_it_before_or_after_the_square() -> None:
    state, play = next(
        (state, play)
        for state, play in plays_of("under")
        if len({way.stack for way in legal(state) if isinstance(way, Play) and way.at == play.at}) > 1
    )
    square, stack = clicks_for(play)[1:]
    assert run(state, [OnCard("under"), square, stack]) == play
    assert run(state, [OnCard("under"), stack, square]) == play
    assert click(state, legal(state), Selection("card", card="under"), stack) == Selected(
        Selection("card", card="under", stack=stack.stack)
    )
