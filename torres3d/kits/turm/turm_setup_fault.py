"""What can be wrong with a set-up of Turm Bauer."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.faults import Fault


class TurmSetupFault(Fault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "unknown_option": ("there is no option `{given}`; there are: {allowed}", "remove it or name one of these"),
        "option_value": ("the option `{field}` cannot be {given}; it can be: {allowed}", "choose one of these"),
        "turm_players": ("{given} players; Turm Bauer is for 2 to 4", "name 2, 3 or 4 players"),
        "name_length": ("the name of player {player} has {given} characters; 1 to 40 are allowed", "change the name"),
        "turm_colours": (
            "player {player} has {given} colours; with {players} players each has {wanted}",
            "give each player {wanted}",
        ),
        "colour_length": (
            "the colour of player {player} has {given} characters; 1 to 20 are allowed",
            "change the colour",
        ),
        "colour_twice": ("two players have the colour `{given}`", "give each player another colour"),
    }
