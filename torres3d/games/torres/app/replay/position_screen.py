"""The position screen: shows one position, such as a pasted diagram, from all sides."""

from collections.abc import Callable

from torres3d.app.window.base_screen import Screen
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import looked_at_turn, past_tip, score_panel
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.table import Table
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import MenuChoice, OpenMenu
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel


class PositionScreen(Screen):
    """A `Screen` for a position without actions. ``close`` leaves it, ``study`` opens it as a study."""

    def __init__(
        self, parts: GameServices, setup: Setup, state: State, close: Callable[[], None], study: Callable[[], None]
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._setup = setup
        self._state = state
        self._close = close
        self._study = study
        self._hover: Pick | None = None
        self._stale = True
        self.overlays = OverlaySwitches(parts.table, services.keys)

    @property
    def at_table(self) -> Table:
        """The table of Torres, even where a menu about another game is below."""
        return self._parts.table

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return players_by_seat(self._setup, {}, self._services.say)

    def enter(self) -> None:
        self._parts.table.marks.clear()
        self._parts.table.ghosts.clear()
        self._parts.table.show(self._state)
        self.overlays.show()
        self._stale = True

    def leave(self) -> None:
        self.overlays.clear()

    def model(self) -> HudModel:
        say, players = self._services.say, self.players
        return HudModel(
            panels={"score": score_panel(self._state, players, say), "turn": looked_at_turn(self._state, players, say)},
            prompt=PromptModel(say("position-shown"), say("back"), "back", (("study", say("study-this")),)),
            overlays=self.overlays.model(),
            tooltip=past_tip(self._state, players, say, self._hover),
        )

    def step(self, seconds: float) -> bool:
        stale, self._stale = self._stale, False
        return stale

    def intent(self, intent: Intent) -> None:
        self._stale = True
        if intent == Answer("prompt", "study"):
            self._study()
        elif not self.overlays.intent(intent) and isinstance(intent, Answer | OpenMenu | MenuChoice):
            self._close()

    def key(self, action: str) -> None:
        self._stale = True
        if action == "study":
            self._study()
        elif not self.overlays.key(action) and action == "cancel":
            self._close()

    def point(self, pick: Pick | None) -> None:
        if pick != self._hover:
            self._hover = pick
            self._stale = True
