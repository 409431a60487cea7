"""Pace of a game: one factor for motion and bots, instant results, and a pause for the bots."""

from collections.abc import Mapping
from typing import Any

from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.session.playback import PLAN
from torres3d.app.window.services import Services
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.recap_and_pace_models import ChangePace, PaceModel

PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
KEYS = ("slower", "faster", "instant", "pause")
AT_ONCE = 1e9
"""The pace of bots when results are shown at once."""


class Pace:
    """Pace of one game, saved in the settings, except for the pause."""

    def __init__(self, services: Services, session: BaseGameSession[Any, Any]) -> None:
        self._services = services
        self._session = session

    def apply(self) -> None:
        settings = self._services.settings
        self._session.bot_turns.pace = AT_ONCE if settings.instant else settings.bot_pace
        self._session.playback.pace = settings.animation_speed
        self._session.playback.plan_pause = 0.0 if settings.instant else PLAN

    def intent(self, intent: Intent) -> bool:
        """Handle a press on the control; False if it was something else."""
        return isinstance(intent, ChangePace) and self.change(intent.change)

    def change(self, change: str) -> bool:
        """Do the action of a button or a key; False if it is none of these."""
        settings = self._services.settings
        now = settings.bot_pace
        match change:
            case "pause":
                bots = self._session.bot_turns
                bots.paused = bool(self._session.bots) and not bots.paused
            case "instant":
                self._services.set_setting("instant", "false" if settings.instant else "true")
            case "slower":
                self._set(8.0 if settings.instant else max((pace for pace in PACES if pace < now), default=PACES[0]))
            case "faster":
                if now >= PACES[-1] or settings.instant:
                    self._services.set_setting("instant", "true")
                else:
                    self._set(min(pace for pace in PACES if pace > now))
            case _:
                return False
        return True

    def model(self, keys: Mapping[str, str]) -> PaceModel:
        settings = self._services.settings
        shown = tuple((name, keys.get(name, "")) for name in KEYS)
        return PaceModel(
            settings.bot_pace, settings.instant, self._session.bot_turns.paused, bool(self._session.bots), shown
        )

    def _set(self, pace: float) -> None:
        for key, value in (("instant", "false"), ("animation_speed", str(pace)), ("bot_pace", str(pace))):
            if str(getattr(self._services.settings, key)).lower() != value:
                self._services.set_setting(key, value)
