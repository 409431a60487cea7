"""``torres3d watch``: bots play a game in the terminal."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from torres3d.bots.bot import Bot
from torres3d.bots.registry import UnknownLevel, label, make_bot
from torres3d.commands.failure import FAULTY_FILE, Stop
from torres3d.commands.house_rules import house_rules
from torres3d.commands.telling import result_table
from torres3d.engine.game import Game
from torres3d.kits.torres.setup import USUAL_COLOURS, Setup, options_of, seated
from torres3d.kits.torres.torres_kit import TORRES, TorresGame
from torres3d.rules.kinds import MODES, Mode
from torres3d.rules.state import State
from torres3d.rules.view import view


def watch_game(
    levels: list[str], edition: str, mode: str, rules: list[str], seed: int | None, log: Path | None
) -> None:
    """Play a game of bots to its end, with a bar, a log where wanted, and a table of the result."""
    setup = bot_setup(levels, edition, mode, house_rules(rules))
    options_of(setup)  # what cannot be played is said before anything is begun
    bots = make_bots(levels, seed)
    game = Game.create(TORRES, setup, log, seed)
    console = Console(highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:3.0f} %"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=turns(game.state))
        while game.state.actor is not None:
            play_one(game, bots)
            progress.update(bar, completed=turns_done(game.state), description=moment(game.state))
    console.print(result_table(setup, game.state))
    if log is not None:
        console.print(f"The log is in {log}", markup=False, soft_wrap=True)


def bot_setup(levels: list[str], edition: str, mode: str, rules: dict[str, Any]) -> Setup:
    """A set-up of bots, named after their levels."""
    if not 2 <= len(levels) <= len(USUAL_COLOURS):
        raise Stop(f"--players names {len(levels)} bots; Torres is for 2 to 4, such as greedy,random")
    return Setup(edition, known_mode(mode), rules, seated(levels))


def known_mode(mode: str) -> Mode:
    """A mode that was typed; `Stop` for one there is none of."""
    if mode not in MODES:
        raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")
    return mode


def make_bots(levels: list[str], seed: int | None) -> list[Bot]:
    """A bot for each seat; the same seed gives the same moves."""
    source = random.Random(seed)
    try:
        return [make_bot(level, source.getrandbits(32)) for level in levels]
    except UnknownLevel as unknown:
        raise Stop(str(unknown)) from unknown


def play_one(game: TorresGame, bots: Sequence[Bot]) -> None:
    """Let the bot to move give one command; `Stop` when it dies, with the game safe in its log."""
    seat = game.state.actor
    assert seat is not None
    try:
        command = bots[seat].choose(view(game.state, seat))
    except Exception as error:
        name = label(game.header.setup.players[seat].bot or "")
        kept = f"the game up to command {game.n} is in {game.file}" if game.file else "the game was not logged"
        raise Stop(f"the bot `{name}` failed ({type(error).__name__}: {error}); {kept}", FAULTY_FILE) from error
    game.submit(command, seat)


def turns(state: State) -> int:
    """How many turns a whole game has."""
    return state.players * sum(map(len, state.options.stacks))


def turns_done(state: State) -> int:
    """How many turns have ended."""
    if state.stage == "over":
        return turns(state)
    rounds = sum(map(len, state.options.stacks[: state.phase - 1])) + state.round - 1
    seat = 0 if state.actor is None else (state.actor - state.start) % state.players
    return rounds * state.players + (seat if state.stage in ("turn", "keep") else 0)


def moment(state: State) -> str:
    """Phase and round in words."""
    return f"phase {state.phase}, round {state.round}"
