"""How knights move on the table, by the card that moves them."""

import pytest

from tests.games.torres.rules.boards import position, sq
from tests.games.torres.setups import options
from torres3d.games.torres.rules.events import KnightMoved
from torres3d.games.torres.rules.literal_types import ActionCard, RecallCard
from torres3d.games.torres.scene.motion.acts import KnightFlight, Passage, Walk
from torres3d.games.torres.scene.motion.choreography import acts_of
from torres3d.scene.motion_acts import Act

# From a1 through the castle to d1, on foot to a2 and, over the corner, to b2.
BOARD = """
    .  .  .  .
    1A 3  3  1
    """


def shown(card: ActionCard | None, target: str, recall_card: RecallCard = "as_added") -> type[Act]:
    """The act that shows the knight of a1 going to ``target``."""
    state = position(BOARD, options(recall_card=recall_card))
    [act] = acts_of(KnightMoved(0, sq("a1"), sq(target), 0, card), state)
    return type(act)


@pytest.mark.parametrize("card", [None, "doors"])
def test_through_the_doors(card: ActionCard | None) -> None:
    assert shown(card, "d1") is Passage
    assert shown(None, "a2") is Walk


def test_the_card_doors_always_leads_through_them() -> None:
    assert shown("doors", "a2") is not Walk


def test_climbing_is_on_foot() -> None:
    assert shown("climb", "b1") is Walk
    assert shown("diagonal", "b2") is Walk


def test_a_leap_is_in_the_air() -> None:
    assert shown("leap", "c1") is KnightFlight


def test_a_recalled_knight_is_set_down_or_takes_a_step_as_the_option_says() -> None:
    # added again next to another knight, or moved one step.
    assert shown("recall", "d1") is KnightFlight
    assert shown("recall", "d1", "as_moved") is Passage
