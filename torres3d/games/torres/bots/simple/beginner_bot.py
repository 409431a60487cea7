"""Yardstick bot `beginner`: plays like a careful person in his first games.

He plans his whole turn and counts exactly what it would score if the phase ended now, but neither later phases nor the
others' turns.
"""

from torres3d.games.torres.bots.evaluation_noise import COUNTED
from torres3d.games.torres.bots.levels.levels import Level
from torres3d.games.torres.bots.search.search_bot import SearchBot

CAREFUL = Level("Beginner", width=2, depth=3, cards=1, replies=0, reply_width=1, softness=2.0, seconds=1.0, nodes=20000)


class BeginnerBot(SearchBot):
    """Bot `beginner`; see the module."""

    def __init__(self, seed: int) -> None:
        super().__init__(CAREFUL, COUNTED, seed)
