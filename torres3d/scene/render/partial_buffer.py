"""Partial buffer: drawn as a whole or in parts; the rest of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from panda3d.core import (
    Camera,
    DisplayRegion,
    GraphicsEngine,
    GraphicsOutput,
    LVecBase4f,
    NodePath,
    PerspectiveLens,
    ScissorAttrib,
)

from torres3d.scene.render.changed_regions import Region, few
from torres3d.scene.render.render_targets import OnDemand

MOST_PARTS = 6
EMPTIED = -1
"""Order of a region in its buffer: before those that draw."""
SPARE = 0.008
"""Share of the picture that may be drawn needlessly to save one part."""


@dataclass(frozen=True, slots=True)
class PartView:
    """Draws one part: a region that is ``emptied``, and one that is ``drawn`` with the camera ``eye``."""

    eye: Camera
    emptied: DisplayRegion
    drawn: DisplayRegion


class PartialBuffer(OnDemand):
    """A buffer drawn by ``camera``. Each part has a camera of its own that sees nothing else, so things outside of it
    cost nothing."""

    def __init__(self, camera: NodePath[Camera]) -> None:
        super().__init__()
        self._camera = camera
        self._pixels = (1, 1)
        self._margin = 0
        self._whole: DisplayRegion | None = None
        self._views: list[PartView] = []
        self.drawing: tuple[Region, ...] | None = None
        """The parts that the next frame draws; None for everything."""
        self._colour = False

    def open(self, buffer: GraphicsOutput, pixels: tuple[int, int], margin: int, colour: bool = True) -> None:
        """Draw into this buffer. ``margin`` is the number of pixels around a part that may change with it. Without
        ``colour`` it holds only depth."""
        buffer.set_clear_color_active(colour)
        buffer.set_clear_depth_active(True)
        buffer.set_active(False)
        self._pixels, self._margin, self._colour = pixels, margin, colour
        self._whole = buffer.make_display_region()
        self._whole.set_camera(self._camera)
        self._views = []
        self.drawing = None
        self.buffer = buffer
        self.dirty = True

    def resized(self, pixels: tuple[int, int]) -> None:
        self._pixels = pixels
        self.draw()

    def draw(self, parts: Sequence[Region] | None = None) -> None:
        """Draw these parts in the next frame, or everything."""
        waiting = self.is_waiting
        if parts is None or (waiting and self.drawing is None):
            self.drawing = None
        else:
            grown = [part.expanded(self._pixels, self._margin) for part in parts]
            before = self.drawing if waiting and self.drawing is not None else ()
            self.drawing = few((*before, *grown), MOST_PARTS, SPARE)
        self.dirty = True

    def arrange(self) -> None:
        """Draw in the next frame what is asked for, or leave it out. Call before each frame."""
        super().arrange()
        if self.buffer is None or self._whole is None or not self.is_waiting:
            return
        whole = self.drawing is None
        self._whole.set_active(whole)
        self.buffer.set_clear_color_active(whole and self._colour)
        self.buffer.set_clear_depth_active(whole)
        parts = self.drawing or ()
        while len(self._views) < len(parts):
            self._views.append(self._another_view(self.buffer))
        for number, view in enumerate(self._views):
            view.emptied.set_active(number < len(parts))
            view.drawn.set_active(number < len(parts))
            if number < len(parts):
                self._look(view, parts[number])

    def set_background(self, colour: LVecBase4f) -> None:
        if self.buffer is not None:
            self.buffer.set_clear_color(colour)
            for view in self._views:
                view.emptied.set_clear_color(colour)

    def close(self, engine: GraphicsEngine) -> None:
        for view in self._views:
            view.drawn.get_camera().remove_node()
        self._views = []
        self._whole = None
        super().close(engine)

    def _another_view(self, buffer: GraphicsOutput) -> PartView:
        camera = self._camera.node()
        eye = Camera("part", camera.get_lens())
        emptied = buffer.make_display_region()
        emptied.set_clear_depth_active(True)
        emptied.set_clear_color_active(self._colour)
        emptied.set_clear_color(buffer.get_clear_color())
        emptied.set_sort(EMPTIED)
        drawn = buffer.make_display_region()
        drawn.set_camera(self._camera.attach_new_node(eye))
        return PartView(eye, emptied, drawn)

    def _look(self, view: PartView, part: Region) -> None:
        """Draw a part with the lens of the whole, so that each pixel stays the same, but only what is visible in it."""
        view.emptied.set_dimensions(part.left, part.right, part.bottom, part.top)
        camera = self._camera.node()
        view.eye.set_camera_mask(camera.get_camera_mask())
        edges = ScissorAttrib.make(LVecBase4f(part.left, part.right, part.bottom, part.top))
        view.eye.set_initial_state(camera.get_initial_state().add_attrib(edges, 1))
        full = camera.get_lens()
        lens = full.make_copy()
        width, height = full.get_film_size()
        across, upward = full.get_film_offset()
        lens.set_film_size(width * (part.right - part.left), height * (part.top - part.bottom))
        if isinstance(full, PerspectiveLens):
            lens.set_focal_length(full.get_focal_length())
        lens.set_film_offset(
            across + width * ((part.left + part.right) / 2 - 0.5),
            upward + height * ((part.bottom + part.top) / 2 - 0.5),
        )
        view.eye.set_cull_bounds(lens.make_bounds())
