"""``torres3d play --text``: a game in the terminal, a saved one or a new one."""

from pathlib import Path
from typing import Any

from torres3d.app.session.player_looks import bots_of, gone_lines, name_shown
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.bots.human_player_strengths import strengths_in
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf, games_folder
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.game_rating import RatedTextGame
from torres3d.terminal.seating import players_asked, players_told
from torres3d.terminal.shared_options import RulesAsked
from torres3d.terminal.terminal_declaration import BaseGameTerminal, Seated
from torres3d.terminal.text_language import texts_in

TWO_PLAYERS = (Seated("A", None), Seated("B", None))
"""Players with whom rules are checked before the players are asked for."""
AnyTerminal = BaseGameTerminal[Any, Any]


def play_in_text(
    playing: AnyTerminal,
    file: Path | None,
    players: str | None,
    asked: RulesAsked,
    log: Path | None,
    language: str | None,
    brief: bool = False,
) -> None:
    """Continue the game of ``file``, or begin one: with ``players``, or with those typed at a prompt.

    A new game is logged to ``log``, or saved on the shelf like any other. With ``brief`` there are no explanations.
    Raises `Stop`.
    """
    say = texts_in(language)
    terminal = Console()
    game = _begun(playing, terminal, say, players, asked, log, brief) if file is None else Game.open(playing.kit, file)
    if game is None:
        return
    if game.torn is not None:
        terminal.say(say("fault-torn"))
    if not brief:
        terminal.say(say("text-saved-as", file=str(game.file)), say("text-how-help"))
    setup, bots = game.header.setup, playing.bots
    names = [name_shown(player, say, bots) for player in setup.players]
    gone = gone_lines(setup, say, bots)
    for line in gone:
        terminal.say(line)
    dialogue = playing.dialogue(game, terminal, say, names, bots_of(setup, bots))
    dialogue.brief = brief
    dialogue.counting = RatedTextGame(game, strengths_in(paths.user_config(), bots), terminal.say, say)
    if gone:
        dialogue.counting.leave_out("taken_over")  # a person plays for a bot that is not there
    dialogue.run()


def _begun(
    playing: AnyTerminal,
    terminal: Console,
    say: Translate,
    players: str | None,
    asked: RulesAsked,
    log: Path | None,
    brief: bool,
) -> Game[Any, Any] | None:
    kit = playing.kit
    kit.check(playing.setup(asked, TWO_PLAYERS), kit.versions[-1])
    seated = players_asked(terminal, say, playing.bots) if players is None else players_told(players, say, playing.bots)
    if seated is None:
        return None
    if players is not None and not brief and all(player.level is None for player in seated):  # perhaps a misspelt level
        terminal.say(say("text-no-bots", names=", ".join(player.name for player in seated)))
    setup = playing.setup(asked, seated)
    if log is not None:
        return Game.create(kit, setup, log)
    shelf = Shelf((kit,), games_folder(user_settings.load(paths.config())[0].games_folder))
    shelf.sweep()
    return shelf.new(kit, setup)
