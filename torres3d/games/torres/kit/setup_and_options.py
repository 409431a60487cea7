"""Set-up of a game, as in the log's header, its options and its faults."""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any, ClassVar

import msgspec

from torres3d.base.faults import Phrase
from torres3d.engine import player_names_and_colours as engine_players
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.kit.editions import EVEN, Edition, allowed_text, allowed_values, editions
from torres3d.games.torres.rules.literal_types import MODES, Mode
from torres3d.games.torres.rules.options import Options, OptionsProblem, StackTable, check


class SetupFault(engine_players.BaseSetupFault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        **engine_players.BaseSetupFault.messages,
        "unknown_edition": (
            "there is no edition `{given}`; there are: {allowed}",
            "update torres3d or use one of these",
        ),
        "option_impossible": ("the option `{field}` makes the game impossible: {why}", "change it"),
        "players_count": ("Torres is for 2 to 4 players, not {given}", "name 2, 3 or 4 players"),
    }


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: ``bot`` is None for a human, otherwise the id of a bot's level."""

    name: str
    colour: str
    bot: str | None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up: ``rules`` are the options that differ from the edition's (house rules)."""

    edition: str
    mode: Mode
    rules: dict[str, Any]
    players: tuple[Player, ...]


HOUSE_RULES: tuple[str, ...] = ("deck", *EVEN, "stacks", "foundations")
"""Options that a house rule may change."""
LOG_VERSION = 2
"""Version of logs to write (LOG.md)."""
ADDED: tuple[tuple[int, str, Any], ...] = ((2, "marker_spaces", "by_total"),)
"""Options that older logs lack: the version that added them, and their value in earlier logs."""


def as_setup(setup: GameSetup) -> Setup:
    assert isinstance(setup, Setup)
    return setup


def seated(levels: Sequence[str | None]) -> tuple[Player, ...]:
    """Any number of players by seat in default colours, named after the levels of their bots; None is a human."""
    by_seat = zip(engine_players.names_by_level(levels), cycle(engine_players.USUAL_COLOURS), levels, strict=False)
    return tuple(Player(name, colour, level) for name, colour, level in by_seat)


def options_of(setup: Setup, version: int = LOG_VERSION, known: Mapping[str, Edition] | None = None) -> Options:
    """The options of a set-up in a log of a version; `SetupFault` when it cannot be played."""
    check_players(setup.players)
    return resolve(setup.edition, setup.mode, setup.rules, len(setup.players), version, known)


def check_players(players: Sequence[Player]) -> None:
    """Raise `SetupFault` unless names and colours are as LOG.md says."""
    _check_count(len(players))
    engine_players.check_names([(player.name, (player.colour,)) for player in players], SetupFault)


def _check_count(players: int) -> None:
    if not engine_players.LEAST_PLAYERS <= players <= engine_players.MOST_PLAYERS:
        raise SetupFault("players_count", given=players)


def resolve(
    edition_id: str,
    mode: Mode,
    rules: Mapping[str, Any],
    players: int,
    version: int = LOG_VERSION,
    known: Mapping[str, Edition] | None = None,
) -> Options:
    """The options of an edition, a mode and house rules for 2 to 4 players, by a version of the log."""
    if known is None:
        known = editions()
    if edition_id not in known:
        raise SetupFault("unknown_edition", given=edition_id, allowed=", ".join(sorted(known)))
    _check_count(players)
    if mode not in MODES:
        raise unknown_mode(mode)
    preset = known[edition_id].options(mode, players)
    later = {name: value for since, name, value in ADDED if version < since}
    changes = {name: _value(name, given, later) for name, given in rules.items()} | later
    options = msgspec.structs.replace(preset, **changes)
    if "stacks" in changes:
        _check_rounds(preset.stacks, options.stacks)
    try:
        check(options)
    except OptionsProblem as problem:
        raise _impossible(problem) from problem
    return options


def unknown_mode(given: str) -> SetupFault:
    """The fault that a game's mode does not exist."""
    return SetupFault("option_value", field="mode", given=given, allowed=", ".join(MODES))


def _value(name: str, given: object, later: Mapping[str, Any]) -> Any:
    if name not in HOUSE_RULES or name in later:
        known = (option for option in HOUSE_RULES if option not in later)
        raise SetupFault("unknown_option", given=name, allowed=", ".join(known))
    kind = allowed_values(name)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        shown = msgspec.json.encode(given).decode()
        raise SetupFault("option_value", field=name, given=shown, allowed=allowed_text(name)) from error


def _check_rounds(preset: StackTable, stacks: StackTable) -> None:
    """Check that there are as many stacks as rounds (LOG.md), with rounds in each phase (R-4.1)."""
    for phase, (wanted, given) in enumerate(zip(preset, stacks, strict=True), 1):
        if len(given) != len(wanted):
            raise _impossible(OptionsProblem("stacks", "rounds", phase=phase, wanted=len(wanted), given=len(given)))


def _impossible(problem: OptionsProblem) -> SetupFault:
    why = Phrase(f"problem_{problem.reason}", PROBLEMS[problem.reason].format(**problem.values), **problem.values)
    return SetupFault("option_impossible", field=problem.field, why=why)


PROBLEMS: dict[str, str] = {
    "players_count": "{given} players; Torres is for 2 to 4",
    "no_stacks": "phase {phase} has no stacks",
    "rounds": "phase {phase} has {wanted} rounds, so it needs {wanted} stacks, not {given}",
    "stack_size": "a stack of {given} blocks in phase {phase}; 1 to 3 are allowed",
    "too_many_blocks": "with foundations and cards `extra` up to {needed} blocks could be used; there are {blocks}",
    "foundations_count": "{given} different squares; 8 are needed",
    "no_square": "`{given}` is not a square from a1 to h8",
    "foundations_adjacent": "{one} and {other} are adjacent",
}
"""English texts for the reasons of `OptionsProblem`; their phrases are called ``problem_`` and the reason."""
