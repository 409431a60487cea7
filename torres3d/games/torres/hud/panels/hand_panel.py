"""The hand of cards in a row along the lower edge, and the master card beside it."""

from typing import NamedTuple

from torres3d.games.torres.hud.models.turn_models import CardModel, HandModel, PickCard
from torres3d.games.torres.hud.widgets import card_face
from torres3d.games.torres.rules.literal_types import PHASES, MasterCard
from torres3d.games.torres.rules.masters import FINAL
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.widgets.player_signs_and_badges import badge

CARD, FOLDED_CARD = Rect(0, 0, 96, 134), Rect(0, 0, 68, 90)
PEEK, FOLDED_PEEK = 88.0, 50.0
"""Units of a card that look out from above the window's edge: its name and a part of its picture."""
RAISED, FOLDED_RAISED = 16.0, 10.0
GAP = 8.0
NAMED = 60.0
"""Minimum visible width of a card, in units, with its name written across."""


class CardRow(NamedTuple):
    """``size``: a card; ``peek``: units of its height in sight; ``step``: from the left edge of one card to that of the
    next; ``raised``: units by which a chosen card stands higher."""

    size: Rect
    peek: float
    step: float
    raised: float

    def wide(self, count: int) -> float:
        """Width in units of ``count`` cards."""
        return self.size.w + self.step * (count - 1) if count else 0.0


def card_row(view: Viewport, count: int, master: bool) -> CardRow:
    """The row of ``count`` cards, and of a master card before them: held low, for the board needs the height. Where
    panels are folded, so many that their names are written upright stand higher."""
    size, peek, raised = (FOLDED_CARD, FOLDED_PEEK, FOLDED_RAISED) if view.folded else (CARD, PEEK, RAISED)
    room = around(view).between(view).w - (size.w + 2 * GAP if master else 0.0)
    step = min(size.w + GAP, (room - size.w) / (count - 1)) if count > 1 else size.w + GAP
    if view.folded and step < NAMED:
        peek = size.h + around(view).gap
    return CardRow(size, peek, step, raised)


LARGE = Rect(0, 0, 208, 318)
VEIL = TextStyle("bold", 13.5, theme.LIGHT)


class HandPanel(Panel[HandModel]):
    """Only the cards themselves take clicks, not the room between them."""

    solid = False

    def place(self, view: Viewport, model: HandModel) -> Rect:
        between, count = around(view).between(view), len(model.cards)
        self._row = card_row(view, count, model.master is not None)
        # Over it a full hand lies on the rim of the board, which does not move for that.
        self.kept_height = FOLDED_PEEK if view.folded else PEEK
        high = self._row.peek + self._row.raised
        return between.row(view.height - high, high)

    @property
    def covered_area(self) -> Rect | None:
        """The row of its cards."""
        return self.rect.foot(self._row.peek, self._row.peek) if self.shown and self.spots else None

    def paint(self, canvas: Canvas, model: HandModel) -> None:
        box, row, count = self.rect, self._row, len(model.cards)
        size, wide = row.size, row.wide(count)
        whole = wide + (size.w + 2 * GAP if count else size.w) if model.master is not None else wide
        left = box.x + (box.w - whole) / 2
        y = box.y + row.raised
        if model.master is not None:
            self._master(canvas, model, size.moved(left, y))
            left += size.w + 2 * GAP
        for number, card in enumerate(model.cards):
            place = size.moved(left + number * row.step, y - (row.raised if card.chosen else 0))
            self._card(canvas, number, card, place, row.step if row.step < size.w and number < count - 1 else None)

    def _large(self, box: Rect) -> Rect:
        """The place of a card's large picture: beside the cards, where it hides nothing of the board; with folded
        panels at that side that is farther from the card."""
        view, edge = self.kit.view, around(self.kit.view)
        high = min(LARGE.h, view.height - 2 * edge.gap)
        left = (edge.left + 2 * edge.gap - LARGE.w) / 2
        if view.folded:
            left = edge.gap if box.middle[0] > view.width / 2 else view.width - LARGE.w - edge.gap
        return Rect(left, view.height - high - edge.gap, LARGE.w, high)

    def _in_sight(self, box: Rect) -> Rect:
        """The part of a card above the window's edge."""
        return box._replace(h=self.rect.bottom - box.y)

    def _over(self, box: Rect) -> Rect:
        """The room that a card under the pointer needs: its own and that of its large picture."""
        large = self._large(box).inset(-10)
        left, top = min(large.x, box.x - 4), min(large.y, box.y - 4)
        return Rect(left, top, max(large.right, box.right + 4) - left, self.kit.view.height - top)

    def _master(self, canvas: Canvas, model: HandModel, box: Rect) -> None:
        card = model.master
        assert card is not None
        texts = self.kit.texts

        def draw(on: Canvas, look: Look) -> None:
            if look in ("hover", "pressed", "focus"):
                points = self.points_of(card, model.phase)
                card_face.large_card(on, self._large(box), card, texts, (points,), master=True)
            middle = box.y + self._row.peek - 14
            self._plain(on, box, card, None, master=True)
            on.outline(box, theme.GOLD_DIM if look == "normal" else theme.GOLD_BRIGHT, 9, 2.2)
            on.disc(box.x + 17, middle, 24, theme.WOOD_TOP, theme.GOLD_BRIGHT, 1.6)
            on.icon("crown", box.x + 17, middle, 15, theme.GOLD_BRIGHT)

        self.spot(canvas, Spot("master", self._in_sight(box), draw, over=self._over(box)))

    def points_of(self, card: MasterCard, phase: int) -> str:
        """The points of the master card after this year; of one that pays only at the end, those it will give then."""
        texts, year = self.kit.texts, PHASES if card in FINAL else phase
        key = "master-later" if year > phase else "master-points"
        return texts(key, phase=year, points=texts(f"master-{card}-points-{year}"))

    def _card(self, canvas: Canvas, number: int, card: CardModel, box: Rect, seen: float | None) -> None:
        texts = self.kit.texts
        strip = self._in_sight(box)._replace(w=seen or box.w)
        if card.card == "hidden":

            def show_back(on: Canvas, look: Look) -> None:
                card_face.card_back(on, box)

            tip = TooltipModel((texts("hand-hidden"),))
            self.spot(canvas, Spot(f"back:{number}", strip, show_back, tip=tip, enabled=False, over=box))
            return

        def draw(on: Canvas, look: Look) -> None:
            if look in ("hover", "pressed", "focus"):
                place = self._large(box)
                notes = (texts("hand-fresh") if card.fresh else "", card.note)
                card_face.large_card(on, place, card.card, texts, notes)
                if card.playable:
                    on.outline(place, theme.GOLD_BRIGHT, 9, 2.4)
                self._face(on, box, card, None)
                on.outline(box, theme.LIGHT, 9, 2.0)
                return
            self._face(on, box, card, seen)

        press = (lambda: self.kit.send(PickCard(card.card))) if not card.fresh else None
        name = f"card:{card.card}" + (":fresh" if card.fresh else "")
        self.spot(canvas, Spot(name, strip, draw, press, over=self._over(box), chosen=card.chosen))

    def _plain(
        self, on: Canvas, box: Rect, card: str, seen: float | None, master: bool = False, counted: bool = False
    ) -> None:
        """The card itself, ``seen`` units of its left side."""
        if seen is not None and seen < NAMED:
            card_face.spine(on, box._replace(h=min(box.h, self._row.peek)), card, self.kit.texts, counted)
        else:
            card_face.peek(on, box, card, self.kit.texts, seen or box.w, master)

    def _face(self, on: Canvas, box: Rect, card: CardModel, seen: float | None) -> None:
        self._plain(on, box, card.card, seen, counted=card.count > 1)
        upright = seen is not None and seen < NAMED
        # Where a name is written upright its number hangs over the upper edge.
        foot = box.y + (15.0 if upright else self._row.peek)
        if card.fresh:
            on.fill(box, (*theme.WOOD_LINE[:3], 150), 8)
            y = box.middle[1] if upright else foot - 16
            on.icon("hourglass", box.x + (seen or box.w) / 2, y, 22, theme.GOLD_BRIGHT)
        elif card.chosen:
            on.outline(box, theme.GOLD_BRIGHT, 9, 2.6)
        elif card.playable:
            on.outline(box, theme.GOLD, 9, 2.0)
        else:
            on.fill(box, (*theme.WOOD_LINE[:3], 84), 8)
        if card.count > 1:
            x = box.right - 28 if seen is None else box.x + 1
            badge(on, x, foot - 12, f"×{card.count}", VEIL, theme.RED)
