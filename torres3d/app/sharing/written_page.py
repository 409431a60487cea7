"""A game as the file of a page."""

from pathlib import Path
from typing import Any, ClassVar, Protocol

from torres3d.app.session.palettes import table_palette
from torres3d.app.sharing.game_page import GamePage, NamesIn
from torres3d.app.sharing.page_content import PageContent, judged
from torres3d.app.sharing.page_texts import PageTexts
from torres3d.app.sharing.page_writer import PageWriter, Report
from torres3d.base import paths
from torres3d.base.sanitise import isolate, sanitise
from torres3d.engine.kit import GameSetup
from torres3d.hud.kit.theme import PALETTES
from torres3d.i18n.texts import Texts, Translate, language_ids
from torres3d.scene.colours_and_emblems import Palette
from torres3d.scene.export.page.page_file import page_file
from torres3d.scene.export.page.part_kit import read_kit


class HasPages(Protocol):
    """A game that may have pages; see `torres3d.app.menus.app_declaration.GameApp`."""

    has_hands: ClassVar[bool]

    def names(self, setup: GameSetup, say: Translate) -> list[str]:
        """The players' names by seat."""

    def page(self, setup: GameSetup, names_in: NamesIn, palette: Palette) -> GamePage[Any, Any] | None:
        """What a page shows; None for a game without pages."""


def written_page(
    app: HasPages,
    game: str,
    content: PageContent,
    language: str,
    palette: str,
    analysis: object = None,
    report: Report | None = None,
) -> bytes:
    """The file of a game (by its id) as a page that begins with this language and palette.

    ``analysis`` is the report of one, for a game without hidden hands; ``report`` hears how far writing is. Raises
    `BrokenAsset`, and `ValueError` for a game without pages.
    """
    locale = paths.config() / "locale"
    ids = [language, *(each for each in language_ids(locale) if each != language)]
    texts = PageTexts([Texts(locale, each) for each in ids])
    names = {
        each.language: [isolate(sanitise(name)) for name in app.names(content.setup, each)] for each in texts.languages
    }

    def names_in(say: Translate) -> list[str]:
        assert isinstance(say, Texts)
        return names[say.language]

    palettes = {each: table_palette(_palettes(), each) for each in (palette, *PALETTES)}
    page = app.page(content.setup, names_in, palettes[palette])
    if page is None:
        raise ValueError(f"{game} has no pages")
    if analysis is not None:
        steps = [moment.step for moment in content.moments if moment.step is not None]
        content = judged(content, page.verdicts(steps, analysis), lambda say: say("page-better"))
    document = PageWriter(page, texts, content, names_in).document(game, palettes, report)
    kit = read_kit(page.kit_file()).only(document.parts)
    title = isolate(sanitise(content.title)) or ", ".join(names[language])
    return page_file(document, kit, title, language, paths.assets() / "page")


def _palettes() -> Path:
    return paths.config() / "palettes.yaml"
