"""What can be wrong with set-ups and editions of Torres. How faults are told: `torres3d.engine.errors`."""

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


class EditionFault(Fault):
    """An edition file that cannot be used."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "edition_yaml": ("the file is not YAML: {why}", "mend that line; compare with the other files of the folder"),
        "edition_key": ("there is no key `{given}`; there are: {allowed}", "remove it or write one of these"),
        "edition_missing": ("the key `{field}` is missing; it can be: {allowed}", "add the key"),
        "edition_value": ("`{field}` cannot be {given}; it can be: {allowed}", "write one of these"),
        "edition_twice": ("the key `{field}` stands there twice", "remove one of the two lines"),
        "no_editions": ("there is no edition in this folder", "install torres3d again"),
    }
