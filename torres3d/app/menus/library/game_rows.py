"""Saved games as rows and lines of text, and the state of their list. A faulty one affects no other."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.app_declaration import Games
from torres3d.engine.given_game_names import one_line
from torres3d.engine.saved_game_trash import DeletedGame
from torres3d.engine.saved_games_folder import SavedGame, Shelf
from torres3d.hud.models.library_models import GameRow, GamesOrder
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate


def resume_line(saved: SavedGame, games: Games, say: Translate) -> str:
    try:
        assert saved.progress is not None
        app = games.of_suffix(saved.kit.suffix).app()
        names = one_line(saved.name) or ", ".join(app.names(saved.setup, say))
        return app.resume_line(names, saved.progress.moment, say)
    except Exception:  # noqa: BLE001  # whatever is odd about a game, the menu is shown
        return one_line(saved.name or saved.file.name)


def game_row(saved: SavedGame, shelf: Shelf, games: Games, say: Translate, picture: Path | None) -> GameRow:
    file = str(saved.file)
    bare = GameRow(file, one_line(saved.name or saved.file.name), "", "", "", named=bool(saved.name))
    try:
        return _told_row(saved, shelf, games, say, bare, str(picture) if picture is not None else "")
    except Exception:  # noqa: BLE001  # whatever is odd about a file, the others are shown and can be played
        return GameRow(file, bare.title, "", "", say("game-fault"), fault=say("game-fault"))


def _told_row(saved: SavedGame, shelf: Shelf, games: Games, say: Translate, bare: GameRow, picture: str) -> GameRow:
    bare = replace(bare, date=date_text(saved.last, say))
    if not saved.read:
        return replace(bare, progress=say("games-unread"), unread=True)
    if saved.faulty:
        wrong = shelf.fault(saved.file)
        bare = replace(bare, fault=one_line(fault_message(wrong, say).problem) if wrong is not None else "")
    progress, setup = saved.progress, saved.setup
    if progress is None:
        return replace(bare, progress=say("game-fault"), fault=bare.fault or say("game-fault"))
    game = games.of_suffix(saved.kit.suffix)
    app, bare = game.app(), replace(bare, picture=picture, game=game.id, called=game.words().name(say))
    bare = replace(bare, icon=app.icon, shares=app.has_pages and not bare.fault)
    if not bare.named:
        bare = replace(bare, title=", ".join(app.names(setup, say)))
    return app.saved_game_row(setup, progress, replace(bare, finished=progress.over), say)


def matches(game: SavedGame, query: str) -> bool:
    """Whether all words of a query occur in a game's name, its players, its file or its day."""
    names = game.facts.names if game.facts is not None else ()
    text = " ".join((game.name, *names, game.file.stem, game.last[:10])).casefold()
    return all(word in text for word in query.casefold().split())


def sort_name(game: SavedGame) -> str:
    names = game.facts.names if game.facts is not None else ()
    return (game.name or ", ".join(names) or game.file.name).casefold()


ROWS = 16
"""Rows of the model: more than any window shows."""
AT_ONCE = 20
"""Games to read before the list is shown; others are read while it is."""


class GamesList:
    """State of the list of a shelf, or of its trash."""

    def __init__(self, shelf: Shelf, games: Games) -> None:
        self._shelf = shelf
        self._known = games
        self.trash = False
        self.query = ""
        self.order: GamesOrder = "played"
        self.first = 0
        self.marked = 0
        self.total = 0
        self.games: list[SavedGame] = []
        """Those that are found, in order."""
        self.deleted: dict[Path, DeletedGame] = {}
        """The games in the trash, by file."""

    def refresh(self, look: bool = True) -> None:
        """Update from the folder (or only from what was read of it since); keeps the selection."""
        if look:
            self._shelf.refresh(AT_ONCE)
        chosen = self.chosen
        thrown = self._shelf.trash.all()
        self.deleted = {each.file: each for each in thrown}
        games = [self._shelf.in_trash(each) for each in thrown] if self.trash else self._shelf.listed()
        if self.trash:
            self._shelf.save()
        self.total = len(games)
        self.games = self._ordered([game for game in games if matches(game, self.query)] if self.query else games)
        if chosen is not None:
            self.mark_file(chosen.file)
        self._clamp()

    @property
    def chosen(self) -> SavedGame | None:
        return self.games[self.marked] if 0 <= self.marked < len(self.games) else None

    @property
    def from_first_visible(self) -> list[SavedGame]:
        return self.games[self.first : self.first + ROWS]

    def seek(self, query: str) -> None:
        self.query, self.first, self.marked = query, 0, 0
        self._shown_anew()

    def sort(self, order: GamesOrder) -> None:
        self.order, self.first, self.marked = order, 0, 0
        self._shown_anew()

    def begin(self, trash: bool) -> None:
        """Select the first game of the shelf, or of the trash, at the next `refresh`."""
        self.trash, self.query, self.first, self.marked = trash, "", 0, 0
        self.games = []

    def turn(self, trash: bool) -> None:
        """Switch to the shelf, or to the trash."""
        self.begin(trash)
        self.refresh()

    def mark(self, number: int, first: int) -> None:
        """Select the game of this number, and scroll to ``first``."""
        self.marked, self.first = number, first
        self._clamp()

    def mark_file(self, file: Path) -> bool:
        """Select a game by its file and scroll to it; False if it is not in the list."""
        numbers = [
            number for number, game in enumerate(self.games) if game.log == file.name and game.folder == file.parent
        ]
        if numbers:
            self.marked = numbers[0]
            if not self.first <= self.marked < self.first + ROWS // 3:
                self.first = max(0, self.marked - 1)
        return bool(numbers)

    def _shown_anew(self) -> None:
        self.games = []
        self.refresh(look=False)

    def _clamp(self) -> None:
        last = max(0, len(self.games) - 1)
        self.marked = min(max(self.marked, 0), last)
        self.first = min(max(self.first, 0), last)

    def _ordered(self, games: Sequence[SavedGame]) -> list[SavedGame]:
        if self.trash or self.order == "played":
            return list(games)
        if self.order == "oldest":
            return list(reversed(games))
        return sorted(games, key=sort_name)

    def name_of_deleted(self, deleted: DeletedGame, say: Translate) -> str:
        game = self._shelf.in_trash(deleted)
        app = self._known.of_suffix(game.kit.suffix).app()
        names = [] if game.name or game.facts is None else app.names(game.setup, say)
        return ", ".join(names) or one_line(game.name or deleted.was.name)
