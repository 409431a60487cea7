"""Names nobody has written are said in the present language; names somebody has typed stay."""

import shutil
from pathlib import Path

import pytest

from torres3d.base import paths
from torres3d.games.torres.words.card_and_edition_names import edition_name
from torres3d.i18n.player_level_and_key_names import key_name, level_about, level_name, shown_name
from torres3d.i18n.texts import Texts

LOCALE = paths.config() / "locale"


@pytest.mark.parametrize(
    ("stored", "bot", "shown"),
    [
        ("Player 1", None, "Spieler 1"),
        ("Jucătorul 3", None, "Spieler 3"),
        ("Spieler 2", None, "Spieler 2"),
        ("Player 3", "easy", "Spieler 3"),
        ("Easy", "easy", "Leicht"),
        ("Easy", "hard", "Leicht"),
        ("Ușor", "easy", "Leicht"),
        ("easy", "easy", "Leicht"),
        ("easy 2", "easy", "Leicht 2"),
        ("Expert", "expert", "Experte"),
        ("Easy II", "easy-2", "Leicht II"),
        ("Ușor III 2", "easy-3", "Leicht III 2"),
        ("easy-2", "easy-2", "Leicht II"),
    ],
)
def test_a_name_nobody_has_written_is_said_in_the_present_language(stored: str, bot: str | None, shown: str) -> None:
    assert shown_name(stored, bot, Texts(LOCALE, "de")) == shown


@pytest.mark.parametrize(
    ("stored", "bot"),
    [
        ("Ana", None),
        ("Player", None),
        ("Player 5", None),
        ("player 1", None),
        (" Player 1", None),
        ("Easy", None),
        ("easy", "hard"),
        ("easy 12", "easy"),
        ("Easy going", "easy"),
        ("Easy I", "easy"),
        ("Easy XII", "easy"),
        ("李雷", "easy"),
        ("", None),
    ],
)
def test_a_name_somebody_has_typed_stays(stored: str, bot: str | None) -> None:
    assert shown_name(stored, bot, Texts(LOCALE, "de")) == stored


def test_what_comes_of_it_in_every_language_can_be_known_again() -> None:
    for language in ("en", "de", "ro"):
        there = Texts(LOCALE, language)
        for stored, bot in (("Player 4", None), ("Medium", "medium"), ("greedy 1", "greedy")):
            shown = shown_name(stored, bot, there)
            assert shown_name(shown, bot, Texts(LOCALE)) == shown_name(stored, bot, Texts(LOCALE))


def test_a_level_and_an_edition_that_a_person_added_have_their_own_titles() -> None:
    say = Texts(LOCALE, "de")
    assert level_name("mine", "My own", say) == "My own"
    assert level_name("easy", "Easy", say) == "Leicht"
    assert level_about("mine", say) == say("setup-bot-added")
    assert level_name("mine-2", "My second", say) == "My second"
    assert level_name("hard-4", "Hard IV", say) == "Schwer IV"
    assert level_about("hard-4", say) == say("bot-hard-about")
    assert edition_name("mine", "My edition", say) == "My edition"
    assert edition_name("romanian", "Romanian edition", say) == "Rumänische Ausgabe"
    assert shown_name("My own", "mine", say) == "My own"
    assert shown_name("mine 2", "mine", say) == "mine 2"


@pytest.mark.parametrize(
    ("key", "printed"),
    [
        ("z", "Z"),
        ("escape", "Esc"),
        ("arrow_left", "←"),
        ("control-z", "Strg + Z"),
        ("-", "Minus"),
        (",", "Komma"),
        ("print_screen", "PRINT_SCREEN"),
        ("shift--", "Umschalt + Minus"),
    ],
)
def test_keys_are_called_what_is_printed_on_them(key: str, printed: str) -> None:
    assert key_name(key, Texts(LOCALE, "de")) == printed


def test_names_are_known_in_a_language_that_a_person_added(tmp_path: Path) -> None:
    shutil.copytree(LOCALE.parent, tmp_path / "config")
    locale = tmp_path / "config/locale"
    (locale / "cs").mkdir()
    (locale / "cs" / "names.ftl").write_text("player-name = Hráč { $number }\nbot-easy = Lehký\n", "utf-8")
    assert shown_name("Hráč 2", None, Texts(locale, "de"), locale) == "Spieler 2"
    assert shown_name("Lehký", "easy", Texts(locale, "de"), locale) == "Leicht"
    assert shown_name("Player 2", None, Texts(locale, "cs"), locale) == "Hráč 2"
