"""Tables of a game in the terminal: its course, its result, and its analysis."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from torres3d.base import paths
from torres3d.games.torres.app.presentation.reason_words import gain_and_reason_lines
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.kit.chance import as_chance
from torres3d.games.torres.kit.engine_adapter import TorresHistory, as_command
from torres3d.games.torres.kit.game_notation import line_start
from torres3d.games.torres.kit.setup_and_options import Setup, as_setup
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.events import CastlesScored, KingBonusScored, MasterScored
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Texts
from torres3d.terminal.console import in_colour
from torres3d.terminal.error_exit import isolated, printable
from torres3d.terminal.terminal_declaration import ScoreGraph

LEGEND = (
    "Ac4 a new knight, c4-d4 a step, +d4/0 a block of stack 0, * the marker, climb:c4-c5 a card, "
    "end/1>02 stack 1 given up and its rest put onto the others"
)
"""The most frequent commands of the notation; docs/notation.md has all of them."""
Scored = CastlesScored | KingBonusScored | MasterScored
Row = tuple[State, Seat, list[Command], State, list[Scored]]


def print_course(history: TorresHistory, n: int) -> None:
    """Print the course up to command ``n``, without commands that were taken back."""
    out = Console(highlight=False)
    setup = as_setup(history.header.setup)
    out.print(_heading(history))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("turn", no_wrap=True)
    table.add_column("player", no_wrap=True)
    table.add_column("what was done", ratio=1)
    table.add_column("points", justify="right", no_wrap=True)
    scorings: list[tuple[int, list[Scored]]] = []
    for before, seat, commands, after, scored in _rows(history, n):
        points = " ".join(map(str, after.scores))
        table.add_row(before.moment, player_text(setup, seat), turn_text(commands), points)
        if scored:
            scorings.append((before.phase, scored))
            table.add_row(f"scoring {before.phase}", "", "", "", style="bold")
    out.print(table)
    out.print(LEGEND, style="dim", markup=False)
    for phase, events in scorings:
        out.print(scoring_table(setup, phase, events))
    out.print(result_table(setup, history.state_at(n)))


def _heading(history: TorresHistory) -> Text:
    header = history.header
    setup = as_setup(header.setup)
    rules = "".join(f", {name}: {value}" for name, value in setup.rules.items())
    card = as_chance(header.chance).master
    master = f", master card {card}" if card else ""
    return Text(printable(f"{setup.edition}, {setup.mode} game{master}{rules}; begun {header.created}"), style="bold")


def _rows(history: TorresHistory, n: int) -> Iterator[Row]:
    """A row for each turn, and for each run of other commands by one player."""
    for _, group in groupby(history.standing_steps(n), line_start):
        steps = list(group)
        first, last = steps[0], steps[-1]
        scored = [event for event in last.events if isinstance(event, Scored)]
        yield first.before, first.by, [as_command(step.standing_command) for step in steps], last.after, scored


def player_text(setup: Setup, seat: Seat) -> Text:
    player = setup.players[seat]
    return in_colour(isolated(player.name), player.colour)


def scoring_table(setup: Setup, phase: int, events: list[Scored]) -> Table:
    """The points of each player from castles, the king and the master card."""
    table = Table(title=f"Scoring {phase}", title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column("player")
    table.add_column("castles: area x level", ratio=1)
    for name in ("king", "master card", "points"):
        table.add_column(name, justify="right")
    for seat in range(len(setup.players)):
        own = [event for event in events if event.seat == seat]
        castles = [f"{c.area}x{c.level}={c.points}" for e in own if isinstance(e, CastlesScored) for c in e.castles]
        king = sum(event.bonus for event in own if isinstance(event, CastlesScored | KingBonusScored))
        master = sum(event.points for event in own if isinstance(event, MasterScored))
        after = [event.after for event in own]
        cells = [", ".join(castles), str(king or ""), str(master or ""), str(after[-1] if after else "")]
        table.add_row(player_text(setup, seat), *cells)
    return table


def result_table(setup: Setup, state: State) -> Table:
    """The players by points; the winners are marked when the game is over."""
    over = state.stage == "over"
    title = "Result" if over else f"The game continues: phase {state.phase}, round {state.round}"
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name in ("place", "player", "bot", "points", ""):
        table.add_column(name, justify="right" if name in ("place", "points") else "left")
    for seat in sorted(range(state.players), key=lambda seat: -state.scores[seat]):
        score = state.scores[seat]
        place = 1 + sum(other > score for other in state.scores)
        won = "won" if seat in state.winners else ""
        bot = printable(setup.players[seat].bot or "")
        table.add_row(str(place), player_text(setup, seat), bot, str(score), won)
    return table


def print_analysis(found: Analysis) -> None:
    console, say = Console(highlight=False), Texts(paths.config() / "locale")
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("turn", no_wrap=True)
    table.add_column("player", no_wrap=True)
    table.add_column("expected", no_wrap=True, justify="right")
    table.add_column("lost", no_wrap=True, justify="right")
    table.add_column("better would have been", ratio=1)
    for index, turn in enumerate(found.turns):
        mark = "*" if index in found.turning_points else ""
        better = turn_text(turn.better) if turn.loss >= 1 else ""
        if turn.mistake:
            names = [isolated(name) for name in found.players]
            why = gain_and_reason_lines(turn, turn.seat, names, say, "better-turn-why")
            better = "\n".join([better, f"[italic]{say(f'mistake-{turn.mistake}')}[/italic]", *map(escape, why)])
        table.add_row(
            f"{turn.phase}.{turn.round}{mark}",
            isolated(found.players[turn.seat]),
            " ".join(f"{points:.0f}" for points in turn.expected),
            f"{turn.loss:.1f} ±{turn.margin:.1f}" if turn.loss >= 1 else "",
            better,
        )
        if turn.scoring:
            table.add_row(f"scoring {turn.phase}", "", " ".join(map(str, turn.scores)), style="bold")
    console.print(table)
    told = "* a turning point; lost: points by which another turn would have been better, judged after the replies"
    console.print(told, style="dim")
    console.print(LEGEND, style="dim", markup=False)
    for seat, name in enumerate(found.players):
        first = ", first" if seat in found.winners else ""
        text = f"{isolated(name)}: {found.scores[seat]} points{first}; lost {found.losses[seat]:.0f} in all turns"
        console.print(text, markup=False)


def score_graph(found: Analysis) -> ScoreGraph:
    points = (found.start, *(turn.expected for turn in found.turns))
    top = max(map(max, points)) * 1.06
    top = max(20, -(-int(top) // 20) * 20)
    # Lines high above nothing would lie close together: the axis begins below the lowest.
    base = max(0, int(min(map(min, points)) - 10) // 20 * 20)
    scorings = [(number, turn.phase) for number, turn in enumerate(found.turns, 1) if turn.scoring]
    return ScoreGraph(
        title="Expected points over the game",
        players=found.players,
        colours=found.colours,
        values=points,
        lowest=base,
        highest=top,
        step=20 if top - base <= 200 else 50,
        marks=tuple((number, f"scoring {phase}") for number, phase in scorings),
        points=tuple((index + 1, found.turns[index].seat) for index in found.turning_points),
        results=tuple(f"{score} points" for score in found.scores),
        winners=found.winners,
    )
