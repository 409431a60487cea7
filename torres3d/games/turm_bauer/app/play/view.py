"""The view of a game of Turm Bauer: its panels, the block in the hand, and the marks on the table."""

from collections.abc import Callable, Collection, Sequence

from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap
from torres3d.games.turm_bauer.app.log.turn_lines import LitPlaces
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.app.play.hints import Hints
from torres3d.games.turm_bauer.app.play.panels_around import PanelsAround
from torres3d.games.turm_bauer.app.play.table_marks import TableMarks
from torres3d.games.turm_bauer.kit.setup import as_setup
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.places import Colour, Place
from torres3d.games.turm_bauer.scene.colour_looks import looks_of
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.hud.models.hud_model import HudModel


class View:
    """Shows one game of Turm Bauer; see `torres3d.app.screens.play_screen.BaseView`. ``needed`` gives the colours whose
    supplies have to be visible, ``lit`` the places of a lesson."""

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        controller: Controller,
        hints: Hints,
        log_and_recap: LogAndRecap,
        around: PanelsAround,
        marks: TableMarks,
    ) -> None:
        self._services = parts.services
        self._table = parts.table
        self._session = session
        self._controller = controller
        self._hints = hints
        self._log_and_recap = log_and_recap
        self.panels_around = around
        self.marks = marks
        self.needed: Callable[[], Collection[Colour] | None] = self._taken_from
        self.lit: Callable[[], Sequence[Place]] | None = None
        self._entered = False
        self._falling: Placement | None = None

    def enter(self) -> None:
        """The table shows the game from now on."""
        self._table.set_looks(looks_of(as_setup(self._session.game.header.setup), self._services.colours))
        if not self._entered:
            self._entered = True
            self._table.camera.preset("iso")

    def leave(self) -> None:
        """Clear the table of it."""
        self._controller.let_be()
        self._hints.close()
        self.marks.clear()
        self._table.sight.keep(None)
        self._services.cursor = False

    def step(self, seconds: float) -> bool:
        """Advance hand, hint and meter; whether the panels have to be updated."""
        if self._controller.step(seconds):
            self.marks.show_held()
        hinted = self._hints.step()
        fell, self._falling = self._falling is not self._session.falling, self._session.falling
        return (
            self.panels_around.meter.step(self._session.playback.shown, self.panels_around.tried_block, seconds)
            or hinted
            or fell
        )

    def point(self, pick: Pick | None) -> bool:
        """The pointer is over this thing, which may have come to lie under a mouse that rests; whether it was over
        another one before."""
        was, self.panels_around.pointed = self.panels_around.pointed, pick
        return pick != was

    def model(self) -> HudModel:
        """Everything on the screen now."""
        self.panels_around.tip_at = self.marks.pixel if self.panels_around.keyed else None
        return self.panels_around.model()

    def refresh(self) -> None:
        """Update the marks, ghost and block on the table."""
        controller, session, state = self._controller, self._session, self._session.state
        controller.follow()
        self._light_hint()
        begins = session.ready and state.stage == "build"
        self._log_and_recap.catch_up(session.playback.log, state.actor if begins else None, self._services.settings)
        self._table.sight.keep(self.needed())
        self.panels_around.tell()
        keyed = self.panels_around.keyed
        if self._log_and_recap.past_state is not None:
            self.marks.clear()
        else:
            self.marks.show(None if keyed else self.panels_around.pointed, session.playback.busy, self._hints.walk)
        self._services.cursor = keyed and (controller.trial is not None or controller.goal is not None)
        if self.lit is not None:
            self._table.lights.show((), self.lit())

    @property
    def open_dialog(self) -> object:
        """The kind of dialog over the table that waits for an answer; None for none."""
        dialog = self._controller.dialogs.model()
        return None if dialog is None else type(dialog)

    def _light_hint(self) -> None:
        """Light the place of a hint while the block in the hand is elsewhere, and not held."""
        trial, place = self._controller.trial, self._hints.place
        there = self._controller.holding is not None or (trial is not None and trial.cells == place)
        self._log_and_recap.advised = LitPlaces() if there else LitPlaces(place)

    def _taken_from(self) -> Collection[Colour] | None:
        """The colours whose supplies have to be in sight: that of a person who is to take a block."""
        shown = self._session.playback.shown
        takes = (
            shown.stage == "build" and shown.actor not in self._session.bots and self._log_and_recap.past_state is None
        )
        return [shown.acting.colour] if takes and shown.acting is not None else []
