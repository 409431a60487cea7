"""Model of the result page of Torres."""

import msgspec

from torres3d.hud.models.page_models import ResultModel
from torres3d.i18n.texts import Translate


class ScoredCastle(msgspec.Struct, frozen=True):
    """A castle at a scoring: its area, the level of the player's highest knight there, his square, the points."""

    area: int
    level: int
    knight: str
    points: int


class ResultRow(msgspec.Struct, frozen=True):
    """A player's result: for each phase (castles, king, master), the points bought with the marker, the castles of each
    phase, ``uses`` of AP (walking, building, adding, cards, marker, lost), the best ``knight`` in words, the points
    after each turn; of a person who met bots what the game says of his ``strength``. ``character`` as in
    `PlayerLook`."""

    name: str
    colour: str
    bot: str | None
    phases: tuple[tuple[int, int, int], ...]
    marker: int
    total: int
    winner: bool = False
    castles: tuple[tuple[ScoredCastle, ...], ...] = ()
    uses: tuple[int, ...] = ()
    knight: str = ""
    course: tuple[int, ...] = ()
    seat: int = 0
    emblem: int = 0
    strength: str = ""
    character: str = ""


class EndModel(ResultModel, frozen=True):
    """The end of the game: rows from first to last; ``master`` if the game had a master card; ``scorings`` are the
    turns after which a phase was scored."""

    rows: tuple[ResultRow, ...]
    master: bool = False
    scorings: tuple[int, ...] = ()

    def spoken(self, say: Translate) -> tuple[str, ...]:
        found = []
        for place, row in enumerate(self.rows, 1):
            castles, king, master = map(sum, zip(*row.phases, strict=True)) if row.phases else (0, 0, 0)
            parts = {"total": row.total, "castles": castles, "king": king, "master": master, "marker": row.marker}
            shown = [
                f"{say(f'end-{part}')} {points}" for part, points in parts.items() if part != "master" or self.master
            ]
            found.append(f"{place}. {row.name}: {', '.join(shown)}")
        return tuple(found)
