"""Faults of set-ups of Torres."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.engine.players import BaseSetupFault


class SetupFault(BaseSetupFault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        **BaseSetupFault.messages,
        "unknown_edition": (
            "there is no edition `{given}`; there are: {allowed}",
            "update torres3d or name one of these",
        ),
        "option_impossible": ("the option `{field}` cannot be played with: {why}", "change it"),
        "players_count": ("{given} players; Torres is for 2 to 4", "name 2, 3 or 4 players"),
    }
