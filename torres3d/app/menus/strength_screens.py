"""Page of strengths, rating of finished games, and search for earlier games in the background."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.strength_model import name_of, strength_model, told_of
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import BaseGameServices
from torres3d.base.faults import FileFault
from torres3d.bots.rated_games import RatedGame
from torres3d.bots.rated_games_of_earlier_logs import earlier_records
from torres3d.engine.kit import Seat
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.logged_game import Game
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import ChoosePerson, StrengthModel

Forgotten = tuple[str, str, tuple[RatedGame, ...]]
"""A person, his name, and his forgotten games."""


class StrengthScreen(PanelScreen):
    """Page of strengths that also searches earlier games: ``gather`` tells whether there are more."""

    gather: Callable[[], bool] | None = None

    def step(self, seconds: float) -> bool:
        """Read one more game; shows the results when all were read."""
        changed = super().step(seconds)
        if self.gather is None or self.gather():
            return changed
        self.gather = None
        return True


class StrengthScreens:
    """Opener of the page, and counter of games.

    ``play`` opens a set-up for a person (by name) against a bot.
    """

    def __init__(self, parts: BaseGameServices[Any], faults: FaultDialogs, play: Callable[[str, str], None]) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._play = play
        self._chosen = ""
        self._forgotten: Forgotten | None = None
        self._told: FileFault | None = None
        """The fault of the file in the last dialog."""
        self._earlier: Iterator[Sequence[RatedGame]] | None = None
        self._found: list[RatedGame] = []

    # earlier games

    def gather(self) -> bool:
        """Read one more of the games finished before strengths were kept; whether there are more."""
        if self._earlier is None:
            if not self._parts.bots.past_elos or self._parts.strengths.searched:
                return False
            self._earlier = earlier_records(self._services.shelf, self._parts.bots)
        found = next(self._earlier, None)
        if found is not None:
            self._found += found
            return True
        with suppress(WriteFault):  # the next start looks for them again; nobody has asked for anything yet
            self._parts.strengths.take_earlier(self._found)
        self._tell_fault()
        return False

    # the end of a game

    def count_game(self, game: Game[Any, Any]) -> None:
        """Count a game that has ended at this table, where it may."""
        if game.file is None:
            return
        header, state = game.header, game.state
        try:
            self._parts.strengths.count(
                header.id, header.setup.players, game.history.kit.progress(state, game.n), timestamp()
            )
        except WriteFault as fault:
            if fault.reason != "strength_later":  # the dialog says that once, with the fault of the file
                self._refuse(fault)
        self._tell_fault()

    def lines_by_seat(self, game: Game[Any, Any]) -> dict[Seat, str]:
        """The lines on each person of a finished game, by seat, or why it does not count."""
        header = game.header
        return told_of(self._parts.strengths, header.id, header.setup.players, self._services.say)

    # the page

    def open(self) -> None:
        services = self._services
        self._forgotten = None
        screen = StrengthScreen(self._model, self._took, services.screens.pop)
        screen.gather = self.gather
        services.screens.push(screen)
        self._tell_fault()

    def _model(self) -> StrengthModel:
        services, parts = self._services, self._parts
        model = strength_model(parts.strengths, self._chosen, parts.levels, services.say, parts.bots)
        forgotten = self._forgotten[1] if self._forgotten is not None else ""
        return replace(model, game=parts.game.words().name(services.say), forgotten=forgotten)

    def _took(self, intent: Intent) -> None:
        services, chosen = self._services, self._model().chosen
        match intent:
            case ChoosePerson(who):
                self._chosen = who
            case MenuChoice("play"):
                offered = self._parts.strengths.fitting(chosen, self._parts.levels)
                if offered is not None:
                    services.screens.pop()
                    self._play(self._parts.strengths.strength_of(chosen).name, offered[0])
            case MenuChoice("forget"):
                self._ask(chosen)
            case MenuChoice("remember"):
                self._remember()
            case MenuChoice():
                services.screens.pop()

    def _ask(self, who: str) -> None:
        """Ask whether to forget all games of a person."""
        say = self._services.say
        standing = self._parts.strengths.strength_of(who)
        name = name_of(standing, say)
        lines = (say("strength-forget-sure", name=name, count=len(standing.played)), say("strength-forget-about"))
        answers = (("forget", say("strength-forget")), ("keep", say("prompt-cancel")))
        dialog = ChoiceDialog("strength", say("strength-forget-title"), lines, answers, "forget")
        self._services.screens.ask(dialog, {"forget": lambda: self._forget(who, name)})

    def _forget(self, who: str, name: str) -> None:
        while self.gather():
            pass  # what is found later would not be forgotten
        try:
            self._forgotten = who, name, self._parts.strengths.forget(who)
        except WriteFault as fault:
            self._refuse(fault)

    def _remember(self) -> None:
        if self._forgotten is None:
            return
        who, _, played = self._forgotten
        try:
            self._parts.strengths.remember(played)
        except WriteFault as fault:
            self._refuse(fault)
        else:
            self._forgotten, self._chosen = None, who

    # what goes wrong

    def _refuse(self, fault: WriteFault) -> None:
        self._faults.tell(fault, "fault-strength-title")

    def _tell_fault(self) -> None:
        """Report the fault of the file, once."""
        fault = self._parts.strengths.fault
        if fault is not None and fault is not self._told:
            self._told = fault
            searched = "fault-strength-todo" if self._parts.bots.past_elos else "fault-strength-todo-kept"
            todo = "fault-strength-todo-later" if fault.reason == "later_version" else searched
            self._faults.tell_some((fault,), "fault-strength-title", todo)
