"""Who grasps less takes what is on the table for all there is."""

import pytest

from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment
from torres3d.games.torres.bots.weights_by_grasp_and_character import AS_THEY_STAND, COUNTED, HAND, PLAIN_CARD, grasped

MOMENT = Moment(3, 2, 1)


def test_who_grasps_and_notices_all_has_the_weights_themselves() -> None:
    assert grasped(weights(), 1.0) is weights()


def test_who_grasps_nothing_counts_his_own_points_as_they_stand() -> None:
    found = grasped(weights(), 0.0)
    assert found.row(MOMENT) == AS_THEY_STAND == COUNTED.row(MOMENT)
    assert found.rivals == 0
    assert set(found.cards[1].values()) == {PLAIN_CARD}
    counted = {name for name, weight in zip(FEATURES, AS_THEY_STAND, strict=True) if weight}
    assert counted == {"points", "bonus", "master", "hand"}


def test_between_them_it_grows_evenly() -> None:
    one, half, whole = (grasped(weights(), grasp) for grasp in (0.0, 0.5, 1.0))
    rows = [each.row(MOMENT) for each in (one, half, whole)]
    assert rows[1] == pytest.approx([(a + b) / 2 for a, b in zip(rows[0], rows[2], strict=True)])
    assert half.rivals == 0.5
    assert half.cards[0]["leap"].best == pytest.approx((2 + whole.cards[0]["leap"].best) / 2)


def test_who_does_not_notice_cards_waits_for_none() -> None:
    whole, none = grasped(weights(), 1.0).row(MOMENT), grasped(weights(), 1.0, 0.0).row(MOMENT)
    assert whole[HAND] > 0 == none[HAND]
    others = [value for column, value in enumerate(whole) if column != HAND]
    assert [value for column, value in enumerate(none) if column != HAND] == pytest.approx(others)
