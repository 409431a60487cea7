"""What players of every game have: how many there are, how they are called, their colours, and what can be wrong with
these."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from torres3d.base.faults import Fault
from torres3d.base.json_values import NAME_LENGTH

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
USUAL_COLOURS = ("red", "blue", "green", "yellow")
"""In the order in which seats take them."""
COLOUR_LENGTH = 20


class BaseSetupFault(Fault):
    """A set-up that cannot be played; each game adds to what can be wrong."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "unknown_option": ("there is no option `{given}`; there are: {allowed}", "remove it or name one of these"),
        "option_value": ("the option `{field}` cannot be {given}; it can be: {allowed}", "choose one of these"),
        "name_length": ("the name of player {player} has {given} characters; 1 to 40 are allowed", "change the name"),
        "colour_length": (
            "the colour of player {player} has {given} characters; 1 to 20 are allowed",
            "change the colour",
        ),
        "colour_twice": ("two players have the colour `{given}`", "give each player another colour"),
    }


def names_by_level(levels: Sequence[str | None]) -> list[str]:
    """Names by seat, after the levels of bots; None is a person. Those of one level are numbered."""
    names = [level or "person" for level in levels]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def check_names(players: Sequence[tuple[str, Sequence[str]]], fault: type[BaseSetupFault]) -> None:
    """Raise the game's fault unless names and colours of players, who may have several, are as its log says."""
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
