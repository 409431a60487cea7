"""Open hands in a replay: their players, and the cards as pictures, each with its name and effect as a tip."""

from typing import Any

from torres3d.games.torres.hud.models.open_hand_models import HandsModel, OpenHand
from torres3d.games.torres.hud.widgets import card_face
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas, TextStyle
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.widgets.player_signs_and_badges import badge, sign_in_row

NAME, CARD = 22.0, Rect(0, 0, 46, 60)
HEIGHT = NAME + CARD.h + 8
MIN_HAND_WIDTH = 150.0
"""Units of width that a hand of pictures needs."""
GAP = 6.0
COUNT = TextStyle("bold", 11.5, theme.LIGHT)


class OpenHands:
    """The hands beside one another as pictures; in words below one another where there is too little room for that."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self._pictures = False

    def height(self, view: Viewport, width: float, model: HandsModel) -> float:
        self._pictures = not view.folded and width / len(model.hands) >= MIN_HAND_WIDTH
        return HEIGHT if self._pictures else NAME * len(model.hands)

    def paint(self, canvas: Canvas, model: HandsModel, box: Rect) -> None:
        row = box._replace(h=NAME)
        if self._pictures:
            for hand, place in zip(model.hands, row.columns(len(model.hands), 12), strict=True):
                open_hand(self._panel, canvas, hand, place)
            return
        for number, hand in enumerate(model.hands):
            whose(self._panel, canvas, hand, _in_words(self._panel, hand), row.moved(0, number * NAME))


def _in_words(panel: Panel[Any], hand: OpenHand) -> str:
    return panel.kit.texts("replay-hand", name=hand.name, cards=hand.cards)


def open_hand(panel: Panel[Any], canvas: Canvas, hand: OpenHand, box: Rect) -> None:
    """The hand in a box of `HEIGHT`; many cards overlap."""
    text = hand.name if hand.held else _in_words(panel, hand)
    whose(panel, canvas, hand, text, box._replace(h=NAME))
    count = len(hand.held)
    step = min(CARD.w + GAP, (box.w - CARD.w) / (count - 1)) if count > 1 else 0.0
    for number, (card, many) in enumerate(hand.held):
        place = CARD.moved(box.x + number * step, box.y + NAME + 2)
        seen = place if number == count - 1 else place._replace(w=min(step, CARD.w))
        _card(panel, canvas, f"open:{hand.seat}:{card}", card, many, place, seen)


def whose(panel: Panel[Any], canvas: Canvas, hand: OpenHand, text: str, row: Rect) -> None:
    """A row with the chip of a hand's player, the face of a character, and a text."""
    x, y = row.x + 9, row.middle[1]
    left = x + 15
    left += sign_in_row(canvas, panel.kit.theme, hand, x, y, 17)
    canvas.fitted_text(left, y, text, SMALL, row.right - left, 10)


def _card(panel: Panel[Any], canvas: Canvas, name: str, card: str, many: int, place: Rect, seen: Rect) -> None:
    """One kind of card; ``seen`` is the part of it that the next one leaves free."""
    texts = panel.kit.texts

    def draw(on: Canvas, look: Look) -> None:
        card_face.small_card(on, place, card)
        if look != "normal":
            on.outline(place, theme.LIGHT, 5, 2.0)
        if many > 1:
            badge(on, place.x + 1, place.y + 10, f"×{many}", COUNT, theme.RED)

    tip = lines(texts(f"card-{card}-effect"), title=texts(f"card-{card}"))
    panel.spot(canvas, Spot(name, seen, draw, tip=tip, over=place))
