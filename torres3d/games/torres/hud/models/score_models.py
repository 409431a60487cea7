"""Models of the points of Torres: the score panel, the scoring of a phase."""

import msgspec

from torres3d.games.torres.rules.literal_types import MasterCard
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook


class ScoreRow(msgspec.Struct, frozen=True):
    """A player's line in the score panel. ``preview`` is what a scoring held now would give;
    ``breakdown`` says where it comes from, line by line; ``king`` if the king's bonus is among it."""

    player: PlayerLook
    points: int
    lap: int
    cards: int
    knights: int
    preview: int
    king: bool = False
    active: bool = False
    leads: bool = False
    breakdown: tuple[str, ...] = ()


class ScoreModel(PanelModel, frozen=True):
    """The score panel, rows by seat; ``menu`` unless the screen has its own way out."""

    rows: tuple[ScoreRow, ...]
    menu: bool = True


class CastleLine(msgspec.Struct, frozen=True):
    """Points of a castle: area × level (R-9.1); ``label`` its square; ``king`` if he is there."""

    area: int
    level: int
    points: int
    label: str = ""
    king: bool = False


class ScoringColumn(msgspec.Struct, frozen=True):
    """A player's part of the scoring so far: castles, king's bonus and master card (None: not yet). ``passed``: spaces
    that the marker went on because another marker stood there (R-9.3)."""

    player: PlayerLook
    castles: tuple[CastleLine, ...] = ()
    king: int | None = None
    master: int | None = None
    before: int = 0
    after: int | None = None
    current: bool = False
    passed: int = 0


class ScoringModel(PanelModel, frozen=True):
    """The scoring of a phase as it goes on; ``done`` when it can be closed."""

    phase: int
    columns: tuple[ScoringColumn, ...]
    master: MasterCard | None = None
    done: bool = False
