"""A HUD in the offscreen window, with a mouse."""

from collections.abc import Callable, Iterator

import pytest
from panda3d.core import MouseButton

from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.games.registered import GAMES
from torres3d.hud.hud import Hud
from torres3d.hud.kit.intent import Intent
from torres3d.i18n.texts import Texts


class Player:
    """Somebody who uses the HUD: moves, clicks, and what the HUD told."""

    def __init__(self, screen: VirtualScreen, hud: Hud, told: list[Intent]) -> None:
        self.screen = screen
        self.hud = hud
        self.told = told

    def step(self, seconds: float = 0.016) -> None:
        """Events, then the HUD's frame."""
        self.screen.step()
        self.hud.step(seconds)

    def point(self, name: str) -> tuple[float, float]:
        """Move the pointer onto a spot."""
        x, y = self.hud.spot_pixels(name)
        self.screen.move(x, y)
        self.step()
        return x, y

    def press(self) -> None:
        """Press the mouse button."""
        self.screen.press(MouseButton.one())
        self.step()

    def release(self) -> None:
        """Let the mouse button go."""
        self.screen.release(MouseButton.one())
        self.step()

    def click(self, name: str) -> None:
        """Click a spot."""
        self.point(name)
        self.press()
        self.release()


@pytest.fixture
def make_hud(screen: VirtualScreen) -> Iterator[Callable[..., Player]]:
    """Make a HUD of a language and size; all are taken away at the end."""
    made: list[Hud] = []

    def make(language: str = "en", size: tuple[int, int] = (1280, 720), ui_scale: float = 1.0) -> Player:
        told: list[Intent] = []
        texts = Texts(paths.config() / "locale", language)
        palettes = paths.config() / "palettes.yaml"
        games = [game.hud for game in GAMES]
        hud = Hud(screen.base, paths.assets(), palettes, texts, told.append, games, size=size, ui_scale=ui_scale)
        made.append(hud)
        return Player(screen, hud, told)

    yield make
    for hud in made:
        hud.destroy()


@pytest.fixture
def player(make_hud: Callable[..., Player]) -> Player:
    """Somebody before an English HUD of 1280 x 720."""
    return make_hud()
