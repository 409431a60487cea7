"""The strip below a film: who plays, their points, whose turn it is, which year and round."""

from pathlib import Path

from PIL import Image

from torres3d.app.showing.colours import shown_colours
from torres3d.app.showing.people import bots_of, names_of, people
from torres3d.bots.registry import level_ids
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import PALETTES, Theme, emblems
from torres3d.hud.letters.fonts import Fonts
from torres3d.hud.letters.system_fonts import SystemFonts
from torres3d.hud.pieces.chips import chip
from torres3d.kits.torres.setup import Setup
from torres3d.rules.state import State
from torres3d.words.texts import Texts

HIGH = 27.0
"""The strip's height in units; a picture is 360 units high."""
NAME = TextStyle("medium", 14.0, theme.LIGHT)
POINTS = TextStyle("bold", 16.0, theme.LIGHT)
WHEN = TextStyle("text", 13.5, theme.LIGHT_SOFT)
GROUND = theme.colour("#1c130d")
CHIP = 19.0
NARROW = 420.0
"""Units; a narrower film has no names."""
LOW = 120
"""Pixels; a lower film has no strip: it could not be read."""


def strip_height(height: int) -> int:
    """How many pixels of a film of this height the strip takes."""
    return round(HIGH * height / 360) if height >= LOW else 0


class Caption:
    """Writes the strip below pictures of the table; both together are ``size`` pixels. ``palette``: its colours."""

    def __init__(
        self, setup: Setup, assets: Path, config: Path, size: tuple[int, int], palette: str = PALETTES[0]
    ) -> None:
        self._size = size
        self._texts = Texts(config / "locale")
        self._names = names_of(people(setup, bots_of(setup, level_ids()), self._texts))
        self._colours = shown_colours(setup)
        self._emblems = emblems(self._colours)
        self._theme = Theme(config / "palettes.yaml", palette)
        self._fonts = Fonts(assets / "fonts", SystemFonts())
        self._icons = Icons(assets)
        self._last: tuple[tuple[object, ...], Canvas] | None = None

    def on(self, picture: Image.Image, state: State) -> Image.Image:
        """The picture with the strip of a state below it."""
        if not strip_height(self._size[1]):
            return picture
        shown = (state.scores, state.actor, state.phase, state.round, state.stage == "over", state.winners)
        if self._last is None or self._last[0] != shown:
            self._last = shown, self._strip(state)
        both = Image.new("RGB", self._size, GROUND[:3])
        both.paste(picture)
        both.paste(self._last[1].image.convert("RGB"), (0, picture.height))
        return both

    def _strip(self, state: State) -> Canvas:
        width, height = self._size
        px = strip_height(height) / HIGH
        wide = width / px
        canvas = Canvas(Rect(0, 0, wide, HIGH), px, self._fonts, self._icons)
        canvas.fill(Rect(0, 0, wide, HIGH), GROUND)
        canvas.fill(Rect(0, 0, wide, 1), theme.GOLD_DIM)
        when = self._when(state)
        room = wide - 16 - (canvas.width(when, WHEN) + 10 if wide >= NARROW else 0)
        if wide >= NARROW:
            canvas.text(wide - 10, HIGH / 2 + 0.5, when, WHEN, "right")
        each = min(room / len(self._names), 150.0)
        for seat in range(len(self._names)):
            self._player(canvas, 8 + each * seat, each - 6, seat, state)
        return canvas

    def _player(self, canvas: Canvas, left: float, width: float, seat: int, state: State) -> None:
        middle = HIGH / 2 + 0.5
        won = state.stage == "over" and seat in state.winners
        if won or seat == state.actor:
            box = Rect(left - 2, 3, width + 2, HIGH - 5)
            canvas.fill(box, (*theme.GOLD[:3], 60), 5)
            canvas.outline(box, theme.GOLD_BRIGHT if won else theme.GOLD, 5)
        chip(canvas, self._theme, self._colours[seat], left + 2 + CHIP / 2, middle, CHIP, seat, self._emblems[seat])
        points = str(state.scores[seat]) if state.scores else "0"
        canvas.text(left + width - 5, middle, points, POINTS, "right")
        right = left + width - 10 - canvas.width(points, POINTS)
        at = left + CHIP + 7
        if won:
            canvas.icon("crown", at + 7, middle, 14, theme.GOLD_BRIGHT)
            at += 18
        if canvas.rect.w >= NARROW and right - at > 12:
            canvas.text(at, middle, self._names[seat], NAME, width=right - at)

    def _when(self, state: State) -> str:
        if state.stage == "over":
            return self._texts("phase", phase=state.phase)
        return self._texts("game-progress", phase=state.phase, round=state.round).capitalize()
