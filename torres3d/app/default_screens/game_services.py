"""Services of a simple game's screens: its table and the thinker of its bots, each made on first use."""

from functools import cached_property

from direct.showbase.ShowBase import ShowBase

from torres3d.app.default_screens.app_declaration import SimpleApp
from torres3d.app.session.player_looks import usual_looks
from torres3d.app.window.base_screen import AnyTable
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.engine.kit import GameSetup
from torres3d.hud.models.player_look import PlayerLook


class SimpleServices(BaseGameServices[AnyTable]):
    """The parts of a simple game; see `BaseGameServices`."""

    def __init__(self, window: ShowBase, services: Services, app: SimpleApp) -> None:
        super().__init__(window, services, app.game)
        self.app = app
        self.kit = app.game.kit()
        self.words = app.game.words()
        self.scene = app.game.scene()

    @cached_property
    def table(self) -> AnyTable:
        nobody = self.app.setup_of([("", None)] * 2)
        return self.scene.table(self._window, self.looks(nobody), self.quality)

    def players(self, setup: GameSetup) -> tuple[PlayerLook, ...]:
        return usual_looks(setup, self.bots, self.services.say)
