"""The menus of dice and of the hand in the panel of a study: by buttons, digits, or arrow keys and Enter."""

from functools import partial
from typing import Any, get_args

from torres3d.games.turm_bauer.hud.models.study_models import DiceChosen, HandChosen
from torres3d.games.turm_bauer.kit.chance import SIDES
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.study_models import StudyDo

SIDEWAYS = {"arrow_left": -1, "arrow_right": 1}
HANDS: tuple[HandKind, ...] = tuple(reversed(get_args(HandKind)))
"""The hands in the order of the menu, the usual one of a study first."""
CHANCE = SIDES
"""The number of the button after those of the sides: dice by chance."""
NOWHERE = -1


class DiceMenu:
    """The menu of dice: first one die is chosen, then the other. ``first`` is the one that was chosen, 0 for none;
    ``picked`` the number of the button that Enter presses, `NOWHERE` until an arrow key is pressed."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self.first = 0
        self.picked = NOWHERE

    def begin(self) -> None:
        self.first, self.picked = 0, NOWHERE

    def key(self, name: str) -> bool:
        if name in SIDEWAYS:
            self.picked = (self.picked + SIDEWAYS[name]) % (CHANCE + 1)
            self._panel.repaint()
        elif name == "enter" and self.picked != NOWHERE:
            self._press(self.picked)
        elif name == "escape":
            self._panel.kit.send(StudyDo("dice"))
        elif name == "0":
            self._press(CHANCE)
        elif name.isdigit() and 1 <= int(name) <= SIDES:
            self._press(int(name) - 1)
        else:
            return False
        return True

    def _press(self, number: int) -> None:
        if number == CHANCE:
            self._panel.kit.send(DiceChosen(None))
        elif self.first:
            self._panel.kit.send(DiceChosen((self.first, number + 1)))
        else:
            self.first = number + 1
            self._panel.repaint()

    def paint(self, canvas: Canvas, row: Rect) -> None:
        kit = self._panel.kit
        for number, rect in enumerate(row.columns(CHANCE + 1, 4)):
            chance, value = number == CHANCE, number + 1
            which = "turm-study-second-die" if self.first else "turm-study-first-die"
            title = kit.texts("turm-study-chance") if chance else kit.texts(which, value=value)
            lit = number == self.picked or (bool(self.first) and value == self.first)
            self._panel.button(
                canvas, f"study:die:{'chance' if chance else value}", rect, "" if chance else str(value),
                partial(self._press, number), icon="die" if chance else "", kind="chosen" if lit else "quiet",
                tip=lines(kit.key_hint("0" if chance else str(value)), title=title),
                style=BODY._replace(face="bold"),
            )  # fmt: skip


class HandMenu:
    """The menu of hands; ``picked`` is the number of the one that Enter chooses."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self.picked = 0

    def begin(self, hand: HandKind) -> None:
        self.picked = HANDS.index(hand)

    def key(self, name: str) -> bool:
        if name in SIDEWAYS:
            self.picked = (self.picked + SIDEWAYS[name]) % len(HANDS)
            self._panel.repaint()
        elif name == "enter":
            self._panel.kit.send(HandChosen(HANDS[self.picked]))
        elif name == "escape":
            self._panel.kit.send(StudyDo("hand"))
        elif name.isdigit() and 1 <= int(name) <= len(HANDS):
            self._panel.kit.send(HandChosen(HANDS[int(name) - 1]))
        else:
            return False
        return True

    def paint(self, canvas: Canvas, row: Rect) -> None:
        kit = self._panel.kit
        for number, (hand, rect) in enumerate(zip(HANDS, row.columns(len(HANDS), 4), strict=True)):
            label = kit.texts(f"turm-study-hand-{hand}")
            self._panel.button(
                canvas, f"study:hand:{hand}", rect, label, HandChosen(hand),
                kind="chosen" if number == self.picked else "quiet",
                tip=lines(kit.key_hint(str(number + 1)), title=kit.texts(f"turm-option-hand-{hand}")),
                style=canvas.fitted(label, SMALL, rect.w - 6, 9),
            )  # fmt: skip
