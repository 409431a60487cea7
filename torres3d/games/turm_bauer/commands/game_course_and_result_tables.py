"""Tables of a game in the terminal: its course, its result, and its analysis."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from torres3d.base import paths
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, turns_of
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, as_setup
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, level_of
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.ending import level_sum, parts_in_box
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.event_sentences import brief
from torres3d.games.turm_bauer.words.outcome import why_won
from torres3d.i18n.texts import Texts
from torres3d.terminal.console import in_colour
from torres3d.terminal.error_exit import isolated, printable
from torres3d.terminal.terminal_declaration import ScoreGraph

UNTOLD = (e.TurnBegan, e.GameEnded)
"""Events that the table has in columns of its own, or below it."""


def print_course(history: TurmHistory, n: int) -> None:
    """Print the course up to command ``n``, without commands that were taken back."""
    out = Console(highlight=False)
    say = Texts(paths.config() / "locale")
    setup = as_setup(history.header.setup)
    names = [player.name for player in setup.players]
    out.print(_heading(history))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("turn", justify="right", no_wrap=True)
    table.add_column("player", no_wrap=True)
    table.add_column("dice", no_wrap=True)
    table.add_column("what was done", ratio=1)
    table.add_column("levels", justify="right", no_wrap=True)
    for steps in turns_of(history, n):
        before, after = steps[0].before, steps[-1].after
        acting = before.to_act
        told = [
            brief(event, names, before.options.blocks, say)
            for step in steps
            for event in step.events
            if not isinstance(event, UNTOLD)
        ]
        levels = " ".join(str(level_of(each.figure)) for each in after.sets)
        dice = "" if before.dice is None else " ".join(map(str, before.dice))
        who = _player(setup, acting.seat, acting.colour)
        table.add_row(str(before.turn + 1), who, dice, Text(printable("; ".join(told))), levels)
    out.print(table)
    state = history.state_at(n)
    out.print(result_table(setup, state))
    for line in why_won(state, names, say) if state.winners else ():
        out.print(Text(printable(line)))


def _heading(history: TurmHistory) -> Text:
    header = history.header
    rules = "".join(f", {name}: {value}" for name, value in as_setup(header.setup).rules.items())
    return Text(printable(f"Turm Bauer{rules}; begun {header.created}"), style="bold")


def _player(setup: Setup, seat: int, colour: Colour) -> Text:
    """A player's name in the colour of a figure; with two players also the colour's name."""
    player = setup.players[seat]
    name = isolated(player.name)
    return in_colour(name if len(player.colours) == 1 else f"{name} ({printable(colour)})", colour)


def result_table(setup: Setup, state: State) -> Table:
    """The players by levels; the winners are marked when the game is over."""
    over = state.stage == "over"
    title = "Result" if over else f"The game continues: turn {state.turn + 1} of {len(state.rolls)}"
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name in ("player", "bot", "level", "in the box", "rings", ""):
        table.add_column(name, justify="right" if name in ("level", "in the box", "rings") else "left")
    for seat in sorted(range(state.players), key=lambda seat: -level_sum(state, seat)):
        own = [each for each in state.sets if each.seat == seat]
        mark = "won" if seat in state.winners else "brought the tower down" if seat == state.collapse else ""
        table.add_row(
            _player(setup, seat, own[0].colour) if len(own) == 1 else Text(isolated(setup.players[seat].name)),
            printable(setup.players[seat].bot or ""),
            str(level_sum(state, seat)),
            str(sum(map(parts_in_box, own))),
            str(sum(each.rings for each in own)),
            mark,
        )
    return table


def print_analysis(found: Analysis) -> None:
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("turn", "player", "block"):
        table.add_column(name, no_wrap=True)
    for name in ("levels", "chances", "risk", "slips", "lost"):
        table.add_column(name, no_wrap=True, justify="right")
    table.add_column("better would have been", ratio=1)
    for index, turn in enumerate(found.turns):
        table.add_row(
            f"{turn.turn + 1}{'*' if index in found.turning_points else ''}",
            isolated(found.players[turn.seat]),
            turn.block,
            " ".join(map(str, turn.levels)),
            " ".join(f"{100 * chance:.0f}" for chance in turn.chances),
            f"{100 * turn.falls:.0f}" if turn.falls else "",
            str(turn.slips) if turn.slips else "",
            f"{turn.loss:.1f}" if turn.better is not None else "",
            "" if turn.better is None else choice_text(turn.better),
        )
    console.print(table)
    console.print(
        "* a turning point; chances and risk in percent: of winning, and that something falls; "
        "lost: levels by which the best place found would have been better",
        style="dim",
    )
    for seat, name in enumerate(found.players):
        end = ", first" if seat in found.winners else ", let the tower fall" if seat == found.collapse else ""
        text = f"{isolated(name)}: level {found.levels[seat]}{end}; lost {found.losses[seat]:.1f} levels in all turns"
        console.print(text, markup=False)


def score_graph(found: Analysis) -> ScoreGraph:
    chances = (found.start, *(turn.chances for turn in found.turns))
    return ScoreGraph(
        title="Chances of winning over the game, in percent",
        players=found.players,
        colours=tuple(colours[0] for colours in found.colours),
        values=tuple(tuple(100 * chance for chance in each) for each in chances),
        lowest=0,
        highest=100,
        step=20,
        marks=((len(found.turns), "the tower fell"),) if found.collapse is not None else (),
        points=tuple((index + 1, found.turns[index].seat) for index in found.turning_points),
        results=tuple(f"level {level}" for level in found.levels),
        winners=found.winners,
    )
