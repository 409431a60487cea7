"""Model of the result page of Turm Bauer."""

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.hud.models.page_models import ResultModel
from torres3d.i18n.texts import Translate


class EndFigure(msgspec.Struct, frozen=True):
    """A figure as the game ended: the ``level`` that counts; after a collapse that before the turn (T-8.5)."""

    colour: Colour
    emblem: int
    level: int


class ResultRow(msgspec.Struct, frozen=True):
    """A player's result: figures, the sum of their levels (``total``), the ``unused`` parts that decide a tie,
    ``rings`` left. ``felled``: this player brought the tower down. ``course`` is the sum of levels before the first
    turn and after each turn of the game; ``built`` blocks, ``slips`` in total; of a person who met bots what the game
    says of his ``strength``."""

    seat: int
    name: str
    figures: tuple[EndFigure, ...]
    total: int
    unused: int
    rings: int
    bot: str | None = None
    winner: bool = False
    felled: bool = False
    course: tuple[int, ...] = ()
    built: int = 0
    slips: int = 0
    strength: str = ""


class EndModel(ResultModel, frozen=True):
    """The end of the game: rows from first to last, ``why`` the first has won, line by line."""

    rows: tuple[ResultRow, ...]
    why: tuple[str, ...] = ()

    def spoken(self, say: Translate) -> tuple[str, ...]:
        found = []
        for place, row in enumerate(self.rows, 1):
            parts = {
                "level": row.total,
                "built": row.built,
                "slips": row.slips,
                "unused": row.unused,
                "rings": row.rings,
            }
            shown = [f"{say(f'turm-end-{part}')} {value}" for part, value in parts.items()]
            felled = [say("turm-end-felled")] if row.felled else []
            found.append(f"{place}. {row.name}: {', '.join([*felled, *shown])}")
        return tuple(found)

    @property
    def collapsed(self) -> bool:
        return any(row.felled for row in self.rows)
