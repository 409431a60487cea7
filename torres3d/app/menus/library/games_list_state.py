"""State of the list of games: its filter, order, scroll position and selection."""

from collections.abc import Sequence
from pathlib import Path

from torres3d.app.menus.game_app import Games
from torres3d.app.menus.library.game_rows import matches, sort_name
from torres3d.engine.library.game_names import one_line
from torres3d.engine.library.shelf import SavedGame, Shelf
from torres3d.engine.library.trash import DeletedGame
from torres3d.hud.models.library_models import GamesOrder
from torres3d.i18n.texts import Translate

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
