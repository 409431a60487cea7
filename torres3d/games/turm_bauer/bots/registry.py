"""Registry of the bots of Turm Bauer: the levels of config/games/turm_bauer/bots.yaml."""

from torres3d.base.lazy import Lazy
from torres3d.bots.bot import ThinkingPlayer
from torres3d.bots.bot_files import BotSource
from torres3d.bots.registry import BotRegistry
from torres3d.games.turm_bauer.bots.difficulty_levels import SHIPPED, Level
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.rules.seat_view import View

Bot = ThinkingPlayer[View, Choice]
"""A bot that makes a choice; a judge turns it into a command."""


ADVISER = "master"
"""Level for hints and analyses of games."""


class TurmBauerBots(BotRegistry[Bot, Level]):
    """The bots of Turm Bauer."""

    title = "Turm Bauer"
    source = BotSource("turm", level=Level, shipped=SHIPPED)
    adviser = ADVISER
    kit = Lazy("torres3d.games.turm_bauer.kit.engine_adapter:TURM")
    protocol = Lazy("torres3d.games.turm_bauer.bots.protocol:PROTOCOL")
    rated = True

    def make_level(self, level: Level, seed: int, character: str = "") -> Bot:
        from torres3d.games.turm_bauer.bots.builder_bot import BuilderBot

        return BuilderBot(level, seed)

    def level_elo(self, level: Level) -> int | None:
        return level.elo


BOTS = TurmBauerBots()
