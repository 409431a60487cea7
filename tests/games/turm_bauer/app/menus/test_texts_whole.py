"""No text around Turm Bauer is cut off at 1280 x 720, in any language: menus, set-up, rules, help, game, lessons."""

import pytest

from tests.app.opened import Opens
from tests.at_length import at_length
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.hud.text.fonts import Face, Fonts


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", *at_length("en", "ro")])
def test_no_text_around_turm_bauer_is_cut(open_program: Opens, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, shortened = Fonts.cut, set()

    def heard(fonts: Fonts, text: str, face: Face, size: int, width: float) -> str:
        found = cut(fonts, text, face, size, width)
        if found != text:
            shortened.add(text)
        return found

    monkeypatch.setattr(Fonts, "cut", heard)
    player = open_program(Settings(quality="low", language=language, game="turm"))
    player.program.press("f1")
    player.rounds(2)
    player.spot("back")
    player.spot("rules")
    for _ in range(24):
        player.program.hud.press_key("page_down")
        player.rounds(1)
    player.spot("back")
    player.spot("new")
    for tab in ("blocks", "rules", "players"):
        player.spot(f"tab:{tab}")
    player.spot("count:2")
    player.spot("count:4")
    player.spot("count:3")
    player.spot("start")
    player.rounds(4)
    player.spot("menu")
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("learn")
    player.rounds(2)
    for _ in range(24):
        top = player.program.services.screens.top
        if not isinstance(top, LessonScreen) or top.progress.step.finish:
            break
        top.key("recap_next")
        player.rounds(3)
    assert shortened == set()
