"""A studio takes pictures of a table without a window: for `show`, `film`, and saved games."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from direct.showbase.ShowBase import ShowBase
from PIL import Image

from torres3d.scene.base_table import BaseTable
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.quality import LEVELS, Quality

USUAL_HEIGHT = 720
"""Height in pixels of a picture in which labels have their normal size."""
REFINED = 4
"""The most frames whose mean is a still picture: more take too long for somebody who waits."""
SMALLEST_LABELS, LARGEST_LABELS = 0.6, 3.0


class TablePlayback(Protocol):
    """A playback on the table that advances piece by piece and never blocks."""

    @property
    def idle(self) -> bool:
        """Whether everything was shown."""

    def step(self, seconds: float) -> None:
        """Play the next piece if the table stands still."""


StateT = TypeVar("StateT")
TableT = TypeVar("TableT", bound=BaseTable[Any, Any])


class Studio(Generic[TableT, StateT]):
    """Takes pictures of a table, all of one size; one studio a process."""

    def __init__(self, base: ShowBase, table: TableT, height: int) -> None:
        self.base = base
        self.table = table
        table.camera.still = True
        table.labels.rescale(min(max(height / USUAL_HEIGHT, SMALLEST_LABELS), LARGEST_LABELS))
        quality = LEVELS[table.quality]
        self._draw_with(replace(quality, refined=min(quality.refined, REFINED)))

    def look_from(self, view: str | Viewpoint) -> None:
        """Look from a named view, or any other."""
        if isinstance(view, str):
            self.table.camera.preset(view, at_once=True)
        else:
            self.table.camera.go(view, at_once=True)

    def shot(self) -> Image.Image:
        """A picture of the table as it is now."""
        self.table.settle()
        return window_image(self.base)

    def picture(
        self, state: StateT, view: str | Viewpoint = "iso", overlays: Iterable[str] = (), looks: Any = None
    ) -> Image.Image:
        """A picture of a state from a named view, or any other. ``looks``, as the table takes them, stay for the next
        pictures."""
        self.table.show(state, looks)
        self.table.overlays.set(overlays)
        self.look_from(view)
        return self.shot()

    def fitted_view(self, view: str, state: StateT) -> Viewpoint:
        """A named view that shows everything built in a state."""
        self.table.show(state)
        self.table.camera.preset(view, at_once=True)
        return self.table.camera.goal

    def prepare_film(self, scale: float) -> None:
        """Draw each picture once from now on, ``scale`` times as large as shown, without refinement. Still parts then
        look the same in all frames, and a frame costs little."""
        self._draw_with(replace(LEVELS[self.table.quality], scale=scale, refined=0))
        self.table.camera.filmed, self.table.camera.still = True, False
        self.table.redraw()

    def motion(self, moving: TablePlayback, seconds: float) -> Iterator[Image.Image]:
        """A picture for each ``seconds`` of what ``moving`` plays on the table, the outcome last, once the camera is
        back from what it visited."""
        camera = self.table.camera
        while not moving.idle or camera.view != camera.goal:
            moving.step(seconds)
            self.table.step(seconds)
            while not (self.table.animating or moving.idle):
                # The next piece begins within the same frame.
                spare = self.table.spare
                moving.step(spare)
                self.table.step(spare)
            self.base.graphics_engine.render_frame()
            yield window_image(self.base)

    def frame(self) -> Image.Image:
        """A picture of what stands on the table and over it now, drawn once."""
        self.table.step(0.0)
        self.base.graphics_engine.render_frame()
        return window_image(self.base)

    def _draw_with(self, quality: Quality) -> None:
        self.table.surface.set_quality(quality)
        self.table.surface.set_background(*self.table.haze)

    def close(self) -> None:
        """End Panda3D."""
        self.table.close()
        self.base.destroy()


def window_image(base: ShowBase) -> Image.Image:
    """The last frame of the window."""
    texture = base.win.get_screenshot()
    size = texture.get_x_size(), texture.get_y_size()
    data = bytes(texture.get_ram_image_as("RGB"))
    return Image.frombytes("RGB", size, data).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
