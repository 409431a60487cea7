"""Players of Turm Bauer as shown in panels and on the table."""

from collections.abc import Mapping
from typing import Literal

from torres3d.app.session.player_looks import bot_name, called_in_full, name_shown
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.setup import Setup
from torres3d.games.turm_bauer.rules.places import Seat
from torres3d.games.turm_bauer.scene.colour_looks import emblems_of, shown_as
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

GAME: Literal["turm"] = "turm"
"""The game's name where several are known."""


def players_by_seat(setup: Setup, bots: Mapping[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat, in their first colour; ``bots`` are the seats that bots play now."""
    shown, signs, looks = shown_as(setup), emblems_of(setup), []
    for seat, player in enumerate(setup.players):
        level = bot_name(bots[seat], say, BOTS) if seat in bots else None
        colour = player.colours[0]
        look = PlayerLook(seat, name_shown(player, say, BOTS), shown[colour], level, emblem=signs[colour])
        looks.append(called_in_full(look, say))
    return tuple(looks)
