"""``torres3d analyse``: a finished game, turn by turn, as a table, as JSON or as a picture."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from torres3d.base import paths
from torres3d.bots.registry import ADVISER, TURM_ADVISER, UnknownLevel
from torres3d.cli.open_log import open_log
from torres3d.games.registered import kit_of
from torres3d.games.torres.app.presentation.reason_words import reason_lines
from torres3d.games.torres.bots.analysis import NotFinished, analyse
from torres3d.games.torres.bots.reports import Analysis
from torres3d.games.torres.commands.course_table import LEGEND
from torres3d.games.torres.rules.notation import turn_text
from torres3d.games.turm_bauer.bots.analysis import analyse as analyse_turm
from torres3d.games.turm_bauer.bots.reports import Analysis as TurmAnalysis
from torres3d.games.turm_bauer.commands.analyse import print_analysis
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.i18n.texts import Texts
from torres3d.terminal.errors import FAULTY_FILE, Stop, named
from torres3d.terminal.output_files import check_output, write_output

CONTROLS = {code: f"\\u{code:04x}" for code in (*range(0x7F, 0xA0), 0x2028, 0x2029)}
"""Characters that JSON may hold as they are, and a terminal takes for commands or ends of lines."""


def analyse_file(file: Path, output: Path | None, as_json: bool, level: str | None, seed: int) -> None:
    """Go through the game of a log; print what was found and draw its course where wanted."""
    kit = kit_of(file)
    history = open_log(kit, file)
    if output is not None:
        check_output("picture", output, (".png",))
    columns = (TextColumn("turns"), BarColumn(), MofNCompleteColumn())
    found: Analysis | TurmAnalysis
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("")

            def told(done: int, of: int) -> None:
                progress.update(bar, completed=done, total=of)

            if kit is TURM:
                found = analyse_turm(history, level or TURM_ADVISER, seed, told)
            else:
                found = analyse(history, level or ADVISER, seed, told)
    except NotFinished as error:
        raise Stop(f"{file}: {error}", FAULTY_FILE) from error
    except UnknownLevel as error:
        raise Stop(str(error)) from error
    if as_json:
        # A name may hold controls of the terminal that JSON lets through.
        sys.stdout.write(msgspec.json.encode(found).decode().translate(CONTROLS) + "\n")
    elif isinstance(found, TurmAnalysis):
        print_analysis(found)
    else:
        _print(found)
    if output is not None:
        write_output("picture", output, lambda part: _draw(found, part))


def _draw(found: Analysis | TurmAnalysis, output: Path) -> None:
    from torres3d.cli.pictures.analysis_picture import draw_chances, draw_course

    if isinstance(found, TurmAnalysis):
        draw_chances(found, output)
    else:
        draw_course(found, output)


def _print(found: Analysis) -> None:
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
            why = reason_lines(turn.reasons, turn.seat, [named(name) for name in found.players], say)
            better = "\n".join([better, f"[italic]{say(f'mistake-{turn.mistake}')}[/italic]", *map(escape, why)])
        table.add_row(
            f"{turn.phase}.{turn.round}{mark}",
            named(found.players[turn.seat]),
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
        text = f"{named(name)}: {found.scores[seat]} points{first}; lost {found.losses[seat]:.0f} in all turns"
        console.print(text, markup=False)
