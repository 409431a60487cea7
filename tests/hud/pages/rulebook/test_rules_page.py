"""The rules' page: contents that fold, text that turns, pictures that are there."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.at_length import at_length
from tests.games.torres.words.test_rulebook_sections import book
from tests.hud.conftest import Player
from torres3d.base import paths
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.words.rulebook_sections import CHAPTERS, pictures
from torres3d.games.turm_bauer.words.rulebook_sections import pictures as turm_pictures
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import RulesModel, TurnToSection
from torres3d.hud.pages.rulebook.open_rules_section import (
    BAR,
    MIN_TWO_COLUMNS,
    TEXT,
    TITLE,
    paint_section,
    places,
    text_lines,
)
from torres3d.hud.pages.rulebook.rules_page import RulesPage, contents_rows
from torres3d.hud.pages.screen_and_dialog_pages import ScreenPanel
from torres3d.hud.text.fonts import Face, Fonts
from torres3d.i18n.texts import language_ids
from torres3d.i18n.words_declaration import search_sections

SIZES = ((1280, 720, 0.8), (1280, 720, 1.0), (1280, 720, 2.0), (1920, 1080, 1.5), (2560, 1440, 2.0))
LANGUAGES = language_ids(paths.config() / "locale")
READ = [
    each
    for number, size in enumerate(SIZES)
    for turn, language in enumerate(LANGUAGES)
    for each in ([(*size, language)] if turn == number % len(LANGUAGES) else at_length((*size, language)))
]
"""Each size in one language, and at length in all."""


def rules(shown: int = 0, wanted: str = "", language: str = "en") -> RulesModel:
    """The rules of a master game."""
    sections = book(resolve("romanian", "master", {}, 4), language=language)
    chapters = {chapter: chapter.title() for chapter in CHAPTERS}
    return RulesModel("Edition, game", chapters, sections, shown, wanted, search_sections(sections, wanted))


def test_every_picture_is_there() -> None:
    for name in (*pictures(), *turm_pictures()):
        assert (paths.assets() / f"{name}.webp").is_file(), name
    there = [file.relative_to(paths.assets()).with_suffix("") for file in paths.assets().rglob("*.webp")]
    assert {file.as_posix() for file in there} == {*pictures(), *turm_pictures()}


def test_chapters_fold_but_the_open_one() -> None:
    model = rules()
    rows = contents_rows(model)
    assert [row.text for row in rows if row.chapter] == [chapter.title() for chapter in CHAPTERS]
    assert {model.sections[row.number].chapter for row in rows if not row.chapter} == {"start"}
    searched = contents_rows(rules(wanted="king"))
    assert len({model.sections[row.number].chapter for row in searched if not row.chapter}) > 1


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "scale", "language"), READ)
def test_all_of_every_section_can_be_read(
    make_hud: Callable[..., Player], width: int, height: int, scale: float, language: str
) -> None:
    player = make_hud(language, (width, height), scale)
    for shown in range(0, len(rules().sections), 3):
        player.hud.update(HudModel(screen=rules(shown, language=language)))
        player.step()
        (page,) = [panel for panel in player.hud.panels if isinstance(panel, ScreenPanel)]
        for spot in page.spots:
            assert player.hud.window.contains(*spot.rect.middle), spot.name
            assert spot.rect.right <= page.rect.right
            assert spot.rect.bottom <= page.rect.bottom
        assert page.spot_named(f"section:{shown}") is not None


@pytest.mark.long
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_every_title_is_written_whole(
    make_hud: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    whole, cut = Fonts.cut, set()

    def heard(fonts: Fonts, text: str, face: Face, size: int, width: float) -> str:
        shown = whole(fonts, text, face, size, width)
        if shown != text and face == TITLE.face:
            cut.add(text)
        return shown

    monkeypatch.setattr(Fonts, "cut", heard)
    player = make_hud(language, (1280, 720), 2.0)
    sections = rules(language=language).sections
    for shown in range(len(sections)):
        player.hud.update(HudModel(screen=rules(shown, language=language)))
        player.step()
        assert sections[shown].title not in cut


@pytest.mark.parametrize("wide", [400, 700], ids=["picture above", "picture beside"])
def test_the_text_turns_to_its_last_line(wide: int) -> None:
    """Laid out in a small box, all of a section is shown at some place of the scroll, and nothing below it."""
    section = next(
        each for each in book(resolve("romanian", "basic", {}, 4)) if each.picture and len(each.paragraphs) > 2
    )
    canvas = Canvas(Rect(0, 0, wide, 300), 1.0, Fonts(paths.assets() / "fonts"), Icons(paths.assets()))
    box = Rect(0, 0, wide, 170)
    first = paint_section(canvas, rules(), section, box, 0, str)
    last = paint_section(canvas, rules(), section, box, 9999, str)
    assert first.at == 0 < first.most == last.most == last.at
    row = canvas.line_height(TEXT)
    written = last.window.w - (BAR + 9)
    lines = text_lines(canvas, section, written)
    above = places(section, box).above[1]
    high = sum(row if line else row * 0.55 for line in lines) + (above + 8 if above else 0)
    assert bool(above) == (wide < MIN_TWO_COLUMNS)
    assert last.at + last.window.h == pytest.approx(high)
    line, handle = last.bar()
    assert handle.bottom == pytest.approx(line.bottom)


def test_page_keys_pass_nothing_over_and_lead_on(make_hud: Callable[..., Player]) -> None:
    player = make_hud("en", (1280, 720), 2.0)
    long = next(number for number, section in enumerate(rules().sections) if len(section.paragraphs) > 3)
    player.hud.update(HudModel(screen=rules(long)))
    player.step()
    (panel,) = [panel for panel in player.hud.panels if isinstance(panel, ScreenPanel)]
    assert isinstance(panel.page, RulesPage)
    seen = [panel.page.turned_to]
    while not player.told:
        panel.key("page_down")
        player.step()
        seen.append(panel.page.turned_to)
    assert player.told == [TurnToSection(long + 1)]
    tops = [each.at for each in seen if each is not None]
    window = seen[0].window.h if seen[0] is not None else 0.0
    assert len(tops) > 3
    assert all(0 <= after - before < window for before, after in pairwise(tops))
    assert tops[-1] == seen[0].most if seen[0] is not None else False


def test_a_click_tells_the_section(player: Player) -> None:
    player.hud.update(HudModel(screen=rules()))
    player.step()
    player.point("section:2")
    player.press()
    player.release()
    assert TurnToSection(2) in player.told
