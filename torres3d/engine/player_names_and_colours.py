"""Players of any game: their number, names and colours, and the faults of these."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from torres3d.base.faults import Fault
from torres3d.base.plain_values import NAME_LENGTH

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
COLOURS = ("red", "blue", "green", "yellow", "violet", "white")
"""Colours that players can choose; palettes.yaml says how each of them looks."""
USUAL_COLOURS = COLOURS[:MOST_PLAYERS]
"""Default colours by seat."""
OWN_EMBLEMS = {"red": 1, "blue": 2, "green": 3, "yellow": 4}
"""Default colours with an emblem of their own; other seats take a free one."""
COLOUR_LENGTH = 20


class BaseSetupFault(Fault):
    """A set-up that cannot be played; each game adds its own reasons."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "unknown_option": ("there is no option `{given}`; there are: {allowed}", "remove it or use one of these"),
        "option_value": ("the option `{field}` cannot be {given}; allowed: {allowed}", "choose one of these"),
        "name_length": ("the name of player {player} has {given} characters; 1 to 40 are allowed", "change the name"),
        "colour_length": (
            "the colour of player {player} has {given} characters; 1 to 20 are allowed",
            "change the colour",
        ),
        "colour_twice": ("two players have the colour `{given}`", "give each player a colour of their own"),
    }


def names_by_level(levels: Sequence[str | None]) -> list[str]:
    """Names by seat from the levels of bots; None is a human. Equal levels are numbered."""
    names = [level or "person" for level in levels]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def display_colours(wanted: Sequence[str], known: Sequence[str] = COLOURS) -> tuple[str, ...]:
    """The colours to show the players in; an unknown one is replaced by a free one (LOG.md)."""
    free = [name for name in known if name not in wanted]
    return tuple(name if name in known else free.pop(0) for name in wanted)


def emblems(names: Sequence[str]) -> tuple[int, ...]:
    """Emblems, 1 to 4, of players in these colours at one table: no two of four are alike."""
    free = [emblem for emblem in range(1, 5) if emblem not in [OWN_EMBLEMS.get(name) for name in names]]
    return tuple(OWN_EMBLEMS[name] if name in OWN_EMBLEMS else free.pop(0) for name in names)


def check_names(players: Sequence[tuple[str, Sequence[str]]], fault: type[BaseSetupFault]) -> None:
    """Raise the game's fault unless the players' names and colours conform to the log format."""
    for number, (name, held) in enumerate(players, 1):
        if not 1 <= len(name) <= NAME_LENGTH:
            raise fault("name_length", player=number, given=len(name))
        for colour in held:
            if not 1 <= len(colour) <= COLOUR_LENGTH:
                raise fault("colour_length", player=number, given=len(colour))
    colours = [colour for _, held in players for colour in held]
    for colour in colours:
        if colours.count(colour) > 1:
            raise fault("colour_twice", given=colour)
