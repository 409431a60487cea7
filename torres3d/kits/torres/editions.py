"""Editions of the rules: named presets of the options, read from config/editions/*.yaml."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import yaml

from torres3d.base import paths
from torres3d.kits.torres.faults import EditionFault
from torres3d.rules.kinds import (
    MODES,
    CastlesCard,
    Deck,
    DoorPassage,
    KingBonusScored,
    KingMove,
    LeapOver,
    LeftoverBlocks,
    MarkerSpaces,
    Mode,
    NextPhaseStart,
    RecallCard,
    ReturnedCards,
    ScoringFirst,
)
from torres3d.rules.options import Options, OptionsProblem, StackTable, check
from torres3d.rules.squares import NAMES

PLAYER_COUNTS = (2, 3, 4)


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edition file. ``title`` is for people; ``deck`` is given by mode, ``stacks`` by number of players."""

    title: str
    deck: dict[Mode, Deck]
    door_passage: DoorPassage
    returned_cards: ReturnedCards
    leap_over: LeapOver
    recall_card: RecallCard
    king_move: KingMove
    king_bonus_scored: KingBonusScored
    scoring_first: ScoringFirst
    next_phase_start: NextPhaseStart
    leftover_blocks: LeftoverBlocks
    castles_card: CastlesCard
    marker_spaces: MarkerSpaces
    foundations: tuple[str, ...]
    stacks: dict[int, StackTable]

    def options(self, mode: Mode, players: int) -> Options:
        """The options of this edition for a mode and 2 to 4 players."""
        values = {name: getattr(self, name) for name in _SHARED}
        return Options(mode=mode, players=players, deck=self.deck[mode], stacks=self.stacks[players], **values)


_SHARED = tuple(
    name for name in Edition.__struct_fields__ if name in Options.__struct_fields__ and name not in ("deck", "stacks")
)
_OPTION_TYPES = get_type_hints(Options)
_FORMS = {
    "title": "a text for people",
    "foundations": "eight squares from a1 to h8, no two adjacent",
    "stacks": "three lists, one for each phase, with 1 to 3 blocks for each round",
}


def allowed_values(option: str) -> Any:
    """The type of an option of section 12."""
    return _OPTION_TYPES[option]


def allowed_text(option: str) -> str:
    """What an option may be, in English."""
    kind = _OPTION_TYPES.get(option)
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    return _FORMS[option]


@cache
def editions(folder: Path | None = None) -> Mapping[str, Edition]:
    """The editions of a folder (config/editions where None) by id, which is the file's name."""
    place = folder or paths.config() / "editions"
    files = sorted(place.glob("*.yaml"))
    if not files:
        raise EditionFault("no_editions", place)
    return {file.stem: read_edition(file) for file in files}


def read_edition(file: Path) -> Edition:
    """Read and check one edition file; `EditionFault` names the file, the key and what is allowed."""
    try:
        content = yaml.load(file.read_text("utf-8"), Loader=_OnceLoader)  # noqa: S506  # a SafeLoader
    except _TwiceError as error:
        raise EditionFault("edition_twice", file, error.line, field=error.key) from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise EditionFault("edition_yaml", file, line, why=error.problem or "unreadable") from error
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise EditionFault("edition_yaml", file, why=error) from error
    if not isinstance(content, dict):
        raise EditionFault("edition_yaml", file, why="no keys and values")
    return _checked(file, content)


def _checked(file: Path, content: dict[Any, Any]) -> Edition:
    fields = Edition.__struct_fields__
    for key in content:
        if key not in fields:
            raise EditionFault("edition_key", file, given=key, allowed=", ".join(fields))
    hints = get_type_hints(Edition)
    for field in fields:
        allowed = _allowed_in_file(field)
        if field not in content:
            raise EditionFault("edition_missing", file, field=field, allowed=allowed)
        try:
            msgspec.convert(content[field], hints[field])
        except msgspec.ValidationError as error:
            raise EditionFault("edition_value", file, field=field, given=content[field], allowed=allowed) from error
    edition = msgspec.convert(content, Edition)
    _check_tables(file, edition)
    return edition


def _allowed_in_file(field: str) -> str:
    if field == "deck":
        return f"{allowed_text(field)}, for each of {', '.join(MODES)}"
    if field == "stacks":
        return f"{allowed_text(field)}, for each of {', '.join(map(str, PLAYER_COUNTS))} players"
    return allowed_text(field)


def _check_tables(file: Path, edition: Edition) -> None:
    """Every mode has its deck, every number of players its stacks, and all of it can be played."""
    for field, keys, wanted in (("deck", edition.deck, MODES), ("stacks", edition.stacks, PLAYER_COUNTS)):
        if sorted(keys) != sorted(wanted):
            raise EditionFault("edition_value", file, field=field, given=list(keys), allowed=_allowed_in_file(field))
    for name in edition.foundations:
        if name not in NAMES:
            raise EditionFault("edition_value", file, field="foundations", given=name, allowed=_FORMS["foundations"])
    for mode in MODES:
        for players in PLAYER_COUNTS:
            try:
                check(edition.options(mode, players))
            except OptionsProblem as problem:
                given = problem.values.get("given", getattr(edition, problem.field))
                allowed = _allowed_in_file(problem.field)
                raise EditionFault(
                    "edition_value", file, field=problem.field, given=given, allowed=allowed
                ) from problem


class _TwiceError(Exception):
    def __init__(self, key: object, line: int) -> None:
        super().__init__(key)
        self.key = key
        self.line = line


class _OnceLoader(yaml.SafeLoader):
    """The safe loader, but a key that stands twice is an error and not a silent change."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if key in seen:
                raise _TwiceError(key, key_node.start_mark.line + 1)
            seen.add(key)
        return super().construct_mapping(node, deep=deep)
