"""Who grasps less takes less to be worth something: first what is high and wide, then what is on the table."""

import pytest

from torres3d.bots.nature.grasp import AS_THEY_STAND, COUNTED, HIGHER, PLAIN_CARD, grasped
from torres3d.bots.search.features import FEATURES, Moment
from torres3d.bots.search.weights import weights

MOMENT = Moment(3, 2, 1)
HAND = FEATURES.index("hand")


def test_who_grasps_and_notices_all_has_the_weights_themselves() -> None:
    assert grasped(weights(), 1.0) is weights()


@pytest.mark.parametrize(("grasp", "row", "rivals"), [(0.0, HIGHER, 0.0), (0.5, AS_THEY_STAND, 1.0)])
def test_who_grasps_less(grasp: float, row: tuple[float, ...], rivals: float) -> None:
    found = grasped(weights(), grasp)
    assert found.row(MOMENT) == row
    assert found.rivals == rivals
    assert set(found.cards[1].values()) == {PLAIN_CARD}


def test_between_them_it_grows_evenly() -> None:
    one, half, whole = (grasped(weights(), grasp).row(MOMENT) for grasp in (0.5, 0.75, 1.0))
    assert half == pytest.approx([(a + b) / 2 for a, b in zip(one, whole, strict=True)])
    assert grasped(weights(), 0.5).row(MOMENT) == COUNTED.row(MOMENT)


def test_who_does_not_notice_cards_waits_for_none() -> None:
    whole, none = grasped(weights(), 1.0).row(MOMENT), grasped(weights(), 1.0, 0.0).row(MOMENT)
    assert whole[HAND] > 0 == none[HAND]
    others = [value for column, value in enumerate(whole) if column != HAND]
    assert [value for column, value in enumerate(none) if column != HAND] == pytest.approx(others)
