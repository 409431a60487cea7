"""The prompt offers only what can be done, and does not tell players that they are playing."""

import pytest

from tests.games.torres.app.input.test_end_turn_loss import turns
from torres3d.base import paths
from torres3d.games.torres.app.input.click_to_command import NOTHING
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.turm_bauer.app.input.click_to_command import LegalChoices, Selection
from torres3d.games.turm_bauer.app.input.prompts import prompt_text
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import read_position
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Texts, language_ids

LANGUAGES = language_ids(paths.config() / "locale")
COLOURS = ("red", "blue", "green", "yellow")
PERSONS = tuple(PlayerLook(seat, f"Player {seat + 1}", colour) for seat, colour in enumerate(COLOURS))
BOTS = tuple(PlayerLook(seat, f"Bot {seat + 1}", colour, "easy") for seat, colour in enumerate(COLOURS))
CARD = {"en": "card", "de": "Karte", "ro": "carte"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_named_only_where_one_can_be_played(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    seen = set()
    for state in turns(700):
        commands = legal(state)
        told = prompt(state, PERSONS, say, commands, NOTHING)
        if state.ap or told is None:
            continue
        playable = any(isinstance(command, c.Play) for command in commands)
        assert (CARD[language] in told.text) == playable, told
        seen.add(playable)
    assert seen == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_he_plays_himself(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    for state in turns(20):
        assert prompt(state, PERSONS, say, [], NOTHING) is None
        assert state.actor is not None
        waiting = prompt(state, BOTS, say, [], NOTHING)
        assert waiting is not None
        assert BOTS[state.actor].name in waiting.text
    building = read_position("dice 3 3\n")
    assert prompt_text(building, PERSONS, say, LegalChoices(), Selection()) is None
    waiting = prompt_text(building, BOTS, say, LegalChoices(), Selection())
    assert waiting is not None
    assert "Bot" in waiting.text
