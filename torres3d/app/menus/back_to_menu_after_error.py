"""Crash recovery after an unexpected error: a report, the menu, and a dialog in plain words."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from panda3d.core import GraphicsOutput, PandaSystem

from torres3d.app.menus.app_declaration import GameApp, Games
from torres3d.app.menus.library.outside_file_opener import endings
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.app.window.services import Services
from torres3d.base.crash_report import write_report
from torres3d.base.faults import Fault
from torres3d.engine.history import History
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate
from torres3d.scene.assets import BrokenAsset

MAX_COMMANDS = 20
"""Maximum number of commands."""


def last_commands(game: Game[Any, Any], app: GameApp) -> list[str]:
    """The lines of a report about a game: its id, players, progress, and last commands."""
    setup, history = game.header.setup, game.history
    bots = sum(player.bot is not None for player in setup.players)
    kept = "in a file" if game.file is not None else "in memory"
    about = f"{history.kit.format} {game.header.version}, {len(setup.players)} players, {bots} of them bots"
    lines = [f"The game that was open: {about}, {game.n} commands, {kept}"]
    return lines + [f"{step.n:4} {app.report_line(history, step)}" for step in history.steps[-MAX_COMMANDS:]]


DIALOG = "failed"
AnyGame = Game[Any, Any]


class CrashRecovery:
    """Recovery from an error. ``menu`` opens the main menu, ``leave`` ends the program."""

    def __init__(
        self,
        window: GraphicsOutput,
        services: Services,
        games: Games,
        menu: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self._window = window
        self._games = games
        self._services = services
        self._menu = menu
        self._leave = leave

    def recover(self, error: Exception) -> None:
        """Leave all screens, write a report, and show the menu with a dialog; raises what the menu raises."""
        services = self._services
        pile = services.screens.pile
        games = [screen.session.game for screen in pile if isinstance(screen, BasePlayScreen)]
        kept = [file for game in games[:1] if (file := game.file) is not None]
        # Before any screen is left: the report describes the games as they were.
        commands = [line for game in games[:1] for line in self._told(game)]
        names = self._names(games, pile)
        further = services.screens.clear()
        for game in games:
            with contextlib.suppress(Exception):
                game.close()  # its screen may have failed before it let go of the log
        report = write_report(error, self._facts(), commands, names, further, endings(self._games))
        whole = all(_saved(game) for game in games[:1] if game.file is not None)
        self._menu()
        self._ask(error, kept, whole, report)

    def report(self, error: Exception) -> Path | None:
        """Write a report without recovery; gives its file."""
        return write_report(error, self._facts(), (), self._names([], ()), suffixes=endings(self._games))

    def _ask(self, error: Exception, kept: list[Path], whole: bool, report: Path | None) -> None:
        say, screens = self._services.say, self._services.screens
        lines = list(_words(error, say))
        if kept:
            lines.append(say("failed-saved") if whole else say("failed-not-saved", file=str(kept[0])))
        lines.append(say("failed-no-report") if report is None else say("failed-report", file=str(report)))
        answers = (("quit", say("failed-quit")), ("menu", say("failed-menu")))
        screens.ask(ChoiceDialog(DIALOG, say("failed-title"), tuple(lines), answers), {"quit": self._leave})

    def _facts(self) -> dict[str, str]:
        facts = {"Panda3D": PandaSystem.get_version_string()}
        with contextlib.suppress(Exception):
            gsg = self._window.get_gsg()
            facts["OpenGL"] = f"{gsg.get_driver_version()} {gsg.get_driver_vendor()} {gsg.get_driver_renderer()}"
        return facts

    def _told(self, game: AnyGame) -> list[str]:
        try:
            return last_commands(game, self._games.of_suffix(game.history.kit.suffix).app())
        except Exception as error:  # noqa: BLE001  # a report without the game is better than none
            return [f"The open game cannot be described: {type(error).__name__}"]

    def _names(self, games: list[AnyGame], pile: tuple[Any, ...]) -> set[str]:
        """All names of persons that may be in an error's text."""
        names: set[str] = set()
        with contextlib.suppress(Exception):
            names |= {player.name for game in games for player in game.header.setup.players}
        with contextlib.suppress(Exception):
            shown = [screen for screen in pile if isinstance(screen, BaseReplayScreen)]
            names |= {player.name for screen in shown for player in screen.history.header.setup.players}
        with contextlib.suppress(Exception):
            names |= {who for strengths in self._services.strengths.values() for who in strengths.persons()}
        with contextlib.suppress(Exception):
            names |= {
                player.name
                for saved in self._services.shelf.listed()
                if saved.facts is not None
                for player in saved.setup.players
            }
        return names


def _words(error: Exception, say: Translate) -> tuple[str, ...]:
    """The text for an error; a faulty file is named, with what is wrong and what to do."""
    if isinstance(error, Fault):
        return fault_message(error, say).lines
    if isinstance(error, BrokenAsset):
        return say("failed-asset", file=str(error.path)), say("todo-none_there")
    return (say("failed-what"),)


def _saved(game: AnyGame) -> bool:
    """Whether all commands are in the log."""
    assert game.file is not None
    try:
        history: History[Any, Any] = load_log(game.history.kit, game.file)[1]
    except (LogFault, OSError):
        return False
    return history.n >= game.n
