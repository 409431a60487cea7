"""Panels of a study with much in them, for the tests of the HUD."""

from collections.abc import Collection

from msgspec.structs import replace

from tests.hud.examples import PLAYERS
from torres3d.games.torres.hud.models.editor_models import EditorModel, EditorSeat
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, MODES
from torres3d.hud.models.study_models import (
    FoundModel,
    FoundRow,
    StudiesModel,
    StudyCard,
    StudyModel,
    StudyRow,
    StudyStep,
)

FOUND = FoundModel(
    tuple(
        FoundRow(points, f"{PLAYERS[0].name}: d4-e5 (2), +f5, +f5, @e4", ("+12 e5", "+4 f5"))
        for points in ("+12", "+9", "−3")
    ),
    3,
    5,
    True,
    tuple((player, str(61 - 7 * player.seat)) for player in PLAYERS),
)


def study_rows(turns: int, unfolded: Collection[int] = ()) -> tuple[StudyRow, ...]:
    """Rows of so many turns of four steps each, every third of them on a side line; ``unfolded`` are the first nodes of
    turns whose steps are shown."""
    rows: list[StudyRow] = []
    for turn in range(turns):
        depth, player, first = (turn % 3) // 2 * (1 + turn % 4), PLAYERS[turn % 4], 1 + 4 * turn
        steps = tuple(StudyStep(node, f"d4-e5{'!?' if node % 4 == 2 else ''}") for node in range(first, first + 4))
        last, when = first + 3, f"1.{1 + turn // 4}"
        rows.append(StudyRow("turn", last, player.name, depth, player, when, steps, unfolded=first in unfolded))
        if first in unfolded:
            rows += [StudyRow("move", step.node, f"d4-e5 ({step.node})", depth, first=first) for step in steps]
        rows.append(StudyRow("comment", last, f"{PLAYERS[0].name} " * 3, depth, first=first))
    return tuple(rows)


STUDY = StudyModel(
    PLAYERS[0].name, study_rows(30, (49,)), 50, frozenset(range(51)), f"{PLAYERS[0].name} " * 6, found=FOUND,
    can_delete=True, can_promote=True,
)  # fmt: skip
EMPTY = StudyModel("A")
SEATS = tuple(
    EditorSeat(player, 234, 6 - player.seat, 6, (3, 2, 1, 3), tuple((card, n % 3, n % 2) for n, card in enumerate(
        ACTION_CARDS)))
    for player in PLAYERS
)  # fmt: skip
ARRANGE = EditorModel(
    "pieces", "raise", 0, SEATS, "romanian",
    (("rio-grande-1999", "Rio Grande 1999"), ("romanian", "Romanian edition")), "master", MODES, 2, 3, 4, 1, 0, 4, 5,
    17, 40, MASTER_CARDS[0], MASTER_CARDS, ("No.",) * 5, True, True,
)  # fmt: skip
SOUND = replace(ARRANGE, flaws=())
CARDS = tuple(StudyCard(f"s{n}", PLAYERS[0].name, "31 January 2026, 22:15", "year 2") for n in range(40))
STUDIES = StudiesModel(CARDS, 2, "/home/somebody" * 9, undo=PLAYERS[0].name)
