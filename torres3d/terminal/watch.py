"""``torres3d watch``: bots play a game in the terminal."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from torres3d.base.faults import clip
from torres3d.bots.bot import ThinkingPlayer
from torres3d.bots.protocol.external_bot import MAX_OUTPUT_LENGTH, ExternalBot
from torres3d.bots.protocol.messages import InfoLine
from torres3d.bots.registry import BotRegistry, UnknownLevel
from torres3d.bots.secret_seeds import bot_seed, chance_seed
from torres3d.engine.kit import Seat
from torres3d.engine.logged_game import Game
from torres3d.terminal.bot_games import check_players, secret_of
from torres3d.terminal.error_exit import FAULTY_FILE, Stop, printable
from torres3d.terminal.json_output import print_json
from torres3d.terminal.shared_options import RulesAsked
from torres3d.terminal.terminal_declaration import BaseGameTerminal


def draw_seeds(
    levels: Sequence[str], seed: int | None, registry: BotRegistry[Any, Any]
) -> tuple[int | None, list[int]]:
    """The seed of chance, and the seed of each bot; the same for the same ``seed``. With external programs that needs a
    seed nobody can guess (`torres3d.bots.secret_seeds`)."""
    secret = secret_of(levels, seed, registry)
    if secret:
        return chance_seed(secret, 0), [bot_seed(secret, 0, seat) for seat in range(len(levels))]
    source = random.Random(seed)
    return seed, [source.getrandbits(32) for _ in levels]


def watch_game(
    playing: BaseGameTerminal[Any, Any],
    levels: Sequence[str],
    asked: RulesAsked,
    seed: int | None,
    log: Path | None,
    info: bool,
    as_json: bool = False,
) -> None:
    """Play a game of bots to its end, with a progress bar, and print the result, as JSON where wanted.

    ``log`` is the path of its log, if there is to be one. ``info``: print the info lines of external programs. Raises
    `Stop` for an unknown level, and if a bot fails; the game is safe in its log.
    """
    registry, kit = playing.bots, playing.kit
    check_players(levels, registry, playing.example)
    setup = playing.bot_setup(asked, levels)
    kit.check(setup, kit.versions[-1])  # what cannot be played is said before anything is begun
    drawn, seeds = draw_seeds(levels, seed, registry)
    try:
        bots = [registry.make_bot(level, seed) for level, seed in zip(levels, seeds, strict=True)]
    except UnknownLevel as unknown:
        raise Stop(str(unknown)) from unknown
    game = Game.create(kit, setup, log, drawn)
    _play_to_the_end(playing, game, bots, info)
    if as_json:
        print_json(result_report(game))
        return
    console = Console(highlight=False)
    console.print(playing.result_table(setup, game.state))
    if game.file is not None:
        console.print(f"The log is in {game.file}", markup=False, soft_wrap=True)


class PlayerResult(msgspec.Struct, frozen=True):
    """The result of a player: ``points`` in Torres, the level of figures in Turm Bauer."""

    name: str
    bot: str | None
    points: int
    won: bool


class WatchReport(msgspec.Struct, frozen=True):
    """A game of bots as ``watch --json`` prints it: players by seat, the number of commands, the path of its log."""

    game: str
    players: tuple[PlayerResult, ...]
    commands: int
    log: str | None


def result_report(game: Game[Any, Any]) -> WatchReport:
    """The result of a game that is over."""
    kit = game.history.kit
    progress = kit.progress(game.state, game.n)
    players = tuple(
        PlayerResult(player.name, player.bot, progress.scores[seat], seat in progress.winners)
        for seat, player in enumerate(game.header.setup.players)
    )
    return WatchReport(kit.title, players, game.n, str(game.file) if game.file else None)


def _play_to_the_end(
    playing: BaseGameTerminal[Any, Any], game: Game[Any, Any], bots: Sequence[ThinkingPlayer[Any, Any]], info: bool
) -> None:
    share = TextColumn("{task.percentage:3.0f} %")
    columns = (TextColumn("{task.description}"), BarColumn(), share, TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=playing.turns(game.state))

        def listen(seat: Seat) -> Callable[[InfoLine], None]:
            who = playing.bots.label(game.header.setup.players[seat].bot or "")

            def heard(line: InfoLine) -> None:
                moment = playing.how_far(game.state).moment
                progress.console.print(
                    f"{moment}, {who}: {info_text(line)}", markup=False, highlight=False, soft_wrap=True
                )

            return heard

        for seat, bot in enumerate(bots):
            if info and isinstance(bot, ExternalBot):
                bot.listen = listen(seat)
        while (actor := game.state.actor) is not None:
            game.submit(playing.command(game.state, _chosen(game, playing.bots, bots, actor)), actor)
            done, moment = playing.how_far(game.state)
            progress.update(bar, completed=done, description=moment)


def info_text(line: InfoLine) -> str:
    """An info line of an external program, fit to be printed."""
    numbers = (("positions", line.visited), ("value", line.value))
    parts = [f"{name} {number:,g}" for name, number in numbers if number is not None]
    return printable(" · ".join([*([clip(line.text, MAX_OUTPUT_LENGTH)] if line.text.strip() else []), *parts]) or "–")


def _chosen(
    game: Game[Any, Any], registry: BotRegistry[Any, Any], bots: Sequence[ThinkingPlayer[Any, Any]], seat: Seat
) -> Any:
    try:
        return bots[seat].choose(game.history.kit.view(game.state, seat))
    except Exception as error:
        who = registry.label(game.header.setup.players[seat].bot or "")
        kept = f"the game up to command {game.n} is in {game.file}" if game.file else "the game was not logged"
        raise Stop(f"the bot `{who}` failed ({type(error).__name__}: {error}); {kept}", FAULTY_FILE) from error
