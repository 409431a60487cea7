"""The yardstick `beginner`: a careful person in his first games. He plans his whole turn and counts exactly
what it would score if the phase ended now, but neither what comes later nor what the others will do."""

from torres3d.bots.search.features import FEATURES
from torres3d.bots.search.levels import Level
from torres3d.bots.search.searcher import SearchBot
from torres3d.bots.search.weights import CardWorth, Weights
from torres3d.rules.kinds import ACTION_CARDS, PHASES

CAREFUL = Level("Beginner", width=2, depth=3, cards=1, replies=0, reply_width=1, softness=2.0, seconds=1.0, nodes=20000)
_ROW = tuple(1.0 if name in ("points", "bonus", "master", "hand") else 0.0 for name in FEATURES)
COUNTED = Weights(
    FEATURES,
    dict.fromkeys((2, 3, 4), ((_ROW,),) * PHASES),
    (dict.fromkeys(ACTION_CARDS, CardWorth(2.0, 2.0)),) * PHASES,
)
"""What is on the table counts as it stands, and a card a little more than the step of the marker it costs."""


class BeginnerBot(SearchBot):
    """See the module."""

    def __init__(self, seed: int) -> None:
        super().__init__(CAREFUL, COUNTED, seed)
