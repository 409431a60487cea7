"""Who sits at a table of Turm Bauer, for panels and pieces: names, colours, emblems."""

from collections.abc import Mapping
from typing import Literal

from torres3d.app.session.players import bot_name, called_in_full, name_shown
from torres3d.app.session.seat_colours import shown_for
from torres3d.games.turm_bauer.kit.setup import Setup
from torres3d.games.turm_bauer.rules.places import Colour, Seat
from torres3d.hud.kit.theme import emblems
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate
from torres3d.scene.seat_looks import SeatLook
from torres3d.scene.shapes.colour_space import Colour as Tone

GAME: Literal["turm"] = "turm"
"""The game's name where several are known."""


def people(setup: Setup, bots: Mapping[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat, in their first colour; ``bots`` are the seats that bots play now."""
    shown, signs, looks = shown_as(setup), emblems_of(setup), []
    for seat, player in enumerate(setup.players):
        level = bot_name(bots[seat], say, GAME) if seat in bots else None
        colour = player.colours[0]
        look = PlayerLook(seat, name_shown(player, say), shown[colour], level, emblem=signs[colour])
        looks.append(called_in_full(look, say))
    return tuple(looks)


def shown_as(setup: Setup) -> dict[Colour, str]:
    """The colour each colour of the game is shown in; see `shown_for`."""
    wanted = [colour for player in setup.players for colour in player.colours]
    return dict(zip(wanted, shown_for(wanted), strict=True))


def emblems_of(setup: Setup) -> dict[Colour, int]:
    """The emblem of each colour's pieces, 1 to 4."""
    shown = shown_as(setup)
    return dict(zip(shown, emblems(tuple(shown.values())), strict=True))


def looks_of(setup: Setup, palette: Mapping[str, Tone]) -> dict[Colour, SeatLook]:
    """How the pieces of each colour look; ``palette`` has the colours of the one that is chosen."""
    signs = emblems_of(setup)
    return {colour: SeatLook(palette[name], signs[colour]) for colour, name in shown_as(setup).items()}
