"""Bot files: those of the games, the user's own beside the settings, and one named by the environment.

The user's own file never stops the program: without it the other bots remain, and its fault is reported.
"""

import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, defstruct
from msgspec.structs import asdict

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.plain_values import format_value
from torres3d.base.read_document import read_source
from torres3d.bots.bot import Id
from torres3d.bots.protocol.external_bot import ExternalProgram

OWN_FILE = "bots.yaml"
"""File of the user's own bots, beside the settings."""
BOTS_VARIABLE = "TORRES3D_BOTS"
"""Environment variable for one more file of bots; child processes inherit it."""
LEVELS, PROGRAMS = "levels", "programs"
Levels = dict[str, dict[str, Any]]
"""The levels of each game by id."""
Programs = dict[str, ExternalProgram]


@dataclass(frozen=True)
class BotSource:
    """Source of a game's levels.

    ``game`` is its id, ``plain`` are the ids of bots outside files. ``level`` is the type of a level, ``shipped`` the
    file in the folder of configuration, empty for a game without levels; ``section`` is the key for further levels in
    other files, empty if those can have none.
    """

    game: str
    plain: tuple[str, ...] = ()
    level: type[Any] = object
    shipped: str = ""
    section: str = ""


class FiledBots(NamedTuple):
    """Levels of each game and external bots, by id; ``set_aside`` is why the user's own file is left out, or None."""

    levels: Levels
    programs: Programs
    set_aside: FileFault | None


def own_file() -> Path:
    """The user's own file of bots."""
    return paths.user_config() / OWN_FILE


class BotFiles:
    """Bot files for some games, read once.

    ``complete``: there are no other games, so that a file may name none and has no keys for any.
    """

    def __init__(self, sources: Iterable[BotSource], complete: bool = False) -> None:
        self.sources = tuple(sources)
        self.complete = complete
        self._program = _program_of([each.game for each in self.sources]) if complete else ExternalProgram
        self._read: dict[tuple[Path, str], FiledBots] = {}

    def read(self) -> FiledBots:
        """All bots of the current files. Raises `FileFault`, but not for the user's own file."""
        key = own_file(), os.environ.get(BOTS_VARIABLE, "")
        if key not in self._read:
            self._read[key] = self._filed(*key)
        return self._read[key]

    def forget(self) -> None:
        """Read the files again on next use."""
        self._read.clear()

    def read_further(self, file: Path, taken: Collection[str] = ()) -> tuple[Levels, Programs]:
        """The levels by game and the external bots of a further file.

        `FileFault` names the line, the key and what is allowed, also for an id ``taken`` by another bot.
        """
        sections = {each.section: each for each in self.sources if each.section}
        fields = {name: _by_id(each.level) for name, each in sections.items()} | {PROGRAMS: _by_id(self._program)}
        read = _checked(file, [(key, kind, {}) for key, kind in fields.items()], taken, self.complete)
        return {each.game: read[name] for name, each in sections.items()}, _programs(file, read)

    def _read_shipped(self, game: BotSource, taken: Collection[str]) -> tuple[dict[str, Any], Programs]:
        if not game.shipped:
            return {}, {}
        file = paths.config() / game.shipped
        read = _checked(file, [(LEVELS, _some(game.level)), (PROGRAMS, _by_id(self._program), {})], taken)
        return read[LEVELS], _programs(file, read)

    def _filed(self, own: Path, named: str) -> FiledBots:
        taken = [bot for each in self.sources for bot in each.plain]
        levels: Levels = {}
        programs: Programs = {}
        for each in self.sources:
            levels[each.game], more = self._read_shipped(each, taken)
            programs.update(more)
            taken += [*levels[each.game], *more]
        set_aside = None
        further = [Path(named).resolve()] if named else []
        for file in [*(each for each in [own] if each.resolve() not in further), *further]:
            try:
                added, more = self.read_further(file, taken)
            except FileFault as fault:
                if file in further:
                    raise
                set_aside = None if fault.reason == "not_found" else fault
            else:
                for game, found in added.items():
                    levels[game].update(found)
                    taken += found
                programs.update(more)
                taken += more
        return FiledBots(levels, programs, set_aside)


def read_levels(file: Path, level: type[Any], taken: Collection[str] = ()) -> dict[str, Any]:
    """The levels of a game's own file, in its order. Raises `FileFault`."""
    fields: list[Any] = [(LEVELS, _some(level)), (PROGRAMS, _by_id(ExternalProgram), {})]
    levels: dict[str, Any] = _checked(file, fields, taken)[LEVELS]
    return levels


def _by_id(kind: Any) -> Any:
    return dict[Id, kind]


def _some(level: type[Any]) -> Any:
    return Annotated[_by_id(level), Meta(min_length=1, description="an id and a level, or several")]


def _program_of(games: Sequence[str]) -> type[ExternalProgram]:
    game = Annotated[str, Meta(pattern=f"^({'|'.join(map(re.escape, games))})$", description=", ".join(games))]
    some = f"a list of {', '.join(f'`{each}`' for each in games)}{' or both' if len(games) == 2 else ''}"
    kind = Annotated[tuple[game, ...], Meta(min_length=1, description=some)]
    bases = (ExternalProgram,)
    made = defstruct("OneProgram", [("games", kind)], bases=bases, frozen=True, forbid_unknown_fields=True)
    assert issubclass(made, ExternalProgram)
    return made


def _programs(file: Path, read: Mapping[str, Any]) -> Programs:
    """The external bots of a file, with their working folders."""
    folder = file.resolve().parent
    given = {name: asdict(program) for name, program in read[PROGRAMS].items()}
    return {name: ExternalProgram(**{**each, "folder": str(folder / each["folder"])}) for name, each in given.items()}


def _checked(file: Path, fields: list[Any], taken: Collection[str], strict: bool = True) -> dict[str, Any]:
    """The sections of a file, without ids ``taken`` by others; unknown sections only if not ``strict``.

    Raises `FileFault`.
    """
    found = read_source(file)
    read = asdict(found.value(defstruct("BotFile", fields, forbid_unknown_fields=strict)))
    others = list(taken)
    for section, bots in read.items():
        for name in bots:
            if name in others:
                allowed = f"an id that no other bot has; those have {', '.join(others)}"
                within = f" in `{section}`"
                raise found.fault("key_form", section, name, given=format_value(name), within=within, allowed=allowed)
        others += bots
    return read
