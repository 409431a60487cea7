"""The turn panel: whose turn it is, action points, stacks, knights in reserve and what can be done."""

from functools import partial

from torres3d.games.torres.hud.models import turn_models as models
from torres3d.games.torres.hud.widgets.block_stacks import tower
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.widgets.player_signs_and_badges import pips, player_sign

BUTTON = 36.0
STRIP = 8.0
"""Units between the parts of the folded panel."""
ICONS: dict[models.ActionId, str] = {
    "build": "block",
    "add_knight": "knight",
    "buy": "card",
    "score": "marker",
    "undo": "undo",
    "redo": "redo",
    "reset_turn": "reset",
    "hint": "hint",
    "end_turn": "check",
}
SMALL_ONES: tuple[models.ActionId, ...] = ("undo", "redo", "reset_turn", "hint")


class TurnPanel(Panel[models.TurnModel]):
    """At the upper right; folded it is a strip of signs, with words in tips."""

    def place(self, view: Viewport, model: models.TurnModel) -> Rect:
        edge, groups = around(view), _groups(model)
        large, small, end = groups
        height = 196 + len(large) * (BUTTON + 5) + (42 if small else 0) + (50 if end else 0)
        if view.folded:
            height = 102.0 + 36 * sum(map(bool, groups))
        return Rect(view.width - edge.right - edge.gap, edge.gap, edge.right, height)

    def paint(self, canvas: Canvas, model: models.TurnModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box, "glass")
        if self.kit.view.folded:
            self._folded(canvas, model, box)
            return
        left, right = box.x + 14, box.right - 14
        player_sign(canvas, self.kit.theme, model.player, left + 18, box.y + 32, 36)
        name, wide = left + 44, right - left - 44
        canvas.fitted_text(name, box.y + 23, model.player.called, HEADING._replace(size=17), wide, 13.5)
        when = texts("turn-when", phase=model.phase, round=model.round, rounds=model.rounds)
        canvas.text(name, box.y + 43, when, SOFT, width=wide)
        self._points(canvas, model, left, box.y + 74, right)
        self._material(canvas, model, Rect(left, box.y + 94, right - left, 88))
        y = box.y + 190
        large, small, end = _groups(model)
        for action in large:
            self._action(canvas, action, Rect(left, y, right - left, BUTTON), "bare")
            canvas.fill(Rect(left + 8, y + BUTTON + 2, right - left - 16, 1), (*theme.GOLD_DIM[:3], 60))
            y += BUTTON + 5
        for action, rect in zip(small, Rect(left, y, right - left, 36).columns(max(len(small), 1), 6), strict=False):
            self._small(canvas, action, rect, "bare")
        y += 42 if small else 0
        for action in end:
            self._action(canvas, action, Rect(left, y, right - left, 42), "main")

    def _folded(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        texts = self.kit.texts
        inner = box.head(STRIP, 28, STRIP)
        when = texts("turn-when", phase=model.phase, round=model.round, rounds=model.rounds)

        def draw(on: Canvas, look: Look) -> None:
            player_sign(on, self.kit.theme, model.player, inner.x + 14, inner.middle[1], 27)
            points = BODY._replace(face="bold", size=17, colour=theme.GOLD_BRIGHT)
            on.text(inner.right - 2, inner.middle[1], texts("turn-ap", ap=model.ap), points, "right")

        self.spot(canvas, Spot("turn", inner, draw, tip=lines(when, title=model.player.name)))
        self._material(canvas, model, inner.row(inner.bottom + 6, 54))
        row = inner.row(inner.bottom + 66, 32)
        large, small, end = _groups(model)
        for actions in (large, small):
            for action, rect in zip(actions, row.columns(max(len(actions), 1), 4), strict=False):
                self._small(canvas, action, rect, "plain" if actions is large else "quiet")
            row = row.moved(0, 36 if actions else 0)
        for action in end:
            self._action(canvas, action, row, "main")

    def _points(self, canvas: Canvas, model: models.TurnModel, left: float, y: float, right: float) -> None:
        pips(canvas, left, y, model.ap, model.ap_total, 18)
        text = self.kit.texts("turn-ap", ap=model.ap)
        canvas.text(right, y, text, BODY._replace(face="bold", colour=theme.GOLD_BRIGHT), "right")

    def _material(self, canvas: Canvas, model: models.TurnModel, box: Rect) -> None:
        canvas.panel(box, "inset")
        texts = self.kit.texts
        folded = self.kit.view.folded
        edge, wide = (3, 28) if folded else (5, 55)
        slot = (box.w - wide - 2 * edge - 1) / max(4, len(model.stacks))
        for number, stack in enumerate(model.stacks):
            place = Rect(box.x + edge + number * slot, box.y + edge, slot - (2 if folded else 4), box.h - 2 * edge)
            self._stack(canvas, stack, place)
        reserve = Rect(box.right - wide - edge, box.y + edge, wide, box.h - 2 * edge)
        none = models.ActionModel("add_knight", enabled=False)
        add = next((action for action in model.actions if action.id == "add_knight"), none)

        def draw(on: Canvas, look: Look) -> None:
            _slot(on, reserve, look, add.active)
            colour = self.kit.theme.player(model.player.colour)
            faint = model.knights == 0
            shown = theme.LIGHT_FAINT if faint else theme.mix(colour, theme.LIGHT, 0.25)
            on.icon("knight", reserve.middle[0], reserve.y + reserve.h * 0.36, min(38.0, wide - 4.0), shown)
            style = SMALL if folded else BODY
            on.text(reserve.middle[0], reserve.bottom - (9 if folded else 14), f"× {model.knights}", style, "middle")

        tip = lines(add.reason, self.kit.key_hint(add.key), title=texts("tip-knights-left", knights=model.knights))
        press = partial(self.kit.send, models.PickReserve())
        spot = Spot("reserve", reserve, draw, press, tip, add.enabled, reason=add.reason, rule=add.rule)
        spot.chosen = add.active
        self.spot(canvas, spot)

    def _stack(self, canvas: Canvas, stack: models.StackModel, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            _slot(on, box, look, stack.chosen)
            plain = stack.enabled or stack.used or stack.chosen
            wide = min(box.w - (6 if box.w < 30 else 12), 28)
            place = Rect(box.middle[0] - wide / 2, box.y + 6, wide, box.h - 26)
            tower(on, place, stack.blocks, faint=not plain)
            if stack.used:
                on.icon("check", box.middle[0], box.bottom - 9, 13, theme.GOLD_BRIGHT)
            else:
                on.text(box.middle[0], box.bottom - 9, str(stack.blocks), SMALL, "middle")

        texts = self.kit.texts
        used = texts("stack-used") if stack.used else ""
        tip = lines(used, stack.reason, self.kit.key_hint(stack.key), title=texts("stack-blocks", blocks=stack.blocks))
        name, press = f"stack:{stack.index}", partial(self.kit.send, models.PickStack(stack.index))
        spot = Spot(name, box, draw, press, tip, stack.enabled, reason=stack.reason, rule=stack.rule)
        spot.chosen = stack.chosen
        self.spot(canvas, spot)

    def _tip(self, action: models.ActionModel) -> TooltipModel | None:
        texts = self.kit.texts
        about = action.reason or texts(f"action-{action.id}-about")
        title = texts(f"action-{action.id}")
        if self.kit.view.folded and action.cost is not None:
            title = f"{title} ({texts('ap-cost', ap=action.cost)})"
        return lines(about, self.kit.key_hint(action.key), title=title)

    def _action(self, canvas: Canvas, action: models.ActionModel, rect: Rect, kind: ButtonKind = "plain") -> None:
        texts = self.kit.texts
        note = texts("ap-cost", ap=action.cost) if action.cost is not None else ""
        label = texts(f"action-{action.id}")
        style = BODY.in_colour(theme.INK if kind == "main" else theme.LIGHT)
        self.button(
            canvas, action.id, rect, label, models.DoAction(action.id), note=note, style=style,
            icon="" if self.kit.view.folded else ICONS[action.id], kind="chosen" if action.active else kind,
            enabled=action.enabled, tip=self._tip(action), reason=action.reason, rule=action.rule,
            align="middle" if action.id == "end_turn" else "left",
        )  # fmt: skip

    def _small(self, canvas: Canvas, action: models.ActionModel, rect: Rect, kind: ButtonKind = "quiet") -> None:
        self.button(
            canvas, action.id, rect, "", models.DoAction(action.id), icon=ICONS[action.id],
            kind="chosen" if action.active else kind, enabled=action.enabled, tip=self._tip(action),
            reason=action.reason, rule=action.rule,
        )  # fmt: skip


def _groups(model: models.TurnModel) -> tuple[list[models.ActionModel], ...]:
    """The actions with large buttons, those with small ones, and the end of the turn."""
    small = [action for action in model.actions if action.id in SMALL_ONES]
    end = [action for action in model.actions if action.id == "end_turn"]
    return [action for action in model.actions if action not in (*small, *end)], small, end


def _slot(on: Canvas, box: Rect, look: Look, chosen: bool) -> None:
    if chosen:
        on.fill(box, (*theme.GOLD[:3], 70), 5)
        on.outline(box, theme.GOLD_BRIGHT, 5, 1.4)
    elif look in ("hover", "pressed", "focus"):
        on.fill(box, (*theme.GOLD[:3], 45), 5)
        on.outline(box, theme.GOLD, 5)
