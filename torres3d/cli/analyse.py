"""``torres3d analyse``: a finished game, turn by turn, as a table, as JSON or as a picture."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from torres3d.bots.registry import UnknownLevel
from torres3d.cli.page import check_page, check_pages, write_analysed_page
from torres3d.cli.read_log_for_command import open_log
from torres3d.engine.history import History
from torres3d.games.game import Game
from torres3d.games.registered import game_of
from torres3d.terminal.error_exit import FAULTY_FILE, Stop
from torres3d.terminal.json_output import print_json
from torres3d.terminal.output_files import check_output, write_output
from torres3d.terminal.terminal_declaration import AnalysedGame


def analyse_file(
    file: Path, output: Path | None, page: Path | None, as_json: bool, level: str | None, seed: int
) -> None:
    """Go through the game of a log; print what was found, draw its course and write a page of it where wanted."""
    game = game_of(file)
    history = open_log(game, file)
    if output is not None:
        check_output("picture", output, (".png",))
    if page is not None:
        check_page(page)
        check_pages(game)
    if history.state.actor is not None:
        raise Stop(f"{file}: the game is not over yet. Finish it, or use torres3d replay", FAULTY_FILE)
    columns = (TextColumn("turns"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("")

            def told(done: int, of: int) -> None:
                progress.update(bar, completed=done, total=of)

            found = game.terminal().analyse(history, level, seed, told)
    except UnknownLevel as error:
        raise Stop(str(error)) from error
    try:
        if as_json:
            print_json(found.report)
        else:
            found.print_table()
    finally:
        # Whoever reads only the first lines (`head`) gets the files all the same.
        _write_files(game, history, found, output, page)


def _write_files(
    game: Game, history: History[Any, Any], found: AnalysedGame, output: Path | None, page: Path | None
) -> None:
    if output is not None:
        from torres3d.cli.analysis_chart import draw_graph

        graph = found.graph()
        write_output("picture", output, lambda part: draw_graph(graph, part))
    if page is not None:
        write_analysed_page(game, history, found.report, page)
