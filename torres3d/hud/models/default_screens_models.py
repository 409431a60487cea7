"""Models of the panel and pages of a simple game, and what its panel sends."""

import msgspec

from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.page_models import ResultModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.setup_models import BaseSetupModel
from torres3d.hud.models.turn_models import BaseTurnModel


class CommandButton(msgspec.Struct, frozen=True):
    """A command of the player to move: its words and the name of its key, empty for none."""

    label: str
    key: str = ""


class CommandsModel(BaseTurnModel, frozen=True):
    """The commands of the player to move; none while nobody may choose. ``n`` is the number of commands given so far,
    ``why_no_undo`` the reason why the last one cannot be undone, empty where it can."""

    commands: tuple[CommandButton, ...] = ()
    n: int = 0
    undo_key: str = ""
    why_no_undo: str = ""


class GiveCommand(Intent, frozen=True):
    """Give the ``at``-th command of a `CommandsModel` with this ``n``."""

    at: int
    n: int


class UndoCommand(Intent, frozen=True):
    """Undo the last command; ``at`` is the place of the button below the commands."""

    at: int


class SimpleSetupModel(BaseSetupModel, frozen=True):
    """The set-up of a simple game; ``about`` is the game in a sentence."""

    title: str = ""
    about: str = ""


class ResultRow(msgspec.Struct, frozen=True):
    """A player's result; ``course`` is the score before the first command and after each."""

    look: PlayerLook
    score: int
    winner: bool
    course: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The player's name."""
        return self.look.name


class SimpleResultModel(ResultModel, frozen=True):
    """The result of a simple game, the best first."""

    rows: tuple[ResultRow, ...]
