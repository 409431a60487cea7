"""Faults of set-ups of Turm Bauer."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.engine.players import BaseSetupFault


class SetupFault(BaseSetupFault):
    """A set-up that cannot be played."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        **BaseSetupFault.messages,
        "turm_players": ("{given} players; Turm Bauer is for 2 to 4", "name 2, 3 or 4 players"),
        "turm_colours": (
            "player {player} has {given} colours; with {players} players each has {wanted}",
            "give each player {wanted}",
        ),
    }
