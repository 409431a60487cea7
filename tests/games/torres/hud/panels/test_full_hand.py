"""Ten cards and the master card: every name is read without pointing at it."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.hud.conftest import Player
from tests.hud.examples import PLAYERS
from torres3d.base import paths
from torres3d.games.torres.hud.models.turn_models import CardModel, HandModel
from torres3d.games.torres.hud.widgets.card_face import SMALLEST_UPRIGHT, SPINE
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import Texts, language_ids

HERE = paths.config() / "locale"
FULL = HandModel(PLAYERS[0], tuple(CardModel(card, playable=number % 2 == 0, count=1 + number % 2)
                                   for number, card in enumerate(ACTION_CARDS)), "row", 2)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(HERE))
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_names_of_ten_cards_are_whole(
    make_hud: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, language: str, scale: float
) -> None:
    said: dict[str, tuple[float, float, Rect]] = {}
    upright, text = Canvas.upright, Canvas.text

    def heard_upright(canvas: Canvas, rect: Rect, words: str, style: TextStyle) -> None:
        said[words] = canvas.width(words, style), rect.h, rect
        assert style.size >= SMALLEST_UPRIGHT
        assert style.colour == theme.INK
        upright(canvas, rect, words, style)

    def heard(canvas: Canvas, x: float, y: float, words: str, style: TextStyle, *more: object) -> float:
        if style.face == "bold" and len(more) > 1 and more[1] is not None:
            said.setdefault(words, (canvas.width(words, style), float(str(more[1])), Rect(x, y, 1, 1)))
        return text(canvas, x, y, words, style, *more)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(Canvas, "upright", heard_upright)
    monkeypatch.setattr(Canvas, "text", heard)
    hud = make_hud(language, (1280, 720), scale).hud
    hud.update(HudModel(panels={"hand": FULL}))
    say = Texts(HERE, language)
    for card in ACTION_CARDS:
        name = say(f"card-{card}")
        # Across a card a name may take two lines.
        parts = [name] if name in said else [part for part in said if part in name and len(part) > 1]
        assert set(" ".join(parts).split()) == set(name.split()), card
        assert all(said[part][0] <= said[part][1] + 1 for part in parts), card
    strips = [spot.rect for spot in hud.panels[0].spots if spot.name.startswith("card:")]
    assert len(strips) == len(ACTION_CARDS)
    for one, other in pairwise(strips):
        assert other.x - one.x >= SPINE + 1, "the next card covers no name"
