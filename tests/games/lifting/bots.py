"""The one bot of the smallest game: it adds as many blocks as it may."""

from typing import Any

from tests.games.lifting.engine_adapter import LIFTING, Lift, LiftState, Pass
from torres3d.base.lazy import Lazy
from torres3d.bots.bot import Hurry, unhurried
from torres3d.bots.bot_files import BotSource
from torres3d.bots.registry import BotRegistry, Opponent
from torres3d.engine.kit import OpenView


class LiftBot:
    """Adds two blocks, and passes."""

    def choose(self, view: OpenView[LiftState], hurry: Hurry = unhurried) -> Lift | Pass:
        """The last of the legal commands."""
        return LIFTING.legal(view.state)[-1]


class LiftBots(BotRegistry[LiftBot, Any]):
    """The bots of the smallest game."""

    title = "Lifting"
    plain = (Opponent("lifter", "Lifter", lambda seed: LiftBot()),)
    source = BotSource("lifting", ("lifter",))
    adviser = "lifter"
    kit = Lazy("tests.games.lifting.engine_adapter:LIFTING")


BOTS = LiftBots()
