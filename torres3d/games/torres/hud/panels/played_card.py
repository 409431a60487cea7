"""A card that is played comes up and turns over for all to see: its back, its face with what it does, then it goes."""

from math import cos, pi

from panda3d.core import NodePath
from PIL import Image

from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.hud.panels.score_panel import row_middle
from torres3d.games.torres.hud.widgets import card_face
from torres3d.hud.kit.layout import Rect, around
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.screen_picture import Surface

WIDE, HIGH = 176.0, 262.0
TOP = 92.0
"""Below the prompt, in units, and beside the score panel: what the card does happens beside it."""
TURN, HOLD, FADE = 0.5, 1.5, 0.4
"""Seconds at speed 1: coming up and turning over, being read, going to the row of the player."""
READ = 0.8
"""The least seconds for reading, at any speed."""
SMALL = 0.28
"""Size of the card where it comes from and goes to, beside that in which it is read."""


class PlayedCard:
    """Shows one card at a time over the table; it takes no clicks. It comes up from the hand, or from the row of the
    opponent who plays it, and goes to the row of its player."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        self._kit = kit
        self._surface = Surface(parent, "card-turn", sort)
        self._sides: tuple[Image.Image, Image.Image] | None = None
        self._effect = CardTurned(0, "")
        self._time = 0.0

    @property
    def size(self) -> tuple[int, int] | None:
        return None if self._sides is None else self._surface.size

    def play(self, effect: CardTurned) -> None:
        """Turn a card over; ``still`` shows its face at once (reduced motion)."""
        self._effect = effect
        self._sides = self._painted()
        self._time = TURN if effect.still else 0.0
        self._surface.fade(1.0)
        self._draw()

    def repaint(self) -> None:
        if self._sides is not None:
            self._sides = self._painted()
            self._draw()

    def step(self, dt: float) -> None:
        if self._sides is None:
            return
        before, pace = self._time, self._effect.pace
        reading = TURN <= before < TURN + HOLD
        self._time += dt * (min(pace, HOLD / READ) if reading else pace)
        if self._time > TURN + HOLD + FADE or (self._effect.still and self._time > TURN + HOLD):
            self.end()
        elif before < TURN or self._time > TURN + HOLD:
            # A slow machine skips nothing: what turned over is read from its face on.
            self._time = min(self._time, TURN) if before < TURN else self._time
            self._draw()

    def end(self) -> None:
        if self._sides is not None:
            self._sides = None
            self._surface.hide()
            self._kit.dirty = True

    def destroy(self) -> None:
        self._sides = None
        self._surface.destroy()

    def _painted(self) -> tuple[Image.Image, Image.Image]:
        box = Rect(0, 0, WIDE, HIGH)
        back, face = self._kit.canvas(box), self._kit.canvas(box)
        card_face.card_back(back, box)
        card_face.large_card(face, box, self._effect.card, self._kit.texts, master=self._effect.master)
        return back.image, face.image

    def _draw(self) -> None:
        assert self._sides is not None
        view, edge, effect = self._kit.view, around(self._kit.view), self._effect
        row = row_middle(view, effect.seat)
        start = (view.width / 2, view.height - HIGH * SMALL / 2) if effect.near else row
        read = (edge.left + 2 * edge.gap + 14 + WIDE / 2, min(TOP, view.height - HIGH - edge.gap) + HIGH / 2)
        share = min(self._time / TURN, 1.0)
        gone = max(self._time - TURN - HOLD, 0.0) / FADE
        beside, ahead = (start, _eased(share)) if gone == 0.0 else (row, 1.0 - _eased(gone))
        # Half a turn: the back grows narrow, then the face grows wide.
        across = cos(pi * share)
        side = self._sides[0 if across > 0 else 1]
        size = SMALL + (1.0 - SMALL) * ahead
        wide, high = max(1, round(side.width * abs(across) * size)), max(1, round(side.height * size))
        shown = side if (wide, high) == side.size else side.resize((wide, high), Image.Resampling.BILINEAR)
        x, y = ((a + (b - a) * ahead) * view.px for a, b in zip(beside, read, strict=True))
        self._surface.show(shown, round(x - wide / 2), round(y - high / 2))
        self._surface.fade(1.0 - 0.75 * gone)
        self._kit.dirty = True


def _eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3.0 - 2.0 * share)
