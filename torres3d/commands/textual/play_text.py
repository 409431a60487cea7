"""``torres3d play --text``: a game in the terminal, begun or gone on with."""

from pathlib import Path
from typing import Any

from torres3d.app.shell import settings as user_settings
from torres3d.app.showing.people import bots_of, name_shown
from torres3d.base import paths
from torres3d.bots.registry import level_ids
from torres3d.commands.failure import Stop
from torres3d.commands.house_rules import house_rules
from torres3d.commands.textual.conversation import Conversation
from torres3d.commands.textual.seating import players_asked, players_told
from torres3d.commands.textual.terminal import StandardTerminal, Terminal
from torres3d.commands.watch import known_mode
from torres3d.engine.game import Game
from torres3d.engine.shelf import Shelf, games_folder
from torres3d.kits import KITS
from torres3d.kits.torres.setup import USUAL_COLOURS, Player, Setup, options_of
from torres3d.kits.torres.torres_kit import TORRES, TorresGame
from torres3d.words.languages import language_ids
from torres3d.words.texts import Say, Texts


def play_text(
    file: Path | None,
    players: str | None,
    edition: str,
    mode: str,
    rules: list[str],
    log: Path | None,
    language: str | None,
    terminal: Terminal | None = None,
) -> None:
    """Go on with the game of ``file``, or begin one: with ``players``, or with those that are asked for.

    A new game is logged to ``log``, else it stands on the shelf like any other. `Stop` for what cannot be.
    """
    say = texts_in(language)
    terminal = terminal or StandardTerminal()
    game = Game.open(TORRES, file) if file is not None else _begun(terminal, say, players, edition, mode, rules, log)
    if game is None:
        return
    say_begun(terminal, say, game)
    setup = game.header.setup
    names = [name_shown(player, say) for player in setup.players]
    Conversation(game, terminal, say, names, bots_of(setup, level_ids())).run()


def _begun(
    terminal: Terminal, say: Say, players: str | None, edition: str, mode: str, rules: list[str], log: Path | None
) -> TorresGame | None:
    """A new game; None when nobody answers."""
    chosen = known_mode(mode)
    house = house_rules(rules)
    options_of(Setup(edition, chosen, house, (Player("A", "red", None), Player("B", "blue", None))))
    seated = players_told(players, say) if players is not None else players_asked(terminal, say)
    if seated is None:
        return None
    together = tuple(
        Player(player.name, colour, player.level) for player, colour in zip(seated, USUAL_COLOURS, strict=False)
    )
    setup = Setup(edition, chosen, house, together)
    return Game.create(TORRES, setup, log) if log is not None else person_shelf().new(TORRES, setup)


def person_shelf() -> Shelf:
    """The saved games of this person."""
    return Shelf(KITS, games_folder(user_settings.load(paths.config())[0].games_folder))


def say_begun(terminal: Terminal, say: Say, game: Game[Any, Any, Any, Any, Any]) -> None:
    """Say where a game is saved that is begun or gone on with, and how to get help."""
    if game.torn is not None:
        terminal.say(say("fault-torn"))
    terminal.say(say("text-saved-as", file=str(game.file)), say("text-how-help"))


def texts_in(wanted: str | None) -> Texts:
    """The texts of the language asked for, else of that of the settings; `Stop` for one there is none of."""
    return Texts(paths.config() / "locale", _language(wanted))


def _language(wanted: str | None) -> str:
    if wanted is None:
        return user_settings.load(paths.config())[0].language
    known = language_ids(paths.config() / "locale")
    if wanted not in known:
        raise Stop(f"there is no language `{wanted}`; there are: {', '.join(known)}")
    return wanted
