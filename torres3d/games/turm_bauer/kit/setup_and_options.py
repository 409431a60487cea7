"""Set-up of a game of Turm Bauer, as in the log's header, its options and its faults."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from torres3d.engine import player_names_and_colours as seats
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.rules.options import COLLAPSE, SLIPS, Options


class SetupFault(seats.BaseSetupFault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        **seats.BaseSetupFault.messages,
        "turm_players": ("Turm Bauer is for 2 to 4 players, not {given}", "name 2, 3 or 4 players"),
        "turm_colours": (
            "player {player} has {given} colours; with {players} players each has {wanted}",
            "give each player {wanted}",
        ),
    }


RANGES: Mapping[str, tuple[int, int]] = {"slips": SLIPS, "collapse": COLLAPSE}
"""Options that are numbers, with minimum and maximum; some may be a word as well."""


LOG_VERSION = 2
"""The newest version of the log."""
ADDED: Mapping[tuple[str, str | int], int] = {("overhang", "parts"): 2, ("slips", "none"): 2}
"""Values of options that older logs lack, with the version that added them."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player with one colour, or two with two players; ``bot`` is None for a human, otherwise a bot's level."""

    name: str
    colours: tuple[Colour, ...]
    bot: str | None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up: ``rules`` are the options that differ from the defaults."""

    rules: dict[str, Any]
    players: tuple[Player, ...]


def as_setup(setup: GameSetup) -> Setup:
    assert isinstance(setup, Setup)
    return setup


def colours_each(players: int) -> int:
    """The number of colours of each player (T-11.1)."""
    return 2 if players == seats.LEAST_PLAYERS else 1


def colours_by_seat(players: int) -> list[tuple[Colour, ...]]:
    """The default colours of each seat, for any number of players, as in `seated`."""
    each = range(colours_each(players))
    return [tuple(seats.USUAL_COLOURS[(seat + nth * players) % 4] for nth in each) for seat in range(players)]


def seated(levels: Sequence[str | None]) -> tuple[Player, ...]:
    """Any number of players by seat in default colours, named after the levels of their bots; None is a human."""
    by_seat = zip(seats.names_by_level(levels), colours_by_seat(len(levels)), levels, strict=True)
    return tuple(Player(name, held, level) for name, held, level in by_seat)


def options_of(setup: Setup, version: int = LOG_VERSION) -> Options:
    """The options of a set-up in a log of a version; `SetupFault` when it cannot be played."""
    check_players(setup.players)
    return resolve(setup.rules, version)


def check_players(players: Sequence[Player]) -> None:
    """Raise `SetupFault` unless names and colours conform to the log format."""
    count = len(players)
    if not seats.LEAST_PLAYERS <= count <= seats.MOST_PLAYERS:
        raise SetupFault("turm_players", given=count)
    wanted = colours_each(count)
    for number, player in enumerate(players, 1):
        given = len(player.colours)
        if given != wanted:
            raise SetupFault("turm_colours", player=number, given=given, wanted=wanted, players=count)
    seats.check_names([(player.name, player.colours) for player in players], SetupFault)


def resolve(rules: Mapping[str, Any], version: int = LOG_VERSION) -> Options:
    """The options of a game with these rules, by a version of the log; raises `SetupFault`."""
    values = {name: _value(name, given, version) for name, given in rules.items()}
    return msgspec.structs.replace(Options(), **values)


def allowed_values(option: str, version: int = LOG_VERSION) -> tuple[str | int, ...]:
    """The values of an option in a version of the log, the default first, but numbers in their order."""
    least, most = RANGES.get(option, (0, -1))
    kinds = get_args(get_type_hints(Options)[option])
    words = [word for kind in kinds for word in get_args(kind) or (kind,) if isinstance(word, str)]
    values: tuple[str | int, ...] = (*range(least, most + 1), *words)
    return tuple(value for value in values if ADDED.get((option, value), 1) <= version)


def version_of(rules: Mapping[str, Any]) -> int:
    """The lowest version of the log that knows all values of these options that can be played."""
    return max((since for (name, value), since in ADDED.items() if rules.get(name) == value), default=1)


def _value(name: str, given: object, version: int) -> str | int:
    if name not in Options.__struct_fields__:
        raise SetupFault("unknown_option", given=name, allowed=", ".join(Options.__struct_fields__))
    allowed = allowed_values(name, version)
    for value in allowed:
        if value == given and type(value) is type(given):
            return value
    shown = msgspec.json.encode(given).decode()
    raise SetupFault("option_value", field=name, given=shown, allowed=", ".join(map(str, allowed)))
