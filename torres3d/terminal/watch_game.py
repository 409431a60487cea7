"""``torres3d watch``: bots play a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from torres3d.engine.game import Game
from torres3d.engine.players import names_by_level
from torres3d.terminal.bot_games import check_players
from torres3d.terminal.game_terminal import BaseGameTerminal, RulesAsked, Seated
from torres3d.terminal.watch import draw_seeds, make_bots, play_to_the_end, print_result


def watch_game(
    playing: BaseGameTerminal[Any, Any],
    levels: Sequence[str],
    asked: RulesAsked,
    seed: int | None,
    log: Path | None,
    info: bool,
) -> None:
    """Play a game of bots to its end, with a progress bar, and print the result.

    ``log`` is the path of its log, if there is to be one. ``info``: print the info lines of external programs.
    """
    registry, kit = playing.bots, playing.kit
    check_players(levels, registry, playing.example)
    setup = playing.setup(asked, [Seated(*each) for each in zip(names_by_level(levels), levels, strict=True)])
    kit.check(setup, kit.versions[-1])  # what cannot be played is said before anything is begun
    drawn, seeds = draw_seeds(levels, seed, registry)
    bots = make_bots(levels, seeds, registry.make_bot)
    game = Game.create(kit, setup, log, drawn)
    play_to_the_end(game, registry, bots, playing.command, playing.turns(game.state), playing.how_far, info)
    print_result(playing.result_table(setup, game.state), game)
