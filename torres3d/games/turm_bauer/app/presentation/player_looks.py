"""Players of Turm Bauer as shown in panels and on the table."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from torres3d.app.session.player_looks import looks_by_seat
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, Seat
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


def players_by_seat(setup: Setup, bots: Mapping[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat, in their first colour; ``bots`` are the seats that bots play now."""
    shown, signs = shown_as(setup), emblems_of(setup)
    first = (player.colours[0] for player in setup.players)
    looks = looks_by_seat(setup, bots, ((shown[colour], signs[colour]) for colour in first), BOTS, say)
    return tuple(
        replace(look, second=shown[player.colours[1]], second_emblem=signs[player.colours[1]])
        if len(player.colours) > 1
        else look
        for look, player in zip(looks, setup.players, strict=True)
    )


def acting_look(players: Sequence[PlayerLook], colour: Colour, state: State) -> PlayerLook:
    """The player of a colour of the game, in this colour."""
    seat = state.set_of(colour).seat
    player = players[seat]
    if colour == next(each.colour for each in state.sets if each.seat == seat):
        return player
    return replace(player, colour=player.second, emblem=player.second_emblem)
