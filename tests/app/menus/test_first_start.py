"""The first start offers lessons and games, once, in a language that is one click away."""

import locale

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import Pupil
from tests.games.torres.app.play.seated import seat
from tests.games.turm_bauer.app.builders import Builder, JudgeHere
from tests.games.turm_bauer.app.play.test_playing import STANDS, in_hand
from torres3d.app.window.settings import Settings
from torres3d.app.window.system_language import ASKING, own_language
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.hud.models.lesson_models import WelcomeModel
from torres3d.hud.models.page_models import MenuModel

QUICK = Settings(quality="low", instant=True, reduced_motion=True)


@pytest.mark.slow
def test_the_first_start_offers_the_lessons(open_program: Opens) -> None:
    player = open_program(QUICK)
    player.program.flow.offer_lessons()
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, WelcomeModel)
    player.spot("learn-torres")
    player.rounds(2)
    assert Pupil(player).at == "look-welcome"


@pytest.mark.slow
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keyboard"])
def test_the_first_start_offers_the_lessons_of_the_other_game_as_well(open_program: Opens, by_keys: bool) -> None:
    player = open_program(QUICK)
    if by_keys:
        player = Keys(player.program, player.screen)
    player.program.flow.offer_lessons()
    player.rounds(2)
    player.spot("learn-turm")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, LessonScreen)
    assert player.program.services.settings.game == "turm", "the menu one comes back to is that game's"


@pytest.mark.slow
def test_four_clicks_lead_from_the_first_start_to_a_first_move_in_torres(open_program: Opens) -> None:
    player = open_program(QUICK)
    player.program.flow.offer_lessons()
    player.rounds(2)
    player.spot("play-torres")
    player.wait()
    session = player.game.session
    assert list(session.bots.values()) == ["novice"]
    player.give(session.commands[0])
    assert session.game.history.steps[-1].by in session.human_seats
    assert player.clicks <= 4


@pytest.mark.slow
def test_four_clicks_lead_from_the_first_start_to_a_first_block_in_turm_bauer(open_program: Opens) -> None:
    player = open_program(QUICK)
    player.program.flow.offer_lessons()
    player.rounds(2)
    player.turm.__dict__["judge"] = JudgeHere(STANDS)
    player.spot("play-turm")
    builder = Builder(player)
    builder.wait_for_person()
    in_hand(builder)
    builder.let_go()
    builder.driver.rounds(4)
    session = builder.top.session
    assert any(
        isinstance(step.command, Build) and step.by in session.human_seats for step in session.game.history.steps
    )
    # Let go by one press more than the driver counts.
    assert player.clicks + 1 <= 4


@pytest.mark.slow
@pytest.mark.parametrize("way", ["known", "escape"])
def test_who_knows_the_game_is_never_asked_again(open_program: Opens, way: str) -> None:
    player = open_program(QUICK)
    player.program.flow.offer_lessons()
    player.rounds(2)
    if way == "escape":
        player.program.press("escape")
    else:
        player.spot("known")
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, MenuModel)
    again = open_program(QUICK)
    again.program.flow.offer_lessons()
    again.rounds(2)
    assert isinstance(again.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_who_has_played_is_not_asked(open_program: Opens) -> None:
    player = open_program(QUICK)
    seat(player)
    player.program.flow.open_menu()
    player.program.flow.offer_lessons()
    player.rounds(2)
    assert isinstance(player.program.hud.model.screen, MenuModel)


def test_one_click_makes_it_german(open_program: Opens) -> None:
    player = open_program(QUICK)
    player.program.flow.offer_lessons()
    player.rounds(2)
    player.spot("language:de")
    player.rounds(2)
    assert player.program.services.settings.language == "de"
    assert player.program.services.say("welcome-title") == "Neu hier?"
    player.spot("learn-torres")
    player.rounds(2)
    lesson = player.program.hud.model.lesson
    assert lesson is not None
    assert lesson.text.startswith("Willkommen")


@pytest.mark.parametrize(
    ("machine", "language"),
    [
        ("de_AT", "de"),
        ("ro_RO", "ro"),
        ("en_GB", "en"),
        ("fr_FR", "en"),
        ("C", "en"),
        (None, "en"),
        ("German_Germany", "de"),
    ],
)
def test_the_first_language_is_the_machines(
    monkeypatch: pytest.MonkeyPatch, machine: str | None, language: str
) -> None:
    for name in ASKING:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (machine, "UTF-8"))
    assert own_language(("en", "de", "ro"), "en") == language


def test_what_the_person_asks_for_counts_before_what_the_system_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert own_language(("en", "de", "ro"), "en") == "de"
    monkeypatch.setenv("LC_ALL", "ro_RO.UTF-8")
    assert own_language(("en", "de", "ro"), "en") == "ro"
