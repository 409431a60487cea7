"""A card that is played turns over for all to see: its back, its face with what it does, then it fades."""

from math import cos, pi

from panda3d.core import NodePath
from PIL import Image

from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.hud.widgets import card_face
from torres3d.hud.kit.layout import Rect, around
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.screen_picture import Surface

WIDE, HIGH = 176.0, 262.0
TOP = 92.0
"""Below the prompt, in units, and beside the score panel: what the card does happens beside it."""
TURN, HOLD, FADE = 0.42, 1.5, 0.35
"""Seconds at speed 1: turning over, being read, going."""


class PlayedCard:
    """Shows one card at a time over the table; it takes no clicks."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        self._kit = kit
        self._surface = Surface(parent, "card-turn", sort)
        self._sides: tuple[Image.Image, Image.Image] | None = None
        self._shown = ""
        self._time = 0.0
        self._speed = 1.0

    @property
    def size(self) -> tuple[int, int] | None:
        return None if self._sides is None else self._surface.size

    def play(self, effect: CardTurned) -> None:
        """Turn a card over; ``still`` shows its face at once (reduced motion)."""
        self._shown = effect.card
        self._sides = self._painted(effect.card)
        self._time = TURN if effect.still else 0.0
        self._speed = effect.pace
        self._surface.fade(1.0)
        self._draw()

    def repaint(self) -> None:
        if self._sides is not None:
            self._sides = self._painted(self._shown)
            self._draw()

    def step(self, dt: float) -> None:
        if self._sides is None:
            return
        before, self._time = self._time, self._time + dt * self._speed
        if self._time > TURN + HOLD + FADE:
            self.end()
        elif before < TURN:
            self._draw()
        elif self._time > TURN + HOLD:
            self._surface.fade(1.0 - (self._time - TURN - HOLD) / FADE)
            self._kit.dirty = True

    def end(self) -> None:
        if self._sides is not None:
            self._sides = None
            self._surface.hide()
            self._kit.dirty = True

    def destroy(self) -> None:
        self._sides = None
        self._surface.destroy()

    def _painted(self, card: str) -> tuple[Image.Image, Image.Image]:
        box = Rect(0, 0, WIDE, HIGH)
        back, face = self._kit.canvas(box), self._kit.canvas(box)
        card_face.card_back(back, box)
        card_face.large_card(face, box, card, self._kit.texts)
        return back.image, face.image

    def _draw(self) -> None:
        assert self._sides is not None
        share = min(self._time / TURN, 1.0)
        # Half a turn: the back grows narrow, then the face grows wide.
        across = cos(pi * share)
        side = self._sides[0 if across > 0 else 1]
        wide = max(1, round(side.width * abs(across)))
        shown = side if wide == side.width else side.resize((wide, side.height), Image.Resampling.BILINEAR)
        view = self._kit.view
        edge = around(view)
        left = round((edge.left + 2 * edge.gap + 14 + WIDE / 2) * view.px - wide / 2)
        self._surface.show(shown, left, round(min(TOP, view.height - HIGH - edge.gap) * view.px))
        self._kit.dirty = True
