"""The picture of the table: drawn into a buffer only after changes, and shown below all panels.

The window shows the buffer on a card in a display region of its own, below ``render2d``, so a HUD that changes every
frame costs no new picture of the table. Where a processor draws, a small change in front of a still camera costs only
the parts of the picture in which it appears.
"""

from collections.abc import Callable, Sequence
from math import radians, tan

import numpy as np
from direct.showbase.ShowBase import ShowBase
from panda3d import core

from torres3d.scene.render import render_targets as targets
from torres3d.scene.render.accumulation_antialiasing import BANDS, Refinement
from torres3d.scene.render.changed_regions import EVERYTHING, Points, Region, few, patch_around
from torres3d.scene.render.compiled_shaders import picture_shader
from torres3d.scene.render.quality import Pace, Quality, Stage
from torres3d.scene.shapes.axis_conventions import FIELD_OF_VIEW, Point

EYE_MASK = core.BitMask32.bit(6)
COARSE_MASK = core.BitMask32.bit(8)
"""The eye's camera while it sees coarse models."""
BAKED_MASK = core.BitMask32.bit(9)
"""The eye's camera while it sees coarse models, and of what stands still pictures with the light in them."""
BELOW_HUD = -20
"""Order of the display region in the window; the HUD's is 10."""
MARGIN = 3
"""Pixels around a change that filters reach."""
MOST_KEPT = 0.35
"""Maximum changed share of the picture; beyond it all of it is drawn as in motion."""


class TableLayer:
    """A camera's picture of ``root``, and the layer of labels over it.

    In motion the picture has the quality's scale; at rest it has at least the pixels of the window. ``draws`` is called
    before the first picture of another stage.
    """

    def __init__(self, base: ShowBase, root: core.NodePath, draws: Callable[[Stage], None]) -> None:
        self._base = base
        self._root = root
        self._draws = draws
        root.set_shader_input("turned", core.LVecBase2f(1.0, 0.0))
        self._told = (0, 0)
        """The size of the picture, as an input of shaders."""
        self.stage: Stage = "moving"
        self._in_parts = targets.is_software(base.win)
        self.coarse_models = False
        """Whether pictures in motion show coarse models."""
        self.baked = False
        """Whether baked pictures are up to date."""
        self.lens = core.PerspectiveLens()
        self.lens.set_near_far(1.0, 120.0)
        eye_node = core.Camera("eye", self.lens)
        eye_node.set_camera_mask(EYE_MASK)
        self.camera = root.attach_new_node(eye_node)
        self.drawn = targets.PartialBuffer(self.camera)
        self._fine = targets.PartialBuffer(self.camera)
        self._fine.cancel()
        self._refining = Refinement()
        self._texture = core.Texture("table")
        self._fine_texture = core.Texture("still table")
        self.pace = Pace()
        self._changed_all = True
        self._changed: list[Points] = []
        self._fine_shown = False
        self._coarse: tuple[Region, ...] | None = None
        """The parts of the still picture to refine; None for all of it."""
        self.width, self.height = base.win.get_x_size(), base.win.get_y_size()
        self._flat = core.NodePath("table-screen")
        self._flat.set_depth_test(False)
        self._flat.set_depth_write(False)
        maker = core.CardMaker("table-picture")
        maker.set_frame(0, 1, -1, 0)
        self._card = self._flat.attach_new_node(maker.generate())
        self._card.set_texture(self._texture)
        self._on_card: tuple[core.Texture, bool] | None = None
        """The visible picture, and whether its pixels are the window's."""
        self._card.set_bin("background", 0)
        self._card.set_shader(picture_shader())
        self.labels: core.NodePath = self._flat.attach_new_node("labels")
        self.labels.set_bin("unsorted", 10)
        """Two-dimensional nodes over the picture: pixels from the top left corner, x right, z up (so down is
        negative)."""
        self._flat_lens = core.OrthographicLens()
        self._flat_lens.set_near_far(-100, 100)
        eye = self._flat.attach_new_node(core.Camera("table-screen", self._flat_lens))
        self._region: core.DisplayRegion = base.win.make_display_region()
        self._region.set_sort(BELOW_HUD)
        self._region.set_camera(eye)
        self._clear_window(False)
        self._fit()

    def set_quality(self, quality: Quality) -> None:
        engine = self._base.graphics_engine
        self.drawn.close(engine)
        self._fine.close(engine)
        self._on_card = None
        samples = 0 if self._in_parts else quality.samples
        self.coarse_models = quality.coarse and self._in_parts
        self._see(coarse=not self.is_still)
        self.pace.begin(quality.scale, (self.width, self.height))
        self._moving_pixels = self._scaled(quality.scale)
        finer = quality.refined > 0 and (quality.scale < 1.0 or self._in_parts)
        self._still_pixels = self._scaled(max(quality.scale, 1.0)) if finer else self._moving_pixels
        self._open(self.drawn, self._texture, self._moving_pixels, samples)
        self.redraw()
        still = self._texture
        if finer:
            still = self._fine_texture
            self._open(self._fine, still, self._still_pixels, samples)
        self._fine.cancel()
        bands = BANDS if self._in_parts else 1
        self._refining.set_up(engine, self._base.win, still, self._still_pixels, quality.refined, finer, bands)

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the picture in pixels."""
        return self._still_pixels if self.is_still else self._moving_pixels

    @property
    def drawn_parts(self) -> tuple[Region, ...] | None:
        """The parts of the visible picture that the next frame draws; None for everything."""
        return (self._fine if self._fine_shown else self.drawn).drawing

    def _scaled(self, scale: float) -> tuple[int, int]:
        return max(round(self.width * scale), 8), max(round(self.height * scale), 8)

    def _open(self, sheet: targets.PartialBuffer, texture: core.Texture, size: tuple[int, int], samples: int) -> None:
        texture.clear()
        targets.sample_smoothly(texture)
        buffer = targets.make_picture(self._base.graphics_engine, self._base.win, texture, -20, size, samples)
        sheet.open(buffer, size, MARGIN)

    def set_background(self, red: float, green: float, blue: float) -> None:
        for sheet in (self.drawn, self._fine):
            sheet.set_background(core.LVecBase4f(red, green, blue, 1))

    def resize(self, width: int, height: int, quality: Quality) -> None:
        if (width, height) != (self.width, self.height):
            self.width, self.height = max(width, 8), max(height, 8)
            self._fit()
            self.set_quality(quality)

    def look(self, eye: Point, heading: float, pitch: float) -> None:
        """Place the camera; ``heading`` and ``pitch`` (how far down) in degrees, heading 0 is north."""
        aspect = self.width / self.height
        self.lens.set_film_size(aspect, 1.0)
        self.lens.set_focal_length(0.5 / tan(radians(FIELD_OF_VIEW / 2)))
        self.camera.set_pos(*eye)
        self.camera.set_hpr(heading, -pitch, 0.0)
        self.redraw()

    def redraw(self) -> None:
        """Redraw everything in the next frame."""
        self._changed_all = True

    def redraw_around(self, changed: Sequence[Points]) -> None:
        """Redraw the regions in which each of these groups of points appears."""
        self._changed.extend(changed)

    @property
    def refining(self) -> bool:
        """Whether the picture will still be refined."""
        return self._refining.pending

    @property
    def needs_frame(self) -> bool:
        """Whether a picture has to be drawn now."""
        changed = self._changed_all or bool(self._changed)
        return changed or self.drawn.is_waiting or self._fine.is_waiting or self._refining.due

    @property
    def share(self) -> float:
        """The share of the picture that the next frame draws."""
        sheets = [sheet for sheet in (self.drawn, self._fine) if sheet.is_waiting]
        return sum(part.area for sheet in sheets for part in sheet.drawing or (EVERYTHING,))

    @property
    def is_moving(self) -> bool:
        """Whether the next frame draws the whole picture as in motion."""
        return self.drawn.is_waiting and self.drawn.drawing is None

    def note_frame_time(self, seconds: float) -> None:
        """Note how long the last frame took, one that `moved`: the scale may change."""
        if not self.pace.note_frame_time(seconds) or self.drawn.buffer is None:
            return
        self._moving_pixels = self._scaled(self.pace.scale)
        assert isinstance(self.drawn.buffer, core.GraphicsBuffer)
        self.drawn.buffer.set_size(*self._moving_pixels)
        self.drawn.resized(self._moving_pixels)

    def arrange(self, seconds: float) -> None:
        """Prepare the next frame, so many seconds after the last one."""
        refining = self._refining
        parts = self._changed_parts()
        if parts is None:
            refining.restart()
            self._fine.cancel()
            self._fine_shown = False
            self._coarse = None
            self._begin("moving")
            self._see(coarse=True)
            self._shift(0.0, 0.0)
            self._root.set_shader_input("turned", core.LVecBase2f(1.0, 0.0))
            self.drawn.draw()
        elif parts:
            refining.restart()
            self._shift(0.0, 0.0)
            if self._fine_shown:
                self._begin("changing")
                self._see(coarse=True)
                self._fine.draw(parts)
                drawing = self._fine.drawing
                refining.put(drawing)
                if self._coarse is not None and drawing is not None:
                    self._coarse = few((*self._coarse, *drawing), targets.MOST_PARTS, targets.SPARE)
            else:
                self._fine.cancel()
                self._begin("moving")
                self._see(coarse=True)
                self.drawn.draw(parts)
        elif not self.drawn.is_waiting and not self._fine.is_waiting:
            refining.wait(seconds)
            if refining.due:
                self._begin("still")
                self._see(coarse=False)
                refined = refining.band if self._coarse is None else self._coarse
                self._root.set_shader_input("turned", core.LVecBase2f(*refining.looks))
                self._shift(*refining.next(self._coarse))
                (self.drawn if self._fine.buffer is None else self._fine).draw(refined)
                self._fine_shown |= self._fine.buffer is not None and refining.beats_last_frame
                if not refining.pending:
                    self._coarse = ()
        if self.pixels != self._told:
            self._told = self.pixels
            self._root.set_shader_input("picture", self.pixels)
        self._show(refining.texture if refining.beats_last_frame or self._fine_shown else self._texture)
        self.drawn.arrange()
        self._fine.arrange()
        refining.arrange()

    def _show(self, picture: core.Texture) -> None:
        """Show a picture in the window, filtered only where its pixels differ from the window's."""
        alike = self.pixels == (self.width, self.height)
        if (picture, alike) == self._on_card:
            return
        self._on_card = picture, alike
        picture.set_minfilter(core.SamplerState.FT_nearest if alike else core.SamplerState.FT_linear)
        picture.set_magfilter(core.SamplerState.FT_nearest if alike else core.SamplerState.FT_linear)
        self._card.set_texture(picture)

    def _changed_parts(self) -> tuple[Region, ...] | None:
        """The changed parts since the last frame; None to draw everything."""
        changed, everything = self._changed, self._changed_all
        self._changed, self._changed_all = [], False
        if everything or (changed and not self._in_parts):
            return None
        if not changed:
            return ()
        to_clip = core.LMatrix4f(self.camera.get_mat())
        to_clip.invert_in_place()
        matrix = np.array(to_clip * self.lens.get_projection_mat(), np.float64)
        found = [part for points in changed if (part := patch_around(points, matrix)) is not None]
        parts = few(found, targets.MOST_PARTS, targets.SPARE)
        return None if sum(part.area for part in parts) > MOST_KEPT else parts

    @property
    def is_still(self) -> bool:
        """Whether the current picture is a still one, or a part of one."""
        return self.stage != "moving"

    def _begin(self, stage: Stage) -> None:
        if stage != self.stage:
            self.stage = stage
            self._see(coarse=stage != "still")
            self._draws(stage)

    def _see(self, coarse: bool) -> None:
        """Show coarse models, if there are any, or fine ones."""
        if self.coarse_models and coarse:
            mask = BAKED_MASK if self.baked and not self.is_still else COARSE_MASK
        else:
            mask = EYE_MASK
        self.camera.node().set_camera_mask(mask)

    def _shift(self, across: float, upward: float) -> None:
        """Shift the picture by parts of a pixel."""
        width, height = self.pixels
        self.lens.set_film_offset(across / width * self.width / self.height, upward / height)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the picture in the window. A hidden one costs nothing, and is redrawn when it returns."""
        self._region.set_active(shown)
        if shown:
            self.redraw()
        else:
            self.drawn.pause()
            self._fine.pause()
            self._refining.stop()

    def close(self) -> None:
        self._refining.close(self._base.graphics_engine)
        self.drawn.close(self._base.graphics_engine)
        self._fine.close(self._base.graphics_engine)
        self._base.win.remove_display_region(self._region)
        self._clear_window(True)

    def _clear_window(self, clear: bool) -> None:
        """Do not clear the window: the picture covers all of it."""
        self._base.win.set_clear_color_active(clear)
        self._base.win.set_clear_depth_active(clear)

    def _fit(self) -> None:
        self._flat_lens.set_film_size(self.width, self.height)
        self._flat_lens.set_film_offset(self.width / 2, -self.height / 2)
        self._card.set_scale(self.width, 1, self.height)
