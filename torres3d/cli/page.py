"""``torres3d page``: a whole game or study as one HTML file for any browser."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.cli.drawing_options_and_errors import check_names, drawing
from torres3d.cli.read_log_for_command import open_log
from torres3d.engine.history import History
from torres3d.games.game import Game
from torres3d.games.registered import GAMES, game_of
from torres3d.i18n.texts import FALLBACK, language_ids
from torres3d.terminal.error_exit import FAULTY_FILE, Stop, tell
from torres3d.terminal.output_files import check_output, write_output

if TYPE_CHECKING:
    from torres3d.app.sharing.page_content import PageContent
    from torres3d.engine.kit import GameSetup

ENDINGS = (".html", ".htm")
PATIENCE = 1.0
"""Seconds after which a terminal shows how far writing is."""


def write_page(file: Path, output: Path, hide: list[int], language: str, colours: str, force: bool) -> None:
    """Write the game of a log, or a study, to ``output``; ``hide`` are seats, from 1, whose hands stay closed."""
    check_page(output, force)
    check_names("language", [language], language_ids(paths.config() / "locale"))
    with drawing():
        from torres3d.app.sharing.page_content import hiding
        from torres3d.hud.kit.theme import PALETTES

        check_names("palette", [colours], PALETTES)
        game = _game(file)
        check_pages(game)
        content = _content(game, file)
        if hide and not game.app().has_hands:
            raise Stop(f"{game.title} has no hands of cards; leave out --hide")
        seats = _seats(content.setup, hide)
        data = _written(game, hiding(content, seats), language, colours)
    write_output("page", output, lambda part: part.write_bytes(data))
    if content.hidden and game.app().has_hands:
        tell(f"{output}: the game is not over, so the page shows nobody's hand")


def write_analysed_page(game: Game, history: History[Any, Any], report: object, output: Path) -> None:
    """Write a game that is over to ``output``, with the report of its analysis."""
    with drawing():
        from torres3d.app.sharing.page_content import game_content
        from torres3d.hud.kit.theme import PALETTES

        data = _written(game, game_content(history), FALLBACK, PALETTES[0], report)
    write_output("page", output, lambda part: part.write_bytes(data))


def _written(game: Game, content: "PageContent", language: str, colours: str, analysis: object = None) -> bytes:
    """The file of a page; a terminal shows how far it is when that takes longer."""
    from torres3d.app.sharing.written_page import written_page

    columns = (TextColumn("steps"), BarColumn(), MofNCompleteColumn())
    console, begun = Console(stderr=True), time.monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", visible=False)

        def report(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of, visible=time.monotonic() - begun >= PATIENCE)

        return written_page(game.app(), game.id, content, language, colours, analysis, report)


def check_page(output: Path, force: bool | None = None) -> None:
    """Raise `Stop` if a page cannot be written there, or if a file is there already and ``force`` is not set.

    Commands without that option give None: then the message does not name it."""
    check_output("page", output, ENDINGS)
    if output.exists() and not force:
        forced = "" if force is None else ", or add --force"
        raise Stop(f"the page cannot be written to {output}: a file is already there; choose another name{forced}")


def check_pages(game: Game) -> None:
    """Raise `Stop` for a game that has no pages."""
    with drawing():
        if not game.app().has_pages:
            raise Stop(f"{game.title} has no pages")


def _game(file: Path) -> Game:
    """The game of a log, or of another file such as a study."""
    from torres3d.app.menus.app_declaration import Games

    other = Games(GAMES).of_other_file(file)
    return game_of(file) if other is None else next(game for game in GAMES if game.id == other.id)


def _content(game: Game, file: Path) -> "PageContent":
    from torres3d.app.sharing.page_content import game_content

    if file.suffix.lower() in [kind.suffix for kind in game.other_files]:
        try:
            content = game.app().content_of(file)
        except Fault as fault:
            raise Stop(str(fault), FAULTY_FILE) from fault
        if content is not None:
            return content
    return game_content(open_log(game, file))


def _seats(setup: "GameSetup", numbers: list[int]) -> list[int]:
    players = len(setup.players)
    for number in numbers:
        if not 1 <= number <= players:
            raise Stop(f"there is no seat {number} to hide; this game has the seats 1 to {players}")
    return [number - 1 for number in numbers]
