"""A purchase: one of the cards is kept, and the player says where the others go (R-6.2)."""

from functools import partial
from typing import Any

from torres3d.games.torres.hud.dialogs.hint_and_redo_buttons import aid_buttons, aid_key
from torres3d.games.torres.hud.models.dialog_models import KeepProposed, OfferDialog
from torres3d.games.torres.hud.models.turn_models import KeepOffered
from torres3d.games.torres.hud.widgets import card_face
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look

CARD = (196.0, 282.0)
GAP = 16.0
LEAST_HIGH = 204.0
"""Units of a card at least: what it does has to be read."""
HEAD, LOW_HEAD, FOOT = 98.0, 44.0, 72.0
"""Units above the cards with a title, and where there is no room for it; those of the buttons."""
SIGN = 34.0
"""Units at the left of the line above, for the sign of a look at the board."""
WHERE, ORDER = 42.0, 46.0
"""Units of the rows below the cards: where each of the others goes, and in which order."""


class OfferPage(Page[OfferDialog]):
    """The cards side by side; under each that is not kept, where it goes. In a low window cards are lower, and there is
    no title."""

    foot = FOOT

    def __init__(self, panel: Panel[Any], model: OfferDialog) -> None:
        super().__init__(panel, model)
        self.kept: int | None = 0 if len(model.cards) == 1 else None
        self.below = [True] * len(model.cards)
        self.order = list(range(len(model.cards)))
        if model.proposed is not None:
            self._propose(model.proposed)

    def _propose(self, proposed: KeepProposed) -> None:
        cards = list(enumerate(self.model.cards))

        def take(card: str) -> int:
            found = next(pair for pair in cards if pair[1] == card)
            cards.remove(found)
            return found[0]

        self.kept = take(proposed.card)
        self.order = [self.kept]
        for names, below in ((proposed.top, False), (proposed.bottom, True)):
            for name in names:
                number = take(name)
                self.below[number] = below
                self.order.append(number)

    @property
    def others(self) -> list[int]:
        """The cards that go back, uppermost first."""
        return [] if self.kept is None else [number for number in self.order if number != self.kept]

    def _keep(self, number: int) -> None:
        self.kept = number
        self.repaint()

    def _send_to(self, number: int, below: bool) -> None:
        for other in range(len(self.below)) if self.model.together else (number,):
            self.below[other] = below
        self.repaint()

    def _swap(self) -> None:
        self.order.reverse()
        self.repaint()

    def _done(self) -> None:
        if self.kept is None:
            return
        cards = self.model.cards
        top = tuple(cards[number] for number in self.others if not self.below[number])
        bottom = tuple(cards[number] for number in self.others if self.below[number])
        self.kit.send(KeepOffered(cards[self.kept], top, bottom))

    @property
    def first_focus(self) -> str:
        return "" if self.model.proposed is None else "keep"

    def key(self, name: str) -> bool:
        if name == "enter" and self.kept is not None:
            self._done()
            return True
        return aid_key(self, self.model.aid, name)

    def size(self, view: Viewport) -> tuple[float, float]:
        count = len(self.model.cards)
        self._wide = min(CARD[0], (view.width - 2 * (MARGIN + PAD) + GAP) / count - GAP)
        wide = max(560.0, count * (self._wide + GAP) + 2 * PAD - GAP)
        whole = HEAD + CARD[1] + WHERE + ORDER + FOOT
        self._low = view.height < whole + 2 * MARGIN
        if not self._low:
            self._high = CARD[1]
            return wide, whole
        room = view.height - 2 * MARGIN - LOW_HEAD - FOOT
        # The rows below are scrolled to only where the cards could not be read otherwise.
        rows = WHERE + ORDER if room - WHERE - ORDER >= LEAST_HIGH else 0.0
        self._high = min(CARD[1], max(LEAST_HIGH, room - rows))
        asked = rows
        if not rows and self.kept is not None and self.others:
            asked = WHERE + (ORDER if self._ordered else 0.0)
        return wide, LOW_HEAD + self._high + asked + FOOT

    @property
    def _ordered(self) -> bool:
        """Whether two others go the same way, so that their order counts."""
        pair = self.others
        return len(pair) == 2 and self.below[pair[0]] == self.below[pair[1]]

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = box.y + LOW_HEAD - 28 if self._low else self.title(canvas, box, texts("offer-title"))
        text = texts("offer-choose" if self.kept is None else "offer-others", cards=len(self.others))
        advice = self.model.aid.advice
        room = box.w - 2 * (PAD + (SIGN if self._low else 0.0))
        style = canvas.fitted(advice, TEXT.in_colour(theme.GOLD_BRIGHT), room) if advice else TEXT
        canvas.text(box.middle[0], y + 8, advice or text, style, "middle", room)
        count = len(self.model.cards)
        left = box.middle[0] - (count * (self._wide + GAP) - GAP) / 2
        for number in range(count):
            place = Rect(left + number * (self._wide + GAP), y + 28, self._wide, self._high)
            self._card(canvas, number, place)
            if self.kept is not None and number != self.kept:
                self._where(canvas, number, place.row(place.bottom + 8, 34))
        row = box.foot(62, 42, PAD)
        if self._ordered:
            order = row.row(row.y - 46, 34)
            first, second = (texts(f"card-{self.model.cards[number]}") for number in self.others)
            label = texts("offer-order", first=first, second=second)
            self.panel.button(canvas, "swap", order, label, self._swap, icon="redo", kind="quiet")
        row = aid_buttons(self, canvas, self.model.aid, row)
        self.panel.button(
            canvas, "keep", row, self._label(), self._done, kind="main", icon="check", enabled=self.kept is not None
        )

    def _label(self) -> str:
        texts = self.kit.texts
        if self.kept is None:
            return texts("offer-keep-none")
        return texts("offer-keep", card=texts(f"card-{self.model.cards[self.kept]}"))

    def _card(self, canvas: Canvas, number: int, place: Rect) -> None:
        kept = number == self.kept

        def draw(on: Canvas, look: Look) -> None:
            card_face.large_card(on, place, self.model.cards[number], self.kit.texts)
            if kept:
                on.outline(place, theme.GOLD_BRIGHT, 9, 4)
                # Over the picture: the title stays to be read.
                on.disc(place.right - 26, place.y + 60, 30, theme.GREEN, theme.LIGHT, 1.6)
                on.icon("check", place.right - 26, place.y + 60, 18, theme.LIGHT)
            elif look in ("hover", "pressed", "focus"):
                on.outline(place, theme.GOLD, 9, 2.4)
            elif self.kept is not None:
                on.fill(place, (*theme.WOOD_LINE[:3], 90), 8)

        self.panel.spot(canvas, Spot(f"offer:{number}", place, draw, lambda: self._keep(number), chosen=kept))

    def _where(self, canvas: Canvas, number: int, row: Rect) -> None:
        for side, icon, rect in zip(("top", "bottom"), ("up", "down"), row.columns(2, 4), strict=True):
            label, below = self.kit.texts(f"offer-{side}"), side == "bottom"
            self.panel.button(
                canvas, f"{side}:{number}", rect, label, partial(self._send_to, number, below), icon=icon,
                kind="chosen" if self.below[number] == below else "quiet",
                style=canvas.fitted(label, BODY._replace(size=14.5), rect.w - 48),
            )  # fmt: skip
