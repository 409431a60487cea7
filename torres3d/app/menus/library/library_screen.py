"""Screen of the saved games: open, preview, rename, delete and restore, import and export."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.app_declaration import AppGame, Games, OpensFiles
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.background_jobs import Pictures, Reading
from torres3d.app.menus.library.game_rows import GamesList, game_row
from torres3d.app.menus.library.import_export import Sharing
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base.faults import Fault
from torres3d.engine.saved_game_trash import DeletedGame
from torres3d.engine.saved_games_folder import SavedGame
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.theme import PALETTES
from torres3d.hud.models import library_models as models
from torres3d.hud.models.intents import GameChoice, MenuChoice
from torres3d.i18n.fault_messages import phrase_text

PICTURES_AFTER = 0.4
"""Seconds before pictures are taken, so that a mere look at the list takes none."""

AHEAD = 12
"""Games whose pictures are taken before the list is opened: more than a page of it has."""


class LibraryScreen(PanelScreen):
    """Screen of the shelf over the current one."""

    def __init__(
        self,
        services: Services,
        faults: FaultDialogs,
        games: Games,
        opening: OpensFiles,
        share: Callable[[AppGame, Path, str], None],
    ) -> None:
        """``share`` writes a game's log as a page of this name."""
        super().__init__(self._shown, self._took, self._leave_list, place="games")
        self._services = services
        self._faults = faults
        self._opening = opening
        self._share = share
        self._games = games
        self.list = GamesList(services.shelf, games)
        self.reading = Reading(services.shelf, games)
        self.pictures = Pictures(games)
        self.sharing = Sharing(services, faults, games, opening, self._arrived)
        self._undo: list[DeletedGame] = []
        self._rested = 0.0
        self._planned: list[tuple[SavedGame, Path]] = []

    def open(self) -> None:
        self._undo = []
        self._services.shelf.trash.tidy()
        self.list.begin(trash=False)
        self._services.screens.push(self)

    def enter(self) -> None:
        super().enter()
        self._rested = 0.0
        self.list.refresh()

    def leave(self) -> None:
        self.reading.stop()
        self.pictures.stop()
        self.sharing.leave()

    def step(self, seconds: float) -> bool:
        self._rested += seconds
        changed = super().step(seconds)
        if self.reading.step():
            self.list.refresh(look=False)
            changed = True
        self.sharing.step()
        if self._rested >= PICTURES_AFTER and not self.list.trash:
            settings = self._services.settings
            changed = self.pictures.step(self._wanted(), settings.palette, settings.plain_stone) or changed
        return changed

    # what is shown

    @property
    def _look(self) -> str:
        """The mark of pictures in other colours than the default ones."""
        settings = self._services.settings
        palette = "" if settings.palette == PALETTES[0] else f"_{settings.palette}"
        return palette + ("_plain" if settings.plain_stone else "")

    def _wanted(self) -> list[tuple[SavedGame, Path]]:
        shelf, chosen = self._services.shelf, self.list.chosen
        games = [*([chosen] if chosen is not None else []), *self.list.from_first_visible]
        return [(game, shelf.picture(game, self._look)) for game in games if game.progress is not None]

    # before the list is opened

    def plan_pictures(self) -> None:
        """Plan the missing pictures of the games that the list begins with, which `take_planned` takes."""
        shelf = self._services.shelf
        first = [(game, shelf.picture(game, self._look)) for game in shelf.listed()[:AHEAD]]
        self._planned = [(game, file) for game, file in first if game.progress is not None and not file.exists()]

    def take_planned(self) -> bool:
        """Advance with the planned pictures while a menu is shown; whether there are more."""
        if self._services.screens.top is self or not self._planned:
            return bool(self._planned)
        settings = self._services.settings
        self.pictures.step(self._planned, settings.palette, settings.plain_stone)
        if not self.pictures.process.busy:  # a picture that has just come makes room for the next
            self.pictures.step(self._planned, settings.palette, settings.plain_stone)
        if not self.pictures.process.busy:
            self._planned = []
            self.pictures.stop()
        return bool(self._planned)

    def _shown(self) -> models.GamesModel:
        services, games = self._services, self.list
        trouble = services.shelf.trouble
        chosen = games.chosen
        return models.GamesModel(
            rows=tuple(self._row(game) for game in games.from_first_visible),
            first=games.first,
            count=len(games.games),
            total=games.total,
            marked=games.marked,
            chosen=None if chosen is None else self._row(chosen),
            query=games.query,
            order=games.order,
            folder=str(services.shelf.trash.folder if games.trash else services.shelf.folder),
            trash=games.trash,
            deleted=len(games.deleted),
            unread=services.shelf.unread_count,
            undo=self._undo_text(),
            trouble="" if trouble is None else services.say("games-trouble", why=phrase_text(trouble, services.say)),
        )

    def _row(self, game: SavedGame) -> models.GameRow:
        services = self._services
        now = services.shelf.picture(game, self._look)
        picture = now if now.exists() else services.shelf.earlier_picture(game, self._look)
        return game_row(game, services.shelf, self._games, services.say, picture)

    def _undo_text(self) -> str:
        if not self._undo:
            return ""
        say = self._services.say
        return say("games-deleted-now", count=len(self._undo), name=self.list.name_of_deleted(self._undo[-1], say))

    # what is done

    def _leave_list(self) -> None:
        if self.list.trash:
            self.list.turn(trash=False)
            self._changed = True
        else:
            self._services.screens.pop()

    def _took(self, intent: Intent) -> None:
        match intent:
            case models.GamesScrolled(first):
                self.list.first = first
            case models.GameMarked(number, first):
                self.list.mark(number, first)
            case models.GamesSearched(query):
                self.list.seek(query)
            case models.GamesSorted(order):
                self.list.sort(order)
            case models.GameNamed(file, name):
                self._rename(Path(file), name)
            case GameChoice(file, what):
                self._do(Path(file), what)
            case MenuChoice(what):
                self._choose(what)

    def _do(self, file: Path, what: str) -> None:
        match what:
            case "open":
                self._opening.open_game(file)
            case "replay":
                self._opening.open_replay(file)
            case "delete":
                self._delete(file)
            case "export" | "copy" | "share":
                game = next((game for game in self.list.games if game.file == file), None)
                if game is not None:
                    self._pass_on(game, what)
            case "restore" if file in self.list.deleted:
                self._restore(self.list.deleted[file])
            case "erase" if file in self.list.deleted:
                self._ask_erase([self.list.deleted[file]])

    def _pass_on(self, game: SavedGame, what: str) -> None:
        row = self._row(game)
        if what != "share":
            self.sharing.export_copy(game, row.title, as_text=what == "copy")
        elif row.shares:
            self._share(self._games.of_suffix(game.kit.suffix), game.file, row.title if row.named else game.file.stem)

    def _choose(self, what: str) -> None:
        match what:
            case "import":
                self.sharing.ask_file()
            case "paste":
                self.sharing.paste()
            case "deleted":
                self._undo = []
                self.list.turn(trash=True)
            case "empty":
                self._ask_erase(list(self.list.deleted.values()))
            case "undo" if self._undo:
                self._restore(self._undo.pop())
            case "back":
                self._leave_list()

    def _rename(self, file: Path, name: str) -> None:
        with self._faults.shown("fault-rename-title"):
            self._services.shelf.rename(file, name)
        self.list.refresh()

    def _delete(self, file: Path) -> None:
        try:
            deleted = self._services.shelf.remove(file)
        except Fault as fault:
            self._faults.tell(fault, "fault-delete-title")
            return
        if deleted is not None:
            self._undo.append(deleted)
        self.list.refresh()

    def _restore(self, deleted: DeletedGame) -> None:
        try:
            file = self._services.shelf.trash.restore(deleted)
        except Fault as fault:
            self._faults.tell(fault, "fault-restore-title")
            return
        self._undo = [each for each in self._undo if each.file != deleted.file]
        self.list.refresh()
        if not self.list.trash:
            self.list.mark_file(file)

    def _ask_erase(self, deleted: list[DeletedGame]) -> None:
        if not deleted:
            return
        say = self._services.say
        names = [self.list.name_of_deleted(each, say) for each in deleted[:3]]
        more = (say("games-erase-more", count=len(deleted) - len(names)),) if len(deleted) > len(names) else ()
        answers = (("erase", say("games-erase")), ("keep", say("games-erase-no")))
        dialog = ChoiceDialog("erase", say("games-erase-title"), (*names, *more), answers, "erase")
        self._services.screens.ask(dialog, {"erase": lambda: self._erase(deleted)})

    def _erase(self, deleted: list[DeletedGame]) -> None:
        with self._faults.shown("fault-delete-title"):
            for each in deleted:
                self._services.shelf.trash.erase(each)
        self.list.refresh()
        self._changed = True

    def _arrived(self, file: Path) -> None:
        """Show a game that has been added to the shelf."""
        if self.list.trash or self.list.query:
            self.list.turn(trash=False)
        self.list.refresh()
        self.list.mark_file(file)
        self._changed = True
