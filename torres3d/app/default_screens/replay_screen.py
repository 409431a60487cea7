"""Replay screen of a simple game."""

from collections.abc import Callable
from typing import Any

from torres3d.app.default_screens.game_services import SimpleServices
from torres3d.app.default_screens.log_and_recap import LogView
from torres3d.app.screens.replay_screen import BaseReplayScreen, LiveReplay
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.session.playback import BasePlayback, BaseShownEvent
from torres3d.engine.history import History
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.replay_models import Mark


class ReplayScreen(BaseReplayScreen[Any, Any]):
    """A `Screen` that replays a simple game; see `BaseReplayScreen`."""

    most_shown = 6
    _parts: SimpleServices
    log_view: LogView

    def __init__(
        self,
        parts: SimpleServices,
        history: History[Any, Any],
        close: Callable[[], None],
        branch: Callable[[int], None],
        watching: LiveReplay | None = None,
    ) -> None:
        services, table = parts.services, parts.table
        self._players = parts.players(history.header.setup)
        playback = BasePlayback(table, services.effects, history.start, changed=self._mark_stale)
        overlays = BaseOverlaySwitches(table, services.keys, parts.scene.overlays, lambda: 1)
        log_view = LogView(history.start, parts.words, lambda: services.say)
        super().__init__(parts, history, playback, log_view, overlays, close, None, branch, watching)

    def model(self) -> HudModel:
        services, parts = self._services, self._parts
        return HudModel(
            panels=parts.app.panels(self.playback.shown, self._players, services.say),
            log=self.log_view.model(self._players, services.say, services.keys, now=len(self.playback.log) - 1),
            overlays=self.overlays.model(),
            replay=self._bar(),
        )

    def _line(self, told: BaseShownEvent[Any, Any]) -> str | None:
        return self._parts.words.event(told.event, self._services.say) or None

    def _marked(self) -> tuple[Mark, ...]:
        starts = {turn.told[0].n: turn for turn in self.log_view.turn_log.turns}
        return tuple(
            Mark(number - 1, "turn", self._players[seat].colour, self._players[seat].emblem)
            for number, step in enumerate(self.steps, 1)
            if number > 1 and (turn := starts.get(step.n)) is not None and (seat := turn.seat) is not None
        )
