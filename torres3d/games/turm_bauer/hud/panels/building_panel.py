"""The turn of Turm Bauer: whose it is, the dice and what they allow, the held block, rings, what can be done."""

from torres3d.games.turm_bauer.hud.models.intents import DoBuilding, UseRing
from torres3d.games.turm_bauer.hud.models.models import (
    BuildingAction,
    BuildingActionId,
    ChosenBlock,
    RingUse,
    TurnModel,
)
from torres3d.games.turm_bauer.hud.widgets.block_art import block_art
from torres3d.games.turm_bauer.hud.widgets.dice import die
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.places import size_of
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, Canvas, TextStyle
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.skin import Look
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.kit.tip import TooltipModel
from torres3d.hud.widgets.chips import chip
from torres3d.i18n.names import key_hint
from torres3d.i18n.texts import Translate

ICONS: dict[BuildingActionId, str] = {
    "let_go": "let_go",
    "discard": "box",
    "stay": "check",
    "turn": "turn_block",
    "tip": "tip_block",
    "previous_way": "left",
    "next_way": "right",
    "undo": "undo",
    "hint": "hint",
}
RING_ICONS: dict[Ring, str] = {"free": "cube", "pass": "walk_over", "leap": "leap"}
WAYS: tuple[BuildingActionId, ...] = ("turn", "tip", "previous_way", "next_way")
"""Buttons beside the held block."""
MAIN: tuple[BuildingActionId, ...] = ("let_go", "discard", "stay")
"""Buttons that end something."""
HEAD, DICE, HELD, BUTTONS, END = 56.0, 62.0, 92.0, 40.0, 50.0
FOLDED_HEAD, FOLDED_HELD, FOLDED_ROW, FOLDED_END = 36.0, 52.0, 32.0, 36.0
STRIP = 8.0
"""Units beside the parts of the folded panel."""
TASK = BODY._replace(size=15)
USE, LEAST_USE = BODY._replace(size=14), BODY._replace(size=12)
BESIDE_END, END_GAP = 50.0, 6.0
"""Units of a button that ends something beside its word, and between two of them."""
BESIDE_LABEL, LEAST_LABEL = 8.0, 9.5
"""Units of a folded button beside its word, and how small the word may be."""
BESIDE_WORD = 46.0
"""Units of a button with a sign that its word does not have."""


def may_build(model: TurnModel, say: Translate) -> str:
    """The blocks that the dice allow now, in words."""
    if model.task == "build":
        low, high = min(model.sizes, default=0), max(model.sizes, default=0)
        return say("turm-task-two", low=low, high=high) if low < high else say("turm-task-one", size=low)
    return say(f"turm-task-{model.task}", name=model.player.name)


class BuildingPanel(Panel[TurnModel]):
    """At the upper right; folded it is a strip of signs, with words in tips. Its height depends only on whether there
    is anything to do, so that the view of the building stays."""

    def place(self, view: Viewport, model: TurnModel) -> Rect:
        edge = around(view)
        acting = bool(model.actions)
        if view.folded:
            high = 6 + FOLDED_HEAD + (FOLDED_HELD + FOLDED_ROW + FOLDED_END + 4 if acting else 0)
        else:
            high = HEAD + DICE + 8 + (HELD + 2 * BUTTONS + END if acting else 0)
        return Rect(view.width - edge.right - edge.gap, edge.gap, edge.right, high)

    def paint(self, canvas: Canvas, model: TurnModel) -> None:
        box = self.rect
        canvas.panel(box)
        if self.kit.view.folded:
            self._folded(canvas, model, box)
            return
        inner = box.row(box.y, box.h, 14)
        self._head(canvas, model, inner._replace(h=HEAD))
        self._dice(canvas, model, inner.row(box.y + HEAD, DICE))
        if not model.actions:
            return
        y = box.y + HEAD + DICE
        self._held(canvas, model, inner.row(y, HELD - 8))
        y += HELD
        self._rings(canvas, model, inner.row(y, BUTTONS - 5))
        y += BUTTONS
        small = [action for action in model.actions if action.id not in (*WAYS, *MAIN)]
        for action, rect in zip(small, inner.row(y, 35).columns(max(len(small), 1), 6), strict=False):
            self._action(canvas, action, rect, "quiet")
        self._ends(canvas, model, inner.row(y + BUTTONS + 1, END - 8))

    # -- parts ------------------------------------------------------------------------------------------------

    def _head(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        texts = self.kit.texts
        colours, player = self.kit.theme, model.player
        chip(canvas, colours, model.colour, box.x + 18, box.y + 32, 36, player.seat, model.emblem)
        left, wide = box.x + 44, box.w - 44
        name = fitted(canvas, player.called, HEADING._replace(size=17), wide, 13.5)
        canvas.text(left, box.y + 23, player.called, name, width=wide)
        when = texts("turm-when", turn=model.turn, turns=model.turns)
        end = canvas.text(left, box.y + 43, when, SOFT, width=wide)
        if model.slips:
            self._slips(canvas, model, Rect(left + end + 10, box.y + 34, wide - end - 10, 18))

    def _slips(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        """Paint the number of slips in this turn."""
        text = f"{model.slips}/{model.slips_most}"
        style = SMALL._replace(face="bold", colour=theme.RED_BRIGHT)
        wide = canvas.width(text, style)

        def draw(on: Canvas, look: Look) -> None:
            on.icon("fall", box.right - wide - 12, box.middle[1], 16, theme.RED_BRIGHT)
            on.text(box.right, box.middle[1], text, style, "right")

        told = self.kit.texts("turm-slips", slips=model.slips, most=model.slips_most)
        spot = Rect(box.right - wide - 22, box.y, wide + 22, box.h)
        self.spot(canvas, Spot("slips", spot, draw, tip=lines(told)))

    def _dice(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        texts = self.kit.texts
        told = may_build(model, texts)

        def draw(on: Canvas, look: Look) -> None:
            for number, value in enumerate(model.dice):
                die(on, box.x + 22 + number * 52, box.y + 27, 42, value, self._counts(model, value))
            left, room = box.x + 112, box.w - 112
            style = TASK
            while len(on.break_lines(told, style, room)) > 3 and style.size > 11:
                style = style._replace(size=style.size - 0.5)
            found = on.break_lines(told, style, room, 4)
            high = on.line_height(style)
            y = box.y + 27 - high * (len(found) - 1) / 2
            for number, line in enumerate(found):
                on.text(left, y + number * high, line, style)

        self.spot(canvas, Spot("dice", box, draw, tip=self._dice_tip(model)))

    def _dice_tip(self, model: TurnModel) -> TooltipModel | None:
        texts = self.kit.texts
        first, second = model.dice
        thrown = texts("turm-dice", first=first, second=second)
        slips = texts("turm-slips", slips=model.slips, most=model.slips_most) if model.slips else ""
        return lines(may_build(model, texts), texts(f"turm-task-{model.task}-about"), slips, title=thrown)

    def _counts(self, model: TurnModel, value: int) -> bool:
        """Whether a die is bright: blocks of its number may be built."""
        return model.task in ("doubles", "wait", "watch", "read") or (model.task == "build" and value in model.sizes)

    def _held(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        """The block that is held, larger, and how it is turned."""
        canvas.panel(box, "inset")
        texts = self.kit.texts
        chosen = model.chosen
        ways = [action for action in model.actions if action.id in WAYS]
        if chosen is None or not ways:
            told = texts(f"turm-held-{model.task}")
            style = SOFT
            while len(canvas.break_lines(told, style, box.w - 28)) > 3 and style.size > 11:
                style = style._replace(size=style.size - 0.5)
            found = canvas.break_lines(told, style, box.w - 28, 4)
            high = canvas.line_height(style)
            for number, line in enumerate(found):
                y = box.middle[1] + high * (number - (len(found) - 1) / 2)
                canvas.text(box.middle[0], y, line, style, "middle")
            return
        place = Rect(box.x + 6, box.y + 5, box.w * 0.46, box.h - 10)
        self._block(canvas, model, chosen, place)
        right = Rect(place.right + 6, box.y + 6, box.right - place.right - 12, 33)
        for pair in (ways[:2], ways[2:]):
            for action, rect in zip(pair, right.columns(2, 5), strict=False):
                self._action(canvas, action, rect, "plain")
            right = right.moved(0, 38)

    def _block(self, canvas: Canvas, model: TurnModel, chosen: ChosenBlock, box: Rect) -> None:
        texts = self.kit.texts
        count = texts("turm-way", way=chosen.way, ways=chosen.ways) if chosen.ways else ""
        low = 0.0 if self.kit.view.folded or not count else 14.0

        def draw(on: Canvas, look: Look) -> None:
            colour = self.kit.theme.player(model.colour)
            place = box._replace(h=box.h - low)
            block_art(on, self.kit.icons, place, chosen.shape, colour, model.emblem, held=True, most=19.0)
            if low:
                on.text(box.middle[0], box.bottom - 5, count, fitted(on, count, SMALL, box.w, 10), "middle")

        title = chosen.name or texts("turm-parts", parts=size_of(chosen.block))
        self.spot(canvas, Spot("held", box, draw, tip=lines(count, title=title)))

    def _rings(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        """The rings left, and what one may be used for now."""

        def draw(on: Canvas, look: Look) -> None:
            for number in range(2):
                at, left = box.x + 14 + number * 25, number < model.rings
                on.icon("ring", at, box.middle[1], 25, theme.WOOD_LINE)
                on.icon("ring", at, box.middle[1], 22, theme.GOLD if left else (*theme.GOLD_DIM[:3], 90))

        texts = self.kit.texts
        counter = Rect(box.x, box.y, 54, box.h)
        tip = lines(texts("turm-rings-about"), title=texts("turm-rings", rings=model.rings))
        self.spot(canvas, Spot("rings", counter, draw, tip=tip))
        room = Rect(counter.right + 4, box.y, box.right - counter.right - 4, box.h)
        places = room.columns(max(len(model.uses), 1), 5)
        labels = [texts(f"turm-use-{use.ring}") for use in model.uses]
        # Where one of the words has no room all are signs, with the words in tips.
        worded = all(canvas.width(label, LEAST_USE) <= places[0].w - BESIDE_WORD for label in labels)
        for use, rect, label in zip(model.uses, places, labels, strict=True):
            self._use(canvas, use, rect, label if worded else "")

    def _use(self, canvas: Canvas, use: RingUse, rect: Rect, label: str = "") -> None:
        texts = self.kit.texts
        about = use.reason or texts(f"turm-ring-{use.ring}-about")

        def press() -> None:
            self.kit.send(UseRing(use.ring))

        style = fitted(canvas, label, USE, rect.w - BESIDE_WORD + 1, LEAST_USE.size)
        self.button(
            canvas, f"ring:{use.ring}", rect, label, press, icon=RING_ICONS[use.ring],
            kind="chosen" if use.active else "plain", enabled=use.enabled or use.active,
            tip=lines(about, self._key(use.key), title=texts(f"turm-use-{use.ring}")),
            reason=use.reason, rule=use.rule, style=style,
        )  # fmt: skip

    def _ends(self, canvas: Canvas, model: TurnModel, row: Rect) -> None:
        mine = [action for action in model.actions if action.id in MAIN]
        labels = [self.kit.texts(f"turm-do-{action.id}") for action in mine]
        folded = self.kit.view.folded
        # As wide as their words need, so that all have the same size; folded they are as wide as one another.
        needed = [1.0 if folded else canvas.width(label, BODY) + BESIDE_END for label in labels]
        places = row.shares(needed, END_GAP) if needed else []
        least = [
            fitted(canvas, label, BODY, place.w - BESIDE_LABEL, LEAST_LABEL).size
            for label, place in zip(labels, places, strict=True)
        ]
        size = min(least, default=BODY.size) if folded else BODY.size
        for action, label, place in zip(mine, labels, places, strict=True):
            self._action(canvas, action, place, "main", label, size)

    def _folded(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        inner = box.head(6, FOLDED_HEAD - 6, STRIP)
        when = self.kit.texts("turm-when", turn=model.turn, turns=model.turns)

        def draw(on: Canvas, look: Look) -> None:
            middle, player = inner.middle[1], model.player
            chip(on, self.kit.theme, model.colour, inner.x + 14, middle, 27, player.seat, model.emblem)
            for number, value in enumerate(model.dice):
                die(on, inner.right - 45 + number * 31, middle, 26, value, self._counts(model, value))

        told = self._dice_tip(model)
        tip = lines(when, *(told.lines if told else ()), title=model.player.called)
        self.spot(canvas, Spot("dice", inner, draw, tip=tip))
        if not model.actions:
            return
        held = inner.row(inner.bottom + 4, FOLDED_HELD - 4)
        self._held_folded(canvas, model, held)
        row = inner.row(held.bottom + 4, FOLDED_ROW - 4)
        small = [action for action in model.actions if action.id not in (*WAYS, *MAIN)]
        places = row.columns(max(len(small) + len(model.uses), 1), 3)
        for use, rect in zip(model.uses, places, strict=False):
            self._use(canvas, use, rect)
        for action, rect in zip(small, places[len(model.uses) :], strict=True):
            self._action(canvas, action, rect, "quiet")
        self._ends(canvas, model, row.moved(0, FOLDED_ROW)._replace(h=FOLDED_END - 4))

    def _held_folded(self, canvas: Canvas, model: TurnModel, box: Rect) -> None:
        canvas.panel(box, "inset")
        ways = [action for action in model.actions if action.id in WAYS]
        if model.chosen is None or not ways:
            told = may_build(model, self.kit.texts)
            style: TextStyle = SMALL._replace(size=12.5)
            while len(canvas.break_lines(told, style, box.w - 8)) > 3 and style.size > 9:
                style = style._replace(size=style.size - 0.5)
            found = canvas.break_lines(told, style, box.w - 8, 4)
            high = canvas.line_height(style)
            for number, line in enumerate(found):
                y = box.middle[1] + high * (number - (len(found) - 1) / 2)
                canvas.text(box.middle[0], y, line, style, "middle")
            return
        self._block(canvas, model, model.chosen, Rect(box.x + 2, box.y + 2, 48, box.h - 4))
        right = Rect(box.x + 52, box.y + 2, box.w - 54, (box.h - 6) / 2)
        for pair in (ways[:2], ways[2:]):
            for action, rect in zip(pair, right.columns(2, 2), strict=False):
                self._action(canvas, action, rect, "plain")
            right = right.moved(0, right.h + 2)

    # -- buttons ----------------------------------------------------------------------------------------------

    def _key(self, key: str) -> str:
        """The key of something, in words; empty if it has none."""
        return key_hint(key, self.kit.texts)

    def _action(
        self,
        canvas: Canvas,
        action: BuildingAction,
        rect: Rect,
        kind: ButtonKind,
        label: str = "",
        size: float = BODY.size,
    ) -> None:
        """A button; ``size`` of its word."""
        texts = self.kit.texts
        about = action.reason or texts(f"turm-do-{action.id}-about")

        def press() -> None:
            self.kit.send(DoBuilding(action.id))

        style = BODY._replace(size=size).in_colour(theme.INK if kind == "main" else theme.LIGHT)
        icon = ICONS[action.id]
        if label and self.kit.view.folded:
            style = fitted(canvas, label, style, rect.w - BESIDE_LABEL, LEAST_LABEL)
            # Where the word has no room there is a sign, with the word in the tip.
            label, icon = (label, "") if canvas.width(label, style) <= rect.w - BESIDE_LABEL else ("", icon)
        self.button(
            canvas, action.id, rect, label, press, icon=icon, kind=kind, enabled=action.enabled,
            tip=lines(about, self._key(action.key), title=texts(f"turm-do-{action.id}")),
            reason=action.reason, rule=action.rule, style=style,
        )  # fmt: skip
