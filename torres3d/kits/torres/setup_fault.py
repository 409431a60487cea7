"""What can be wrong with a set-up of Torres."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.faults import Fault


class SetupFault(Fault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "unknown_edition": (
            "there is no edition `{given}`; there are: {allowed}",
            "update torres3d or name one of these",
        ),
        "unknown_option": ("there is no option `{given}`; there are: {allowed}", "remove it or name one of these"),
        "option_value": ("the option `{field}` cannot be {given}; it can be: {allowed}", "choose one of these"),
        "option_impossible": ("the option `{field}` cannot be played with: {why}", "change it"),
        "players_count": ("{given} players; Torres is for 2 to 4", "name 2, 3 or 4 players"),
        "name_length": ("the name of player {player} has {given} characters; 1 to 40 are allowed", "change the name"),
        "colour_length": (
            "the colour of player {player} has {given} characters; 1 to 20 are allowed",
            "change the colour",
        ),
        "colour_twice": ("two players have the colour `{given}`", "give each player another colour"),
    }
