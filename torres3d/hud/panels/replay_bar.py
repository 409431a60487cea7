"""The replay bar along the lower edge: a scrubber with marks, steps, play and speed."""

from collections.abc import Mapping

from panda3d.core import NodePath

from torres3d.base.lazy import Lazy
from torres3d.hud.hud_declaration import ReplayPart
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, PanelKit, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.intents import ReplaySpeed, ReplayStep, ReplayTo
from torres3d.hud.models.replay_models import CurveModel, ReplayExtra, ReplayModel
from torres3d.hud.panels.replay_curve import ReplayCurve, curve_height

BAR_HEIGHT = 154.0
"""Units of the bar without what a game adds."""
TICK, LEAST_TICK = 11.0, 7.0
"""Units of a turn's tick, in the shape of its player's emblem; the least where turns are close."""
BARS = {"milestone": theme.GOLD_BRIGHT, "disaster": theme.RED_BRIGHT}
"""Marks that are bars across the line."""
SLIP = 9.0
"""Units of the cross above the line where something went wrong."""
SIDE = 18.0
RAIL = 9.0
"""Units beyond either end of the scrubber's line, for half of its handle."""
SWITCH, SIGN_SWITCH = 2.6, 1.2
"""Width of the switch of own mistakes in that of other buttons, with its word and without."""
LIVE = SMALL._replace(face="bold", colour=theme.GOLD_BRIGHT)
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SPEED, NARROW, NARROW_SPEED = 74.0, 330.0, 46.0
"""Width of the button of the speed, the width of a row with less room, and its width there."""
SPARED, LEAST_STEP = (("first", "last"), ("turn_back", "turn_forward")), 22.0
"""Steps that a row goes without where each would have fewer units: the scrubber and the curve lead there, too."""
MISTAKE_STEPS = ("mistake_back", "mistake_forward", "better")
BUTTONS = ("first", "turn_back", "back", "play", "forward", "turn_forward", "last")


class ReplayBar(Panel[ReplayModel]):
    """Replay bar in the middle of the lower edge, between the log and the overlay strip."""

    def __init__(
        self, kit: PanelKit, parent: NodePath, sort: int, extras: Mapping[type[ReplayExtra], Lazy[type[ReplayPart]]]
    ) -> None:
        super().__init__(kit, parent, sort)
        self._extras = extras
        self._parts: dict[type[ReplayExtra], ReplayPart] = {}
        self._curve = ReplayCurve(self)

    def _part_of(self, extra: ReplayExtra | None) -> ReplayPart | None:
        if extra is None:
            return None
        kind = type(extra)
        if kind not in self._parts:
            self._parts[kind] = self._extras[kind]()(self)
        return self._parts[kind]

    def place(self, view: Viewport, model: ReplayModel) -> Rect:
        between = around(view).between(view)
        wide = min(760.0, between.w)
        self._part = self._part_of(model.extra)
        self._extra = self._part.height(view, wide - 2 * SIDE, model.extra) if self._part is not None else 0.0
        self._curve_high = curve_height(view, model)
        high = BAR_HEIGHT + self._curve_high + self._extra
        return Rect(between.x + (between.w - wide) / 2, between.bottom - high, wide, high)

    def paint(self, canvas: Canvas, model: ReplayModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box, "glass")
        count = texts("replay-at", at=model.at, last=model.last)
        wide = canvas.width(count, SMALL)
        canvas.text(box.right - SIDE, box.y + 19, count, SMALL, "right")
        if model.live:
            wide += self._live(canvas, box.right - SIDE - wide - 14, box.y + 19, model.live)
        canvas.text(box.x + SIDE, box.y + 19, model.label, BODY, width=box.w - wide - 52)
        rail = box.head(32, 30, 14)
        self._scrubber(canvas, model, rail)
        if model.curve is not None:
            self._curve.paint(canvas, model, box.head(65, self._curve_high, 14), rail.x + RAIL, rail.w - 2 * RAIL)
        if self._part is not None:
            self._part.paint(canvas, model.extra, box.head(66 + self._curve_high, self._extra, SIDE))
        # Two rows below the line: a tip of one of them lies over the other, and never over the line.
        y = box.bottom - 86
        self._steps(canvas, model, box.row(y, 34, 14))
        self._choices(canvas, model, box.row(y + 40, 34, 14))

    def _live(self, canvas: Canvas, right: float, y: float, text: str) -> float:
        """Note that another program plays the game, beside a point of light; gives the width of the note."""
        wide = canvas.text(right, y, text, LIVE, "right")
        canvas.disc(right - wide - 11, y, 9, theme.RED_BRIGHT, theme.LIGHT, 1)
        return wide + 32

    def _share(self, model: ReplayModel, at: int) -> float:
        return at / model.last if model.last else 0.0

    def _scrubber(self, canvas: Canvas, model: ReplayModel, rect: Rect) -> None:
        line = rect.row(rect.middle[1] - 3, 6, RAIL)

        def draw(on: Canvas, look: Look) -> None:
            on.fill(line, (0, 0, 0, 140), 3)
            on.fill(Rect(line.x, line.y, max(3.0, line.w * self._share(model, model.at)), 6), theme.GOLD_DIM, 3)
            turns = sum(mark.kind == "turn" for mark in model.marks)
            tick = min(max(line.w / max(turns, 1) * 0.85, LEAST_TICK), TICK)
            for mark in model.marks:
                x = line.x + line.w * self._share(model, mark.at)
                if mark.kind in BARS:
                    on.fill(Rect(x - 1.5, rect.y + 1, 3, rect.h - 2), BARS[mark.kind], 1)
                elif mark.kind == "mishap":
                    on.icon("close", x, rect.y + 5.5, SLIP, theme.RED_BRIGHT)
                elif mark.colour is not None:
                    ground = theme.mix(self.kit.theme.player(mark.colour), theme.LIGHT, 0.15)
                    emblem = mark.emblem or self.kit.theme.emblem(mark.colour)
                    on.icon(f"plate_{emblem}", x, rect.middle[1] + 9.5, tick, ground)
            x = line.x + line.w * self._share(model, model.at)
            bright = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD
            on.disc(x, rect.middle[1], 18, bright, theme.WOOD_LINE, 1.6)

        def slide(share: float, _down: float, _done: bool) -> None:
            along = (share * rect.w - RAIL) / max(line.w, 1)
            at = round(min(max(along, 0.0), 1.0) * model.last)
            if at != model.at:
                self.kit.send(ReplayTo(at))

        def nudge(way: int) -> None:
            self.kit.send(ReplayStep("forward" if way > 0 else "back"))

        self.spot(canvas, Spot("scrubber", rect, draw, drag=slide, nudge=nudge))

    def _steps(self, canvas: Canvas, model: ReplayModel, row: Rect) -> None:
        texts = self.kit.texts
        wide = SPEED if row.w > NARROW else NARROW_SPEED
        room, speed = row.cut_right(wide, 8)
        curve, folded = model.curve, self.kit.view.folded
        steps = [*BUTTONS, *(() if curve is None else _mistake_steps(curve))]
        switch = [] if curve is None or curve.own is None else [SIGN_SWITCH if folded else SWITCH]
        for spared in SPARED:
            if room.w / (len(steps) + sum(switch)) < LEAST_STEP:
                steps = [step for step in steps if step not in spared]
        places = room.shares([1.0] * len(steps) + switch, 4)
        for what, rect in zip(steps, places, strict=False):
            if curve is not None and what in MISTAKE_STEPS:
                self._mistake_step(canvas, curve, what, rect)
            else:
                self._step(canvas, "pause" if what == "play" and model.playing else what, rect)
        if curve is not None and switch:
            self._own_switch(canvas, curve, places[-1], folded)
        after = SPEEDS[(SPEEDS.index(model.speed) + 1) % len(SPEEDS)] if model.speed in SPEEDS else 1.0
        self.button(
            canvas, "speed", speed, texts("replay-speed", speed=f"{model.speed:g}"), ReplaySpeed(after), kind="quiet",
            tip=lines(texts("replay-speed-about")),
        )  # fmt: skip

    def _mistake_step(self, canvas: Canvas, curve: CurveModel, what: str, rect: Rect) -> None:
        texts = self.kit.texts
        enabled = bool(curve.mistakes) and (what != "better" or bool(curve.better))
        none = "replay-no-mistakes" if not curve.mistakes else "replay-better-first"
        reason = "" if enabled else texts(none if curve.state == "done" else "replay-not-analysed")
        tip = lines(reason, self.kit.key_hint(dict(curve.keys).get(what, "")), title=texts(f"replay-{what}"))
        self.button(
            canvas, f"replay:{what}", rect, "", ReplayStep(what), icon="hint" if what == "better" else what,
            kind="quiet", enabled=enabled, reason=reason, tip=tip,
        )  # fmt: skip

    def _own_switch(self, canvas: Canvas, curve: CurveModel, rect: Rect, folded: bool) -> None:
        texts = self.kit.texts
        label = texts("replay-own-only")
        tip = lines(texts("replay-own-only-about"), self.kit.key_hint(dict(curve.keys).get("own_mistakes", "")))
        self.button(
            canvas, "replay:own", rect, "" if folded else label, ReplayStep("own_mistakes"), icon="person",
            kind="chosen" if curve.own else "quiet", tip=tip, style=canvas.fitted(label, BODY, rect.w - 44, 9),
        )  # fmt: skip

    def _choices(self, canvas: Canvas, model: ReplayModel, row: Rect) -> None:
        """Further buttons, as wide as their labels need."""
        texts = self.kit.texts
        choices: list[tuple[str, str, bool, str]] = []
        if model.can_branch is not None:
            choices.append(("branch", texts("replay-branch"), model.can_branch, texts("replay-branch-about")))
        choices += [(choice.id, choice.label, True, choice.about) for choice in model.choices]
        if model.can_analyse:
            choices.append(("analyse", texts("menu-analysis"), True, ""))
        if self.kit.view.folded and model.back:
            choices.append(("close", texts("back"), True, model.back))
        else:
            choices.append(("close", model.back or texts("replay-close"), True, ""))
        places = row.shares([canvas.width(label, BODY) + 24 for _, label, _, _ in choices], 6)
        for (what, label, enabled, about), place in zip(choices, places, strict=True):
            self._choice(canvas, what, label, enabled, about, place)

    def _choice(self, canvas: Canvas, what: str, label: str, enabled: bool, about: str, rect: Rect) -> None:
        style = canvas.fitted(label, BODY, rect.w - 14, 9)
        self.button(
            canvas, what, rect, label, ReplayStep(what), enabled=enabled, tip=lines(about),
            kind="plain" if what == "close" else "quiet", style=style,
        )  # fmt: skip

    def _step(self, canvas: Canvas, what: str, rect: Rect) -> None:
        self.button(
            canvas, f"replay:{what}", rect, "", ReplayStep(what), icon=what,
            kind="plain" if what in ("play", "pause") else "quiet", tip=lines(self.kit.texts(f"replay-{what}")),
        )  # fmt: skip

    def wheel(self, steps: int) -> bool:
        self.kit.send(ReplayStep("back" if steps > 0 else "forward"))
        return True

    def arrow_past_edge(self, steps: int) -> bool:
        return False


def _mistake_steps(curve: CurveModel) -> tuple[str, ...]:
    """The steps to mistakes, and to a better turn in a game that can show one."""
    return MISTAKE_STEPS[:2] if curve.better is None else MISTAKE_STEPS
