"""The analysis of a game in the terminal: expected points, losses, better turns."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from torres3d.base import paths
from torres3d.games.torres.app.presentation.reason_words import reason_lines
from torres3d.games.torres.bots.reports import Analysis
from torres3d.games.torres.commands.course_table import LEGEND
from torres3d.games.torres.rules.notation import turn_text
from torres3d.i18n.texts import Texts
from torres3d.terminal.errors import isolated
from torres3d.terminal.game_terminal import ScoreGraph


def print_analysis(found: Analysis) -> None:
    """Print a table of turns, and the result of each player."""
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
            why = reason_lines(turn.reasons, turn.seat, [isolated(name) for name in found.players], say)
            better = "\n".join([better, f"[italic]{say(f'mistake-{turn.mistake}')}[/italic]", *map(escape, why)])
        table.add_row(
            f"{turn.phase}.{turn.round}{mark}",
            isolated(found.players[turn.seat]),
            " ".join(f"{points:.0f}" for points in turn.expected),
            f"{turn.loss:.1f}" if turn.loss >= 1 else "",
            better,
        )
        if turn.scoring:
            table.add_row(f"scoring {turn.phase}", "", " ".join(map(str, turn.scores)), style="bold")
    console.print(table)
    console.print("* a turning point; lost: points by which the best turn found would have been better", style="dim")
    console.print(LEGEND, style="dim", markup=False)
    for seat, name in enumerate(found.players):
        first = ", first" if seat in found.winners else ""
        text = f"{isolated(name)}: {found.scores[seat]} points{first}; lost {found.losses[seat]:.0f} in all turns"
        console.print(text, markup=False)


def score_graph(found: Analysis) -> ScoreGraph:
    """The expected points of each player after each turn."""
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
