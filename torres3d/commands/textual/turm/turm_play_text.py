"""``torres3d play --text --game turm``: a game of Turm Bauer in the terminal, begun or gone on with."""

from pathlib import Path

from torres3d.app.showing.people import bots_of, name_shown
from torres3d.bots.registry import level_ids
from torres3d.commands.house_rules import house_rules
from torres3d.commands.textual.play_text import person_shelf, say_begun, texts_in
from torres3d.commands.textual.seating import players_asked, players_told
from torres3d.commands.textual.terminal import StandardTerminal, Terminal
from torres3d.commands.textual.turm.turm_conversation import TurmConversation
from torres3d.commands.turm.turm_judges import judge_for
from torres3d.engine.game import Game
from torres3d.kits.turm.setup import USUAL_COLOURS, Player, Setup, colours_each, options_of, resolve
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.words.texts import Say


def play_turm_text(
    file: Path | None,
    players: str | None,
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
    game = Game.open(TURM, file) if file is not None else _begun_turm(terminal, say, players, rules, log)
    if game is None:
        return
    say_begun(terminal, say, game)
    setup = game.header.setup
    names = [name_shown(player, say) for player in setup.players]
    bots = bots_of(setup, level_ids("turm"))
    TurmConversation(game, terminal, say, names, bots, judge_for(options_of(setup))).run()


def _begun_turm(
    terminal: Terminal, say: Say, players: str | None, rules: list[str], log: Path | None
) -> TurmGame | None:
    """A new game; None when nobody answers."""
    house = house_rules(rules)
    resolve(house)
    seated = players_told(players, say, "turm") if players is not None else players_asked(terminal, say, "turm")
    if seated is None:
        return None
    count = len(seated)
    colours = [tuple(USUAL_COLOURS[seat + nth * count] for nth in range(colours_each(count))) for seat in range(count)]
    setup = Setup(house, tuple(Player(one.name, held, one.level) for one, held in zip(seated, colours, strict=True)))
    return Game.create(TURM, setup, log) if log is not None else person_shelf().new(TURM, setup)
