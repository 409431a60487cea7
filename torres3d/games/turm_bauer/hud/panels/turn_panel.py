"""The turn of Turm Bauer: whose it is, the dice and what they allow, the held block, rings, what can be done."""

from torres3d.games.turm_bauer.hud.models import turn_models as models
from torres3d.games.turm_bauer.hud.widgets.block_art import block_art
from torres3d.games.turm_bauer.hud.widgets.dice import die
from torres3d.games.turm_bauer.rules.cell_and_column_names import size_of
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, Canvas
from torres3d.hud.kit.controls import text_block
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.widgets.player_signs_and_badges import chip
from torres3d.i18n.texts import Translate

ICONS: dict[models.BuildingActionId, str] = {
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
TURN_BUTTONS: tuple[models.BuildingActionId, ...] = ("turn", "tip", "previous_way", "next_way")
"""Buttons beside the held block."""
MAIN: tuple[models.BuildingActionId, ...] = ("let_go", "discard", "stay")
"""Buttons that end something."""
BOXING: tuple[models.Task, ...] = ("discard", "stuck")
"""Tasks in which a block goes into the box."""
HEAD, DICE, HELD, BUTTONS, END = 56.0, 62.0, 92.0, 40.0, 50.0
FOLDED_HEAD, FOLDED_HELD, FOLDED_ROW, FOLDED_END = 36.0, 52.0, 32.0, 36.0
STRIP = 8.0
"""Units beside the parts of the folded panel."""
TASK = BODY._replace(size=15)
HELD_FOLDED = SMALL._replace(size=12.5)
USE, LEAST_USE = BODY._replace(size=14), BODY._replace(size=12)
BESIDE_END, END_GAP = 50.0, 6.0
"""Units of a button that ends something beside its word, and between two of them."""
BESIDE_LABEL, LEAST_LABEL = 8.0, 9.5
"""Units of a folded button beside its word, and how small the word may be."""
BESIDE_WORD = 46.0
"""Units of a button with a sign that its word does not have."""


def may_build(model: models.TurnModel, say: Translate) -> str:
    """The blocks that the dice allow now, in words."""
    if model.task == "build":
        low, high = min(model.sizes, default=0), max(model.sizes, default=0)
        return say("turm-task-two", low=low, high=high) if low < high else say("turm-task-one", size=low)
    return say(f"turm-task-{model.task}", name=model.player.name)


def empty_handed(model: models.TurnModel, say: Translate) -> str:
    """What to do while no block is in the hand, in words."""
    if model.task not in BOXING:
        return say(f"turm-held-{model.task}", ring=_yes(any(use.enabled for use in model.uses)))
    chosen = any(action.id == "discard" and action.enabled for action in model.actions)
    return say("turm-held-box", chosen=_yes(chosen), ring=_yes(_opens(model)))


def _small(model: models.TurnModel) -> list[models.BuildingAction]:
    return [action for action in model.actions if action.id not in (*TURN_BUTTONS, *MAIN)]


def _opens(model: models.TurnModel) -> bool:
    """Whether a ring lets other blocks be built now."""
    return any(use.ring == "free" and use.enabled for use in model.uses)


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"


def _is_next(model: models.TurnModel, action: models.BuildingActionId) -> bool:
    """Whether this is what the player is about to do: where nothing can be built that is the box, unless for a ring."""
    return action != ("let_go" if model.task in BOXING else "discard")


class TurnPanel(Panel[models.TurnModel]):
    """At the upper right; folded it is a strip of signs, with words in tips. Its height depends only on whether there
    is anything to do, so that the view of the building stays."""

    def place(self, view: Viewport, model: models.TurnModel) -> Rect:
        edge = around(view)
        acting = bool(model.actions)
        if view.folded:
            high = 6 + FOLDED_HEAD + (FOLDED_HELD + FOLDED_ROW + FOLDED_END + 4 if acting else 0)
        else:
            high = HEAD + DICE + 8 + (HELD + 2 * BUTTONS + END if acting else 0)
        return Rect(view.width - edge.right - edge.gap, edge.gap, edge.right, high)

    def paint(self, canvas: Canvas, model: models.TurnModel) -> None:
        canvas.panel(self.rect, "glass")
        if self.kit.view.folded:
            self._folded(canvas, model, self.rect)
            return
        head, rest = self.rect.inset(14, 0).cut_top(HEAD)
        dice, rest = rest.cut_top(DICE)
        self._head(canvas, model, head)
        self._dice(canvas, model, dice)
        if not model.actions:
            return
        held, rest = rest.cut_top(HELD - 8, 8)
        rings, rest = rest.cut_top(BUTTONS - 5, 5)
        small, rest = rest.cut_top(35, BUTTONS - 34)
        self._held(canvas, model, held)
        self._rings(canvas, model, rings)
        actions = _small(model)
        for action, rect in zip(actions, small.columns(max(len(actions), 1), 6), strict=False):
            self._action(canvas, action, rect, "bare")
        self._ends(canvas, model, rest.head(0, END - 8))

    # -- parts ------------------------------------------------------------------------------------------------

    def _head(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        texts = self.kit.texts
        colours, player = self.kit.theme, model.player
        chip(canvas, colours, model.colour, box.x + 18, box.y + 32, 36, player.seat, model.emblem)
        left, wide = box.x + 44, box.w - 44
        canvas.fitted_text(left, box.y + 23, player.called, HEADING._replace(size=17), wide, 13.5)
        when = texts("turm-when", turn=model.turn, turns=model.turns)
        end = canvas.text(left, box.y + 43, when, SOFT, width=wide)
        if model.slips:
            self._slips(canvas, model, Rect(left + end + 10, box.y + 34, wide - end - 10, 18))

    def _slips(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        text = str(model.slips) if model.slips_most == "none" else f"{model.slips}/{model.slips_most}"
        style = SMALL._replace(face="bold", colour=theme.RED_BRIGHT)
        wide = canvas.width(text, style)

        def draw(on: Canvas, look: Look) -> None:
            on.icon("fall", box.right - wide - 12, box.middle[1], 16, theme.RED_BRIGHT)
            on.text(box.right, box.middle[1], text, style, "right")

        told = self.kit.texts("turm-slips", slips=model.slips, most=model.slips_most)
        _, spot = box.cut_right(wide + 22)
        self.spot(canvas, Spot("slips", spot, draw, tip=lines(told)))

    def _dice(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        texts = self.kit.texts
        told = may_build(model, texts)

        def draw(on: Canvas, look: Look) -> None:
            for number, value in enumerate(model.dice):
                die(on, box.x + 22 + number * 52, box.y + 27, 42, value, self._counts(model, value))
            text_block(on, box.cut_left(112)[1]._replace(h=54), told, TASK, align="left")

        self.spot(canvas, Spot("dice", box, draw, tip=self._dice_tip(model)))

    def _dice_tip(self, model: models.TurnModel) -> TooltipModel | None:
        texts = self.kit.texts
        first, second = model.dice
        thrown = texts("turm-dice", first=first, second=second)
        slips = texts("turm-slips", slips=model.slips, most=model.slips_most) if model.slips else ""
        about = texts(f"turm-task-{model.task}-about", ring=_yes(_opens(model)))
        return lines(may_build(model, texts), about, slips, title=thrown)

    def _counts(self, model: models.TurnModel, value: int) -> bool:
        """Whether a die is bright: blocks of its number may be built."""
        return model.task in ("doubles", "wait", "watch", "read") or (model.task == "build" and value in model.sizes)

    def _held(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        """The block that is held, larger, and how it is turned."""
        canvas.panel(box, "inset")
        folded = self.kit.view.folded
        ways = [action for action in model.actions if action.id in TURN_BUTTONS]
        if model.chosen is None or not ways:
            if folded:
                text_block(canvas, box.inset(4, 0), may_build(model, self.kit.texts), HELD_FOLDED, 9)
            else:
                text_block(canvas, box.inset(14, 0), empty_handed(model, self.kit.texts), SOFT)
            return
        if folded:
            gap = 2.0
            place, right = box.inset(2).cut_left(48, gap)
            rows = right.rows(2, (right.h - gap) / 2, gap)
        else:
            gap = 5.0
            place, right = box.inset(6, 5).cut_left(box.w * 0.46, 6)
            rows = right.moved(0, 1).rows(2, 33, gap)
        self._block(canvas, model, model.chosen, place)
        for pair, row in zip((ways[:2], ways[2:]), rows, strict=True):
            for action, rect in zip(pair, row.columns(2, gap), strict=False):
                self._action(canvas, action, rect, "bare")

    def _block(self, canvas: Canvas, model: models.TurnModel, chosen: models.ChosenBlock, box: Rect) -> None:
        texts = self.kit.texts
        count = texts("turm-way", way=chosen.way, ways=chosen.ways) if chosen.ways else ""
        low = 0.0 if self.kit.view.folded or not count else 14.0

        def draw(on: Canvas, look: Look) -> None:
            colour = self.kit.theme.player(model.colour)
            place = box._replace(h=box.h - low)
            block_art(on, self.kit.icons, place, chosen.shape, colour, model.emblem, held=True, most=19.0)
            if low:
                on.text(box.middle[0], box.bottom - 5, count, on.fitted(count, SMALL, box.w, 10), "middle")

        title = chosen.name or texts("turm-parts", parts=size_of(chosen.block))
        self.spot(canvas, Spot("held", box, draw, tip=lines(count, title=title)))

    def _rings(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        """The rings left, and what one may be used for now."""

        def draw(on: Canvas, look: Look) -> None:
            for number in range(2):
                at, left = box.x + 14 + number * 25, number < model.rings
                on.icon("ring", at, box.middle[1], 25, theme.WOOD_LINE)
                on.icon("ring", at, box.middle[1], 22, theme.GOLD if left else (*theme.GOLD_DIM[:3], 90))

        texts = self.kit.texts
        counter, room = box.cut_left(54, 4)
        tip = lines(texts("turm-rings-about"), title=texts("turm-rings", rings=model.rings))
        self.spot(canvas, Spot("rings", counter, draw, tip=tip))
        places = room.columns(max(len(model.uses), 1), 5)
        labels = [texts(f"turm-use-{use.ring}") for use in model.uses]
        # Where one of the words has no room all are signs, with the words in tips.
        worded = all(canvas.width(label, LEAST_USE) <= places[0].w - BESIDE_WORD for label in labels)
        for use, rect, label in zip(model.uses, places, labels, strict=True):
            self._use(canvas, use, rect, label if worded else "")

    def _use(self, canvas: Canvas, use: models.RingUse, rect: Rect, label: str = "") -> None:
        texts = self.kit.texts
        about = use.reason or texts(f"turm-ring-{use.ring}-about")
        style = canvas.fitted(label, USE, rect.w - BESIDE_WORD + 1, LEAST_USE.size)
        self.button(
            canvas, f"ring:{use.ring}", rect, label, models.UseRing(use.ring), icon=RING_ICONS[use.ring],
            kind="chosen" if use.active else "bare", enabled=use.enabled or use.active,
            tip=lines(about, self.kit.key_hint(use.key), title=texts(f"turm-use-{use.ring}")),
            reason=use.reason, rule=use.rule, style=style,
        )  # fmt: skip

    def _ends(self, canvas: Canvas, model: models.TurnModel, row: Rect) -> None:
        mine = [action for action in model.actions if action.id in MAIN]
        labels = [self.kit.texts(f"turm-do-{action.id}") for action in mine]
        folded = self.kit.view.folded
        # As wide as their words need, so that all have the same size; folded they are as wide as one another.
        needed = [1.0 if folded else canvas.width(label, BODY) + BESIDE_END for label in labels]
        places = row.shares(needed, END_GAP) if needed else []
        least = [
            canvas.fitted(label, BODY, place.w - BESIDE_LABEL, LEAST_LABEL).size
            for label, place in zip(labels, places, strict=True)
        ]
        size = min(least, default=BODY.size) if folded else BODY.size
        for action, label, place in zip(mine, labels, places, strict=True):
            other: ButtonKind = "plain" if action.enabled else "bare"
            kind = "main" if _is_next(model, action.id) else other
            self._action(canvas, action, place, kind, label, size)

    def _folded(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        inner, rest = box.inset(STRIP, 6).cut_top(FOLDED_HEAD - 6, 4)
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
        held, rest = rest.cut_top(FOLDED_HELD - 4, 4)
        row, rest = rest.cut_top(FOLDED_ROW - 4, 4)
        self._held(canvas, model, held)
        actions = _small(model)
        places = row.columns(max(len(actions) + len(model.uses), 1), 3)
        for use, rect in zip(model.uses, places, strict=False):
            self._use(canvas, use, rect)
        for action, rect in zip(actions, places[len(model.uses) :], strict=True):
            self._action(canvas, action, rect, "bare")
        self._ends(canvas, model, rest.head(0, FOLDED_END - 4))

    # -- buttons ----------------------------------------------------------------------------------------------

    def _action(
        self,
        canvas: Canvas,
        action: models.BuildingAction,
        rect: Rect,
        kind: ButtonKind,
        label: str = "",
        size: float = BODY.size,
    ) -> None:
        """A button; ``size`` of its word."""
        texts = self.kit.texts
        about = action.reason or texts(f"turm-do-{action.id}-about")
        style = BODY._replace(size=size).in_colour(theme.INK if kind == "main" else theme.LIGHT)
        icon = ICONS[action.id]
        if label and self.kit.view.folded:
            style = canvas.fitted(label, style, rect.w - BESIDE_LABEL, LEAST_LABEL)
            # Where the word has no room there is a sign, with the word in the tip.
            label, icon = (label, "") if canvas.width(label, style) <= rect.w - BESIDE_LABEL else ("", icon)
        self.button(
            canvas, action.id, rect, label, models.DoBuilding(action.id), icon=icon, kind=kind, enabled=action.enabled,
            tip=lines(about, self.kit.key_hint(action.key), title=texts(f"turm-do-{action.id}")),
            reason=action.reason, rule=action.rule, style=style,
        )  # fmt: skip
