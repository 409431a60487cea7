"""Editions of the rules: named presets of the options, read from config/games/torres/editions/*.yaml."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.read_document import Source, read_source
from torres3d.games.torres.rules.literal_types import MODES, Deck, Mode
from torres3d.games.torres.rules.options import EvenOptions, Options, OptionsProblem, StackTable, check

PLAYER_COUNTS = (2, 3, 4)

_FORMS = {
    "foundations": "eight squares from a1 to h8, no two adjacent",
    "stacks": "three lists, one for each phase, with 1 to 3 blocks for each round",
}
"""Allowed forms of options that are lists."""


class Edition(EvenOptions, frozen=True, forbid_unknown_fields=True):
    """Content of an edition file. ``title`` is for people; ``deck`` is by mode, ``stacks`` by number of players."""

    title: Annotated[str, Meta(min_length=1, description="a text for people")]
    deck: dict[Mode, Deck]
    foundations: Annotated[tuple[str, ...], Meta(description=_FORMS["foundations"])]
    stacks: dict[Annotated[int, Meta(ge=2, le=4)], Annotated[StackTable, Meta(description=_FORMS["stacks"])]]

    def options(self, mode: Mode, players: int) -> Options:
        """The options of this edition for a mode and 2 to 4 players."""
        even = {name: getattr(self, name) for name in EVEN}
        return Options(
            mode=mode,
            players=players,
            deck=self.deck[mode],
            stacks=self.stacks[players],
            foundations=self.foundations,
            **even,
        )


EVEN = EvenOptions.__struct_fields__
"""Options with the same value in each of the edition's games."""
_OPTION_TYPES = get_type_hints(Options)


def allowed_values(option: str) -> Any:
    """The type of an option of section 12."""
    return _OPTION_TYPES[option]


def allowed_text(option: str) -> str:
    """The values of an option, in English."""
    kind = _OPTION_TYPES.get(option)
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return _FORMS[option]


@cache
def editions(folder: Path | None = None) -> Mapping[str, Edition]:
    """The editions of a folder by id (their files' names); None is config/games/torres/editions. Raises `FileFault`."""
    place = folder or paths.config() / "games/torres/editions"
    files = sorted(place.glob("*.yaml"))
    if not files:
        raise FileFault("none_there", place, given="*.yaml")
    return {file.stem: read_edition(file) for file in files}


def read_edition(file: Path) -> Edition:
    """Read and check one edition file; `FileFault` names the file, the line, the key and what is allowed."""
    found = read_source(file)
    edition = found.value(Edition)
    _check_tables(found, edition)
    for mode in MODES:
        for players in PLAYER_COUNTS:
            try:
                check(edition.options(mode, players))
            except OptionsProblem as problem:
                given = problem.values.get("given", getattr(edition, problem.field))
                way = (problem.field, players) if problem.field == "stacks" else (problem.field,)
                raise found.wrong(way, given, allowed_text(problem.field)) from problem
    return edition


def _check_tables(found: Source, edition: Edition) -> None:
    """Check that every mode has its deck, and every number of players its stacks."""
    tables = (("deck", edition.deck, MODES), ("stacks", edition.stacks, PLAYER_COUNTS))
    for field, table, wanted in tables:
        for key in wanted:
            if key not in table:
                raise found.fault("missing_key", field, key, field=f"{field}.{key}", allowed=allowed_text(field))
