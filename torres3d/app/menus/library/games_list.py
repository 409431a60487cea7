"""Which games the list shows, in which order, from which on, and which of them is chosen."""

from collections.abc import Sequence
from pathlib import Path

from torres3d.app.game_app import Games
from torres3d.app.menus.library.game_rows import matches, sort_name
from torres3d.app.menus.saved_game_lines import one_line
from torres3d.engine.library.shelf import SavedGame, Shelf
from torres3d.engine.library.trash import DeletedGame
from torres3d.hud.models.library_models import GamesOrder
from torres3d.i18n.texts import Translate

ROWS = 16
"""Rows that are told at a time: more than any window shows."""
AT_ONCE = 20
"""Games that are read before the list is shown; of more the rest is read while it is."""


class GamesList:
    """The place in the list of a shelf, or of its trash."""

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
        self.thrown: dict[Path, DeletedGame] = {}
        """What lies in the trash, by its file."""

    def refresh(self, look: bool = True) -> None:
        """Look at the folder anew (or only at what was read of it since); the chosen game stays chosen."""
        if look:
            self._shelf.refresh(AT_ONCE)
        chosen = self.chosen
        thrown = self._shelf.trash.all()
        self.thrown = {each.file: each for each in thrown}
        games = [self._shelf.deleted(each) for each in thrown] if self.trash else self._shelf.known()
        if self.trash:
            self._shelf.save()
        self.total = len(games)
        self.games = self._ordered([game for game in games if matches(game, self.query)] if self.query else games)
        if chosen is not None:
            self.mark_file(chosen.file)
        self._clamp()

    @property
    def chosen(self) -> SavedGame | None:
        """The chosen game."""
        return self.games[self.marked] if 0 <= self.marked < len(self.games) else None

    @property
    def seen(self) -> list[SavedGame]:
        """The games from the first one in sight on."""
        return self.games[self.first : self.first + ROWS]

    def seek(self, query: str) -> None:
        """Show the games that a text is found in."""
        self.query, self.first, self.marked = query, 0, 0
        self._shown_anew()

    def sort(self, order: GamesOrder) -> None:
        """Show the games in another order."""
        self.order, self.first, self.marked = order, 0, 0
        self._shown_anew()

    def begin(self, trash: bool) -> None:
        """Stand at the first game of the shelf, or of the trash, at the next `refresh`."""
        self.trash, self.query, self.first, self.marked = trash, "", 0, 0
        self.games = []

    def turn(self, trash: bool) -> None:
        """Show the shelf, or the trash."""
        self.begin(trash)
        self.refresh()

    def mark(self, number: int, first: int) -> None:
        """Choose the game of this number, and show the list from ``first`` on."""
        self.marked, self.first = number, first
        self._clamp()

    def mark_file(self, file: Path) -> bool:
        """Choose a game by its file; False if it is not in the list. The list is turned so that it is in sight."""
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

    def called(self, deleted: DeletedGame, say: Translate) -> str:
        """What a deleted game is called."""
        game = self._shelf.deleted(deleted)
        app = self._known.of_suffix(game.kit.suffix).app()
        names = [] if game.name or game.facts is None else app.names(game.setup, say)
        return ", ".join(names) or one_line(game.name or deleted.was.name)
