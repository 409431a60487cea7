"""What stands in the files of bots: config/games/torres/bots.yaml, a person's own beside the settings, and one that was
named.

A person's own file that cannot be used never stops the program: the others' bots stand, and the fault is told."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.protocol.external_program import ExternalProgram
from torres3d.games.torres.bots.levels.levels import SHIPPED, Level, MoreBots, read_bots
from torres3d.games.turm_bauer.bots.levels import SHIPPED as TURM_FILE
from torres3d.games.turm_bauer.bots.levels import Level as TurmLevel
from torres3d.games.turm_bauer.bots.levels import read_levels

OWN = "bots.yaml"
"""A person's own bots, beside the settings."""


class FiledBots(NamedTuple):
    """The levels and programs by id. ``set_aside`` is why nothing of the person's own file counts, None where it does
    or where there is none."""

    levels: dict[str, Level]
    programs: dict[str, ExternalProgram]
    set_aside: FileFault | None


def own_file() -> Path:
    """Where a person's own bots stand."""
    return paths.user_config() / OWN


@cache
def turm_levels(file: Path) -> dict[str, TurmLevel]:
    """The levels of Turm Bauer in a file. Raises `FileFault`."""
    return read_levels(file)


@cache
def filed_bots(plain: tuple[str, ...], further: str | None) -> FiledBots:
    """The bots of config/games/torres/bots.yaml, the person's own file and a ``further`` one; ``plain`` are ids of bots
    that stand in no file. Raises `FileFault`, but not for the person's own file."""
    taken = (*plain, *turm_levels(paths.config() / TURM_FILE))
    levels, programs = read_bots(paths.config() / SHIPPED, taken)
    set_aside = None
    named = [Path(further).resolve()] if further else []
    for file in [*(own for own in [own_file()] if own.resolve() not in named), *named]:
        try:
            more = read_bots(file, (*taken, *levels, *programs), MoreBots)
        except FileFault as fault:
            if file in named:
                raise
            set_aside = None if fault.reason == "not_found" else fault
        else:
            levels.update(more[0])
            programs.update(more[1])
    return FiledBots(levels, programs, set_aside)
