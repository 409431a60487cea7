"""A card that is played turns over on the screen."""

from collections.abc import Callable

import pytest

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


@pytest.mark.parametrize("pace", [0.5, 1.0, 8.0])
@pytest.mark.parametrize("still", [False, True])
def test_a_face_can_be_read_for_0_8_seconds_at_any_pace(
    make_hud: Callable[..., Player], pace: float, still: bool
) -> None:
    player = make_hud()
    player.hud.update(HudModel(effects=(CardTurned(1, "leap", pace, still),)))
    sizes = []
    for _ in range(400):
        sizes.append(player.hud.effect_size)
        player.step(0.02)
    largest = max(size for size in sizes if size is not None)
    assert sizes.count(largest) * 0.02 >= 0.8 - 0.02
    assert sizes[-1] is None


def place(player: Player) -> tuple[float, float] | None:
    """Where the card is: pixels to the right and down; None while there is none."""
    node = player.screen.base.render2d.find("**/card-turn")
    return None if node.is_empty() or node.is_hidden() else (node.get_x(), -node.get_z())


def test_a_card_comes_from_the_hand_or_from_its_players_row_and_goes_there(make_hud: Callable[..., Player]) -> None:
    heights = {}
    player = make_hud()
    for number, near in enumerate((True, False), 1):
        player.hud.update(HudModel(effects=(CardTurned(number, "leap", seat=2, near=near),)))
        first = place(player)
        assert first is not None
        player.step(TURN)
        read = place(player)
        for _ in range(20):
            player.step(HOLD / 10)
            if place(player) != read:
                break
        player.step(FADE * 0.4)
        gone = place(player)
        assert read is not None
        assert gone is not None
        assert gone[0] < read[0], "to the left, where the players are"
        heights[near] = first
        player.step(FADE)
        assert player.hud.effect_size is None
    assert heights[True][1] > heights[False][1], "out of the hand at the foot, or from the row"
    assert heights[True][0] > heights[False][0]
