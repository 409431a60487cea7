"""The program's command line: each command with its options, in a few lines that call its module."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import typer

from torres3d import __version__
from torres3d.cli import game_options
from torres3d.cli.completions import levels
from torres3d.cli.file_or_command import ENDINGS, OPEN, FileArgument
from torres3d.cli.sharing_commands import sharing
from torres3d.games.registered import GAMES, game_of
from torres3d.terminal import shared_options as shared

FIRST = game_options.FIRST_GAME
TITLES = " and ".join(game.title for game in GAMES)
INTRO = f"""The board games {TITLES} on a 3D table. Without a command the game opens in its window; with a FILE
({", ".join(f"*{ending}" for ending in ENDINGS)}) in place of one, that game or study."""
NONE_GIVEN: Mapping[str, str] = MappingProxyType({})
"""No options of games."""

app = typer.Typer(
    name="torres3d",
    cls=FileArgument,
    help=INTRO,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


app.add_typer(sharing)


@app.command(OPEN, hidden=True)
def open_any(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Open a file in the window."""
    from torres3d.cli.open_window import open_file

    open_file(file)


@app.command(rich_help_panel="Data")
def desktop(
    remove: Annotated[bool, typer.Option("--remove", help="Remove it again.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Only show what would be written, and where.")] = False,
) -> None:
    """Add the program to your menu and open its files by double click."""
    from torres3d.cli.desktop import change_desktop

    change_desktop(remove, show)


def open_window_with(file: Path | None = None, first: str = "play") -> None:
    """Open the window, whose modules are loaded only now; see `CommandServices`."""
    from torres3d.cli.open_window import open_window

    open_window(file, first)


def check_study(file: Path) -> None:
    """Read a study of any game through; see `CommandServices`."""
    from torres3d.app.menus.app_declaration import Games

    games = Games(GAMES)
    (games.of_other_file(file) or games.default_game).app().check_file(file)


def study_in_text(file: Path | None, game: str, language: str | None, brief: bool) -> None:
    """Open a study in the terminal, or the list of those of a game; see `CommandServices`."""
    from torres3d.app.menus.app_declaration import Games
    from torres3d.terminal.study_in_text import study_in_text as study

    asked = game_options.game_named(game or FIRST.id, NONE_GIVEN)
    games = Games(GAMES)
    chosen = asked if file is None else games.of_other_file(file) or games.default_game
    study(next(each for each in GAMES if each.id == chosen.id).terminal(), file, language, brief)


@app.callback(invoke_without_command=True, help=INTRO)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
    bots: shared.BotsOption = None,
) -> None:
    if version:
        typer.echo(f"torres3d {__version__} ({'compiled' if game_options.games_are_compiled() else 'plain'})")
        raise typer.Exit
    context.obj = shared.CommandServices(open_window_with, game_options.load_bots, check_study, study_in_text)
    game_options.add_bots(bots)
    if context.invoked_subcommand is None:
        open_window_with()


@app.command(rich_help_panel="Look")
def replay(
    file: game_options.LogArgument,
    states: Annotated[bool, typer.Option("--states", help="One JSON object a line for each state.")] = False,
    legal: Annotated[bool, typer.Option("--legal", help="With --states: also all legal commands.")] = False,
    at: shared.At = None,
    notation: Annotated[
        bool, typer.Option("--notation", help="The whole game as text that you can paste into the saved games.")
    ] = False,
    salvage: Annotated[
        Path | None, typer.Option(metavar="COPY", help="Save the intact part of FILE as a new log COPY.")
    ] = None,
    text: shared.TextOption = False,
    language: shared.LanguageOption = None,
    brief: shared.BriefOption = False,
) -> None:
    """Print the turns and the result of a game, or go through it line by line (--text)."""
    from torres3d.cli import replay as command

    if text:
        command.replay_as_text(file, at, language, brief)
        return
    shared.refuse_without_text(language=language, brief=brief)
    if salvage is not None:
        command.save_part(file, salvage)
    elif notation:
        command.print_notation(file, at)
    elif states or legal:
        command.print_states(file, legal, at)
    else:
        command.print_course(file, at)


@app.command(rich_help_panel="Play")
@game_options.with_game_options
def play(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Continue this game (default: start a new one).")
    ] = None,
    text: shared.TextOption = False,
    players: Annotated[
        str | None,
        typer.Option(
            help="Names of people and levels of bots, in the order of seats: Ana,Otto,easy. Without it --text asks "
            "and lists the levels.",
            autocompletion=levels,
        ),
    ] = None,
    game: game_options.GameOption = FIRST.id,
    options: Mapping[str, str] = NONE_GIVEN,
    rules: shared.Rules = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the log of a new game to this file.")] = None,
    language: shared.LanguageOption = None,
    brief: shared.BriefOption = False,
    bots: shared.BotsOption = None,
) -> None:
    """Play in the window, or with --text line by line in the terminal."""
    if not text:
        chosen_game = None if game == FIRST.id else game
        shared.refuse_without_text(
            game=chosen_game, players=players, rules=rules, log=log, language=language, brief=brief, **options
        )
        game_options.add_bots(bots)
        open_window_with(file)
        return
    from torres3d.terminal.play_text import play_in_text

    game_options.load_bots(bots)
    asked = shared.RulesAsked(options, rules or [])
    chosen = game_options.game_named(game, options) if file is None else game_of(file)
    play_in_text(chosen.terminal(), file, players, asked, log, language, brief)


@app.command(rich_help_panel="Bots")
@game_options.with_game_options
def watch(
    players: Annotated[
        str, typer.Option(help="Levels of the bots, in the order of seats: greedy,random", autocompletion=levels)
    ],
    game: game_options.GameOption = FIRST.id,
    options: Mapping[str, str] = NONE_GIVEN,
    rules: shared.Rules = None,
    seed: Annotated[int | None, typer.Option(help=shared.SEED_OF_A_GAME)] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the log of the game to this file.")] = None,
    bots: shared.BotsOption = None,
    as_json: shared.JsonOption = False,
    info: Annotated[bool, typer.Option("--info", help="Print what external bots report while they think.")] = False,
) -> None:
    """Let bots play a game and print its result."""
    from torres3d.terminal.watch import watch_game

    game_options.load_bots(bots)
    playing = game_options.game_named(game, options).terminal()
    names = [level.strip() for level in players.split(",")]
    watch_game(playing, names, shared.RulesAsked(options, rules or []), seed, log, info, as_json)


@app.command(rich_help_panel="Bots")
@game_options.with_game_options
def arena(
    players: Annotated[str, typer.Option(help="Levels of the bots, two to four: expert,hard", autocompletion=levels)],
    games: Annotated[int, typer.Option(help="Number of games. All seats play the same cards and dice.")] = 200,
    jobs: shared.JobsOption = 1,
    seed: shared.SeedOption = 1,
    out: shared.GamesFileOption = None,
    game: game_options.GameOption = FIRST.id,
    options: Mapping[str, str] = NONE_GIVEN,
    rules: shared.Rules = None,
    cluster: shared.ClusterOption = None,
    bots: shared.BotsOption = None,
    as_json: shared.JsonOption = False,
) -> None:
    """Let bots play many games against each other and compare their strength."""
    game_options.load_bots(bots)
    names = tuple(level.strip() for level in players.split(","))
    playing = game_options.game_named(game, options).terminal()
    asked = shared.ContestAsked(games, jobs, seed, out, options, rules or [], cluster, players=names)
    playing.run_arena(asked, as_json)


@app.command(
    rich_help_panel="Bots",
    help=f"""Let many levels of {game_options.TITLES} play one tournament, mostly against neighbours, and show how far
    apart they are.""",
)
@game_options.with_game_options
def tournament(
    ladder: Annotated[
        list[str],
        typer.Argument(
            metavar="LEVELS…|all", help="The levels of the ladder, the weakest first.", autocompletion=levels
        ),
    ],
    tables: Annotated[int, typer.Option(help="Players at a table, 2 to 4.")] = 2,
    games: Annotated[
        int, typer.Option(help="Number of games. All seats play the same cards and dice. With 0, files are only read.")
    ] = 400,
    seed: shared.SeedOption = 1,
    window: Annotated[
        int | None,
        typer.Option(
            metavar="K", help="How many places apart on the ladder levels may be to meet; a few games ignore this."
        ),
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Also play all levels against these: greedy,beginner")
    ] = None,
    each: Annotated[int, typer.Option(help="With --against: number of games of each level against each of them.")] = 40,
    anchor: Annotated[
        str | None,
        typer.Option(metavar="LEVEL[=ELO]", help="The level whose Elo is 0, or LEVEL=ELO (default: that of the game)."),
    ] = None,
    out: shared.GamesFileOption = None,
    also: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Also count the games of this file; repeat the option for several files."),
    ] = None,
    as_json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write each level's Elo, margin and number of games to this file."),
    ] = None,
    jobs: shared.JobsOption = 1,
    game: game_options.GameOption = FIRST.id,
    options: Mapping[str, str] = NONE_GIVEN,
    rules: shared.Rules = None,
    cluster: shared.ClusterOption = None,
    bots: shared.BotsOption = None,
) -> None:
    from torres3d.terminal.tournament_ladder import run_tournament

    game_options.load_bots(bots)
    names = tuple(name.strip() for word in ladder for name in word.split(",") if name.strip())
    yardsticks = tuple(name.strip() for name in (against or "").split(",") if name.strip())
    asked = shared.TournamentAsked(
        games,
        jobs,
        seed,
        out,
        options,
        rules or [],
        cluster,
        levels=names,
        tables=tables,
        window=window,
        against=yardsticks,
        each=each,
        anchor=anchor,
        also=tuple(also or ()),
        json=as_json,
    )
    run_tournament(game_options.game_named(game, options).terminal(), asked)


@app.command(rich_help_panel="Bots")
def engine(
    level: Annotated[
        str | None, typer.Option(help="The level of the bot (default: the best).", autocompletion=levels)
    ] = None,
    game: game_options.GameOption = FIRST.id,
) -> None:
    """Play for another program, by lines of JSON on stdin and stdout (docs/engine.md)."""
    from torres3d.cli.engine import run_engine

    game_options.load_bots()
    run_engine(level, game)


@app.command(rich_help_panel="Look")
def analyse(
    file: game_options.LogArgument,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="PICTURE", help="Draw the graph to this file, *.png.")
    ] = None,
    page_file: Annotated[
        Path | None,
        typer.Option("--page", metavar="PAGE", help="Write the game to this file as a page, *.html, with open hands."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    level: Annotated[
        str | None, typer.Option(help="The level of the bot that looks for better turns (default: the best).")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 1,
) -> None:
    """Analyse a finished game: expected points, better turns, turning points."""
    from torres3d.cli.analyse import analyse_file

    game_options.load_bots()
    analyse_file(file, output, page_file, as_json, level, seed)


@app.command(rich_help_panel="Look")
def strength(
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="A player, shown with the last games.")] = None,
    game: game_options.GameOption = FIRST.id,
    reset: Annotated[bool, typer.Option("--reset", help="Forget all games of NAME.")] = False,
    as_json: shared.JsonOption = False,
) -> None:
    """Show how strong the players at this machine are, by their games against bots."""
    from torres3d.cli import strength as command

    asked = game_options.game_named(game, NONE_GIVEN)
    if reset:
        command.forget(asked, name)
    else:
        command.print_strengths(asked, name, as_json)


@app.command(rich_help_panel="Data")
def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for a report.")] = False,
    files: Annotated[
        bool, typer.Option("--files", help="Check all saved files instead; this changes none of them.")
    ] = False,
    salvage: Annotated[
        Path | None,
        typer.Option(
            "--salvage", metavar="FOLDER", help="With --files: save the intact parts of damaged files as new files."
        ),
    ] = None,
) -> None:
    """Check this machine: what the program needs, what is there, and how to get what is missing."""
    if files or salvage is not None:
        from torres3d.cli.file_check import report_files

        report_files(as_json, salvage)
        return
    from torres3d.cli.doctor import run_doctor

    run_doctor(as_json)
