"""Options that several commands share, also commands that games declare, and commands that play many games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer


@dataclass(frozen=True, slots=True)
class CommandServices:
    """What the command line does for a command that a game declares; it is the command's ``context.obj``.

    ``open_window`` opens the window with a file, and with what it shows first. ``add_bots`` adds the bots of a file, if
    there is one, and reports faults in the person's own. ``check_study`` reads a study through and raises its `Fault`.
    ``study_in_text`` opens a study, or the list of a game named, in the terminal; see `study_in_text`.
    """

    open_window: Callable[[Path | None, str], None]
    add_bots: Callable[[Path | None], None]
    check_study: Callable[[Path], None]
    study_in_text: Callable[[Path | None, str, str | None, bool], None]


class RulesAsked(NamedTuple):
    """The rules typed for a new game: ``options`` that the game declares, by name, and house rules."""

    options: Mapping[str, str]
    rules: Sequence[str]


class GamesAsked(msgspec.Struct, frozen=True):
    """The options that all of these commands have; ``options`` are those that the game declares."""

    games: int
    jobs: int
    seed: int
    out: Path | None
    options: Mapping[str, str]
    rules: list[str]
    cluster: str | None


class ContestAsked(GamesAsked, frozen=True, kw_only=True):
    """Options for games of the same players, who exchange their seats."""

    players: tuple[str, ...]


class TournamentAsked(GamesAsked, frozen=True, kw_only=True):
    """Options for games of many levels at ``tables`` of so many; the other fields are as the options' help says."""

    levels: tuple[str, ...]
    tables: int
    window: int | None
    against: tuple[str, ...]
    each: int
    anchor: str | None
    also: tuple[Path, ...]
    json: Path | None

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots that play."""
        return (*self.levels, *self.against)


def refuse_without_text(**given: object) -> None:
    """Raise `torres3d.terminal.error_exit.Stop` for an option, by name, that would do nothing without ``--text``."""
    from torres3d.terminal.error_exit import Stop

    for name, value in given.items():
        if value:
            raise Stop(f"--{name} does nothing without --text. Add --text, or leave --{name} out")


def among(*values: str) -> Callable[[str], list[str]]:
    """What a shell offers for an option with these values."""

    def fitting(incomplete: str) -> list[str]:
        return [value for value in values if value.startswith(incomplete)]

    return fitting


def languages(incomplete: str) -> list[str]:
    """Languages there are texts in."""
    from torres3d.base import paths

    return sorted(each.name for each in (paths.config() / "locale").glob(f"{incomplete}*") if each.is_dir())


TextOption = Annotated[
    bool, typer.Option("--text", help="In the terminal, line by line, for screen readers. Type `help` there.")
]
LanguageOption = Annotated[
    str | None,
    typer.Option(help="With --text: en, de or ro (default: the language of your settings).", autocompletion=languages),
]
BriefOption = Annotated[bool, typer.Option("--brief", help="With --text: leave explanations out.")]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--rules",
        "--rule",
        metavar="OPTION=VALUE",
        help="House rules, separated by commas; the option may be repeated.",
    ),
]
BotsOption = Annotated[
    Path | None,
    typer.Option(
        "--bots", metavar="FILE", help="An additional file of bots, such as external programs (docs/engine.md)."
    ),
]
SEED_OF_A_GAME = "The same seed gives the same game; with external programs only a seed of 19 digits or more does."
SeedOption = Annotated[
    int,
    typer.Option(help="The same seed gives the same games; with external programs only together with the same --out."),
]
JobsOption = Annotated[int, typer.Option(help="Processes on this machine.")]
ClusterOption = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this dask cluster instead.")]
GamesFileOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Write a line for each game to this file; games already in it are not played again."
    ),
]
PaletteOption = Annotated[
    str,
    typer.Option(
        "--palette",
        help="The players' colours: standard, red_green, blue_yellow or contrast.",
        autocompletion=among("standard", "red_green", "blue_yellow", "contrast"),
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
PlainOption = Annotated[
    bool, typer.Option("--plain-stone", help="Towers of the same stone on all levels, as in the settings.")
]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="After command N (0: the start; default: the last).")]
