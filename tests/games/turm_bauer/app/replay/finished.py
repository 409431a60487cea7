"""Games of Turm Bauer that are over, on the shelf and on the screen."""

import shutil
from pathlib import Path

from tests.app.driver import Driver
from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.hud.models.hud_model import HudModel

LOGS = ROOT / "tests/games/turm_bauer/logs/version-1"
FELL = "2p-twins-row-collapse.turm"
"""Nine turns of two players, the tower falls."""
SLIPPED = "3p-slips-9.turm"
"""A whole game of three players, with slips."""


def shelved(tmp_path: Path, name: str = FELL) -> Path:
    """A finished game on the shelf."""
    (tmp_path / "games").mkdir(exist_ok=True)
    return Path(shutil.copy(LOGS / name, tmp_path / "games"))


def history_of(name: str = FELL) -> TurmHistory:
    """The same, as it was played."""
    return load_log(TURM, LOGS / name)[1]


def at_end(player: Driver, tmp_path: Path, name: str = FELL) -> EndModel:
    """The page at the end of a game."""
    player.program.flow.open_game(shelved(tmp_path, name))
    player.rounds(6)
    return end(player)


def end(player: Driver) -> EndModel:
    """The page at the end that is on the screen."""
    screen = seen(player).screen
    assert isinstance(screen, EndModel)
    return screen


def seen(player: Driver) -> HudModel:
    """What the screen shows."""
    player.rounds(2)
    model = player.program.hud.model
    assert isinstance(model, HudModel)
    return model
