"""Lifting for the window: its table, its set-up, a key for each command, its panel."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.games.lifting.engine_adapter import Lift, LiftSetup, LiftState, Pass, setup_of
from tests.games.lifting.game import GAME
from tests.games.lifting.height_panel import HeightModel
from tests.games.lifting.words_declaration import WORDS
from torres3d.app.default_screens.app_declaration import SimpleApp
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class LiftApp(SimpleApp):
    """See `SimpleApp`."""

    game = GAME
    bots = GAME.bots
    icon = "tower"
    commands = {"lift_one": Lift(1), "lift_two": Lift(2), "end_turn": Pass()}  # noqa: RUF012
    keys_file = str(Path(__file__).parent / "keys.yaml")

    def setup_of(self, players: Sequence[tuple[str, str | None]]) -> LiftSetup:
        """The set-up of these players."""
        return setup_of(players)

    def panels(self, state: LiftState, players: Sequence[PlayerLook], say: Translate) -> Mapping[str, PanelModel]:
        """The panel of the height."""
        return {"height": HeightModel(state.height, state.goal, WORDS.situation(state, say))}


APP = LiftApp()
