"""Where panels are folded nothing that comes and goes in a game moves the board, and panels lie beside one another."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.at_length import at_length
from tests.hud.conftest import Player
from tests.hud.examples import PLAY, PLAYERS, log_turns, with_panels
from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.games.torres.hud.panels.scoring_panel import ScoringPanel
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.recap_and_pace_models import RecapLine, RecapModel, RecapPage
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.reasons_panel import ReasonsPanel
from torres3d.hud.panels.recap_panel import RecapPanel, RecapStrip

WINDOWS = [((1280, 720), 1.25), ((1280, 720), 2.0), ((640, 360), 2.0)]
WINDOWS += at_length(((1280, 720), 1.5), ((1280, 720), 1.75), ((1920, 1080), 2.0), ((800, 600), 1.6))
CLOSED = LogModel(log_turns(8), PLAYERS, open=False)
PAGES = (
    RecapPage(
        "Bruno", "year 1", (RecapLine("builds on c4", number=1), RecapLine("moves to d5")), PLAYERS[1], points=12
    ),
)
WHY = (ReasonGroup("A good turn, since it", (("+12", "opens c4 for two blocks"), ("+6", "reaches the king"))),)
COLUMNS = tuple(
    ScoringColumn(each, tuple(CastleLine(9, 3, 27, "c4") for _ in range(6)), 15, 20, 100, 297) for each in PLAYERS
)


def shown() -> Iterator[tuple[HudModel, type]]:
    """What comes and goes, each with its panel."""
    table = replace(PLAY, prompt=None, log=CLOSED)
    yield replace(table, log=replace(CLOSED, open=True)), LogPanel
    yield replace(table, recap=RecapModel(PAGES, None)), RecapStrip
    yield replace(table, recap=RecapModel(PAGES, 0), prompt=PromptModel("Bruno's turn is shown.")), RecapPanel
    steps = (("hint_step", "Do this step"), ("hint_all", "Do all steps"))
    yield replace(table, prompt=PromptModel("1 of 5: a block on c4", "Cancel", "cancel", steps, why=WHY)), ReasonsPanel
    for done in (False, True):
        yield with_panels(table, turn=None, scoring=ScoringModel(3, COLUMNS, "row", done=done)), ScoringPanel


def half_covered(one: Rect, other: Rect) -> bool:
    """Whether one of two panels lies over half of the other."""
    wide = max(0.0, min(one.right, other.right) - max(one.x, other.x))
    high = max(0.0, min(one.bottom, other.bottom) - max(one.y, other.y))
    return wide * high > 0.5 * min(one.w * one.h, other.w * other.h)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_nothing_that_comes_and_goes_moves_the_board(
    make_hud: Callable[..., Player], size: tuple[int, int], scale: float
) -> None:
    hud = make_hud("de", size, scale).hud
    assert hud.folded
    hud.update(replace(PLAY, prompt=None, log=CLOSED))
    before = hud.free_area
    for model, kind in shown():
        hud.update(model)
        assert hud.rect_of(kind) is not None
        assert hud.free_area == before, kind.__name__
        rects = {type(panel).__name__: panel.rect for panel in hud.panels if panel.solid and panel.rect.h > 0}
        for (name, one), (other_name, other) in combinations(rects.items(), 2):
            assert not half_covered(one, other), f"{name} and {other_name}"


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_points_are_told_beside_the_board(make_hud: Callable[..., Player], size: tuple[int, int], scale: float) -> None:
    player = make_hud("de", size, scale)
    hud = player.hud
    for done in (False, True):
        hud.update(with_panels(PLAY, turn=None, scoring=ScoringModel(3, COLUMNS, "row", done=done)))
        points, free = hud.rect_of(ScoringPanel), hud.free_area
        assert points is not None
        assert free is not None
        assert points.x * hud.pixels_per_unit >= free.right - 1
        others = [panel.rect for panel in hud.panels if panel.solid and not isinstance(panel, ScoringPanel)]
        assert not any(points.overlaps(other) for other in others)
        rows = [hud.spot(f"scored:{each.seat}") for each in PLAYERS]
        assert all(points.contains(*row.rect.middle) for row in rows)
        assert not any(one.rect.overlaps(other.rect) for one, other in combinations(rows, 2))
        assert rows[0].tip is not None
        assert len(rows[0].tip.lines) == 8, "six castles, king and master"
    assert hud.press_key("enter")
    assert player.told == [Answer("scoring", "done")]
