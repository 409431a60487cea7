"""The set-up screen: who plays, which edition and mode; its tabs hold the house rules and the material."""

from typing import Any

from msgspec.structs import replace

from torres3d.hud.contract.intents import MenuChoice, SetupChanged, StartGame
from torres3d.hud.contract.page_models import SetupDraft, SetupModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.kit.text_field import TextField
from torres3d.hud.pages.setup_players import PlayersTab
from torres3d.hud.pages.setup_rules import MaterialTab, RulesTab

TABS = ("players", "rules", "material")
NAME_LENGTH = 40
TOLD = ("deck", "door_passage", "returned_cards", "king_move", "next_phase_start", "leftover_blocks")
"""Rules in which the editions differ and which every player meets."""


class SetupPage(Page[SetupModel]):
    """Every change is told as a new draft and shown when the app gives it back with its problems."""

    def __init__(self, panel: Panel[Any], model: SetupModel) -> None:
        super().__init__(panel, model)
        self.tab = "players"
        self.field: int | None = None
        self.writing: TextField | None = None
        self._latest: tuple[SetupModel, SetupDraft] | None = None
        self.players = PlayersTab(self)
        self.rules = RulesTab(self)
        self.material = MaterialTab(self)

    def change(self, draft: SetupDraft) -> None:
        """Tell a new draft."""
        self._latest = (self.model, draft)
        self.kit.send(SetupChanged(draft))

    @property
    def draft(self) -> SetupDraft:
        """The draft as it was told last: much may be typed before the app gives it back."""
        return self._latest[1] if self._latest is not None and self._latest[0] is self.model else self.model.draft

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.edit(None)

    def size(self, view: Viewport) -> tuple[float, float]:
        return 960, 576

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("setup-title"))
        model = self.model
        changed = len(model.draft.rules)
        labels = {
            "players": texts("setup-tab-players"),
            "rules": texts("setup-tab-rules", changed=changed),
            "material": texts("setup-tab-material"),
        }
        tabs = Rect(box.x + PAD, y, box.w - 2 * PAD, 34)
        segments(self.panel, canvas, "tab", tabs, [(tab, labels[tab]) for tab in TABS], self.tab, self._choose_tab)
        inner = Rect(box.x + PAD, y + 44, box.w - 2 * PAD, box.bottom - y - 44 - 74)
        if self.tab == "players":
            half = inner.w * 0.6
            self.players.paint(canvas, Rect(inner.x, inner.y, half, inner.h))
            self._game(canvas, Rect(inner.x + half + 20, inner.y, inner.w - half - 20, inner.h))
        elif self.tab == "rules":
            self.rules.paint(canvas, inner)
        else:
            self.material.paint(canvas, inner)
        self._foot(canvas, Rect(box.x + PAD, box.bottom - 64, box.w - 2 * PAD, 42))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        problems = self.model.problems
        back = Rect(row.x, row.y, 150, row.h)
        start = Rect(row.right - 230, row.y, 230, row.h)
        self.panel.button(canvas, "back", back, texts("back"), lambda: self.kit.send(MenuChoice("back")))
        draft = self.model.draft
        self.panel.button(
            canvas, "start", start, texts("setup-start"), lambda: self.kit.send(StartGame(draft)), kind="main",
            icon="play", enabled=not problems, tip=lines(*(text for _, text in problems)),
            style=TEXT.in_colour(theme.INK)._replace(face="bold"),
        )  # fmt: skip
        rows = len([row for row, _ in problems if row is not None])
        if problems and not (self.tab == "players" and rows == len(problems)):
            words = Rect(back.right + 14, row.y, start.x - back.right - 28, row.h)
            canvas.paragraph(
                words.x, words.y + 2, words.w, problems[0][1], BODY.in_colour(theme.RED_BRIGHT), 2, "middle"
            )

    def _game(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        model = self.model
        y = box.y
        canvas.text(box.x, y + 10, texts("setup-edition"), BODY.in_colour(theme.GOLD))
        y += 24
        for edition in model.editions:
            self._edition(canvas, edition.id, edition.title, Rect(box.x, y, box.w, 34))
            y += 38
        y += 10
        canvas.text(box.x, y + 10, texts("setup-mode"), BODY.in_colour(theme.GOLD))
        y += 24
        modes = [(mode, texts(f"mode-{mode}")) for mode in model.modes]
        segments(
            self.panel, canvas, "mode", Rect(box.x, y, box.w, 34), modes, model.draft.mode,
            lambda mode: self.change(replace(self.model.draft, mode=mode)),
        )  # fmt: skip
        y += 42
        style = SMALL._replace(size=14.5)
        about = texts(f"mode-{model.draft.mode}-about")
        canvas.paragraph(box.x, y, box.w, about, style, 4)
        y += canvas.line_height(style) * len(canvas.break_lines(about, style, box.w, 4)) + 12
        self._told(canvas, Rect(box.x, y, box.w, box.bottom - y))

    def _told(self, canvas: Canvas, box: Rect) -> None:
        """What the chosen edition does its own way, rule by rule, as far as there is room."""
        texts = self.kit.texts
        usual = {rule.option: rule.usual for rule in self.model.rules}
        style = SMALL._replace(size=14)
        high = canvas.line_height(style)
        canvas.text(box.x, box.y + 8, texts("setup-edition-rules"), BODY.in_colour(theme.GOLD), width=box.w)
        y = box.y + 22
        for option in TOLD:
            if option not in usual or (option == "returned_cards" and usual.get("deck") == "hand"):
                continue
            text = f"{texts(f'option-{option}')}: {texts(f'option-{option}-{usual[option]}')}"
            parts = canvas.break_lines(text, style, box.w - 12, 2)
            if y + high * len(parts) > box.bottom:
                break
            canvas.fill(Rect(box.x + 2, y + high / 2 - 2, 4, 4), theme.GOLD_DIM, 2)
            for part in parts:
                canvas.text(box.x + 12, y + high / 2, part, style)
                y += high
            y += 2

    def _edition(self, canvas: Canvas, edition: str, title: str, rect: Rect) -> None:
        chosen = self.model.draft.edition == edition
        self.panel.button(
            canvas, f"edition:{edition}", rect, title,
            lambda: self.change(
                replace(self.model.draft, edition=edition, rules=(), stacks=None, foundations=None)
            ),
            kind="chosen" if chosen else "quiet", tip=lines(self.kit.texts("setup-edition-tip")),
        )  # fmt: skip

    # -- the names -------------------------------------------------------------------------------------------

    def edit(self, row: int | None, marked: bool = True) -> None:
        """Give the keyboard to the name of a row, all of it ``marked``, or take it away."""
        rows = self.draft.players
        self.field = row if row is not None and row < len(rows) else None
        self.writing = None if self.field is None else TextField(rows[self.field].name, NAME_LENGTH, marked)
        self.again()

    @property
    def typing(self) -> bool:
        return self.writing is not None and self.tab == "players"

    def _write(self) -> None:
        """Tell the name as it is written now."""
        rows = list(self.draft.players)
        if self.writing is None or self.field is None or self.field >= len(rows):
            return
        if rows[self.field].name != self.writing.text:
            rows[self.field] = replace(rows[self.field], name=self.writing.text)
            self.change(replace(self.draft, players=tuple(rows)))
        self.again()

    def typed(self, text: str) -> None:
        if self.writing is not None:
            self.writing.typed(text)
            self._write()

    def key(self, name: str) -> bool:
        if self.field is None or self.writing is None:
            if name == "escape":
                self.kit.send(MenuChoice("back"))
                return True
            return False
        if name in ("enter", "escape"):
            self.edit(None)
        elif name in ("tab", "shift-tab"):
            self.edit((self.field + (1 if name == "tab" else -1)) % len(self.draft.players))
            self.panel.focus = f"name:{self.field}"
        elif self.writing.key(name):
            self._write()
        return True
