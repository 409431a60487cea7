"""Registry of the bots of Torres: simple bots declared here, and the levels of config/games/torres/bots.yaml."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.lazy import Lazy
from torres3d.bots.bot_files import BotSource
from torres3d.bots.rated_games import StrengthFile
from torres3d.bots.registry import BotRegistry, Opponent
from torres3d.games.torres.bots.bot_type import Bot
from torres3d.games.torres.bots.levels import SHIPPED, Level
from torres3d.games.torres.bots.simple_bots import GreedyBot, RandomBot

CAREFUL = Level("Beginner", width=2, depth=3, cards=1, replies=0, reply_width=1, softness=2.0, seconds=1.0, nodes=20000)


# The search is loaded by whoever thinks: the window, which only asks other processes, starts sooner without it.
def _beginner(seed: int) -> Bot:
    """Plays like a careful person in his first games: plans his whole turn and counts exactly what it would score if
    the phase ended now, but neither later phases nor the others' turns."""
    from torres3d.games.torres.bots.search.search_bot import SearchBot
    from torres3d.games.torres.bots.weights_by_grasp_and_character import COUNTED

    return SearchBot(CAREFUL, COUNTED, seed)


SIMPLE_BOTS: tuple[Opponent, ...] = (
    Opponent("random", "Random", RandomBot),
    Opponent("greedy", "Greedy", GreedyBot, measured=570),
    Opponent("beginner", "Beginner", _beginner, offered=False, measured=1095),
)
"""Bots outside config/games/torres/bots.yaml, the weakest first. Their Elo is from the same tournament as that of the
levels (docs/bots/ladder); against `random` nobody lost."""
ADVISER = "expert"
"""Level for hints and analyses of games."""


class TorresBots(BotRegistry[Bot, Level]):
    """The bots of Torres. Levels from `FROM` on have characters."""

    title = "Torres"
    source = BotSource("torres", tuple(plain.id for plain in SIMPLE_BOTS), Level, SHIPPED, "levels")
    plain = SIMPLE_BOTS
    adviser = ADVISER
    kit = Lazy("torres3d.games.torres.kit.engine_adapter:TORRES")
    protocol = Lazy("torres3d.games.torres.bots.protocol:PROTOCOL")
    rated = True
    past_elos: ClassVar[Mapping[str, int]] = {"novice": -40, "easy": 715, "medium": 1655, "hard": 2270, "expert": 2755}
    """Of the levels of 0.1.0, with two players, on the scale of config/games/torres/bots.yaml (docs/bots/ladder)."""

    @property
    def strength_file(self) -> StrengthFile:
        """As it was called when there was but one."""
        return super().strength_file._replace(name="strength.jsonl")

    def make_level(self, level: Level, seed: int, character: str = "") -> Bot:
        from torres3d.games.torres.bots.search.evaluation_weights import weights
        from torres3d.games.torres.bots.search.search_bot import SearchBot
        from torres3d.games.torres.bots.weights_by_grasp_and_character import grasped, of_character

        known = of_character(grasped(weights(), level.grasp, level.notice), character)
        return SearchBot(level, known, seed)

    def level_elo(self, level: Level) -> int | None:
        return level.elo

    def level_patience(self, level: Level) -> float:
        return level.seconds

    def characters(self, level_id: str) -> tuple[str, ...]:
        """The characters of a level; one that is too weak has none."""
        from torres3d.games.torres.bots.weights_by_grasp_and_character import CHARACTERS, FROM

        levels = list(self.search_levels())
        if FROM not in levels or levels.index(level_id) < levels.index(FROM):
            return ()
        return tuple(CHARACTERS)


BOTS = TorresBots()
