"""Players of Turm Bauer as shown in panels and on the table."""

from collections.abc import Mapping

from torres3d.app.session.player_looks import looks_by_seat
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


def players_by_seat(setup: Setup, bots: Mapping[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat, in their first colour; ``bots`` are the seats that bots play now."""
    shown, signs = shown_as(setup), emblems_of(setup)
    first = (player.colours[0] for player in setup.players)
    return looks_by_seat(setup, bots, ((shown[colour], signs[colour]) for colour in first), BOTS, say)
