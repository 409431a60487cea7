"""Which game a command is about that has no file to tell it: ``--game``, and what of its options goes with which."""

from pathlib import Path

from torres3d.bots.registry import GAMES
from torres3d.games.registered import kit_of
from torres3d.games.torres.commands.edition_and_mode import EDITION, MODE
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.terminal.bot_game_options import ContestAsked
from torres3d.terminal.errors import Stop


def compete_in(game: str, asked: ContestAsked) -> None:
    """An arena of the game."""
    if is_turm(game, asked.edition, asked.mode):
        from torres3d.games.turm_bauer.commands.arena import run_arena as run_turm_arena

        run_turm_arena(asked)
        return
    from torres3d.cli.arena import run_arena

    run_arena(asked)


def watch_some(
    game: str,
    levels: list[str],
    edition: str | None,
    mode: str | None,
    rules: list[str],
    seed: int | None,
    log: Path | None,
    info: bool,
) -> None:
    """Bots that play the game; with ``info`` it is printed what programs among them tell of their thoughts."""
    if is_turm(game, edition, mode):
        from torres3d.games.turm_bauer.commands.watch import watch

        watch(levels, rules, seed, log, info)
        return
    from torres3d.games.torres.commands.watch import watch_game

    watch_game(levels, edition or EDITION, mode or MODE, rules, seed, log, info)


def play_in_text(
    file: Path | None,
    players: str | None,
    game: str,
    edition: str | None,
    mode: str | None,
    rules: list[str],
    log: Path | None,
    language: str | None,
) -> None:
    """A game in the terminal: that of a file, else a new one."""
    if is_turm(game, edition, mode) if file is None else kit_of(file) is TURM:
        from torres3d.games.turm_bauer.commands.text.play_text import TextGame as TurmTextGame

        TurmTextGame(rules).play(file, players, log, language)
        return
    from torres3d.games.torres.commands.text.play_text import TextGame

    TextGame(edition or EDITION, mode or MODE, rules).play(file, players, log, language)


def is_turm(game: str, edition: str | None, mode: str | None) -> bool:
    """Whether Turm Bauer is meant; `Stop` for a game there is none of, and for options that it has not."""
    if game not in GAMES:
        raise Stop(f"there is no game `{game}`; there are: {', '.join(GAMES)}")
    if game == "torres":
        return False
    for name, given in (("--edition", edition), ("--mode", mode)):
        if given is not None:
            raise Stop(f"{name} belongs to Torres; leave it out, or change options of Turm Bauer with --rules")
    return True
