"""Frames of a film: the table of its game, playback of events, longer moments, and the strip with the players below."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from torres3d.base import paths
from torres3d.cli.drawing_options_and_errors import palette_named
from torres3d.cli.film_effects import FilmEffects
from torres3d.engine.kit import GameSetup
from torres3d.games.game import Game
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect, viewport
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.theme import PALETTES, Theme
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.hud.widgets.player_signs_and_badges import chip
from torres3d.i18n.texts import Texts
from torres3d.scene.render.quality import QualityName
from torres3d.scene.scene_declaration import CaptionLine, Weight
from torres3d.scene.studio import Studio

STRIP_HEIGHT = 27.0
"""The strip's height in units; a picture is 360 units high."""
NAME = TextStyle("medium", 14.0, theme.LIGHT)
POINTS = TextStyle("bold", 16.0, theme.LIGHT)
WHEN = TextStyle("text", 13.5, theme.LIGHT_SOFT)
GROUND = theme.colour("#1c130d")
CHIP = 19.0
MIN_NAMES_WIDTH = 420.0
"""Units; a narrower film has no names."""
MIN_STRIP_PIXELS = 120
"""Pixels; a lower film has no strip: it could not be read."""


def strip_height(height: int) -> int:
    """The height of the strip in a film of this height, in pixels."""
    return round(STRIP_HEIGHT * height / 360) if height >= MIN_STRIP_PIXELS else 0


class Caption:
    """Writes the strip below pictures of the table; both together are ``size`` pixels. ``line`` gives its content for a
    state of the game."""

    def __init__(
        self, players: Sequence[PlayerLook], line: Callable[[Any], CaptionLine], kit: PanelKit, size: tuple[int, int]
    ) -> None:
        self._size = size
        self._players = tuple(players)
        self._line = line
        self._kit = kit
        self._last: tuple[CaptionLine, Canvas] | None = None

    def draw_on(self, picture: Image.Image, state: object) -> Image.Image:
        """The picture with the strip of a state below it."""
        if not strip_height(self._size[1]):
            return picture
        line = self._line(state)
        if self._last is None or self._last[0] != line:
            self._last = line, self._strip(line)
        both = Image.new("RGB", self._size, GROUND[:3])
        both.paste(picture)
        both.paste(self._last[1].image.convert("RGB"), (0, picture.height))
        return both

    def _strip(self, line: CaptionLine) -> Canvas:
        width, height = self._size
        px = strip_height(height) / STRIP_HEIGHT
        wide = width / px
        canvas = Canvas(Rect(0, 0, wide, STRIP_HEIGHT), px, self._kit.fonts, self._kit.icons)
        canvas.fill(Rect(0, 0, wide, STRIP_HEIGHT), GROUND)
        canvas.fill(Rect(0, 0, wide, 1), theme.GOLD_DIM)
        room = wide - 16 - (canvas.width(line.when, WHEN) + 10 if wide >= MIN_NAMES_WIDTH else 0)
        if wide >= MIN_NAMES_WIDTH:
            canvas.text(wide - 10, STRIP_HEIGHT / 2 + 0.5, line.when, WHEN, "right")
        each = min(room / len(self._players), 150.0)
        for seat in range(len(self._players)):
            self._player(canvas, 8 + each * seat, each - 6, seat, line)
        return canvas

    def _player(self, canvas: Canvas, left: float, width: float, seat: int, line: CaptionLine) -> None:
        middle = STRIP_HEIGHT / 2 + 0.5
        player, won = self._players[seat], seat in line.winners
        if won or seat == line.actor:
            box = Rect(left - 2, 3, width + 2, STRIP_HEIGHT - 5)
            canvas.fill(box, (*theme.GOLD[:3], 60), 5)
            canvas.outline(box, theme.GOLD_BRIGHT if won else theme.GOLD, 5)
        chip(canvas, self._kit.theme, player.colour, left + 2 + CHIP / 2, middle, CHIP, seat, player.emblem)
        points = str(line.points[seat])
        canvas.text(left + width - 5, middle, points, POINTS, "right")
        right = left + width - 10 - canvas.width(points, POINTS)
        at = left + CHIP + 7
        if won:
            canvas.icon("crown", at + 7, middle, 14, theme.GOLD_BRIGHT)
            at += 18
        if canvas.rect.w >= MIN_NAMES_WIDTH and right - at > 12:
            canvas.text(at, middle, player.called, NAME, width=right - at)


Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Filmed:
    """A game before the camera: ``studio`` takes its pictures, ``caption`` writes below them, ``playback`` plays steps
    from a state on, ``effects`` shows those of a playback over them, ``weight`` says how long the outcome of a command
    with these events is shown."""

    studio: Studio[Any, Any]
    caption: Caption
    playback: Callable[[Any], Any]
    effects: Callable[[Any], FilmEffects]
    weight: Callable[[Iterable[object]], Weight]


def begin_film(
    game: Game, setup: GameSetup, size: Size, table: Size, quality: QualityName, colours: str, plain: bool
) -> Filmed:
    """Open a studio for a film of one size, with a table of another size in it."""
    scene, terminal = game.scene(), game.terminal()
    studio = scene.studio(setup, palette_named(colours), table, quality, plain_stone=plain)
    kit = film_kit(table, colours)
    return Filmed(
        studio,
        caption_of(game, setup, kit, size),
        lambda state: terminal.film_playback(studio.table, state),
        lambda playback: FilmEffects(studio.base, kit, game.hud().effects, lambda: playback.effects.recent),
        scene.weight,
    )


def film_kit(table: Size, colours: str = PALETTES[0]) -> PanelKit:
    """Fonts, icons, texts and colours for a film whose table has this size; nothing can be clicked."""
    assets, config = paths.assets(), paths.config()
    fonts, icons = Fonts(assets / "fonts", SystemFonts()), Icons(assets)
    texts, palette = Texts(config / "locale"), Theme(config / "palettes.yaml", colours)
    return PanelKit(fonts, icons, palette, texts, lambda intent: None, viewport(*table, 1.0))


def caption_of(game: Game, setup: GameSetup, kit: PanelKit, size: Size) -> Caption:
    """The strip below a film of this size, with the strip in it."""
    scene, say = game.scene(), kit.texts
    return Caption(game.terminal().players(setup, say), lambda state: scene.caption(state, say), kit, size)
