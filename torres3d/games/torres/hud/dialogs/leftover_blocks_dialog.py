"""Dialog for blocks left over: at the end of a turn (R-5.8) and between two phases (R-5.10)."""

from typing import Any

from torres3d.games.torres.hud.dialogs.hint_and_redo_buttons import aid_buttons, aid_key
from torres3d.games.torres.hud.models.dialog_models import Aid, CarryDialog, EndTurnDialog
from torres3d.games.torres.hud.models.turn_models import CarryBlocks, EndTurnWith
from torres3d.games.torres.hud.widgets.block_stacks import tower
from torres3d.games.torres.rules.literal_types import STACK_LIMIT
from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look

COLUMN = 118.0


class BlocksPage(Page[EndTurnDialog | CarryDialog]):
    """The stacks side by side: one is given up, its blocks go onto the others with + and −."""

    foot = 72.0

    def __init__(self, panel: Panel[Any], model: EndTurnDialog | CarryDialog) -> None:
        super().__init__(panel, model)
        self.given: int | None = None
        if isinstance(model, EndTurnDialog) and model.may_give:
            self.given = model.proposed if model.proposed in model.may_give else model.may_give[0]
        self.onto: dict[int, int] = {}
        self._fill()
        if isinstance(model, CarryDialog) and model.proposed:
            self.onto = dict(zip(self.others, model.proposed, strict=True))

    @property
    def blocks(self) -> int:
        if isinstance(self.model, CarryDialog):
            return self.model.blocks
        return 0 if self.given is None else self.model.stacks[self.given]

    @property
    def others(self) -> list[int]:
        """The indices of the stacks that can take blocks."""
        return [index for index, held in enumerate(self.model.stacks) if held and index != self.given]

    @property
    def fitting(self) -> int:
        """The number of blocks that find room; all of them must be placed (R-5.8)."""
        return min(self.blocks, sum(STACK_LIMIT - self.model.stacks[index] for index in self.others))

    @property
    def placed(self) -> int:
        return sum(self.onto.values())

    def _fill(self) -> None:
        """Begin with a distribution that is allowed: the first stacks first."""
        self.onto = {}
        left = self.blocks
        for index in self.others:
            more = min(left, STACK_LIMIT - self.model.stacks[index])
            self.onto[index] = more
            left -= more

    def _give(self, index: int) -> None:
        self.given = index
        self._fill()
        self.repaint()

    def _add(self, index: int, more: int) -> None:
        self.onto[index] += more
        self.repaint()

    def _done(self) -> None:
        onto = tuple(self.onto[index] for index in self.others)
        if self.placed == self.fitting:
            self.kit.send(CarryBlocks(onto) if isinstance(self.model, CarryDialog) else EndTurnWith(self.given, onto))

    @property
    def first_focus(self) -> str:
        return "confirm"

    def key(self, name: str) -> bool:
        if name == "enter":
            self._done()
            return True
        if name == "escape" and isinstance(self.model, EndTurnDialog):
            self.kit.send(Answer("end_turn", "cancel"))
            return True
        return aid_key(self, self.aid, name)

    @property
    def aid(self) -> Aid:
        """The aids of the dialog: none at the end of a turn, which is hinted at before."""
        return self.model.aid if isinstance(self.model, CarryDialog) else Aid()

    def size(self, view: Viewport) -> tuple[float, float]:
        self._wide = min(COLUMN, (view.width - 2 * (MARGIN + PAD)) / max(len(self.model.stacks), 1))
        return max(540.0, self._wide * len(self.model.stacks) + 2 * PAD), 452

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        ending = isinstance(self.model, EndTurnDialog)
        y = self.title(canvas, box, texts("ending-title" if ending else "carry-title"))
        canvas.paragraph(box.x + PAD, y, box.w - 2 * PAD, self._explained(), TEXT, 3, "middle")
        shown = [index for index, held in enumerate(self.model.stacks) if held or index == self.given]
        left = box.middle[0] - self._wide * len(shown) / 2
        for number, index in enumerate(shown):
            self._column(canvas, index, Rect(left + self._wide * number + 6, y + 72, self._wide - 12, 176))
        back = self.blocks - self.placed
        missing = self.fitting - self.placed
        if missing:
            state, colour = texts("blocks-missing", blocks=missing), theme.RED_BRIGHT
        else:
            state = texts("blocks-return", blocks=back) if self.blocks else texts("blocks-none")
            colour = theme.LIGHT_SOFT
        canvas.text(box.middle[0], box.bottom - 92, state, BODY.in_colour(colour), "middle", box.w - 2 * PAD)
        if isinstance(self.model, EndTurnDialog) and self.model.ap:
            lost = texts("ending-unspent", ap=self.model.ap)
            canvas.text(
                box.middle[0], box.bottom - 116, lost, BODY.in_colour(theme.GOLD_BRIGHT), "middle", box.w - 2 * PAD
            )
        row = box.foot(64, 42, PAD)
        rects = row.columns(2, 12) if ending else [aid_buttons(self, canvas, self.aid, row)]
        if ending:
            cancel = Answer("end_turn", "cancel")
            self.panel.button(canvas, "cancel", rects[0], texts("back"), cancel)
        label = texts("action-end_turn" if ending else "confirm")
        self.panel.button(
            canvas, "confirm", rects[-1], label, self._done, kind="main", icon="check", enabled=not missing
        )

    def _explained(self) -> str:
        texts = self.kit.texts
        if isinstance(self.model, CarryDialog):
            return self.aid.advice or texts("carry-text", name=self.model.name, blocks=self.blocks)
        if self.given is None:
            return texts("ending-free")
        if len(self.model.may_give) > 1:
            return texts("ending-choose")
        if not self.others:
            return texts("ending-last-carried" if self.model.carried else "ending-last", blocks=self.blocks)
        return texts("ending-used", blocks=self.blocks)

    def _column(self, canvas: Canvas, index: int, box: Rect) -> None:
        held = self.model.stacks[index]
        given = index == self.given
        may_give = self.model.may_give if isinstance(self.model, EndTurnDialog) else ()
        frame = Rect(box.x, box.y, box.w, 132)

        def draw(on: Canvas, look: Look) -> None:
            on.panel(frame, "inset")
            if given:
                on.fill(frame, (*theme.RED[:3], 60), 6)
                on.outline(frame, theme.RED_BRIGHT, 6, 1.6)
            elif look in ("hover", "pressed", "focus"):
                on.outline(frame, theme.GOLD_BRIGHT, 6, 1.6)
            more = self.onto.get(index, 0)
            place = Rect(frame.middle[0] - 26, frame.y + 10, 52, 88)
            tower(on, place, held, new=more)
            label = self.kit.texts("stack-given") if given else str(held + more)
            on.text(frame.middle[0], frame.bottom - 15, label, SMALL._replace(size=14), "middle", frame.w - 8)

        press = (lambda: self._give(index)) if index in may_give and len(may_give) > 1 and not given else None
        self.panel.spot(canvas, Spot(f"give:{index}", frame, draw, press, enabled=press is not None))
        if not given and self.blocks and index in self.onto:
            more = self.onto[index]
            room = STACK_LIMIT - held
            less_box, more_box = Rect(box.x + 8, box.y + 140, 40, 34), Rect(box.right - 48, box.y + 140, 40, 34)
            self.panel.button(
                canvas, f"less:{index}", less_box, "", lambda: self._add(index, -1), icon="minus", enabled=more > 0
            )
            self.panel.button(
                canvas, f"more:{index}", more_box, "", lambda: self._add(index, 1), icon="plus",
                enabled=more < room and self.placed < self.fitting,
            )  # fmt: skip
