"""How ``torres3d play --text`` begins, whichever game: its language, a file's game or a new one, what is said first."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from torres3d.app.session.players import bots_of, gone_lines, name_shown
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.bots.bot_declaration import GameName
from torres3d.bots.registry import level_ids
from torres3d.engine.game import Game
from torres3d.engine.kit import EventT, GameSetup, Kit, Seat, StateT
from torres3d.engine.library.shelf import Shelf, games_folder
from torres3d.games.registered import KITS
from torres3d.i18n.languages import language_ids
from torres3d.i18n.texts import Texts, Translate
from torres3d.terminal.console import Console, StandardConsole
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.errors import Stop
from torres3d.terminal.seating import Seated, players_asked, players_told

TWO = (Seated("A", None), Seated("B", None))
"""Those with whom rules are tried before anybody is asked who plays."""


class BaseTextGame(ABC, Generic[StateT, EventT]):
    """A game in the terminal, begun or gone on with."""

    kit: Kit[StateT, EventT]
    name: GameName

    @abstractmethod
    def setup(self, seated: Sequence[Seated]) -> GameSetup:
        """The set-up of a new game of these players; `Stop` for what was typed and cannot be."""

    @abstractmethod
    def conversation(
        self,
        game: Game[StateT, EventT],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> Dialogue[Any]:
        """The conversation about a game; ``bots`` are the seats that bots play, with their levels."""

    def play(self, file: Path | None, players: str | None, log: Path | None, language: str | None) -> None:
        """Go on with the game of ``file``, or begin one: with ``players``, or with those that are asked for.

        A new game is logged to ``log``, else it stands on the shelf like any other. `Stop` for what cannot be.
        """
        say = _texts_in(language)
        terminal = StandardConsole()
        game = Game.open(self.kit, file) if file is not None else self._begun(terminal, say, players, log)
        if game is None:
            return
        if game.torn is not None:
            terminal.say(say("fault-torn"))
        terminal.say(say("text-saved-as", file=str(game.file)), say("text-how-help"))
        setup = game.header.setup
        names, levels = [name_shown(player, say) for player in setup.players], level_ids(self.name)
        for line in gone_lines(setup, levels, say):
            terminal.say(line)
        self.conversation(game, terminal, say, names, bots_of(setup, levels)).run()

    def _begun(
        self, terminal: Console, say: Translate, players: str | None, log: Path | None
    ) -> Game[StateT, EventT] | None:
        """A new game; None when nobody answers."""
        self.kit.check(self.setup(TWO), self.kit.versions[-1])
        if players is not None:
            seated = players_told(players, say, self.name)
        else:
            asked = players_asked(terminal, say, self.name)
            if asked is None:
                return None
            seated = asked
        setup = self.setup(seated)
        return Game.create(self.kit, setup, log) if log is not None else _person_shelf().new(self.kit, setup)


def _person_shelf() -> Shelf:
    """The saved games of this person."""
    shelf = Shelf(KITS, games_folder(user_settings.load(paths.config())[0].games_folder))
    shelf.sweep()
    return shelf


def _texts_in(wanted: str | None) -> Texts:
    """The texts of the language asked for, else of that of the settings; `Stop` for one there is none of."""
    known = language_ids(paths.config() / "locale")
    if wanted is not None and wanted not in known:
        raise Stop(f"there is no language `{wanted}`; there are: {', '.join(known)}")
    return Texts(paths.config() / "locale", wanted or user_settings.load(paths.config())[0].language)
