"""The analysis of a game in the terminal: chances, risks, better places."""

from rich.console import Console
from rich.table import Table

from torres3d.games.turm_bauer.bots.reports import Analysis
from torres3d.games.turm_bauer.rules.notation import choice_text
from torres3d.terminal.errors import isolated
from torres3d.terminal.game_terminal import ScoreGraph


def print_analysis(found: Analysis) -> None:
    """Print a table of turns, and the result of each player."""
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
    """Each player's chance of winning after each turn."""
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
