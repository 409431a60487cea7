"""``torres3d watch --game turm``: bots build a tower in the terminal."""

import random
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from torres3d.bots.bot import TurmPlayer
from torres3d.bots.registry import UnknownLevel, label, make_bot
from torres3d.commands.failure import FAULTY_FILE, Stop, named, printable
from torres3d.commands.house_rules import house_rules
from torres3d.commands.turm.turm_judges import judge_for
from torres3d.engine.game import Game
from torres3d.kits.turm.setup import Setup, options_of, seated
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.turm.commands import Placement
from torres3d.turm.judging.judge import Judge
from torres3d.turm.judging.letting_go import let_go
from torres3d.turm.state import State
from torres3d.turm.turns.ending import level_sum
from torres3d.turm.view import view


def watch_turm(levels: list[str], rules: list[str], seed: int | None, log: Path | None) -> None:
    """Play a game of bots to its end, with a bar, a log where wanted, and a table of the result."""
    if not 2 <= len(levels) <= 4:
        raise Stop(f"--players names {len(levels)} bots; Turm Bauer is for 2 to 4, such as master,careful")
    setup = Setup(house_rules(rules), seated(levels))
    judge = judge_for(options_of(setup))
    source = random.Random(seed)
    try:
        bots = [make_bot(level, source.getrandbits(32), "turm") for level in levels]
    except UnknownLevel as unknown:
        raise Stop(str(unknown)) from unknown
    game = Game.create(TURM, setup, log, seed)
    console = Console(highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:3.0f} %"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=len(game.state.rolls))
        while game.state.actor is not None:
            give_one(game, bots, judge)
            state = game.state
            progress.update(bar, completed=state.turn, description=f"turn {state.turn + 1}")
    console.print(turm_result(setup, game.state))
    if log is not None:
        console.print(f"The log is in {log}", markup=False, soft_wrap=True)


def give_one(game: TurmGame, bots: list[TurmPlayer], judge: Judge) -> None:
    """Let the bot to move give one command; `Stop` when it dies, with the game safe in its log."""
    state, seat = game.state, game.state.actor
    assert seat is not None
    try:
        choice = bots[seat].choose(view(state, seat))
    except Exception as error:
        name = label(game.header.setup.players[seat].bot or "", "turm")
        kept = f"the game up to command {game.n} is in {game.file}" if game.file else "the game was not logged"
        raise Stop(f"the bot `{name}` failed ({type(error).__name__}: {error}); {kept}", FAULTY_FILE) from error
    game.submit(let_go(state, choice, judge) if isinstance(choice, Placement) else choice, seat)


def turm_result(setup: Setup, state: State) -> Table:
    """The players of a game that is over by the levels of their figures; who won, and who let the tower fall."""
    title = "Result" if state.collapse is None else "The tower fell"
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name in ("player", "bot", "level", "parts in the box", "rings", ""):
        table.add_column(name, justify="right" if name in ("level", "parts in the box", "rings") else "left")
    for seat in sorted(range(state.players), key=lambda seat: (seat == state.collapse, -level_sum(state, seat))):
        player = setup.players[seat]
        sets = [each for each in state.sets if each.seat == seat]
        boxed = sum(int(block[0]) for each in sets for block in each.box)
        end = "won" if seat in state.winners else "let it fall" if seat == state.collapse else ""
        level, rings = level_sum(state, seat), sum(each.rings for each in sets)
        table.add_row(named(player.name), printable(player.bot or ""), str(level), str(boxed), str(rings), end)
    return table
