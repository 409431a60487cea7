"""The list of saved games: open, replay, delete."""

from pathlib import Path

from torres3d.app.menus.entering import Opening
from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.saved_rows import game_rows
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.play.torres_services import TorresServices
from torres3d.engine.errors import LogFault, WriteFault
from torres3d.hud.contract.intents import GameChoice, Intent, MenuChoice
from torres3d.hud.contract.page_models import GameRow, GamesModel
from torres3d.hud.frame.question import ChoiceDialog


class SavedGames:
    """Shows the shelf over whatever is shown."""

    def __init__(self, services: TorresServices, faults: ToldFaults, opening: Opening) -> None:
        self._services = services
        self._faults = faults
        self._opening = opening

    def open(self) -> None:
        """The list of saved games."""
        screens = self._services.screens
        screens.over(PanelScreen(self._shown, self._told, screens.back))

    def _rows(self) -> tuple[GameRow, ...]:
        services = self._services
        return game_rows(services.shelf.games(), services.shelf, services.editions, services.say)

    def _shown(self) -> GamesModel:
        return GamesModel(self._rows(), str(self._services.shelf.folder))

    def _told(self, intent: Intent) -> None:
        match intent:
            case GameChoice(file, "open"):
                self._opening.open_game(Path(file))
            case GameChoice(file, "replay"):
                self._opening.open_replay(Path(file))
            case GameChoice(file, "delete"):
                self._ask_delete(Path(file))
            case MenuChoice():
                self._services.screens.back()

    def _ask_delete(self, file: Path) -> None:
        say = self._services.say
        row = next((row for row in self._rows() if row.file == str(file)), None)
        lines = (row.names, " · ".join(part for part in (row.date, row.progress) if part)) if row else (file.name,)
        answers = (("delete", say("delete-yes")), ("keep", say("delete-no")))
        dialog = ChoiceDialog("delete", say("delete-title"), lines, answers, "delete")
        self._services.screens.ask(dialog, {"delete": lambda: self._delete(file)})

    def _delete(self, file: Path) -> None:
        try:
            self._services.shelf.remove(file)
        except (LogFault, WriteFault) as fault:
            self._faults.tell(fault, "fault-delete-title")
