"""A person at the mouse who is filmed: the pointer glides and is drawn, and each round may be a picture of the film."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from tests.app.driver import Driver
from tests.panda import VirtualScreen
from torres3d.app.program import Program
from torres3d.scene.studio import window_image

FILM = (640, 360)
"""Size in pixels of the films."""
EVERY = 2
"""Rounds from one picture of a film to the next."""
GLIDES = 6
"""Rounds in which the pointer glides to where it clicks."""
ARROW = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (13, 12))
"""Corners of the pointer from its tip, in pixels of a film."""


class FilmedDriver(Driver):
    """Plays like ``Driver``. While something is filmed, pictures of the window are kept."""

    def __init__(self, program: Program, screen: VirtualScreen) -> None:
        self._pictures: list[Image.Image] | None = None
        self._rounds = 0
        self._pointer = True
        self._place = (0.0, 0.0)
        super().__init__(program, screen)

    def film(self, act: Callable[[], None], pointer: bool = True) -> list[Image.Image]:
        """What the window shows while ``act`` lasts, with the pointer over it if wanted."""
        taken = self._pictures = []
        self._pointer = pointer
        act()
        self._pictures = None
        return taken

    def rounds(self, count: int = 1) -> None:
        """Let the program go on for some rounds, and keep each other one."""
        for _ in range(count):
            super().rounds()
            self._rounds += 1
            if self._pictures is not None and self._rounds % EVERY == 0:
                self._pictures.append(self._picture())

    def move(self, x: float, y: float) -> None:
        """Glide to a pixel where it is filmed, otherwise be there at once."""
        left, above = self._place
        if self._pictures is not None and abs(x - left) + abs(y - above) > GLIDES:
            for step in range(1, GLIDES):
                part = step / GLIDES
                self.point(round(left + part * (x - left)), round(above + part * (y - above)))
                self.rounds()
        super().move(x, y)

    def point(self, x: float, y: float) -> None:
        """The pointer is on this pixel."""
        self._place = x, y
        super().point(x, y)

    def _picture(self) -> Image.Image:
        self.screen.draw()
        picture = window_image(self.screen.base).convert("RGB").resize(FILM, Image.Resampling.LANCZOS)
        if not self._pointer:
            return picture
        left, above = self._place[0] * FILM[0] / self.screen.width, self._place[1] * FILM[1] / self.screen.height
        corners = [(left + right, above + down) for right, down in ARROW]
        ImageDraw.Draw(picture).polygon(corners, fill="white", outline="black")
        return picture
