"""A card that is played turns over on the screen."""

from collections.abc import Callable

from tests.hud.conftest import Player
from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.hud.panels.played_card import FADE, HOLD, TURN
from torres3d.hud.models.hud_model import HudModel


def test_a_card_turns_over_is_read_and_goes(make_hud: Callable[..., Player]) -> None:
    player = make_hud()
    player.hud.update(HudModel(effects=(CardTurned(1, "leap"),)))
    widths = []
    for _ in range(20):
        player.step(TURN / 20)
        card = player.hud.effect_size
        assert card is not None
        widths.append(card[0])
    narrow = widths.index(min(widths))
    assert 0 < narrow < len(widths) - 1, "it grows narrow and wide again"
    assert widths[-1] > 5 * min(widths)
    assert player.hud.take_dirty()
    player.step(HOLD / 2)
    assert player.hud.effect_size is not None
    assert not player.hud.take_dirty(), "nothing is drawn while it is read"
    player.step(HOLD)
    player.step(FADE)
    assert player.hud.effect_size is None


def test_with_reduced_motion_the_face_is_there_at_once(make_hud: Callable[..., Player]) -> None:
    player = make_hud()
    player.hud.update(HudModel(effects=(CardTurned(1, "shift", still=True),)))
    first = player.hud.effect_size
    assert first is not None
    player.step(TURN)
    assert player.hud.effect_size == first


def test_a_turned_card_takes_no_clicks(make_hud: Callable[..., Player]) -> None:
    player = make_hud()
    player.hud.update(HudModel(effects=(CardTurned(1, "under", still=True),)))
    player.step()
    assert not player.hud.covers(378, 220)
