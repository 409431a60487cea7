"""Four characters at every level from the middle up: they have words and faces, play legally, and stand in ids."""

from pathlib import Path

import pytest

from tests.games.torres.random_games import random_states
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.session.player_looks import bots_of, character_of
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.registry import UnknownLevel
from torres3d.games.torres.app.menus.setup_screen import read
from torres3d.games.torres.app.presentation.player_looks import players_by_seat, who_played
from torres3d.games.torres.bots.registry import BOTS as TORRES_BOTS
from torres3d.games.torres.bots.search.evaluation import worth
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.weights_by_grasp_and_character import CHARACTERS, FROM, of_character
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS
from torres3d.i18n.player_level_and_key_names import character_name
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"


@pytest.mark.parametrize("language", language_ids(LOCALE))
@pytest.mark.parametrize("character", CHARACTERS)
def test_each_has_words_and_a_face(character: str, language: str) -> None:
    say = Texts(LOCALE, language)
    for part in ("", "-role", "-about"):
        assert say.has(f"character-{character}{part}")
    assert (paths.assets() / "games/torres/characters" / f"{character}.png").is_file()


def test_levels_from_the_middle_up_have_them() -> None:
    ids = TORRES_BOTS.level_ids()
    for number, level in enumerate(ids):
        found = TORRES_BOTS.characters_of(level)
        assert found == (tuple(f"{level}+{name}" for name in CHARACTERS) if number >= ids.index(FROM) else ())
    assert not TORRES_BOTS.characters_of("master")


@pytest.mark.parametrize("bot", ["novice+builder", "expert+wizard", "expert+", "greedy+builder", "+builder"])
def test_others_there_are_none(bot: str) -> None:
    assert not TORRES_BOTS.is_known(bot, TORRES_BOTS.level_ids())
    with pytest.raises(UnknownLevel):
        TORRES_BOTS.make_bot(bot, 1)


def test_turm_bauer_has_none() -> None:
    with pytest.raises(UnknownLevel):
        TURM_BOTS.make_bot("master+builder", 1)


@pytest.mark.parametrize("character", CHARACTERS)
def test_it_plays_and_takes_other_things_to_be_worth_something(character: str) -> None:
    bot = f"{FROM}+{character}"
    known = of_character(weights(), character)
    differs = 0
    for state in [state for state in random_states(3) if state.stage == "turn"][10::25]:
        assert state.actor is not None
        assert TORRES_BOTS.make_bot(bot, 1).choose(view(state, state.actor)) in legal(state)
        shares = [0.0 if seat == state.actor else known.rivals for seat in range(state.players)]
        plain = [0.0 if seat == state.actor else 1.0 for seat in range(state.players)]
        differs += worth(state, state.actor, known, shares) != worth(state, state.actor, weights(), plain)
    assert differs > 2
    assert of_character(weights(), "") is weights()


def test_its_level_is_that_of_the_plain_one() -> None:
    assert TORRES_BOTS.level_named("hard+royalist") == TORRES_BOTS.level_named("hard")
    assert TORRES_BOTS.elo_of("hard+royalist") == TORRES_BOTS.elo_of("hard") is not None
    assert TORRES_BOTS.title_of("hard+royalist") == "Hard, royalist"
    with pytest.raises(UnknownLevel):
        TORRES_BOTS.level_named("hard+wizard")


def test_a_log_names_it_and_the_table_does_too() -> None:
    say = Texts(LOCALE, "en")
    setup = Setup(
        "romanian", "basic", {}, (Player("Ada", "red", "hard+wizard"), Player("Leonor", "blue", "hard-2+royalist"))
    )
    seats = bots_of(setup, TORRES_BOTS)
    assert seats == {1: "hard-2+royalist"}, "a person plays for a bot that nobody knows"
    look = players_by_seat(setup, seats, say)[1]
    assert (look.name, look.full) == ("Leonor", "Leonor (Hard II, royalist)")
    assert (look.character, look.grade) == ("royalist", "Hard II")
    assert look.about == say("character-royalist-about")
    assert not players_by_seat(setup, {}, say)[1].character, "a person who plays for it has his chip"
    then = who_played(setup, say)
    assert [player.character for player in then] == ["", look.character], "in a replay its face is known"
    assert [player.called for player in then] == [player.called for player in players_by_seat(setup, {}, say)]


@pytest.mark.parametrize("bot", [None, "hard-2", "hard-2+../../icons/box", "hard+wizard", "easy+builder", "+builder"])
def test_nobody_has_a_face_but_a_bot_there_is(bot: str | None) -> None:
    """A log may hold any text, and a picture is found by the character's id."""
    assert character_of(bot, TORRES_BOTS) == ""
    assert character_of("hard-2+builder", TORRES_BOTS) == "builder"


def test_it_is_offered_with_its_level_and_remembered(tmp_path: Path) -> None:
    say = Texts(LOCALE, "en")
    choices = {choice.id: choice for choice in bot_choices(say, TORRES_BOTS)}
    assert not choices["easy"].characters
    assert [each.name for each in choices["hard"].characters] == [character_name(name, say) for name in CHARACTERS]
    file = tmp_path / "setup.yaml"
    text = "edition: romanian\nmode: basic\nrules: {}\nplayers:\n- {name: A, colour: red, bot: null}\n"
    file.write_text(text + "- {name: B, colour: blue, bot: hard+builder}\n", "utf8")
    assert read(file, editions(), TORRES_BOTS.level_ids()).players[1].bot == "hard+builder"
    file.write_text(text + "- {name: B, colour: blue, bot: hard+wizard}\n", "utf8")
    with pytest.raises(FileFault, match="hard\\+wizard"):
        read(file, editions(), TORRES_BOTS.level_ids())
